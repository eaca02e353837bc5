"""`overseer play fallout`: whole games from the command line, and what is refused there."""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from rich.cells import cell_len

import overseer
from cli.keyboard import ANSI, Play, but_for_the_file, typed_in
from overseer import bots
from overseer.catalog.fallout.game import FalloutGame
from overseer.cli import play as command
from overseer.cli.terminal.fallout.host import FalloutHost
from overseer.cli.terminal.players import read_players
from overseer.display.fallout.display import FalloutDisplay
from overseer.kernel.outcome import Outcome
from packs.fallout_packs import told_in_english

DRAWN = set("┌┐└┘├┤┬┴┼│─┊┄░◎●▲■◆►·→⚑①")
FOUR = "Ada,Boris,Celia,Dario"
GAMES = {"Ada": 1, FOUR: 7}  # who plays, and with which seed
THE_END = {
    "en": ("influence {}", "The game is over."),
    "pl": ("wpływ {}", "Koniec gry."),
    "ru": ("влияние {}", "Игра окончена."),
}


class Game(NamedTuple):
    """A whole game: what people type in it, and how it ends."""

    typed: tuple[str, ...]
    outcome: Outcome


@cache
def whole(seed: int, specs: str, rounds: int | None = None, bot: str = "greedy") -> Game:
    """A game of people who choose as a bot would, in any language."""
    game = cast(FalloutGame, overseer.load("fallout", ["outpost"]))
    seats = read_players(specs, "en")
    match = command.new_match(game, seats, seed, {} if rounds is None else {"max_rounds": rounds})
    others = command.bots_of(game, seats, seed)
    person = bots.make(bot, game, seed)
    typed = tuple(typed_in(FalloutHost(FalloutDisplay(game)), match, seats, others, person))
    assert match.state.outcome is not None
    return Game(typed, match.state.outcome)


