"""The codec: a vault as JSON types and back, and its fingerprint."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from overseer.games.shelter.building import Plan
from overseer.games.shelter.cost import Payment
from overseer.games.shelter.decks import Fill
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
from overseer.kernel.pile import Pile
from overseer.kernel.vecs import vec

NUMBERS = (
    "max_rounds",
    "rooms_to_end",
    "round",
    "first_player",
    "starter",
    "trigger",
    "truncated",
)
ROWS = (
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
PILES = ("item_deck", "room_deck", "threat_deck")
FRAMES: dict[str, Any] = {
    frame.__name__: frame
    for frame in (
        Closing,
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
    )
}


def position(vault: Vault) -> dict[str, object]:
    """Everything on the table and under way, but for the generator.

    Discards are listed in order of their cards: the order in which they were discarded is
    forgotten when they are shuffled, so two positions that differ in it are the same.
    """
    dump: dict[str, object] = {name: int(getattr(vault, name)) for name in NUMBERS}
    for name in ROWS:
        row = [int(value) for value in getattr(vault, name)]
        dump[name] = sorted(row) if name.endswith("_discards") else row
    for name in PILES:
        dump[name] = _dump_pile(getattr(vault, name))
    dump["stack"] = [[type(frame).__name__, *frame.dump()] for frame in vault.stack]
    return dump


def put_position(vault: Vault, dump: Mapping[str, Any]) -> None:
    """Give a vault the position of a dump, whose fingerprint must have been checked."""
    for name in NUMBERS:
        setattr(vault, name, dump[name])
    for name in ROWS:
        setattr(vault, name, vec[i64](dump[name]))
    for name in PILES:
        setattr(vault, name, _load_pile(dump[name]))
    vault.stack.clear()
    for name, *fields in dump["stack"]:
        vault.stack.append(FRAMES[name](*fields))
    vault.find_active()


def fingerprint(header: object, position: object) -> str:
    """64 hex digits over a dumped position and what it belongs to."""
    text = json.dumps([header, position], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _dump_pile(pile: Pile | None) -> list[object]:
    """Layers from the top: the cards of a layer, and how many it borrows from below."""
    layers: list[object] = []
    while pile is not None:
        layers.append([[int(card) for card in pile.cards], int(pile.borrowed)])
        pile = pile.below
    return layers


def _load_pile(layers: list[Any]) -> Pile:
    pile: Pile | None = None
    for cards, borrowed in reversed(layers):
        pile = Pile(vec[i64](cards), borrowed, pile)
    assert pile is not None  # a pile has at least one layer, if an empty one
    return pile
