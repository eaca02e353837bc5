"""Bots by name, and the random one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import overseer
from kernel.toy import Toy
from overseer import bots
from overseer.testing import check_bot

GAME = overseer.load("shelter")
OWN = bots.own_names("shelter")
THOSE = f"the bots are {', '.join(OWN)}."
QUICK = [name for name in OWN if name != "master"]  # it has tests of its own


def notations(name: str, seed: int, number: int) -> list[str]:
    """The first choices of a bot that plays all seats."""
    state = GAME.new(players=3, seed=4, max_rounds=100)
    bot = bots.make(name, GAME, seed)
    made = []
    for _ in range(number):
        decision = state.decision
        assert decision is not None
        option = bot.choose(state, decision.seat)
        made.append(option.notation)
        state.apply(option)
    return made


@pytest.mark.parametrize("name", ["random", "greedy", "normal"])
def test_every_bot_keeps_the_laws_of_bots(name: str) -> None:
    checked = check_bot(lambda seed: bots.make(name, GAME, seed), GAME)
    assert checked.games == len(GAME.seats)
    assert checked.decisions > 100


@pytest.mark.parametrize("name", ["easy", "builder", "fighter", "hoarder", "hard"])
def test_bots_that_think_keep_the_laws_of_bots(name: str) -> None:
    checked = check_bot(
        lambda seed: bots.make(name, GAME, seed), GAME, players=(2,), options={"max_rounds": 4}
    )
    assert checked.decisions > 10


@pytest.mark.parametrize("name", QUICK)
def test_equal_seeds_make_equal_choices(name: str) -> None:
    assert notations(name, 1, 60) == notations(name, 1, 60)


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "normal"])
def test_other_seeds_make_other_choices(name: str) -> None:
    assert notations(name, 1, 60) != notations(name, 2, 60)


def test_the_random_bot_takes_every_option_equally_often() -> None:
    state = GAME.new(players=4, seed=1)
    bot = bots.make("random", GAME, 5)
    decision = state.decision
    assert decision is not None
    expected = 200
    chosen = Counter(
        bot.choose(state, decision.seat).notation for _ in range(expected * len(decision.options))
    )
    assert set(chosen) == {option.notation for option in decision.options}
    # Five standard deviations of a binomial count.
    assert all(abs(times - expected) < 5 * expected**0.5 for times in chosen.values())


def test_a_bot_and_a_game_of_the_same_seed_roll_different_dice() -> None:
    state = GAME.new(players=2, seed=9)
    bot = bots.own_dice("random", 9)
    game = [state.rng.next() / 2**32 for _ in range(20)]
    assert all(abs(bot.random() - roll) > 1e-9 for roll in game)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy", f"There is no bot 'gredy' (did you mean 'greedy'?); {THOSE}"),
        ("", f"There is no bot ''; {THOSE}"),
    ],
)
def test_an_unknown_bot_is_refused_by_naming_those_of_the_game(name: str, message: str) -> None:
    with pytest.raises(overseer.Malformed) as refusal:
        bots.make(name, GAME, 1)
    assert str(refusal.value) == message


def test_a_bot_of_another_game_is_refused_as_such() -> None:
    assert "explorer" not in OWN
    with pytest.raises(overseer.Malformed, match="'explorer' does not play shelter; choose random"):
        bots.make("explorer", GAME, 1)


@pytest.mark.parametrize("seed", ["1", 1.0, None, True])
def test_the_seed_of_a_bot_is_a_whole_number(seed: object) -> None:
    with pytest.raises(overseer.Malformed, match="whole number"):
        bots.make("random", GAME, seed)  # type: ignore[arg-type]


def test_a_bot_that_does_not_know_a_game_is_refused() -> None:
    class Chess(Toy):
        name = "chess"

    assert isinstance(bots.make("random", Chess(), 1), bots.RandomBot)
    with pytest.raises(overseer.Malformed, match="'greedy' does not play chess; choose random"):
        bots.make("greedy", Chess(), 1)


@pytest.mark.parametrize("name", OWN)
def test_a_seat_that_has_no_decision_is_refused(name: str) -> None:
    state = GAME.new(players=2, seed=1)
    assert state.decision is not None
    with pytest.raises(overseer.Illegal, match="no open decision"):
        bots.make(name, GAME, 1).choose(state, 1 - state.decision.seat)


def test_the_page_has_every_bot_of_ours_in_a_group() -> None:
    source = Path("web/src/home/bots.ts").read_text(encoding="utf-8")
    lists = re.findall(r"^const [A-Z]+ = \[(.*)\]$", source, re.MULTILINE)
    named = [name for each in lists for name in re.findall(r"'([a-z]+)'", each)]
    assert sorted(named) == sorted(bots.NAMES)
