"""What can ever come up in a game with a given set of Shelter cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from overseer.content.merge import Card
from overseer.content.problems import Place
from overseer.content.shelter.cards import Item, Room, Space, Threat
from overseer.content.shelter.icons import LETTERS
from overseer.content.shelter.loading import ITEM, ROOM, STARTING_ROOM, THREAT, AnyCard, ShelterSet
from overseer.content.source import Mapping, Node

TRACK = 6
CUBES = 3 * TRACK
LEVEL = 6
DWELLERS = 7
DICE = 12


@dataclass(frozen=True, slots=True)
class Site:
    """A space with the block in which it was written."""

    space: Space
    body: Node

    def spot(self, key: str) -> Place:
        """The place of a value of the space, or of the space."""
        node = self.body.get(key) if isinstance(self.body, Mapping) else None
        return node.place if node else self.body.place


@dataclass(frozen=True, slots=True)
class Reach:
    """What players can meet: icons, letters, injuries, and the largest number of each thing.

    `gained` are the icons that can be resolved as rewards, `paid` those that can be costs.
    """

    gained: frozenset[str]
    paid: frozenset[str]
    trained: frozenset[str]
    shown: frozenset[str]
    threat_letters: bool
    fights: bool
    best_total: int
    discount: int
    items: dict[str, int]

    @property
    def injuries(self) -> bool:
        """Whether a dweller can be injured."""
        return self.fights or "injure" in self.paid

    def most(self, count: str, item: Item) -> int:
        """How many of a counted thing a player can own, the counting card left out."""
        if count == "item":
            return sum(self.items.values()) - 1
        if count in self.items:
            return self.items[count] - (item.kind == count)
        if count == "dweller":
            return DWELLERS
        if count == "room":
            return LEVEL if "build" in self.gained else 0
        # A built room brings income, which is a resource of any kind.
        sources = {{"water": "W", "food": "F", "power": "E"}[count], "?", "build"}
        return TRACK if sources & self.gained else 0


def sites(card: Card[AnyCard]) -> Iterator[Site]:
    """The spaces of a room or a threat."""
    if isinstance(card.value, Threat):
        yield Site(card.value.space, card.body)
    elif isinstance(card.value, Room):
        names = ("left", "right") if len(card.value.spaces) == 2 else ("whole",)
        for name, space in zip(names, card.value.spaces, strict=True):
            yield Site(space, card.body.get(name) or card.body)


def elevators(merged: ShelterSet) -> list[Site]:
    """The spaces of the start elevator and of the players' elevators."""
    both = (merged.vault.start, merged.vault.player)
    return [Site(elevator.space, elevator.body) for elevator in both if elevator]


def reach(merged: ShelterSet) -> Reach:
    """Follow the icons: rooms come with build, items with item, and both bring more icons."""
    threats = merged.values(THREAT, Threat)
    always = [site.space for site in elevators(merged)] + _spaces(merged, STARTING_ROOM, THREAT)
    deck, cards = _spaces(merged, ROOM), merged.values(ITEM, Item)
    spaces, items = always, cards[:0]
    gained = _gained(spaces, items)
    # Each of the two decks can open the other, so twice is enough.
    for _ in range(2):
        spaces = always + deck if "build" in gained else always
        items = cards if "item" in gained else cards[:0]
        gained = _gained(spaces, items)
    fights = any(threat.fight for threat in threats)
    return Reach(
        gained=gained,
        paid=frozenset(icon for space in spaces for icon in space.cost),
        trained=frozenset(_trained(gained, items)),
        shown=frozenset(space.letter for space in spaces),
        threat_letters=any(threat.space.letter for threat in threats),
        fights=fights,
        best_total=DICE + _bonus(items),
        discount=sum(_amount(item, "discount") * item.copies for item in items),
        items=_kinds(cards),
    )


def readies(item: Item) -> bool:
    """Whether an item can ready an item."""
    steps = dict(item.effect)
    gained = steps.get("gain", ())
    return "ready" in steps or (isinstance(gained, tuple) and "ready" in gained)


def _spaces(merged: ShelterSet, *kinds: str) -> list[Space]:
    return [site.space for card in merged.of(*kinds) for site in sites(card)]


def _gained(spaces: Iterable[Space], items: Iterable[Item]) -> frozenset[str]:
    icons: set[str] = set()
    for space in spaces:
        icons.update(space.reward)
        for side in space.exchange or ():
            icons.update(side)
    for item in items:
        for step, value in item.effect:
            if step == "gain" and isinstance(value, tuple):
                icons.update(value)
    return frozenset(icons)


def _trained(gained: Iterable[str], items: Iterable[Item]) -> Iterator[str]:
    for icon in gained:
        if icon == "train":
            yield from LETTERS
        elif icon.startswith("train-"):
            yield icon.removeprefix("train-")
    for item in items:
        worn = dict(item.effect).get("counts-as")
        if worn in LETTERS:
            yield str(worn)


def _bonus(items: Iterable[Item]) -> int:
    """The most that items can add to one fight, each one used again for every readying card."""
    bonuses = {item: _amount(item, "fight") for item in items}
    again = sum(item.copies for item in items if readies(item))
    every = sum(bonus * item.copies for item, bonus in bonuses.items())
    return every + again * max(bonuses.values(), default=0)


def _amount(item: Item, step: str) -> int:
    value = dict(item.effect).get(step)
    return value if isinstance(value, int) else 0


def _kinds(items: Iterable[Item]) -> dict[str, int]:
    kinds = dict.fromkeys(("weapon", "outfit", "pet", "other"), 0)
    for item in items:
        kinds[item.kind] += item.copies
    return kinds
