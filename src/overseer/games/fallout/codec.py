"""The codec: a wasteland as JSON types and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.spaces import draw_map
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.codec import Codec, frames_of

_NUMBERS = (
    "scenario",
    "max_rounds",
    "auto_steps",
    "lead_cap",
    "round",
    "first_player",
    "active",
    "actions",
    "points",
    "window",
    "encountered",
    "turn_damage",
    "turn_rads",
    "revealed",
    "activating",
    "depletions",
    "deals",
    "pieces",
    "winners",
    "lost",
    "truncated",
    "due",
)
_BAGS = (
    "loot_discards",
    "asset_discards",
    "agenda_discards",
    "agenda_dropped",
    "token_discards",
)
_ROWS = (
    "character",
    "node",
    "hp",
    "rads",
    "xp",
    "levels",
    "letters",
    "traits",
    "caps",
    "loyal",
    "eliminated",
    "deaths",
    "held",
    "gained",
    "perks",
    "agendas",
    "kept",
    "used",
    "icons",
    "slots",
    "enemies",
    "markers",
    "waiting",
    "staged",
    "counts",
    "timers",
    "shelf",
    "deeds",
    "limbo",
    "contest",
    "bag",
    "tiles",
    "shop",
    "power",
    "perk_deck",
    "unique_deck",
    "unique_aside",
    *_BAGS,
)
CODEC = Codec(
    _NUMBERS,
    _ROWS,
    ("loot_deck", "asset_deck", "agenda_deck"),
    frames_of(LandFrame),
    _BAGS,
    ("encounter_decks", "stacks"),
)


def put_position(land: Wasteland, dump: Mapping[str, Any]) -> None:
    """Give a wasteland the position of a dump, whose fingerprint must have been checked."""
    CODEC.put(land, dump)
    draw_map(land)
