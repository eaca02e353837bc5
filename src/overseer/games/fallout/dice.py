"""V.A.T.S. dice: three dice, rolled and rerolled in fights and tests (FO-DICE, FO-TEST-03, 04)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.cards import Rolls
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.refusal import NO_EFFECT, NO_REROLLS, UNMET
from overseer.games.fallout.terms import (
    ASK_DICE,
    ASK_TURN_DIE,
    DONE,
    E_DICE,
    KEPT,
    LETTER_BITS,
    LETTERS,
    REROLL,
    REST,
    ROLLED,
    TURN_DIE,
    WELL_RESTED,
)
from overseer.games.fallout.uses import play_refusals, use_codes
from overseer.games.fallout.wasteland import CONTEST_SIZE, DICE, FIGHTER, REROLLS, Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.state import NO_WEIGHTS
from overseer.kernel.vecs import append, vec

FACES: Final = 6
ALL_DICE: Final = 7  # as bits
_LETTER_MASK: Final = (1 << LETTER_BITS) - 1


def all_rolls() -> list[Rolls]:
    """Every outcome of rolling each set of dice, by the set; made once for a game."""
    rolls: list[Rolls] = []
    for mask in range(8):
        codes = vec[i64]()
        sides = [range(6) if (mask >> die) & 1 == 1 else range(6, 7) for die in range(3)]
        for first in sides[0]:
            for second in sides[1]:
                for third in sides[2]:
                    codes = append(codes, pack(ROLLED, first, second, third))
        rolls.append(Rolls(codes))
    return rolls


IN_TEST: Final = -1  # instead of a fighter


def begin_contest(land: Wasteland, fighter: i64, rerolls: i64) -> list[int]:
    """Take the dice in hand for a fight or a test; returns one that it breaks into, if any."""
    saved: list[int] = []
    if land.contest[FIGHTER] != 0:
        saved = [land.contest[i] for i in range(CONTEST_SIZE)]
    for i in range(CONTEST_SIZE):
        land.contest[i] = 0
    land.contest[FIGHTER] = fighter
    land.contest[REROLLS] = rerolls
    return saved


def end_contest(land: Wasteland, saved: list[int]) -> None:
    """Put the dice away, or back as they lay in what was broken into."""
    land.contest[FIGHTER] = 0
    for i in range(len(saved)):
        land.contest[i] = saved[i]


def roll_decision(land: Wasteland, mask: i64) -> Decision:
    """Chance rolls the dice of a set."""
    return land.chance(ASK_DICE, mask, land.cards.rolls[mask].codes, NO_WEIGHTS)


def take_roll(land: Wasteland, code: i64, seat: i64, in_fight: i64) -> None:
    """Note the faces that came up."""
    faces = vec[i64]([a_of(code), b_of(code), c_of(code)])
    for die in range(DICE):
        if faces[die] != KEPT:
            land.contest[die] = faces[die]
    contest = land.contest
    land.emit(E_DICE, seat, contest[0] + 8 * contest[1] + 64 * contest[2], in_fight)


def hit_icons(land: Wasteland) -> i64:
    """The hit icons on the three dice as they lie."""
    hits: i64 = 0
    for die in range(DICE):
        hits += land.cards.die_hits[die * FACES + land.contest[die]]
    return hits


def matching_dice(land: Wasteland, weak: i64) -> i64:
    """How many dice share a filled area with an enemy (FO-FIGHT-08)."""
    number: i64 = 0
    for die in range(DICE):
        if land.cards.die_areas[die * FACES + land.contest[die]] & weak != 0:
            number += 1
    return number


def printed_rerolls(letters: i64, owned: i64) -> i64:
    """One reroll for each printed letter that is owned (FO-TEST-03, FO-FIGHT-03, FO-R-105)."""
    number: i64 = 0
    for letter in range(LETTERS):
        if (owned >> letter) & 1 == 1:
            number += (letters >> (letter * LETTER_BITS)) & _LETTER_MASK
    return number


def reroll_codes(land: Wasteland, seat: i64, moment: i64) -> vec[i64]:
    """Which dice to reroll, Well Rested to give up, cards to use (FO-R-42)."""
    codes = vec[i64]()
    if land.contest[REROLLS] > 0:
        for mask in range(1, ALL_DICE + 1):
            codes = append(codes, pack(REROLL, mask))
    if land.has_trait(seat, WELL_RESTED):
        codes = append(codes, pack(REST))
    return use_codes(land, seat, moment, codes)


def reroll_refusals(land: Wasteland, seat: i64, code: i64, moment: i64) -> i64:
    """Why dice cannot be rerolled, Well Rested not be given up, a card not be used."""
    verb = verb_of(code)
    if verb == REROLL:
        return 0 if land.contest[REROLLS] > 0 else NO_REROLLS
    if verb == REST:
        return 0 if land.has_trait(seat, WELL_RESTED) else UNMET
    return 0 if verb == DONE else play_refusals(land, seat, code, moment)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnDie(LandFrame):
    """A survivor turns one die to a face of their choice."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def ask(self, land: Wasteland) -> Decision | None:
        """Which die, and to which face."""
        codes = vec[i64]()
        for die in range(DICE):
            for face in range(FACES):
                if land.contest[die] != face:
                    codes = append(codes, pack(TURN_DIE, die, face))
        return land.question(self.seat, ASK_TURN_DIE, 0, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a die cannot be turned to a face."""
        if verb_of(code) != TURN_DIE:
            return NOT_NOW
        return NO_EFFECT if land.contest[a_of(code)] == b_of(code) else 0

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Turn it."""
        land.stack.pop()
        land.contest[a_of(code)] = b_of(code)

    def copy(self) -> TurnDie:
        """An independent frame with the same fields."""
        return TurnDie(self.seat)
