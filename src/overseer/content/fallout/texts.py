"""The texts that cards need: names in every language, and the story."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.characters import Character
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.items import Item
from overseer.content.fallout.quests import Quest
from overseer.content.fallout.scenarios import Scenario
from overseer.content.fallout.tiles import Tile
from overseer.content.fallout.words import FACTIONS
from overseer.content.fields import is_kebab
from overseer.content.merge import Card
from overseer.content.story import PREFIX

ENDINGS = (
    "won",
    *(f"won-{side}" for side in FACTIONS),
    *(f"lost-{side}" for side in FACTIONS),
    "lost-all",
)


def names_of(card: Card[AnyCard]) -> Iterator[str]:
    """The ids of the names that a card needs."""
    if not is_kebab(card.id):
        return
    yield card.text
    match card.value:
        case Tile(places=places):
            yield from (f"place-{place}" for place in places if is_kebab(place))
        case Scenario(id=scenario, factions=factions):
            for side, faction in zip(FACTIONS, factions, strict=True):
                yield f"faction-{scenario}-{side}"
                if faction.enemy:
                    yield f"faction-enemy-{scenario}-{side}"


def optional_of(card: Card[AnyCard]) -> Iterator[str]:
    """The ids of the story texts that a card may have, but need not.

    A scenario has a sentence for its cover, and tells how it can end: somebody wins while neither
    faction is ahead, or one of them; a faction comes to the end of the power track; or nobody is
    left. A character has a past, and a remark.
    """
    if not is_kebab(card.id):
        return
    name = f"{PREFIX}{card.text}"
    match card.value:
        case Scenario():
            yield from (f"{name}.{part}" for part in ("cover", *ENDINGS))
        case Character():
            yield from (name, f"{name}.remark")


def story_of(card: Card[AnyCard]) -> Iterator[str]:
    """The ids of the story texts that a card needs."""
    if not is_kebab(card.id):
        return
    name = f"{PREFIX}{card.text}"
    match card.value:
        case Scenario() | Item(kind="event"):
            yield name
        case Quest(objectives=objectives):
            yield name
            for n, objective in enumerate(objectives, 1):
                yield f"{name}.objective-{n}"
                yield f"{name}.done-{n}"
                if objective.tasks:
                    yield f"{name}.fail-{n}"
        case Encounter(options=options):
            yield name
            for n, option in enumerate(options, 1):
                yield f"{name}.lead-{n}"
                yield f"{name}.outcome-{n}"
                if option.tasks:
                    yield from (f"{name}.success-{n}", f"{name}.fail-{n}")
