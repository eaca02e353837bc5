"""YAML files as trees in which every key and every value knows its place.

Whatever is wrong with a file becomes a problem, never an exception. A value that could not be
read is `Broken`: its problem has been noted, and later checks pass over it in silence.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode
from ruamel.yaml.nodes import Node as YamlNode

from overseer.content.problems import Place, Problems

MAX_BYTES = 1_000_000
MAX_DEPTH = 100
QUOTE_HINT = 'YAML gives a bare ? a meaning of its own: put quotes round the icons, as in "? ?"'

# Control characters and line ends that other programs may not see as such.
_UNPRINTABLE = frozenset({"Cc", "Zl", "Zp"})
_PLAIN_TAGS = frozenset(
    f"tag:yaml.org,2002:{name}"
    for name in ("str", "int", "float", "bool", "null", "timestamp", "merge", "value", "seq", "map")
)
# What the YAML reader says, what an author understands, and what to do. The last column tells
# whether the fault lies where the construct began rather than where reading failed.
_SYNTAX = (
    ("unexpected end of stream", "a quote is not closed", "close it with the same quote", True),
    (
        "content, but found '<stream end>'",
        "a bracket is not closed",
        "add the missing ] or }",
        True,
    ),
    ("got '<stream end>'", "a bracket is not closed", "add the missing ] or }", True),
    (
        "expected ',' or ']'",
        "a list goes wrong here",
        "put commas between, and ] at the end",
        False,
    ),
    (
        "expected ',' or '}'",
        "a block goes wrong here",
        "put commas between, and } at the end",
        False,
    ),
    ("another document", "a second document begins here", "remove the --- line", False),
    (
        "mapping values are not",
        "a colon is not expected here",
        "quote a text with a colon, and look for a key without one on the line before",
        False,
    ),
    ("expected <block end>", "this does not fit here", "check indentation and quotes", False),
    ("could not find expected ':'", "this is not a key", "write key: value", True),
    ("cannot start any token", "this character cannot begin a value", "use quotes", False),
    ("undefined alias", "an alias (*) is not allowed", "write it out, or use quotes", False),
)


@dataclass(frozen=True, slots=True)
class Word:
    """One word inside a scalar."""

    place: Place
    text: str


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value or key, as the text that stands in the file."""

    place: Place
    text: str
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Items:
    """A list of values."""

    place: Place
    values: tuple[Node, ...]

    def __iter__(self) -> Iterator[Node]:
        return iter(self.values)


@dataclass(frozen=True, slots=True)
class Mapping:
    """Values under keys, in the order of the file; a repeated key is a problem."""

    place: Place
    entries: dict[str, Entry]

    def get(self, key: str) -> Node | None:
        """The value under a key, or None."""
        entry = self.entries.get(key)
        return entry.value if entry else None


@dataclass(frozen=True, slots=True)
class Broken:
    """A value whose problem is already noted."""

    place: Place


@dataclass(frozen=True, slots=True)
class Entry:
    """A key of a mapping with its value."""

    key: Scalar
    value: Node


Node: TypeAlias = Scalar | Items | Mapping | Broken


def describe(node: Node) -> str:
    """What a value is, in the words of an error message."""
    match node:
        case Scalar(text=""):
            return "an empty value"
        case Scalar(text=text):
            return f"'{text}'"
        case Items():
            return "a list"
        case _:
            return "a block of keys"


def read_text(path: Path, file: str, problems: Problems) -> str | None:
    """The text of a file with plain newlines, or None after noting why there is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        problems.add(Place(file), f"cannot be read: {reason}", "check the file")
        return None
    if len(data) > MAX_BYTES:
        problems.add(Place(file), f"is larger than {MAX_BYTES:,} bytes", "split or shorten it")
        return None
    try:
        text = _plain_newlines(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        before = _plain_newlines(data[: error.start].decode("utf-8-sig", "replace"))
        place = Lines(before, file).place(len(before))
        problems.add(place, "is not UTF-8 text", "save the file as UTF-8")
        return None
    for index, character in enumerate(text):
        if character not in "\n\t" and unicodedata.category(character) in _UNPRINTABLE:
            place = Lines(text, file).place(index)
            problems.add(place, f"control character U+{ord(character):04X}", "remove it")
            return None
    return text


def read_yaml(path: Path, file: str, problems: Problems) -> Mapping | None:
    """The mapping that a YAML file holds; an empty file is an empty mapping."""
    text = read_text(path, file, problems)
    if text is None or _is_deep(text, file, problems):
        return None
    try:
        root = _composed(text)
        tree = Mapping(Place(file), {}) if root is None else _Tree(text, file, problems).node(root)
    except MarkedYAMLError as error:
        _note_syntax(error, text, file, problems)
        return None
    except YAMLError as error:
        reason = str(error).strip().partition("\n")[0]
        problems.add(Place(file), f"is not YAML: {reason}", "see docs/packs.md")
        return None
    except RecursionError:
        problems.add(Place(file), "is nested too deeply", "see docs/packs.md")
        return None
    if isinstance(tree, Scalar) and not tree.text:
        return Mapping(Place(file), {})
    if isinstance(tree, Scalar | Items):
        message = f"expected keys and values, found {describe(tree)}"
        problems.add(tree.place, message, "see docs/packs.md")
    return tree if isinstance(tree, Mapping) else None


def _composed(text: str) -> YamlNode | None:
    """The nodes of a document.

    The quick reader passes over anchors and speaks of faults in its own way; where there may be
    either, the thorough one reads.
    """
    root: YamlNode | None
    if "&" not in text:
        with suppress(YAMLError):
            root = YAML(typ="safe").compose(text)
            return root
    root = YAML(typ="safe", pure=True).compose(text)
    return root


class Lines:
    """The line starts of a text, to turn an index into a place."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._starts = [0, *(index + 1 for index, sign in enumerate(text) if sign == "\n")]

    def place(self, index: int) -> Place:
        """The place of the character at an index."""
        line = bisect_right(self._starts, index)
        return Place(self._file, line, index - self._starts[line - 1] + 1)


