"""OpenSpiel's own tests and searchers on our games."""

from __future__ import annotations

import random
import unittest
from importlib import import_module
from typing import Any

import pytest

GAMES = [
    "overseer_shelter(players=2,max_rounds=5)",
    "overseer_shelter(players=4,max_rounds=3)",
    "overseer_fallout(players=1,max_rounds=3)",
    "overseer_fallout(players=3,max_rounds=3,scenario=low-water)",
    "overseer_fallout(players=2,max_rounds=3,packs=outpost)",
]


def load(name: str) -> Any:
    """A game of ours; OpenSpiel is imported by the tests that need it only."""
    pyspiel = pytest.importorskip("pyspiel")  # it has no wheels for Windows
    import_module("overseer.envs.openspiel")
    return pyspiel.load_game(name)


def first_choice(name: str) -> Any:
    """A game at the first choice of a player."""
    state = load(name).new_initial_state()
    dice = random.Random(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_of_openspiel_pass(name: str) -> None:
    game = load(name)
    import_module("pyspiel").random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["overseer_shelter", "overseer_fallout"])
def test_openspiel_finds_its_interface(name: str) -> None:
    game = load(name)
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    fields = {"game_name": name, "game": game}
    case = type(name, (EnforceAPIOnPartialTreeBase,), fields)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@pytest.mark.parametrize("name", GAMES[:2])
def test_mcts_of_openspiel_plays(name: str) -> None:
    state = first_choice(name)
    from numpy.random import RandomState
    from open_spiel.python.algorithms import mcts

    dice = RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 8, evaluator, random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES[2:])
def test_is_mcts_of_openspiel_plays(name: str) -> None:
    state = first_choice(name)
    from numpy.random import RandomState
    from open_spiel.python.algorithms import ismcts, mcts

    before = str(state)
    dice = RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, 2.0, 8, random_state=dice, use_observation_string=True
    )
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("name", GAMES[2:])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    state = first_choice(name)
    dice = random.Random(2)
    differs = False
    for _ in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, dice.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            differs |= other.position.state.dump() != state.position.state.dump()
        state.apply_action(dice.choice(state.legal_actions()))
    assert differs


def test_to_register_twice_is_harmless() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from overseer.envs import openspiel

    openspiel.register()
    assert "overseer_shelter" in pyspiel.registered_names()
