"""The codec: a vault as JSON types and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.vault import Vault
from overseer.kernel.codec import Codec, frames_of

_NUMBERS = (
    "max_rounds",
    "rooms_to_end",
    "round",
    "first_player",
    "starter",
    "trigger",
    "truncated",
)
_ROWS = (
    "column",
    "cubes",
    "happiness",
    "dwellers",
    "owned",
    "passed",
    "held",
    "level_owner",
    "level_of",
    "rooms",
    "card",
    "threat",
    "occupant",
    "figures",
    "newcomers",
    "plan",
    "item_track",
    "room_track",
    "item_discards",
    "room_discards",
    "threat_discards",
)
_PILES = ("item_deck", "room_deck", "threat_deck")
_BAGS = tuple(name for name in _ROWS if name.endswith("_discards"))
CODEC = Codec(
    _NUMBERS,
    _ROWS,
    _PILES,
    frames_of(VaultFrame),
    _BAGS,
)


def position(vault: Vault) -> dict[str, object]:
    """Everything on the table and under way, but for the generator."""
    return CODEC.position(vault)


def put_position(vault: Vault, dump: Mapping[str, Any]) -> None:
    """Give a vault the position of a dump, whose fingerprint must have been checked."""
    CODEC.put(vault, dump)
    vault.find_active()
