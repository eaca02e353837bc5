"""Packs of random cards: every word of Fallout's card language, put together at random.

A `Writer` writes a pack as people would, in YAML. Nothing here knows what the words do; that a
pack is valid is for the loader to say.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from overseer.content.fallout import Fallout, load
from overseer.content.fallout.conditions import CONDITIONS
from overseer.content.fallout.costs import COSTS
from overseer.content.fallout.passives import PASSIVES
from overseer.content.fallout.steps import DICE_STEPS, STEPS
from overseer.content.fallout.tasks import TASKS
from overseer.content.fallout.triggers import TRIGGERS
from overseer.content.fallout.uses import MOMENTS, SPENDS
from overseer.content.fallout.wheres import PLAIN, WHERES
from overseer.content.fallout.words import (
    ABILITIES,
    AREAS,
    DECKS,
    FACTIONS,
    KINDS,
    LETTERS,
    TERRAINS,
    TRAITS,
    TYPES,
)

SCENARIO = "wild"
ENCOUNTERS, NUMBERED, QUESTS, EVENTS, ITEMS, PERKS = 14, 4, 5, 5, 8, 4
FIRST_ENCOUNTER, FIRST_QUEST = 801, 901
DEEPEST = 2
MANIFEST = """\
id: wild-cards
version: 1.0.0
game: fallout
base: outpost
languages: [en]
story: [en]
licence: CC-BY-4.0
remove: [{}]
"""
SHEET = """\
{}:
  start: crossroads-camp
  layout: {{A2: crossroads-camp, B1: dangerous, B2: dangerous, C2: tin-parish, D1: deadly}}
  factions: {}
  track: [{{X: 1, Y: 1}}, {{X: 1, Y: 2}}, {{X: 2, Y: 2}}, {{X: 2, Y: 3}}, {{X: 2, Y: 3}}]
  quests: {}
  setup: {}
