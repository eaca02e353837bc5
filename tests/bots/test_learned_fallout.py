"""Learned bots of Fallout: what they know, what they take for granted, and whom they beat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from typing import Any, cast

import msgspec
import pytest

from overseer import Option, bots
from overseer.arena import play, simulate
from overseer.bots.fallout.chances import promise_of
from overseer.bots.fallout.learned import Bench, make
from overseer.bots.fallout.learner import FalloutLearner
from overseer.bots.fallout.levels import EXPLORER, FIGHTER, HARD, HOARDER, MASTER, NORMAL
from overseer.bots.fallout.traits import numbers_of, prior
from overseer.bots.learned import Leads, LearnedBot
from overseer.bots.levels import Level
from overseer.bots.mind.fallout import PHASES, FalloutJudge
from overseer.bots.mind.promise import CERTAIN, NEEDED, ROLLS
from overseer.bots.weights import shipped
from overseer.catalog.fallout.game import FalloutGame
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.errors import Malformed
from overseer.kernel.outcome import Outcome, Standing
from overseer.kernel.state import State
from overseer.testing import check_bot

GAME = FalloutGame()
BRIEF = replace(HARD, name="brief", further=200, budget=200, worlds=2)


def judge() -> FalloutJudge:
    return FalloutJudge(prior(), promise_of(GAME.tables))


def decisions(players: int, seed: int) -> Iterator[Wasteland]:
    """Positions of a game between greedy bots, at every decision."""
    state = GAME.new(players=players, seed=seed, max_rounds=12)
    seats = [bots.make("greedy", GAME, seat) for seat in range(players)]
    guesses = random.Random(seed)
    while (decision := state.decision) is not None:
        yield state
        state.apply(bots.ask(seats[decision.seat], state, decision.seat, guesses), decision.seat)


class Quick:
    """A bot that has nothing but habits, and takes the default where it has none."""

    def __init__(self) -> None:
        self.judge = judge()

    def choose(self, state: State, seat: int) -> Option:
        assert isinstance(state, Wasteland)
        decision = bots.decision_of(state, seat)
        hinted = self.judge.hint(state, decision)
        return decision.options[hinted if hinted >= 0 else decision.default]


# Weights


def test_weights_of_other_traits_are_refused() -> None:
    weights = shipped("fallout", 2)
    fewer = {name: row for name, row in weights.traits.items() if name != "caps"}
    short = {**weights.traits, "caps": (1,)}
    for traits, message in ((fewer, "caps"), (short, f"{PHASES} weights")):
        with pytest.raises(Malformed, match=message):
            numbers_of(msgspec.structs.replace(weights, traits=traits))


def test_a_game_is_worth_its_influence_and_more_to_those_who_win() -> None:
    learner = FalloutLearner(GAME, 2)

    def scores(winners: tuple[int, ...]) -> list[int]:
        standings = (Standing(1, 1, 9, ()), Standing(0, 2, 6, ()))
        return learner.scores(Outcome(standings, winners, False))

    alone, shared = scores((1,)), scores((0, 1))
    assert alone[0] == 6
    assert alone[1] > shared[1] > 9
    assert scores(()) == [0, 0]


# The judge


@pytest.mark.parametrize("players", [1, 2, 4])
def test_to_judge_a_position_leaves_it_as_it_is(players: int) -> None:
    judging = judge()
    for state in decisions(players, 5):
        before = state.dump()
        for seat in range(players):
            judging.worth(state, seat)
        decision = state.decision
        assert decision is not None
        judging.hint(state, decision)
        assert state.dump() == before


def test_habits_are_options() -> None:
    judging, known = judge(), 0
    for state in decisions(3, 6):
        decision = state.decision
        assert decision is not None
        hinted = judging.hint(state, decision)
        assert -1 <= hinted < len(decision.options)
        known += hinted >= 0
    assert known > 100


def test_habits_alone_beat_chance() -> None:
    wins = 0
    for seed in range(4):
        state = GAME.new(players=2, seed=seed, max_rounds=40)
        play(state, [Quick(), bots.make("random", GAME, seed)])
        assert state.outcome is not None
        scores = {standing.seat: standing.score for standing in state.outcome.standings}
        wins += scores[0] > scores[1]
    assert wins >= 3


def test_more_influence_is_worth_more() -> None:
    judging = judge()
    state = next(
        state
        for state in decisions(2, 8)
        if state.round == 4 and state.decision is not None and state.decision.prompt == t.ASK_TURN
    )
    before = judging.worth(state, 0)
    richer = state.clone()
    richer.caps[0] += 5
    assert judging.worth(richer, 0) > before
    assert judging.worth(richer, 1) < judging.worth(state, 1)


def test_chances_grow_with_rerolls_and_shrink_with_what_is_needed() -> None:
    fights = promise_of(GAME.tables).fights
    for weak in range(1, 16):
        for needed in range(1, NEEDED - 1):
            row = [fights[(weak * NEEDED + needed) * ROLLS + rolls] for rolls in range(ROLLS)]
            harder = [
                fights[(weak * NEEDED + needed + 1) * ROLLS + rolls] for rolls in range(ROLLS)
            ]
            assert row == sorted(row)
            assert all(0 <= b <= a <= CERTAIN for a, b in zip(row, harder, strict=True))


# Bots


@pytest.mark.parametrize("level", [NORMAL, BRIEF])
def test_learned_bots_keep_the_laws_of_bots(level: Level) -> None:
    checked = check_bot(
        lambda seed: make(level, seed), GAME, players=(2,), options={"max_rounds": 3}
    )
    assert checked.decisions > 10


def hides_a_hand(state: State) -> bool:
    """Whether somebody else holds an agenda that who is asked cannot know."""
    decision = state.decision
    assert decision is not None
    table = bots.table_of(state, decision.seat)
    return any(each.agendas > 0 for each in table.survivors if each.seat != decision.seat)


def test_worlds_look_the_same_to_the_seat_and_differ_in_what_it_cannot_know() -> None:
    bench = Bench(replace(MASTER, worlds=6), 3)
    state = next(state for state in decisions(3, 9) if hides_a_hand(state))
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    worlds = bench.worlds(state, seat)
    assert len(worlds) == 6
    assert all(world.view(seat) == state.view(seat) for world in worlds)
    hands = {tuple(world.agendas) for world in worlds if isinstance(world, Wasteland)}
    assert len(hands) > 1


class Fixed:
    """An adviser who always names the last option."""

    def choose(self, state: State, seat: int) -> Option:
        return bots.decision_of(state, seat).options[-1]


@pytest.mark.parametrize(("doubt", "follows"), [(inf, True), (0.0, False)])
def test_an_adviser_is_followed_in_doubt_only(doubt: float, follows: bool) -> None:
    level = replace(BRIEF, further=2_000, doubt=doubt)
    bench = Bench(level, 1)
    turns = [
        state.clone()
        for state in decisions(2, 11)
        if state.decision is not None
        and state.decision.prompt == t.ASK_TURN
        and len(state.decision.options) > 4
    ][:8]
    asked = 0
    for state in turns:
        decision = state.decision
        assert decision is not None
        bot = LearnedBot(level, 1, bench.judge, bench.worlds, Fixed())
        asked += bot.choose(state, decision.seat) == decision.options[-1]
    assert (asked == len(turns)) is follows


class Told:
    """A search that has been told what its samples come to."""

    def __init__(self) -> None:
        self.sums = [0, 0]
        self.alive = [0, 1]

    def best(self) -> int:
        return self.sums.index(max(self.sums))


@pytest.mark.parametrize(
    ("gaps", "clear"),
    [
        ([3, 4, 3, 5, 4, 3], True),  # always ahead
        ([30, -28, 25, -26, 20, -12], False),  # ahead on average, by luck
        ([9, 9], False),  # seen too rarely
        ([-3, -4, -3, -5, -4, -3], False),
        ([0, 0, 0, 0, 0, 0], False),
    ],
)
def test_a_lead_is_clear_if_it_is_more_than_luck(gaps: list[int], clear: bool) -> None:
    search, leads = cast(Any, Told()), Leads()
    for gap in gaps:
        before = list(search.sums)
        search.sums = [search.sums[0] + 7, search.sums[1] + 7 + gap]
        leads.note(search, before)
    assert leads.is_clear(1, 0, 1.5) is clear
    behind = [-gap for gap in gaps] == [3, 4, 3, 5, 4, 3]
    assert leads.is_clear(0, 1, 1.5) is behind
    assert not leads.is_clear(0, 0, 1.5)
    assert not Leads().is_clear(1, 0, 0.0)


def test_what_has_clearly_fallen_behind_is_beaten_but_for_what_was_advised() -> None:
    search, leads = cast(Any, Told()), Leads()
    for luck in (2, -1, 0, 1, -2, 3):
        before = list(search.sums)
        search.sums = [search.sums[0] + 7 + luck, search.sums[1] + 90 - luck]
        leads.note(search, before)
    assert leads.beaten(search, -1) == [0]
    assert leads.beaten(search, 0) == []


def test_who_plays_alone_does_not_put_things_off() -> None:
    """A search that counts what could be done in full ends most turns of this game unused."""
    state = GAME.new(players=1, seed=720_002, max_rounds=10)
    bot = make(replace(MASTER, worlds=16), 1)
    idle = 0
    while state.decision is not None:
        option = bot.choose(state, 0)
        idle += option.kind == "end" and state.actions == t.TURN_ACTIONS
        state.apply(option)
    assert state.round > 5
    assert idle <= 2


def test_easy_does_not_always_think_of_what_it_should_do() -> None:
    """Otherwise it would play its turns as well as the greedy bot."""
    easy, greedy = bots.make("easy", GAME, 1), bots.make("greedy", GAME, 1)
    turns = departures = 0
    for state in decisions(2, 8):
        decision = state.decision
        assert decision is not None
        if decision.kind == "turn":
            turns += 1
            ours = easy.choose(state, decision.seat)
            departures += ours != greedy.choose(state, decision.seat)
    assert turns > 60
    assert 0.1 < departures / turns < 0.6


def test_easy_beats_chance_and_loses_to_the_practised() -> None:
    against = {
        rival: simulate("fallout", games=6, players=2, bots=("easy", rival), seed=40)
        for rival in ("random", "greedy")
    }
    assert against["random"].wins_by_bot["easy"] >= 4
    assert against["greedy"].wins_by_bot["easy"] <= 2


def test_personalities_show() -> None:
    """The same games, played by each against the same rival."""
    fought, explored, had = {}, {}, {}
    for level in (HARD, FIGHTER, EXPLORER, HOARDER):
        brief = replace(level, further=400, worlds=4)
        counted = {"fight": 0, "explore": 0, "had": 0}
        for seed in range(3):
            state = GAME.new(players=2, seed=900 + seed, max_rounds=10)
            watched = Watched(make(brief, seed), counted)
            play(state, [watched, bots.make("greedy", GAME, seed)])
            me = bots.table_of(state, 0).survivors[0]
            counted["had"] += me.caps + 3 * (len(me.equipped) + len(me.inventory))
        fought[level.name], explored[level.name] = counted["fight"], counted["explore"]
        had[level.name] = counted["had"]
    assert max(fought, key=fought.__getitem__) == "fighter"
    assert max(explored, key=explored.__getitem__) == "explorer"
    assert max(had, key=had.__getitem__) == "hoarder"


class Watched:
    """A bot whose choices are counted by their kinds."""

    def __init__(self, bot: LearnedBot, counted: dict[str, int]) -> None:
        self.bot = bot
        self.counted = counted

    def choose(self, state: State, seat: int) -> Option:
        option = self.bot.choose(state, seat)
        if option.kind in self.counted:
            self.counted[option.kind] += 1
        return option


def test_normal_beats_chance() -> None:
    report = simulate(
        "fallout", games=4, players=2, bots=["normal", "random"], seed=700, processes=1
    )
    assert report.wins_by_bot["normal"] >= 3
