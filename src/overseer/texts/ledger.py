"""The rules ledgers: every statement, icon, ruling and edition difference of a game, by id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property

from fluent.syntax.ast import Message, Resource

from overseer.kernel.errors import Malformed
from overseer.registry import BUILT_IN
from overseer.texts.bundles import FOLDER, Texts, in_language, known_language, resource

GAMES = tuple(name for name, game in BUILT_IN.items() if game.rules)  # that have a ledger
KINDS = ("statement", "icon", "ruling", "difference")

# What is written in English only: where a rule comes from, and remarks on it.
APPARATUS = ("source", "note", "rules", "basis", "in-place", "en", "pl", "ru", "adopted")

_DIFFERENCES = "ED"
_STEMS = "|".join(each for game in BUILT_IN.values() for each in game.rules if each != _DIFFERENCES)
_ID = re.compile(rf"\b(?:(?:{_STEMS})-[A-Z]+|{_DIFFERENCES})-\d+\b")
_RANGE = re.compile(rf"({_ID.pattern}) to ({_ID.pattern})")


@dataclass(frozen=True, slots=True)
class Entry:
    """One id of a ledger with all that is said about it; what does not apply is empty.

    Statements have `source` and `note`; rulings `question`, `why` and `basis`; icons `cost`,
    `reward`, `other` and `rules`; differences `en`, `pl`, `ru` and `adopted`. `in_place` says
    what the program does where a statement is about things that no program can break.
    """

    id: str
    kind: str
    section: str
    text: str
    source: str = ""
    note: str = ""
    question: str = ""
    why: str = ""
    basis: str = ""
    cost: str = ""
    reward: str = ""
    other: str = ""
    rules: str = ""
    en: str = ""
    pl: str = ""
    ru: str = ""
    adopted: str = ""
    in_place: str = ""

    @property
    def prose(self) -> tuple[str, ...]:
        """Everything that is said about the id, in the order of the fields."""
        values = (getattr(self, name) for name in self.__slots__ if name not in _NAMES)
        return tuple(value for value in values if value)


# Fields of an entry that name it and are no prose.
_NAMES = frozenset({"id", "kind", "section", "basis"})


@dataclass(frozen=True, slots=True)
class Section:
    """A titled run of entries of one kind, such as SH-BUILD, SH-ICON, SH-R-D or ED."""

    id: str
    kind: str
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rulebooks in one language; `game` is empty where it serves both games."""

    id: str
    text: str
    game: str = ""


class Ledger:
    """The ledger of one game in one language; its apparatus is English in all of them."""

    def __init__(self, game: str, language: str = "en") -> None:
        if game not in GAMES:
            raise Malformed(f"no ledger of a game called {game!r}: choose {' or '.join(GAMES)}")
        self.game = game
        self.prefix = BUILT_IN[game].rules[0]
        self.language = known_language(language)
        self._messages = resource(FOLDER / "en" / f"rules-{game}.ftl")

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """All sections in the order of the ledger."""
        return tuple(
            Section(name, kind_of(ids[0]), title, tuple(self._entry(each, name) for each in ids))
            for name, title, ids in self._outline()
        )

    @property
    def told(self) -> tuple[Section, ...]:
        """The sections to be read in this language; where editions part is told in English."""
        return tuple(each for each in self.sections if self._is_told(each.kind))

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """All entries by id, in the order of the ledger."""
        return {entry.id: entry for section in self.sections for entry in section.entries}

    @property
    def statements(self) -> tuple[Entry, ...]:
        """What the rulebook says, one testable fact each."""
        return self.of_kind("statement")

    @property
    def icons(self) -> tuple[Entry, ...]:
        """The icons of the rulebook's icon reference."""
        return self.of_kind("icon")

    @property
    def rulings(self) -> tuple[Entry, ...]:
        """Answers to what the rulebook leaves open."""
        return self.of_kind("ruling")

    @property
    def differences(self) -> tuple[Entry, ...]:
        """Where the printed editions part, and which one is followed."""
        return self.of_kind("difference")

    @property
    def glossary(self) -> tuple[Term, ...]:
        """The words of the game, with those of both games, in the order of the glossary."""
        return tuple(term for term in glossary(self.language) if term.game in ("", self.game))

    def of_kind(self, kind: str) -> tuple[Entry, ...]:
        """The entries of one of `KINDS`."""
        return tuple(entry for entry in self.entries.values() if entry.kind == kind)

    def entry(self, rule: str) -> Entry:
        """The entry of an id, in upper or lower case."""
        found = self.entries.get(rule.upper())
        if found is None:
            raise unknown_id(rule, list(self.entries))
        return found

    def related(self, rule: str) -> tuple[Entry, ...]:
        """The entries told here that an entry refers to or that refer to it, in order."""
        own = self.entry(rule).id
        # The apparatus is English, and so are the ranges in it: the English ledger knows all.
        links = _links(self.game)
        return tuple(
            entry
            for entry in self.entries.values()
            if entry.id != own and (entry.id in links[own] or own in links[entry.id])
            if self._is_told(entry.kind)
        )

    def _is_told(self, kind: str) -> bool:
        return self.language == "en" or kind != "difference"

    @property
    def _texts(self) -> Texts:
        return in_language(self.language)

    def _outline(self) -> Iterator[tuple[str, str, list[str]]]:
        """Id, title and entry ids of each section."""
        section, ids = "", list[str]()
        for message in _messages(self._messages):
            name = message.id.name
            start = name.removeprefix("section-")
            if name.startswith(f"{_DIFFERENCES}-"):
                start = _DIFFERENCES
            elif start == name:
                start = section
            if start != section:
                if ids:
                    yield section, self._title(section), ids
                section, ids = start, []
            if not name.startswith("section-"):
                ids.append(name)
        yield section, self._title(section), ids

    def _title(self, section: str) -> str:
        if section == _DIFFERENCES:
            return self._texts.format("ledger-differences")
        return self._texts.format(f"section-{section}")

    def _entry(self, rule: str, section: str) -> Entry:
        kind = kind_of(rule)
        english = in_language("en")
        texts = english if kind == "difference" else self._texts
        fields = {
            name.replace("-", "_"): (english if name in APPARATUS else texts).format(
                f"{rule}.{name}"
            )
            for name in self._attributes[rule]
        }
        return Entry(rule, kind, section, texts.format(rule), **fields)

    @cached_property
    def _attributes(self) -> dict[str, list[str]]:
        return {
            message.id.name: [attribute.id.name for attribute in message.attributes]
            for message in _messages(self._messages)
        }


