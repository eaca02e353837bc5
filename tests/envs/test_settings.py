"""What an environment is made with: told at once if it cannot be, and the same for all of them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded

import overseer
from installing import distribution, install
from overseer import registry
from overseer.envs import gymnasium, openspiel, pettingzoo, vector
from overseer.envs.lens.fallout import MOST_CAPS
from overseer.envs.table import MAX_ROUNDS, Table
from overseer.kernel.errors import Illegal, Malformed
from rules.fallout.test_trade import building

assert openspiel.PREFIX  # the import registers the games


def opened(name: str, **settings: Any) -> Table:
    given = ",".join(f"{key}={value}" for key, value in settings.items())
    table: Table = pyspiel.load_game(f"overseer_{name}({given})").table
    return table


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
        (lambda: vector.make(games=0), "games is a number from 1 to 100,000, not 0"),
        (lambda: vector.make(games=-1), "games is a number from 1 to"),
        (lambda: vector.make(games=10**30), "games is a number from 1 to"),
        (lambda: vector.make(games=cast(Any, 1.5)), "games is a number from 1 to"),
    ],
)
def test_what_makes_no_sense_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        make()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: gymnasium.make(rivals=cast(Any, 2)), "rivals is a list of names, such as"),
        (lambda: gymnasium.make(players=3), "players is one more than there are rivals"),
        (lambda: gymnasium.make(seat=cast(Any, "0")), "no seat '0' among 2 players; .* are 0, 1"),
        (lambda: gymnasium.make(seat=cast(Any, 0.5)), "no seat 0.5 among 2 players"),
        (lambda: gymnasium.make(seat=2), "no seat 2 among 2 players"),
        (lambda: vector.make(learner=cast(Any, "a")), "no seat 'a' among 2 players"),
        (lambda: vector.make(learner=cast(Any, 0.5)), "no seat 0.5 among 2 players"),
        (lambda: vector.make(observations=cast(Any, "flat")), "observations is True or False"),
        (lambda: gymnasium.make(render_mode="human"), 'render_mode is "ansi" or None, not \'human'),
        (lambda: pettingzoo.env(render_mode="asni"), 'render_mode is "ansi" or None, not \'asni'),
        (lambda: pettingzoo.env(cast(Any, 3)), "There is no game 3"),
        (lambda: pettingzoo.env(cast(Any, ["shelter"])), "There is no game"),
        (lambda: pettingzoo.env(players=cast(Any, [2])), "takes 2 to 4 players, not"),
        (lambda: pettingzoo.env(house_rules="fifth-room"), "list of names, not 'fifth-room'.$"),
        (lambda: pettingzoo.env(first_player=np.array(["random", "x"])), "first_player is"),
    ],
)
def test_an_argument_of_the_wrong_kind_is_told_in_one_sentence(
    make: Callable[[], object], message: str
) -> None:
    with pytest.raises(Malformed, match=message):
        make()


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "vector"])
@pytest.mark.parametrize("packs", ["night-market", None, 3, {"a": 1}, {"a"}])
def test_packs_are_a_list_and_not_a_word(module: str, packs: Any) -> None:
    message = re.escape(f"packs is a list of folders or ids, not {packs!r}")
    with pytest.raises(Malformed, match=message):
        MAKERS[module]("shelter", packs=packs)
    with pytest.raises(Malformed, match=message):
        overseer.load("shelter", packs=packs)


@pytest.mark.parametrize("module", MAKERS)
def test_a_folder_is_read_as_it_is_now(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    market = Path("examples/packs/night-market").resolve()
    monkeypatch.chdir(tmp_path)
    shutil.copytree(market, "m")
    packs: Any = "m" if module == "openspiel" else ["m"]
    prices = []
    for price in ("W W F", "W F"):
        rooms = Path("m/rooms.yaml").read_text()
        Path("m/rooms.yaml").write_text(
            re.sub(r"price: [WFE* ]+", f"price: {price}", rooms, count=1)
        )
        game: Any = MAKERS[module]("shelter", packs=packs).game
        assert game.packs == overseer.load("shelter", packs=["m"]).packs
        prices.append(game.packs[-1].hash)
    assert prices[0] != prices[1]


@pytest.mark.parametrize("players", [2.0, True, "2", 7])
def test_a_number_of_players_is_refused_whatever_was_made_before(players: Any) -> None:
    pettingzoo.env("shelter", 2)
    pettingzoo.env("fallout", 1)
    for game in ("shelter", "fallout"):
        with pytest.raises(Malformed, match=f"to 4 players, not {players!r}"):
            pettingzoo.env(game, players)


def test_numbers_of_numpy_are_numbers() -> None:
    env = pettingzoo.env("shelter", cast(Any, np.int64(3)))
    env.reset(seed=np.int64(4))
    assert len(env.agents) == 3
    games = vector.make(
        "shelter", cast(Any, np.int32(2)), cast(Any, np.int64(2)), seed=cast(Any, np.int64(1))
    )
    assert games.reset().seats.shape == (2,)


@pytest.mark.parametrize("seed", [-1, 2.0, "2", True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    for env in (pettingzoo.env(), gymnasium.make()):
        with pytest.raises(Malformed, match="A seed is a whole number from 0 up, not"):
            env.reset(seed=seed)


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "vector"])
def test_a_game_that_is_loaded_takes_no_more_packs(module: str) -> None:
    make: Callable[..., Table] = MAKERS[module]
    game = overseer.load("shelter")
    assert make(game).game is game
    with pytest.raises(Malformed, match="a game that is loaded has its packs"):
        make(game, packs=["examples/packs/night-market"])


@pytest.mark.parametrize("action", ["a", "1", 1.9, None, True, [1]])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    env = gymnasium.make(seat=0)
    env.reset(seed=1)
    with pytest.raises(Malformed, match="whole number from 0 to 1577, not "):
        env.step(action)
    zoo = pettingzoo.raw_env()
    zoo.reset(seed=1)
    with pytest.raises(Malformed, match="whole number from 0 to 1577, not "):
        zoo.step(action)


@pytest.mark.parametrize("kind", [int, np.int64, np.uint8, np.array])
def test_whole_numbers_of_numpy_are_actions_and_seats(kind: Callable[[int], Any]) -> None:
    env = gymnasium.make(seat=kind(1))
    _, info = env.reset(seed=1)
    assert info["seat"] == 1
    action = kind(int(info["action_mask"].argmax()))
    assert env.step(action)[4]["illegal"] is False


@pytest.mark.parametrize("action", [-5, 1_000_000, 2**63 - 1])
def test_an_action_that_there_is_not_is_refused_like_any_other(action: int) -> None:
    games = vector.make(games=2)
    games.reset()
    with pytest.raises(Illegal, match=f"Game 0: #{action} is not possible now"):
        games.step([action, 0])
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    with pytest.raises(Illegal, match=f"The action #{action} is not possible now"):
        env.step(action)


@pytest.mark.parametrize("action", [10**30, -(10**30), 99_999, np.uint64(2**64 - 1)])
def test_no_number_is_too_large_to_be_told(action: Any) -> None:
    env = gymnasium.make(seat=0)
    env.reset(seed=1)
    assert env.step(action)[4]["illegal"] is True
    for zoo in (pettingzoo.raw_env(), pettingzoo.env()):
        zoo.reset(seed=1)
        with pytest.raises(Illegal, match=f"The action #{action} is not possible now"):
            zoo.step(action)
    games = vector.make(games=1)
    games.reset()
    if not abs(int(action)) >= 2**64:
        with pytest.raises(Illegal, match=f"Game 0: #{action} is not possible now"):
            games.step(np.array([action]))


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
    env.close()
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
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        do(pettingzoo.raw_env(render_mode="ansi"))


def test_gymnasium_asks_for_a_reset_after_the_end() -> None:
    env = gymnasium.make(max_rounds=1)
    env.reset(seed=1)
    while not any(env.step(int(env.action_masks().argmax()))[2:4]):
        pass
    with pytest.raises(ResetNeeded, match=r"over: call reset\(\) first"):
        env.step(0)


def test_what_is_no_observation_has_no_names() -> None:
    games = vector.make(games=2, observations=False)
    with pytest.raises(Malformed, match="An observation has 1778 numbers"):
        games.table.named(games.reset().observations)


def test_pettingzoo_asks_for_a_reset_after_the_end() -> None:
    env = pettingzoo.raw_env(max_rounds=1)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        is_over = termination or truncation
        env.step(None if is_over else int(observation["action_mask"].nonzero()[0][0]))
    with pytest.raises(ResetNeeded, match=r"over for all agents: call reset\(\) first"):
        env.step(None)
    env.reset()
    assert env.observe(env.agent_selection)["action_mask"].any()


@pytest.mark.parametrize("name", ["shelter", "fallout"])
def test_openspiel_takes_every_table_option(name: str) -> None:
    game = pyspiel.load_game(f"overseer_{name}")
    options = {option.name for option in game.table.game.table_options}
    assert game.get_type().parameter_specification.keys() == {"players", "packs", *options}


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (
            "overseer_shelter(players=3,first_player=2,elevator_order=2;0;1,house_rules=fifth-room;starting-resources)",
            {
                "first_player": 2,
                "elevator_order": [2, 0, 1],
                "house_rules": ["starting-resources", "fifth-room"],
            },
        ),
        (
            "overseer_shelter(first_player=-1,elevator_order=random,house_rules=fifth-room)",
            {"first_player": "random", "elevator_order": "random", "house_rules": ["fifth-room"]},
        ),
        (
            "overseer_fallout(first_player=0,enemy_steps=ask,balanced_agendas=true)",
            {"first_player": 0, "enemy_steps": "ask", "balanced_agendas": True},
        ),
        ("overseer_fallout(max_rounds=7)", {"max_rounds": 7, "balanced_agendas": False}),
    ],
)
def test_openspiel_writes_each_kind_of_option_in_its_own_way(
    text: str, options: dict[str, Any]
) -> None:
    found = pyspiel.load_game(text).table.options
    assert {name: found[name] for name in options} == options


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("overseer_shelter(first_player=2)", "first_player is"),
        ("overseer_shelter(elevator_order=1;x)", r"elevator_order is .* not \[1, 'x'\]"),
        ("overseer_shelter(elevator_order=sideways)", "elevator_order is"),
        ("overseer_shelter(house_rules=fifth-rom)", "house_rules has 'fifth-rom'"),
        ("overseer_fallout(enemy_steps=maybe)", "enemy_steps is"),
    ],
)
def test_openspiel_refuses_an_option_that_cannot_be(text: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        pyspiel.load_game(text)


ANNEX = """
from overseer.catalog.shelter.game import ShelterGame
from overseer.envs.shelter import spaces as spaces_of_shelter
from overseer.registry import Registration
from dataclasses import replace