# Whole games


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("specs", GAMES)
def test_a_game_is_played_by_numbers_to_its_end(play: Play, specs: str, language: str) -> None:
    seed, names = GAMES[specs], specs.split(",")
    game = whole(seed, specs)
    arguments = ("--players", specs, "--seed", str(seed), "--language", language)
    played = play(*arguments, typed=game.typed, game="fallout")
    assert played.code == 0
    assert played.err == ""
    influence, over = THE_END[language]
    assert over in played.out
    found = re.findall(r"^(\d)\.  [●▲■◆] (\w+) {2,}(.+?)(?:  |$)", played.out, re.MULTILINE)
    assert found == [
        (str(each.place), names[each.seat], influence.format(each.score))
        for each in game.outcome.standings
    ]
    assert max(cell_len(line) for line in but_for_the_file(played.out).splitlines()) <= 80


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("specs", GAMES)
def test_a_plain_game_is_played_to_its_end_without_drawings(
    play: Play, specs: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    seed = GAMES[specs]
    arguments = ("--players", specs, "--seed", str(seed), "--language", language, "--plain")
    played = play(*arguments, typed=[*whole(seed, specs).typed, "v", "h"], game="fallout")
    assert played.code == 0
    assert played.err == ""
    assert THE_END[language][1] in played.out
    assert "\x1b" not in played.out
    assert not set(played.out) & DRAWN


@pytest.mark.parametrize("width", [60, 80, 100, 140, 200])
def test_no_line_is_longer_than_the_terminal_in_random_games(
    play: Play, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    language = {60: "ru", 80: "ru", 100: "pl"}.get(width, "en")
    specs = "Ada,Boris:random,Celia:random"
    arguments = ("--players", specs, "--seed", "5", "--max-rounds", "12", "--language", language)
    typed = [*whole(5, specs, 12, "random").typed, "v", "h"]
    played = play(*arguments, typed=typed, game="fallout")
    assert played.code == 0
    assert max(cell_len(line) for line in but_for_the_file(played.out).splitlines()) <= width


def test_bots_alone_play_to_the_end(play: Play) -> None:
    specs = "A:greedy,B:random"
    played = play("--players", specs, "--seed", "1", "--max-rounds", "4", game="fallout")
    assert played.code == 0
    assert "the round limit is reached" in played.out


def test_the_same_seed_is_the_same_game(play: Play) -> None:
    typed = whole(5, "Ada,Boris:greedy", rounds=3).typed
    arguments = ("--players", "Ada,Boris:greedy", "--seed", "5", "--max-rounds", "3")
    runs = [play(*arguments, typed=typed, game="fallout").out for _ in range(2)]
    assert but_for_the_file(runs[0]) == but_for_the_file(runs[1])


def test_a_bare_command_seats_one_person_and_two_bots(play: Play) -> None:
    played = play("--seed", "1", game="fallout")
    assert "● Ada   ▲ Boris (greedy)   ■ Celia (greedy)" in played.out
    assert "Ada: Which character do you play?" in played.out


@pytest.mark.parametrize(
    ("language", "beginning"),
    [
        ("en", "The sea went out one Tuesday"),
        ("pl", "Pewnego wtorku"),
        ("ru", "Однажды во вторник"),
    ],
)
def test_the_story_is_told_in_the_language_of_the_game(
    play: Play, language: str, beginning: str
) -> None:
    told = play("--players", "Ada", "--seed", "1", "--language", language, game="fallout").out
    assert beginning in told
    assert "[EN]" not in told


def test_a_story_in_another_language_is_marked(play: Play, tmp_path: Path) -> None:
    english = ("--players", "Ada", "--pack", str(told_in_english(tmp_path / "outpost")))
    polish = play(*english, "--seed", "1", "--language", "pl", game="fallout").out
    assert "[EN] The sea went out one Tuesday" in polish


# Without a terminal, and where the input ends


def test_without_a_terminal_the_opening_table_is_shown(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    played = play("--seed", "1", typed=None, game="fallout")
    assert played.code == 0
    assert "│A2.1 S1    ┊" in played.out
    assert "run “overseer play fallout” in a terminal" in played.out.replace("\n", " ")
    assert "Which character" not in played.out


@pytest.mark.parametrize("specs", ["Ada", "Ada,Boris"])
def test_the_end_of_the_input_ends_the_game_and_tells_where_it_is_kept(
    play: Play, specs: str, saves: Path
) -> None:
    typed = ["", "1"] if "," in specs else ["1"]
    played = play("--players", specs, "--seed", "1", typed=typed, game="fallout")
    assert played.code == 0
    (file,) = saves.glob("fallout-*.journal")
    assert str(file) in played.out.replace("\n  ", "")


def test_a_terminal_without_these_letters_gets_the_plain_table(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    monkeypatch.setattr(sys, "stdout", narrow)
    assert play("--seed", "1", game="fallout").code == 0
    narrow.seek(0)
    assert "Ada is a human player." in narrow.read()


def test_without_colour_the_table_says_the_same(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("--players", "Ada", "--seed", "1")
    typed = whole(1, "Ada").typed[:9]
    plain = but_for_the_file(play(*arguments, typed=typed, game="fallout").out)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = but_for_the_file(play(*arguments, typed=typed, game="fallout").out)
    assert coloured != plain
    assert re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", coloured) == plain
    assert ANSI.search(coloured)


# Files


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed = whole(1, "Ada").typed
    unbroken = play("--players", "Ada", "--seed", "1", typed=typed, game="fallout").out
    half = len(typed) // 2
    arguments = ("--players", "Ada", "--seed", "1", "--save", str(file))
    stopped = play(*arguments, typed=typed[:half], game="fallout")
    assert f"overseer play --resume {file}" in stopped.out.replace("\n  ", " ")
    resumed = play("--resume", str(file), typed=typed[half:], game=None)
    assert resumed.code == 0
    assert _standings(resumed.out) == _standings(unbroken) != []


def _standings(text: str) -> list[str]:
    return [line for line in text.splitlines() if re.match(r"\d\.  ", line)]


# What is refused


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "A,B,C,D,E"], "1 to 4 players"),
        (["--scenario", "mile-nine"], "did you mean 'mile-ninety'?"),
        (["--enemy-steps", "never"], 'enemy_steps is "automatic" or "ask"'),
        (["--house-rule", "fifth-room"], "house_rules"),
        (["--first-player", "Zoe"], "give random, a number from 1 to 3, or one of Ada"),
        (["--max-rounds", "0"], "max_rounds is a number from 1"),
        (["--resume", "nowhere", "--scenario", "mile-ninety"], "leave out --seed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_message(
    play: Play, arguments: list[str], message: str
) -> None:
    played = play(*arguments, typed=None, game="fallout")
    assert played.code == 2
    assert message in played.err
    assert played.out == ""
    assert "Traceback" not in played.err


def test_options_of_the_table_are_played_by(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    arguments = ("--players", "Ada", "--balanced-agendas", "--enemy-steps", "ask")
    assert play(*arguments, typed=[f"s {file}"], game="fallout").code == 0
    journal = file.read_text(encoding="utf-8")
    assert re.search(r"enemy.steps\W+ask", journal)
    assert re.search(r"balanced.agendas\W+true", journal)
