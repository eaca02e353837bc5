"""The story of packs: texts that are read aloud, in the languages in which a pack tells it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePosixPath

from fluent.syntax import FluentParser
from fluent.syntax.ast import NumberLiteral, Pattern, Placeable, StringLiteral, TextElement

from overseer.content.names import STORY, Messages, patterns_of, read_messages
from overseer.content.pack import Pack, story_files
from overseer.content.problems import Place, Problems, nearest, suggest
from overseer.content.source import read_text

PREFIX = "story-"
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # what continues one is indented


class Stories:
    """The story texts of a stack of packs.

    A file is read when it is first asked for, and each of its messages parsed when it is told: an
    evening tells few of the thousand. That all can be parsed is for the check of a pack to say.
    """

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self._packs = tuple(packs)
        self._sources: dict[tuple[int, str], dict[str, str]] = {}
        self._told: dict[tuple[int, str, str], dict[str, str]] = {}

    def text(self, language: str, key: str) -> tuple[str, bool]:
        """A text such as "quest-dry-well.done-1", and whether it is in another language.

        The uppermost pack that tells of a card speaks alone, in its first language if it lacks
        the one that is wanted. What no pack tells is empty.
        """
        message = f"{PREFIX}{key.partition('.')[0]}"
        for level in reversed(range(len(self._packs))):
            told = self._packs[level].info.story
            if told and message in self._messages(level, told[0]):
                other = language not in told
                texts = self._texts(level, told[0] if other else language, message)
                return texts.get(f"{PREFIX}{key}", ""), other
        return "", False

    def read(self, language: str) -> None:
        """Have the files of a language read before somebody waits for them."""
        for level, pack in enumerate(self._packs):
            for told in {*pack.info.story[:1], language} & {*pack.info.story}:
                self._messages(level, told)

    def _messages(self, level: int, language: str) -> dict[str, str]:
        """The messages of a file as they stand in it, by id."""
        known = self._sources.get((level, language))
        if known is None:
            known = self._sources[level, language] = {}
            pack, name = self._packs[level], f"{STORY}/{language}.ftl"
            problems = Problems()
            text = read_text(pack.path(name), pack.file(name), problems) or ""
            problems.raise_any()
            starts = [*_MESSAGE.finditer(text)]
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=False):
                known.setdefault(start[1], text[start.start() : end])
        return known

    def _texts(self, level: int, language: str, message: str) -> dict[str, str]:
        """The text of a message and those of its attributes, by key."""
        known = self._told.get((level, language, message))
        if known is None:
            source = self._messages(level, language).get(message, "")
            entry = FluentParser(with_spans=False).parse_entry(source)
            known = {key: plain(pattern) or "" for key, pattern in patterns_of(entry)}
            self._told[level, language, message] = known
        return known


def plain(pattern: Pattern) -> str | None:
    """The text of a pattern, or None if it is more than text."""
    parts: list[str] = []
    for element in pattern.elements:
        match element:
            case TextElement(value=text):
                parts.append(text)
            case Placeable(expression=StringLiteral() | NumberLiteral() as literal):
                parts.append(str(literal.parse()["value"]))
            case _:
                return None
    return "".join(parts)


def check_story(
    pack: Pack, wanted: Sequence[str], optional: Sequence[str], problems: Problems
) -> None:
    """Note story languages without a file, and texts that are missing or more than text.

    What is optional is missing where another language of the pack tells it.
    """
    if wanted and not pack.info.story and "story" not in pack.manifest.entries:
        problems.add(pack.spot(STORY), "the pack has no 'story'", "add story: [en]")
    read = [read_messages(pack, STORY, language, problems) for language in pack.info.story]
    told = {
        name for messages in filter(None, read) for name in (*messages.places, *messages.attributes)
    }
    for messages in filter(None, read):
        also = [name for name in optional if name in told]
        _check_texts(messages, [*wanted, *also], problems)


def explore_story(pack: Pack, wanted: Sequence[str], doubts: Problems) -> None:
    """Note story texts of no card, and files of no language."""
    for name in story_files(pack.info.folder):
        language = PurePosixPath(name).stem
        if language not in pack.info.story:
            hint = f"add {language} to story in pack.yaml"
            doubts.add(Place(pack.file(name)), "is not used", hint)
    for language in pack.info.story:
        messages = read_messages(pack, STORY, language, doubts)
        if messages is None:
            continue
        for name, place in (*messages.places.items(), *messages.attributes.items()):
            if name not in wanted:
                doubts.add(place, f"{name} tells of nothing in the pack", suggest(name, wanted))


def _check_texts(messages: Messages, wanted: Sequence[str], problems: Problems) -> None:
    known = {**messages.places, **messages.attributes}
    others = [name for name in known if name not in wanted]
    misspelt: set[str] = set()
    for name in wanted:
        message, _, attribute = name.partition(".")
        if name in known or message in misspelt:
            continue
        place = messages.places.get(message, Place(messages.file))
        line = f".{attribute} = ..." if attribute else f"{name} = ..."
        hint = f"add a line{f' under {message}' if attribute else ''}: {line}"
        near = nearest(name, [other for other in others if ("." in other) == bool(attribute)])
        if near:
            place, hint = known[near], f"did you mean this by {near}?"
            misspelt.update([] if attribute else [message])
        problems.add(place, f"no text for {name}", hint)
    for name, pattern in messages.patterns.items():
        if plain(pattern) is None:
            place = messages.attributes.get(name) or messages.places[name]
            problems.add(place, f"{name} is more than text", "a story is plain text")
