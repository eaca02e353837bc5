"""Table options: checking what a caller asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from overseer.kernel.errors import Malformed


def no_unknown(options: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse options that the game does not have, naming those it has."""
    for name in options:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            raise Malformed(f"Unknown option {name!r}{hint}; the options are {', '.join(known)}.")


class Choices:
    """Options as they were asked for, read by kind."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options

    def limit(self, name: str) -> int | None:
        """A number from 1 up, or None for no limit."""
        value = self.options.get(name)
        if value is None:
            return None
        if type(value) is not int or not 1 <= value <= 1_000_000:
            raise Malformed(f"{name} is a number from 1 to 1000000 or None, not {value!r}.")
        return value

    def names(self, name: str, known: Sequence[str]) -> list[str]:
        """A list of known names, each once, in the order in which they are known."""
        value = self.options.get(name, ())
        if isinstance(value, str | bytes) or not isinstance(value, Sequence):
            raise Malformed(f"{name} is a list of names, not {value!r}.")
        for one in value:
            if one not in known:
                raise Malformed(f"{name} has {one!r}; known are {', '.join(known)}.")
        return [one for one in known if one in value]
