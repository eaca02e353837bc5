"""Earnings: the rewards of a space, and the items that are used between its icons (SH-R-65)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.building import level_refusals
from overseer.games.shelter.hand import ready_codes
from overseer.games.shelter.items import has_step, start_use, use_codes, use_refusals
from overseer.games.shelter.rewards import Rewards
from overseer.games.shelter.terms import (
    ANY,
    ANY_TIME,
    ASK_BEFORE_ICON,
    BUILD,
    BUILDING,
    DONE,
    GAIN,
    GAIN_ANY,
    KINDS,
    PLAN_ROOM,
    READY,
    READY_ITEM,
    REFRESH_ITEMS,
    SWAP,
    TAKE_ITEM,
    TRACK_SIZE,
    USE,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

WINDOW: Final = 0  # items may be used before the icon, if that matters
ICON: Final = 1  # no more items: the icon is gained


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Earnings(Rewards):
    """The row of a space is being gained; a window opens before an icon that an item can change."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "space", "card", "passes", "index", "stage")

    def __init__(
        self, seat: i64, space: i64, card: i64, passes: i64, index: i64, stage: i64
    ) -> None:
        super().__init__(seat, space, card, passes, index)
        self.stage = stage  # of the icon that comes next

    def ask(self, vault: Vault) -> Decision | None:
        """Which item is used before the icon, then the choice that the icon needs."""
        if self.stage == WINDOW:
            codes = self._uses(vault)
            if len(codes) > 0:
                codes = append(codes, pack(DONE, ASK_BEFORE_ICON))
                return vault.question(self.seat, ASK_BEFORE_ICON, self.card, codes, -1)
        return super().ask(vault)

    def _uses(self, vault: Vault) -> vec[i64]:
        """What can be used now, if any of it could change what the next icon gives."""
        at = vault.cards.row_start[self.card] + self.index
        if at >= vault.cards.row_end[self.card]:
            return vec[i64]()
        icon = vault.cards.icons[at]
        if not self._is_open_to_items(vault, icon):
            return vec[i64]()
        codes = use_codes(vault, self.seat, ANY_TIME, vec[i64]())
        for code in codes:
            if self._matters(vault, icon, a_of(code), len(codes)):
                return codes
        return vec[i64]()

    def _is_open_to_items(self, vault: Vault, icon: i64) -> bool:
        """Whether what an icon gives could depend on items at all, whatever lies in front of one.

        Most icons are told here from those that need a closer look.
        """
        if icon < KINDS:
            return vault.cubes[self.seat * KINDS + icon] == TRACK_SIZE
        if icon == GAIN_ANY:
            return not vault.has_space(self.seat)
        if icon == BUILD:
            no_plan = vault.plan[PLAN_ROOM] == 0 and self.is_paid(vault)
            return no_plan and level_refusals(vault, self.seat) == 0
        return icon in (READY_ITEM, TAKE_ITEM, REFRESH_ITEMS)

    def _matters(self, vault: Vault, icon: i64, item: i64, usable: i64) -> bool:
        """Whether an item that can be used now could change what an icon gives."""
        cards = vault.cards
        if icon == READY_ITEM:  # it can be used, readied and used again
            return True
        if icon == TAKE_ITEM:  # what is exhausted comes back ready by way of the track
            exhausted = len(ready_codes(vault, self.seat, -1)) > 0
            return has_step(cards, item, SWAP) and (exhausted or usable > 1)
        if icon == REFRESH_ITEMS:  # a card is saved from the discards
            return has_step(cards, item, SWAP)
        if icon == BUILD:  # cubes or a discount for the further room's price
            gains = has_step(cards, item, GAIN) or has_step(cards, item, SWAP)
            return gains or (has_step(cards, item, READY) and self._sleeps(vault, item))
        cost = cards.item_cost[4 * item : 4 * item + 4]  # a cube that is paid makes space
        paid = cost[0] + cost[1] + cost[2] if icon == GAIN_ANY else cost[icon]
        return paid + cost[ANY] > 0

    def _sleeps(self, vault: Vault, by: i64) -> bool:
        """Whether an item could ready one that lowers a price or gives cubes."""
        cards = vault.cards
        for code in ready_codes(vault, self.seat, by):
            item = a_of(code)
            if cards.item_use[item] == BUILDING or has_step(cards, item, GAIN):
                return True
        return False

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why an item cannot be used before the icon, or a reward not be taken in this way."""
        if prompt != ASK_BEFORE_ICON:
            return super().against(vault, code, prompt)
        if verb_of(code) == USE:
            return use_refusals(vault, self.seat, a_of(code), ANY_TIME)
        return 0 if verb_of(code) == DONE and a_of(code) == ASK_BEFORE_ICON else NOT_NOW

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Use an item, close the window, or gain the icon as chosen."""
        verb = verb_of(code)
        if verb == USE:
            start_use(vault, self.seat, a_of(code))
        elif verb == DONE:
            self.stage = ICON
        else:
            super().answer(vault, code, seat)
            self.stage = WINDOW

    def run(self, vault: Vault) -> None:
        """Gain icons up to one that asks, or before which an item can be used."""
        passes = self.passes
        index = self.index
        super().run(vault)
        if self.index != index or self.passes != passes:
            self.stage = WINDOW

    def pauses(self, vault: Vault) -> bool:
        """Whether a window opens before the next icon."""
        return len(self._uses(vault)) > 0

    def copy(self) -> Earnings:
        """An independent frame with the same fields."""
        return Earnings(self.seat, self.space, self.card, self.passes, self.index, self.stage)
