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
from overseer.content.fallout.sets import FalloutSet
from overseer.content.fallout.tiles import FACEDOWN, Tile
from overseer.content.fallout.walking import phrases
from overseer.content.fallout.words import ANY, FACTIONS
from overseer.content.merge import Card
from overseer.content.problems import Problems


def explore_targets(course: Course, doubts: Problems) -> None:
    """Doubt what cards of a scenario speak of, but its maps or its sheet do not have."""
    (sheet,) = (card for card in course.cards if card.value is course.scenario)
    missed: dict[str, Card[AnyCard]] = {}
    for card in course.cards:
        for phrase in phrases(card.value):
            fault = _explore(card, phrase, course, doubts)
            if fault and card.pack is not sheet.pack:
                missed.setdefault(fault, card)
    # Cards of a pack below are not to blame for the map of a scenario that is laid over it.
    for fault, card in missed.items():
        hint = f"{card.kind} {card.id} of pack {card.pack.info.id} can come up in it"
        doubts.add(sheet.spot("layout"), fault, hint)


def explore_spares(merged: FalloutSet, courses: list[Course], doubts: Problems) -> None:
    """Doubt a facedown tile that pushes places off the maps of scenarios in packs below.

    Maps on which all tiles of a kind lie can be relied upon, until somebody adds another one.
    """
    for card, tile in merged.of(Tile):
        if tile.kind not in FACEDOWN:
            continue
        below = [other for each, other in merged.of(Tile) if each.pack is not card.pack]
        pushed = [each.scenario.id for each in courses if _pushes(tile, below, each)]
        if pushed:
            message = (
                f"with {tile.id}, not every {tile.kind} tile is on the maps of {', '.join(pushed)}"
            )
            hint = "their cards rely on it: replace a tile by using its id, or write kind: named"
            doubts.add(card.place, message, hint)


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


def _pushes(tile: Tile, below: list[Tile], course: Course) -> bool:
    """Whether all places that cards name were on each map of a scenario before there was a tile."""
    slots = sum(name == tile.kind for _, name in course.scenario.layout)
    same = [other for other in below if other.kind == tile.kind]
    if not slots or len(same) != slots:
        return False
    named = {_place(phrase) for card in course.cards for phrase in phrases(card.value)}
    return any(place in named for other in same for place in other.places)


def _needed(value: object) -> list[Phrase]:
    """The phrases that must all hold: what stands under `not` or `any` may fail."""
    found: list[Phrase] = []
    for part in value if isinstance(value, tuple) else (value,):
        if isinstance(part, tuple):
            found += _needed(part)
        elif isinstance(part, Phrase) and part.word not in ("not", "any"):
            found += [part, *_needed(part.value)]
    return found


def _explore(card: Card[AnyCard], phrase: Phrase, course: Course, doubts: Problems) -> str:
    """What is wrong with a phrase of a card, or an empty string."""
    fault = _fault(phrase, course)
    hint = f"{card.id} can come up in {course.scenario.id}"
    name = _place(phrase)
    if not fault and name and not _lies_on(name, course, sure=True):
        fault = f"place {name} is not on every map of {course.scenario.id}"
        hint = "put it on a named tile, or have no tiles to spare"
    if fault:
        doubts.add(phrase.source, fault, hint)
    return fault


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
            tile = "facedown tile" if kind == ANY else f"{kind} tile"
            return f"no map of {scenario.id} has a {tile} to explore"
        case Task("fight", TokenFight(faction=faction)) | Trigger("kill", Kill(faction=faction)):
            if faction and scenario.factions[FACTIONS.index(faction)].enemy is None:
                return f"in {scenario.id} the tokens of {faction} are no enemies"
    return ""


def _explorable(kind: str, course: Course) -> bool:
    laid = {name for _, name in course.scenario.layout}
    return bool(laid & ({kind} if kind in FACEDOWN else {*FACEDOWN}))
