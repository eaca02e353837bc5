"""What can come up in a game with a given set of Fallout cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.characters import Character
from overseer.content.fallout.dice import Dice
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.items import Item
from overseer.content.fallout.leads import Library, leads
from overseer.content.fallout.maps import fixed_tiles, possible_tiles
from overseer.content.fallout.perks import Perk
from overseer.content.fallout.phrases import Amount, Completion, Step, Where
from overseer.content.fallout.quests import Quest
from overseer.content.fallout.scenarios import Scenario
from overseer.content.fallout.sets import FalloutSet
from overseer.content.fallout.tiles import Space, Tile
from overseer.content.fallout.walking import phrases
from overseer.content.fallout.words import MOST_PLAYERS
from overseer.content.merge import Card

RANGED_BONUS = 1
MOST_LEVEL = 9
CAMP_TRAIT = "well-rested"


@dataclass(frozen=True, slots=True)
class Course:
    """A scenario with what its games can bring: cards, and tiles on some map or on every map."""

    scenario: Scenario
    cards: tuple[Card[AnyCard], ...]
    tiles: tuple[Tile, ...]
    sure_tiles: tuple[Tile, ...]

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers of the library cards that can come into play."""
        values = (card.value for card in self.cards)
        return frozenset(card.number for card in values if isinstance(card, Encounter | Quest))

    def steps(self) -> Iterator[Step]:
        """All steps that can be done."""
        for card in self.cards:
            yield from (phrase for phrase in phrases(card.value) if isinstance(phrase, Step))

    def completed(self) -> set[Completion]:
        """The objectives that other cards can complete."""
        return {step.value for step in self.steps() if isinstance(step.value, Completion)}


def course(merged: FalloutSet, card: Card[AnyCard], scenario: Scenario) -> Course:
    """Follow the numbers: from the scenario and all cards without a number, through the library."""
    library = {value.number: other for other, value in _numbered(merged) if value.number}
    printed = {value.number: value for _, value in _numbered(merged) if value.number}
    kinds = (Item, Perk, Character)
    cards = [card, *(other for other in merged.cards if isinstance(other.value, kinds))]
    cards += [other for other, value in _numbered(merged) if not value.number]
    pending = [*cards, *(library[number] for number in scenario.quests)]
    found = {other.id: other for other in pending}
    while pending:
        for number in _called(pending.pop(), printed):
            if library[number].id not in found:
                found[library[number].id] = library[number]
                pending.append(library[number])
    tiles = {tile.id: tile for tile in merged.values(Tile)}
    return Course(
        scenario,
        tuple(found.values()),
        tuple(possible_tiles(scenario, tiles)),
        tuple(fixed_tiles(scenario, tiles)),
    )


def _numbered(merged: FalloutSet) -> Iterator[tuple[Card[AnyCard], Encounter | Quest]]:
    yield from merged.of(Encounter)
    yield from merged.of(Quest)


def _called(card: Card[AnyCard], library: Library) -> Iterator[int]:
    """The numbers that a card adds or stages."""
    for lead in leads(card.value, library):
        if lead.how != "complete":
            yield from lead.numbers


def fits(where: Where, space: Space, tile: Tile, start: str) -> bool:
    """Whether a space can be among those that a card speaks of, wherever survivors stand."""
    match where:
        case Where("place", name):
            return space.place == name
        case Where("tile", name):
            return tile.id == name
        case Where("icon", deck):
            return space.encounter == deck
        case Where("terrain", str(terrain)):
            return terrain in space.terrain
        case Where("enemy", type_):
            return space.enemy == type_
        case Where("start"):
            return tile.id == start
    return True


def is_on(where: Where, tiles: tuple[Tile, ...], start: str) -> bool:
    """Whether some space of some tiles is among those that a card speaks of."""
    return any(fits(where, space, tile, start) for tile in tiles for space in tile.spaces)


def gained_traits(merged: FalloutSet) -> set[str]:
    """The traits that a survivor can have."""
    traits = {CAMP_TRAIT}
    for card in merged.cards:
        if isinstance(card.value, Character):
            traits.update(card.value.traits)
        for phrase in phrases(card.value):
            if isinstance(phrase, Step) and phrase.word == "become":
                traits.add(str(phrase.value))
    return traits


def bonus(merged: FalloutSet, word: str) -> int:
    """The most that items and perks can add with steps of one word, all of them together."""
    total = 0
    for card in merged.cards:
        if isinstance(card.value, Item | Perk):
            copies = card.value.copies if isinstance(card.value, Item) else 1
            for phrase in phrases(card.value):
                if isinstance(phrase, Step) and phrase.word == word:
                    total += copies * most(phrase.value)
    return total


def most(value: object) -> int:
    """The largest number that an amount can be."""
    if not isinstance(value, Amount):
        return 0
    return value.number + {"": 0, "players": MOST_PLAYERS}.get(value.of, MOST_LEVEL)


def best_hits(dice: Dice, weak: tuple[str, ...]) -> int:
    """How many dice can hit an enemy with some weak areas."""
    return sum(any({*face.areas} & {*weak} for face in die) for die in dice)


def best_icons(dice: Dice) -> int:
    """The most hit icons that all dice can show."""
    return sum(max(face.hits for face in die) for die in dice)