class _Tree:
    """The conversion of one file's YAML nodes."""

    def __init__(self, text: str, file: str, problems: Problems) -> None:
        self._text = text
        self._lines = Lines(text, file)
        self._problems = problems

    def node(self, node: YamlNode) -> Node:
        place = self._lines.place(node.start_mark.index)
        if node.anchor:
            # Aliases could make a small file huge or endless.
            self._problems.add(place, f"anchor &{node.anchor} is not allowed", "write it out")
            return Broken(place)
        if node.tag not in _PLAIN_TAGS:
            self._problems.add(place, "a tag (!) is not allowed", "remove it, or quote the text")
            return Broken(place)
        match node:
            case ScalarNode():
                return Scalar(place, node.value, self._words(node))
            case SequenceNode():
                return Items(place, tuple(self.node(value) for value in node.value))
            case MappingNode():
                return self._mapping(node, place)
        raise TypeError(f"unknown kind of YAML node: {node!r}")

    def _words(self, node: ScalarNode) -> tuple[Word, ...]:
        words = []
        start = position = node.start_mark.index
        for text in node.value.split():
            found = self._text.find(text, position, node.end_mark.index)
            if found >= 0:
                position = found + len(text)
            # A word with an escape such as "\\x3f" is spelt otherwise in the file.
            words.append(Word(self._lines.place(found if found >= 0 else start), text))
        return tuple(words)

    def _mapping(self, node: MappingNode, place: Place) -> Node:
        if self._text.startswith("?", node.start_mark.index):
            self._problems.add(place, "a bare ? cannot be read", QUOTE_HINT)
            return Broken(place)
        entries: dict[str, Entry] = {}
        for key_node, value_node in node.value:
            key, value = self.node(key_node), self.node(value_node)
            if (
                isinstance(value, Scalar)
                and value_node.start_mark.index == value_node.end_mark.index
            ):
                # The reader places a value that is not there at whatever comes next.
                value = Scalar(key.place, "", ())
            match key:
                case Scalar(text=text) if text in entries:
                    first = entries[text].key.place.line
                    self._problems.add(
                        key.place, f"{text} stands twice", f"it is first on line {first}"
                    )
                case Scalar(text=text):
                    entries[text] = Entry(key, value)
                case Items() | Mapping():
                    message = f"a key must be a word, not {describe(key)}"
                    self._problems.add(key.place, message, "see docs/packs.md")
        return Mapping(place, entries)


def _note_syntax(error: MarkedYAMLError, text: str, file: str, problems: Problems) -> None:
    """Note a syntax error in words about the file rather than about the reader."""
    lines = Lines(text, file)
    mark = error.problem_mark or error.context_mark
    index = mark.index if mark else 0
    fault = error.problem or "unreadable"
    if text.startswith("?", index):
        problems.add(lines.place(index), "a bare ? cannot be read", QUOTE_HINT)
        return
    if text.startswith("\t", index):
        problems.add(lines.place(index), "a tab cannot be used here", "use spaces")
        return
    for sign, message, hint, at_start in _SYNTAX:
        if sign in fault:
            start = error.context_mark if at_start else None
            problems.add(lines.place(start.index if start else index), message, hint)
            return
    problems.add(lines.place(index), f"is not YAML: {fault}", "see docs/packs.md")


def _is_deep(text: str, file: str, problems: Problems) -> bool:
    """Whether brackets are nested so deeply that reading them would take for ever."""
    depth = 0
    for index, sign in enumerate(text):
        depth += (sign in "[{") - (sign in "]}")
        if depth > MAX_DEPTH:
            place = Lines(text, file).place(index)
            problems.add(place, "is nested too deeply", "see docs/packs.md")
            return True
    return False


def _plain_newlines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
