"""The one family of errors that bad input raises; nothing is changed when one is raised."""

from __future__ import annotations

from collections.abc import Sequence


class OverseerError(Exception):
    """Any refusal of input, with one message that is fit to be shown to a person."""


class Malformed(OverseerError):
    """Input that cannot be understood: a notation, a name, an option, a file."""


class Illegal(OverseerError):
    """A choice that is understood but not possible now.

    `rule` is the first ledger id that forbids it, `rules` all of them.
    """

    def __init__(self, message: str, rules: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.rules = tuple(rules)

    @property
    def rule(self) -> str:
        """The ledger id that forbids the choice, or an empty string."""
        return self.rules[0] if self.rules else ""

    @property
    def reason(self) -> str:
        """The sentence that says why."""
        return str(self)


class ContentError(OverseerError):
    """All problems of a pack at once, one `file:line:column: message` per line."""

    def __init__(self, problems: Sequence[object]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)
