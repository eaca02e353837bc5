"""The cards of a game by kind and id: what is printed on them, with their names and texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Protocol, TypeVar

from overseer.kernel.decision import language_name
from overseer.kernel.errors import Malformed
from overseer.kernel.targets import CardTarget

# Gives the name and the text of a card of a kind, by its id, in a language.
Told = Callable[[str, str, str], tuple[str, str]]


class Identified(Protocol):
    """Something with an id."""

    @property
    def id(self) -> str: ...


T_co = TypeVar("T_co", covariant=True)
C = TypeVar("C", bound=Identified)


class Deck(Mapping[str, T_co]):
    """All cards of a kind by their ids, in the order of the packs."""

    def __init__(self, kind: str, cards: Mapping[str, T_co], told: Told) -> None:
        self.kind = kind
        self._cards = cards
        self._told = told

    def __getitem__(self, card: str) -> T_co:
        if card in self._cards:
            return self._cards[card]
        near = get_close_matches(str(card), self._cards, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise KeyError(f"There is no {self.kind} {card!r}{hint}.")

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def name(self, card: str, language: object = "en") -> str:
        """The name of a card."""
        return self._in_words(card, language)[0]

    def text(self, card: str, language: object = "en") -> str:
        """A card in words, made from its data; empty where there is nothing to say."""
        return self._in_words(card, language)[1]

    def _in_words(self, card: str, language: object) -> tuple[str, str]:
        self[card]
        return self._told(language_name(language), self.kind, card)

    def __repr__(self) -> str:
        return f"<Deck {self.kind}: {', '.join(self)}>"


class Cards:
    """The cards of a game: a deck for each kind, as an attribute and in `kinds`."""

    def __init__(self, told: Told) -> None:
        self.kinds: dict[str, Deck[object]] = {}
        self._told = told

    def find(self, target: CardTarget) -> object:
        """The card that an option or an event is about."""
        if target.kind not in self.kinds:
            known = ", ".join(self.kinds)
            raise Malformed(f"There are no cards of kind {target.kind!r}; there are {known}.")
        return self.kinds[target.kind][target.id]

    def _deck(self, kind: str, cards: Iterable[C]) -> Deck[C]:
        return self._deck_of(kind, {card.id: card for card in cards})

    def _deck_of(self, kind: str, cards: Mapping[str, T_co]) -> Deck[T_co]:
        deck = Deck(kind, cards, self._told)
        self.kinds[kind] = deck
        return deck
