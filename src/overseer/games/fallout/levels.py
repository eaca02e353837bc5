"""Leveling up: two letters are drawn, one is kept; a second one of a kind is a perk (FO-LEVEL)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.quests import tell
from overseer.games.fallout.refusal import NOT_THERE, WRONG_KIND
from overseer.games.fallout.rows import has, owned_code, without
from overseer.games.fallout.terms import (
    ASK_KEEP,
    ASK_LETTER,
    ASK_PERK,
    D_LEVEL,
    E_GAINED_LETTER,
    E_GAINED_PERK,
    E_LEVEL_UP,
    KEEP_LETTER,
    LETTER,
    LETTERS,
    TAKE_PERK,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def letter_decision(land: Wasteland, seat: i64, without_owned: bool) -> Decision | None:
    """Chance draws a letter from the supply, or None if it is empty."""
    codes = vec[i64]()
    weights = vec[i64]()
    for letter in range(LETTERS):
        if land.bag[letter] > 0 and not (without_owned and land.has_letter(seat, letter)):
            codes = append(codes, pack(LETTER, letter))
            weights = append(weights, land.bag[letter])
    return land.chance(ASK_LETTER, seat, codes, weights) if len(codes) > 0 else None


def gain_letter(land: Wasteland, seat: i64, letter: i64) -> None:
    """Put a letter into its slot (FO-SPEC-02)."""
    land.letters[seat] |= 1 << letter
    land.due = 1
    land.emit(E_GAINED_LETTER, seat, letter)


def perks_for(land: Wasteland, letters: i64) -> vec[i64]:
    """The perks of the deck that feature one of the letters."""
    perks = vec[i64]()
    for i in range(len(land.perk_deck)):
        if land.cards.perk_letters[land.perk_deck[i]] & letters != 0:
            perks = append(perks, land.perk_deck[i])
    return perks


def perk_choice(land: Wasteland, seat: i64, letters: i64) -> vec[i64]:
    """The perks that a survivor may take for a letter (FO-LEVEL-04, 05)."""
    perks = perks_for(land, letters)
    return perks if len(perks) > 0 else perks_for(land, land.letters[seat])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakePerk(LandFrame):
    """A survivor takes a perk from the deck, if there is one (FO-LEVEL-04 to 06)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "letters")

    def __init__(self, seat: i64, letters: i64) -> None:
        self.seat = seat
        self.letters = letters

    def ask(self, land: Wasteland) -> Decision | None:
        """Which perk."""
        perks = perk_choice(land, self.seat, self.letters)
        if len(perks) == 0:
            return None
        codes = vec[i64]()
        for i in range(len(perks)):
            codes = append(codes, pack(TAKE_PERK, perks[i]))
        return land.question(self.seat, ASK_PERK, 0, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a perk cannot be taken."""
        if verb_of(code) != TAKE_PERK:
            return NOT_NOW
        if not has(land.perk_deck, a_of(code)):
            return NOT_THERE
        return 0 if has(perk_choice(land, self.seat, self.letters), a_of(code)) else WRONG_KIND

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Take it; it lies open before the survivor (FO-PERK-03)."""
        land.stack.pop()
        land.perk_deck = without(land.perk_deck, a_of(code))
        land.perks = append(land.perks, owned_code(seat, a_of(code)))
        land.due = 1
        land.emit(E_GAINED_PERK, seat, a_of(code))

    def run(self, land: Wasteland) -> None:
        """No perk fits: the level is spent all the same (FO-LEVEL-06)."""
        land.stack.pop()

    def copy(self) -> TakePerk:
        """An independent frame with the same fields."""
        return TakePerk(self.seat, self.letters)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LevelUp(LandFrame):
    """A survivor resolves one level (FO-LEVEL-01 to 03, FO-R-53, FO-R-54)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "first", "second", "drawn")

    def __init__(self, seat: i64, first: i64, second: i64, drawn: i64) -> None:
        self.seat = seat
        self.first = first  # letters drawn, or -1
        self.second = second
        self.drawn = drawn  # how often the supply was asked

    def ask(self, land: Wasteland) -> Decision | None:
        """Which letters come up, and which to keep."""
        if self.drawn < 2:
            return letter_decision(land, self.seat, False)
        codes = vec[i64]()
        if self.first >= 0:
            codes = append(codes, pack(KEEP_LETTER, self.first))
        if self.second >= 0 and self.second != self.first:
            codes = append(codes, pack(KEEP_LETTER, self.second))
        if self.first < 0:
            for letter in range(LETTERS):
                if land.has_letter(self.seat, letter):
                    codes = append(codes, pack(KEEP_LETTER, letter))
        return land.question(self.seat, ASK_KEEP, 0, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a letter cannot be kept: only drawn ones can, or owned ones if there is no other."""
        if verb_of(code) != KEEP_LETTER:
            return NOT_NOW
        letter = a_of(code)
        if self.first < 0:
            return 0 if land.has_letter(self.seat, letter) else NOT_THERE
        return 0 if letter in (self.first, self.second) else NOT_THERE

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Draw on, or keep one letter and return the other."""
        letter = a_of(code)
        if self.drawn < 2:
            land.bag[letter] -= 1
            self.drawn += 1
            if self.first < 0:
                self.first = letter
            else:
                self.second = letter
            return
        land.stack.pop()
        self._return_letters(land)
        land.levels[self.seat] -= 1
        land.emit(E_LEVEL_UP, self.seat, letter)
        if land.has_letter(self.seat, letter):
            land.stack.append(TakePerk(self.seat, 1 << letter))
        else:
            land.bag[letter] -= 1
            gain_letter(land, self.seat, letter)
        tell(land, self.seat, D_LEVEL)

    def _return_letters(self, land: Wasteland) -> None:
        """Both go back to the supply; the one that is kept is taken from there again."""
        if self.first >= 0:
            land.bag[self.first] += 1
        if self.second >= 0:
            land.bag[self.second] += 1

    def run(self, land: Wasteland) -> None:
        """The supply is empty: choose among what there is (FO-R-54)."""
        self.drawn = 2

    def copy(self) -> LevelUp:
        """An independent frame with the same fields."""
        return LevelUp(self.seat, self.first, self.second, self.drawn)