def entry(rule: str, language: str = "en") -> Entry:
    """The entry of an id of any game; an id that no ledger has raises `Malformed`."""
    return ledger_of(rule, language).entry(rule)


def ledger_of(rule: str, language: str = "en") -> Ledger:
    """The ledger that an id belongs to by its prefix."""
    prefix = rule.upper().partition("-")[0]
    for game in GAMES:
        if prefix in BUILT_IN[game].rules:
            return ledger(game, language)
    raise unknown_id(rule, [each for game in GAMES for each in ledger(game).entries])


@cache
def ledger(game: str, language: str = "en") -> Ledger:
    """The ledger of a game, read once per process."""
    return Ledger(game, language)


def glossary(language: str = "en") -> tuple[Term, ...]:
    """The words of both games, in the order of the English glossary, which marks their games."""
    english, texts = in_language("en"), in_language(language)
    names = (message.id.name for message in _messages(resource(FOLDER / "en/glossary.ftl")))
    return tuple(
        Term(
            name,
            texts.format(name),
            english.format(f"{name}.game") if english.has(f"{name}.game") else "",
        )
        for name in names
    )


def kind_of(rule: str) -> str:
    """Which of `KINDS` an id is, by its form."""
    if rule.startswith(f"{_DIFFERENCES}-"):
        return "difference"
    group = rule.split("-")[1]
    return {"ICON": "icon", "R": "ruling"}.get(group, "statement")


def references(text: str) -> tuple[str, ...]:
    """The ids that a text names, each once, with those inside a range such as "ED-03 to ED-05"."""
    found = dict.fromkeys(_ID.findall(text))
    for first, last in _RANGE.findall(text):
        stem, low = first.rsplit("-", 1)
        high = last.rsplit("-", 1)[1]
        found.update(dict.fromkeys(f"{stem}-{n:02}" for n in range(int(low), int(high) + 1)))
    return tuple(found)


def unknown_id(rule: str, known: list[str]) -> Malformed:
    """The error for an id that is in no ledger, with the nearest ones that are."""
    near = get_close_matches(rule.upper(), known, n=3, cutoff=0.7)
    hint = f"did you mean {' or '.join(near)}?" if near else "`overseer rules shelter` lists all"
    return Malformed(f"no rule has the id {rule!r}: {hint}")


@cache
def _links(game: str) -> dict[str, frozenset[str]]:
    """By id, the ids that the entry refers to."""
    return {
        entry.id: frozenset(references(" ".join(entry.prose)))
        for entry in ledger(game).entries.values()
    }


def _messages(parsed: Resource) -> Iterator[Message]:
    return (each for each in parsed.body if isinstance(each, Message))
