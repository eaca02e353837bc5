"""The one family of errors that bad input raises; nothing is changed when one is raised."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.kernel.explanation import Explanation, Reason


class OverseerError(Exception):
    """Any refusal of input, with one message that is fit to be shown to a person."""


class Malformed(OverseerError):
    """Input that cannot be understood: a notation, a name, an option, a file."""


class Illegal(OverseerError):
    """A choice that is understood but not possible now.

    `rule` is the first ledger id that forbids it, `rules` all of them; `explanation` says why, in
    any language.
    """

    def __init__(self, message: str, rules: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.rules = tuple(rules)
        self._about = ""
        self._explanation: Explanation | None = None

    @classmethod
    def because(cls, explanation: Explanation, about: str = "") -> Illegal:
        """The refusal that an explanation gives; `about` stands before its words."""
        error = Illegal(about + explanation.text(), explanation.rules)
        error._about = about
        error._explanation = explanation
        return error

    def named(self, players: Sequence[str]) -> Illegal:
        """The same refusal with the players' names."""
        if self._explanation is None:
            return self
        return Illegal.because(self._explanation.named(players), self._about)

    def __reduce__(self) -> tuple[type[Illegal], tuple[str, tuple[str, ...]]]:
        return Illegal, (str(self), self.rules)  # words are functions, which no process can send

    @property
    def explanation(self) -> Explanation:
        """Why the choice is not possible; what has no words in other languages has one reason."""
        if self._explanation is not None:
            return self._explanation
        reason = Reason("illegal", self.rules, lambda language, players: str(self))
        return Explanation(False, (reason,))

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
