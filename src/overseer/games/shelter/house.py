"""House rules: optional changes that are not in the printed rules, applied after setup."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import i64

from overseer.games.shelter import terms as t
from overseer.games.shelter.vault import Vault
from overseer.kernel.vecs import vec

# The other reading of the printed columns that SH-R-45 mentions.
_OUTER_COLUMNS = (2, 3, 4, 5, 6, 0, 0, 8, 9, 10, 11, 12)


def _starting_resources(vault: Vault) -> None:
    for place in range(vault.players * t.KINDS):
        vault.cubes[place] = 1


def _fifth_room(vault: Vault) -> None:
    vault.rooms_to_end = t.SLOTS - 1


def _alternate_columns(vault: Vault) -> None:
    vault.column = vec[i64](
        [_OUTER_COLUMNS.index(n) if n > 1 and n != 7 else -1 for n in range(13)]
    )


HOUSE_RULES: dict[str, Callable[[Vault], None]] = {
    "starting-resources": _starting_resources,
    "fifth-room": _fifth_room,
    "alternate-columns": _alternate_columns,
}


def apply_house_rules(vault: Vault, names: Sequence[str]) -> None:
    """Change a vault that has just been set up."""
    for name in names:
        HOUSE_RULES[name](vault)
