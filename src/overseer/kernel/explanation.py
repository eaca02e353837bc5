"""Explanations: why something is or is not possible, with the rules that say so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

Players = tuple[str, ...]  # the players' names by seat, or none


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: a key, the ledger ids behind it, and words in any language.

    The words are a function of a language and of the players' names, which may be none.
    """

    key: str
    rules: tuple[str, ...]
    words: Callable[[str, Players], str] = field(compare=False, repr=False)
    players: Players = field(default=(), compare=False, repr=False)

    def text(self, language: str = "en") -> str:
        """The reason as a sentence."""
        return self.words(language, self.players)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The answer to "why?" and "why not?"."""

    possible: bool
    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """All ledger ids, each once, in order."""
        return tuple(dict.fromkeys(rule for reason in self.reasons for rule in reason.rules))

    def text(self, language: str = "en") -> str:
        """All reasons as sentences."""
        return " ".join(reason.text(language) for reason in self.reasons)

    def named(self, players: Sequence[str]) -> Explanation:
        """The same answer with the players' names."""
        names = tuple(players)
        reasons = tuple(replace(reason, players=names) for reason in self.reasons)
        return Explanation(self.possible, reasons)
