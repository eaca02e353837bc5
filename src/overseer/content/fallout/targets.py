"""Exploring targets: spaces that lie on no map of a scenario, and objectives that nobody can do."""

from __future__ import annotations

from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.phrases import (
    Completion,
    Condition,
    Distance,
    Kill,
    Phrase,
    Task,
    TokenFight,
    Trigger,
    Where,
)
from overseer.content.fallout.quests import ELSEWHERE, Objective
from overseer.content.fallout.reach import Course, is_on
from overseer.content.fallout.tiles import FACEDOWN
from overseer.content.fallout.walking import phrases
from overseer.content.fallout.words import FACTIONS
from overseer.content.merge import Card
from overseer.content.problems import Problems


def explore_targets(course: Course, doubts: Problems) -> None:
    """Doubt what cards of a scenario speak of, but its maps or its sheet do not have."""
    for card in course.cards:
        for phrase in phrases(card.value):
            _explore(card, phrase, course, doubts)


def is_possible(
    quest: int, number: int, objective: Objective, done: set[Completion], course: Course
) -> bool:
    """Whether an objective can be completed in a scenario, as far as its map and cards tell."""
    if Completion(quest, number) in done:
        return True
    if objective.way == ELSEWHERE:
        return False
    needs = (objective.trigger, objective.when, objective.tasks)
    return not any(_fault(phrase, course) for phrase in _needed(needs))


def _needed(value: object) -> list[Phrase]:
    """The phrases that must all hold: what stands under `not` or `any` may fail."""
    found: list[Phrase] = []
    for part in value if isinstance(value, tuple) else (value,):
        if isinstance(part, tuple):
            found += _needed(part)
        elif isinstance(part, Phrase) and part.word not in ("not", "any"):
            found += [part, *_needed(part.value)]
    return found


def _explore(card: Card[AnyCard], phrase: Phrase, course: Course, doubts: Problems) -> None:
    fault = _fault(phrase, course)
    if fault:
        doubts.add(phrase.source, fault, f"{card.id} can come up in {course.scenario.id}")
        return
    name = _place(phrase)
    if name and not _lies_on(name, course, sure=True):
        message = f"place {name} is not on every map of {course.scenario.id}"
        doubts.add(phrase.source, message, "put it on a named tile, or have no tiles to spare")


def _place(phrase: Phrase) -> str:
    """The place that a phrase names, or an empty string."""
    match phrase:
        case Where("place", str(name)) | Condition("distance", Distance(place=name)):
            return name
    return ""


def _lies_on(name: str, course: Course, *, sure: bool) -> bool:
    tiles = course.sure_tiles if sure else course.tiles
    return any(name in tile.places for tile in tiles)


def _fault(phrase: Phrase, course: Course) -> str:
    """Why a phrase can never be about anything in a scenario, or an empty string."""
    scenario = course.scenario
    name = _place(phrase)
    match phrase:
        case _ if name and not _lies_on(name, course, sure=False):
            return f"place {name} is on no map of {scenario.id}"
        case Where(word, value) if not is_on(phrase, course.tiles, scenario.start):
            return f"no map of {scenario.id} has spaces with {word}: {value}"
        case Condition("icon", deck) if not is_on(
            Where("icon", deck, phrase.source), course.tiles, scenario.start
        ):
            return f"no map of {scenario.id} has an icon of {deck}"
        case Trigger("explore", kind) if not _explorable(str(kind), course):
            return f"no map of {scenario.id} has such a facedown tile"
        case Task("fight", TokenFight(faction=faction)) | Trigger("kill", Kill(faction=faction)):
            if faction and scenario.factions[FACTIONS.index(faction)].enemy is None:
                return f"in {scenario.id} the tokens of {faction} are no enemies"
    return ""


def _explorable(kind: str, course: Course) -> bool:
    laid = {name for _, name in course.scenario.layout}
    return bool(laid & ({kind} if kind in FACEDOWN else {*FACEDOWN}))
