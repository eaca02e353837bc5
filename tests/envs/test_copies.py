"""Environments that are copied or sent to other processes, as planners and learners do."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import overseer
from overseer.envs import gymnasium, pettingzoo
from overseer.envs.table import Table

WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


def digest(env: Any) -> str:
    """How the game of an environment stands."""
    return str(env.unwrapped.state_of_play.digest())


def step(env: Any) -> None:
    """Take the action in the middle of those that are possible."""
    (possible,) = env.last()[0]["action_mask"].nonzero()
    env.step(int(possible[len(possible) // 2]))


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize(("game", "players"), [("shelter", 3), ("fallout", 2)])
def test_a_copy_in_pettingzoo_plays_on_by_itself(
    game: str, players: int, way: Callable[[Any], Any]
) -> None:
    env = pettingzoo.env(game, players, max_rounds=9)
    way(env).reset(seed=1)  # also before there is a game
    env.reset(seed=5)
    for _ in range(20):
        step(env)
    before = digest(env)
    other = way(env)
    assert digest(other) == before
    for each in (other, env):
        for _ in range(10):
            step(each)
        assert (digest(env) == before) is (each is other)
    assert digest(other) == digest(env)


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize(
    ("game", "rivals"), [("shelter", ["greedy", "hard"]), ("fallout", ["greedy"]), ("fallout", [])]
)
def test_a_copy_in_gymnasium_plays_on_by_itself(
    game: str, rivals: list[str], way: Callable[[Any], Any]
) -> None:
    env = gymnasium.make(game, rivals, max_rounds=4)
    way(env).reset(seed=1)
    env.reset(seed=5)
    before = digest(env)
    other = way(env)
    assert (digest(other), other.seat) == (before, env.seat)
    ends = []
    for each in (other, env):
        while not any(each.step(int(each.action_masks().argmax()))[2:4]):
            pass
        ends.append((digest(each), each.state_of_play.outcome))
        assert (digest(env) == before) is (each is other)
    assert ends[0] == ends[1]  # the bots of a copy begin anew with the same dice


def test_what_cannot_be_loaded_elsewhere_is_not_sent() -> None:
    game = overseer.load("shelter")
    game.origin = None
    with pytest.raises(overseer.Malformed, match=r"needs a game that overseer.load has made"):
        pickle.dumps(Table(game))


def test_a_state_is_copied_as_it_is_cloned() -> None:
    state = overseer.load("fallout").new(2, seed=3)
    for other in (copy.copy(state), copy.deepcopy(state)):
        assert other.dump() == state.dump()
        other.apply(0)
        assert other.dump() != state.dump()
