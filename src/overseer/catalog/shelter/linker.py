"""The linker of Fallout Shelter: cards as packs describe them become the tables of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from mypy_extensions import i64

from overseer.content.shelter import Item, Room, Shelter, Space
from overseer.games.shelter import terms as t
from overseer.games.shelter.cards import Cards
from overseer.games.shelter.names import CardKind, CardPlace, Names
from overseer.games.shelter.notation import ICONS, LETTERS, RESOURCES
from overseer.games.shelter.purse import bill_for
from overseer.games.shelter.scoring import score_argument
from overseer.kernel.errors import ContentError
from overseer.kernel.vecs import vec

COSTS = {"item": t.COST_ITEMS, "injure": t.COST_INJURY, "room-price": t.COST_ROOM}
USES = {
    "always": t.ALWAYS,
    "before-fight": t.BEFORE_FIGHT,
    "after-roll": t.AFTER_ROLL,
    "placing": t.PLACING,
    "building": t.BUILDING,
    "any-time": t.ANY_TIME,
    "game-end": t.GAME_END,
}
KINDS = ("weapon", "outfit", "pet", "other")
MOST_CARDS = 4096  # a field of a packed option
COUNTS = (*KINDS, "water", "food", "power", "room", "dweller", "item")


def link(content: Shelter) -> tuple[Cards, Names]:
    """The tables of a game, and the ids behind their numbers."""
    return _Linker(content).link()


class _Linker:
    """Collects the columns of the tables as lists, one card after the other."""

    def __init__(self, content: Shelter) -> None:
        self.content = content
        self.rooms = (*content.starting, *content.rooms)
        self.places = [CardPlace(CardKind.NONE)]
        self.cost = [0] * t.COST_WIDTH
        self.needs = [0]
        self.rows: list[tuple[int, int]] = [(0, 0)]
        self.icons: list[int] = []
        self.letter = [0]
        self.linked = [0]
        self.injured_only = [0]
        self.fight = [0]
        self.threat_of = [0]
        self.exchanges = [0]
        self.exchange = [0] * 8
        self.step_rows: list[tuple[int, int]] = []
        self.steps: list[int] = []

    def link(self) -> tuple[Cards, Names]:
        content = self.content
        cards = Cards()
        cards.start_elevator = self.card(content.start_elevator, CardPlace(CardKind.START_ELEVATOR))
        cards.elevator = self.card(content.elevator, CardPlace(CardKind.ELEVATOR))
        self.link_rooms(cards)
        cards.threat_card = _column(
            self.card(threat.space, CardPlace(CardKind.THREAT, i), threat.fight, i + 1)
            for i, threat in enumerate(content.threats)
        )
        self.link_items(cards)
        cards.item_deck = _deck([item.copies for item in content.items], 0)
        cards.room_deck = _deck([room.copies for room in content.rooms], len(content.starting))
        cards.threat_deck = _deck([threat.copies for threat in content.threats], 0)
        cards.column = columns(content.columns)
        cards.cost = vec[i64](self.cost)
        cards.bill = _bills(self.cost, t.COST_WIDTH)
        self.needs[cards.elevator] |= t.NEEDS_HOME
        cards.needs = vec[i64](self.needs)
        cards.row_start = _column(start for start, _ in self.rows)
        cards.row_end = _column(end for _, end in self.rows)
        cards.icons = vec[i64](self.icons)
        cards.letter = vec[i64](self.letter)
        cards.linked = vec[i64](self.linked)
        cards.injured_only = vec[i64](self.injured_only)
        cards.fight = vec[i64](self.fight)
        cards.threat_of = vec[i64](self.threat_of)
        cards.exchanges = vec[i64](self.exchanges)
        cards.exchange = vec[i64](self.exchange)
        if len(self.places) > MOST_CARDS:
            raise ContentError([f"the packs have more than {MOST_CARDS} spaces on their cards"])
        names = Names(
            rooms=[room.id for room in self.rooms],
            items=[item.id for item in content.items],
            threats=[threat.id for threat in content.threats],
            cards=self.places,
        )
        return cards, names

    def card(self, space: Space, place: CardPlace, fight: int = 0, threat: int = 0) -> int:
        """Add a space to the tables; its number."""
        costs = [0] * t.COST_WIDTH
        for icon in space.cost:
            costs[COSTS[icon] if icon in COSTS else RESOURCES.index(icon)] += 1
        costs[t.COST_CUBES] = sum(costs[: t.ANY + 1])
        self.cost += costs
        items = t.NEEDS_ITEMS if costs[t.COST_ITEMS] else 0
        self.needs.append(items | (t.NEEDS_ROOM if costs[t.COST_ROOM] else 0))
        start = len(self.icons)
        self.icons += [ICONS[icon] for icon in space.reward]
        self.rows.append((start, len(self.icons)))
        self.letter.append(_letter(space.letter))
        self.linked.append(int(space.linked))
        self.injured_only.append(int(space.injured_only))
        self.fight.append(fight)
        self.threat_of.append(threat)
        self.exchanges.append(int(space.exchange is not None))
        for side in space.exchange or ((), ()):
            self.exchange += [side.count(icon) for icon in RESOURCES]
        self.places.append(place)
        return len(self.places) - 1

    def link_rooms(self, cards: Cards) -> None:
        left: list[int] = []
        right: list[int] = []
        price: list[int] = []
        for i, room in enumerate(self.rooms):
            whole = len(room.spaces) == 1
            left.append(self.card(room.spaces[0], CardPlace(CardKind.ROOM, i, 2 if whole else 0)))
            right.append(0 if whole else self.card(room.spaces[1], CardPlace(CardKind.ROOM, i, 1)))
            price += _counts(room)
        cards.room_left = vec[i64](left)
        cards.room_right = vec[i64](right)
        cards.price = vec[i64](price)
        cards.price_bill = _bills(price, len(RESOURCES))
        starting = [room.id for room in self.content.starting]
        cards.top = _column(starting.index(room) for room in self.content.top)

    def link_items(self, cards: Cards) -> None:
        items = self.content.items
        for i, item in enumerate(items):
            start = len(self.steps) // 2
            for resource, number in enumerate(_payment(item)):
                self.steps += [t.PAY, resource] * number
            for step, value in item.effect:
                self.steps += self.step(step, value, i)
            self.step_rows.append((start, len(self.steps) // 2))
        cards.item_kind = _column(KINDS.index(item.kind) for item in items)
        cards.item_use = _column(USES[item.use] for item in items)
        cards.item_windows = _column(_windows(item) for item in items)
        cards.item_exhausts = _column(int(item.exhaust) for item in items)
        costs = [number for item in items for number in _payment(item)]
        cards.item_cost = vec[i64](costs)
        cards.item_bill = _bills(costs, len(RESOURCES))
        cards.step_start = _column(start for start, _ in self.step_rows)
        cards.step_end = _column(end for _, end in self.step_rows)
        cards.steps = vec[i64](self.steps)

    def step(self, step: str, value: object, item: int) -> list[int]:
        """One step of an effect as pairs of numbers."""
        match step, value:
            case "fight", int(number):
                return [t.FIGHT_BONUS, number]
            case "reroll", dice:
                return [t.REROLL, 1 if dice == "one" else 2]
            case "counts-as", str(letter):
                return [t.COUNTS_AS, t.THREAT_LETTER if letter == "threat" else _letter(letter)]
            case "pay", _:
                return []  # see `_payment`
            case "gain", tuple(icons):
                return self.gain(icons, item)
            case "ready", _:
                return [t.READY, 0]
            case "heal", _:
                return [t.HEAL_DWELLER, 0]
            case "swap", _:
                return [t.SWAP, 0]
            case "discount", int(number):
                return [t.DISCOUNT, number]
            case "score", (str(what), int(every)):
                return [t.SCORE, score_argument(COUNTS.index(what), every)]
        raise AssertionError(f"a step that the schema does not know: {step}")

    def gain(self, icons: tuple[str, ...], item: int) -> list[int]:
        """The gain of an item: rows of icons, with its readying as steps of their own.

        The step knows which item readies, and so that it cannot ready itself (SH-R-37).
        """
        steps: list[int] = []
        for ready, row in groupby(icons, lambda icon: icon == "ready"):
            if ready:
                steps += [t.READY, 0] * len(list(row))
            else:
                card = self.card(Space(reward=tuple(row)), CardPlace(CardKind.ITEM, item))
                steps += [t.GAIN, card]
        return steps


def columns(numbers: tuple[int, ...]) -> vec[i64]:
    """The room space under each dice sum from 0 to 12, or -1."""
    return _column(numbers.index(n) if n > 1 and n in numbers else -1 for n in range(13))


def _payment(item: Item) -> list[int]:
    """All that an item costs, named cubes first, so that no cube of choice takes them away."""
    icons = [
        icon
        for step, value in item.effect
        if step == "pay" and isinstance(value, tuple)
        for icon in value
    ]
    return [icons.count(resource) for resource in RESOURCES]


def _windows(item: Item) -> int:
    """The moments at which an item may be used, as bits.

    One that only readies or swaps items can be useful in a fight too (SH-R-65).
    """
    windows = 1 << USES[item.use]
    if item.use == "any-time" and _only_moves_items(item):
        windows |= 1 << t.BEFORE_FIGHT | 1 << t.AFTER_ROLL
    return windows


def _only_moves_items(item: Item) -> bool:
    """Whether all an item does is ready others or swap them."""
    return all(
        step in ("ready", "swap")
        or (step == "gain" and isinstance(value, tuple) and set(value) == {"ready"})
        for step, value in item.effect
    )


def _letter(letter: str) -> int:
    return LETTERS.index(letter) + 1 if letter else 0


def _counts(room: Room) -> list[int]:
    return [room.price.count(icon) for icon in RESOURCES]


def _bills(counts: list[int], width: int) -> vec[i64]:
    """The cubes of costs or prices that stand in rows of some width."""
    return _column(
        int(bill_for(*counts[at : at + len(RESOURCES)])) for at in range(0, len(counts), width)
    )


def _deck(copies: list[int], first: int) -> vec[i64]:
    return _column(first + i for i, number in enumerate(copies) for _ in range(number))


def _column(values: Iterable[int]) -> vec[i64]:
    return vec[i64](list(values))
