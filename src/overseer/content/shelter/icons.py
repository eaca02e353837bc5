"""The icons of Fallout Shelter as words, and rows of them."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.content.problems import Problems, nearest
from overseer.content.shelter.cards import Icons
from overseer.content.source import Word

LETTERS = ("S", "P", "E", "C", "I", "A", "L")
CUBES = ("W", "F", "E")
RESOURCES = (*CUBES, "?")
COSTS = (*RESOURCES, "item", "injure", "room-price")
REWARDS = (
    *RESOURCES,
    "H",
    "item",
    "new-dweller",
    "first-player",
    "build",
    "ready",
    "heal",
    "refresh-items",
    "refresh-rooms",
    "train",
    *(f"train-{letter}" for letter in LETTERS),
)
GAINS = (
    *RESOURCES,
    "H",
    "item",
    "first-player",
    "ready",
    "build",
    "refresh-items",
    "refresh-rooms",
)

_MEANINGS = {
    "water": "W",
    "food": "F",
    "power": "E",
    "energy": "E",
    "any": "?",
    "happiness": "H",
    "happy": "H",
    "dweller": "new-dweller",
    "injury": "injure",
    "refresh": "refresh-items",
}


def read_icons(
    words: Sequence[Word], row: str, vocabulary: Sequence[str], problems: Problems
) -> Icons:
    """The icons of a row; every unknown word is noted at its own column."""
    for word in words:
        if word.text not in vocabulary:
            hint = _hint(word.text, vocabulary)
            problems.add(word.place, f"unknown icon '{word.text}' in {row}", hint)
    return tuple(word.text for word in words if word.text in vocabulary)


def _hint(text: str, vocabulary: Sequence[str]) -> str:
    if text == "-":
        return "leave the key out where there is nothing"
    if text.strip("\"'") in vocabulary:
        return "put the quotes round the whole row"
    apart = text.replace(",", "")
    if len(text) > 1 and apart and all(sign in vocabulary for sign in apart):
        return f"write them apart: {' '.join(apart)}"
    if text not in (*COSTS, *REWARDS):
        meanings = {word: icon for word, icon in _MEANINGS.items() if icon in vocabulary}
        near = nearest(text, (*vocabulary, *meanings))
        if near:
            return f"did you mean {meanings.get(near, near)}?"
    return f"known here: {' '.join(vocabulary)}"
