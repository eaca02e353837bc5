"""Sets of Fallout packs: their cards merged, each with the place where it was written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.dice import Dice
from overseer.content.merge import Card
from overseer.content.pack import Pack
from overseer.content.problems import Place

T = TypeVar("T", bound=AnyCard)

KEEP = "leave in what it needs, or remove or replace that {}, too"
"""What to do about a card of a pack below that is at fault only since another lies on it."""


@dataclass(frozen=True, slots=True)
class FalloutSet:
    """Packs merged, with every card still knowing the place where it was written."""

    packs: tuple[Pack, ...]
    cards: tuple[Card[AnyCard], ...]
    dice: Dice | None

    def of(self, type_: type[T]) -> Iterator[tuple[Card[AnyCard], T]]:
        """The cards of one type, with and without their places."""
        for card in self.cards:
            if isinstance(card.value, type_):
                yield card, card.value

    def values(self, type_: type[T]) -> tuple[T, ...]:
        """The cards of one type without their places."""
        return tuple(value for _, value in self.of(type_))

    def file(self, name: str) -> Place:
        """The beginning of a file of the uppermost pack."""
        return Place(self.packs[-1].file(name))

    def blame(self, card: Card[AnyCard], place: Place) -> Place:
        """Where to report a fault of a card: if a pack below is at fault only since the uppermost
        pack lies on it, that pack is to blame."""
        return place if card.pack is self.packs[-1] else self.packs[-1].spot("remove")
