"""Rolls of Fallout: the dice of tests and fights as they came to lie, and what they decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overseer.display.told import ToldDie, ToldRoll
from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import FACES
from overseer.games.fallout.view import AREAS, bits
from overseer.kernel.decision import a_of, b_of, verb_of
from overseer.kernel.event import CHOICE, Event

if TYPE_CHECKING:
    from overseer.display.fallout.look import Look

_DICE, _FACE_BITS = 3, 3


class Rolls:
    """Hears of dice until a test or fight is decided."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.letters: list[str] = []  # of the tests to come
        self.faces: list[int] = []
        self.level = 0  # of the enemy
        self.struck = (0, 0)  # hits, and how many were needed

    def begin(self, letters: list[str]) -> None:
        """Tests with these letters are to come."""
        self.letters = letters
        self.faces = []

    def hear(self, event: Event) -> ToldRoll | None:
        """What an event has decided, if it has decided something."""
        match event.kind:
            case t.E_FIGHT:
                self.faces, self.level, self.struck = [], int(event.b), (0, int(event.b))
            case t.E_DICE:
                mask = (1 << _FACE_BITS) - 1
                self.faces = [int(event.a) >> _FACE_BITS * die & mask for die in range(_DICE)]
            case t.E_STRUCK:
                self.struck = (int(event.a), int(event.b))
            case t.E_TEST:
                return self._test(event)
            case t.E_KILLED_ENEMY | t.E_FIGHT_LOST if self.level:
                return self._fight(event)
            case _:
                if event.kind == CHOICE and verb_of(event.a) == t.TURN_DIE and self.faces:
                    self.faces[a_of(event.a)] = b_of(event.a)
        return None

    def _test(self, event: Event) -> ToldRoll:
        hits, difficulty = int(event.a), int(event.b)
        is_joint = difficulty >= t.NO_DIFFICULTY
        passed = hits >= difficulty
        end = "shared" if is_joint else "passed" if passed else "failed"
        return ToldRoll(
            kind="test",
            title=self.look.say("told-fallout-test"),
            letters=self.letters.pop(0) if self.letters else "",
            got=hits,
            needed=0 if is_joint else difficulty,
            dice=self._dice(),
            passed=passed,
            verdict=self.look.say(f"told-fallout-test-{end}"),
        )

    def _fight(self, event: Event) -> ToldRoll:
        passed = event.kind == t.E_KILLED_ENEMY
        enemy = str(self.look.words.enemy(int(event.a))["enemy"])
        got, needed = self.struck
        roll = ToldRoll(
            kind="fight",
            title=self.look.say("told-fallout-fight", enemy=enemy, level=self.level),
            got=got,
            needed=needed,
            dice=self._dice(),
            passed=passed,
            verdict=self.look.say(f"told-fallout-fight-{'won' if passed else 'lost'}"),
        )
        self.level = 0
        return roll

    def _dice(self) -> list[ToldDie]:
        """The dice as they lie; they are put away then."""
        cards = self.look.book.cards
        rows = [die * FACES + face for die, face in enumerate(self.faces)]
        self.faces = []
        areas = [bits(int(cards.die_areas[row]), AREAS) for row in rows]
        hits = [int(cards.die_hits[row]) for row in rows]
        return [ToldDie(areas=list(a), hits=h) for a, h in zip(areas, hits, strict=True)]
