"""Uses: what counts as meeting, taking and working with a card, game by game.

Everything is told by public names: kinds of happenings and of options, and the cards that they
point at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from overseer.kernel.decision import ALL, Decision, Option
from overseer.kernel.state import State

Card = str  # kind and id, such as "room market-hall"
Move = str  # the kind of an option, a card, and which part of the card, such as "2"


@dataclass(frozen=True, slots=True)
class Uses:
    """How a game tells of its cards: kinds of happenings by the kind of card."""

    met: Mapping[str, frozenset[str]]  # it lies there for somebody to take
    taken: Mapping[str, frozenset[str]]  # somebody takes it
    worked: Mapping[str, frozenset[str]]  # it does what it is there for
    moves: frozenset[str]  # kinds of options that are about a card
    parts: Mapping[str, str] = field(default_factory=dict)  # which value of an option names a part
    has_spaces: bool = False  # whether rooms lie there, on whose spaces a turn is spent

    def knows(self, kind: str) -> bool:
        """Whether the use of such cards can be told."""
        return kind in self.taken


def _sets(**kinds: str) -> dict[str, frozenset[str]]:
    return {kind: frozenset(words.split()) for kind, words in kinds.items()}


USES = {
    "shelter": Uses(
        met=_sets(room="drawn built", item="drawn item", threat="threat", elevator="placed"),
        taken=_sets(room="built", item="item", threat="placed", elevator="placed"),
        worked=_sets(
            room="placed income", item="exhausted end-item", threat="defeated", elevator="placed"
        ),
        moves=frozenset(("place", "room", "take", "use", "wear", "discount")),
        has_spaces=True,
    ),
    "fallout": Uses(
        met=_sets(
            item="shop-card card bought recruited event",
            encounter="encounter",
            quest="staged",
            perk="gained-perk",
            enemy="enemy-placed enemy-woke fight",
            character="character",
            agenda="held",
        ),
        taken=_sets(
            item="card bought recruited event",
            encounter="encounter",
            quest="completed",
            perk="gained-perk",
            enemy="fight",
            character="character",
            agenda="held",
        ),
        worked=_sets(
            item="used equipped event",
            encounter="option",
            quest="completed",
            perk="perk-used",
            enemy="killed-enemy",
            character="character",
            agenda="held",
        ),
        moves=frozenset(("choose", "quest", "complete", "fight", "buy", "recruit", "equip"))
        | {"use", "perk", "take", "character", "loyal"},
        parts={"choose": "option", "quest": "objective", "complete": "objective"},
    ),
}
# A game that nobody has described is told by what its options point at.
PLAIN = Uses(met={}, taken={}, worked={}, moves=frozenset())


def uses_of(game: str) -> Uses:
    """How a game tells of its cards."""
    return USES.get(game, PLAIN)


def card_of(kind: str, name: str) -> Card:
    """A card as one word."""
    return f"{kind} {name}"


def move_of(option: Option, uses: Uses, places: Mapping[str, Card], open_card: Card) -> Move:
    """What a choice comes to: options that differ in the dweller or the way are one move.

    `places` are the cards that lie on places, `open_card` is the one that is being read.
    """
    kind, targets = option.kind, option.targets
    if kind not in uses.moves and uses is not PLAIN:
        return kind
    cards = [card_of(card.kind, card.id) for card in targets.cards]
    cards += [places[place] for place in targets.places if place in places]
    if not cards and kind in uses.parts and open_card:
        cards = [open_card]
    if not cards:
        return kind
    part = targets.values.get(uses.parts.get(kind, ""), "")
    return f"{kind} {cards[0]} {part}".rstrip()


def places_of(state: State) -> dict[str, Card]:
    """Which card lies on each space, in games whose rooms have spaces."""
    return dict(_spaces(_table(state).get("levels", ())))


def held_of(state: State) -> Iterator[tuple[int, Card]]:
    """Hidden cards in the hands of seats, at the end of the game."""
    for survivor in _table(state).get("survivors", ()):
        for card in survivor["hand"] or ():
            yield survivor["seat"], card_of("agenda", card["agenda"])


def is_reading(decision: Decision) -> bool:
    """Whether the options are those of the card that was drawn last."""
    return decision.kind == "option"


def _table(state: State) -> dict[str, Any]:
    table = state.view(ALL)["table"]
    assert isinstance(table, dict)
    return table


def _spaces(levels: Iterable[dict[str, Any]]) -> Iterator[tuple[str, Card]]:
    for level in levels:
        yield from _lies(level["elevator"], card_of("elevator", "elevator"))
        for room in level["rooms"]:
            if room is not None:
                for space in room["spaces"]:
                    yield from _lies(space, card_of("room", room["room"]))


def _lies(space: dict[str, Any], card: Card) -> Iterator[tuple[str, Card]]:
    covered = space["threat"] is not None and not space["beaten"]
    if space["card"] == "start-elevator":
        card = card_of("elevator", "start-elevator")
    yield space["space"], card_of("threat", space["threat"]) if covered else card
