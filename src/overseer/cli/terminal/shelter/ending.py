"""The end of a game: standings, how they came about, and what broke ties."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from overseer.cli.terminal.shelter.scene import Scene
from overseer.games.shelter import terms as t
from overseer.kernel.event import Event
from overseer.kernel.outcome import Outcome, Standing


@dataclass(frozen=True, slots=True)
class Result:
    """A player's place, and the happiness of play, of end-of-game items and lost to threats."""

    standing: Standing
    name: str
    played: int
    items: int
    threats: int


def results(scene: Scene, outcome: Outcome, events: Iterable[Event]) -> list[Result]:
    """All players, best first."""
    items = dict.fromkeys(range(len(scene.players)), 0)
    threats = dict(items)
    for event in events:
        if event.kind == t.E_END_ITEM:
            items[event.seat] += event.b
        elif event.kind == t.E_PENALTY:
            threats[event.seat] += event.a
    return [
        Result(
            standing,
            scene.words.player(standing.seat),
            standing.score - items[standing.seat] + threats[standing.seat],
            items[standing.seat],
            threats[standing.seat],
        )
        for standing in outcome.standings
    ]


def verdict(scene: Scene, outcome: Outcome) -> str:
    """Who has won."""
    names = [scene.player(seat) for seat in outcome.winners]
    return scene.say("play-winners", count=len(names), names=", ".join(names))


def ties(scene: Scene, ranked: Sequence[Result]) -> list[str]:
    """The order of the tie-breaks, and what they decided."""
    told = [scene.say("play-tie-order")]
    for one, two in pairwise(ranked):
        if one.standing.score == two.standing.score:
            told.append(scene.words.tie(one.standing, two.standing))
    return told
