"""OpenSpiel's own tests and searchers on our games."""

from __future__ import annotations

import copy
import pickle
import random
import unittest
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import overseer

GAMES = [
    "overseer_shelter(players=2,max_rounds=5)",
    "overseer_shelter(players=4,max_rounds=3)",
    "overseer_fallout(players=1,max_rounds=3)",
    "overseer_fallout(players=3,max_rounds=3,scenario=low-water)",
    "overseer_fallout(players=2,max_rounds=3,packs=outpost)",
]
WITH_PACKS = [
    "overseer_shelter(players=3,max_rounds=3,packs=core;examples/packs/night-market)",
    "overseer_fallout(players=2,max_rounds=3,packs=core;examples/packs/weather-mast)",
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


@pytest.mark.parametrize("name", [*GAMES, *WITH_PACKS])
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
        asked = state.current_player()
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, dice.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == asked
            if player == asked:
                assert other.legal_actions() == state.legal_actions()
            differs |= other.position.state.dump() != state.position.state.dump()
        state.apply_action(dice.choice(state.legal_actions()))
    assert differs


def public_observer(game: Any) -> Any:
    """Who is told what everybody may know."""
    pyspiel = import_module("pyspiel")
    return game.make_py_observer(
        pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    )


def test_the_public_observer_tells_nothing_of_a_hand() -> None:
    state = first_choice("overseer_fallout(players=3,max_rounds=8)")
    observer = public_observer(state.get_game())
    dice = random.Random(5)
    named = 0  # positions in which an option would tell what one hand holds
    for _ in range(1500):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            asked = state.current_player()
            onlooker = (asked + 1) % 3
            other = state.resample_from_infostate(onlooker, dice.random)
            named += other.legal_actions() != state.legal_actions()
            for player in range(3):
                assert observer.string_from(other, player) == observer.string_from(state, player)
                seen = []
                for each in (state, other):
                    observer.set_from(each, player)
                    seen.append(observer.tensor.copy())
                assert (seen[0] == seen[1]).all()
        state.apply_action(dice.choice(state.legal_actions()))
    assert named > 0


def test_an_observer_of_what_nobody_can_see_is_refused() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = load("overseer_fallout")
    private = pyspiel.PrivateInfoType
    with pytest.raises(overseer.Malformed, match="no history"):
        game.make_py_observer(pyspiel.IIGObservationType(True, True, private.SINGLE_PLAYER))
    with pytest.raises(overseer.Malformed, match="what one player knows"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, private.ALL_PLAYERS))


@pytest.mark.parametrize("name", [*GAMES, *WITH_PACKS])
def test_a_game_and_its_states_can_be_pickled_and_loaded_by_name(name: str) -> None:
    game = load(name)
    state = first_choice(name)
    pyspiel = import_module("pyspiel")
    again = [pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))]
    for each in again:
        assert each.table.options == game.table.options
        assert each.table.game is game.table.game
    copies = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()]
    for each in copies:
        each.apply_action(each.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert {str(each) for each in copies} == {str(state)}


def test_players_and_outcomes_that_there_are_not_are_refused() -> None:
    state = first_choice("overseer_fallout(players=2,max_rounds=3)")
    observer = state.get_game().make_py_observer()
    looks: list[Callable[[], object]] = [
        lambda: observer.set_from(state, 2),
        lambda: observer.string_from(state, 99),
        lambda: observer.set_from(state, None),
        lambda: state.resample_from_infostate(2, random.random),
    ]
    for look in looks:
        with pytest.raises(overseer.Malformed, match="There is no seat"):
            look()
    start = state.get_game().new_initial_state()
    for outcome in (-1, 99_999):
        with pytest.raises(overseer.Illegal, match=f"Chance has no outcome {outcome} here"):
            start.action_to_string(outcome)


def test_a_path_that_openspiel_cannot_write_is_refused() -> None:
    pyspiel = import_module("pyspiel")
    with pytest.raises(overseer.Malformed, match="with ';' between them, not 'a,b'"):
        pyspiel.load_game("overseer_shelter", {"packs": "a,b"})


def test_the_longest_game_fits_into_the_number_that_tells_of_it() -> None:
    assert load("overseer_shelter(max_rounds=1000000)").max_game_length() == 2**31 - 1


def test_to_register_twice_is_harmless() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from overseer.envs import openspiel

    openspiel.register()
    assert "overseer_shelter" in pyspiel.registered_names()
