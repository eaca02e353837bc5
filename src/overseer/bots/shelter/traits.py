"""Traits by name: what the weights of Fallout Shelter belong to, and facts of single cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from overseer.bots.mind import shelter as s
from overseer.bots.mind.shelter import PHASES, ShelterJudge
from overseer.bots.shelter.facts import Facts, ItemFacts, RoomFacts, facts_of
from overseer.bots.weights import Weights, by_facts, leant
from overseer.display.shelter.book import ShelterBook
from overseer.games.shelter import terms as t
from overseer.games.shelter.cards import Cards
from overseer.games.shelter.names import Names
from overseer.games.shelter.rewards import MOST_DWELLERS
from overseer.kernel.errors import Malformed

POINT = 4096  # a point, as weights count it
GLANCE = 20  # parts of a point by which spaces are told apart at a glance

_KINDS = ("water", "food", "power")
_LETTERS = "special"
_STEPS = {
    t.FIGHT_BONUS: "fight-bonus",
    t.REROLL: "reroll",
    t.PAY: "pay",
    t.GAIN: "gain",
    t.READY: "ready",
    t.HEAL_DWELLER: "heal",
    t.SWAP: "swap",
    t.DISCOUNT: "discount",
    t.SCORE: "score",
}

# What a personality is fond of, in points, beside what wins games.
_LEANS: Mapping[str, Mapping[str, float]] = {
    "": {},
    "builder": {"room-": 2.5, "room-short": -0.4},
    "fighter": {"beating": 2.5, "threats": -1.0},
    "hoarder": {"items": 1.5, "water-": 0.4, "food-": 0.4, "power-": 0.4},
}


@dataclass(frozen=True, slots=True)
class Reading:
    """The cards of a game as judges take them."""

    names: Names
    facts: Facts

    @classmethod
    def of(cls, cards: Cards, book: ShelterBook) -> Reading:
        """The cards of a game, by its tables and its book."""
        return cls(book.names, facts_of(cards))

    @property
    def kinds(self) -> dict[str, Sequence[str]]:
        """The ids of the cards that have weights of their own, by kind, in the judge's order."""
        return {"items": self.names.items, "rooms": self.names.rooms}

    def facts_of(self, kind: str, index: int) -> dict[str, int]:
        """What is printed on a card, as numbers by name."""
        if kind == "items":
            return _item_facts(self.facts.items[index], self.facts)
        return _room_facts(self.facts.rooms[index], self.facts)

    def judge(self, numbers: Sequence[int]) -> ShelterJudge:
        """A judge with weights in the order of traits."""
        spaces = self.facts.spaces
        return ShelterJudge(
            list(numbers),
            len(self.names.items),
            len(self.names.rooms),
            [round(GLANCE * space.glance) for space in spaces],
            [int(space.recruits) for space in spaces],
        )


def trait_names() -> list[str]:
    """The names of the common traits, in the judge's order."""
    names = ["happiness", "end-items", "threats", "beating"]
    names += [f"{kind}-{step}" for kind in _KINDS for step in range(1, t.TRACK_SIZE + 1)]
    names += [f"dweller-{number}" for number in range(s.FEWEST + 1, MOST_DWELLERS + 1)]
    names += ["available", "anybody", "hurt", "lying", "training"]
    names += [f"trained-{letter}" for letter in _LETTERS]
    names += ["trained-hurt", *(f"room-{number}" for number in range(1, t.SLOTS + 1))]
    names += ["halves", "yield", "vacant", "shaft", "first", "passed", "to-move"]
    names += ["room-short", "room-afar", "recruit-short", "recruit-afar", "items", "ready"]
    return names


def numbers_of(weights: Weights, reading: Reading, lean: str = "") -> list[int]:
    """Weights in the judge's order; cards that they do not know count by their facts."""
    names = trait_names()
    if sorted(names) != sorted(weights.traits):
        odd = sorted(set(names) ^ set(weights.traits))
        raise Malformed(f"The weights are for other traits; they differ in {', '.join(odd)}.")
    rows = [leant(name, weights.traits[name], _LEANS[lean], POINT) for name in names]
    for kind, ids in reading.kinds.items():
        known, facts = weights.cards.get(kind, {}), weights.facts.get(kind, {})
        rows += [
            known[name] if name in known else by_facts(reading.facts_of(kind, i), facts, PHASES)
            for i, name in enumerate(ids)
        ]
    if any(len(row) != PHASES for row in rows):
        raise Malformed(f"Each trait has {PHASES} weights; there are others among these.")
    return [number for row in rows for number in row]


def _item_facts(item: ItemFacts, facts: Facts) -> dict[str, int]:
    found = {"card": 1, f"use-{item.use}": 1, f"kind-{item.kind}": 1}
    for step, argument in item.steps:
        if step == t.COUNTS_AS:
            name, number = f"counts-as-{'threat' if argument == t.THREAT_LETTER else 'letter'}", 1
        elif step == t.GAIN:
            name, number = _STEPS[step], round(GLANCE * facts.spaces[argument].glance)
        else:
            counted = step in (t.FIGHT_BONUS, t.REROLL, t.DISCOUNT)
            name, number = _STEPS[step], argument if counted else 1
        found[name] = found.get(name, 0) + number
    return found


def _room_facts(room: RoomFacts, facts: Facts) -> dict[str, int]:
    spaces = [facts.spaces[card] for card in room.halves]
    return {
        "card": 1,
        "glance": sum(round(GLANCE * space.glance) for space in spaces),
        "price": sum(room.price),
        "cost": sum(sum(space.cubes) for space in spaces),
        "recruits": sum(int(space.recruits) for space in spaces),
        "one-space": int(len(spaces) == 1),
    }
