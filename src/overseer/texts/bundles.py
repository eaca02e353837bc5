"""Texts in one language: messages by id, from the program's own files and from packs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal, overload

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from overseer.kernel.errors import Malformed, OverseerError
from overseer.registry import BUILT_IN

FOLDER = Path(__file__).parent
# The languages with how each calls itself: a folder of texts each. The page is built from it too.
OWN_NAMES: dict[str, str] = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
LANGUAGES = tuple(OWN_NAMES)

_REMEMBERED = 20_000  # formatted texts that are kept for the next time

# The ledgers are by far the largest files, so each is read only when one of its ids is asked for.
_LEDGER_OF_PREFIX = {
    prefix: f"rules-{name}" for name, game in BUILT_IN.items() for prefix in game.rules
}


class MissingText(OverseerError):
    """A message that a language lacks, or that cannot be formatted with what was given."""

    def __init__(self, message: str, language: str, detail: str = "not in its texts") -> None:
        super().__init__(f"text {message!r} in language {language!r}: {detail}")
        self.message = message
        self.language = language


class Texts:
    """The messages of one language: the program's, and on top of them those of packs.

    `packs` are the text folders of packs in order, each with one `<language>.ftl`; a later
    message replaces an earlier one of the same id. `in_language` gives shared instances.
    """

    def __init__(self, language: str, packs: Sequence[Path] = ()) -> None:
        self.language = known_language(language)
        self.packs = tuple(packs)
        self._ledgers: set[str] = set()
        self._told: dict[tuple[object, ...], str] = {}
        self._resources: list[Resource] = []
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            if path.stem not in _LEDGER_OF_PREFIX.values():
                self._add(resource(path))
        for folder in self.packs:
            path = folder / f"{language}.ftl"
            if path.exists():
                self._add(parse(path), allow_overrides=True)

    def prepare(self) -> None:
        """Make all messages ready to be formatted, which happens when they are first needed."""
        for read in self._resources:
            for entry in read.body:
                if isinstance(entry, Message):
                    self._bundle.get_message(entry.id.name)

    def has(self, message: str, /) -> bool:
        """Whether the language has this message, or this attribute as `message.attribute`."""
        return self._pattern(message) is not None

    @overload
    def format(
        self, message: str, /, *, fallback: Literal[False] = False, **arguments: object
    ) -> str: ...

    @overload
    def format(
        self, message: str, /, *, fallback: Literal[True], **arguments: object
    ) -> tuple[str, bool]: ...

    def format(
        self, message: str, /, *, fallback: bool = False, **arguments: object
    ) -> str | tuple[str, bool]:
        """The text of a message, or of an attribute of it as `message.attribute`.

        A message that the language lacks raises `MissingText`. With `fallback` the answer is a
        pair: the text, from another language if need be, and whether it is from another one.
        """
        if not fallback:
            return self._format(message, arguments)
        for language in (self.language, *LANGUAGES):
            texts = self if language == self.language else in_language(language, self.packs)
            if texts.has(message):
                return texts._format(message, arguments), texts is not self
        raise MissingText(message, self.language, "not in the texts of any language")

    def or_else(self, otherwise: str, *messages: str) -> str:
        """The first of some messages that any language has, or else something that needs none."""
        for message in messages:
            try:
                return self.format(message, fallback=True)[0]
            except MissingText:
                continue
        return otherwise

    def game(self, name: str, form: str = "server-title-{}") -> str:
        """What a game is called; `form` has the id of the message, if it is not the usual one."""
        return self.or_else(humanised(name), form.format(name), f"server-title-{name}")

    def _format(self, message: str, arguments: dict[str, object]) -> str:
        # A busy server says the same things again and again. Equal arguments of these two types
        # are told alike; of others, such as 1 and 1.0, that is not certain.
        is_simple = all(type(each) in (str, int) for each in arguments.values())
        key = (message, *arguments.items())
        if is_simple and key in self._told:
            return self._told[key]
        pattern = self._pattern(message)
        if pattern is None:
            raise MissingText(message, self.language)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(message, self.language, "; ".join(str(error) for error in errors))
        if is_simple:
            if len(self._told) >= _REMEMBERED:
                self._told.clear()
            self._told[key] = str(text)
        return str(text)

    def _add(self, read: Resource, *, allow_overrides: bool = False) -> None:
        self._resources.append(read)
        self._bundle.add_resource(read, allow_overrides=allow_overrides)

    def _pattern(self, message: str) -> Pattern | None:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            self._read_ledger(name)
            if not self._bundle.has_message(name):
                return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _read_ledger(self, name: str) -> None:
        ledger = _LEDGER_OF_PREFIX.get(name.removeprefix("section-").partition("-")[0])
        if ledger is None or ledger in self._ledgers:
            return
        path = FOLDER / self.language / f"{ledger}.ftl"
        if path.exists():
            self._bundle.add_resource(resource(path))
        self._ledgers.add(ledger)


def humanised(word: str) -> str:
    """An id as a person would write it."""
    text = word.replace("_", " ").replace("-", " ").strip()
    return text[:1].upper() + text[1:]


@cache
def in_language(language: str, packs: tuple[Path, ...] = ()) -> Texts:
    """The texts of a language, read once per process."""
    return Texts(language, packs)


def forget() -> None:
    """Have the texts of packs read again where they are asked for next, since they have changed."""
    in_language.cache_clear()


def known_language(language: str) -> str:
    """The language itself, if there are texts in it."""
    if language not in LANGUAGES:
        raise Malformed(f"unknown language {language!r}: choose one of {', '.join(LANGUAGES)}")
    return language


@cache
def resource(path: Path) -> Resource:
    """The parsed messages of one of the program's own files, read once per process."""
    return parse(path)


def parse(path: Path) -> Resource:
    """The messages of a file, in the order of the file."""
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{path}: cannot be read as a text file: {error}") from error
    parsed = FluentParser().parse(source)
    for entry in parsed.body:
        if isinstance(entry, Junk):
            start = entry.span.start if entry.span else 0
            line = source.count("\n", 0, start) + 1
            raise Malformed(f"{path}:{line}: this is not a Fluent message: check its syntax")
    return parsed
