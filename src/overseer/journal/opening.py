"""Openings: the state from which a match goes on, and the position that a journal may begin with.

A journal writes such a position in full, so that nothing of it depends on chance.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from overseer.journal.secret import Commitment
from overseer.kernel.decision import ALL
from overseer.kernel.errors import Malformed
from overseer.kernel.game import MANUAL, Game
from overseer.kernel.state import State

UNDER_WAY = "under_way"  # the part of a table that is data for the rules
SEAL = "seal"  # in it, that of the server that wrote the table

Position = Mapping[str, Any]


def new_state(
    game: Game, players: int, options: Mapping[str, Any], commitment: Commitment
) -> State:
    """A new state that leaves chance and single options to its caller.

    Its own generator follows from what everybody may know, and decides nothing of the match: it is
    for those who try things on copies.
    """
    for name in ("players", "seed", "chance", "forced"):
        if name in options:
            raise Malformed(f"{name!r} is not an option of a match.")
    return game.new(players, commitment.public_seed, chance=MANUAL, forced=MANUAL, **options)


def state_from(game: Game, position: Position, seed: int) -> State:
    """The state of a position, which leaves chance and single options to its caller."""
    return game.position(position, seed, chance=MANUAL, forced=MANUAL)


def whole_position(game: Game, state: State, given: Position | None = None) -> Position:
    """The position of a state in full; what is under way is left out where it tells nothing.

    The seal of a position that was given stays with it.
    """
    table = json.loads(json.dumps(state.view(ALL)["table"]))
    words = {name: value for name, value in table.items() if name != UNDER_WAY}
    # Where a set-up draws cards, what it leaves unsaid may be right by chance: hence two seeds.
    try:
        is_told = all(state_from(game, words, seed).digest() == state.digest() for seed in (0, 1))
    except Malformed:
        is_told = False
    seal = seal_of(given or {})
    if is_told or not seal:
        return words if is_told else table
    return sealed(table, seal)


def seal_of(position: Position) -> str:
    """The seal on what is under way in a position, or nothing."""
    under_way = position.get(UNDER_WAY)
    seal = under_way.get(SEAL) if isinstance(under_way, Mapping) else None
    return seal if isinstance(seal, str) else ""


def sealed(position: Position, seal: str) -> Position:
    """A position with another seal on what is under way, or with none."""
    under_way = {name: value for name, value in position[UNDER_WAY].items() if name != SEAL}
    return {**position, UNDER_WAY: {**under_way, SEAL: seal} if seal else under_way}
