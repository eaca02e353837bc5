"""The game's own random generator: sfc32, which needs 32-bit additions and shifts only."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_MASK: Final = 0xFFFFFFFF
_SPAN: Final = 0x100000000


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A small fast counter generator; equal words give equal numbers, pure and compiled."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> Rng:
        """An independent generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def next(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = (((c << 21) | (c >> 11)) + out) & _MASK
        return out

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely."""
        top: i64 = _SPAN - _SPAN % limit
        while True:
            bits = self.next()
            if bits < top:
                return bits % limit
