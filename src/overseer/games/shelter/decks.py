"""Decks and tracks: drawing, filling gaps, refreshing (SH-REFR, SH-R-72 to 74)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.refusal import NOT_IN_TRACK
from overseer.games.shelter.terms import (
    ASK_DRAW,
    DRAW,
    E_DRAWN,
    E_REFRESHED,
    E_RESHUFFLED,
    ITEMS,
    ROOMS,
    TRACK,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack
from overseer.kernel.pile import Pile
from overseer.kernel.vecs import append, vec


def pile_of(vault: Vault, deck: i64) -> Pile:
    """The face-down cards of a deck."""
    if deck == ITEMS:
        return vault.item_deck
    return vault.room_deck if deck == ROOMS else vault.threat_deck


def draw(vault: Vault, deck: i64) -> Decision:
    """The chance decision over a deck's next card."""
    cards, layers, weights = pile_of(vault, deck).chances()
    codes = vec[i64]()
    for i in range(len(cards)):
        codes = append(codes, pack(DRAW, deck, cards[i], layers[i]))
    return vault.chance(ASK_DRAW, deck, codes, weights)


def draw_at_once(vault: Vault, deck: i64) -> i64:
    """Take a random card from a deck of one layer, the same that the list of chances would give."""
    pile = pile_of(vault, deck)
    card = pile.cards[vault.rng.below(len(pile.cards))]
    pile.take(card)
    return card


def drawn(vault: Vault, code: i64) -> i64:
    """Take the card that chance named from its deck."""
    card = b_of(code)
    pile_of(vault, a_of(code)).take(card, c_of(code))
    return card


def can_reshuffle(vault: Vault, deck: i64) -> bool:
    """Whether a deck is used up and its discards can make a new one."""
    return pile_of(vault, deck).size() == 0 and len(discards_of(vault, deck)) > 0


def reshuffle(vault: Vault, deck: i64) -> None:
    """Make the discards the new deck (SH-REFR-03, SH-SPAWN-10)."""
    pile = Pile(vec[i64](sorted(discards_of(vault, deck))))
    if deck == ITEMS:
        vault.item_deck = pile
        vault.item_discards = vec[i64]()
    elif deck == ROOMS:
        vault.room_deck = pile
        vault.room_discards = vec[i64]()
    else:
        vault.threat_deck = pile
        vault.threat_discards = vec[i64]()
    vault.emit(E_RESHUFFLED, -1, deck)


def discards_of(vault: Vault, deck: i64) -> vec[i64]:
    """The discard pile of a deck."""
    if deck == ITEMS:
        return vault.item_discards
    return vault.room_discards if deck == ROOMS else vault.threat_discards


def track_of(vault: Vault, deck: i64) -> vec[i64]:
    """The track of a deck: card + 1, or 0 for a gap."""
    return vault.item_track if deck == ITEMS else vault.room_track


def gap_in(track: vec[i64]) -> i64:
    """The first gap of a track, or -1."""
    for i in range(TRACK):
        if track[i] == 0:
            return i
    return -1


def place_in_track(track: vec[i64], card: i64) -> i64:
    """Where a card lies in a track, or -1."""
    for i in range(TRACK):
        if track[i] == card + 1:
            return i
    return -1


def track_refusals(vault: Vault, deck: i64, card: i64) -> i64:
    """Why a card cannot be taken from a track."""
    return 0 if place_in_track(track_of(vault, deck), card) >= 0 else NOT_IN_TRACK


def track_codes(verb: i64, track: vec[i64], codes: vec[i64]) -> vec[i64]:
    """One option per different card of a track, left to right."""
    for i in range(TRACK):
        card = track[i] - 1
        if card >= 0 and place_in_track(track, card) == i:
            codes = append(codes, pack(verb, card))
    return codes


def discard_item(vault: Vault, item: i64) -> None:
    """Put an item on the discards; a gap that was left for want of cards is filled (SH-R-73)."""
    vault.item_discards = append(vault.item_discards, item)
    if gap_in(vault.item_track) >= 0:
        vault.stack.append(Fill(ITEMS))


def refresh(vault: Vault, deck: i64, seat: i64) -> None:
    """Discard a whole track and draw it anew (SH-REFR-02)."""
    track = track_of(vault, deck)
    for i in range(TRACK):
        if track[i] != 0:
            if deck == ITEMS:
                vault.item_discards = append(vault.item_discards, track[i] - 1)
            else:
                vault.room_discards = append(vault.room_discards, track[i] - 1)
            track[i] = 0
    vault.emit(E_REFRESHED, seat, deck)
    vault.stack.append(Fill(deck))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fill(VaultFrame):
    """The gaps of a track are filled from its deck, as far as there are cards."""

    KNOWN: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: i64) -> None:
        self.deck = deck

    def ask(self, vault: Vault) -> Decision | None:
        """The next card."""
        if vault.samples_at_once() or not self._can_draw(vault):
            return None
        return draw(vault, self.deck)

    def _can_draw(self, vault: Vault) -> bool:
        return gap_in(track_of(vault, self.deck)) >= 0 and pile_of(vault, self.deck).size() > 0

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Lay the card into the first gap."""
        self._lay(vault, drawn(vault, code))

    def _lay(self, vault: Vault, card: i64) -> None:
        track = track_of(vault, self.deck)
        track[gap_in(track)] = card + 1
        vault.emit(E_DRAWN, -1, self.deck, card)

    def run(self, vault: Vault) -> None:
        """Make a new deck where one is needed, or stop."""
        while vault.samples_at_once() and self._can_draw(vault):
            self._lay(vault, draw_at_once(vault, self.deck))
        if gap_in(track_of(vault, self.deck)) >= 0 and can_reshuffle(vault, self.deck):
            reshuffle(vault, self.deck)
        else:
            vault.stack.pop()

    def copy(self) -> Fill:
        """An independent frame with the same fields."""
        return Fill(self.deck)
