"""Lessons of packs: a game from a set position, told step by step.

A lesson is a file `lessons/<id>.yaml` of a pack. Its words are in `lessons/<language>.ftl`:
`lesson-<id>` with the attribute `summary`, and `lesson-<id>-<step>` with the attributes `title`,
`a`, `b` and `c` for what the step points at, and `first` for why one cannot go on yet. Lessons are
part of neither hash of a pack: they change no game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from overseer.content.fields import Fields, as_mapping, is_kebab
from overseer.content.names import LESSONS, read_messages, variables
from overseer.content.pack import Pack, lesson_files
from overseer.content.problems import Place, Problems
from overseer.content.source import Broken, Items, Mapping, Node, Scalar, describe

LETTERS = "abc"  # of what a step points at; more than three would be no help
LEARNER = 0  # the seat of who learns
CHOICE = "choice"  # the kind of a spot at which a choice is made, told by its notation
PLAYERS = tuple(f"player{seat}" for seat in range(4))  # what the texts call them

_KEYS = ("seed", "position", "steps")
_STEP_KEYS = ("step", "point", "choose", "and", "then", "rules")
_MOST = 40  # steps
_SPOT = re.compile(r"[a-z]+:\S*")
_CHOICE = re.compile(CHOICE + r":\S+( \S+)*")
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_WORDS: dict[str, Any] = {"true": True, "false": False, "null": None, "~": None, "": None}


@dataclass(frozen=True, slots=True)
class Turn:
    """What somebody at the table is to do: one of some choices, in notation."""

    step: int  # after which the others do it, or in which who learns does
    seat: int
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step: something to read, and perhaps to do, with what it points at."""

    id: str
    place: Place
    points: tuple[str, ...] = ()  # spots of the table, as a board calls them
    choices: tuple[str, ...] = ()  # one of them is to be made; none where it is only read
    then: tuple[Turn, ...] = ()  # what the others do next
    rules: tuple[str, ...] = ()
    further: tuple[
        str, ...
    ] = ()  # to be made after it, one after the other, before the step is done


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: where it begins, and its steps."""

    id: str
    seed: int
    position: dict[str, Any]  # in the words of the view
    steps: tuple[LessonStep, ...]
    place: Place

    def turns(self) -> Iterator[Turn]:
        """All that is to be done in it, in order."""
        for number, step in enumerate(self.steps):
            if step.choices:
                yield Turn(number, LEARNER, step.choices)
            for choice in step.further:
                yield Turn(number, LEARNER, (choice,))
            yield from step.then


def read_lessons(pack: Pack, problems: Problems) -> tuple[Lesson, ...]:
    """The lessons of a pack; one that cannot be read is left out, and what is wrong is noted."""
    lessons = []
    for file in lesson_files(pack.info.folder):
        name = file.removeprefix("lessons/").removesuffix(".yaml")
        root = pack.read(file, problems)
        if not is_kebab(name):
            problems.add(Place(pack.file(file)), "is not in kebab-case", "as in first-game.yaml")
        elif root is not None:
            noted = len(problems)
            lesson = _lesson(name, root, problems)
            if len(problems) == noted:
                lessons.append(lesson)
    return tuple(lessons)


def check_words(pack: Pack, lessons: tuple[Lesson, ...], problems: Problems) -> None:
    """Note what a lesson cannot say in a language of its pack."""
    for language in pack.info.languages if lessons else ():
        messages = read_messages(pack, LESSONS, language, problems)
        if messages is None:
            continue
        for name in (each for lesson in lessons for each in wanted(lesson)):
            pattern = messages.patterns.get(name)
            if pattern is None:
                message, _, attribute = name.partition(".")
                place = messages.places.get(message, Place(messages.file))
                hint = f"add a line: {name} = ..."
                if attribute:
                    hint = f"add a line under {message}: .{attribute} = ..."
                problems.add(place, f"no text for {name}", hint)
                continue
            for unknown in sorted(variables(pattern) - set(PLAYERS)):
                place = messages.places.get(name) or messages.attributes[name]
                known = ", ".join(f"${each}" for each in PLAYERS)
                problems.add(place, f"{name} uses ${unknown}", f"known: {known}")


def wanted(lesson: Lesson) -> Iterator[str]:
    """The messages that a lesson needs."""
    yield f"lesson-{lesson.id}"
    yield f"lesson-{lesson.id}.summary"
    for step in lesson.steps:
        message = f"lesson-{lesson.id}-{step.id}"
        yield message
        yield f"{message}.title"
        for letter, _ in zip(LETTERS, step.points, strict=False):
            yield f"{message}.{letter}"
        if step.choices:
            yield f"{message}.first"


def _lesson(name: str, root: Mapping, problems: Problems) -> Lesson:
    fields = Fields(root, "the lesson", _KEYS, problems, _KEYS)
    position = fields.mapping("position")
    steps: list[LessonStep] = []
    listed = fields.items("steps", "a list of steps")
    for number, node in enumerate(listed or ()):
        body = as_mapping(node, "a step", problems)
        if body is not None:
            steps.append(_step(number, body, problems))
    if listed is not None and not 1 <= len(steps) <= _MOST:
        problems.add(fields.place_of("steps"), f"a lesson has from 1 to {_MOST} steps")
    ids = [step.id for step in steps]
    for step_id in {each for each in ids if each and ids.count(each) > 1}:
        problems.add(fields.place_of("steps"), f"step '{step_id}' stands twice")
    return Lesson(
        id=name,
        seed=fields.number("seed", 0, 999_999_999, 0),
        position=_plain(position, problems) if position is not None else {},
        steps=tuple(steps),
        place=root.place,
    )


def _step(number: int, body: Mapping, problems: Problems) -> LessonStep:
    fields = Fields(body, "the step", _STEP_KEYS, problems, ("step",))
    step_id = fields.text("step")
    if step_id and not is_kebab(step_id):
        problems.add(fields.place_of("step"), f"step '{step_id}' is not in kebab-case")
    points = _texts(fields, "point", problems)
    for place, text in points:
        if not (_SPOT.fullmatch(text) or _CHOICE.fullmatch(text)):
            problems.add(place, f"'{text}' is no spot", "as in space:L0.4")
    if len(points) > len(LETTERS):
        problems.add(fields.place_of("point"), f"a step points at {len(LETTERS)} spots at most")
    then = [
        _turn(number, place, text, problems) for place, text in _texts(fields, "then", problems)
    ]
    choices, further = _texts(fields, "choose", problems), _texts(fields, "and", problems)
    if further and not choices:
        problems.add(fields.place_of("and"), "goes on from 'choose', which is missing")
    return LessonStep(
        id=step_id,
        place=body.place,
        points=tuple(text for _, text in points),
        choices=tuple(text for _, text in choices),
        then=tuple(turn for turn in then if turn is not None),
        rules=tuple(text for _, text in _texts(fields, "rules", problems)),
        further=tuple(text for _, text in further),
    )


def _turn(number: int, place: Place, text: str, problems: Problems) -> Turn | None:
    seat, _, choice = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and choice.strip()):
        problems.add(place, f"'{text}' is no choice of a seat", "as in 1 place - L0.4")
        return None
    return Turn(number, int(seat), (choice.strip(),))


def _texts(fields: Fields, key: str, problems: Problems) -> list[tuple[Place, str]]:
    """A list of texts with their places."""
    texts = []
    for node in fields.items(key, "[one, another]") or ():
        if isinstance(node, Scalar) and node.text.strip():
            texts.append((node.place, node.text.strip()))
        elif not isinstance(node, Broken):
            problems.add(node.place, f"{key} must list texts, not {describe(node)}")
    return texts


def _plain(node: Node, problems: Problems) -> Any:
    """A value as JSON would have it."""
    if isinstance(node, Mapping):
        return {key: _plain(entry.value, problems) for key, entry in node.entries.items()}
    if isinstance(node, Items):
        return [_plain(each, problems) for each in node]
    if isinstance(node, Scalar):
        if node.text in _WORDS:
            return _WORDS[node.text]
        return int(node.text) if _WHOLE.fullmatch(node.text) else node.text
    return None
