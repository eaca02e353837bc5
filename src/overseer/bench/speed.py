"""Speed: how fast the engine in use decides, clones and plays, beside a fixed calibration loop.

`python -m overseer.bench.speed GAME SECONDS REPEATS` prints the figures of its process as JSON, so
that `overseer bench` can ask the pure and the compiled engine alike. All times are processor time,
which other work on the machine disturbs less than the time on the wall.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from time import process_time

import overseer
from overseer.registry import registered

PLAYERS = 4
MAX_ROUNDS = 100
EARLY, LATE = 10, 30  # rounds up to, and rounds from: the ends of the growth check
LOOP = 20_000  # steps of one calibration run

# The loop's steps per second on the machine of the project's targets: one core of two, idle.
REFERENCE = 6_500_000

_POSITIONS = 64
_DICE = random.Random(1)
_PICKS = tuple(_DICE.random() for _ in range(9973))


@dataclass(frozen=True, slots=True)
class Figures:
    """What one engine does in a second of one core, best of several runs."""

    compiled: bool
    loop: float  # calibration steps per second
    decisions: float  # of random four-player games, set-up left out
    games: float  # with set-up
    clones: float
    early: float  # microseconds per decision in the first rounds of long games
    late: float  # and in rounds far on
    growth_of_options: float  # how many times as many options there are in rounds far on


def measure(game_name: str, seconds: float, repeats: int) -> Figures:
    """Measure the engine in use; each figure takes about `seconds` per repeat."""
    game = overseer.load(game_name)
    loop = _best(repeats, lambda: calibrate(seconds / 2))
    runs = [_random_games(game, seconds) for _ in range(repeats)]
    positions = _positions(game)
    clones = _best(repeats, lambda: _clones(positions, seconds / 2))
    growth = [_growth(game, seconds / 2) for _ in range(repeats)]
    return Figures(
        compiled=overseer.COMPILED,
        # The loop again, because the machine may have become faster or slower meanwhile.
        loop=max(loop, _best(repeats, lambda: calibrate(seconds / 2))),
        decisions=max(decisions for decisions, _ in runs),
        games=max(games for _, games in runs),
        clones=clones,
        early=min(early.microseconds for early, _ in growth),
        late=min(late.microseconds for _, late in growth),
        growth_of_options=growth[0][1].options_each / growth[0][0].options_each,
    )


def calibrate(seconds: float) -> float:
    """Steps per second of a loop in plain Python: arithmetic, a list, a branch, a call."""
    return _rate(_loop, seconds)


def _loop() -> int:
    row = [0] * 64
    word = 1
    for step in range(LOOP):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        place = word & 63
        if row[place] < step:
            row[place] = step
        else:
            row[place] += len(row)
    return LOOP


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units per second, of work that is done until the time is over."""
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds or done == 0:
        done += work()
    return done / spent


def _best(repeats: int, figure: Callable[[], float]) -> float:
    return max(figure() for _ in range(repeats))


def _random_games(game: overseer.Game, seconds: float) -> tuple[float, float]:
    """Decisions per second, and games per second with their set-up."""
    picks = cycle(_PICKS)
    decisions = games = 0
    set_up = played = 0.0
    while played < seconds:
        begun = process_time()
        states = [game.new(PLAYERS, seed=games + k, max_rounds=MAX_ROUNDS) for k in range(4)]
        ready = process_time()
        for state in states:
            decisions += _play(state, picks)
        set_up += ready - begun
        played += process_time() - ready
        games += len(states)
    return decisions / played, games / (set_up + played)


def _play(state: overseer.State, picks: Iterator[float]) -> int:
    """A game of random choices through the public interface; how many there were."""
    decisions = 0
    while (decision := state.decision) is not None:
        options = decision.options
        state.apply(options[int(next(picks) * len(options))])
        decisions += 1
    return decisions


def _positions(game: overseer.Game) -> list[overseer.State]:
    """Positions from all over random games."""
    picks = cycle(_PICKS)
    positions: list[overseer.State] = []
    for seed in range(_POSITIONS):
        state = game.new(PLAYERS, seed=seed, max_rounds=MAX_ROUNDS)
        for pick in islice(picks, 2 * seed):
            decision = state.decision
            if decision is None:
                break
            state.apply(decision.options[int(pick * len(decision.options))])
        if not state.over:
            positions.append(state)
    return positions


def _clones(positions: list[overseer.State], seconds: float) -> float:
    def clone_all() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    return _rate(clone_all, seconds)


def _growth(game: overseer.Game, seconds: float) -> tuple[_Stretch, _Stretch]:
    """The early and the late rounds of games that go on to the round limit."""
    picks = cycle(_PICKS)
    early, late = _Stretch(), _Stretch()
    registration = registered(game.name)
    assert registration.goals is not None, "only games with goals are measured"
    prolong = registration.part(registration.goals.prolong)
    seed = 0
    while early.seconds + late.seconds < seconds or late.decisions == 0:
        state = game.new(PLAYERS, seed=seed, max_rounds=MAX_ROUNDS)
        while not state.over:
            prolong(state)
            stretch = early if state.round <= EARLY else late if state.round >= LATE else _Stretch()
            begun = process_time()
            _play_round(state, picks, stretch)
            stretch.seconds += process_time() - begun
        seed += 1
    return early, late


@dataclass(slots=True)
class _Stretch:
    """Some rounds of long games."""

    seconds: float = 0.0
    decisions: int = 0
    options: int = 0

    @property
    def microseconds(self) -> float:
        return 1e6 * self.seconds / self.decisions

    @property
    def options_each(self) -> float:
        return self.options / self.decisions


def _play_round(state: overseer.State, picks: Iterator[float], stretch: _Stretch) -> None:
    """Random choices up to the first of the next round."""
    number = state.round
    while state.round == number and (decision := state.decision) is not None:
        options = decision.options
        state.apply(options[int(next(picks) * len(options))])
        stretch.decisions += 1
        stretch.options += len(options)


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))))
