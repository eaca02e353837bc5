"""Names: the ids behind the numbers of the tables."""

from __future__ import annotations

from dataclasses import dataclass, field

from overseer.games.fallout.table import FalloutSpace


@dataclass(frozen=True, slots=True)
class Names:
    """The ids of everything that a pack names, each in the order of its table."""

    scenarios: tuple[str, ...]
    tiles: tuple[str, ...]
    places: tuple[str, ...]
    tokens: tuple[str, ...]  # the first two are "star" and "shield"
    characters: tuple[str, ...]
    items: tuple[str, ...]  # ability cards of characters have the character's id
    perks: tuple[str, ...]
    agendas: tuple[str, ...]
    encounters: tuple[str, ...]
    quests: tuple[str, ...]
    # What is printed on spaces, by node and tile, as far as somebody has looked at it.
    spaces: dict[tuple[int, int], FalloutSpace] = field(
        default_factory=dict, compare=False, repr=False
    )
