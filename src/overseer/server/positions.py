"""Positions that go from one table to another: copied as a seat sees them, and set up in words.

A copy is made of what one seat may know, as bots are given it: what the seat may not know (hands of
others, tokens that lie facedown) is dealt anew. So nobody learns anything by a copy, neither of a
bot's hand nor of that of a friend at the same screen, and what is copied can still be played.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from overseer.catalog.boxes import of_position
from overseer.catalog.position import PositionGame
from overseer.journal.game import Game
from overseer.journal.match import Match
from overseer.journal.opening import Position, state_from, whole_position
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game as KernelGame
from overseer.kernel.state import State
from overseer.server.records import Seat
from overseer.server.refusal import Denied
from overseer.server.seal import Seal
from overseer.server.seats import bots_of, names_of

_BITS = 64  # of the seed of what is dealt anew


def people_of(game: KernelGame) -> str:
    """The field of a game's positions that lists who plays; empty if none can be set up."""
    return game.people if isinstance(game, PositionGame) else ""


def copied(game: KernelGame, state: State, seat: int, seal: Seal) -> bytes:
    """The position of a state as a seat sees it, in words that can be set up again."""
    if not people_of(game):
        raise Denied("impossible", "position-none")
    if state.over:
        raise Denied("over", "position-over-copy")
    guessed = state.book.disguised(state, seat, secrets.randbits(_BITS))
    position = whole_position(game, guessed)
    try:
        state_from(game, position, 0)
    except Malformed:  # before a game has been set up, its table has gaps
        raise Denied("impossible", "position-early") from None
    return msgspec.json.encode(seal.on(game, position))


def begun_from(games: Sequence[Game], text: str, seats: Sequence[Seat], seal: Seal) -> Match:
    """A match from a position that somebody has sent, in the box that has what it chooses.

    All that is wrong with it is told.
    """
    try:
        position = _read(games[0], text, len(seats))
        game = of_position(games, position)
        if not seal.is_on(game, position):
            raise Denied("impossible", "position-under-way")
        match = Match(game, position=position, names=names_of(seats), bots=bots_of(seats))
    except Malformed as error:
        raise Denied("impossible", words=str(error)) from None
    except RecursionError:
        raise Denied("impossible", "position-deep") from None
    if match.state.over:
        raise Denied("impossible", "position-over")
    return match


def _read(game: Game, text: str, seats: int) -> Position:
    people = people_of(game)
    if not people:
        raise Denied("impossible", "position-none")
    try:
        position: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        raise Denied("impossible", "position-json") from None
    if not isinstance(position, dict):
        raise Denied("impossible", "position-json")
    players = position.get(people)
    if isinstance(players, list) and len(players) != seats:
        raise Denied("impossible", "position-seats", players=len(players), seats=seats)
    return position
