"""The register of games: everything that the layers above the rules must know of a game.

A game of this package is an entry of `BUILT_IN`. A game that lives elsewhere is an entry point of
the group `overseer.games` whose object is a `Registration`; it is found when it is installed. What
belongs to a game is named as "module:attribute" and imported when somebody asks for it, so that a
start stays quick and no layer imports one above it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from overseer.kernel.errors import Malformed

GROUP = "overseer.games"


@dataclass(frozen=True, slots=True)
class Goals:
    """What the engine of a game should reach on the reference machine."""

    prolong: str  # called with a state, keeps the game from ending as far as anybody can
    decisions: int  # per second, at least
    clone: float  # microseconds, at most
    pure_decisions: int = 0  # per second, at least


@dataclass(frozen=True, slots=True, kw_only=True)
class Registration:
    """A game: what it is made of, by reference. Only `name` and `game` have no default.

    Its table options and its words are no part of this: the game itself says them, as
    `Game.table_options` and `Game.texts`.
    """

    name: str
    game: str  # called with the packs asked for, gives the Game
    display: str = "overseer.display.display:Display"  # called with the game
    terminal: str = "overseer.cli.terminal.outlined:table"  # with game, console and whether plain
    bots: Mapping[str, str] = field(default_factory=dict)  # by level, each called with a seed
    worths: str = ""  # called with a state and a seat: what its greedy bot thinks of each option
    rival: str = ""  # the bot that plays where nobody has named one; otherwise the strongest
    learner: str = ""  # called with game and players: what its learned bots are trained by
    advisor: str = ""  # called without anything: who gives hints and looks back over games
    examine: str = ""  # called with the folder of a pack; a game without it has no packs to check
    rules: tuple[str, ...] = ()  # the prefixes of its rule ids, if texts/ has a ledger of it
    has_story: bool = False  # whether its packs tell stories
    has_board: bool = False  # whether the page draws it; otherwise it is shown in words
    trials: str = (
        ""  # called with the game: what its choices truly do, for the kit's law of previews
    )
    spaces: str = ""  # called with game and players: what environments show and number
    goals: Goals | None = None  # for the bench

    def part(self, reference: str) -> Any:
        """What a reference of this game names; whatever keeps it from being imported is told."""
        module, colon, attribute = reference.partition(":")
        if not (module and colon and attribute):
            raise Malformed(f"The game {self.name!r}: {reference!r} is not module:attribute.")
        try:
            return getattr(import_module(module), attribute)
        except Exception as error:
            raise Malformed(
                f"The game {self.name!r} cannot be used: {reference}: {told(error)}."
            ) from error


BUILT_IN: Mapping[str, Registration] = {
    "shelter": Registration(
        name="shelter",
        game="overseer.catalog.shelter.game:ShelterGame",
        display="overseer.display.shelter.display:ShelterDisplay",
        terminal="overseer.cli.terminal.shelter:table",
        bots={
            "easy": "overseer.bots.shelter.learned:easy",
            "greedy": "overseer.bots.shelter:ShelterGreedy",
            "normal": "overseer.bots.shelter.learned:normal",
            "builder": "overseer.bots.shelter.learned:builder",
            "fighter": "overseer.bots.shelter.learned:fighter",
            "hoarder": "overseer.bots.shelter.learned:hoarder",
            "hard": "overseer.bots.shelter.learned:hard",
            "master": "overseer.bots.shelter.learned:master",
        },
        worths="overseer.bots.shelter:worths_of",
        rival="greedy",
        learner="overseer.bots.shelter.learner:ShelterLearner",
        advisor="overseer.bots.advice.shelter:advisor",
        examine="overseer.content.shelter:examine",
        trials="overseer.testing.shelter:ShelterTrials",
        spaces="overseer.envs.shelter:spaces",
        rules=("SH", "ED"),
        has_board=True,
        goals=Goals("overseer.bench.prolonging:vault", 250_000, 3.0, 30_000),
    ),
    "fallout": Registration(
        name="fallout",
        game="overseer.catalog.fallout.game:FalloutGame",
        display="overseer.display.fallout.display:FalloutDisplay",
        terminal="overseer.cli.terminal.fallout:table",
        bots={
            "easy": "overseer.bots.fallout.learned:easy",
            "greedy": "overseer.bots.fallout:FalloutGreedy",
            "normal": "overseer.bots.fallout.learned:normal",
            "fighter": "overseer.bots.fallout.learned:fighter",
            "explorer": "overseer.bots.fallout.learned:explorer",
            "hoarder": "overseer.bots.fallout.learned:hoarder",
            "hard": "overseer.bots.fallout.learned:hard",
            "master": "overseer.bots.fallout.learned:master",
        },
        rival="greedy",
        learner="overseer.bots.fallout.learner:FalloutLearner",
        worths="overseer.bots.fallout:worths_of",
        advisor="overseer.bots.advice.fallout:advisor",
        examine="overseer.content.fallout:examine",
        trials="overseer.testing.fallout:FalloutTrials",
        spaces="overseer.envs.fallout:spaces",
        rules=("FO",),
        has_story=True,
        has_board=True,
        goals=Goals("overseer.bench.prolonging:wasteland", 100_000, 6.0),
    ),
}


def names() -> tuple[str, ...]:
    """All games, whether they can be used or not: those of this package, then the others."""
    return (*BUILT_IN, *installed())


def registered(name: str) -> Registration:
    """What is registered of a game; an unknown one, or one that is broken, raises Malformed."""
    if name in list(BUILT_IN):  # a list, because not everything that is asked for can be hashed
        return BUILT_IN[name]
    if name not in list(installed()):
        near = get_close_matches(str(name), names(), 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise Malformed(f"There is no game {name!r}{hint}; the games are {', '.join(names())}.")
    return _registration(installed()[name])


def registration_of(name: str) -> Registration | None:
    """What is registered of a game; None of one that nobody has registered."""
    return registered(name) if name in BUILT_IN or name in installed() else None


@cache
def installed() -> dict[str, EntryPoint]:
    """The games that other distributions bring, by name; none replaces one of ours."""
    found = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return {point.name: point for point in found if point.name not in BUILT_IN}


def _registration(point: EntryPoint) -> Registration:
    origin = f"The game {point.name!r} of {_distribution(point)} cannot be used"
    try:
        found = point.load()
    except Exception as error:
        raise Malformed(f"{origin}: {point.value}: {told(error)}.") from error
    if not isinstance(found, Registration):
        raise Malformed(f"{origin}: {point.value} is no overseer.registry.Registration.")
    if found.name != point.name:
        raise Malformed(f"{origin}: {point.value} registers {found.name!r}.")
    return found


def _distribution(point: EntryPoint) -> str:
    return "another package" if point.dist is None else f"the package {point.dist.name!r}"


def told(error: Exception) -> str:
    """An error in one line."""
    text = " ".join(str(error).split()).removesuffix(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
