"""Tests: roll, reroll by letters, count the hit icons (FO-TEST)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.dice import (
    ALL_DICE,
    IN_TEST,
    begin_contest,
    end_contest,
    hit_icons,
    printed_rerolls,
    reroll_codes,
    reroll_refusals,
    roll_decision,
    take_roll,
)
from overseer.games.fallout.frame import LandFrame, report
from overseer.games.fallout.items import passive
from overseer.games.fallout.terms import (
    ASK_TEST_REROLL,
    DONE,
    E_RESTED,
    E_TEST,
    LETTER_BITS,
    LETTERS,
    M_TEST,
    P_TEST_REROLL,
    PLAY_PERK,
    REROLL,
    REST,
    USE,
    WELL_RESTED,
)
from overseer.games.fallout.traits import lose
from overseer.games.fallout.uses import use_item, use_perk
from overseer.games.fallout.wasteland import BONUS, REROLLS, Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.vecs import append

_BEGIN: Final = 0
_ROLLING: Final = 1
_REROLLING: Final = 2
_COUNTING: Final = 3
_MASK: Final = (1 << LETTER_BITS) - 1


def test_rerolls(land: Wasteland, seat: i64, letters: i64) -> i64:
    """The rerolls that a survivor has in a test of these letters."""
    number = printed_rerolls(letters, land.letters[seat])
    trained = passive(land, seat, P_TEST_REROLL)
    if trained != 0:
        for letter in range(LETTERS):
            if (letters >> (letter * LETTER_BITS)) & _MASK > 0:
                number += (trained >> (letter * LETTER_BITS)) & _MASK
    return number


def answer_reroll(land: Wasteland, code: i64, seat: i64) -> i64:
    """Carry out a choice of the reroll step; returns the dice to roll again, as bits."""
    verb = verb_of(code)
    if verb == REROLL:
        land.contest[REROLLS] -= 1
        return a_of(code)
    if verb == REST:  # the trait is lost at once (FO-TRAIT-07)
        land.emit(E_RESTED, seat)
        lose(land, seat, WELL_RESTED)
        land.contest[REROLLS] += 1
    elif verb == USE:
        use_item(land, seat, a_of(code), b_of(code))
    elif verb == PLAY_PERK:
        use_perk(land, seat, a_of(code))
    return 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Test(LandFrame):
    """A survivor performs a test; the step that began it hears the result."""

    KNOWN: ClassVar[tuple[str, ...]] = (
        "seat",
        "letters",
        "difficulty",
        "stage",
        "mask",
        "deaths",
        "saved",
    )

    def __init__(
        self,
        seat: i64,
        letters: i64,
        difficulty: i64,
        stage: i64,
        mask: i64,
        deaths: i64,
        saved: list[int],
    ) -> None:
        self.seat = seat
        self.letters = letters
        self.difficulty = difficulty
        self.stage = stage
        self.mask = mask  # dice to be rolled
        self.deaths = deaths  # of the survivor before the test
        self.saved = saved  # the contest that the test breaks into

    def has_rolled(self) -> bool:
        """Whether there are dice to look at."""
        return self.stage >= _REROLLING

    def _died(self, land: Wasteland) -> bool:
        """Whether the survivor has been killed meanwhile."""
        return land.deaths[self.seat] != self.deaths

    def ask(self, land: Wasteland) -> Decision | None:
        """How the dice fall, and which to reroll."""
        if self.stage == _ROLLING:
            return roll_decision(land, self.mask)
        if self.stage == _REROLLING and not self._died(land):
            codes = reroll_codes(land, self.seat, M_TEST)
            if len(codes) > 0:
                codes = append(codes, pack(DONE))
                return land.question(self.seat, ASK_TEST_REROLL, self.difficulty, codes, -1)
        return None

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why dice cannot be rerolled, or a card not be used."""
        return reroll_refusals(land, self.seat, code, M_TEST)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Take the dice as they fall, or reroll, or stop."""
        if self.stage == _ROLLING:
            take_roll(land, code, self.seat, 0)
            self.stage = _REROLLING
        elif verb_of(code) == DONE:
            self.stage = _COUNTING
        else:
            self.mask = answer_reroll(land, code, self.seat)
            if self.mask != 0:
                self.stage = _ROLLING

    def total(self, land: Wasteland) -> i64:
        """The hit icons of the dice as they lie, and those that cards have added."""
        return hit_icons(land) + land.contest[BONUS]

    def run(self, land: Wasteland) -> None:
        """Begin, or count (FO-TEST-05); the test of somebody who died is failed (FO-R-46)."""
        if self.stage == _BEGIN:
            rerolls = test_rerolls(land, self.seat, self.letters)
            self.saved = begin_contest(land, IN_TEST, rerolls)
            self.stage = _ROLLING
            self.mask = ALL_DICE
            return
        land.stack.pop()
        died = self._died(land)
        hits: i64 = 0 if died else self.total(land)
        land.emit(E_TEST, self.seat, hits, self.difficulty)
        land.due = 1
        end_contest(land, self.saved)
        report(land, 1 if hits >= self.difficulty and not died else 0, hits)

    def copy(self) -> Test:
        """An independent frame with the same fields."""
        return Test(
            self.seat,
            self.letters,
            self.difficulty,
            self.stage,
            self.mask,
            self.deaths,
            self.saved[:],
        )


def begin_test(land: Wasteland, seat: i64, letters: i64, difficulty: i64) -> None:
    """Let a survivor perform a test."""
    land.stack.append(Test(seat, letters, difficulty, _BEGIN, 0, land.deaths[seat], []))
