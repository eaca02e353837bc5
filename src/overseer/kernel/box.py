"""Boxes: the cards of a game, laid one by one where a table that is set up says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from msgspec import UnsetType

from overseer.kernel.layout import Problems
from overseer.kernel.pile import Pile
from overseer.kernel.rng import Rng
from overseer.kernel.table import Layer


def layers_of(pile: Pile | None, ids: Sequence[str]) -> list[Layer]:
    """A pile by the ids of its cards."""
    layers = []
    while pile is not None:
        cards = [ids[card] for card in pile.cards]
        layers.append(Layer(cards=cards, borrowed=int(pile.borrowed)))
        pile = pile.below
    return layers


class Box:
    """The cards of one kind, which are laid where the table says; each can lie in one place."""

    def __init__(
        self, kind: str, ids: Sequence[str], cards: Iterable[int], problems: Problems
    ) -> None:
        self.kind = kind
        self.ids = {name: number for number, name in enumerate(ids)}
        self.left = Counter(int(card) for card in cards)
        self.places: dict[int, list[str]] = {}
        self.problems = problems

    def number(self, name: str, path: str) -> int:
        """A card by its id, or -1 with a problem."""
        if name in self.ids:
            return self.ids[name]
        near = [] if self.problems.are_many else get_close_matches(name, self.ids, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        self.problems.add(path, f"is {name!r}, which is no {self.kind} of this game{hint}")
        return -1

    def take(self, name: str, path: str) -> int:
        """Lay a card somewhere: its number, or -1 with a problem."""
        card = self.number(name, path)
        if card >= 0:
            if self.left[card] <= 0:
                others = " and ".join(self.places.get(card, []))
                told = (
                    f"of which the others lie at {others}"
                    if others
                    else "which this table leaves in the box"
                )
                self.problems.add(path, f"is {name!r}, {told}")
            else:
                self.places.setdefault(card, []).append(path)
            self.left[card] -= 1
        return card

    def rest(self) -> list[int]:
        """What has been laid nowhere, in order."""
        return sorted(card for card, number in self.left.items() for _ in range(max(0, number)))

    def all(self, names: Sequence[str], path: str) -> list[int]:
        """Lay several cards in one place."""
        return [self.take(name, f"{path}[{number}]") for number, name in enumerate(names)]

    def take_or_other(
        self,
        name: str,
        path: str,
        given: bool,
        rng: Rng,
        among: Collection[int] | None = None,
    ) -> int:
        """Lay a card; unless it was given, another one may stand in if it lies elsewhere."""
        if not given and self.left[self.ids.get(name, -1)] <= 0:
            rest = [card for card in self.rest() if among is None or card in among]
            if rest:
                chosen = rest[int(rng.below(len(rest)))]
                name = next(each for each, card in self.ids.items() if card == chosen)
        return self.take(name, path)

    def deck(
        self, layers: list[Layer] | UnsetType, path: str, among: Collection[int] | None
    ) -> list[list[Any]]:
        """A deck: what it is said to hold, or whatever lies nowhere else."""
        if isinstance(layers, UnsetType):
            return [[[card for card in self.rest() if among is None or card in among], 0]]
        deck: list[list[Any]] = [
            [sorted(self.all(layer.cards, f"{path}[{number}].cards")), layer.borrowed]
            for number, layer in enumerate(layers)
        ]
        rest = [card for card in self.rest() if among is None or card in among]
        if rest:
            self.problems.add(path, f"lack {len(rest)} cards, which are nowhere on the table")
        return deck or [[[], 0]]
