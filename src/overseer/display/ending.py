"""How any game has ended."""

from __future__ import annotations

from overseer.display.reader import Reader
from overseer.kernel.outcome import Outcome
from overseer.kernel.state import State
from overseer.texts.bundles import in_language


def outcome_of(state: State) -> Outcome:
    """How a game that is over has ended."""
    outcome = state.outcome
    assert outcome is not None
    return outcome


def winners(outcome: Outcome, reader: Reader) -> str:
    """Who has won, in words."""
    names = [reader.player(seat) for seat in outcome.winners]
    texts = in_language(reader.language)
    return texts.format("play-winners", count=len(names), names=", ".join(names))
