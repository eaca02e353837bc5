"""Typed access to the keys of a mapping; what does not fit is noted as a problem."""

from __future__ import annotations

import re
from collections.abc import Sequence

from overseer.content.problems import Place, Problems, suggest
from overseer.content.source import Broken, Items, Mapping, Node, Scalar, Word, describe

_KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NUMBER = re.compile(r"[0-9]{1,9}")


def is_kebab(text: str) -> bool:
    """Whether a text is made of lower-case letters and digits, joined by single hyphens."""
    return _KEBAB.fullmatch(text) is not None


def number(node: Node, name: str, low: int, high: int, problems: Problems) -> int | None:
    """A whole number within limits, or None after noting why it is not."""
    if isinstance(node, Scalar) and _NUMBER.fullmatch(node.text):
        value = int(node.text)
        if low <= value <= high:
            return value
    if not isinstance(node, Broken):
        message = f"{name} must be a whole number from {low} to {high}, not {describe(node)}"
        problems.add(node.place, message)
    return None


def choice(node: Node, name: str, options: Sequence[str], problems: Problems) -> str:
    """One of a few words, or an empty string after noting why it is not."""
    if isinstance(node, Scalar) and node.text in options:
        return node.text
    if isinstance(node, Scalar) and node.text:
        problems.add(node.place, f"unknown {name} '{node.text}'", suggest(node.text, options))
    elif not isinstance(node, Broken):
        message = f"{name} must be a word, not {describe(node)}"
        problems.add(node.place, message, f"known: {', '.join(options)}")
    return ""


def words(node: Node, name: str, example: str, problems: Problems) -> tuple[Word, ...]:
    """The words of a text, or none after noting why there are none."""
    if isinstance(node, Scalar) and node.words:
        return node.words
    if not isinstance(node, Broken):
        message = f"{name} must be words with spaces between, not {describe(node)}"
        problems.add(node.place, message, f"write {name}: {example}")
    return ()


class Fields:
    """The keys of one mapping, of which some are known and some of those are needed."""

    def __init__(
        self,
        mapping: Mapping,
        name: str,
        known: Sequence[str],
        problems: Problems,
        needed: Sequence[str] = (),
    ) -> None:
        self.place = mapping.place
        self._mapping = mapping
        self._problems = problems
        for text, entry in mapping.entries.items():
            if text not in known:
                message = f"unknown key '{text}' in {name}"
                problems.add(entry.key.place, message, _meant(text, known))
        for key in needed:
            if key not in mapping.entries:
                problems.add(mapping.place, f"{name} has no '{key}'", f"add {key}:")

    def __contains__(self, key: str) -> bool:
        return key in self._mapping.entries

    def node(self, key: str) -> Node | None:
        """The value under a key as it is, or None."""
        return self._mapping.get(key)

    def place_of(self, key: str) -> Place:
        """Where the value of a key stands, or where the mapping begins if there is none."""
        node = self._mapping.get(key)
        return node.place if node else self.place

    def text(self, key: str) -> str:
        """A text that is not empty, or an empty string."""
        node = self._mapping.get(key)
        if isinstance(node, Scalar) and node.text.strip():
            return node.text
        if node is not None and not isinstance(node, Broken):
            self._problems.add(node.place, f"{key} must be a text, not {describe(node)}")
        return ""

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number within limits."""
        node = self._mapping.get(key)
        value = number(node, key, low, high, self._problems) if node else None
        return default if value is None else value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        node = self._mapping.get(key)
        if isinstance(node, Scalar) and node.text in ("true", "false"):
            return node.text == "true"
        if node is not None and not isinstance(node, Broken):
            self._problems.add(node.place, f"{key} must be true or false, not {describe(node)}")
        return default

    def choice(self, key: str, options: Sequence[str]) -> str:
        """One of a few words, or an empty string."""
        node = self._mapping.get(key)
        return choice(node, key, options, self._problems) if node else ""

    def words(self, key: str, example: str) -> tuple[Word, ...]:
        """The words of a text."""
        node = self._mapping.get(key)
        return words(node, key, example, self._problems) if node else ()

    def items(self, key: str, example: str) -> Items | None:
        """A list."""
        node = self._mapping.get(key)
        if isinstance(node, Items):
            return node
        if node is not None and not isinstance(node, Broken):
            message = f"{key} must be a list, not {describe(node)}"
            self._problems.add(node.place, message, f"write {key}: {example}")
        return None

    def names(self, key: str, example: str) -> tuple[Scalar, ...]:
        """A list of single words."""
        items = self.items(key, example)
        names = []
        for node in items or ():
            if isinstance(node, Scalar) and len(node.words) == 1:
                names.append(node)
            elif not isinstance(node, Broken):
                self._problems.add(
                    node.place,
                    f"{key} must list single words, not {describe(node)}",
                    f"write {key}: {example}",
                )
        return tuple(names)

    def mapping(self, key: str) -> Mapping | None:
        """A block of keys; nothing at all is an empty one."""
        node = self._mapping.get(key)
        return as_mapping(node, key, self._problems) if node else None


def as_mapping(
    node: Node, name: str, problems: Problems, hint: str = "see docs/packs.md"
) -> Mapping | None:
    """A value as a block of keys, or None after noting that it is none."""
    match node:
        case Mapping():
            return node
        case Scalar(text=""):
            return Mapping(node.place, {})
        case Scalar() | Items():
            message = f"{name} must be a block of keys, not {describe(node)}"
            problems.add(node.place, message, hint)
    return None


def _meant(key: str, known: Sequence[str]) -> str:
    """What somebody who wrote an unknown key may have meant."""
    if key.endswith(":") and key.rstrip(":") in known:
        return "put a space after the colon"
    return suggest(key, known) or f"known: {', '.join(known)}"
