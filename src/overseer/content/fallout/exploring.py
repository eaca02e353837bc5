"""Exploring a set of Fallout cards for what can never matter; these are doubts, not errors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from overseer.content.fallout.agendas import Agenda
from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.characters import Character
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.fights import explore_fights
from overseer.content.fallout.items import CHARACTER, UNIQUE, Item
from overseer.content.fallout.loading import assemble, base
from overseer.content.fallout.phrases import Completion, Condition, Cost, Step, Trigger
from overseer.content.fallout.quests import Quest
from overseer.content.fallout.reach import Course, course, gained_traits
from overseer.content.fallout.scenarios import Scenario
from overseer.content.fallout.sets import FalloutSet
from overseer.content.fallout.targets import explore_targets, is_possible
from overseer.content.fallout.texts import names_of, optional_of, story_of
from overseer.content.fallout.tiles import NAMED, Tile
from overseer.content.fallout.usage import unused
from overseer.content.fallout.walking import phrases
from overseer.content.fallout.words import DECKS, FACTIONS, MOST_PLAYERS, THIS, TRAITS, TYPES
from overseer.content.merge import Card
from overseer.content.names import explore_names
from overseer.content.pack import OwnDoubts
from overseer.content.problems import Problem, Problems
from overseer.content.story import explore_story

_NO_TRAIT = "no card lets a survivor become that"


def examine(folder: Path) -> tuple[list[Problem], list[Problem], list[Problem]]:
    """The errors of a Fallout pack, or else the doubts about it and what it leaves unused."""
    problems = Problems()
    merged = assemble([folder], problems)
    if problems:
        return problems.sorted(), [], []
    notes = Problems()
    words = unused(merged)
    if words and merged.packs[-1].info.standalone:
        notes.add(merged.file("pack.yaml"), f"never used: {', '.join(words)}")
    return [], explore(merged), notes.sorted()


def explore(merged: FalloutSet) -> list[Problem]:
    """The doubts about the last pack of a set that has no errors."""
    pack = merged.packs[-1]
    doubts = OwnDoubts(pack)
    own = [card for card in merged.cards if card.pack is pack]
    languages = pack.info.languages if pack.info.standalone else base().pack.info.languages
    explore_names(pack, [name for card in own for name in names_of(card)], languages, doubts)
    told = [name for card in own for name in (*story_of(card), *optional_of(card))]
    explore_story(pack, told, doubts)
    courses = [course(merged, card, scenario) for card, scenario in merged.of(Scenario)]
    _explore_library(merged, courses, doubts)
    _explore_traits(merged, doubts)
    _explore_pieces(merged, doubts)
    _explore_rows(merged, doubts)
    explore_fights(merged, courses, doubts)
    for each in courses:
        explore_targets(each, doubts)
    return doubts.sorted()


def _explore_library(merged: FalloutSet, courses: list[Course], doubts: Problems) -> None:
    """Doubt numbered cards that never come into play, and cards that lead nowhere."""
    numbers = frozenset[int]().union(*(each.numbers for each in courses))
    completed = [each.completed() for each in courses]
    for card in merged.cards:
        match card.value:
            case Encounter(number=number) | Quest(number=number) if (
                number and number not in numbers
            ):
                verb = "stages" if isinstance(card.value, Quest) else "adds"
                message = f"{card.id} can never come into play"
                doubts.add(card.place, message, f"nothing {verb} {number}")
            case Quest() as quest:
                for each, done in zip(courses, completed, strict=True):
                    _explore_quest(card, quest, each, done, doubts)
            case Encounter(options=options):
                if not any(option.do or option.tasks or option.cost for option in options):
                    doubts.add(card.place, f"{card.id} does nothing at all", "give it results")


def _explore_quest(
    card: Card[AnyCard], quest: Quest, each: Course, done: set[Completion], doubts: Problems
) -> None:
    """Doubt a quest of which no objective can be completed in a scenario."""
    if quest.number in each.numbers and not any(
        is_possible(quest.number, n, objective, done, each)
        for n, objective in enumerate(quest.objectives, 1)
    ):
        message = f"{quest.id} can never be completed in {each.scenario.id}"
        trashed = any(_trashes(step, quest) for step in each.steps())
        stays = "" if trashed else ", and nothing trashes it"
        doubts.add(card.place, message, f"no objective of it is possible{stays}")


def _trashes(step: Step, quest: Quest) -> bool:
    """Whether a step of any card, or one of its own for a timeout, takes a quest away."""
    own = step.value == THIS and any(step is phrase for phrase in phrases(quest.timeout))
    return step.word == "trash" and (step.value == quest.number or own)


def _explore_traits(merged: FalloutSet, doubts: Problems) -> None:
    """Doubt what asks for a trait that nobody can have, or for a card that nobody can keep."""
    traits = gained_traits(merged)
    kept = {card.id for card in merged.cards if any(_keeps(card))}
    for card in merged.cards:
        match card.value:
            case Item(recruit=asked) if asked in TRAITS and asked not in traits:
                doubts.add(card.spot("recruit"), f"nobody can ever be {asked}", _NO_TRAIT)
        for phrase in phrases(card.value):
            match phrase:
                case (
                    Condition("trait", trait)
                    | Cost("trait", trait)
                    | Step("lose", trait)
                    | Trigger("become" | "lose", trait)
                ) if trait not in traits:
                    doubts.add(phrase.source, f"nobody can ever be {trait}", _NO_TRAIT)
                case Condition("kept", name) if name not in kept:
                    message = f"{name} can never be kept"
                    doubts.add(phrase.source, message, "it has no step keep: this")


def _keeps(card: Card[AnyCard]) -> Iterator[bool]:
    for phrase in phrases(card.value):
        yield isinstance(phrase, Step) and phrase.word == "keep"


def _explore_pieces(merged: FalloutSet, doubts: Problems) -> None:
    """Doubt tiles, items and encounter decks that no game uses."""
    laid = {name for scenario in merged.values(Scenario) for _, name in scenario.layout}
    owned = {character.item for character in merged.values(Character)}
    named = {
        phrase.value
        for card in merged.cards
        for phrase in phrases(card.value)
        if isinstance(phrase, Step) and phrase.word == "unique"
    }
    for card in merged.cards:
        match card.value:
            case Tile(id=name, kind=kind, back_of=back):
                wanted = {name, back} if kind == NAMED else {kind}
                if not wanted & laid:
                    doubts.add(card.place, f"tile {name} is in no layout", "use or remove it")
            case Item(deck=deck, id=name) if deck == CHARACTER and name not in owned:
                doubts.add(card.place, f"{name} belongs to no character", "name it as an item:")
            case Item(deck=deck, id=name) if deck == UNIQUE and name not in named:
                doubts.add(card.place, f"no card gives {name}", f"add a step unique: {name}")
    icons = {space.encounter for tile in merged.values(Tile) for space in tile.spaces}
    decks = {encounter.deck for encounter in merged.values(Encounter)}
    for deck in DECKS:
        if deck in decks and deck not in icons:
            place = merged.file("encounters.yaml")
            doubts.add(place, f"no tile has an icon of {deck}", "its encounters never come up")
        if deck in icons and deck not in decks:
            doubts.add(merged.file("tiles.yaml"), f"{deck} has no encounters", "it stays closed")


def _explore_rows(merged: FalloutSet, doubts: Problems) -> None:
    """Doubt enemies that never activate with some number of players."""
    for players in range(1, MOST_PLAYERS):
        agendas = [agenda for agenda in merged.values(Agenda) if agenda.players <= players]
        shown = {icon for agenda in agendas for icon in agenda.enemies}
        for icon in (*TYPES, *FACTIONS):
            if icon not in shown:
                message = f"with players: {players}, no agenda shows {icon} in its row"
                doubts.add(merged.file("agendas.yaml"), message, "these enemies never act")
