"""Sums: what a placement makes of cubes and happiness, written out."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.display.model import Change
from overseer.display.shelter.course import Course
from overseer.display.shelter.icons import RESOURCES
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.vault import Vault


def changes(words: Words, vault: Vault, seat: int, course: Course) -> Iterator[Change]:
    """The numbers that a course changes, as far as they are certain."""
    for kind, icon in enumerate(RESOURCES):
        before, after = int(vault.cubes[seat * t.KINDS + kind]), course.cubes[kind]
        lost = int(course.lost[kind])
        if course.is_certain and (before != after or lost):
            name = str(words.resource(kind)["resource"])
            text = becomes(words, name, before, after, lost)
            yield Change(icon=icon, before=before, after=after, lost=lost, text=text)
    before, after = int(vault.happiness[seat]), course.happiness
    if before != after:
        text = becomes(words, words.say("icon-name-happiness"), before, after)
        yield Change(icon="happiness", before=before, after=after, text=text)


def becomes(words: Words, name: str, before: int, after: int, lost: int = 0) -> str:
    """A number that changes, in words."""
    end = "-lost" if lost else ""
    return words.say(f"display-becomes{end}", name=name, before=before, after=after, lost=lost)
