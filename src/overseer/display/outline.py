"""Outlines: the table of any game in words, made from its view.

A table is made of things with fields, lists of things, numbers and ids; the things are structs of
the game, or mappings where a game has none. An outline goes through it and
says every field with its label. What a game knows better about its own table it gives as a `Guide`:
data about paths such as "players.items", which stand for a field wherever it occurs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET, Struct, structs

from overseer.display.model import Section
from overseer.display.reader import Reader
from overseer.texts.bundles import Texts, humanised

Phrase = Callable[[Any], str]
Lines = Callable[[Any], Iterable[str]]
Parts = Callable[[Any], Iterable[Section]]


@dataclass(frozen=True)
class Guide:
    """What a game says about its table, by paths.

    `order` names fields that come before the others. `hidden` fields are not told, `quiet` ones
    not while they are empty. `phrases` say a field in a line after its label, `lines` in several
    without one, `parts` as headings of their own. `titles` head the members of a list.
    """

    order: tuple[str, ...] = ()
    hidden: frozenset[str] = frozenset()
    quiet: frozenset[str] = frozenset()
    phrases: Mapping[str, Phrase] = field(default_factory=dict)
    lines: Mapping[str, Lines] = field(default_factory=dict)
    parts: Mapping[str, Parts] = field(default_factory=dict)
    titles: Mapping[str, Phrase] = field(default_factory=dict)


class Outline:
    """Tells a table in one language. `unknown` notes what there were no words for."""

    def __init__(
        self, texts: Texts, reader: Reader, game: str = "", guide: Guide | None = None
    ) -> None:
        self.texts = texts
        self.reader = reader
        self.game = game
        self.guide = guide or Guide()
        self.unknown: set[str] = set()

    def sections(self, table: object) -> list[Section]:
        """The whole table: what can be said in a line first, then a heading for everything else."""
        lines: list[str] = []
        parts: list[Section] = []
        for key, value in self._ordered(fields_of(table), ""):
            if self._is_line(key, value):
                lines += self._told(key, value)
            else:
                parts += self._parts(key, value)
        top = Section(title=self.texts.format("outline-top"), lines=lines)
        return [top, *parts] if lines else parts

    # Things

    def _thing(self, title: str, thing: Mapping[str, Any], path: str) -> Section:
        """A thing with its fields."""
        lines: list[str] = []
        parts: list[Section] = []
        for inner, value in self._ordered(thing, path):
            if inner in self.guide.lines:
                lines += self.guide.lines[inner](value)
            elif self._is_line(inner, value):
                lines += self._told(inner, value)
            else:
                parts += self._parts(inner, value)
        return Section(title=title, lines=lines, parts=parts)

    def _parts(self, path: str, value: Any) -> Iterator[Section]:
        """Headings for a field that needs more than a line."""
        guide = self.guide
        if path in guide.parts:
            yield from guide.parts[path](value)
        elif path in guide.lines:
            lines = list(guide.lines[path](value)) or [self.texts.format("outline-none")]
            yield Section(title=self.label(path), lines=lines)
        elif _is_thing(value):
            yield self._thing(self.label(path), fields_of(value), path)
        else:
            parts = [
                self._thing(self._title(path, each, number), _as_thing(each), path)
                for number, each in enumerate(value, start=1)
                if each is not None
            ]
            yield Section(title=self.label(path), parts=parts)

    def _title(self, path: str, thing: Any, number: int) -> str:
        """The heading of a member of a list: its first naming value, or its number."""
        if path in self.guide.titles:
            return self.guide.titles[path](thing)
        for key, value in _as_thing(thing).items():
            if key == "seat":
                return self.reader.player(value)
            if isinstance(value, str):
                return self._id(f"{path}.{key}", value)
        return f"{self.label(path)} {number}"

    def _ordered(self, thing: Mapping[str, Any], path: str) -> list[tuple[str, Any]]:
        """The fields of a thing that are told, by their paths, in the order of telling."""
        guide = self.guide
        fields = {f"{path}.{key}" if path else key: value for key, value in thing.items()}
        first = [each for each in guide.order if each in fields]
        paths = [*first, *(each for each in fields if each not in first)]
        return [
            (each, fields[each])
            for each in paths
            if each not in guide.hidden and not (each in guide.quiet and _is_empty(fields[each]))
        ]

    # Lines

    def _is_line(self, path: str, value: Any) -> bool:
        """Whether a field can be said in a line."""
        guide = self.guide
        if path in guide.phrases:
            return True
        if path in guide.lines or path in guide.parts or _is_thing(value):
            return False
        return not isinstance(value, list) or not any(_is_nested(each) for each in value)

    def _told(self, path: str, value: Any) -> Iterator[str]:
        """A field with its label."""
        phrases = self.guide.phrases
        said = phrases[path](value) if path in phrases else self._value(path, value)
        if said:
            yield self.texts.format("outline-field", label=self.label(path), value=said)

    def _value(self, path: str, value: Any) -> str:
        """A value in words."""
        if value is None or value == []:
            return self.texts.format("outline-none")
        if isinstance(value, bool):
            return self.texts.format("outline-yes" if value else "outline-no")
        if isinstance(value, list):
            return ", ".join(self._value(path, each) for each in value)
        if path.rpartition(".")[2] == "seat":
            return self.reader.player(value)
        return self._id(path, value) if isinstance(value, str) else str(value)

    def _id(self, path: str, value: str) -> str:
        """The name of what an id stands for, if the texts have one under the name of its field."""
        key = path.rpartition(".")[2]
        for message in (f"{key}-{value}", f"{key.removesuffix('s')}-{value}"):
            if self.texts.has(message):
                return self.texts.format(message, fallback=True)[0]
        self.unknown.add(f"{path}={value}")
        return humanised(value)

    # Words

    def label(self, path: str) -> str:
        """What a field is called: by its whole path or its last part, in this game or in any."""
        words = path.replace("_", "-").replace(".", "-")
        key = path.rpartition(".")[2].replace("_", "-")
        for message in (f"field-{self.game}-{words}", f"field-{self.game}-{key}", f"field-{key}"):
            if self.texts.has(message):
                return self.texts.format(message)
        self.unknown.add(path)
        return humanised(key)


def _is_empty(value: object) -> bool:
    """Whether there is nothing; a zero is something, a seat for example."""
    return value is None or value is False or value in ("", [], {})


def fields_of(thing: Any) -> Mapping[str, Any]:
    """The fields of a thing: a struct of a game that describes its table, or a mapping."""
    if isinstance(thing, Mapping):
        return thing
    fields = structs.asdict(thing)
    return {name: value for name, value in fields.items() if value is not UNSET}


def _is_thing(value: object) -> bool:
    return isinstance(value, Mapping | Struct)


def _is_nested(value: object) -> bool:
    return isinstance(value, Mapping | Struct | list)


def _as_thing(value: Any) -> Mapping[str, Any]:
    """A member of a list as a thing with fields."""
    return fields_of(value) if _is_thing(value) else {"value": value}
