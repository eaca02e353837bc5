"""Samples of the language of Fallout's cards: every word of it, with one or more values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from overseer.content.fallout.conditions import CONDITIONS
from overseer.content.fallout.costs import COSTS
from overseer.content.fallout.passives import PASSIVES
from overseer.content.fallout.phrases import (
    Amount,
    Branch,
    Completion,
    Condition,
    Cost,
    Distance,
    DrawAndFight,
    Fork,
    Kill,
    Others,
    Passive,
    Phrase,
    RandomCard,
    Removal,
    Shop,
    Slaying,
    Spawn,
    Step,
    Suffering,
    Task,
    TokenFight,
    Tokens,
    Trigger,
    Vote,
    Where,
)
from overseer.content.fallout.phrases import Test as Trial  # a name that pytest leaves alone
from overseer.content.fallout.steps import STEPS
from overseer.content.fallout.tasks import TASKS
from overseer.content.fallout.triggers import TRIGGERS
from overseer.content.fallout.wheres import PLAIN, WHERES
from overseer.content.fallout.words import ABILITIES, DECKS, KINDS, TERRAINS, TRAITS, TYPES
from overseer.content.problems import Place
from overseer.display.fallout.card_texts import CardTexts

NOWHERE = Place("")


def step(word: str, value: object) -> Step:
    return Step(word, value, NOWHERE)


def condition(word: str, value: object) -> Condition:
    return Condition(word, value, NOWHERE)


def cost(word: str, value: object) -> Cost:
    return Cost(word, value, NOWHERE)


def where(word: str, value: object = None) -> Where:
    return Where(word, value, NOWHERE)


def heal(number: int = 1) -> tuple[Step, ...]:
    return (step("heal", Amount(number)),)


HERE = where("here")
RAD = (condition("rads", 1),)
AMOUNT_STEPS = (
    *("xp", "caps", "lose-caps", "agenda", "loot", "asset", "salvage", "damage", "rads", "heal"),
    *("heal-rads", "move", "mp", "action", "count", "reroll", "hits", "cancel", "success"),
)

# One or more values for every word of the vocabulary.
STEP_VALUES: dict[str, list[object]] = {
    **{word: [Amount(2)] for word in AMOUNT_STEPS},
    "unique": ["tuning-fork"],
    "add": [31],
    "stage": [13],
    "trash": ["this", 35],
    "become": list(TRAITS),
    "lose": list(TRAITS),
    "power": [(("star", 1),), (("star", 1), ("shield", 2))],
    "shop": [Shop(Amount(2)), Shop(Amount(2), 1)],
    "tokens": [Tokens("star", HERE, Amount(1)), Tokens("star", HERE, Amount(2))],
    "marker": [where("place", "lighthouse")],
    "enemy": [Spawn("robot", HERE, True), Spawn("robot", HERE, False)],
    "place": [where("adjacent"), where("within", 2)],
    "encounter": list(DECKS),
    "keep": ["this"],
    "complete": [Completion(14, 1)],
    "random": [RandomCard("add", 31, 34), RandomCard("stage", 7, 11)],
    "kill": [
        Slaying(0, 0, "", False),
        Slaying(1, 2, "", True),
        *(Slaying(2, 0, type_, all_) for type_ in TYPES for all_ in (True, False)),
    ],
    "remove-tokens": [Removal("shield", 2)],
    "wake": [0, 1, 2],
    "discard": ["any", *KINDS],
    "unexhaust": ["all", "one"],
    "perk": [1, 2],
    "level": [1, 2],
    "choose": [(Branch((), None, heal()), Branch(RAD, cost("caps", 1), heal(2)))],
    "may": [Branch((), None, heal()), Branch((), cost("caps", 1), heal())],
    "if": [Fork(RAD, heal(), ()), Fork(RAD, heal(), heal(2)), Fork(RAD, (), heal())],
    "others": [Others(who, heal()) for who in ("here", "adjacent", "all", "right", "one")],
    "vote": [Vote(heal(), ())],
    "turn-die": [True],
}
CONDITION_VALUES: dict[str, list[object]] = {
    "trait": list(TRAITS),
    "letter": ["C"],
    "loyal": ["star", "shield"],
    "at": [HERE, where("place", "lighthouse")],
    "icon": list(DECKS),
    "min-level": [2],
    "terrain": list(TERRAINS),
    "caps": [1, 2, 5],
    "has": [*KINDS, "tuning-fork"],
    "equipped": ["weapon", "tuning-fork"],
    "kept": ["keepers-cap", "open-manhole"],
    "power": [(("star", 3),)],
    "lead": [(("star", 2),)],
    "survivor-here": [True],
    "no-enemies": [0, 1, 2],
    "near-token": ["star"],
    "distance": [
        Distance("lighthouse", 3, None),
        Distance("lighthouse", 0, 3),
        Distance("lighthouse", 2, 3),
    ],
    "letters": [2],
    "perks": [1],
    "rads": [3],
    "agendas": [4],
    "players": [3],
    "staged": [14],
    "not": [RAD, (condition("caps", 2), *RAD)],
    "any": [(RAD, (condition("caps", 2),))],
}
COST_VALUES: dict[str, list[object]] = {
    "caps": [1, 2],
    "discard": ["any", "tuning-fork", *KINDS],
    "trait": list(TRAITS),
    "damage": [3],
    "agenda": [1, 2],
}
TASK_VALUES: dict[str, list[object]] = {
    "test": [Trial("PA", Amount(3)), Trial("PA", Amount(1, "level"))],
    "joint-test": [Trial("PA", Amount(3), "C"), Trial("PA", Amount(1, "level"), "C")],
    "fight": [
        *(DrawAndFight(type_) for type_ in TYPES),
        DrawAndFight("robot", 1),
        DrawAndFight("robot", -1, ("armor", "loot")),
        TokenFight("shield"),
    ],
    "pay": [cost("caps", 3)],
}
TRIGGER_VALUES: dict[str, list[object]] = {
    "kill": [
        Kill(),
        *(Kill(type=type_) for type_ in TYPES),
        *(Kill(ability=ability) for ability in ABILITIES),
        Kill(type="robot", level=2, ability="armor"),
        Kill(enemy="lamp-moth"),
        Kill(faction="shield"),
        Kill(faction="shield", last=True),
    ],
    "explore": ["any", "dangerous", "deadly"],
    "camp": [True],
    "enter": [where("place", "lighthouse")],
    "become": list(TRAITS),
    "lose": list(TRAITS),
    "level": [True],
    "buy": [True],
    "sell": [True],
    "recruit": [True],
    "suffer": [
        Suffering(what, 3, within) for what in ("damage", "rads") for within in ("turn", "fight")
    ],
    "spend": [6],
}
WHERE_VALUES: dict[str, list[object]] = {
    **{word: [None] for word in PLAIN},
    "place": ["lighthouse"],
    "tile": ["quarry"],
    "icon": list(DECKS),
    "terrain": list(TERRAINS),
    "enemy": list(TYPES),
    "within": [1, 2],
}
PASSIVE_VALUES: dict[str, list[object]] = {
    **{word: [1, 2] for word in PASSIVES},
    "move": [1, -1],
    "easy-terrain": [True],
    "terrain-rads": [False],
    "test-reroll": ["PI"],
}
# Each noun with its values, the words that the schema knows, and how it is put into words.
Say = Callable[[CardTexts, Any], str]
VOCABULARY: dict[type[Phrase], tuple[dict[str, list[object]], tuple[str, ...], Say]] = {
    Step: (STEP_VALUES, tuple(STEPS), lambda words, each: words.steps((each,))),
    Condition: (CONDITION_VALUES, tuple(CONDITIONS), lambda words, each: words.condition((each,))),
    Cost: (COST_VALUES, tuple(COSTS), CardTexts.cost),
    Task: (TASK_VALUES, tuple(TASKS), CardTexts.task),
    Trigger: (TRIGGER_VALUES, tuple(TRIGGERS), CardTexts.trigger),
    Where: (WHERE_VALUES, (*PLAIN, *WHERES), CardTexts.where),
    Passive: (PASSIVE_VALUES, tuple(PASSIVES), CardTexts.passive),
}


def said(words: CardTexts) -> Iterator[tuple[str, str]]:
    """Every sample of the vocabulary with its text."""
    for noun, (values, _, say) in VOCABULARY.items():
        for word, each in values.items():
            for value in each:
                name = f"{noun.__name__} {word}: {value}"
                yield name, say(words, noun(word, value, NOWHERE))
