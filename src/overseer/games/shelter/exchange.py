"""Exchanging, and the closing window of a turn in which it happens (SH-EXCH, SH-R-20)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.items import start_use, use_codes, use_refusals
from overseer.games.shelter.refusal import CANNOT_EXCHANGE, NO_SUCH_RATE, NOTHING_FITS, REPEATS
from overseer.games.shelter.terms import (
    ANY,
    ANY_TIME,
    ASK_CLOSING,
    DONE,
    E_EXCHANGED,
    EXCHANGE,
    KINDS,
    TRACK_SIZE,
    USE,
)
from overseer.games.shelter.vault import Vault, held_seat
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.vecs import append, vec

BASE: Final = 7  # cubes of three kinds as digits: water + 7 food + 49 power
_LEAD: Final = 512  # a leading bit, so that keys with more items are longer


def has_exchange(vault: Vault, card: i64) -> bool:
    """Whether a card shows the exchange icon."""
    return vault.cards.exchanges[card] == 1


def closes_with_choice(vault: Vault, seat: i64, card: i64) -> bool:
    """Whether there could be anything to do in the closing window of a turn."""
    return has_exchange(vault, card) or len(use_codes(vault, seat, ANY_TIME, vec[i64]())) > 0


def belongings(vault: Vault, seat: i64) -> int:
    """A player's cubes and item states as one number, for telling positions apart."""
    at = seat * KINDS
    cubes: int = vault.cubes[at] + BASE * vault.cubes[at + 1] + BASE * BASE * vault.cubes[at + 2]
    return _with_items(vault, seat, cubes)


def _with_items(vault: Vault, seat: i64, cubes: int) -> int:
    key = cubes + _LEAD
    for code in vault.held:
        if held_seat(code) == seat:
            item: int = code & 0x1FFF  # an int, because the key outgrows 64 bits
            key = (key << 13) | item
    return key


def digit(cubes: i64, kind: i64) -> i64:
    """How many cubes of a kind a packed number of cubes holds."""
    if kind == 0:
        return cubes % BASE
    return cubes // BASE % BASE if kind == 1 else cubes // (BASE * BASE)


def side_choices(vault: Vault, card: i64, side: i64, gained: bool) -> vec[i64]:
    """Every set of cubes that one side of an exchange can mean, cubes of choice filled in.

    More of a kind than a track holds cannot be paid; gained, the rest would be lost.
    """
    at = 8 * card + 4 * side
    exchange = vault.cards.exchange
    choices = vec[i64]()
    free = exchange[at + ANY]
    for more_power in range(free + 1):
        for more_food in range(free - more_power + 1):
            water = exchange[at] + free - more_power - more_food
            food = exchange[at + 1] + more_food
            power = exchange[at + 2] + more_power
            if gained:
                water = min(water, TRACK_SIZE)
                food = min(food, TRACK_SIZE)
                power = min(power, TRACK_SIZE)
            if water <= TRACK_SIZE and food <= TRACK_SIZE and power <= TRACK_SIZE:
                choices = append(choices, water + BASE * food + BASE * BASE * power)
    return choices


def exchange_refusals(vault: Vault, seat: i64, paid: i64, gained: i64, earlier: list[int]) -> i64:
    """Why one exchange of cubes cannot be made now."""
    reasons: i64 = 0
    fits = False
    after: i64 = 0
    scale: i64 = 1
    for kind in range(KINDS):
        left = vault.cubes[seat * KINDS + kind] - digit(paid, kind)
        if left < 0:
            return CANNOT_EXCHANGE
        if digit(gained, kind) > 0 and left < TRACK_SIZE:
            fits = True
        after += scale * min(TRACK_SIZE, left + digit(gained, kind))
        scale *= BASE
    if not fits:
        reasons |= NOTHING_FITS
    if _with_items(vault, seat, after) in earlier or paid == gained:
        reasons |= REPEATS
    return reasons


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Closing(VaultFrame):
    """The closing window: exchanges and items, until the player ends the turn (SH-EXCH-04, 05)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "card", "earlier")

    def __init__(self, seat: i64, card: i64, earlier: list[int]) -> None:
        self.seat = seat
        self.card = card
        self.earlier = earlier  # belongings earlier this turn

    def ask(self, vault: Vault) -> Decision | None:
        """What is exchanged or used, if anything can be."""
        codes = vec[i64]()
        if has_exchange(vault, self.card):
            codes = self._exchange_codes(vault, codes)
        codes = use_codes(vault, self.seat, ANY_TIME, codes)
        if len(codes) == 0:
            return None
        codes = append(codes, pack(DONE, ASK_CLOSING))
        return vault.question(self.seat, ASK_CLOSING, self.card, codes, -1)

    def _exchange_codes(self, vault: Vault, codes: vec[i64]) -> vec[i64]:
        for side in range(2):
            payments = side_choices(vault, self.card, side, False)
            gains = side_choices(vault, self.card, 1 - side, True)
            for paid in payments:
                for gained in gains:
                    code = pack(EXCHANGE, paid, gained)
                    if code not in codes and self._refusals(vault, code) == 0:
                        codes = append(codes, code)
        return codes

    def _refusals(self, vault: Vault, code: i64) -> i64:
        earlier = [*self.earlier, belongings(vault, self.seat)]
        return exchange_refusals(vault, self.seat, a_of(code), b_of(code), earlier)

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why an exchange or an item is not possible."""
        if verb_of(code) == USE:
            return use_refusals(vault, self.seat, a_of(code), ANY_TIME)
        if verb_of(code) == EXCHANGE:
            return self._refusals(vault, code) if self._shows(vault, code) else NO_SUCH_RATE
        return super().against(vault, code, prompt)

    def _shows(self, vault: Vault, code: i64) -> bool:
        """Whether the card's icon offers this rate."""
        for side in range(2):
            payments = side_choices(vault, self.card, side, False)
            gains = side_choices(vault, self.card, 1 - side, True)
            if a_of(code) in payments and b_of(code) in gains:
                return True
        return False

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Exchange, use the item, or end the turn."""
        if verb_of(code) == DONE:
            vault.stack.pop()
            return
        self.earlier.append(belongings(vault, self.seat))
        if verb_of(code) == USE:
            start_use(vault, self.seat, a_of(code))
            return
        vault.emit(E_EXCHANGED, self.seat, a_of(code), b_of(code))
        for kind in range(KINDS):
            vault.pay(self.seat, kind, digit(a_of(code), kind))
        for kind in range(KINDS):
            if digit(b_of(code), kind) > 0:
                vault.gain(self.seat, kind, digit(b_of(code), kind))

    def run(self, vault: Vault) -> None:
        """Nothing can be done; the turn ends."""
        vault.stack.pop()

    def copy(self) -> Closing:
        """An independent frame with the same fields."""
        return Closing(self.seat, self.card, self.earlier[:])
