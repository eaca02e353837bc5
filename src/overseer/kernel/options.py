"""Table options: what is agreed on before a game, described once.

A game lists its options; `Game.check_options`, the forms of the page, the command line and the
reference are all made from that list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Literal

from overseer.kernel.errors import Malformed

RANDOM = "random"
MOST = 1_000_000

# switch: true or false.              number: from 1 up, or None for no limit.
# choice: one of the choices.         names: a list of some of the choices.
# seat: a seat, or "random".          order: one of the choices, or all seats in a list.
Kind = Literal["switch", "number", "choice", "names", "seat", "order"]


@dataclass(frozen=True, slots=True)
class TableOption:
    """One option of a table. `words` begins the ids of the messages that name its choices."""

    name: str
    kind: Kind
    choices: tuple[str, ...] = ()
    default: Any = None
    words: str = "server-choice"

    def check(self, value: Any, players: int) -> Any:
        """The value as the game takes it; an impossible one raises Malformed."""
        if not self._is_possible(value, players):
            near = get_close_matches(str(value), self.choices, 1)
            hint = f" (did you mean {near[0]!r}?)" if near and self.kind != "names" else ""
            raise Malformed(f"{self.name} is {self._wanted(players)}, not {value!r:.200}{hint}.")
        if self.kind == "names":
            for each in value:
                if each not in self.choices:
                    known = ", ".join(self.choices)
                    raise Malformed(f"{self.name} has {each!r}; known are {known}.")
            return [name for name in self.choices if name in value]
        return list(value) if self.kind == "order" and not isinstance(value, str) else value

    def _is_possible(self, value: Any, players: int) -> bool:
        seats = range(players)
        match self.kind:
            case "switch":
                return type(value) is bool
            case "number":
                return value is None or (type(value) is int and 1 <= value <= MOST)
            case "choice":
                return isinstance(value, str) and value in self.choices
            case "names":
                return isinstance(value, Sequence) and not isinstance(value, str | bytes)
            case "seat":
                if isinstance(value, str):
                    return value == RANDOM
                return type(value) is int and value in seats
            case "order":
                if isinstance(value, list | tuple):
                    whole = all(type(seat) is int for seat in value)
                    return whole and sorted(value) == list(seats)
                return isinstance(value, str) and value in self.choices

    def _wanted(self, players: int) -> str:
        """What would be possible, in words."""
        quoted = [f'"{choice}"' for choice in self.choices]
        match self.kind:
            case "switch":
                return "true or false"
            case "number":
                return f"a number from 1 to {MOST} or None"
            case "choice":
                return one_of(quoted)
            case "names":
                return "a list of names"
            case "seat":
                return f'"{RANDOM}" or a seat from 0 to {players - 1}'
            case "order":
                return one_of(
                    [*quoted, f"a list of seats, every seat from 0 to {players - 1} once"]
                )


def seat_option(name: str = "first_player") -> TableOption:
    """The option that names a seat; one is drawn unless it is chosen."""
    return TableOption(name, "seat", default=RANDOM)


def round_limit() -> TableOption:
    """The option that cuts a game off after a number of rounds."""
    return TableOption("max_rounds", "number")


def limited(known: Sequence[TableOption], rounds: int) -> dict[str, Any]:
    """A limit of rounds as an option, for those games that have one."""
    name = round_limit().name
    return {name: rounds} if any(option.name == name for option in known) else {}


def check_options(
    known: Sequence[TableOption], asked: Mapping[str, Any], players: int
) -> dict[str, Any]:
    """All options with their defaults filled in; unknown or impossible ones raise Malformed."""
    names = [option.name for option in known]
    for name in asked:
        if name not in names:
            near = get_close_matches(name, names, 1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            some = f"the options are {', '.join(names)}" if names else "there are no options"
            raise Malformed(f"Unknown option {name!r}{hint}; {some}.")
    return {
        option.name: option.check(asked.get(option.name, option.default), players)
        for option in known
    }


def one_of(words: Sequence[str]) -> str:
    """Alternatives as a sentence has them."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
