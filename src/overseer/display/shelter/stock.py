"""The stock list of Fallout Shelter: rooms, items and threats, and what is left of each deck.

Nothing of it is hidden: a deck holds what lies nowhere else, and its order does not exist yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from overseer.content.shelter import Item, Room, Threat
from overseer.display.model import Amount, Face, Stock, StockFilter, StockPart
from overseer.display.shelter.faces import ELEVATOR, START_ELEVATOR
from overseer.display.shelter.words import Words
from overseer.display.stock import Shelf, Where, filter_of, with_faces
from overseer.games.shelter.building import missing_for
from overseer.games.shelter.notation import LETTERS
from overseer.games.shelter.odds import SUMS, column_chance
from overseer.games.shelter.table import ShelterTable
from overseer.games.shelter.vault import Vault
from overseer.kernel.pile import Pile

_GIVES = (
    "water",
    "food",
    "power",
    "any-resource",
    "happiness",
    "new-dweller",
    "train",
    "item",
    "heal",
)
_SORTS = ("weapon", "outfit", "pet", "other")


class Storekeeper:
    """Counts the cards of a vault for a seat."""

    def __init__(
        self, words: Words, faces: Mapping[str, Face], vault: Vault, table: ShelterTable, seat: int
    ) -> None:
        self.words = words
        self.faces = faces
        self.vault = vault
        self.table = table
        self.seat = seat

    def stock(self) -> Stock:
        """The whole list."""
        parts = [self._rooms(), self._items(), self._threats(), self._start()]
        return Stock(note=self._say("about"), parts=parts, filters=list(self._filters()))

    def _rooms(self) -> StockPart:
        words, table = self.words, self.table
        shelf = self._shelf(words.content.rooms)
        shelf.lay(_named(self.vault.room_deck, words.names.rooms), "deck", self._say("in-deck"))
        shelf.lay(table.room_track, "track", self._say("on-track"))
        for level in table.levels:
            if level.owner is not None:
                built = [room.room for room in level.rooms if room is not None]
                shelf.lay(built, "out", self._say("built-by", player=words.player(level.owner)))
        shelf.lay(table.discards.rooms, "used", self._say("discarded"))
        tags = {card: self._room_tags(card) for card in shelf.copies}
        return self._part(shelf, "rooms", self._places("built", "discarded"), tags)

    def _items(self) -> StockPart:
        words, table = self.words, self.table
        shelf = self._shelf(words.content.items)
        shelf.lay(_named(self.vault.item_deck, words.names.items), "deck", self._say("in-deck"))
        shelf.lay(table.item_track, "track", self._say("on-track"))
        for player in table.players:
            held = [each.item for each in player.items]
            shelf.lay(held, "out", self._say("held-by", player=words.player(player.seat)))
        shelf.lay(table.discards.items, "used", self._say("discarded"))
        tags = {card: [f"sort-{self.faces[card].sort}"] for card in shelf.copies}
        return self._part(shelf, "items", self._places("held", "discarded"), tags)

    def _threats(self) -> StockPart:
        words, table = self.words, self.table
        shelf = self._shelf(words.content.threats)
        shelf.lay(_named(self.vault.threat_deck, words.names.threats), "deck", self._say("in-deck"))
        shelf.lay((space.threat for space in table.spaces()), "out", self._say("on-board"))
        shelf.lay(table.discards.threats, "used", self._say("beaten"))
        tags = {card: self._space_tags(card) for card in shelf.copies}
        return self._part(shelf, "threats", self._places("on-board", "beaten"), tags)

    def _start(self) -> StockPart:
        """What lies on the table from the start to the end."""
        lifts = {START_ELEVATOR: 1, ELEVATOR: len(self.table.players)}
        shelf = Shelf(dict.fromkeys(self.words.content.top, 1) | lifts, self.words.reader.language)
        shelf.lay_rest("out", self._say("always"))
        tags = {card: self._space_tags(card) for card in shelf.copies}
        return self._part(shelf, "start", {"out": self._say("always")}, tags)

    def _part(
        self,
        shelf: Shelf,
        key: str,
        places: Mapping[Where, str],
        tags: Mapping[str, Iterable[str]],
    ) -> StockPart:
        cards = [
            shelf.card(card, self.faces[card].name, self._text(card), tags[card])
            for card in shelf.copies
        ]
        return shelf.part(key, self._say(key), places, with_faces(cards, self.faces))

    def _shelf(self, cards: Sequence[Room] | Sequence[Item] | Sequence[Threat]) -> Shelf:
        return Shelf({card.id: card.copies for card in cards}, self.words.reader.language)

    def _places(self, out: str, used: str) -> dict[Where, str]:
        """What the places are called in short."""
        return {
            "deck": self._say("deck"),
            "track": self._say("track"),
            "out": self._say(out),
            "used": self._say(used),
        }

    def _text(self, card: str) -> str:
        """What a card says; a threat also how likely it is beaten."""
        face = self.faces[card]
        if not face.fight:
            return face.text
        chance = sum(column_chance(number) for number in SUMS if number >= face.fight)
        percent = round(100 * chance)
        return f"{face.text} {self._say('odds', needed=face.fight, percent=percent)}"

    def _space_tags(self, card: str) -> Iterator[str]:
        """What the spaces of a card give, the letters on them, and whom they take."""
        for space in self.faces[card].spaces:
            yield from (f"gives-{icon}" for icon in _given(space.reward))
            if space.letter:
                yield f"letter-{space.letter}"
            if space.linked:
                yield "linked"
            if space.injured_only:
                yield "injured-only"

    def _room_tags(self, room: str) -> Iterator[str]:
        yield from self._space_tags(room)
        if self.seat >= 0:
            index = self.words.names.rooms.index(room)
            if not any(missing_for(self.vault, self.seat, 0, -1, index)):
                yield "affordable"

    def _filters(self) -> Iterator[StockFilter]:
        say = self.words.say
        names = {each: f"icon-name-{each}" for each in _GIVES} | {"train": "stock-shelter-training"}
        icons = {each: each for each in _GIVES} | {"train": "train"}
        yield filter_of(
            self._say("gives"),
            ((f"gives-{each}", say(names[each]), icons[each]) for each in _GIVES),
        )
        yield filter_of(self._say("letter"), ((f"letter-{each}", each, "") for each in LETTERS))
        kinds = [("linked", "linked"), ("injured-only", "injured-only")]
        if self.seat >= 0:
            kinds.insert(0, ("affordable", "build"))
        yield filter_of(self._say("rooms"), ((tag, self._say(tag), icon) for tag, icon in kinds))
        yield filter_of(
            self._say("items"), ((f"sort-{each}", say(f"kind-{each}"), each) for each in _SORTS)
        )

    def _say(self, message: str, **arguments: object) -> str:
        return self.words.say(f"stock-shelter-{message}", **arguments)


def _named(pile: Pile, names: Sequence[str]) -> list[str]:
    return [names[card] for card in pile.contents()]


def _given(amounts: Iterable[Amount]) -> Iterator[str]:
    """The sorts of icons in a row of rewards; an exchange gives either side."""
    for amount in amounts:
        yield "train" if amount.icon.startswith("train") else amount.icon
        yield from _given([*amount.left, *amount.right])
