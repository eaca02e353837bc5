"""Placing a dweller: where it may go, why not, and the turn that follows (SH-PLACE, SH-R-84)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.building import Plan, drop_plan, price_refusals
from overseer.games.shelter.cost import Payment, open_price, pay_fixed
from overseer.games.shelter.doubling import passes_over, wear_refusals
from overseer.games.shelter.earnings import ICON, WINDOW, Earnings
from overseer.games.shelter.exchange import Closing, closes_with_choice
from overseer.games.shelter.fight import BEFORE, Fight
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.hand import exhaust_used
from overseer.games.shelter.healing import injure
from overseer.games.shelter.income import Income, income_due
from overseer.games.shelter.linked import has_another, suffice
from overseer.games.shelter.purse import SHORT, purse_of
from overseer.games.shelter.refusal import (
    CANNOT_PAY,
    FOREIGN_ELEVATOR,
    INJURED_DWELLER,
    NEEDS_TWO,
    NO_ITEM_TO_GIVE,
    NO_ROOM_THERE,
    NO_SUCH_DWELLER,
    OCCUPIED,
    UNINJURED_DWELLER,
)
from overseer.games.shelter.terms import (
    ANY,
    ASK_WEAR,
    ASK_WITH,
    COST_INJURY,
    COST_ITEMS,
    DONE,
    DWELLER_KINDS,
    E_DOUBLED,
    E_PLACED,
    INJURED,
    NEEDS_HOME,
    NEEDS_ITEMS,
    NEEDS_ROOM,
    PLACE,
    PLACING,
    REFRESH_ITEMS,
    SLOT,
    SLOT_EMPTY,
    SLOT_INJURED,
    SLOT_UNINJURED,
    SPACES,
    TAKE_ITEM,
    UNTRAINED,
    WEAR,
    WITH,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import A, B, C, Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

# Stages of a placement, in the order of SH-R-84.
SECOND: Final = 0
OUTFIT: Final = 1
PLANNED_ROOM: Final = 2
PUT: Final = 3
INJURY: Final = 4
EFFECT: Final = 5
CLOSE: Final = 6
RENT: Final = 7
END: Final = 8
DEFEAT: Final = 9  # in the place of CLOSE, after a fight that was lost


def space_refusals(vault: Vault, seat: i64, spaces: vec[i64]) -> vec[i64]:
    """For each space that exists: why a player cannot choose it, whoever they send; 0 if they can.

    All spaces at once, because a turn asks about the whole vault.
    """
    cards = vault.cards
    card_on = vault.card
    occupant = vault.occupant
    bill = cards.bill
    needs = cards.needs
    level = vault.level_of[seat]
    purse = purse_of(vault, seat)
    refusals = spaces[:]  # a row of that length, to be overwritten
    for i, space in enumerate(spaces):
        card = card_on[space]
        reasons: i64 = OCCUPIED if occupant[space] else 0
        if (bill[card] - purse) & SHORT:
            reasons |= CANNOT_PAY
        if needs[card]:
            if needs[card] & NEEDS_HOME and space // SPACES != level:
                reasons |= FOREIGN_ELEVATOR
            if needs[card] & NEEDS_ITEMS and vault.items_of(seat) < cards.cost_of(card, COST_ITEMS):
                reasons |= NO_ITEM_TO_GIVE
            if needs[card] & NEEDS_ROOM and reasons == 0:
                reasons = price_refusals(vault, seat, card, -1)
        refusals[i] = reasons
    return refusals


def suitable_kinds(vault: Vault, seat: i64, injured: bool) -> vec[i64]:
    """The kinds of dweller in front of a player that are injured, or that are not.

    Injured-only spaces take the injured ones, all others the uninjured (SH-INJ-02 to 04, SH-R-40).
    """
    at = seat * DWELLER_KINDS
    untrained: i64 = INJURED if injured else UNTRAINED
    state: i64 = SLOT_INJURED if injured else SLOT_UNINJURED
    dwellers = vault.dwellers
    kinds = vec[i64]()
    if dwellers[at + untrained] > 0:
        kinds = append(kinds, untrained)
    for kind in range(SLOT + 1, DWELLER_KINDS):
        if dwellers[at + kind] == state:
            kinds = append(kinds, kind)
    return kinds


def place_codes(vault: Vault, seat: i64) -> vec[i64]:
    """Every placement that is possible for a player, space by space."""
    uninjured = suitable_kinds(vault, seat, False)
    injured = suitable_kinds(vault, seat, True)
    spaces = vault.active
    card_on = vault.card
    injured_only = vault.cards.injured_only
    linked = vault.cards.linked
    codes = vec[i64]([0] * (len(spaces) * (len(uninjured) + len(injured))))  # cut in the end
    number: i64 = 0
    for i, reasons in enumerate(space_refusals(vault, seat, spaces)):
        if reasons:
            continue
        space = spaces[i]
        card = card_on[space]
        kinds = injured if injured_only[card] else uninjured
        if linked[card] and not suffice(vault, seat, kinds):
            continue
        option = PLACE | (space << B) | (card << C)
        for who in kinds:
            codes[number] = option | (who << A)
            number += 1
    return codes[:number]


def dweller_refusals(vault: Vault, seat: i64, who: i64, card: i64) -> i64:
    """Why a player cannot send one of their dwellers to a card."""
    injured_only = vault.cards.injured_only[card] == 1
    kinds = suitable_kinds(vault, seat, injured_only)
    reasons: i64 = 0
    if who not in kinds:
        if vault.dwellers[seat * DWELLER_KINDS + who] == 0:
            return NO_SUCH_DWELLER
        reasons |= UNINJURED_DWELLER if injured_only else INJURED_DWELLER
    if vault.cards.linked[card] == 1 and not suffice(vault, seat, kinds):
        reasons |= NEEDS_TWO
    return reasons


def place_refusals(vault: Vault, seat: i64, who: i64, space: i64) -> i64:
    """Every reason why a player cannot place a dweller on a space."""
    card = vault.card[space]
    if card == 0:
        return NO_ROOM_THERE
    reasons = space_refusals(vault, seat, vec[i64]([space]))[0]
    return reasons | dweller_refusals(vault, seat, who, card)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Placement(VaultFrame):
    """A dweller has been sent to a space: the rest of the turn, step by step."""

    KNOWN: ClassVar[tuple[str, ...]] = (
        "seat",
        "space",
        "card",
        "first",
        "second",
        "worn",
        "passes",
        "stage",
        "earlier",
    )

    def __init__(
        self,
        seat: i64,
        space: i64,
        card: i64,
        first: i64,
        second: i64,
        worn: i64,
        passes: i64,
        stage: i64,
        earlier: list[int],
    ) -> None:
        self.seat = seat
        self.space = space
        self.card = card
        self.first = first  # kind of dweller
        self.second = second  # kind of the second one, or -1
        self.worn = worn  # item, or -1
        self.passes = passes  # over the reward
        self.stage = stage
        self.earlier = earlier  # belongings earlier this turn, see `exchange`

    def ask(self, vault: Vault) -> Decision | None:
        """What is still to be declared: the second dweller, an outfit."""
        if self.stage == SECOND:
            codes = vec[i64]()
            for who in range(DWELLER_KINDS):
                if self.with_refusals(vault, who) == 0:
                    codes = append(codes, pack(WITH, who))
            return vault.question(self.seat, ASK_WITH, self.card, codes, 0)
        if self.stage == OUTFIT:
            return self._ask_outfit(vault)
        return None

    def _ask_outfit(self, vault: Vault) -> Decision | None:
        if vault.cards.letter[self.card] == 0:
            return None
        codes = vec[i64]()
        for item in vault.ready_items(self.seat, PLACING):
            if self.wear_refusals(vault, item) == 0:
                codes = append(codes, pack(WEAR, item))
        if len(codes) == 0:
            return None
        codes = append(codes, pack(DONE, ASK_WEAR))
        return vault.question(self.seat, ASK_WEAR, self.card, codes, -1)

    def wear_refusals(self, vault: Vault, item: i64) -> i64:
        """Why an outfit cannot be declared for this placement."""
        return wear_refusals(vault, self.seat, item, self.card, self.first, self.second)

    def with_refusals(self, vault: Vault, who: i64) -> i64:
        """Why a dweller cannot be the second on this linked space."""
        reasons = dweller_refusals(vault, self.seat, who, self.card)
        if who == self.first and not has_another(vault, self.seat, who):
            reasons |= NO_SUCH_DWELLER
        return reasons

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why a declaration is not possible."""
        if prompt == ASK_WITH:
            return self.with_refusals(vault, a_of(code)) if verb_of(code) == WITH else NOT_NOW
        if verb_of(code) == WEAR:
            return self.wear_refusals(vault, a_of(code))
        return super().against(vault, code, prompt)

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Note the declaration."""
        self.stage += 1
        if verb_of(code) == WITH:
            self.second = a_of(code)
        elif verb_of(code) == WEAR:
            self.worn = a_of(code)

    def run(self, vault: Vault) -> None:
        """Go on with the turn until another frame has something to do, or it is over."""
        if self.stage <= PLANNED_ROOM:
            self.stage = PUT
            if vault.cards.needs[self.card] & NEEDS_ROOM:
                vault.stack.append(Plan(self.seat, self.card, self.worn, 1, 0))
                return
        if self.stage == PUT:
            self.stage = INJURY
            self._put(vault)
            if self._pay(vault):
                return
        if self.stage == INJURY:
            self.stage = EFFECT
            injure(vault, self.space, vault.cards.cost_of(self.card, COST_INJURY))
        if self.stage == EFFECT:
            self.stage = CLOSE
            self._take_effect(vault)
            return
        if self.stage in (CLOSE, DEFEAT):
            card = self.card
            if self.stage == DEFEAT:
                drop_plan(vault)
                card = 0  # the exchange is a reward, and a lost fight gives none (SH-FIGHT-05)
            self.stage = RENT
            if self._close(vault, card):
                return
        if self.stage == RENT:
            self.stage = END
            owner = income_due(vault, self.seat, self.space)
            if owner >= 0:
                vault.stack.append(Income(owner, self.space))
                return
        vault.stack.pop()

    def _put(self, vault: Vault) -> None:
        """Stand the dwellers on the space; their training ends (SH-TRAIN-06)."""
        self.passes = passes_over(vault.cards, self.card, self.first, self.second, self.worn)
        vault.occupant[self.space] = self.seat + 1
        self._send(vault, self.first)
        if self.second >= 0:
            self._send(vault, self.second)
        number = 2 if self.second >= 0 else 1
        vault.emit(E_PLACED, self.seat, self.space, self.card, number)
        if self.worn >= 0:
            exhaust_used(vault, self.seat, self.worn)
        if self.passes == 2:
            vault.emit(E_DOUBLED, self.seat, self.space)

    def _send(self, vault: Vault, who: i64) -> None:
        at = self.seat * DWELLER_KINDS + who
        injured = who == INJURED or (who > INJURED and vault.dwellers[at] == SLOT_INJURED)
        if who > INJURED:
            vault.dwellers[at] = SLOT_EMPTY
        else:
            vault.dwellers[at] -= 1
        vault.stand(self.space, injured)

    def _pay(self, vault: Vault) -> bool:
        """Everything is paid before anything is gained (SH-PLACE-07); whether choices are left."""
        cards = vault.cards
        if cards.bill[self.card] or self.worn >= 0:
            pay_fixed(vault, self.seat, self.card, self.worn)
        cubes = cards.cost_of(self.card, ANY)
        items = cards.cost_of(self.card, COST_ITEMS)
        if cubes > 0 or items > 0 or open_price(vault) > 0:
            vault.stack.append(Payment(self.seat, cubes, items))
            return True
        return False

    def _take_effect(self, vault: Vault) -> None:
        """A fight is the gate between cost and reward (SH-FIGHT-01, SH-R-53)."""
        if vault.cards.fight[self.card] > 0:
            vault.stack.append(
                Fight(self.seat, self.space, self.card, self.passes, BEFORE, 0, 0, 0)
            )
        else:
            stage: i64 = WINDOW if self._has_news(vault) else ICON
            vault.stack.append(Earnings(self.seat, self.space, self.card, self.passes, 0, stage))

    def hear_defeat(self) -> None:
        """There is no reward (SH-FIGHT-05)."""
        self.stage = DEFEAT

    def _has_news(self, vault: Vault) -> bool:
        """Whether an item could do more now than in the opening window: something was paid."""
        cards = vault.cards
        if self.worn >= 0 or cards.cost_of(self.card, COST_ITEMS) > 0:
            return True
        first = cards.row_start[self.card]
        if cards.bill[self.card] == 0 or first == cards.row_end[self.card]:
            return False
        # Cubes do not matter to swaps, and only swaps matter to the item track.
        return cards.icons[first] not in (TAKE_ITEM, REFRESH_ITEMS)

    def _close(self, vault: Vault, card: i64) -> bool:
        """Open the closing window, if there is anything to do in it; whether there is."""
        if closes_with_choice(vault, self.seat, card):
            vault.stack.append(Closing(self.seat, card, self.earlier))
            self.earlier = []  # handed over: two frames must never share a list
            return True
        return False

    def copy(self) -> Placement:
        """An independent frame with the same fields."""
        return Placement(
            self.seat,
            self.space,
            self.card,
            self.first,
            self.second,
            self.worn,
            self.passes,
            self.stage,
            self.earlier[:],
        )
