"""The end of a game of Fallout Shelter: standings, how they came about, and what broke ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from overseer.display.ending import winners
from overseer.display.model import Ending, Place
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.scoring import TIE_BREAKS
from overseer.kernel.event import Event
from overseer.kernel.outcome import Outcome, Standing

_SCORES = ("happiness", "played", "end-items", "threats", *TIE_BREAKS)


def ending_of(words: Words, outcome: Outcome, events: Sequence[Event]) -> Ending:
    """The places with what they are made of: play, end-of-game items, threats and tie-breakers."""
    items: Counter[int] = Counter()
    threats: Counter[int] = Counter()
    for event in events:
        if event.kind == t.E_END_ITEM:
            items[event.seat] += event.b
        elif event.kind == t.E_PENALTY:
            threats[event.seat] += event.a
    standings = outcome.standings
    return Ending(
        titles=[words.say(f"play-score-{name}") for name in _SCORES],
        legend=words.say("play-score-legend"),
        places=[_place(words, each, items[each.seat], threats[each.seat]) for each in standings],
        ties=[words.say("play-tie-order"), *ties(words, standings)],
        verdict=winners(outcome, words.reader),
    )


def ties(words: Words, standings: Sequence[Standing]) -> Iterator[str]:
    """What puts players before others of the same happiness."""
    for one, two in pairwise(standings):
        if one.score == two.score:
            yield _tie(words, one, two)


def _tie(words: Words, one: Standing, two: Standing) -> str:
    names = {"one": words.player(one.seat), "two": words.player(two.seat)}
    for name, more, less in zip(TIE_BREAKS, one.tie_breaks, two.tie_breaks, strict=True):
        if more != less:
            by = words.say(f"tie-{name}")
            return words.say("play-tie-broken", by=by, more=more, less=less, **names)
    return words.say("play-tie-stands", **names)


def _place(words: Words, standing: Standing, items: int, threats: int) -> Place:
    total, played = standing.score, standing.score - items + threats
    scores = [str(total), str(played), f"+{items}", f"-{threats}" if threats else "0"]
    text = words.say(
        "play-plain-result",
        place=standing.place,
        player=words.player(standing.seat),
        total=total,
        played=played,
        end_items=items,
        threats=threats,
        **dict(zip(TIE_BREAKS, standing.tie_breaks, strict=True)),
    )
    return Place(
        seat=standing.seat,
        place=standing.place,
        scores=[*scores, *map(str, standing.tie_breaks)],
        text=text,
    )
