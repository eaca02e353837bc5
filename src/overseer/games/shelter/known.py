"""What a seat may know of a position, listed field by field.

Nothing is hidden in Fallout Shelter but the order of the decks (SH-R-06), and that comes into being
as cards are drawn. Still `Known`, and KNOWN of each frame, name all that is told: a field of the
position or of a frame that stands in neither is not known to anybody.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from overseer.games.shelter.codec import CODEC
from overseer.games.shelter.vault import Vault
from overseer.kernel.codec import known_frames

Row = list[int]
Pile = list[tuple[Row, int]]  # layers from the top: cards, and how many are borrowed from below


class Known(Struct, frozen=True, kw_only=True):
    """All that anybody may know of a position; the names are those of the `Vault`."""

    frames: list[list[Any]]  # names and fields

    max_rounds: int
    rooms_to_end: int
    round: int
    first_player: int
    starter: int
    trigger: int
    truncated: int

    column: Row
    cubes: Row
    happiness: Row
    dwellers: Row
    owned: Row
    passed: Row
    held: Row
    level_owner: Row
    level_of: Row
    rooms: Row
    card: Row
    threat: Row
    occupant: Row
    figures: Row
    newcomers: Row
    plan: Row
    item_track: Row
    room_track: Row
    item_discards: Row
    room_discards: Row
    threat_discards: Row

    item_deck: Pile
    room_deck: Pile
    threat_deck: Pile


_OPEN = tuple(name for name in Known.__struct_fields__ if name != "frames")


def known(vault: Vault) -> Known:
    """What everybody may know of a position."""
    return Known(frames=known_frames(vault), **CODEC.picked(vault, _OPEN))


def position_of(seen: Known) -> dict[str, Any]:
    """The position that is known, as the codec dumps one."""
    return {**{name: getattr(seen, name) for name in _OPEN}, "stack": seen.frames}
