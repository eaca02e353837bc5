"""Piles: face-down cards as bags in layers, whose order comes into being as they are drawn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.vecs import append, pop, vec


def bag(cards: list[int]) -> vec[i64]:
    """A multiset of cards, in ascending order so that equal bags are equal lists."""
    return vec[i64](sorted(cards))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """The top layer of a face-down pile, and the pile below it.

    A layer is a bag of cards and a number of cards *borrowed unseen* from the layer below: those
    still lie in the bag below, but some of them, nobody knows which, are mixed into this layer.
    Drawing is one chance decision over the top layer, so no order exists that could leak, and a
    copy needs no reshuffle.
    """

    def __init__(self, cards: vec[i64], borrowed: i64 = 0, below: Pile | None = None) -> None:
        self.cards = cards
        self.borrowed = borrowed
        self.below = below

    def copy(self) -> Pile:
        """An independent pile of the same cards."""
        below = self.below
        return Pile(self.cards[:], self.borrowed, None if below is None else below.copy())

    def size(self) -> i64:
        """How many cards are in the pile."""
        below = self.below
        return len(self.cards) if below is None else len(self.cards) + below.size()

    def contents(self) -> list[int]:
        """Every card in the pile, in ascending order: what is in it, not where."""
        cards = [int(card) for card in self.cards]
        below = self.below
        return cards if below is None else sorted(cards + below.contents())

    def chances(self) -> tuple[vec[i64], vec[i64], vec[i64]]:
        """What can come up: cards, the layer each would come from, and relative weights.

        A card that lies twice in a layer is one chance of double weight.
        """
        kinds = vec[i64]()
        layers = vec[i64]()
        weights = vec[i64]()
        # A card of layer n is reached through the borrowed cards of all layers above it.
        reach: i64 = 1
        depth: i64 = 0
        layer: Pile | None = self
        while layer is not None and reach > 0:
            weight: i64 = reach * layer._spread()
            last: i64 = -1
            cards = layer.cards
            for i in range(len(cards)):
                card = cards[i]
                if card == last:
                    weights[len(weights) - 1] += weight
                else:
                    kinds = append(kinds, card)
                    layers = append(layers, depth)
                    weights = append(weights, weight)
                    last = card
            reach *= layer.borrowed
            depth += 1
            layer = layer.below
        return kinds, layers, weights

    def take(self, card: i64, layer: i64 = 0) -> None:
        """Remove the card that came up on top."""
        home: Pile = self
        for _ in range(layer):
            home.borrowed -= 1
            below = home.below
            assert below is not None
            home = below
        cards = home.cards
        for i in range(len(cards)):
            if cards[i] == card:
                home.cards = pop(cards, i)[0]
                break
        self._settle()

    def put_on_top(self, card: i64) -> None:
        """Lay a known card on top."""
        self.mix_in(card, 0)

    def mix_in(self, card: i64, unseen: i64) -> None:
        """Shuffle a card with some unseen cards from the top, and lay them back on top."""
        cards = vec[i64]([card])
        below: Pile | None = Pile(self.cards, self.borrowed, self.below)
        # A layer that is borrowed whole is part of the new one.
        while below is not None and unseen >= len(below.cards) + below.borrowed and unseen > 0:
            unseen -= len(below.cards)
            for i in range(len(below.cards)):
                cards = append(cards, below.cards[i])
            below = below.below
        self.cards = vec[i64](sorted(cards))
        self.borrowed = 0 if below is None else unseen
        self.below = below
        self._settle()

    def put_below(self, cards: list[int]) -> None:
        """Shuffle cards and put them under the whole pile."""
        last: Pile = self
        while True:
            below = last.below
            if below is None:
                break
            last = below
        last.below = Pile(bag(cards))
        self._settle()

    def _spread(self) -> i64:
        """The common factor that makes weights of all layers whole numbers."""
        product: i64 = 1
        layer: Pile | None = self.below
        lent = self.borrowed
        while layer is not None and lent > 0:
            product *= len(layer.cards) + layer.borrowed
            lent = layer.borrowed
            layer = layer.below
        return product

    def _settle(self) -> None:
        """Drop a top layer that is used up."""
        while len(self.cards) == 0 and self.borrowed == 0:
            below = self.below
            if below is None:
                return
            self.cards = below.cards
            self.borrowed = below.borrowed
            self.below = below.below
