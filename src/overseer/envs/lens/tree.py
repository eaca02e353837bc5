"""Trees: a plain search (UCT) that knows nothing of a game but its options and its end."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.envs.lens.lens import Lens
from overseer.kernel.decision import Decision
from overseer.kernel.rng import Rng
from overseer.kernel.state import State
from overseer.kernel.vecs import append, vec

_ROOT: Final = 0
_NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Tree:
    """What has been tried from a position, by the choices of all seats on the way.

    Every iteration plays with dice of its own, so a node stands for a row of choices, whatever
    was rolled in between, and its options can differ from one iteration to the next.
    """

    def __init__(self, lens: Lens, players: i64, rng: Rng, exploration: float) -> None:
        self.lens = lens
        self.rng = rng
        self.exploration = exploration
        self.results = vec[float]([0.0] * players)
        self.choices: i64 = 0  # made in copies so far
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.code = vec[i64]([0])  # the choice that led to a node
        self.child = vec[i64]([_NONE])  # its latest child
        self.sibling = vec[i64]([_NONE])
        self.visits = vec[i64]([0])
        self.total = vec[float]([0.0])  # of what whoever made the choice got in the end

    def search(self, roots: list[State], iterations: i64) -> i64:
        """The place of the option that was tried most; each iteration starts at the next root."""
        self.clear()
        for i in range(iterations):
            self._iterate(roots[i % len(roots)].clone())
        decision = roots[0].open
        assert decision is not None
        best: i64 = 0
        most: i64 = -1
        codes = decision.options.codes
        for place in range(len(codes)):
            node = self._child(_ROOT, codes[place])
            if node >= 0 and self.visits[node] > most:
                best = place
                most = self.visits[node]
        return best

    def _iterate(self, state: State) -> None:
        """Go down as far as all is known, try something new, play on at random, and note it."""
        rng = self.rng
        state.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())
        state.auto_chance = True
        nodes = vec[i64]()
        seats = vec[i64]()
        node: i64 = _ROOT
        decision = state.open
        while decision is not None:
            place = self._untried(node, decision)
            is_new = place >= 0
            if not is_new:
                place = self._promising(node, decision)
            code = decision.options.codes[place]
            node = self._grown(node, code) if is_new else self._child(node, code)
            nodes = append(nodes, node)
            seats = append(seats, decision.seat)
            self._choose(state, decision, place)
            decision = state.open
            if is_new:
                break
        while decision is not None:
            self._choose(state, decision, rng.below(len(decision.options.codes)))
            decision = state.open
        self.lens.returns(state, self.results, 0)
        self.visits[_ROOT] += 1
        for i in range(len(nodes)):
            self.visits[nodes[i]] += 1
            self.total[nodes[i]] += self.results[seats[i]]

    def _choose(self, state: State, decision: Decision, place: i64) -> None:
        state.choose(decision, place)
        self.choices += 1

    def _untried(self, node: i64, decision: Decision) -> i64:
        """An option without a node, from a random place on; -1 if all have been tried."""
        codes = decision.options.codes
        number: i64 = len(codes)
        place = self.rng.below(number)
        for _ in range(number):
            if self._child(node, codes[place]) < 0:
                return place
            place = place + 1 if place + 1 < number else 0
        return -1

    def _promising(self, node: i64, decision: Decision) -> i64:
        """The option with the highest upper bound of confidence."""
        codes = decision.options.codes
        width = self.exploration * sqrt(log(float(self.visits[node] + 1)))
        best: i64 = 0
        highest = 0.0
        for place in range(len(codes)):
            child = self._child(node, codes[place])
            visits = float(self.visits[child])
            bound = self.total[child] / visits + width / sqrt(visits)
            if place == 0 or bound > highest:
                best = place
                highest = bound
        return best

    def _child(self, node: i64, code: i64) -> i64:
        child = self.child[node]
        while child >= 0 and self.code[child] != code:
            child = self.sibling[child]
        return child

    def _grown(self, node: i64, code: i64) -> i64:
        grown: i64 = len(self.code)
        self.code = append(self.code, code)
        self.child = append(self.child, _NONE)
        self.sibling = append(self.sibling, self.child[node])
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.child[node] = grown
        return grown
