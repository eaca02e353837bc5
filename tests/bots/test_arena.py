"""The arena: games between bots, counted the same by any number of processes."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

import overseer
from overseer import arena, bots
from overseer.arena import chunks, playing
from overseer.arena.report import Report, Tally, mean, wilson
from overseer.kernel.outcome import Outcome, ranked

TIMES = {"seconds", "decisions_per_second"}
EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "night-market"


def without_times(report: Report) -> dict[str, object]:
    return {name: value for name, value in report.as_json().items() if name not in TIMES}


def test_games_are_those_of_the_seeds_in_a_row() -> None:
    report = arena.simulate("shelter", games=3, players=2, bots=["random"], seed=40)
    game = overseer.load("shelter")
    decisions = rounds = 0
    wins = [Fraction(0), Fraction(0)]
    for seed in (40, 41, 42):
        state = game.new(players=2, seed=seed, max_rounds=100)
        seats = [bots.make("random", game, playing.bot_seed(seed, seat)) for seat in range(2)]
        decisions += arena.play(state, seats)
        rounds += int(state.round)
        assert state.outcome is not None
        for seat in state.outcome.winners:
            wins[seat] += Fraction(1, len(state.outcome.winners))
    assert (report.tally.decisions, report.rounds) == (decisions, rounds)
    assert report.tally.wins == wins
    assert report.seconds > 0


@pytest.mark.parametrize("processes", [2, 3])
def test_everything_but_times_is_equal_for_any_number_of_processes(processes: int) -> None:
    names = ["greedy", "random", "random"]
    simulate = partial(arena.simulate, "shelter", games=11, players=3, bots=names, seed=6)
    told: list[int] = []
    shared = simulate(processes=processes, progress=told.append)
    assert shared.processes == processes
    assert without_times(shared) == without_times(simulate())
    assert told == sorted(told)
    assert told[-1] == 11


def test_packs_are_in_play_in_every_process() -> None:
    simulate = partial(arena.simulate, "shelter", games=4, players=2, bots=["random"], seed=1)
    with_pack = without_times(simulate([EXAMPLE], processes=2))
    assert with_pack == without_times(simulate([EXAMPLE]))
    assert with_pack != without_times(simulate())


def test_no_two_bots_of_a_simulation_share_a_seed() -> None:
    seeds = [playing.bot_seed(seed, seat) for seed in range(-20, 20) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize(("games", "processes"), [(1, 1), (7, 2), (100, 3), (5000, 8)])
def test_chunks_hold_every_game_once(games: int, processes: int) -> None:
    cut = chunks.cut(games, processes)
    assert [n for chunk in cut for n in range(chunk.first, chunk.end)] == list(range(games))


def test_a_game_that_does_not_end_is_named_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "play", partial(arena.play, most=5))
    with pytest.raises(arena.StuckGame) as stuck:
        arena.simulate("shelter", games=3, players=2, bots=["random"], seed=17)
    assert stuck.value.seed == 17
    assert "not over after 5 decisions" in str(stuck.value)


def test_a_game_that_breaks_off_is_named_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_at_19(name: str, game: overseer.Game, seed: int) -> bots.Bot:
        if seed == playing.bot_seed(19, 1):
            raise ZeroDivisionError("nothing to share")
        return bots.RandomBot(seed)

    monkeypatch.setattr(playing, "make", fail_at_19)
    with pytest.raises(arena.StuckGame) as stuck:
        arena.simulate("shelter", games=5, players=2, bots=["random"], seed=17)
    assert stuck.value.seed == 19
    assert "ZeroDivisionError: nothing to share" in str(stuck.value)


def test_a_stuck_game_can_be_told_by_another_process() -> None:
    stuck = pickle.loads(pickle.dumps(arena.StuckGame(5, "it hangs")))
    assert (stuck.seed, stuck.reason) == (5, "it hangs")
    assert str(stuck) == "The game with seed 5 is stuck: it hangs"


def test_a_process_that_dies_is_told_with_the_seeds_it_may_have_played() -> None:
    def kill_them(done: int) -> None:
        for process in multiprocessing.active_children():
            process.kill()

    with pytest.raises(arena.StuckGame, match=r"a process died while seeds 1[0-9]+ to 1[0-9]+"):
        arena.simulate(
            "shelter",
            games=10**5,
            players=2,
            bots=["random"],
            seed=10**9,
            processes=2,
            progress=kill_them,
        )


def test_ctrl_c_stops_all_processes_quietly() -> None:
    # Whoever runs the tests in the background may have them ignore Ctrl-C, and they hand that on.
    code = """
