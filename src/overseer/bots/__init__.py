"""Bots by name: players that are programs."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, cast

from overseer.bots import foreign
from overseer.bots.bot import Bot, RandomBot, ask, decision_of, future, own_dice
from overseer.bots.foreign import installed
from overseer.bots.guest import Card, Guest, Strike, dismiss, strikes_of
from overseer.kernel.decision import Option
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.registry import BUILT_IN, registration_of

__all__ = [
    "NAMES",
    "Bot",
    "Card",
    "Guest",
    "RandomBot",
    "Strike",
    "ask",
    "check_name",
    "decision_of",
    "dismiss",
    "future",
    "installed",
    "is_foreign",
    "make",
    "names_of",
    "own_dice",
    "own_names",
    "rival_of",
    "strikes_of",
    "table_of",
    "worths",
]

RANDOM = "random"
# The bots that come with this package, of all games.
NAMES = (RANDOM, *dict.fromkeys(name for game in BUILT_IN.values() for name in game.bots))


def names_of(game: str) -> tuple[str, ...]:
    """The bots that play a game, the weakest first; then those of other people, if any are
    installed, which may play it or not.
    """
    own = own_names(game)
    return (*own, *(name for name in installed() if name not in (*NAMES, *own)))


def own_names(game: str) -> tuple[str, ...]:
    """The bots that this package or the game itself brings, the weakest first."""
    registration = registration_of(game)
    return (RANDOM,) if registration is None else (RANDOM, *registration.bots)


def rival_of(game: str) -> str:
    """The bot that plays a game where nobody has named one."""
    registration = registration_of(game)
    return (registration.rival if registration is not None else "") or own_names(game)[-1]


def make(name: str, game: Game, seed: int) -> Bot:
    """A new bot for one seat of one game; equal seeds make equal choices.

    A bot of other people, by the name under which it is installed or as module:Class, is a `Guest`
    in a process of its own; `dismiss` ends that.
    """
    known = names_of(game.name)
    check_name(name, known)
    if type(seed) is not int:
        raise Malformed(f"The seed of a bot is a whole number, not {seed!r}.")
    if is_foreign(name, game.name):
        guest = Guest(name, game, seed)
        guest.start()
        return guest
    if name == RANDOM:
        return RandomBot(seed)
    registration = registration_of(game.name)
    if registration is None or name not in registration.bots:
        raise Malformed(f"The bot {name!r} does not play {game.name}; choose {' or '.join(known)}.")
    return cast(Bot, registration.part(registration.bots[name])(seed))


def worths(game: Game | str, state: State, seat: int) -> list[tuple[Option, float]]:
    """What the greedy bot of a game, or of its name, thinks that each option is worth to a seat.

    The best is what it would choose; what the numbers count differs from game to game. They are
    meant as a start for bots of your own, such as a prior for search.
    """
    name = game if isinstance(game, str) else game.name
    registration = registration_of(name)
    if registration is None or not registration.worths:
        raise Malformed(f"There is no greedy bot for {name} that could say what is worth what.")
    found: list[float] = registration.part(registration.worths)(state, seat)
    return list(zip(decision_of(state, seat).options, found, strict=True))


def table_of(state: State, seat: int) -> Any:
    """What lies on the table as a seat sees it, typed: a `ShelterTable` or `FalloutTable`.

    It is the `table` of `state.view(seat)` without the detour by JSON, and quicker.
    """
    return state.book.table(state, seat)


def is_foreign(name: str, game: str) -> bool:
    """Whether a name is that of a bot of other people, which plays in a process of its own."""
    if foreign.is_reference(name):
        return True
    return name in installed() and name not in (*NAMES, *own_names(game))


def check_name(name: str, known: Sequence[str] = NAMES) -> str:
    """The name itself, if there may be such a bot; of module:Class, its process will tell.

    Where there is none, those that are `known` are named: such as play the game, if that is known.
    """
    if foreign.is_reference(name):
        foreign.reference_of(name)
    elif name not in (*NAMES, *known):
        names = list(dict.fromkeys(known))
        near = get_close_matches(str(name), names, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise Malformed(f"There is no bot {name!r}{hint}; the bots are {', '.join(names)}.")
    return name
