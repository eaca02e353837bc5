"""Where cards lead: which cards of the library a card brings into play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.phrases import Completion, RandomCard, Step
from overseer.content.fallout.quests import Quest
from overseer.content.fallout.walking import phrases

How: TypeAlias = Literal["stage", "add", "complete"]
Library: TypeAlias = Mapping[int, Encounter | Quest]
"""The numbered cards."""


@dataclass(frozen=True, slots=True)
class Lead:
    """What one step does: a quest is staged or completed, an encounter is added to its deck.

    With a lot, one of its numbers comes up; `numbers` are those that a card has.
    """

    how: How
    numbers: tuple[int, ...]
    lot: tuple[int, int] | None = None


def leads(value: object, library: Library) -> Iterator[Lead]:
    """Where a card, or a part of one, leads."""
    for phrase in phrases(value):
        match phrase:
            case Step("stage", int(number)):
                yield Lead("stage", (number,))
            case Step("add", int(number)):
                yield Lead("add", (number,))
            case Step("complete", Completion(quest=number)):
                yield Lead("complete", (number,))
            case Step("random", RandomCard(how=how, first=first, last=last)):
                type_ = Encounter if how == "add" else Quest
                drawn = range(first, last + 1)
                found = tuple(n for n in drawn if isinstance(library.get(n), type_))
                yield Lead("add" if how == "add" else "stage", found, (first, last))
