"""Bots of other people: whatever they do, the game goes on, and their process leaves nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

import overseer
from bots.hostile import Honest
from bots.remains import children_of, is_running, wait_until, wait_until_ended, wait_until_gone
from installing import environment
from overseer import bots
from overseer.bots import guest_process
from overseer.bots.budget import Budget
from overseer.bots.guest_process import LODGE, GuestProcess

HOSTILE = "bots.hostile"
BUDGET = Budget(seconds=20, memory=150, strikes=2)
HURRY = Budget(seconds=0.4, memory=150, strikes=2)
OPTIONS: dict[str, dict[str, Any]] = {
    "shelter": {"max_rounds": 4},
    "fallout": {"max_rounds": 2, "scenario": "mile-ninety"},
}

# By class: what the strikes are. Those without any play on as if nothing was.
STRIKES = {
    "Sleeper": "late",
    "Spinner": "late",
    "Promiser": "failed",
    "Rambler": "failed",
    "Forger": "failed",
    "Glutton": "failed",
    "Raiser": "failed",
    "Painter": "failed",
    "Quitter": "failed",
    "Leaver": "failed",
    "Suicide": "failed",
    "Recurser": "failed",
    "Closer": "failed",
    "Scribbler": "failed",
    "Writer": "failed",
    "Nobody": "illegal",
    "Windbag": "illegal",
    "Liar": "illegal",
    "Stranger": "illegal",
    "Counterfeiter": "illegal",
}
HARMLESS = ["Honest", "Chatterer", "Forker"]
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot do this")


def loaded(name: str) -> overseer.Game:
    packs = ["outpost"] if name == "fallout" else []
    return overseer.load(name, packs)


GAMES = {name: loaded(name) for name in OPTIONS}


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """After each test no process of a guest is left, nor anything that it has started."""
    yield
    pids = LODGE.pids
    LODGE.close()
    for pid in pids:
        wait_until_gone(pid)


def guest(name: str, game: overseer.Game, seed: int = 1, budget: Budget = BUDGET) -> bots.Guest:
    return bots.Guest(f"{HOSTILE}:{name}", game, seed, budget)


def played(game: overseer.Game, bot: bots.Bot) -> tuple[overseer.State, list[str]]:
    """A short game of a bot against one that plays at random, and the bot's choices."""
    state = game.new(players=2, seed=5, **OPTIONS[game.name])
    other, dice, chosen = bots.RandomBot(3), bots.own_dice("guesses", 0), []
    while (decision := state.decision) is not None:
        seat = int(decision.seat)
        option = bots.ask(bot if seat == 0 else other, state, seat, dice)
        if seat == 0:
            chosen.append(option.notation)
        state.apply(option)
    return state, chosen


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("kind", STRIKES)
def test_the_default_is_chosen_for_a_bot_that_does_not_choose(name: str, kind: str) -> None:
    game = GAMES[name]
    bot = guest(kind, game, budget=HURRY if STRIKES[kind] == "late" else BUDGET)
    state, chosen = played(game, bot)
    assert state.over
    assert [strike.kind for strike in bot.strikes[:2]] == [STRIKES[kind]] * 2
    assert bot.is_out
    assert {strike.kind for strike in bot.strikes[2:]} == {"unasked"}
    assert len(bot.strikes) == len(chosen)
    assert all(len(strike.text) < 500 for strike in bot.strikes)


class Defaults:
    def choose(self, state: overseer.State, seat: int) -> overseer.Option:
        decision = bots.decision_of(state, seat)
        return decision.options[decision.default]


def test_what_is_chosen_for_it_is_the_default() -> None:
    game = GAMES["shelter"]
    assert played(game, guest("Raiser", game))[1] == played(game, Defaults())[1]


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("kind", HARMLESS)
def test_what_a_bot_does_to_its_own_process_changes_nothing(name: str, kind: str) -> None:
    game = GAMES[name]
    bot = guest(kind, game)
    chosen = played(game, bot)[1]
    assert bot.strikes == []
    assert chosen == played(game, Honest(1))[1]
    bot.dismiss()


@pytest.mark.parametrize("name", OPTIONS)
def test_a_bot_that_rewrites_the_rules_does_so_for_itself_alone(name: str) -> None:
    game = GAMES[name]
    bot = guest("Tamperer", game)
    state, chosen = played(game, bot)
    assert state.over
    assert all(strike.kind != "late" for strike in bot.strikes)
    assert chosen
    bot.dismiss()
    after = guest("Honest", game)
    assert played(game, after)[1] == played(game, Honest(1))[1]
    assert after.strikes == []