class Annex(ShelterGame):
    name = "annex"
    seats = range(3, 5)
    table_options = ShelterGame.table_options[:1]  # nothing that would cut a game off

    def hides(self, players):
        return players > 3

    def set_up(self, state, options):
        every = {option.name: option.default for option in ShelterGame.table_options}
        super().set_up(state, {**every, **options})

def spaces(game, players):
    return replace(spaces_of_shelter(game, players), is_zero_sum=False)

GAME = Registration(name="annex", game="annex:Annex", spaces="annex:spaces")
"""


def test_a_third_game_says_for_itself_what_openspiel_should_know(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    given = {"annex": "annex:GAME", "odd": "odd:GAME"}
    with monkeypatch.context() as patch:
        install(patch, distribution(tmp_path, "annexes", given, annex=ANNEX))
        openspiel.register()
        assert "odd:GAME" in caplog.text  # it has no module, and is left out
        game = pyspiel.load_game("overseer_annex(first_player=1)")
        kind = game.get_type()
        assert (kind.long_name, kind.min_num_players, kind.max_num_players) == ("Annex", 3, 4)
        assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        assert kind.utility == pyspiel.GameType.Utility.GENERAL_SUM
        assert kind.parameter_specification.keys() == {"players", "packs", "first_player"}
        assert game.table.options == {"first_player": 1}
        assert game.num_players() == 3
    registry.installed.cache_clear()


@pytest.mark.parametrize(
    ("name", "long_name", "information", "utility"),
    [
        ("shelter", "Fallout Shelter: The Board Game", "PERFECT_INFORMATION", "ZERO_SUM"),
        ("fallout", "Fallout: The Board Game", "IMPERFECT_INFORMATION", "GENERAL_SUM"),
    ],
)
def test_openspiel_is_told_what_kind_of_game_it_is(
    name: str, long_name: str, information: str, utility: str
) -> None:
    kind = pyspiel.load_game(f"overseer_{name}").get_type()
    assert kind.long_name == long_name
    assert kind.information.name == information
    assert kind.utility.name == utility


def test_offers_without_an_action_have_no_name() -> None:
    land = building().set(0, caps=200).land
    table = Table("fallout", 2, packs=["outpost"])
    decision = land.decision
    assert decision is not None
    assert "give-caps 200" in [option.notation for option in decision.options]
    names = table.names(land)
    assert len(names) == table.mask(land, 0).sum() == len(decision.options) - (200 - MOST_CAPS)
    assert "give-caps 128" in names.values()
