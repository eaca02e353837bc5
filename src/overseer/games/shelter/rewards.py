"""Rewards: the icons over a space, gained one by one from left to right (SH-PLACE-09)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.building import Plan, drop_plan, lay_planned, level_refusals
from overseer.games.shelter.cost import Payment, open_price
from overseer.games.shelter.decks import (
    Fill,
    place_in_track,
    refresh,
    track_codes,
    track_refusals,
)
from overseer.games.shelter.figures import can_be_marked, lies, marked
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.hand import ready_codes, ready_refusals
from overseer.games.shelter.healing import heal_codes_at, heal_named, heal_refusals
from overseer.games.shelter.linked import trainees_differ
from overseer.games.shelter.refusal import HEALS_HERE
from overseer.games.shelter.terms import (
    ANY,
    ASK_GAIN,
    ASK_HEAL,
    ASK_READY,
    ASK_TAKE,
    ASK_TRAINEE,
    BUILD,
    COST_ROOM,
    E_FIRST_PLAYER,
    E_FORFEIT,
    E_ITEM,
    E_NEW_DWELLER,
    E_READIED,
    FIRST_PLAYER,
    FROM_SPACE,
    GAIN_ANY,
    GAINED,
    HAPPINESS,
    HEAL,
    HEALED,
    ITEMS,
    KINDS,
    NEW_DWELLER,
    OF_CHOICE,
    PLAN_DECLINED,
    PLAN_ROOM,
    READIED,
    READY_ITEM,
    REFRESH_ITEMS,
    REFRESH_ROOMS,
    ROOMS,
    TAKE,
    TAKE_ITEM,
    TRACK_SIZE,
    TRAIN,
    TRAINEE_IS,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

MOST_DWELLERS: Final = 7  # SH-COMP-08


def row_has_effect(vault: Vault, seat: i64, card: i64, freed: vec[i64]) -> bool:
    """Whether gaining a card's row would change anything, once `freed` cubes have been paid."""
    cards = vault.cards
    for i in range(cards.row_start[card], cards.row_end[card]):
        icon = cards.icons[i]
        if icon < KINDS:
            free = TRACK_SIZE - vault.cubes[seat * KINDS + icon] + freed[icon] + freed[ANY]
            if free > 0:
                return True
        elif icon == GAIN_ANY:
            if vault.has_space(seat) or freed[0] + freed[1] + freed[2] + freed[ANY] > 0:
                return True
        elif icon == TAKE_ITEM:
            if vault.item_track[0] + vault.item_track[1] + vault.item_track[2] > 0:
                return True
        elif icon == FIRST_PLAYER:
            if vault.first_player != seat:
                return True
        elif icon == READY_ITEM:
            if len(ready_codes(vault, seat, -1)) > 0:
                return True
        elif icon == BUILD:
            if level_refusals(vault, seat) == 0:
                return True
        else:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Rewards(VaultFrame):
    """A row of icons is being gained, once or twice (SH-SPEC-01, SH-R-29).

    An item's gain is one; those of a space are `Earnings`, which items can interrupt.
    """

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "space", "card", "passes", "index")

    def __init__(self, seat: i64, space: i64, card: i64, passes: i64, index: i64) -> None:
        self.seat = seat
        self.space = space  # -1 for the gain of an item
        self.card = card
        self.passes = passes  # passes over the row that are left, this one included
        self.index = index

    def ask(self, vault: Vault) -> Decision | None:
        """The choice that the current icon needs."""
        at = vault.cards.row_start[self.card] + self.index
        if at >= vault.cards.row_end[self.card]:
            return None
        icon = vault.cards.icons[at]
        if icon == GAIN_ANY:
            return self._ask_resource(vault)
        if icon == TAKE_ITEM:
            codes = track_codes(TAKE, vault.item_track, vec[i64]())
            if len(codes) > 0:
                return vault.question(self.seat, ASK_TAKE, self.card, codes, 0)
        elif icon == READY_ITEM:
            codes = ready_codes(vault, self.seat, -1)
            if len(codes) > 0:
                return vault.question(self.seat, ASK_READY, self.card, codes, 0)
        elif icon == HEAL:
            codes = heal_codes_at(vault, self.space)
            if len(codes) > 1:
                return vault.question(self.seat, ASK_HEAL, self.card, codes, 0)
        elif icon >= TRAIN and trainees_differ(vault, self.space):
            codes = vec[i64]([pack(TRAINEE_IS, 0), pack(TRAINEE_IS, 1)])
            return vault.question(self.seat, ASK_TRAINEE, self.card, codes, 0)
        return None

    def _ask_resource(self, vault: Vault) -> Decision | None:
        """Only tracks with space are offered (SH-RES-03, SH-R-18)."""
        codes = vec[i64]()
        for kind in range(KINDS):
            if vault.gain_refusals(self.seat, kind) == 0:
                codes = append(codes, pack(GAINED, kind))
        if len(codes) == 0:
            return None
        return vault.question(self.seat, ASK_GAIN, self.card, codes, 0)

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why a reward cannot be taken in this way."""
        verb = verb_of(code)
        if verb == GAINED and prompt == ASK_GAIN:
            return vault.gain_refusals(self.seat, a_of(code))
        if verb == TAKE and prompt == ASK_TAKE:
            return track_refusals(vault, ITEMS, a_of(code))
        if verb == READIED and prompt == ASK_READY:
            return ready_refusals(vault, self.seat, a_of(code), -1)
        if verb == HEALED and prompt == ASK_HEAL:
            reasons = heal_refusals(vault, self.seat, code)
            here = a_of(code) == FROM_SPACE + self.space
            return reasons if here else reasons | HEALS_HERE
        return 0 if verb == TRAINEE_IS and prompt == ASK_TRAINEE else NOT_NOW

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Gain the icon as chosen."""
        icon = vault.cards.icons[vault.cards.row_start[self.card] + self.index]
        self.index += 1
        chosen = a_of(code)
        if icon == GAIN_ANY:
            vault.gain(self.seat, chosen, 1)
        elif icon == TAKE_ITEM:
            vault.item_track[place_in_track(vault.item_track, chosen)] = 0
            vault.hold(self.seat, chosen)
            vault.emit(E_ITEM, self.seat, chosen)
            vault.stack.append(Fill(ITEMS))
        elif icon == HEAL:
            heal_named(vault, self.seat, chosen, b_of(code))
        elif icon == READY_ITEM:
            vault.ready(self.seat, chosen)
            vault.emit(E_READIED, self.seat, chosen)
        else:
            self._train(vault, icon, chosen)

    def run(self, vault: Vault) -> None:
        """Gain the icon that leaves no choice, and others like it up to the end of the row."""
        cards = vault.cards
        start = cards.row_start[self.card]
        end = cards.row_end[self.card]
        fresh = True  # whether `ask` has looked at this icon and found no choice in it
        while start + self.index < end:
            icon = cards.icons[start + self.index]
            if not fresh and self.pauses(vault):
                return
            if icon == BUILD:
                self._build(vault)
                return
            if icon > HAPPINESS or icon == GAIN_ANY:
                if fresh:
                    self.index += 1
                    self._gain(vault, icon)
                return  # it may have left work to other frames, or the next one has a question
            self.index += 1
            self._gain(vault, icon)
            fresh = False
        self.passes -= 1
        self.index = 0
        if self.passes == 0:
            vault.stack.pop()

    def pauses(self, vault: Vault) -> bool:
        """Whether something may be done before the next icon, though it leaves no choice itself."""
        return False

    def _gain(self, vault: Vault, icon: i64) -> None:
        seat = self.seat
        if icon < KINDS:
            vault.gain(seat, icon, 1)
        elif icon == HAPPINESS:
            vault.cheer(seat, 1)
        elif icon == NEW_DWELLER:
            self._new_dweller(vault)
        elif icon == FIRST_PLAYER:
            vault.first_player = seat
            vault.emit(E_FIRST_PLAYER, seat)
        elif icon == REFRESH_ITEMS:
            refresh(vault, ITEMS, seat)
        elif icon == REFRESH_ROOMS:
            refresh(vault, ROOMS, seat)
        elif icon == HEAL:
            codes = heal_codes_at(vault, self.space)
            if len(codes) > 0:
                heal_named(vault, seat, a_of(codes[0]), b_of(codes[0]))
            else:
                vault.emit(E_FORFEIT, seat, icon)
        elif icon >= TRAIN:
            self._train(vault, icon, -1)
        else:
            vault.emit(E_FORFEIT, seat, icon)  # no track with space, no item to take or ready

    def _new_dweller(self, vault: Vault) -> None:
        """A dweller from the box stands on the icon until the recall (SH-NEWD-01, 02)."""
        if vault.owned[self.seat] >= MOST_DWELLERS:
            vault.emit(E_FORFEIT, self.seat, NEW_DWELLER)
            return
        vault.owned[self.seat] += 1
        vault.newcomers[self.space] += 1
        vault.emit(E_NEW_DWELLER, self.seat, self.space)

    def _build(self, vault: Vault) -> None:
        """Lay the planned room; without a plan, make one (SH-BUILD-01, SH-R-30)."""
        planned = vault.plan[PLAN_ROOM]
        if planned > 0 and open_price(vault) > 0:
            vault.stack.append(Payment(self.seat, 0, 0))
        elif planned > 0:
            self.index += 1
            lay_planned(vault, self.seat)
        elif planned == PLAN_DECLINED:
            self.index += 1
            drop_plan(vault)
        elif level_refusals(vault, self.seat) != 0:
            self.index += 1
            vault.emit(E_FORFEIT, self.seat, BUILD)
        else:
            paid: i64 = 1 if self.is_paid(vault) else 0
            vault.stack.append(Plan(self.seat, 0, -1, paid, paid))

    def is_paid(self, vault: Vault) -> bool:
        """Whether the rooms that this row builds are paid for (SH-COST-05)."""
        return vault.cards.cost_of(self.card, COST_ROOM) > 0

    def _train(self, vault: Vault, icon: i64, lying: i64) -> None:
        """Mark a dweller of the space for training at the recall (SH-TRAIN-01, 02)."""
        mark = icon - TRAIN if icon > TRAIN else OF_CHOICE
        for place in range(2 * self.space, 2 * self.space + 2):
            figure = vault.figures[place]
            if can_be_marked(figure) and (lying < 0 or lies(figure) == (lying == 1)):
                vault.figures[place] = marked(figure, mark)
                return

    def copy(self) -> Rewards:
        """An independent frame with the same fields."""
        return Rewards(self.seat, self.space, self.card, self.passes, self.index)
