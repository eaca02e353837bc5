"""Lessons of a game: found in its packs, begun as matches, and rehearsed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path

from overseer.content.lessons import CHOICE, LEARNER, Lesson, LessonStep, Turn, read_lessons
from overseer.content.pack import MANIFEST, open_pack
from overseer.content.problems import Problems
from overseer.journal.match import Match
from overseer.kernel.errors import Malformed, OverseerError
from overseer.kernel.game import Game
from overseer.texts.bundles import LANGUAGES, in_language

_WAYS = 64  # to go through a lesson that a rehearsal tries at most


class Unplayable(Malformed):
    """A step of a lesson that cannot be taken as it is written."""

    def __init__(self, step: LessonStep, fault: str) -> None:
        super().__init__(f"step {step.id}: {fault}")
        self.step = step


def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game's packs by id; that of a later pack replaces one of the same id."""
    return {lesson.id: lesson for folder in _packs(game) for lesson in _lessons_in(folder)}


def lesson_texts(game: Game) -> tuple[Path, ...]:
    """The folders with the words of a game and of its lessons."""
    return (*game.texts, *(folder / "lessons" for folder in _packs(game)))


def begin(game: Game, lesson: Lesson, names: Sequence[str] = (), bots: Sequence[str] = ()) -> Match:
    """The match of a lesson, at its beginning."""
    return Match(game, seed=lesson.seed, names=names, bots=bots, position=lesson.position)


def rehearse(game: Game, lesson: Lesson) -> None:
    """Play a lesson to its end in every way that it allows.

    Raises Unplayable where it cannot be, and Malformed where it cannot even begin.
    """
    rules = in_language(LANGUAGES[0])
    for step in lesson.steps:
        for rule in step.rules:
            if not rules.has(rule):
                raise Unplayable(step, f"there is no rule {rule}")
    turns = list(lesson.turns())
    for ways in list(product(*(turn.choices for turn in turns)))[:_WAYS]:
        match, now = begin(game, lesson), 0
        offered: list[set[str]] = [set() for _ in lesson.steps]
        for turn, choice in zip(turns, ways, strict=True):
            _look(match, offered[now : turn.step + 1])
            now = turn.step
            try:
                match.apply(choice, turn.seat)
            except OverseerError as error:
                whose = "the learner's" if turn.seat == LEARNER else f"seat {turn.seat}'s"
                fault = f"{whose} {choice!r} is not possible: {error}"
                raise Unplayable(lesson.steps[turn.step], fault) from None
        _look(match, offered[now:])
        _check_points(lesson, offered)


def _look(match: Match, steps: Sequence[set[str]]) -> None:
    """Note what who learns is offered in some steps."""
    for decision in match.state.decisions:
        if decision.seat == LEARNER:
            for each in steps:
                each.update(option.notation for option in decision.options)


def _check_points(lesson: Lesson, offered: Sequence[set[str]]) -> None:
    """Refuse a step that points at a choice which nobody is offered in it."""
    for step, choices in zip(lesson.steps, offered, strict=True):
        for point in step.points:
            kind, _, choice = point.partition(":")
            if kind == CHOICE and choice not in choices:
                raise Unplayable(step, f"it points at {choice!r}, which is not offered")


def made(match: Match, turns: Sequence[Turn]) -> int:
    """How many of a lesson's turns stand in a match that keeps to them.

    Between them are the lines that nobody chose: chance, and choices with a single option.
    """
    number = 0
    for passage in match.passages():
        if number == len(turns):
            break
        turn, line = turns[number], passage.line
        if line.seat == turn.seat and line.text in turn.choices:
            number += 1
    return number


def _packs(game: Game) -> list[Path]:
    """The folders of a game's packs."""
    return [folder.parent for folder in game.texts if (folder.parent / MANIFEST).exists()]


@cache
def _lessons_in(folder: Path) -> tuple[Lesson, ...]:
    problems = Problems()
    pack = open_pack(folder, str(folder), problems)
    lessons = () if pack is None else read_lessons(pack, problems)
    problems.raise_any()
    return lessons
