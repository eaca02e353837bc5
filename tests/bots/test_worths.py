"""What greedy bots think of options, for everybody: the best is what they choose."""

from __future__ import annotations

import msgspec
import pytest

import overseer
from kernel.toy import Toy
from overseer import bots

PACKS = {"shelter": (), "fallout": ("outpost",)}


@pytest.mark.parametrize("name", PACKS)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_greedy_bot_chooses_what_is_worth_most(name: str, players: int, seed: int) -> None:
    game = overseer.load(name, PACKS[name])
    state = game.new(players=players, seed=seed, max_rounds=12)
    greedy = [bots.make("greedy", game, seat) for seat in range(players)]
    dice = bots.own_dice("guesses", seed)
    turns = told_apart = 0
    while (decision := state.decision) is not None:
        seat = int(decision.seat)
        seen = state.book.disguised(state, seat, dice.getrandbits(32))
        worths = bots.worths(game, seen, seat)
        assert [option for option, _ in worths] == list(decision.options)
        option = greedy[seat].choose(seen, seat)
        assert dict(worths)[option] == max(worth for _, worth in worths)
        if decision.kind == "turn":
            turns += 1
            told_apart += len({worth for _, worth in worths}) > 2
        state.apply(option, seat)
    assert told_apart > turns / 3  # they are no mere marks of the one that is chosen


def test_whoever_has_no_greedy_bot_is_told() -> None:
    toy = Toy()
    state = toy.new(players=2, seed=1)
    with pytest.raises(overseer.Malformed, match="There is no greedy bot for toy"):
        bots.worths(toy, state, 0)


def test_worths_of_another_game_are_refused() -> None:
    shelter, fallout = (overseer.load(name, PACKS[name]) for name in PACKS)
    state = shelter.new(players=2, seed=1)
    with pytest.raises(overseer.Malformed, match="This bot plays Fallout only"):
        bots.worths(fallout, state, 0)


@pytest.mark.parametrize("name", PACKS)
def test_the_typed_table_says_what_the_view_says(name: str) -> None:
    game = overseer.load(name, PACKS[name])
    state = game.new(players=2, seed=1)
    for seat in (0, 1, overseer.SPECTATOR):
        assert msgspec.to_builtins(bots.table_of(state, seat)) == state.view(seat)["table"]
