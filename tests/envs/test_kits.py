"""The kits of the projects whose interfaces the environments have."""

from __future__ import annotations

import pytest

TABLES = [("shelter", 2), ("shelter", 4), ("fallout", 1), ("fallout", 3)]

# What their kits warn of by way of advice: observations in a dictionary with a mask, numbers that
# are not within -1 and 1, an environment that was not made through a registry.
advice = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@advice
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("observations", ["flat", "structured"])
def test_pettingzoo_accepts_the_environment(game: str, players: int, observations: str) -> None:
    from pettingzoo.test import api_test

    from overseer.envs import pettingzoo

    env = pettingzoo.env(game, players, observations=observations, max_rounds=4)
    api_test(env, num_cycles=200)


@advice
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_the_same_games_for_the_same_seed(game: str, players: int) -> None:
    from pettingzoo.test import seed_test

    from overseer.envs import pettingzoo

    seed_test(lambda: pettingzoo.env(game, players, max_rounds=4), num_cycles=200)


@advice
def test_pettingzoo_measures_it(capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import performance_benchmark

    from overseer.envs import pettingzoo

    performance_benchmark(pettingzoo.env("shelter", 2))
    assert "turns per second" in capsys.readouterr().out


@advice
def test_pettingzoo_accepts_it_as_a_parallel_environment() -> None:
    from pettingzoo.test import parallel_api_test

    from overseer.envs import pettingzoo

    parallel_api_test(pettingzoo.parallel_env("shelter", 3, max_rounds=4), num_cycles=100)


@advice
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_the_same_parallel_games_for_the_same_seed(
    game: str, players: int
) -> None:
    from pettingzoo.test import parallel_seed_test

    from overseer.envs import pettingzoo

    parallel_seed_test(lambda: pettingzoo.parallel_env(game, players, max_rounds=4))


@advice
@pytest.mark.parametrize(
    ("game", "rivals"),
    [("shelter", ["random"]), ("shelter", ["greedy", "random"]), ("fallout", [])],
)
def test_gymnasium_accepts_the_environment(game: str, rivals: list[str]) -> None:
    from gymnasium.utils.env_checker import check_env

    from overseer.envs import gymnasium

    check_env(gymnasium.make(game, rivals, max_rounds=4), skip_render_check=True)