def test_a_broken_bot_is_made_anew_and_plays_on() -> None:
    game = GAMES["shelter"]
    bot = guest("Honest", game)
    state = game.new(players=2, seed=1)
    decision = state.decision
    assert decision is not None
    seat = int(decision.seat)
    bot.choose(state, seat)
    os.killpg(LODGE.pids[0], signal.SIGKILL)
    assert bot.choose(state, seat) in decision.options
    assert [str(strike) for strike in bot.strikes] == ["failed: its process broke off"]
    bot.choose(state, seat)
    assert len(bot.strikes) == 1


def test_a_bot_that_ends_its_keeper_is_made_anew_as_well() -> None:
    game = GAMES["shelter"]
    bot = guest("Parricide", game)
    state, _ = played(game, bot)
    assert state.over
    assert {str(strike) for strike in bot.strikes} <= {"failed: its process broke off", "unasked"}


def test_a_process_that_cannot_be_started_is_a_strike(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(*_: object) -> None:
        raise BlockingIOError(11, "no room for another process")

    monkeypatch.setattr(guest_process, "_begun", begin)
    game = GAMES["shelter"]
    bot = guest("Honest", game)
    assert played(game, bot)[1] == played(game, Defaults())[1]
    assert bot.is_out
    assert str(bot.strikes[0]) == (
        "failed: The bot 'bots.hostile:Honest' cannot be used: no process can be started "
        "([Errno 11] no room for another process)."
    )
    with pytest.raises(overseer.Malformed, match="no process can be started"):
        guest("Honest", game).start()


def test_a_bot_changes_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    (tmp_path / "file").write_text("kept")
    (tmp_path / "empty").mkdir()
    game = GAMES["shelter"]
    bot = guest("Vandal", game)
    state = game.new(players=2, seed=1)
    assert state.decision is not None
    bot.choose(state, int(state.decision.seat))
    assert bot.strikes == []
    assert sorted(each.name for each in tmp_path.iterdir()) == ["empty", "file"]
    assert (tmp_path / "file").read_text() == "kept"


def test_one_process_plays_game_after_game_and_finds_its_module_as_it_was() -> None:
    game = GAMES["shelter"]
    for _ in range(3):
        bot = guest("Forgetful", game)
        played(game, bot)
        assert bot.strikes == []
        bot.dismiss()
        assert len(LODGE.pids) == 1


def test_a_process_that_leaves_others_behind_is_ended_with_them() -> None:
    game = GAMES["shelter"]
    bot = guest("Forker", game)
    played(game, bot)
    (pid,) = LODGE.pids
    bot.dismiss()
    if os.geteuid() == 0:  # others may not start any
        assert LODGE.pids == []
        wait_until_gone(pid)


def test_whoever_has_waited_longest_makes_room_and_comes_again_without_a_strike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guest_process, "MOST", 2)
    game = GAMES["shelter"]
    guests = [guest("Honest", game, seed) for seed in range(3)]
    state = game.new(players=2, seed=1)
    assert state.decision is not None
    for _ in range(2):
        for each in guests:
            each.choose(state, int(state.decision.seat))
            assert len(LODGE.pids) <= 2
    assert [each.strikes for each in guests] == [[], [], []]


