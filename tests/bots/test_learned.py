"""Learned bots: what they know, how far they think, and whom they beat."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import overseer
from overseer import Option, bots
from overseer.arena import play, simulate
from overseer.bots import levels
from overseer.bots.learned import LearnedBot
from overseer.bots.levels import HARD, MASTER, Level
from overseer.bots.mind.judge import POINT
from overseer.bots.mind.search import Search
from overseer.bots.mind.shelter import COMMON, PHASES, spread
from overseer.bots.shelter import learned
from overseer.bots.shelter.traits import Reading, numbers_of
from overseer.bots.weights import shipped
from overseer.catalog.shelter import ShelterGame
from overseer.games.shelter import terms as t
from overseer.games.shelter.vault import Vault
from overseer.kernel.errors import Malformed
from overseer.kernel.seed import generator
from overseer.kernel.state import State
from overseer.testing import check_bot

GAME = ShelterGame()
MARKET = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
QUICK = replace(MASTER, further=3_000)


def positions(players: int, seed: int, number: int) -> Iterator[Vault]:
    """Positions of a game between greedy bots, each before a turn."""
    state = GAME.new(players=players, seed=seed, max_rounds=100)
    seats = [bots.make("greedy", GAME, seat) for seat in range(players)]
    while number > 0 and (decision := state.decision) is not None:
        if decision.prompt == t.ASK_TURN:
            number -= 1
            yield state.clone()
        state.apply(seats[decision.seat].choose(state, decision.seat))


def mid_game(players: int = 2, seed: int = 4) -> Vault:
    return list(positions(players, seed, 40))[-1]


class Watched:
    """A bot whose choices are counted by verb."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.verbs: Counter[int] = Counter()
        self.fights = 0

    def choose(self, state: State, seat: int) -> Option:
        option = self.bot.choose(state, seat)
        assert isinstance(state, Vault)
        self.verbs[option.verb] += 1
        if option.verb == t.PLACE and state.threat[option.b] != 0:
            self.fights += 1
        return option


# Weights


@pytest.mark.parametrize("players", GAME.seats)
def test_weights_know_all_cards_of_the_core_pack(players: int) -> None:
    weights = shipped("shelter", players)
    assert set(weights.cards["items"]) == set(GAME.cards.items)
    assert set(weights.cards["rooms"]) == set(GAME.cards.rooms)
    assert weights.trained.packs == {pack.id: pack.version for pack in GAME.packs}


def test_weights_of_other_traits_are_refused() -> None:
    weights = shipped("shelter", 2)
    reading = Reading.of(GAME.tables, GAME.book)
    fewer = {name: row for name, row in weights.traits.items() if name != "happiness"}
    odd = {**fewer, "luck": (0, 0, 0)}
    short = {**weights.traits, "happiness": (1,)}
    for traits, message in (
        (fewer, "happiness"),
        (odd, "happiness, luck"),
        (short, f"{PHASES} weights"),
    ):
        with pytest.raises(Malformed, match=message):
            numbers_of(msgspec.structs.replace(weights, traits=traits), reading)


def test_cards_that_were_not_learned_are_worth_what_their_facts_are() -> None:
    game = ShelterGame([MARKET])
    reading = Reading.of(game.tables, game.book)
    numbers = numbers_of(shipped("shelter", 2), reading)
    new = [i for i, name in enumerate(reading.names.items) if name not in GAME.cards.items]
    assert new
    for item in new:
        at = (COMMON + item) * PHASES
        assert any(numbers[at : at + PHASES])
        assert all(abs(number) < 4096 * 8 for number in numbers[at : at + PHASES])


# Judging


def test_a_finished_game_is_judged_by_its_score() -> None:
    state = GAME.new(players=2, seed=8, max_rounds=100)
    play(state, [bots.make("greedy", GAME, seat) for seat in range(2)])
    judge = learned.Bench(HARD).judge(state)
    outcome = state.outcome
    assert outcome is not None
    winner, loser = (standing.seat for standing in outcome.standings)
    lead = outcome.standings[0].score - outcome.standings[1].score
    assert judge.worth(state, winner) > lead * POINT
    assert judge.worth(state, loser) == -judge.worth(state, winner)


