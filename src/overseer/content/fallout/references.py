"""Whether everything that cards name exists, and is of the right kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.characters import Character
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.enemies import Enemy
from overseer.content.fallout.items import CHARACTER, UNIQUE, Item
from overseer.content.fallout.phrases import (
    Completion,
    Condition,
    Cost,
    Distance,
    Kill,
    Phrase,
    RandomCard,
    Step,
    Trigger,
    Where,
)
from overseer.content.fallout.quests import Quest
from overseer.content.fallout.scenarios import Scenario
from overseer.content.fallout.sets import KEEP, FalloutSet
from overseer.content.fallout.tiles import Tile
from overseer.content.fallout.walking import amounts, phrases
from overseer.content.fallout.words import ANY, EQUIPMENT, KINDS, MAX_NUMBER
from overseer.content.merge import Card
from overseer.content.problems import Place, Problems, suggest


@dataclass(frozen=True, slots=True)
class Index:
    """What cards can name, by id or number."""

    items: dict[str, Item]
    enemies: frozenset[str]
    tiles: frozenset[str]
    places: frozenset[str]
    kept: frozenset[str]
    library: dict[int, Encounter | Quest]

    @classmethod
    def of(cls, merged: FalloutSet) -> Index:
        """The index of a set."""
        tiles = merged.values(Tile)
        numbered: list[Encounter | Quest] = [*merged.values(Encounter), *merged.values(Quest)]
        return cls(
            items={item.id: item for item in merged.values(Item)},
            enemies=frozenset(enemy.id for enemy in merged.values(Enemy)),
            tiles=frozenset(tile.id for tile in tiles),
            places=frozenset(place for tile in tiles for place in tile.places),
            kept=frozenset(card.id for card in numbered),
            library={card.number: card for card in numbered if card.number},
        )

    def numbers(self, type_: type[Encounter | Quest]) -> list[int]:
        """The numbers of all encounters or of all quests."""
        return [n for n, card in self.library.items() if isinstance(card, type_)]


def check_references(merged: FalloutSet, problems: Problems) -> None:
    """Note names and numbers of nothing, numbers that stand twice, and levels of no icon."""
    index = Index.of(merged)
    _check_numbers(merged, problems)
    bare = _without_levels(merged)
    for card in merged.cards:
        checker = _Checker(merged, card, index, problems)
        checker.check_card()
        for phrase in phrases(card.value):
            checker.check(phrase)
            if any(amount.of == "level" for amount in amounts(phrase)):
                checker.check_level(phrase, bare)


def _check_numbers(merged: FalloutSet, problems: Problems) -> None:
    seen: dict[int, Card[AnyCard]] = {}
    for card in merged.cards:
        if isinstance(card.value, Encounter | Quest) and card.value.number:
            first = seen.setdefault(card.value.number, card)
            if first is not card:
                new, old = (card, first) if card.pack is merged.packs[-1] else (first, card)
                message = f"number {card.value.number} stands twice in the library"
                hint = f"{old.kind} {old.id} has it too; {_free(merged) or 'none'} is free"
                problems.add(new.spot("number"), message, hint)


def _free(merged: FalloutSet) -> int:
    """A number that no card has, behind all others as long as there is one; 0 if all are used."""
    used = {card.number for card in merged.values(Encounter)}
    used |= {card.number for card in merged.values(Quest)}
    last = max(used)
    return min({*range(1, MAX_NUMBER + 1)} - used, key=lambda n: (n < last, n), default=0)


def _without_levels(merged: FalloutSet) -> frozenset[str]:
    """The decks of which some icon has no level."""
    spaces = (space for tile in merged.values(Tile) for space in tile.spaces)
    return frozenset(space.encounter for space in spaces if space.encounter and not space.level)


class _Checker:
    """The checks of one card."""

    def __init__(
        self, merged: FalloutSet, card: Card[AnyCard], index: Index, problems: Problems
    ) -> None:
        self.merged = merged
        self.card = card
        self.index = index
        self.problems = problems

    def check_card(self) -> None:
        """What is named outside of phrases."""
        match self.card.value:
            case Character(item=item) if item:
                self.of_deck(item, CHARACTER, self.card.spot("item"))
            case Item(id=name) if name in (*KINDS, ANY):
                self.add(self.card.place, f"an item cannot be called {name}", "rename it")
            case Tile(back_of=back) if back:
                self.known("tile", back, self.index.tiles, self.card.spot("back-of"))
            case Scenario(quests=quests):
                for number in quests:
                    self.number(number, Quest, self.card.spot("quests"))

    def check(self, phrase: Phrase) -> None:
        """What a phrase names."""
        place = phrase.source
        match phrase:
            case Step("add", int(number)):
                self.number(number, Encounter, place)
            case Step("stage", int(number)) | Condition("staged", int(number)):
                self.number(number, Quest, place)
            case Step("trash", int(number)):
                if number not in self.index.library:
                    self.add(place, f"there is no card {number}", "give the number of a card")
            case Step("complete", Completion() as completion):
                self.objective(completion, place)
            case Step("random", RandomCard() as random):
                self.range(random, place)
            case Step("unique", str(name)):
                self.of_deck(name, UNIQUE, place)
            case Condition("kept", str(name)):
                self.known("encounter or quest", name, self.index.kept, place)
            case Condition("distance", Distance(place=name)) | Where("place", str(name)):
                self.known("place", name, self.index.places, place)
            case Where("tile", str(name)):
                self.known("tile", name, self.index.tiles, place)
            case Trigger("kill", Kill(enemy=name)) if name:
                self.known("enemy", name, self.index.enemies, place)
            case Condition("has", str(name)):
                self.known("item or kind", name, (*KINDS, *self.index.items), place)
            case Condition("equipped", str(name)):
                self.known("item or kind to equip", name, self.equipment(), place)
            case Cost("discard", str(name)):
                self.known("item or kind", name, (ANY, *KINDS, *self.index.items), place)

    def check_level(self, phrase: Phrase, bare: frozenset[str]) -> None:
        """A level is that of an icon, so all icons of the card's deck must have one (FO-R-77)."""
        if not isinstance(self.card.value, Encounter):
            message = f"'{phrase.word}' speaks of a level, which only encounters have"
            self.add(phrase.source, message, "write a number")
        elif self.card.value.deck in bare:
            message = f"not every icon of {self.card.value.deck} has a level"
            self.add(phrase.source, message, "write a number, or give the icons a level")

    def equipment(self) -> list[str]:
        """The kinds and items that can be equipped."""
        items = self.index.items.values()
        return [*EQUIPMENT, *(item.id for item in items if item.kind in EQUIPMENT)]

    def number(self, number: int, type_: type[Encounter | Quest], place: Place) -> None:
        """Note a number that is no card of a type."""
        noun, verb = ("encounter", "add") if type_ is Encounter else ("quest", "stage")
        card = self.index.library.get(number)
        if card is None:
            known = f"the last one is {max(self.index.numbers(type_), default=0)}"
            self.add(place, f"there is no {noun} {number}", known)
        elif not isinstance(card, type_):
            other = "stage" if verb == "add" else "add"
            message = f"card {number} is no {noun}, but {card.id}"
            self.add(place, message, f"write {other}: {number}, or another number")

    def objective(self, completion: Completion, place: Place) -> None:
        """Note an objective that a quest does not have."""
        quest = self.index.library.get(completion.quest)
        self.number(completion.quest, Quest, place)
        if isinstance(quest, Quest) and completion.objective > len(quest.objectives):
            message = f"quest {completion.quest} has no objective {completion.objective}"
            self.add(place, message, f"it has {len(quest.objectives)}")

    def range(self, random: RandomCard, place: Place) -> None:
        """Note a range without cards of its kind."""
        type_ = Encounter if random.how == "add" else Quest
        if not any(random.first <= n <= random.last for n in self.index.numbers(type_)):
            noun = "encounter" if random.how == "add" else "quest"
            message = f"no {noun} has a number from {random.first} to {random.last}"
            self.add(place, message, "give another range")

    def of_deck(self, name: str, deck: str, place: Place) -> None:
        """Note an id that is no item of a deck."""
        item = self.index.items.get(name)
        if item is None:
            fitting = [each.id for each in self.index.items.values() if each.deck == deck]
            self.known(f"item of deck {deck}", name, fitting, place)
        elif item.deck != deck:
            message = f"item {name} is in deck {item.deck}, not in {deck}"
            self.add(place, message, f"write deck: {deck} in items.yaml, or name another item")

    def known(self, noun: str, name: str, options: Iterable[str], place: Place) -> None:
        """Note an id that is none of some options."""
        options = list(options)
        if name not in options:
            self.add(place, f"there is no {noun} '{name}'", suggest(name, options))

    def add(self, place: Place, message: str, hint: str) -> None:
        """Note a fault of the card."""
        where = self.merged.blame(self.card, place)
        if where != place:
            message = f"{message}, which {self.card.kind} {self.card.id} needs"
            hint = KEEP.format(self.card.kind)
        self.problems.add(where, message, hint)