def test_processes_that_are_still_starting_count_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else all that are asked for at the same moment would find room."""
    monkeypatch.setattr(guest_process, "MOST", 2)
    game = GAMES["shelter"]
    waiting = guest("Honest", game)
    waiting.start()
    start = GuestProcess.__init__
    seen: list[int] = []
    others: list[bots.Guest] = []

    def look(self: GuestProcess, kind: Any) -> None:
        if not seen:
            seen.append(len(LODGE.pids))  # one waits, one starts
            others.append(guest("Honest", game, 3))
            others[-1].start()
            seen.append(len(LODGE.pids))  # the one that waited has made room
        start(self, kind)

    monkeypatch.setattr(GuestProcess, "__init__", look)
    guest("Honest", game, 2).start()
    assert seen == [1, 1]


def test_what_a_guest_says_cannot_paint_a_terminal() -> None:
    game = GAMES["shelter"]
    bot = guest("Painter", game)
    state = game.new(players=2, seed=1)
    assert state.decision is not None
    bot.choose(state, int(state.decision.seat))
    [strike] = bot.strikes
    assert "nothing at [/tmp/x]" in strike.text
    assert strike.text.isprintable()
    forged = bot._judged({"choice": "place\n\x1b[31m L0.1"}, state.decision)
    assert forged is None
    assert bot.strikes[-1].text == "place [31m L0.1"


def test_nothing_is_left_of_a_guest_that_nobody_holds() -> None:
    bot = guest("Honest", GAMES["shelter"])
    bot.start()
    (pid,) = LODGE.pids
    del bot
    wait_until_gone(pid)


@pytest.mark.parametrize("who", ["its table", "the program"])
def test_nothing_is_left_of_a_guest_that_is_ended_while_its_process_starts(
    monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    begun, go_on, born = threading.Event(), threading.Event(), []
    started = GuestProcess._started

    def slowly(process: GuestProcess) -> Mapping[str, str]:
        card = started(process)
        born.append(process.pid)
        begun.set()
        go_on.wait(20)
        return card

    monkeypatch.setattr(GuestProcess, "_started", slowly)
    game = GAMES["shelter"]
    bot, state = guest("Sleeper", game), game.new(players=2, seed=1)
    assert state.decision is not None
    thread = threading.Thread(target=bot.choose, args=(state, int(state.decision.seat)))
    thread.start()
    assert begun.wait(20)
    if who == "its table":
        bot.end()
    else:
        LODGE.close()
    go_on.set()
    for pid in born:
        wait_until_gone(pid)
    thread.join(10)  # a Sleeper that is asked would take all of its 20 seconds
    assert not thread.is_alive()
    assert LODGE.pids == []
    assert [strike.kind for strike in bot.strikes] == ["failed"]


@ON_LINUX
def test_a_bot_ends_with_its_keeper_even_if_it_has_left_the_group() -> None:
    game = GAMES["shelter"]
    bot, state = guest("Deserter", game), game.new(players=2, seed=1)
    assert state.decision is not None
    bot.start()
    (keeper,) = LODGE.pids
    (pid,) = children_of(keeper)
    bot.choose(state, int(state.decision.seat))
    assert [str(strike) for strike in bot.strikes] == ["failed: its process broke off"]
    wait_until_ended(pid)


@ON_LINUX
def test_nobody_waits_for_a_bot_that_has_got_away() -> None:
    game = GAMES["shelter"]
    bot, state = guest("Escaper", game, budget=Budget(seconds=60)), game.new(players=2, seed=1)
    assert state.decision is not None
    bot.start()
    (keeper,) = LODGE.pids
    (pid,) = children_of(keeper)
    thread = threading.Thread(target=bot.choose, args=(state, int(state.decision.seat)))
    thread.start()
    try:
        wait_until(lambda: not is_running(keeper), "the keeper was not ended")
        assert is_running(pid)  # it is the host's to end it
        began = time.monotonic()
        bot.end()
        thread.join(20)
        assert time.monotonic() - began < 10
    finally:
        os.kill(pid, signal.SIGKILL)
        thread.join()


SCRIPT = """
import sys, threading
import overseer
from overseer import bots
from overseer.bots.budget import Budget
from overseer.bots.guest_process import LODGE
game = overseer.load("shelter")
state = game.new(players=2, seed=1)
bot = bots.Guest(f"bots.hostile:{sys.argv[1]}", game, 1, Budget(seconds=1000))
bot.start()
threading.Thread(target=bot.choose, args=(state, int(state.decision.seat))).start()
print(LODGE.pids[0], flush=True)
"""


@ON_LINUX
@pytest.mark.parametrize("kind", ["Spinner", "Wanderer"])
def test_nothing_is_left_of_a_guest_whose_table_is_killed(kind: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT, kind],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment()},
    ) as table:
        assert table.stdout is not None
        keeper = int(table.stdout.readline())
        (pid,) = children_of(keeper)
        time.sleep(0.3)
        assert is_running(keeper)
        assert os.getpgid(pid) == (pid if kind == "Wanderer" else keeper)
        table.kill()
        table.wait()
        wait_until_ended(pid)
        wait_until_gone(keeper)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_guest_is_sent_nothing_but_what_its_seat_may_know(name: str) -> None:
    game = GAMES[name]
    state = game.new(players=2, seed=9, **{**OPTIONS[name], "max_rounds": 8})
    dice = bots.own_dice("guesses", 1)
    bot = bots.RandomBot(4)
    for _ in range(60):
        if state.decision is None:
            break
        seat = int(state.decision.seat)
        for seed in range(3):
            other = state.book.disguised(state, seat, seed)
            assert state.book.basis(state, seat) == state.book.basis(other, seat)
        sampled = game.sample(_plain(state.book.basis(state, seat)), 1)
        assert sampled.view(seat) == state.view(seat)
        state.apply(bots.ask(bot, state, seat, dice))


def _plain(basis: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(basis))