def test_with_two_players_what_one_is_ahead_the_other_is_behind() -> None:
    judge = learned.Bench(HARD).judge(mid_game())
    for state in positions(2, 5, 30):
        assert judge.worth(state, 0) == -judge.worth(state, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lead_is_a_better_prospect_the_later_it_is(players: int) -> None:
    judge = learned.Bench(HARD).judge(mid_game(players))
    for state in positions(players, 5, 30):
        for seat in range(players):
            worth, prospect = judge.worth(state, seat), judge.prospect(state, seat)
            assert -POINT < prospect < POINT
            assert (prospect > 0) == (worth > 0)
        ends = state.clone()
        ends.trigger = 1  # the last round
        assert 0 < spread(ends) < spread(state)


def test_a_win_is_a_win_by_whatever_lead() -> None:
    state = GAME.new(players=2, seed=8, max_rounds=100)
    play(state, [bots.make("greedy", GAME, seat) for seat in range(2)])
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    judge = learned.Bench(HARD).judge(state)
    assert judge.prospect(state, winner) == POINT
    assert judge.prospect(state, 1 - winner) == -POINT


def test_who_plays_to_win_counts_in_wins() -> None:
    state = mid_game()
    assert state.decision is not None
    judge = learned.Bench(HARD).judge(state)
    search = Search(judge, [state], state.decision.seat, generator(2), True)
    search.sample(0, 0)
    assert all(-POINT <= search.mean(option) <= POINT for option in search.alive)
    assert len({search.mean(option) for option in search.alive}) > 1


def test_to_judge_a_state_leaves_it_as_it_is() -> None:
    state = mid_game(3)
    before = state.dump()
    learned.Bench(HARD).judge(state).worth(state, 1)
    assert state.dump() == before


# Searching


def test_the_dice_of_the_state_are_not_looked_at() -> None:
    for state in list(positions(2, 6, 60))[::6]:
        assert state.decision is not None
        seat = state.decision.seat
        one = learned.make(QUICK, 3).choose(state, seat)
        state.rng = generator(777)
        assert learned.make(QUICK, 3).choose(state, seat) == one


def test_the_search_keeps_the_laws_of_bots() -> None:
    level = replace(QUICK, further=500)
    checked = check_bot(
        lambda seed: learned.make(level, seed), GAME, players=(2, 4), options={"max_rounds": 2}
    )
    assert checked.decisions > 20


@pytest.mark.parametrize("level", [HARD, QUICK], ids=lambda level: level.name)
def test_a_decision_costs_no_more_than_the_budget(level: Level) -> None:
    bot = learned.make(level, 1)
    # A sample that is begun is ended: each finalist may be played on to the end of the next round.
    largest_sample = 1_000 * level.finalists
    for state in list(positions(3, 7, 80))[::5]:
        assert state.decision is not None
        bot.choose(state, state.decision.seat)
        assert 0 < bot.spent < level.budget + level.further + largest_sample


def test_more_thinking_takes_no_more_memory() -> None:
    state = mid_game(4)
    assert state.decision is not None
    peaks = []
    for further in (1_000, 1_000, 20_000):
        bot = learned.make(replace(MASTER, further=further), 1)
        bot.choose(state, state.decision.seat)
        tracemalloc.start()
        bot.choose(state, state.decision.seat)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[2] < 1.5 * peaks[1] + 50_000


def test_options_that_throw_no_dice_are_tried_once() -> None:
    state = GAME.new(players=2, seed=1)
    assert state.decision is not None
    seat = state.decision.seat
    search = Search(learned.Bench(HARD).judge(state), [state], seat, generator(1))
    while not search.is_settled() and search.samples < 9:
        search.sample(0, 0)
    assert search.samples < 9  # nothing is rolled in the first turn
    tried = search.applied
    search.sample(0, 0)
    assert search.applied == tried


def test_what_is_dropped_is_the_worst() -> None:
    state = mid_game()
    assert state.decision is not None
    search = Search(learned.Bench(HARD).judge(state), [state], state.decision.seat, generator(2))
    search.sample(0, 0)
    means = sorted((search.mean(i) for i in search.alive), reverse=True)
    search.keep(3)
    assert sorted((search.mean(i) for i in search.alive), reverse=True) == means[:3]
    assert search.mean(search.best()) == means[0]


def test_late_in_a_round_the_next_one_is_played_on_to_its_end() -> None:
    """Else the last turns of a round would be chosen without looking ahead."""
    late = 0
    for state in positions(2, 5, 30):
        assert state.decision is not None
        longest = {}
        for fewest in (0, 6):
            bot = learned.make(replace(QUICK, fewest=fewest), 1)
            search = bot.deliberate(state, state.decision.seat).search
            assert search is not None
            longest[fewest] = int(search.longest)
        if 0 < longest[0] < 6:
            late += 1
            assert longest[6] > longest[0]
        elif longest[0] >= 6:
            assert longest[6] == longest[0]
    assert late > 5


# Playing


@pytest.mark.parametrize("names", [("hard", "greedy"), ("greedy", "hard")])
def test_hard_beats_greedy(names: tuple[str, str]) -> None:
    report = simulate("shelter", games=4, players=2, bots=names, seed=100)
    assert report.wins_by_bot["hard"] >= 3


def test_hard_beats_three_greedy_bots_more_often_than_its_share() -> None:
    names = ("greedy", "hard", "greedy", "greedy")
    report = simulate("shelter", games=4, players=4, bots=names, seed=600)
    assert report.wins_by_bot["hard"] >= 2


def test_easy_beats_careless_players_and_loses_to_hard_ones() -> None:
    against = {
        rival: simulate("shelter", games=3, players=2, bots=("easy", rival), seed=40)
        for rival in ("random", "hard")
    }
    assert against["random"].wins_by_bot["easy"] >= 2
    assert against["hard"].wins_by_bot["easy"] == 0


def test_personalities_show() -> None:
    """The same games, played by each against the same rival."""
    built, fought, held = {}, {}, {}
    for level in (HARD, levels.BUILDER, levels.FIGHTER, levels.HOARDER):
        built[level.name] = fought[level.name] = held[level.name] = 0
        for seed in range(3):
            state = GAME.new(players=2, seed=seed, max_rounds=8)
            watched = Watched(learned.make(level, seed))
            play(state, [watched, bots.make("greedy", GAME, seed)])
            built[level.name] += int(state.rooms_on(state.level_of[0]))
            fought[level.name] += watched.fights
            held[level.name] += int(state.items_of(0) + state.cubes_of(0))
    assert max(built, key=built.__getitem__) == "builder"
    assert max(fought, key=fought.__getitem__) == "fighter"
    assert max(held, key=held.__getitem__) == "hoarder"


def test_a_level_that_overlooks_things_still_takes_what_it_sees() -> None:
    state = mid_game()
    assert state.decision is not None
    blind = learned.make(replace(levels.EASY, sight=0.0), 1)
    seen = {blind.choose(state, state.decision.seat).notation for _ in range(30)}
    assert 1 < len(seen) <= len(state.decision.options)


def test_it_plays_cards_of_other_packs() -> None:
    game = overseer.load("shelter", [MARKET])
    state = game.new(players=2, seed=3, max_rounds=30)
    play(state, [bots.make("hard", game, 1), bots.make("greedy", game, 2)])
    assert state.over


def test_another_game_is_refused() -> None:
    state = overseer.load("fallout").new(players=2, seed=1)
    assert state.decision is not None
    bot: LearnedBot = learned.hard(1)
    with pytest.raises(Malformed, match="plays Fallout Shelter only"):
        bot.choose(state, state.decision.seat)
