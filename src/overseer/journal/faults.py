"""What can be wrong with a journal, by kind: for those who say it in words of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from overseer.kernel.errors import Illegal, Malformed, OverseerError

# Not a journal at all; of another format; played by other rules; with other cards; damaged.
Kind = Literal["foreign", "format", "rules", "packs", "damaged"]

_LONGEST_MESSAGE = 400


class BadJournal(Malformed):
    """A journal that cannot be read, with the kind of its fault and the line at fault."""

    def __init__(self, message: str, kind: Kind = "damaged", line: int = 0) -> None:
        super().__init__(message)
        self.kind = kind
        self.line = line


class BadLine(Illegal):
    """A line of a journal with a choice that is not possible there."""

    def __init__(self, message: str, rules: Sequence[str], line: int) -> None:
        super().__init__(message, rules)
        self.line = line


class NotTogether(Illegal):
    """Several choices that cannot be made as one; it does not say which, or why."""

    def __init__(self) -> None:
        super().__init__(
            "These choices cannot be made together: one of them is not possible after those before "
            "it, or comes after dice, a draw, a hidden card or another player's decision. "
            "Make them one by one."
        )


@contextmanager
def at_line(number: int | Callable[[], int]) -> Iterator[None]:
    """A block whose refusals name the line at fault; where it moves on, a function tells it."""
    try:
        yield
    except OverseerError as error:
        line = number if isinstance(number, int) else number()
        message = f"line {line}: {error}"
        if len(message) > _LONGEST_MESSAGE:
            message = message[:_LONGEST_MESSAGE] + "..."
        if isinstance(error, Illegal):
            raise BadLine(message, error.rules, line) from None
        kind: Kind = error.kind if isinstance(error, BadJournal) else "damaged"
        raise BadJournal(message, kind, line) from None
