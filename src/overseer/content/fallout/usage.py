"""Which words of the vocabulary a set of Fallout cards never uses."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.content.fallout.agendas import COUNTS, Agenda, CountedBonus
from overseer.content.fallout.conditions import CONDITIONS
from overseer.content.fallout.costs import COSTS
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.enemies import Enemy
from overseer.content.fallout.items import DECKS as ITEM_DECKS
from overseer.content.fallout.items import EVENT, Item
from overseer.content.fallout.passives import PASSIVES
from overseer.content.fallout.perks import Perk
from overseer.content.fallout.quests import WAYS, Quest
from overseer.content.fallout.sets import FalloutSet
from overseer.content.fallout.steps import STEPS
from overseer.content.fallout.tasks import TASKS
from overseer.content.fallout.tiles import FACEDOWN, NAMED, Tile
from overseer.content.fallout.triggers import TRIGGERS
from overseer.content.fallout.uses import MOMENTS, SPENDS
from overseer.content.fallout.walking import amounts, phrases
from overseer.content.fallout.wheres import PLAIN, WHERES
from overseer.content.fallout.words import ABILITIES, DECKS, KINDS, TERRAINS

VOCABULARY: dict[str, tuple[str, ...]] = {
    "step": tuple(STEPS),
    "condition": tuple(CONDITIONS),
    "cost": tuple(COSTS),
    "task": tuple(TASKS),
    "trigger": tuple(TRIGGERS),
    "where": (*PLAIN, *WHERES),
    "passive": tuple(PASSIVES),
    "number": ("level", "hits", "players"),
    "moment": MOMENTS,
    "spend": SPENDS,
    "kind": (*KINDS, EVENT),
    "item deck": ITEM_DECKS,
    "ability": ABILITIES,
    "tile": (NAMED, *FACEDOWN),
    "terrain": TERRAINS,
    "icon": DECKS,
    "deck": DECKS,
    "objective": (*WAYS, "with-survivor", "count"),
    "quest": ("stage", "timer"),
    "option": ("when", "forced", "cost", "tasks", "fail"),
    "agenda": ("when", "lead", *COUNTS, "exclusive"),
}


def unused(merged: FalloutSet) -> list[str]:
    """The words that no card uses, each after the noun that it belongs to."""
    used = {word for card in merged.cards for word in _used(card.value)}
    return [
        f"{noun} {word}"
        for noun, words in VOCABULARY.items()
        for word in words
        if (noun, word) not in used
    ]


def _used(card: object) -> Iterator[tuple[str, str]]:
    """The words that a card uses."""
    for phrase in phrases(card):
        yield type(phrase).__name__.lower(), phrase.word
        yield from (("number", amount.of) for amount in amounts(phrase))
    match card:
        case Item():
            yield from (("kind", card.kind), ("item deck", card.deck))
            for use in card.use:
                yield from (("moment", use.moment), ("spend", use.spend))
        case Perk():
            yield "moment", card.use.moment
        case Enemy():
            yield from (("ability", ability) for ability in card.abilities)
        case Tile():
            yield "tile", card.kind
            for space in card.spaces:
                yield "icon", space.encounter
                yield from (("terrain", terrain) for terrain in space.terrain)
        case Encounter():
            yield "deck", card.deck
            yield from (("option", key) for option in card.options for key in _given(option))
        case Quest():
            yield from (("quest", key) for key in _given(card))
            for objective in card.objectives:
                yield "objective", objective.way
                yield from (("objective", key) for key in _given(objective))
                yield from (("objective", "count"),) * (objective.count > 1)
        case Agenda():
            yield from (("agenda", "exclusive"),) * card.exclusive
            for bonus in card.bonus:
                yield "agenda", bonus.count if isinstance(bonus, CountedBonus) else "when"


def _given(part: object) -> Iterator[str]:
    """The keys of a part of a card that say something."""
    for key in ("when", "forced", "cost", "tasks", "fail", "stage", "timer", "with_survivor"):
        if getattr(part, key, None):
            yield key.replace("_", "-")
