"""The scope in which phrases are read: what kind of card they stand on, and at what moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from overseer.content.fallout.phrases import Amount, Phrase, Sides
from overseer.content.fallout.words import FACTIONS, LETTERS, MAX_NUMBER
from overseer.content.fields import Fields, as_mapping, choice, is_kebab, number
from overseer.content.problems import Problems, suggest
from overseer.content.source import Broken, Items, Node, Scalar, describe
from overseer.content.source import Mapping as Block

MAX_DEPTH = 4
MAX_AMOUNT = 99
SAME_LETTERS = 3

P = TypeVar("P", bound=Phrase)


@dataclass(frozen=True, slots=True)
class Scope:
    """Where phrases stand: the kind of card, the moment of a use, and whether a test came first.

    The moment is empty where there is no use, and "any" where it could not be read.
    """

    problems: Problems
    card: str
    moment: str = ""
    tested: bool = False
    depth: int = 0

    def at(self, moment: str) -> Scope:
        """The same card at the moment of a use."""
        return replace(self, moment=moment)

    def after(self, tested: bool) -> Scope:
        """The same card after tasks, which may hold a test."""
        return replace(self, tested=tested)

    def inside(self) -> Scope:
        """One block of steps further in."""
        return replace(self, depth=self.depth + 1)


Reader = Callable[[Node, str, Scope], object | None]
"""Reads the value of a word; None after noting why it cannot be read."""


def read_phrase(
    type_: type[P], key: Scalar, value: Node, readers: Mapping[str, Reader], scope: Scope
) -> P | None:
    """A word of a vocabulary with its value."""
    noun = type_.__name__.lower()
    reader = readers.get(key.text)
    if reader is None:
        hint = suggest(key.text, readers) or f"docs/packs-fallout.md lists every {noun}"
        scope.problems.add(key.place, f"unknown {noun} '{key.text}'", hint)
        return None
    if isinstance(value, Broken):
        return None
    read = reader(value, key.text, scope)
    return None if read is None else type_(key.text, read, key.place)


def read_one(
    type_: type[P], node: Node, readers: Mapping[str, Reader], example: str, scope: Scope
) -> P | None:
    """A block with a single key, such as a step or a cost."""
    noun = type_.__name__.lower()
    match node:
        case Block(entries=entries) if len(entries) == 1:
            (entry,) = entries.values()
            return read_phrase(type_, entry.key, entry.value, readers, scope)
        case Block(entries=entries) if entries:
            second = list(entries.values())[1].key
            message = f"'{second.text}' must be a {noun} of its own"
            scope.problems.add(second.place, message, f"one {noun}, one key, as in {example}")
        case Broken():
            pass
        case _:
            message = f"a {noun} must be a key with a value, not {describe(node)}"
            scope.problems.add(node.place, message, f"as in {example}")
    return None


def items_of(
    node: Node, name: str, example: str, scope: Scope, least: int = 0, most: int = 20
) -> Iterator[Node]:
    """The values of a list of a certain length."""
    if not isinstance(node, Items):
        if not isinstance(node, Broken):
            message = f"{name} must be a list, not {describe(node)}"
            scope.problems.add(node.place, message, f"write {name}: {example}")
        return
    if not least <= len(node.values) <= most:
        limits = f"{least} to {most}" if least < most else f"{least}"
        message = f"{name} must list {limits}, not {len(node.values)}"
        scope.problems.add(node.place, message, f"write {name}: {example}")
    yield from node


def block(
    node: Node, name: str, known: Sequence[str], scope: Scope, needed: Sequence[str] = ()
) -> Fields | None:
    """A block of keys."""
    mapping = as_mapping(node, name, scope.problems, f"its keys are {', '.join(known)}")
    return None if mapping is None else Fields(mapping, name, known, scope.problems, needed)


def read_amount(node: Node, name: str, scope: Scope) -> Amount | None:
    """A whole number, or a word that stands for one."""
    match node:
        case Scalar(text="level" | "level+1" | "level-1" as text):
            return Amount(int(text.removeprefix("level") or 0), "level")
        case Scalar(text="players"):
            return Amount(0, "players")
        case Scalar(text="hits"):
            if not scope.tested:
                message = f"{name}: hits needs a test on the same option or objective"
                scope.problems.add(node.place, message, "add a test to its tasks, or a number")
                return None
            return Amount(0, "hits")
        case Scalar(text=text) if text.isascii() and text.isdigit():
            value = number(node, name, 1, MAX_AMOUNT, scope.problems)
            return None if value is None else Amount(value)
        case Broken():
            return None
    message = f"{name} must be a number, level, level+1, level-1, hits or players"
    scope.problems.add(node.place, message, f"as in {name}: 2")
    return None


def whole(low: int, high: int) -> Reader:
    """A reader of whole numbers within limits."""
    return lambda node, name, scope: number(node, name, low, high, scope.problems)


def word_of(*options: str) -> Reader:
    """A reader of one of a few words."""
    return lambda node, name, scope: choice(node, name, options, scope.problems) or None


def literally(text: str) -> Reader:
    """A reader of the only value that a word may have, such as true."""

    def read(node: Node, name: str, scope: Scope) -> object | None:
        if isinstance(node, Scalar) and node.text == text:
            return {"true": True, "false": False}.get(text, text)
        message = f"{name} can only be {text}, not {describe(node)}"
        scope.problems.add(node.place, message, f"write {name}: {text}")
        return None

    return read


def read_number(node: Node, name: str, scope: Scope) -> int | None:
    """The number of a library card."""
    return number(node, name, 1, MAX_NUMBER, scope.problems)


def read_id(node: Node, name: str, scope: Scope) -> str | None:
    """An id; whether it is one of a card is seen when all cards are there."""
    if isinstance(node, Scalar) and is_kebab(node.text):
        return node.text
    if not isinstance(node, Broken):
        message = f"{name} must be an id, not {describe(node)}"
        scope.problems.add(node.place, message, "as in old-rifle")
    return None


def read_letters(node: Node, name: str, scope: Scope) -> str | None:
    """A row of letters; one may come more than once."""
    if isinstance(node, Scalar) and node.text and not set(node.text) - {*LETTERS}:
        if all(node.text.count(letter) <= SAME_LETTERS for letter in LETTERS):
            return node.text
        message = f"a letter stands more than {SAME_LETTERS} times in {name}"
        scope.problems.add(node.place, message, f"as in {name}: SSP")
        return None
    if not isinstance(node, Broken):
        message = f"{name} must be a row of the letters S P E C I A L, not {describe(node)}"
        scope.problems.add(node.place, message, f"as in {name}: SPA")
    return None


def sides(low: int, high: int, most: int = 2) -> Reader:
    """A reader of factions with a number each."""

    def read(node: Node, name: str, scope: Scope) -> Sides | None:
        fields = block(node, name, FACTIONS, scope)
        if fields is None:
            return None
        given = [faction for faction in FACTIONS if faction in fields]
        if not 0 < len(given) <= most:
            scope.problems.add(node.place, f"{name} must name a faction", f"{name}: {{star: 1}}")
            return None
        return tuple((faction, fields.number(faction, low, high, low)) for faction in given)

    return read


def word_list(
    fields: Fields,
    key: str,
    options: Sequence[str],
    example: str,
    scope: Scope,
    least: int = 0,
    most: int = 99,
) -> tuple[str, ...]:
    """A list of different words of a vocabulary."""
    node = fields.node(key)
    found: list[str] = []
    for item in items_of(node, key, example, scope, least, most) if node else ():
        word = choice(item, f"word in {key}", options, scope.problems)
        if word in found:
            scope.problems.add(item.place, f"{word} stands twice in {key}", "remove one")
        elif word:
            found.append(word)
    return tuple(found)
