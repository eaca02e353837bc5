"""What an environment is made with: told at once if it cannot be, and the same for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pyspiel
import pytest
from gymnasium.error import ResetNeeded

from overseer.envs import gymnasium, openspiel, pettingzoo, vector
from overseer.envs.lens.fallout import MOST_CAPS
from overseer.envs.table import MAX_ROUNDS, Table
from overseer.kernel.errors import Illegal, Malformed
from rules.fallout.test_trade import building

assert openspiel.PREFIX  # the import registers the games


def opened(name: str, **settings: Any) -> Table:
    given = ",".join(f"{key}={value}" for key, value in settings.items())
    return pyspiel.load_game(f"overseer_{name}({given})").table  # type: ignore[no-any-return]


MAKERS: dict[str, Callable[..., Table]] = {
    "pettingzoo": lambda name, **given: pettingzoo.raw_env(name, **given).table,
    "gymnasium": lambda name, **given: gymnasium.make(name, **given).table,
    "openspiel": opened,
    "vector": lambda name, **given: vector.make(name, games=2, **given).table,
}


@pytest.mark.parametrize("module", MAKERS)
@pytest.mark.parametrize("name", ["shelter", "fallout"])
def test_every_module_ends_games_after_the_same_number_of_rounds(module: str, name: str) -> None:
    table = MAKERS[module](name)
    assert table.options["max_rounds"] == MAX_ROUNDS == 100
    assert table.players == 2


@pytest.mark.parametrize("module", MAKERS)
def test_a_scenario_is_found_in_the_box_that_has_it(module: str) -> None:
    table = MAKERS[module]("fallout", scenario="mile-ninety")
    assert [pack.id for pack in table.game.packs] == ["outpost"]
    shown: Any = table.new(1).view(0)["table"]
    assert shown["scenario"] == "mile-ninety"


@pytest.mark.parametrize("module", MAKERS)
@pytest.mark.parametrize("given", [{"max_rounds": 0}, {"scenario": "nowhere"}])
def test_an_option_that_cannot_be_is_told_before_anything_is_played(
    module: str, given: dict[str, Any]
) -> None:
    with pytest.raises(Malformed, match=next(iter(given))):
        MAKERS[module]("fallout", **given)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: pettingzoo.env(observations="named"), 'observations is "flat" or "structured"'),
        (lambda: gymnasium.make(rivals="random"), r"rivals is a list of names, such as \['random"),
        (lambda: vector.make(games=0), "games is a number from 1 up, not 0"),
        (lambda: vector.make(games=-1), "games is a number from 1 up"),
        (lambda: vector.make(games=cast(Any, 1.5)), "games is a number from 1 up"),
    ],
)
def test_what_makes_no_sense_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        make()


@pytest.mark.parametrize("action", [-5, 1_000_000])
def test_an_action_that_there_is_not_is_refused_like_any_other(action: int) -> None:
    games = vector.make(games=2)
    games.reset()
    with pytest.raises(Illegal, match=f"Game 0: #{action} is not possible now"):
        games.step([action, 0])
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    with pytest.raises(Illegal, match=f"The action #{action} is not possible now"):
        env.step(action)


@pytest.mark.parametrize(
    "do",
    [lambda env: env.step(10), lambda env: env.action_masks(), lambda env: env.render()],
    ids=["step", "action_masks", "render"],
)
def test_gymnasium_asks_for_a_reset_first(do: Callable[[Any], object]) -> None:
    env = gymnasium.make(render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        do(env)
    env.reset(seed=1)
    do(env)


@pytest.mark.parametrize(
    "do",
    [lambda env: env.step(10), lambda env: env.observe("player_0"), lambda env: env.render()],
    ids=["step", "observe", "render"],
)
def test_pettingzoo_asks_for_a_reset_first(do: Callable[[Any], object]) -> None:
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
        do(pettingzoo.env(render_mode="ansi"))


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("shelter", {"players", "max_rounds", "packs"}),
        ("fallout", {"players", "max_rounds", "packs", "scenario"}),
    ],
)
def test_openspiel_lists_the_parameters_that_a_game_has(name: str, parameters: set[str]) -> None:
    game = pyspiel.load_game(f"overseer_{name}")
    assert game.get_type().parameter_specification.keys() == parameters


def test_offers_without_an_action_have_no_name() -> None:
    land = building().set(0, caps=200).land
    table = Table("fallout", 2, packs=["outpost"])
    decision = land.decision
    assert decision is not None
    assert "give-caps 200" in [option.notation for option in decision.options]
    names = table.names(land)
    assert len(names) == table.mask(land, 0).sum() == len(decision.options) - (200 - MOST_CAPS)
    assert "give-caps 128" in names.values()
