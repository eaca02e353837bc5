"""Tutors: the clerk at a table where somebody learns the game.

The lesson says what who learns may choose and what the others do. How far it has come follows from
the journal and from what was read; so it can be left, taken up again and taken back.
"""

from __future__ import annotations

from collections.abc import Sequence

from overseer.catalog.lessons import lesson_texts, lessons_of, made
from overseer.content.lessons import LEARNER, LETTERS, Lesson, LessonStep
from overseer.display.lesson import LessonInfo, LessonTold, LessonWords, Pointer
from overseer.display.reader import Reader
from overseer.journal.match import Match
from overseer.kernel.game import Game
from overseer.texts.bundles import in_language


def lessons_in(game: Game, language: str) -> list[LessonInfo]:
    """The lessons of a game, in one language."""
    infos = []
    for name in lessons_of(game):
        words = _words(game, name, Reader(language))
        infos.append(LessonInfo(id=name, title=words.title(), summary=words.summary()))
    return infos


class Tutor:
    """The clerk at one table. `read` is how many steps who learns has gone on from."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._turns = list(lesson.turns())

    def step(self, match: Match, read: int) -> int:
        """The step that it is: the first that is neither done nor read."""
        done = made(match, self._turns)
        for number, step in enumerate(self.lesson.steps):
            if step.choices:
                if not self._is_done(number, done):
                    return number
            elif number >= read:
                return number
        return len(self.lesson.steps)

    def is_over(self, match: Match, read: int) -> bool:
        """Whether every step is done or read, and all have done their part."""
        is_through = self.step(match, read) == len(self.lesson.steps)
        return is_through and made(match, self._turns) == len(self._turns)

    def denies(self, match: Match, read: int, choices: Sequence[str]) -> LessonStep | None:
        """The step that must come first, if choices of who learns are not what it asks for."""
        done, step = made(match, self._turns), self.step(match, read)
        if step == len(self.lesson.steps):
            return None
        for turn, choice in zip(self._turns[done:], choices, strict=False):
            if turn.seat != LEARNER or choice not in turn.choices or turn.step < step:
                return self.lesson.steps[step]
        return None if self.lesson.steps[step].choices else self.lesson.steps[step]

    def holds_back(self, match: Match, read: int) -> bool:
        """Whether the others wait until who learns has gone on."""
        done, step = made(match, self._turns), self.step(match, read)
        return step < len(self.lesson.steps) and not self._is_others_turn(done, step)

    def choice(self, match: Match, seat: int) -> str | None:
        """What the lesson has somebody else do now; None once it is over."""
        done = made(match, self._turns)
        if done == len(self._turns) or self._turns[done].seat != seat:
            return None
        return self._turns[done].choices[0]

    def told(self, match: Match, read: int, reader: Reader) -> LessonTold:
        """The step that it is, in words."""
        words = _words(self.game, self.lesson.id, reader)
        done, number = made(match, self._turns), self.step(match, read)
        count = len(self.lesson.steps)
        is_over = number == count
        told = LessonTold(
            id=self.lesson.id,
            title=words.title(),
            number=min(number + 1, count),
            count=count,
            over=is_over,
            waits=not is_over and self._is_others_turn(done, number),
        )
        if told.over or told.waits:
            return told
        step = self.lesson.steps[number]
        return LessonTold(
            id=told.id,
            title=told.title,
            number=told.number,
            count=count,
            heading=words.step(step.id, "title"),
            text=words.step(step.id),
            pointers=[
                Pointer(letter=letter.upper(), spot=spot, text=words.step(step.id, letter))
                for letter, spot in zip(LETTERS, step.points, strict=False)
            ],
            choices=list(self._turns[done].choices) if step.choices else [],
            first=words.step(step.id, "first") if step.choices else "",
            rules=list(step.rules),
        )

    def first(self, step: LessonStep, language: str) -> str:
        """Why what a step asks for must be done before, in words."""
        return _words(self.game, self.lesson.id, Reader(language)).step(step.id, "first")

    def _is_done(self, number: int, done: int) -> bool:
        """Whether who learns has done all that a step asks."""
        return all(turn.step != number or turn.seat != LEARNER for turn in self._turns[done:])

    def _is_others_turn(self, done: int, step: int) -> bool:
        """Whether somebody else has something to do before a step."""
        return done < len(self._turns) and self._turns[done].step < step


def tutor_of(game: Game, name: str) -> Tutor | None:
    """The tutor of a lesson by its name; None without one, or if the lesson is no longer there."""
    lesson = lessons_of(game).get(name)
    return None if lesson is None else Tutor(game, lesson)


def _words(game: Game, lesson: str, reader: Reader) -> LessonWords:
    return LessonWords(in_language(reader.language, lesson_texts(game)), lesson, reader)
