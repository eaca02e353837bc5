"""Environments: steps, playouts and search beside games of PettingZoo and OpenSpiel.

`python -m overseer.bench.envs SECONDS` prints the figures of its process as JSON. All games choose
at random among their legal actions and are driven from Python; times are processor time.
"""

from __future__ import annotations

import json
import os
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from time import process_time
from typing import Any

import overseer
from overseer.registry import BUILT_IN

VECTOR = 64  # games that are stepped in one call
ROUNDS = 100
PLAYERS = 2
ITERATIONS = 50  # of a search
SPIEL_GAMES = (
    "kuhn_poker",
    "leduc_poker",
    "hanabi",
    "dou_dizhu",
    "backgammon",
    "connect_four",
    "tic_tac_toe",
)
SPIEL_SEARCHED = ("tic_tac_toe", "connect_four", "backgammon")
ZOO_GAMES = ("tictactoe_v3", "connect_four_v3")

# What is measured: steps with legal actions, with observations too, games, iterations of a search.
STEPS, SEEN, PLAYOUTS, SEARCH = "steps", "observed", "playouts", "search"


@dataclass(frozen=True, slots=True)
class Figure:
    """So many a second of something, in a game of somebody's."""

    what: str
    whose: str
    game: str
    rate: float
    choices: float = 0.0  # a second, within playouts and searches


def measure(seconds: float) -> list[Figure]:
    """All figures, each from about so many seconds; nothing of what is not installed."""
    return [
        *_overseer(seconds),
        *(_zoo(seconds) if _has("pettingzoo") else ()),
        *(_spiel(seconds) if _has("pyspiel") else ()),
    ]


def missing() -> list[str]:
    """What is not installed and therefore not measured."""
    names = {
        "numpy": "numpy",
        "gymnasium": "Gymnasium",
        "pettingzoo": "PettingZoo",
        "pyspiel": "OpenSpiel",
    }
    return [told for module, told in names.items() if not _has(module)]


def _has(module: str) -> bool:
    return find_spec(module) is not None


