"""The greedy bot for Fallout: it weighs what it is asked by what it brings, and does the best."""

from __future__ import annotations

from collections.abc import Callable

from overseer.bots.bot import decision_of, own_dice
from overseer.bots.fallout import answers, turns
from overseer.bots.fallout.facts import facts_of
from overseer.bots.fallout.paths import Chart, chart_of
from overseer.bots.fallout.prospect import Prospect
from overseer.bots.fallout.wishes import Wishes
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, Option, pack
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State

Weigh = Callable[[Prospect, Decision, list[int]], list[float]]


class FalloutGreedy:
    """A bot that finishes quests, and looks no further than its next goal.

    It reads what its seat can see and the cards' printed values, never a deck's order, a facedown
    token or another's agendas. Options that look equally good are chosen between by its own dice.
    """

    def __init__(self, seed: int) -> None:
        self._random = own_dice("greedy", seed).random
        self._chart: Chart | None = None

    def choose(self, state: State, seat: int) -> Option:
        """The option of the highest worth."""
        if not isinstance(state, Wasteland):
            raise Malformed("This bot plays Fallout only.")
        decision = decision_of(state, seat)
        options = decision.options
        codes = [int(code) for code in options.codes]
        prospect = Prospect(facts_of(state.cards), state, seat)
        if decision.prompt == t.ASK_TURN:
            if codes == [pack(t.END_TURN)]:
                return options[0]
            code = turns.choose(prospect, Wishes(prospect), self._map(state), codes)
            return options[codes.index(code)]
        weigh = answers.WEIGHED.get(int(decision.prompt), answers.equally)
        worths = [round(worth, 6) for worth in weigh(prospect, decision, codes)]
        best = max(worths)
        ties = [i for i, worth in enumerate(worths) if worth == best]
        return options[ties[int(self._random() * len(ties))]]

    def _map(self, land: Wasteland) -> Chart:
        """The chart of the map, made again when a tile was turned over."""
        if self._chart is None or self._chart.slots != tuple(land.slots):
            self._chart = chart_of(land)
        return self._chart
