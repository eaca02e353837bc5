"""`overseer simulate`: what it prints, and what it refuses."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

import overseer
from overseer import arena
from overseer.arena import chunks
from overseer.cli import main as cli

EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
KEYS = {
    "games",
    "decisions",
    "rounds",
    "rounds_by_game",
    "winners_by_game",
    "options",
    "seconds",
    "decisions_per_second",
    "wins_by_seat",
    "wins_by_bot",
    "truncated",
    "lost_by_all",
}
SMALL = ["simulate", "shelter", "--games", "6", "--seed", "5", "--processes", "1"]


def run(*words: str) -> int:
    return cli.main([*SMALL, *words])


def test_json_is_one_object_alone_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--players", "3", "--bots", "greedy,random,random", "--json") == 0
    output = capsys.readouterr()
    told = json.loads(output.out)
    assert output.err == ""
    assert told.keys() >= KEYS
    assert told["games"] == 6
    assert sum(told["wins_by_seat"]) + told["lost_by_all"] == pytest.approx(6)
    assert told["wins_by_bot"]["greedy"] == told["wins_by_seat"][0]
    assert told["wins_by_bot"]["random"] == pytest.approx(sum(told["wins_by_seat"][1:]))
    assert told["decisions_per_second"] == pytest.approx(
        told["decisions"] / told["seconds"], rel=1e-3
    )
    assert told["rounds"] == sum(told["rounds_by_game"]) >= 6
    assert len(told["rounds_by_game"]) == len(told["winners_by_game"]) == 6
    shares = [1 / len(seats) for seats in told["winners_by_game"] if 0 in seats]
    assert sum(shares) == pytest.approx(told["wins_by_seat"][0])
    assert told["truncated"] == 0


def test_json_is_the_same_from_two_processes_but_for_times(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for processes in ("1", "2"):
        words = ["--games", "9", "--players", "2", "--bots", "random", "--seed", "-3", "--json"]
        assert cli.main(["simulate", "shelter", *words, "--processes", processes]) == 0
        report = json.loads(capsys.readouterr().out)
        del report["seconds"], report["decisions_per_second"]
        told.append(report)
    assert told[0] == told[1]
    assert told[0]["seed"] == -3


def test_one_bot_fills_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--players", "4", "--bots", "random", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == ["random"] * 4
    assert told["wins_by_bot"] == {"random": 6}


def test_a_pack_is_in_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--bots", "random", "--json") == 0
    core = json.loads(capsys.readouterr().out)
    assert run("--bots", "random", "--json", "--pack", str(EXAMPLE)) == 0
    assert json.loads(capsys.readouterr().out)["decisions"] != core["decisions"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["6 games, 4 players, seeds 5 to 10", "Wins by bot", "95% interval", "Length: "]),
        ("pl", ["6 rozgrywek, liczba graczy: 4", "Zwycięstwa według botów", "Przedział 95%"]),
        ("ru", ["6 партий, игроков: 4", "Победы по ботам", "Интервал 95", "в секунду"]),
    ],
)
def test_the_summary_is_readable_at_80_columns(
    language: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--bots", "greedy,random,random,random", "--language", language) == 0
    page = capsys.readouterr().out
    for word in words:
        assert word in page
    tables = [line for line in page.splitlines() if "greedy" in line or "random" in line]
    assert len(tables) == 2 + 4  # bots and seats, each on one line
    assert all(len(line) <= 80 for line in tables)
    rate = "100.0%" if language == "en" else "100,0"
    assert rate in tables[0]


def test_one_player_is_one_player(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--players", "1", "--bots", "random", "--processes", "1"]
    assert cli.main(["simulate", "fallout", *words, "--option", "max_rounds=1"]) == 0
    assert "1 game, 1 player, seeds 1 to 1" in capsys.readouterr().out


def test_a_stuck_game_exits_1_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chunks, "play", partial(arena.play, most=5))
    assert run("--players", "2", "--bots", "random", "--pack", str(EXAMPLE)) == 1
    output = capsys.readouterr()
    assert output.out == ""
    said, again = output.err.splitlines()
    assert said == (
        "overseer: The game with seed 5 is stuck: RuntimeError: not over after 5 decisions"
    )
    assert again == (
        "To see it again: overseer simulate shelter --games 1 --players 2 --bots random --seed 5 "
        f"--pack {EXAMPLE}"
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "greedy,random"], "2 bots for 4 players: give one name for all seats, or 4"),
        (["--bots", "smart"], "There is no bot 'smart'; the bots are random, easy, greedy"),
        (["--bots", ""], "There is no bot ''"),
        (["--players", "7"], "shelter takes 2 to 4 players, not 7."),
        (["--games", "0"], "games is a number from 1 up, not 0."),
        (["--processes", "0"], "processes is a number from 1 up, not 0."),
        (["--language", "xx"], "unknown language 'xx': choose one of en, pl, ru"),
        (["--pack", "nowhere"], "nowhere"),
        (["--games", "many"], "many"),
        (["--option", "scenario=x"], "Unknown option 'scenario'; the options are first_player, "),
        (["--option", "house_rules=chess"], "known are starting-resources, "),
        (["--option", "max_rounds"], "--option 'max_rounds': write NAME=VALUE"),
        (["--option", "max_rounds=1", "--option", "max-rounds=2"], "max_rounds is given twice"),
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "shelter", *words]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert message in output.err
    assert "Traceback" not in output.err


def test_options_of_the_table_are_in_force(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--bots", "random", "--json"]
    words += ["--option", "max_rounds=2", "--option", "house_rules=fifth-room,starting-resources"]
    assert run(*words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rounds_by_game"] == [2] * 6
    assert told["truncated"] == 6
    assert told["options"]["house_rules"] == ["starting-resources", "fifth-room"]


def test_a_scenario_is_chosen_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "fallout", "--games", "1", "--players", "1", "--processes", "1", "--json"]
    words += ["--bots", "random", "--option", "max_rounds=2", "--option"]
    scenario = list(overseer.load("fallout", ["outpost"]).cards.scenarios)[-1]
    assert cli.main([*words, f"scenario={scenario}"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["scenario"] == scenario
    assert cli.main([*words, "scenario=moon"]) == 2
    assert f'or "{scenario}", not ' in capsys.readouterr().err


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("simulate",), ("arena",)])
def test_brackets_in_what_a_bot_says_are_brackets(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing that somebody's bot says is lost, or read as colours, after all games are played."""
    bots = ["--bots", "random,bots.hostile:Painter", "--players", "2", "--games", "2"]
    more = ["--option", "max_rounds=2", "--processes", "1"]
    assert cli.main([*words, "shelter", *bots, *more]) == 0
    printed = capsys.readouterr().out.replace("\n", " ")
    if words == ("simulate",):
        assert "nothing at [/tmp/x] :smile:" in printed
    assert "bots.hostile:Painter" in printed
