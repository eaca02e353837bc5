"""Many games at once: they are the same games as one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import overseer
from overseer.envs.search import Uct
from overseer.envs.space import loaded, spaces_of
from overseer.games.shelter.vault import Vault
from overseer.kernel.rng import Rng

if TYPE_CHECKING:
    from overseer.envs.vector import Vector

TABLES = [("shelter", 2), ("shelter", 4), ("fallout", 1), ("fallout", 3)]


def make(game: str, games: int, players: int, **settings: Any) -> Vector:
    """A vector; numpy is imported by the tests that need it only."""
    from overseer.envs import vector

    return vector.make(game, games, players, **settings)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_step_does_to_each_game_what_its_options_say(game: str, players: int) -> None:
    games = make(game, 5, players, seed=3, max_rounds=6)
    table = games.table
    ended = 0
    for _ in range(150):
        copies = [state.clone() for state in games.fleet.states]
        actions = games.random_actions()
        batch = games.step(actions)
        for place, state in enumerate(copies):
            table.take(state, actions[place])
            assert state.over == batch.ended[place]
            if state.over:
                assert batch.rewards[place].tolist() == table.returns(state)
                assert batch.truncated[place] == table.is_cut_off(state)
                ended += 1
                state = games.fleet.states[place]
                assert state.round <= 1
            else:
                assert not batch.rewards[place].any()
            seat = int(batch.seats[place])
            assert state.decision_of(None).seat == seat
            assert (batch.observations[place] == table.flat(state, seat)).all()
            assert (batch.masks[place] == table.mask(state, seat)).all()
    assert ended > 0


def test_arrays_of_earlier_steps_stay_as_they_are() -> None:
    games = make("shelter", 4, 2)
    before = games.batch
    kept = [part.copy() for part in before]
    for _ in range(50):
        games.step(games.random_actions())
    for part, copy in zip(before, kept, strict=True):
        assert (part == copy).all()


def test_arrays_cannot_be_written_to() -> None:
    games = make("shelter", 2, 2)
    for part in (*games.batch, games.random_actions()):
        assert not part.flags.writeable


def test_rewards_are_by_seat_while_observations_begin_with_who_is_asked() -> None:
    games = make("shelter", 8, 3, seed=4, max_rounds=4)
    for _ in range(200):
        before = [state.clone() for state in games.fleet.states]
        actions = games.random_actions()
        batch = games.step(actions)
        for place in batch.ended.nonzero()[0]:
            state = before[place]
            games.table.take(state, actions[place])
            assert state.outcome is not None
            first = {each.seat for each in state.outcome.standings if each.place == 1}
            rewards = batch.rewards[place]
            assert set((rewards == rewards.max()).nonzero()[0]) == first
        to_move = games.table.named(batch.observations)["to_move"]
        assert (to_move[:, 0] == 1).all()


def test_the_same_seed_gives_the_same_games() -> None:
    ends = []
    for seed in (1, 1, 2):
        games = make("shelter", 8, 3, seed=seed)
        for _ in range(100):
            games.step(games.random_actions())
        ends.append([state.digest() for state in games.fleet.states])
    assert ends[0] == ends[1] != ends[2]
    assert len(set(ends[0])) == 8


def test_to_ask_for_any_actions_changes_nothing() -> None:
    ends = []
    for asks in (False, True):
        games = make("shelter", 4, 2, seed=3, max_rounds=1)
        batch = games.reset()
        for _ in range(120):
            if asks:
                games.random_actions()
            batch = games.step(batch.masks.argmax(1))
        ends.append([state.digest() for state in games.fleet.states])
    assert ends[0] == ends[1]


@pytest.mark.parametrize(("game", "players"), [("shelter", 3), ("fallout", 2)])
def test_only_the_learner_is_asked(game: str, players: int) -> None:
    games = make(game, 6, players, learner=1, max_rounds=3)
    ended = 0
    for _ in range(300):
        batch = games.step(games.random_actions())
        ended += batch.ended.sum()
        assert (batch.seats == 1).all()
    assert ended > 0


def test_an_action_that_is_not_possible_changes_nothing() -> None:
    games = make("shelter", 3, 2)
    before = [state.digest() for state in games.fleet.states]
    actions = games.random_actions().copy()
    actions[2] = games.batch.masks[2].argmin()
    with pytest.raises(overseer.Illegal, match="Game 2: "):
        games.step(actions)
    assert [state.digest() for state in games.fleet.states] == before
    with pytest.raises(overseer.Malformed, match="3 actions"):
        games.step(actions[:2])
    with pytest.raises(overseer.Malformed, match="no seat 2"):
        make("shelter", 3, 2, learner=2)


@pytest.mark.parametrize(
    "actions",
    [[1.0, 1.9], ["a", "b"], [None, None], [True, True], [10**30, 1], 1, None, [[1], [2, 3]]],
    ids=str,
)
def test_actions_that_are_no_row_of_whole_numbers_are_refused(actions: Any) -> None:
    games = make("shelter", 2, 2)
    with pytest.raises(overseer.Malformed, match=r"whole numbers from 0 to 1577|2 actions are"):
        games.step(actions)


def test_without_observations_all_else_is_the_same() -> None:
    seeing = make("fallout", 4, 2, seed=5)
    blind = make("fallout", 4, 2, seed=5, observations=False)
    for _ in range(40):
        actions = seeing.random_actions()
        assert (actions == blind.random_actions()).all()
        one, other = seeing.step(actions), blind.step(actions)
        assert (one.masks == other.masks).all()
    assert blind.batch.observations.shape == (4, 0)


def test_copies_of_a_game_that_is_being_set_up_do_not_share_its_levels() -> None:
    game = loaded("shelter")
    start = game.new(4, seed=1, chance="manual")
    first, second = start.clone(), start.clone()
    first.apply("first 0")
    second.apply("first 2")
    for copy in (first, second):
        copy.auto_chance = True
        copy.apply(0)
    assert isinstance(first, Vault)
    assert isinstance(second, Vault)
    assert list(first.level_of) == [1, 2, 3, 4]
    assert list(second.level_of) == [3, 4, 1, 2]


def test_a_plain_search_beats_chance() -> None:
    game = loaded("shelter")
    spaces = spaces_of(game, 2)
    won = 0
    for seed in range(4):
        state = game.new(2, seed=seed, max_rounds=5)
        bot = Uct(spaces, seed, 60)
        dice = Rng(seed, 2, 3, 4)
        while (decision := state.decision) is not None:
            seat = int(decision.seat)
            if seat == seed % 2:
                state.apply(bot.choose(state, seat))
            else:
                state.apply(int(dice.below(len(decision.options))))
        assert state.outcome is not None
        won += state.outcome.standings[0].seat == seed % 2
    assert won == 4


def test_a_plain_search_looks_at_the_first_open_decision_only() -> None:
    game = loaded("shelter")
    state = game.new(2, seed=1, first_player=0, max_rounds=2)
    bot = Uct(spaces_of(game, 2), 1, 4)
    with pytest.raises(overseer.Illegal, match="that of seat 0, not of 1"):
        bot.choose(state, 1)
    assert bot.choose(state, 0) in state.decision_of(None).options
    while (decision := state.decision) is not None:
        state.apply(decision.options[decision.default])
    with pytest.raises(overseer.Illegal, match="game is over"):
        bot.choose(state, 0)


@pytest.mark.parametrize(("iterations", "guesses"), [(3, 3), (20, 16)])
def test_a_plain_search_guesses_no_more_than_it_looks_at(
    iterations: int, guesses: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = loaded("shelter")
    state = game.new(2, seed=1, first_player=0, max_rounds=1)
    made: list[int] = []
    disguised = type(game.book).disguised

    def counted(book: Any, state: Any, seat: int, seed: int) -> Any:
        made.append(seed)
        return disguised(book, state, seat, seed)

    monkeypatch.setattr(type(game.book), "disguised", counted)
    Uct(spaces_of(game, 2), 1, iterations).choose(state, 0)
    assert len(made) == guesses


@pytest.mark.parametrize(
    ("name", "players"), [("shelter", 3), ("fallout", 2)], ids=["players", "game"]
)
def test_a_plain_search_is_for_one_game_with_so_many_players(name: str, players: int) -> None:
    bot = Uct(spaces_of(loaded("shelter"), 2), 1, 4)
    state = loaded(name).new(players, seed=1, max_rounds=2)
    with pytest.raises(overseer.Malformed, match="a state of shelter with 2 players"):
        bot.choose(state, 0)


@pytest.mark.parametrize("exploration", ["a", None, float("nan"), -1.0, float("inf")])
def test_a_plain_search_explores_by_a_number(exploration: Any) -> None:
    with pytest.raises(overseer.Malformed, match="exploration is a number from 0 up"):
        Uct(spaces_of(loaded("shelter"), 2), 1, 4, exploration)


@pytest.mark.parametrize("iterations", [0, -1, 2.5, "9"])
def test_a_plain_search_needs_something_to_do(iterations: Any) -> None:
    with pytest.raises(overseer.Malformed, match="iterations is a number from 1 up"):
        Uct(spaces_of(loaded("shelter"), 2), 1, iterations)
