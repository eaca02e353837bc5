"""Stock lists: all cards of a box, and where each lies as far as a reader may know.

A game's own list knows its decks. That of any other game is made from its cards and its table: a
card lies where the table names it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct, structs

from overseer.display.model import (
    Face,
    Share,
    Stock,
    StockCard,
    StockChoice,
    StockFilter,
    StockPart,
)
from overseer.display.outline import Outline, fields_of
from overseer.display.reader import Reader
from overseer.texts.bundles import Texts, humanised, in_language

Where = Literal["deck", "track", "out", "used"]

_ORDER: tuple[Where, ...] = ("deck", "track", "out", "used")


class Printed(Protocol):
    """All cards of a kind by their ids, as `game.cards` has them."""

    def __iter__(self) -> Iterator[str]: ...

    def name(self, card: str, language: object) -> str:
        """The name of a card."""

    def text(self, card: str, language: object) -> str:
        """A card in words."""


class Shelf:
    """Where the copies of some cards lie; what is nowhere in sight has been laid aside."""

    def __init__(self, copies: Mapping[str, int], language: str) -> None:
        self.copies = copies
        self._say = in_language(language).format
        self._lying: dict[str, Counter[tuple[Where, str]]] = {card: Counter() for card in copies}

    def lay(self, cards: Iterable[str | None], where: Where, text: str) -> None:
        """Lay down some cards; what is not of this shelf is passed over."""
        for card in cards:
            if card in self._lying:
                self._lying[card][where, text] += 1

    def lay_rest(self, where: Where, text: str) -> None:
        """Lay down all copies that are nowhere else."""
        for card, lying in self._lying.items():
            rest = self.copies[card] - lying.total()
            if rest > 0:
                lying[where, text] += rest

    def card(self, card: str, name: str, text: str, tags: Iterable[str] = ()) -> StockCard:
        """A card with where it lies."""
        shares = self._shares(card)
        return StockCard(
            id=card,
            name=name,
            text=text,
            copies=self.copies[card],
            place=", ".join(self._told(share, self.copies[card]) for share in shares),
            shares=shares,
            tags=list(dict.fromkeys(tags)),
        )

    def part(
        self,
        key: str,
        title: str,
        words: Mapping[Where, str],
        cards: Sequence[StockCard],
        of: str = "stock-of",
    ) -> StockPart:
        """All of them; `words` say in short what each place is called, `of` what is left."""
        sums = Counter(
            {
                where: sum(
                    share.count for card in cards for share in card.shares if share.where == where
                )
                for where in _ORDER
            }
        )
        total = sum(self.copies.values())
        return StockPart(
            key=key,
            title=title,
            note=self._say("stock-note", kinds=len(cards), cards=total),
            left=sums["deck"],
            of=self._say(of, total=total),
            shares=[
                Share(where=where, count=sums[where], text=words.get(where) or self._aside())
                for where in _ORDER
                if sums[where]
            ],
            cards=list(cards),
        )

    def _shares(self, card: str) -> list[Share]:
        lying = Counter(self._lying[card])
        missing = self.copies[card] - lying.total()
        if missing > 0:
            lying["used", self._aside()] += missing
        shares = [
            Share(where=where, count=count, text=text) for (where, text), count in lying.items()
        ]
        return sorted(shares, key=lambda share: _ORDER.index(share.where))

    def _told(self, share: Share, copies: int) -> str:
        """Where some copies lie; a single card needs no number."""
        if copies == 1:
            return share.text
        return self._say("stock-some", count=share.count, text=share.text)

    def _aside(self) -> str:
        return self._say("stock-aside")


def filter_of(title: str, choices: Iterable[tuple[str, str, str]]) -> StockFilter:
    """A filter from tags, labels and icons."""
    return StockFilter(
        title=title,
        choices=[StockChoice(tag=tag, label=label, icon=icon) for tag, label, icon in choices],
    )


def known_stock(
    texts: Texts,
    reader: Reader,
    game: str,
    kinds: Mapping[str, Printed],
    table: object,
    faces: Mapping[str, Face],
    is_open: bool,
) -> Stock:
    """The stock of any game; unless it is `open`, only of cards that the reader sees."""
    outline = Outline(texts, reader, game)
    seen: dict[str, list[str]] = {}
    for card, path in _ids(table, ""):
        seen.setdefault(card, []).append(outline.label(path.partition(".")[0]))
    parts = [
        _known_part(texts, reader, kind, cards, seen, faces, is_open)
        for kind, cards in kinds.items()
    ]
    return Stock(
        note=texts.format("stock-about" if is_open else "stock-about-seen"),
        parts=[part for part in parts if part.cards],
        filters=[],
    )


def _known_part(
    texts: Texts,
    reader: Reader,
    kind: str,
    cards: Printed,
    seen: Mapping[str, Sequence[str]],
    faces: Mapping[str, Face],
    is_open: bool,
) -> StockPart:
    language = reader.language
    ids = [card for card in cards if is_open or card in seen]
    shelf = Shelf({card: max(1, len(seen.get(card, ()))) for card in ids}, language)
    for card in ids:
        for label in seen.get(card, ()):
            shelf.lay([card], "out", label)
    shelf.lay_rest("deck", texts.format("stock-unseen"))
    told = [
        shelf.card(card, cards.name(card, language), cards.text(card, language)) for card in ids
    ]
    words: dict[Where, str] = {
        "deck": texts.format("stock-unseen"),
        "out": texts.format("stock-seen"),
    }
    title = f"stock-kind-{kind}"
    return shelf.part(
        kind,
        texts.format(title) if texts.has(title) else humanised(kind),
        words,
        with_faces(told, faces),
    )


def with_faces(cards: Iterable[StockCard], faces: Mapping[str, Face]) -> list[StockCard]:
    """Cards as they are printed, where a game draws them."""
    return [structs.replace(card, face=faces.get(card.id)) for card in cards]


def _ids(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every text on a table, with the path of its field."""
    if isinstance(value, str):
        yield value, path
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _ids(each, path)
    elif isinstance(value, Mapping | Struct):
        for key, each in fields_of(value).items():
            yield from _ids(each, f"{path}.{key}" if path else str(key))
