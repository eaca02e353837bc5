"""Fights: roll both dice, add what items give, reach the number (SH-FIGHT, SH-R-66, 85)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.cards import Cards
from overseer.games.shelter.dice import reroll, roll, roll_at_once
from overseer.games.shelter.earnings import WINDOW, Earnings
from overseer.games.shelter.frame import VaultFrame, report_defeat
from overseer.games.shelter.healing import injure
from overseer.games.shelter.items import start_use, use_codes, use_refusals
from overseer.games.shelter.refusal import NO_SUCH_DIE
from overseer.games.shelter.terms import (
    AFTER_ROLL,
    ALWAYS,
    ASK_AFTER_ROLL,
    ASK_BEFORE_FIGHT,
    ASK_DIE,
    ASK_FIGHT_ROLL,
    BEFORE_FIGHT,
    DIE,
    DONE,
    E_FIGHT,
    FIGHT_BONUS,
    REROLL,
    USE,
)
from overseer.games.shelter.vault import Vault, held_item, held_seat
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

BEFORE: Final = 0
ROLLING: Final = 1
AFTER: Final = 2
PICKING: Final = 3  # which die is rerolled
REROLLING: Final = 4  # one die is in the air
DECIDED: Final = 5


def item_bonus(cards: Cards, item: i64) -> i64:
    """What an item adds to a fight, used or lying there; 0 for most."""
    return max(0, cards.first_step(item, FIGHT_BONUS))


def dice_again(cards: Cards, item: i64) -> i64:
    """How many dice an item lets one roll again; 0 for most."""
    return max(0, cards.first_step(item, REROLL))


def standing_bonus(vault: Vault, seat: i64) -> i64:
    """What a player's items add to every fight without being used."""
    bonus: i64 = 0
    for code in vault.held:
        if held_seat(code) == seat:
            item = held_item(code)
            if vault.cards.item_use[item] == ALWAYS:
                bonus += item_bonus(vault.cards, item)
    return bonus


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fight(VaultFrame):
    """A dweller fights the threat that it was placed on."""

    KNOWN: ClassVar[tuple[str, ...]] = (
        "seat",
        "space",
        "card",
        "passes",
        "stage",
        "bonus",
        "low",
        "high",
    )

    def __init__(
        self,
        seat: i64,
        space: i64,
        card: i64,
        passes: i64,
        stage: i64,
        bonus: i64,
        low: i64,
        high: i64,
    ) -> None:
        self.seat = seat
        self.space = space
        self.card = card
        self.passes = passes  # over the reward, if the fight is won
        self.stage = stage
        self.bonus = bonus  # of the items used before the roll
        self.low = low  # the dice; while one is in the air, `low` is the other
        self.high = high

    def bonuses(self, vault: Vault) -> i64:
        """What the items used, and those that need no use, add to the dice."""
        return self.bonus + standing_bonus(vault, self.seat)

    def total(self, vault: Vault) -> i64:
        """Dice and bonuses; there is no upper limit (SH-R-66)."""
        return self.low + self.high + self.bonuses(vault)

    def needed(self, vault: Vault) -> i64:
        """What the dice alone must reach."""
        return vault.cards.fight[self.card] - self.bonuses(vault)

    def wins(self, vault: Vault) -> bool:
        """Whether the total reaches the number (SH-FIGHT-03)."""
        return self.low + self.high >= self.needed(vault)

    def ask(self, vault: Vault) -> Decision | None:
        """Items before the roll, the roll, items after it."""
        stage = self.stage
        if stage == ROLLING:
            if vault.samples_at_once():
                return None
            return roll(vault, ASK_FIGHT_ROLL, self.card)
        if stage == REROLLING:
            return reroll(vault, self.card)
        if stage == PICKING:
            codes = vec[i64]([pack(DIE, self.low)])
            if self.high != self.low:
                codes = append(codes, pack(DIE, self.high))
            return vault.question(self.seat, ASK_DIE, self.card, codes, 0)
        window = self._window(vault)
        if window < 0:
            return None
        codes = use_codes(vault, self.seat, window, vec[i64]())
        if len(codes) == 0:
            return None
        prompt = ASK_BEFORE_FIGHT if stage == BEFORE else ASK_AFTER_ROLL
        codes = append(codes, pack(DONE, prompt))
        return vault.question(self.seat, prompt, self.card, codes, -1)

    def _window(self, vault: Vault) -> i64:
        """The item window that is open; rerolls only while the total loses (SH-R-85)."""
        if self.stage == BEFORE:
            return BEFORE_FIGHT
        return AFTER_ROLL if self.stage == AFTER and not self.wins(vault) else -1

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why an item cannot be used in this fight, or a die not be rerolled."""
        if prompt == ASK_DIE:
            if verb_of(code) != DIE:
                return NOT_NOW
            return 0 if a_of(code) in (self.low, self.high) else NO_SUCH_DIE
        if verb_of(code) == USE:
            return use_refusals(vault, self.seat, a_of(code), self._window(vault))
        return super().against(vault, code, prompt)

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Use an item, or let the dice fall."""
        verb = verb_of(code)
        if verb == USE:
            self._use(vault, a_of(code))
        elif verb == DONE:
            self.stage = ROLLING if self.stage == BEFORE else DECIDED
        elif verb == DIE:
            if a_of(code) == self.low:
                self.low = self.high
            self.stage = REROLLING
        elif self.stage == REROLLING:
            self._set_dice(self.low, a_of(code))
        else:
            self._set_dice(a_of(code), b_of(code))

    def _use(self, vault: Vault, item: i64) -> None:
        self.bonus += item_bonus(vault.cards, item)
        dice = dice_again(vault.cards, item)
        if dice == 1:
            self.stage = PICKING
        elif dice == 2:
            self.stage = ROLLING
        start_use(vault, self.seat, item)

    def _set_dice(self, one: i64, two: i64) -> None:
        self.low = min(one, two)
        self.high = max(one, two)
        self.stage = AFTER

    def run(self, vault: Vault) -> None:
        """Close a window, roll if nobody watches, or settle the fight."""
        if self.stage == BEFORE:
            self.stage = ROLLING
            return
        if self.stage == ROLLING:
            pair = roll_at_once(vault)
            self._set_dice(a_of(pair), b_of(pair))
            return
        vault.stack.pop()
        won = self.wins(vault)
        needed = vault.cards.fight[self.card]
        vault.emit(E_FIGHT, self.seat, self.total(vault), needed, 1 if won else 0)
        if won:
            vault.stack.append(Earnings(self.seat, self.space, self.card, self.passes, 0, WINDOW))
        else:
            injure(vault, self.space, 2)  # both, on a linked threat (SH-FIGHT-06, SH-R-55)
            report_defeat(vault)

    def copy(self) -> Fight:
        """An independent frame with the same fields."""
        return Fight(
            self.seat,
            self.space,
            self.card,
            self.passes,
            self.stage,
            self.bonus,
            self.low,
            self.high,
        )