import signal
from overseer import arena
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    arena.simulate("shelter", games=10**6, players=4, bots=["random"], seed=1, processes=2,
                   progress=lambda done: print(done, flush=True))
except KeyboardInterrupt:
    print("stopped")
"""
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert int(process.stdout.readline()) > 0
        os.killpg(process.pid, signal.SIGINT)
        output, complaints = process.communicate(timeout=60)
    assert output.splitlines()[-1] == "stopped"
    assert complaints == ""
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 0}, "games is a number from 1 up, not 0."),
        ({"games": 2.5}, "games is a number from 1 up, not 2.5."),
        ({"processes": -1}, "processes is a number from 1 up, not -1."),
        ({"games": 10**12}, "games is at most 1,000,000, not 1,000,000,000,000."),
        ({"processes": 10**5}, "processes is at most 1,024, not 100,000."),
        ({"seed": "7"}, "A seed is a whole number, not '7'."),
        ({"players": 5}, "shelter takes 2 to 4 players, not 5."),
        ({"bots": ["random", "gredy"]}, "There is no bot 'gredy' (did you mean 'greedy'?)"),
        ({"bots": ["random"] * 3}, "3 bots for 2 players: give one name for all seats, or 2 names"),
        ({"bots": []}, "0 bots for 2 players"),
    ],
)
def test_a_simulation_that_makes_no_sense_is_refused(
    change: dict[str, object], message: str
) -> None:
    sound = {"games": 2, "players": 2, "bots": ["random"], "seed": 1, "processes": 1}
    with pytest.raises(overseer.Malformed) as refusal:
        arena.simulate("shelter", **{**sound, **change})  # type: ignore[arg-type]
    assert message in str(refusal.value)


def outcome(*scores: int, truncated: bool = False, lost: bool = False) -> Outcome:
    standings = ranked({seat: (score,) for seat, score in enumerate(scores)})
    winners = () if lost else tuple(row.seat for row in standings if row.place == 1)
    return Outcome(standings, winners, truncated)


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally(3)
    tally.count(outcome(9, 9, 4), decisions=50, rounds=8)
    tally.count(outcome(2, 2, 2), decisions=70, rounds=10)
    tally.count(outcome(1, 0, 5, truncated=True), decisions=30, rounds=100)
    tally.count(outcome(0, 0, 0, lost=True), decisions=10, rounds=3)
    report = Report("shelter", ("greedy", "random", "greedy"), 1, 1, tally, 2.0, {})
    told = report.as_json()
    assert told["wins_by_seat"] == [
        pytest.approx(5 / 6),
        pytest.approx(5 / 6),
        pytest.approx(4 / 3),
    ]
    assert told["wins_by_bot"] == {"greedy": pytest.approx(13 / 6), "random": pytest.approx(5 / 6)}
    assert (told["games"], told["decisions"], told["rounds"]) == (4, 160, 121)
    assert (told["truncated"], told["lost_by_all"]) == (1, 1)
    assert told["decisions_per_second"] == 80
    assert told["mean_score_by_seat"] == [3, 2.75, 2.75]
    assert report.scores_of([0, 2]) == Counter({0: 2, 1: 1, 2: 2, 4: 1, 5: 1, 9: 1})


def test_tallies_of_parts_add_up() -> None:
    games = [outcome(3, 1), outcome(2, 2), outcome(0, 8)]
    whole, one, two = Tally(2), Tally(2), Tally(2)
    for number, game in enumerate(games):
        whole.count(game, 10 + number, 5)
        (one if number == 0 else two).count(game, 10 + number, 5)
    one.add(two)
    assert one == whole


def test_the_confidence_interval_is_wilsons() -> None:
    assert wilson(8, 10) == pytest.approx((0.490162, 0.943318), abs=1e-6)
    assert wilson(0, 20) == pytest.approx((0.0, 0.161125), abs=1e-6)
    assert wilson(20, 20) == pytest.approx((0.838875, 1.0), abs=1e-6)


def test_the_mean_is_that_of_what_was_counted() -> None:
    assert mean({2: 3, 10: 1}) == 4