"""

Block = dict[str, Any]


@cache
def outpost() -> Fallout:
    """The pack on which the random ones are laid."""
    return load(["outpost"])


class Writer:
    """Writes one random pack; the same seed writes the same pack."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        box = outpost()
        self.places = [place for tile in box.tiles for place in tile.places]
        self.tiles = [tile.id for tile in box.tiles]
        self.items = [item.id for item in box.items if item.kind != "event"]
        self.equipment = [item.id for item in box.items if item.kind in KINDS[:3]]
        self.uniques = [item.id for item in box.items if item.deck == "unique"]
        self.enemies = [enemy.id for enemy in box.enemies]
        self.quests = [FIRST_QUEST + n for n in range(QUESTS)] + [q.number for q in box.quests[:4]]
        self.numbered = [FIRST_ENCOUNTER + n for n in range(NUMBERED)]
        self.starred = [card.id for card in box.encounters if not card.number]
        self.names: list[str] = ["pack-name"]
        self.stories: list[str] = []
        # Where the words stand: the kind of card, whether a test came first, and how deep.
        self.card = ""
        self.tested = False
        self.counts = True
        self.depth = 0

    def write(self, folder: Path) -> Path:
        """A pack in a folder."""
        events = [item.id for item in outpost().items if item.kind == "event"]
        files = {
            "pack.yaml": MANIFEST.format(", ".join([*self.starred, *events])),
            "encounters.yaml": self._cards("encounter", ENCOUNTERS + NUMBERED, self.encounter),
            "quests.yaml": self._cards("quest", QUESTS, self.quest),
            "items.yaml": self._cards("item", EVENTS + ITEMS, self.item),
            "perks.yaml": self._cards("perk", PERKS, self.perk),
            "scenarios.yaml": self.scenario(),
        }
        files["texts/en.ftl"] = "".join(f"{name} = {name}\n" for name in self.names)
        files["story/en.ftl"] = "".join(self.stories)
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return folder

    def _cards(self, kind: str, number: int, write: Callable[[int], Block]) -> str:
        text = ""
        for n in range(number):
            card = write(n)
            self.names.append(f"{kind}-wild-{kind}-{n}")
            self._story(f"story-{self.names[-1]}", card)
            text += f"wild-{kind}-{n}: {flow(card)}\n"
        return text

    def _story(self, name: str, card: Block) -> None:
        """What is read aloud of a card, if it has anything of the kind."""
        parts = {"options": ("lead", "outcome"), "objectives": ("objective", "done")}
        for key, always in parts.items():
            for n, part in enumerate(card.get(key, ()), 1):
                self.stories += [f"{name} = {name}\n"] if n == 1 else []
                more = ("fail",) if key == "objectives" else ("success", "fail")
                told = (*always, *more) if "tasks" in part else always
                self.stories += [f"    .{word}-{n} = {word}\n" for word in told]
        if card.get("kind") == "event":
            self.stories.append(f"{name} = {name}\n")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return self.dice.randrange(limit)

    def one(self, *options: Any) -> Any:
        """One of some options."""
        return options[self.below(len(options))]

    # Cards

    def encounter(self, n: int) -> Block:
        """An encounter; the first ones are starred, of the two decks in turn."""
        self.card = "encounter"
        options = [{"do": self.steps()}]
        for _ in range(self.below(3)):
            option = self.attempt()
            if self.below(3) == 0:
                option["when"] = self.conditions()
                option |= {"forced": "true"} if self.below(3) == 0 else {}
            if self.below(4) == 0:
                option["cost"] = self.cost()
            options.append(option)
        if n < ENCOUNTERS:
            return {"deck": DECKS[n % 2], "options": options}
        number = self.numbered[n - ENCOUNTERS]
        return {"number": number, "deck": self.one(*DECKS), "options": options}

    def quest(self, n: int) -> Block:
        """A quest with objectives of every way."""
        self.card = "quest"
        quest: Block = {"number": FIRST_QUEST + n, "stage": self.steps()}
        if self.below(2) == 0:
            quest |= {"timer": 1 + self.below(3), "timeout": self.steps()}
        quest["objectives"] = [self.objective(which) for which in range(1 + self.below(3))]
        return quest

    def objective(self, which: int) -> Block:
        """An objective; the first one cannot count for itself."""
        self.counts = which > 0
        objective = self._objective()
        self.counts = True
        return objective

    def _objective(self) -> Block:
        way = self.one("trigger", "trigger", "action", "deposit", "elsewhere")
        if way == "elsewhere":
            return {"elsewhere": "true", "do": self.steps()}
        if way == "deposit":
            objective: Block = {"deposit": 1 + self.below(4), "do": self.steps()}
        elif way == "trigger":
            objective = {"trigger": self.word(TRIGGERS, self.trigger), "do": self.steps()}
        else:
            objective = {"action": "true", **self.attempt()}
            objective |= {"cost": self.cost()} if self.below(3) == 0 else {}
            objective |= {"with-survivor": "true"} if self.below(6) == 0 else {}
        if self.below(4) == 0:
            objective["when"] = self.conditions()
        if way != "deposit" and self.below(3) == 0:
            objective["count"] = 1 + self.below(2)
        return objective

    def item(self, n: int) -> Block:
        """A loot event, or something to use."""
        if n < EVENTS:
            self.card = "event"
            return {"deck": "loot", "copies": 3, "kind": "event", "do": self.steps()}
        self.card = "item"
        kind = self.one(*KINDS)
        item: Block = {"deck": self.one("loot", "asset"), "copies": 2, "kind": kind}
        if kind == "companion":
            item["keep"] = self.conditions()
        else:
            item["value"] = self.below(4)
        if kind == "weapon":
            item["letters"] = self.letters()
        item["use"] = [self.use() for _ in range(1 + self.below(2))]
        if self.below(3) == 0:
            item["passive"] = [self.word(PASSIVES, self.passive)]
        if item["use"][0]["spend"] == "exhaust" and self.below(2) == 0:
            item["ready-cost"] = self.cost()
        return item

    def use(self) -> Block:
        """A use of an item."""
        moment = self.one(*MOMENTS)
        do = self.dice_steps(moment) if self.below(2) == 0 else []
        use: Block = {"when": moment, "spend": self.one(*SPENDS), "do": [*do, *self.steps(2)]}
        if self.below(3) == 0:
            use["cost"] = self.cost()
        if self.below(4) == 0:
            use["if"] = self.conditions()
        return use

    def perk(self, n: int) -> Block:
        """A perk."""
        self.card = "perk"
        use = self.use()
        del use["spend"]
        return {"letters": "SPECIAL", "use": use}

    def scenario(self) -> str:
        """A sheet whose quests and set-up are random."""
        self.card = "scenario"
        sides = {side: self.side(side) for side in FACTIONS}
        self.stories.append(f"story-scenario-{SCENARIO} = {SCENARIO}\n")
        self.names += [f"scenario-{SCENARIO}", *(f"faction-{SCENARIO}-{side}" for side in FACTIONS)]
        quests = [FIRST_QUEST + n for n in range(2)]
        return SHEET.format(SCENARIO, flow(sides), flow(quests), flow(self.steps(2)))

    def side(self, name: str) -> Block:
        """A faction: its tokens are enemies, or do something on their icon."""
        if name == "star" and self.below(2) == 0:
            return {"on-activation": self.steps(2)}
        self.names.append(f"faction-enemy-{SCENARIO}-{name}")
        abilities = self.dice.sample(ABILITIES, self.below(3))
        weak = self.dice.sample(AREAS, 2)
        return {"enemy": {"type": "human", "level": "X", "weak": weak, "abilities": abilities}}

    # Phrases

    def word(self, known: Any, value: Callable[[str], Any]) -> Block:
        """A word of a vocabulary with a value."""
        word = self.one(*known)
        return {word: value(word)}

    def steps(self, most: int = 4) -> list[Block]:
        """Some steps, without those on dice."""
        words = [word for word in STEPS if word not in DICE_STEPS and self.allowed(word)]
        return [self.word(words, self.step) for _ in range(1 + self.below(most))]

    def allowed(self, word: str) -> bool:
        """Whether a step may stand on this card and at this depth."""
        if word == "count":
            return self.card == "quest" and self.counts
        if word == "marker":
            return self.card == "quest"
        if word == "salvage":
            return self.card != "item"
        if word == "keep":
            return self.card in ("quest", "encounter")
        return self.depth < DEEPEST or word not in ("choose", "may", "if", "others", "vote")

    def dice_steps(self, moment: str) -> list[Block]:
        """A step on dice, if the moment has any."""
        words = [word for word, moments in DICE_STEPS.items() if moment in moments]
        return [self.word(words, self.step)] if words else []

    def inside(self) -> list[Block]:
        """Steps inside a step."""
        self.depth += 1
        steps = self.steps(2)
        self.depth -= 1
        return steps

    def attempt(self) -> Block:
        """Tasks or none, and what follows."""
        if self.below(2) == 0:
            return {"do": self.steps()}
        tasks = [self.word(TASKS, self.task) for _ in range(1 + self.below(2))]
        self.tested = any("test" in word for task in tasks for word in task)
        attempt = {"tasks": tasks, "do": self.steps(), "fail": self.steps(2)}
        self.tested = False
        return attempt

    def amount(self) -> object:
        """A number."""
        words = ["players", 1, 1, 2, 2, 3]
        words += ["hits"] if self.tested else []
        return self.one(*words)

    def letters(self) -> str:
        """A row of letters."""
        return "".join(self.dice.sample(LETTERS, 1 + self.below(3)))

    def step(self, word: str) -> Any:
        """The value of a step."""
        plain: dict[str, Callable[[], Any]] = {
            "unique": lambda: self.one(*self.uniques),
            "add": lambda: self.one(*self.numbered),
            "stage": lambda: self.one(*self.quests),
            "trash": self.trash,
            "become": lambda: self.one(*TRAITS),
            "lose": lambda: self.one(*TRAITS),
            "power": lambda: {self.one(*FACTIONS): 1},
            "shop": lambda: self.one(2, {"items": 1, "discount": 1}),
            "tokens": lambda: {"faction": self.one(*FACTIONS), "at": self.where(), "count": 1},
            "marker": self.where,
            "enemy": self.spawn,
            "place": self.where,
            "encounter": lambda: self.one(*DECKS),
            "keep": lambda: "this",
            "complete": lambda: {"quest": self.one(*self.quests[:QUESTS]), "objective": 1},
            "random": lambda: self.one(
                {"add": [self.numbered[0], self.numbered[-1]]},
                {"stage": [FIRST_QUEST, FIRST_QUEST + QUESTS - 1]},
            ),
            "kill": self.kill,
            "wake": lambda: self.below(9),
            "remove-tokens": lambda: {"faction": self.one(*FACTIONS), "within": self.below(9)},
            "discard": lambda: self.one(*KINDS, "any"),
            "unexhaust": lambda: self.one("all", "one"),
            "perk": lambda: 1,
            "level": lambda: 1,
            "choose": lambda: [self.branch() for _ in range(2 + self.below(2))],
            "may": lambda: {"cost": self.cost(), "do": self.inside()},
            "if": self.fork,
            "others": lambda: {
                "who": self.one("here", "adjacent", "all", "right", "one"),
                "do": self.inside(),
            },
            "vote": lambda: {"yes": self.inside(), "no": self.inside()},
            "turn-die": lambda: "true",
        }
        return plain.get(word, self.amount)()

    def trash(self) -> object:
        """The card itself where it can, or another one."""
        this = ["this"] if self.card in ("quest", "encounter") else []
        return self.one(*self.quests, *self.numbered, *this * 6)

    def spawn(self) -> Block:
        """An enemy to be placed."""
        face = self.one("up", "up", "down")
        return {"type": self.one(*TYPES), "at": self.where(), "face": face}

    def kill(self) -> Block:
        """Enemies to be killed; most often all of them."""
        kill: Block = {"within": self.below(9)}
        if self.below(3) == 0:
            kill["level"] = 1 + self.below(3)
        if self.below(4) == 0:
            kill["type"] = self.one(*TYPES)
        return kill if self.below(3) == 0 else {**kill, "all": "true"}

    def branch(self) -> Block:
        """A branch of a choice."""
        branch: Block = {"do": self.inside()}
        if self.below(3) == 0:
            branch["cost"] = self.cost()
        if self.below(4) == 0:
            branch["when"] = self.conditions()
        return branch

    def fork(self) -> Block:
        """Steps that depend on conditions."""
        return {"when": self.conditions(), "do": self.inside(), "else": self.inside()}

    def where(self) -> Any:
        """A set of spaces."""
        words = [word for word in PLAIN if word != "marker" or self.card == "quest"]
        if self.below(2) == 0:
            return self.one(*words)
        values: dict[str, Any] = {
            "place": self.one(*self.places),
            "tile": self.one(*self.tiles),
            "icon": self.one(*DECKS),
            "terrain": self.one(*TERRAINS),
            "enemy": self.one(*TYPES),
            "within": self.below(4),
        }
        return self.word(WHERES, values.__getitem__)

    def conditions(self, known: Any = CONDITIONS) -> Block:
        """One or two conditions."""
        words = self.dice.sample(list(known), 1 + self.below(2))
        return {word: self.condition(word) for word in words}

    def condition(self, word: str) -> Any:
        """The value of a condition."""
        simple = [name for name in CONDITIONS if name not in ("not", "any")]
        plain: dict[str, Callable[[], Any]] = {
            "trait": lambda: self.one(*TRAITS),
            "letter": lambda: self.one(*LETTERS),
            "loyal": lambda: self.one(*FACTIONS),
            "at": self.where,
            "icon": lambda: self.one(*DECKS),
            "terrain": lambda: self.one(*TERRAINS),
            "has": lambda: self.one(*self.items, *KINDS),
            "equipped": lambda: self.one(*self.equipment),
            "kept": lambda: f"wild-quest-{self.below(QUESTS)}",
            "power": lambda: {self.one(*FACTIONS): 1},
            "lead": lambda: {self.one(*FACTIONS): 1},
            "survivor-here": lambda: "true",
            "near-token": lambda: self.one(*FACTIONS),
            "distance": lambda: {"place": self.one(*self.places), "min": 1, "max": 4},
            "staged": lambda: self.one(*self.quests),
            "not": lambda: self.conditions(simple),
            "any": lambda: [self.conditions(simple), self.conditions(simple)],
        }
        return plain.get(word, lambda: 1 + self.below(2))()

    def cost(self) -> Block:
        """A cost."""
        values = {
            "caps": 1 + self.below(4),
            "discard": self.one("any", *KINDS),
            "trait": self.one(*TRAITS),
            "damage": 1 + self.below(3),
            "agenda": 1 + self.below(2),
        }
        return self.word(COSTS, values.__getitem__)

    def task(self, word: str) -> Any:
        """The value of a task."""
        if word == "pay":
            return self.cost()
        if word == "fight":
            drawn = {"draw": self.one(*TYPES), "level": self.one("+1", "-1")}
            return self.one(drawn, {"token": self.one(*FACTIONS)})
        test: Block = {"letters": self.letters(), "difficulty": 1 + self.below(4)}
        return {**test, "theirs": self.letters()} if word == "joint-test" else test

    def trigger(self, word: str) -> Any:
        """The value of a trigger."""
        plain: dict[str, Any] = {
            "kill": self.one({}, {"type": self.one(*TYPES)}, {"faction": "shield", "last": "true"}),
            "explore": "any",
            "enter": self.where(),
            "become": self.one(*TRAITS),
            "lose": self.one(*TRAITS),
            "suffer": {self.one("damage", "rads"): 1, "within": self.one("turn", "fight")},
            "spend": {"caps": 1},
        }
        return plain.get(word, "true")

    def passive(self, word: str) -> Any:
        """The value of a passive."""
        plain = {"easy-terrain": "true", "terrain-rads": "false", "test-reroll": self.letters()}
        return plain.get(word, 1)


def flow(value: Any) -> str:
    """A value as YAML in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    return str(value)
