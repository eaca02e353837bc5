"""Goals: what a game is about in one line, and how it would end now."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.display.model import Goal, Rank
from overseer.kernel.state import State
from overseer.texts.bundles import Texts


def goal_of(
    texts: Texts, state: State, text: str, ranks: Sequence[Rank], rules: Sequence[str]
) -> Goal:
    """A goal with its ranks in one line."""
    told = "; ".join(rank.text for rank in ranks)
    now = texts.format("goal-end" if state.over else "goal-now", ranks=told)
    return Goal(text=text, now=now, ranks=list(ranks), rules=list(rules))
