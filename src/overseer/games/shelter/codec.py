"""The codec: a vault as JSON types and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overseer.games.shelter.building import Plan
from overseer.games.shelter.cost import Payment
from overseer.games.shelter.decks import Fill
from overseer.games.shelter.earnings import Earnings
from overseer.games.shelter.exchange import Closing
from overseer.games.shelter.fight import Fight
from overseer.games.shelter.income import Income
from overseer.games.shelter.items import UseItem
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.recall import Recall
from overseer.games.shelter.rewards import Rewards
from overseer.games.shelter.round import PlaceDwellers, Round
from overseer.games.shelter.setup import Setup
from overseer.games.shelter.spawn import Spawn
from overseer.games.shelter.training import Training
from overseer.games.shelter.turn import Turn
from overseer.games.shelter.vault import Vault
from overseer.kernel.codec import Codec, frames_by_name

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
    frames_by_name(
        Closing,
        Earnings,
        Fight,
        Fill,
        Income,
        Payment,
        PlaceDwellers,
        Placement,
        Plan,
        Recall,
        Rewards,
        Round,
        Setup,
        Spawn,
        Training,
        Turn,
        UseItem,
    ),
    _BAGS,
)


def position(vault: Vault) -> dict[str, object]:
    """Everything on the table and under way, but for the generator."""
    return CODEC.position(vault)


def put_position(vault: Vault, dump: Mapping[str, Any]) -> None:
    """Give a vault the position of a dump, whose fingerprint must have been checked."""
    CODEC.put(vault, dump)
    vault.find_active()
