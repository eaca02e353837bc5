"""Odds as a bot weighs them: fights and tests by exact tables, a life against the enemy's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from overseer.games.fallout.odds import LIFE, Judged, Table, shown_dice
from overseer.games.fallout.wasteland import DICE

BLOWS = (0.08, 0.14, 0.22, 0.34, 0.6, 1.0)  # shares of a life that one hit icon takes
A_HIT_MORE = 0.01  # hit icons beyond what a test asks for are of little use
KEPT = 256  # tables of fights; a game asks for about as many, all games for thousands


class Odds:
    """The tables of a game's dice, made when they are first asked for."""

    def __init__(self, areas: Sequence[int], hits: Sequence[int]) -> None:
        self._areas = areas
        self._hits = hits
        self._fight = lru_cache(KEPT)(self._fight_table)
        self._tests: dict[int, Table] = {}

    def fight(self, weak: int, needed: int, armor: int, level: int, remaining: int) -> Table:
        """A fight: dice that fit kill, hit icons beyond the armor hurt."""
        needed = max(0, min(DICE + 1, needed))
        armor = max(-1, min(2 * DICE, armor))
        share = level / max(1, remaining)
        blow = next((each for each in BLOWS if share <= each), BLOWS[-1])
        return self._fight(weak, needed, armor, blow)

    def test(self, difficulty: int) -> Table:
        """A test: hit icons count; one that cannot be reached asks for as many as possible."""
        difficulty = max(0, min(2 * DICE + 1, difficulty))
        table = self._tests.get(difficulty)
        if table is None:

            def judge(_: int, hits: int) -> Judged:
                passed = 1.0 if hits >= difficulty else 0.0
                return passed + A_HIT_MORE * hits, passed

            table = self._tests[difficulty] = Table(shown_dice(self._areas, self._hits, 0), judge)
        return table

    def _fight_table(self, weak: int, needed: int, armor: int, blow: float) -> Table:
        def judge(fits: int, hits: int) -> Judged:
            harm = blow * max(0, hits - armor)
            won = 1.0 if fits >= needed and harm < 1 else 0.0
            return won - LIFE * min(1.0, harm), won

        return Table(shown_dice(self._areas, self._hits, weak), judge)
