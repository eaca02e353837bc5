"""The greedy bot for Fallout: it weighs what it is asked by what it brings, and does the best."""

from __future__ import annotations

from overseer.bots.bot import decision_of, own_dice
from overseer.bots.fallout import answers, turns
from overseer.bots.fallout.facts import facts_of
from overseer.bots.fallout.memory import Memory
from overseer.bots.fallout.prospect import Prospect
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, Option, pack
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
        worths = _answers(prospect, decision, codes)
        best = max(worths)
        ties = [i for i, worth in enumerate(worths) if worth == best]
        return options[ties[int(self._random() * len(ties))]]


def worths_of(state: State, seat: int) -> list[float]:
    """What each option of a seat's decision is worth, about in influence.

    In a turn it is what the best goal that the option leads to brings for each action that it
    takes; ten more stands for what takes none and is done first.
    """
    if not isinstance(state, Wasteland):
        raise Malformed("This bot plays Fallout only.")
    decision = decision_of(state, seat)
    codes = [int(code) for code in decision.options.codes]
    memory = Memory()
    prospect = memory.prospect(facts_of(state.cards), state, seat)
    if decision.prompt == t.ASK_TURN:
        return turns.worths(prospect, memory.wishes(prospect), memory.chart(state), codes)
    return _answers(prospect, decision, codes)


def _answers(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    weigh = answers.WEIGHED.get(int(decision.prompt), answers.equally)
    return [round(worth, 6) for worth in weigh(prospect, decision, codes)]
