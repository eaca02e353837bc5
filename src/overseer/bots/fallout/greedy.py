"""The greedy bot for Fallout: it weighs what it is asked by what it brings, and does the best."""

from __future__ import annotations

from overseer.bots.bot import decision_of, own_dice
from overseer.bots.fallout import answers, turns
from overseer.bots.fallout.facts import facts_of
from overseer.bots.fallout.memory import Memory
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Option, pack
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State


class FalloutGreedy:
    """A bot that finishes quests, and looks no further than its next goal.

    Options that look equally good are chosen between by its own dice.
    """

    def __init__(self, seed: int) -> None:
        self._random = own_dice("greedy", seed).random
        self._memory = Memory()

    def choose(self, state: State, seat: int) -> Option:
        """The option of the highest worth."""
        if not isinstance(state, Wasteland):
            raise Malformed("This bot plays Fallout only.")
        decision = decision_of(state, seat)
        options = decision.options
        codes = [int(code) for code in options.codes]
        prospect = self._memory.prospect(facts_of(state.cards), state, seat)
        if decision.prompt == t.ASK_TURN:
            if codes == [pack(t.END_TURN)]:
                return options[0]
            wishes = self._memory.wishes(prospect)
            code = turns.choose(prospect, wishes, self._memory.chart(state), codes)
            return options[codes.index(code)]
        weigh = answers.WEIGHED.get(int(decision.prompt), answers.equally)
        worths = [round(worth, 6) for worth in weigh(prospect, decision, codes)]
        best = max(worths)
        ties = [i for i, worth in enumerate(worths) if worth == best]
        return options[ties[int(self._random() * len(ties))]]
