"""Walking through cards: all phrases on them, however deep they stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from overseer.content.fallout.phrases import Amount, Phrase


def phrases(value: object) -> Iterator[Phrase]:
    """The phrases in a value and inside them, from left to right."""
    if isinstance(value, tuple):
        for part in value:
            yield from phrases(part)
    elif isinstance(value, Phrase):
        yield value
        yield from phrases(value.value)
    elif is_dataclass(value):
        for part in fields(value):
            yield from phrases(getattr(value, part.name))


def amounts(phrase: Phrase) -> Iterator[Amount]:
    """The numbers that a phrase itself uses, those of the phrases inside it left out."""
    if isinstance(phrase.value, Amount):
        yield phrase.value
    elif is_dataclass(phrase.value) and not isinstance(phrase.value, Phrase):
        for part in fields(phrase.value):
            number = getattr(phrase.value, part.name)
            if isinstance(number, Amount):
                yield number
