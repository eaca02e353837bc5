"""Vectors of numbers: librt's flat ones for the compiled unit, lists for its source.

The unit's modules import `vec` and its functions from here. mypyc sees through the import and
compiles to librt's vectors; without the compiled unit a list is a good deal faster than a vector
that the interpreter has to unpack element by element. As with librt, a vector that has been
appended to or taken from must not be used again: use what the function returns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64, u8

from overseer import _unit

if TYPE_CHECKING or _unit.COMPILED:
    from librt.vecs import append, pop, remove, vec
else:
    # So that `vec[i64]` is the type of lists.
    vec = {i64: list, i16: list, u8: list, float: list}

    def append(row: list[int], value: int) -> list[int]:
        """The row with one more number at its end."""
        row.append(value)
        return row

    def pop(row: list[int], index: int = -1) -> tuple[list[int], int]:
        """The row without one of its numbers, and that number."""
        value = row.pop(index)
        return row, value

    def remove(row: list[int], value: int) -> list[int]:
        """The row without the first number of this value."""
        row.remove(value)
        return row


__all__ = ["append", "pop", "remove", "vec"]