def _rates(work: Callable[[], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Two kinds of units per second; the work is done once before it counts."""
    work()
    done = more = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds or done == 0:
        units, others = work()
        done += units
        more += others
    spent = max(spent, 1e-9)
    return done / spent, more / spent


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units per second."""
    return _rates(lambda: (work(), 0), seconds)[0]


# The games of this package


def _overseer(seconds: float) -> Iterator[Figure]:
    for name in BUILT_IN:
        yield Figure(STEPS, "Overseer state", name, _rate(_bare(name), seconds))
        if _has("numpy"):
            yield from _fleet(name, seconds)
        if _has("pettingzoo"):
            yield Figure(SEEN, "Overseer in PettingZoo", name, _rate(_own_zoo(name), seconds))
        if _has("gymnasium"):
            yield Figure(SEEN, "Overseer in Gymnasium", name, _rate(_own_gym(name), seconds))
        if _has("pyspiel"):
            game = _own_spiel(name)
            for what, shows in ((STEPS, False), (SEEN, True)):
                rate = _rate(partial(_spiel_game, game, shows), seconds)
                yield Figure(what, "Overseer in OpenSpiel", name, rate)


def _bare(name: str) -> Callable[[], int]:
    """The engine through its public interface, with no environment around it."""
    game = overseer.load(name)
    dice = random.Random(1)

    def play() -> int:
        state = game.new(PLAYERS, seed=dice.getrandbits(32), max_rounds=ROUNDS)
        steps = 0
        while (decision := state.decision) is not None:
            state.apply(int(dice.random() * len(decision.options)))
            steps += 1
        return steps

    return play


def _fleet(name: str, seconds: float) -> Iterator[Figure]:
    from overseer.envs import vector
    from overseer.envs.search import Uct

    blind = vector.make(name, VECTOR, PLAYERS, observations=False, max_rounds=ROUNDS)
    games = vector.make(name, VECTOR, PLAYERS, max_rounds=ROUNDS)
    yield Figure(STEPS, "Overseer vector", name, _rate(partial(_step, blind), seconds))
    yield Figure(SEEN, "Overseer vector", name, _rate(partial(_step, games), seconds))
    fleet = games.fleet

    def playouts() -> tuple[int, int]:
        return 4, int(fleet.playouts(4))

    yield Figure(PLAYOUTS, "Overseer", name, *_rates(playouts, seconds))
    uct = Uct(games.table.spaces, 1, ITERATIONS)
    state = games.table.new(1)

    def search() -> tuple[int, int]:
        before = int(uct.tree.choices)
        uct.choose(state, int(state.decision_of(None).seat))
        return ITERATIONS, int(uct.tree.choices) - before

    yield Figure(SEARCH, "Overseer UCT", name, *_rates(search, seconds))


def _step(games: Any) -> int:
    games.step(games.random_actions())
    return VECTOR


def _zoo_steps(env: Any) -> Callable[[], int]:
    """A game of random actions in an environment of PettingZoo."""

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(_drawn(observation["action_mask"]))
                steps += 1
        return steps

    return play


def _drawn(mask: Any) -> int:
    """One of the actions that a mask allows; quicker than the space's own `sample`."""
    actions = mask.nonzero()[0]
    return int(actions[int(random.random() * len(actions))])


def _own_zoo(name: str) -> Callable[[], int]:
    from overseer.envs import pettingzoo

    return _zoo_steps(pettingzoo.raw_env(name, PLAYERS, max_rounds=ROUNDS))


def _own_gym(name: str) -> Callable[[], int]:
    from overseer.envs import gymnasium

    env = gymnasium.make(name, ["random"], max_rounds=ROUNDS)

    def play() -> int:
        _, info = env.reset()
        steps = 0
        over = False
        while not over:
            _, _, terminated, truncated, info = env.step(_drawn(info["action_mask"]))
            over = terminated or truncated
            steps += 1
        return steps

    return play


def _own_spiel(name: str) -> Any:
    import pyspiel

    from overseer.envs import openspiel

    return pyspiel.load_game(
        f"{openspiel.PREFIX}{name}", {"players": PLAYERS, "max_rounds": ROUNDS}
    )


# The games of others


def _zoo(seconds: float) -> Iterator[Figure]:
    from importlib import import_module

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for name in ZOO_GAMES:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                module = import_module(f"pettingzoo.classic.{name}")
        except ImportError:  # it needs pygame
            continue
        yield Figure(SEEN, "PettingZoo", name, _rate(_zoo_steps(module.raw_env()), seconds))


def _spiel(seconds: float) -> Iterator[Figure]:
    import pyspiel

    for name in SPIEL_GAMES:
        game = pyspiel.load_game(name)
        for what, shows in ((STEPS, False), (SEEN, True)):
            yield Figure(what, "OpenSpiel", name, _rate(partial(_spiel_game, game, shows), seconds))
    for name in SPIEL_SEARCHED:
        game = pyspiel.load_game(name)
        yield Figure(PLAYOUTS, "OpenSpiel", name, *_rates(partial(_spiel_playout, game), seconds))
        yield Figure(SEARCH, "OpenSpiel MCTS", name, _rate(_spiel_search(game), seconds))


def _spiel_playout(game: Any) -> tuple[int, int]:
    return 1, _spiel_game(game, False)


def _spiel_game(game: Any, shows: bool) -> int:
    """A game of random actions; how many choices of players there were, as in ours."""
    state = game.new_initial_state()
    steps = 0
    draw = random.random
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_outcome(state.chance_outcomes(), draw()))
        else:
            if shows:
                _spiel_sight(state)
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
    return steps


def _outcome(outcomes: list[tuple[int, float]], number: float) -> int:
    """The outcome that a number from 0 to 1 falls upon."""
    for action, chance in outcomes:
        number -= chance
        if number <= 0:
            return action
    return outcomes[-1][0]


def _spiel_sight(state: Any) -> None:
    """What the player to move sees, in the form that the game has."""
    if state.get_game().get_type().provides_observation_tensor:
        state.observation_tensor()
    else:
        state.information_state_tensor()


def _spiel_search(game: Any) -> Callable[[], int]:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, ITERATIONS, 100, False, 1, False)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])

    def search() -> int:
        bot.step(start)
        return ITERATIONS

    return search


if __name__ == "__main__":
    print(json.dumps([asdict(figure) for figure in measure(float(sys.argv[1]))]))
