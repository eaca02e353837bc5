"""Reading characters: a letter, hit points, and an item or a special ability."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout.passives import read_passives
from overseer.content.fallout.phrases import Passive
from overseer.content.fallout.scope import Scope, word_list
from overseer.content.fallout.words import LETTERS, TRAITS
from overseer.content.fields import Fields
from overseer.content.problems import Problems
from overseer.content.source import Mapping

MOST_HP = 16
# What somebody has in a photograph.
PICTURES = (
    *("boiler", "satchel", "torch", "cello", "book"),
    *("bell", "pond", "mask", "thread", "goose"),
)


@dataclass(frozen=True, slots=True)
class Character:
    """A character; its card is the item of that id, or else the passives."""

    id: str
    letter: str
    hp: int
    traits: tuple[str, ...]
    item: str
    passive: tuple[Passive, ...]
    picture: str


def opposite(trait: str) -> str:
    """The trait on the other side of a trait's token."""
    return TRAITS[TRAITS.index(trait) ^ 1]


def read_character(card_id: str, body: Mapping, problems: Problems) -> Character:
    """A character."""
    scope = Scope(problems, "character")
    keys = ("letter", "hp", "traits", "item", "passive", "picture")
    fields = Fields(body, f"character {card_id}", keys, problems, ("letter",))
    if ("item" in fields) == ("passive" in fields):
        message = f"character {card_id} has either 'item' or 'passive'"
        problems.add(fields.place, message, "one card per character")
    traits = word_list(fields, "traits", TRAITS, "[synth]", scope, most=3)
    for trait in TRAITS[::2]:
        if {trait, opposite(trait)} <= {*traits}:
            message = f"{trait} and {opposite(trait)} are two sides of one token"
            problems.add(fields.place_of("traits"), message, "keep one of them")
    return Character(
        id=card_id,
        letter=fields.choice("letter", LETTERS),
        hp=fields.number("hp", 1, MOST_HP, MOST_HP),
        traits=traits,
        item=fields.text("item"),
        passive=read_passives(fields, "passive", scope),
        picture=fields.choice("picture", PICTURES),
    )
