"""Looking up Fallout Shelter: what spaces are like and what cards say, by their names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from overseer.display.model import Face, Found
from overseer.display.naming import matching
from overseer.display.shelter.book import ShelterBook
from overseer.display.shelter.words import Words
from overseer.texts.bundles import LANGUAGES

_SPACE = re.compile(r"[Ll]?(\d)\.(\d{1,2}|[eE])")


def space_named(word: str) -> str | None:
    """The name of the space that a word means: `L0.4`, also written l0.4 or 0.4."""
    match = _SPACE.fullmatch(word)
    return f"L{match[1]}.{match[2].lower()}" if match else None


def look_up(book: ShelterBook, faces: Mapping[str, Face], words: Words, text: str) -> list[Found]:
    """The cards of a name: by id or by name in any language, in full or in part."""
    names = book.names
    spoken = [book.words(language) for language in LANGUAGES]
    kinds = {"room": names.rooms, "item": names.items, "threat": names.threats}
    named = (
        (card, (card, *(each.card_name(kind, card) for each in spoken)))
        for kind, cards in kinds.items()
        for card in cards
    )
    return [_found(words, faces[card]) for card in matching(text, named)]


def _found(words: Words, face: Face) -> Found:
    kind = face.sort_name or words.say(f"play-kind-{face.kind}")
    title = words.say("play-card", name=face.name, kind=kind)
    return Found(thing=face.id, name=face.name, lines=[f"{title} {face.text}"])
