"""Facts: the cards of a game as a bot reads them, made once per game from its tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from overseer.games.shelter import terms as t
from overseer.games.shelter.cards import Cards

Counts = tuple[int, int, int, int]  # water, food, power, and cubes of choice
NOTHING: Counts = (0, 0, 0, 0)

# What reward icons are worth in happiness at any table, at first glance.
_AT_A_GLANCE = {t.HAPPINESS: 1.0, t.NEW_DWELLER: 1.2, t.TAKE_ITEM: 0.6, t.BUILD: 0.5}
_CUBE, _OTHER = 0.25, 0.2
_FOUGHT = 0.6  # how often a fight is won


@dataclass(frozen=True, slots=True)
class SpaceFacts:
    """One space as printed, or the row that an item gives."""

    cubes: Counts
    items: int
    injuries: int
    pays_room: bool
    row: tuple[int, ...]
    letter: int
    linked: bool
    injured_only: bool
    fight: int
    is_threat: bool
    exchange: tuple[Counts, Counts] | None
    recruits: bool  # whether the row has a new dweller
    glance: float  # what the row is worth at any table


@dataclass(frozen=True, slots=True)
class ItemFacts:
    """One item: its kind, when it is used, and its steps with their arguments."""

    kind: int
    use: int
    steps: tuple[tuple[int, int], ...]

    def argument(self, step: int) -> int:
        """The argument of the first step of a sort, or -1."""
        for sort, argument in self.steps:
            if sort == step:
                return argument
        return -1


@dataclass(frozen=True, slots=True)
class RoomFacts:
    """One room: its price, and the cards of its halves."""

    price: Counts
    halves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything printed, by the indices that the rules use."""

    spaces: tuple[SpaceFacts, ...]
    items: tuple[ItemFacts, ...]
    rooms: tuple[RoomFacts, ...]


@lru_cache(maxsize=16)
def facts_of(cards: Cards) -> Facts:
    """The facts of a game's cards; all bots of a game share them."""
    return Facts(
        spaces=tuple(_space(cards, card) for card in range(len(cards.letter))),
        items=tuple(_item(cards, item) for item in range(len(cards.item_kind))),
        rooms=tuple(_room(cards, room) for room in range(len(cards.room_left))),
    )


def one_cube(kind: int) -> Counts:
    """A price of one cube of a kind, or of choice."""
    return int(kind == 0), int(kind == 1), int(kind == 2), int(kind == t.ANY)


def _space(cards: Cards, card: int) -> SpaceFacts:
    cost = [int(cards.cost_of(card, column)) for column in range(t.COST_WIDTH)]
    sides = [int(cards.exchange[8 * card + i]) for i in range(8)]
    row = tuple(int(cards.icons[i]) for i in range(cards.row_start[card], cards.row_end[card]))
    glance = sum(_CUBE if icon <= t.GAIN_ANY else _AT_A_GLANCE.get(icon, _OTHER) for icon in row)
    return SpaceFacts(
        cubes=_counts(cost),
        items=cost[t.COST_ITEMS],
        injuries=cost[t.COST_INJURY],
        pays_room=cost[t.COST_ROOM] > 0,
        row=row,
        letter=int(cards.letter[card]),
        linked=cards.linked[card] == 1,
        injured_only=cards.injured_only[card] == 1,
        fight=int(cards.fight[card]),
        is_threat=cards.threat_of[card] != 0,
        exchange=(_counts(sides), _counts(sides[4:])) if cards.exchanges[card] == 1 else None,
        recruits=t.NEW_DWELLER in row,
        glance=glance * (_FOUGHT if cards.fight[card] > 0 else 1.0),
    )


def _item(cards: Cards, item: int) -> ItemFacts:
    steps = range(cards.step_start[item], cards.step_end[item])
    return ItemFacts(
        kind=int(cards.item_kind[item]),
        use=int(cards.item_use[item]),
        steps=tuple((int(cards.steps[2 * i]), int(cards.steps[2 * i + 1])) for i in steps),
    )


def _room(cards: Cards, room: int) -> RoomFacts:
    halves = (int(cards.room_left[room]), int(cards.room_right[room]))
    return RoomFacts(
        price=_counts([int(cards.price_of(room, kind)) for kind in range(4)]),
        halves=tuple(card for card in halves if card != 0),
    )


def _counts(numbers: list[int]) -> Counts:
    return numbers[0], numbers[1], numbers[2], numbers[3]
