"""The stock list of Fallout, as far as a seat may know.

Decks of loot and assets hold what lies nowhere else, and everybody may count that. Agendas that a
seat does not see may lie in a hand, in the deck or among those discarded facedown; a token that it
does not see, in its pile or facedown on the map: which of these is not told. Encounters and quests
are sealed until they come up, so of these only decks are counted, and quests told that are staged
(FO-AGENDA-04, FO-ENEMY-03, FO-LIB-03).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from overseer.content.fallout.items import Item
from overseer.display.fallout.look import Look
from overseer.display.fallout.outline import quest_of
from overseer.display.model import Share, Stock, StockPart
from overseer.display.stock import Shelf, Where, filter_of
from overseer.kernel.pile import Pile

_KINDS = ("weapon", "apparel", "companion", "aid", "drug", "magazine", "event")
_UNSEEN = "stock-fallout-of-unseen"


class Storekeeper:
    """Counts what is in a box, as one seat sees the table."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.table = look.table
        self.content = look.book.content

    def stock(self) -> Stock:
        """The whole list."""
        table, land = self.table, self.look.land
        parts = [
            self._items("loot", self._contents(land.loot_deck), table.discards.loot),
            self._items("asset", self._contents(land.asset_deck), table.discards.asset),
            self._items("unique", self._named(land.unique_deck), table.discards.unique),
            self._perks(),
            self._agendas(),
            self._enemies(),
            self._characters(),
            self._quests(),
            self._encounters(),
        ]
        kinds = ((f"kind-{each}", self.look.noun("kind", each), "") for each in _KINDS)
        return Stock(
            note=self._say("about"), parts=parts, filters=[filter_of(self._say("kind"), kinds)]
        )

    def _items(self, deck: str, contents: Iterable[str], discards: Iterable[str]) -> StockPart:
        items = {item.id: item for item in self.content.items if item.deck == deck}
        shelf = self._shelf({card: item.copies for card, item in items.items()})
        shelf.lay(contents, "deck", self._say("in-deck"))
        shelf.lay(self.table.shop, "track", self._say("in-shop"))
        for survivor in self.table.survivors:
            held = (*survivor.equipped, *survivor.inventory, *survivor.beside)
            shelf.lay((each.item for each in held), "out", self._with(survivor.seat))
        shelf.lay(discards, "used", self._say("discarded"))
        places: dict[Where, str] = {
            "deck": self._say("deck"),
            "track": self._say("shop"),
            "out": self._say("held"),
            "used": self._say("discarded"),
        }
        return self._part(
            shelf, deck, "item", places, self.look.lore.item, lambda card: _item_tags(items[card])
        )

    def _perks(self) -> StockPart:
        shelf = self._shelf(dict.fromkeys((perk.id for perk in self.content.perks), 1))
        shelf.lay(self.table.perks, "deck", self._say("to-be-had"))
        for survivor in self.table.survivors:
            shelf.lay(survivor.perks, "out", self._with(survivor.seat))
        places: dict[Where, str] = {"deck": self._say("to-be-had"), "out": self._say("taken")}
        return self._part(shelf, "perk", "perk", places, self.look.lore.perk)

    def _agendas(self) -> StockPart:
        """Those that are in the game with so many players, as far as they are in sight."""
        table, players = self.table, len(self.table.survivors)
        cards = (card.id for card in self.content.agendas if card.players <= players)
        shelf = self._shelf(dict.fromkeys(cards, 1))
        for survivor in table.survivors:
            hand = [each.agenda for each in survivor.hand or ()]
            if survivor.loyal is not None and survivor.loyal not in hand:
                hand.append(survivor.loyal)
            shelf.lay(hand, "out", self._with(survivor.seat))
        shelf.lay([table.activation], "used", self._say("revealed"))
        shelf.lay(table.discards.agenda, "used", self._say("discarded"))
        shelf.lay_rest("deck", self._say("agenda-unseen"))
        places: dict[Where, str] = {
            "deck": self._say("unseen"),
            "out": self._say("in-sight"),
            "used": self._say("discarded"),
        }
        return self._part(shelf, "agenda", "agenda", places, self.look.lore.agenda, of=_UNSEEN)

    def _enemies(self) -> StockPart:
        table = self.table
        shelf = self._shelf({enemy.id: enemy.copies for enemy in self.content.enemies})
        lying = [enemy for tile in table.map for enemy in tile.enemies]
        lying += [enemy for space in table.spaces() for enemy in space.enemies]
        shelf.lay((each.token for each in lying if each.active), "out", self._say("on-map"))
        shelf.lay(table.discards.enemies, "used", self._say("defeated"))
        shelf.lay_rest("deck", self._say("token-unseen"))
        places: dict[Where, str] = {
            "deck": self._say("unseen"),
            "out": self._say("on-map"),
            "used": self._say("defeated"),
        }
        texts = self.look.lore.texts
        return self._part(
            shelf, "enemy", "enemy", places, lambda card: " ".join(texts.enemy(card)), of=_UNSEEN
        )

    def _characters(self) -> StockPart:
        shelf = self._shelf(dict.fromkeys((card.id for card in self.content.characters), 1))
        for survivor in self.table.survivors:
            shelf.lay([survivor.character], "out", self._with(survivor.seat))
        shelf.lay_rest("used", self._say("in-box"))
        places: dict[Where, str] = {"out": self._say("in-play"), "used": self._say("in-box")}
        return self._part(shelf, "character", "character", places, self.look.lore.character)

    def _quests(self) -> StockPart:
        """The quests that are staged; the library stays closed."""
        staged = {quest.quest: quest for quest in self.table.quests}
        shelf = self._shelf(dict.fromkeys(staged, 1))
        shelf.lay_rest("out", self._say("staged"))
        places: dict[Where, str] = {"out": self._say("staged")}
        return self._part(
            shelf,
            "quest",
            "quest",
            places,
            lambda card: " ".join(quest_of(self.look, staged[card]).lines),
        )

    def _encounters(self) -> StockPart:
        """The decks of encounters by their size."""
        decks = self.table.decks.encounters
        total = sum(decks.values())
        return StockPart(
            key="encounter",
            title=self._say("encounter"),
            note=self._say("encounter-note"),
            left=total,
            of=self._say("encounter-of", decks=len(decks)),
            shares=[
                Share(where="deck", count=number, text=self.look.noun("deck", deck))
                for deck, number in decks.items()
                if number
            ],
        )

    def _part(
        self,
        shelf: Shelf,
        key: str,
        kind: str,
        places: Mapping[Where, str],
        text: Callable[[str], str],
        tags: Callable[[str], Iterable[str]] = lambda card: (),
        of: str = "stock-of",
    ) -> StockPart:
        cards = [
            shelf.card(card, self.look.name(kind, card), text(card), tags(card))
            for card in shelf.copies
        ]
        return shelf.part(key, self._say(key), places, cards, of)

    def _shelf(self, copies: Mapping[str, int]) -> Shelf:
        return Shelf(copies, self.look.language)

    def _contents(self, pile: Pile) -> Iterator[str]:
        return self._named(pile.contents())

    def _named(self, cards: Iterable[int]) -> Iterator[str]:
        return (self.look.book.names.items[card] for card in cards)

    def _with(self, seat: int) -> str:
        return self._say("held-by", player=self.look.words.player(seat))

    def _say(self, message: str, **arguments: object) -> str:
        return self.look.say(f"stock-fallout-{message}", **arguments)


def _item_tags(item: Item) -> Iterator[str]:
    yield f"kind-{item.kind}"
