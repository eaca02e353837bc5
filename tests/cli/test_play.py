"""`overseer play`: whole games from the command line, and what is refused there."""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from rich.cells import cell_len

import overseer
from cli.keyboard import ANSI, Play, but_for_the_file, typed_in
from overseer import bots
from overseer.catalog.shelter import ShelterGame
from overseer.cli import play as command
from overseer.cli.terminal.players import Player, bots_in, read_players, spec_of
from overseer.cli.terminal.shelter.host import ShelterHost
from overseer.display.shelter.display import ShelterDisplay

DRAWN = set("┌┐└┘├┤│─║┊▒▓○◎●▲■◆★→⇄↻↑⌂∞►·")
SPECS = "Ada,Boris:greedy,Celia:random"
THE_END = {
    "en": ("The game is over", "Ties in happiness are broken by"),
    "pl": ("Koniec gry", "Przy równym zadowoleniu rozstrzygają"),
    "ru": ("Игра окончена", "При равном счастье решают"),
}


@cache
def numbers(
    seed: int, specs: str, rounds: int | None = None, pack: str | None = None
) -> tuple[str, ...]:
    """The numbers that a greedy person types in a whole game, in any language."""
    game = cast(ShelterGame, overseer.load("shelter", [] if pack is None else [pack]))
    seats = read_players(specs, "en")
    options = {} if rounds is None else {"max_rounds": rounds}
    match = command.new_match(game, seats, seed, options)
    others = command.bots_of(game, seats, seed)
    person = bots.make("greedy", game, seed)
    return tuple(typed_in(ShelterHost(ShelterDisplay(game)), match, seats, others, person))


# Whole games


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_game_is_played_by_numbers_to_its_standings(play: Play, language: str) -> None:
    typed = numbers(4, SPECS)
    played = play("--players", SPECS, "--seed", "4", "--language", language, typed=typed)
    assert played.code == 0
    assert played.err == ""
    for words in THE_END[language]:
        assert words in played.out
    standings = re.findall(r"^\d\.  [●▲■] (\w+) ", played.out, re.MULTILINE)
    assert sorted(standings) == ["Ada", "Boris", "Celia"]
    assert max(cell_len(line) for line in but_for_the_file(played.out).splitlines()) <= 80


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_plain_game_is_played_to_its_standings_without_drawings(
    play: Play, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    arguments = ("--players", SPECS, "--seed", "4", "--language", language, "--plain")
    played = play(*arguments, typed=[*numbers(4, SPECS), "v", "h"])
    assert played.code == 0
    for words in THE_END[language]:
        assert words in played.out
    assert set(played.out) & DRAWN <= set("→")  # some texts of cards have an arrow of their own
    assert "\x1b" not in played.out


def test_the_same_seed_is_the_same_game(play: Play) -> None:
    typed = numbers(5, SPECS, rounds=3)
    arguments = ("--players", SPECS, "--seed", "5", "--max-rounds", "3")
    first, second = (but_for_the_file(play(*arguments, typed=typed).out) for _ in range(2))
    assert first == second
    assert "the round limit is reached" in first


def test_bots_alone_play_to_the_end(play: Play) -> None:
    played = play("--players", "A:greedy,B:random", "--seed", "1", "--max-rounds", "4")
    assert played.code == 0
    assert re.search(r"^1\.  ", played.out, re.MULTILINE)


def test_a_bare_command_seats_one_person_and_two_bots(play: Play) -> None:
    played = play("--seed", "1")
    assert "● Ada   ▲ Boris (greedy)   ■ Celia (greedy)" in played.out
    assert played.out.count("● Ada: ") >= 1


def test_names_are_invented_in_the_language_of_the_table(play: Play) -> None:
    played = play("--seed", "1", "--language", "ru")
    assert "● Ада   ▲ Борис (greedy)   ■ Вера (greedy)" in played.out


# Without a terminal, and where the input ends


def test_without_a_terminal_the_opening_table_is_shown(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    played = play("--seed", "1", typed=None)
    assert played.code == 0
    assert "L0 top level" in played.out
    assert "To play, run “overseer play shelter” in a terminal" in played.out.replace("\n", " ")
    assert "● Ada: " not in played.out  # she is asked nothing


def test_choices_can_come_from_the_standard_input(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("pass\n"))
    played = play("--seed", "1", "--input", "-", typed=None)
    assert played.code == 0
    assert "Ada passes" in played.out


def test_the_end_of_the_input_ends_the_game_and_tells_where_it_is_kept(
    play: Play, saves: Path
) -> None:
    played = play("--seed", "1", typed=["pass"])
    assert played.code == 0
    (file,) = saves.glob("shelter-*.journal")
    assert str(file) in played.out.replace("\n  ", "")


# Colour


def test_without_colour_the_table_says_the_same(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = but_for_the_file(play("--seed", "1", typed=["pass"]).out)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = but_for_the_file(play("--seed", "1", typed=["pass"]).out)
    monkeypatch.setenv("NO_COLOR", "1")
    uncoloured = but_for_the_file(play("--seed", "1", typed=["pass"]).out)
    assert ANSI.sub("", coloured) == ANSI.sub("", uncoloured) == plain
    assert _codes(coloured) - {0, 1, 2}
    assert _codes(uncoloured) <= {0, 1, 2}  # bold and dim remain


def _codes(text: str) -> set[int]:
    return {int(code or 0) for codes in ANSI.findall(text) for code in codes.split(";")}


def test_a_terminal_without_these_letters_gets_the_plain_table(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    monkeypatch.setattr(sys, "stdout", narrow)
    assert play("--seed", "1").code == 0
    narrow.seek(0)
    assert "Ada is a human player" in narrow.read()


# Files


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed = numbers(6, "Ada,Boris", rounds=3)
    arguments = ("--players", "Ada,Boris", "--seed", "6", "--max-rounds", "3")
    whole = play(*arguments, typed=typed).out
    half = len(typed) // 2
    stopped = play(*arguments, "--save", str(file), typed=typed[:half])
    assert f"overseer play --resume {file}" in stopped.out.replace("\n  ", " ")
    resumed = play("--resume", str(file), typed=typed[half:], game=None)
    assert resumed.code == 0
    assert _standings(resumed.out) == _standings(whole)


def _standings(text: str) -> list[str]:
    return [line for line in text.splitlines() if re.match(r"\d\.  ", line)]


def test_a_resumed_game_keeps_its_bots(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    play("--players", "Ada,Boris:random", "--seed", "6", typed=["pass", f"s {file}"])
    resumed = play("--resume", str(file), typed=["pass"])
    assert "● Ada   ▲ Boris (random)" in resumed.out
    assert "Ada passes" in resumed.out


def test_a_file_has_no_code_run_and_says_how_to_go_on_with_its_bot(
    play: Play, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    given = ("--players", "Ada,Boris:bots.hostile:Honest")
    again = f"overseer play --resume {file} --players Ada,Boris:bots.hostile:Honest\n"
    begun = play(*given, "--seed", "6", "--save", str(file), typed=["pass"])
    assert begun.out.endswith(f"To go on: {again}")
    resumed = play("--resume", str(file), typed=["pass"])
    said = resumed.out.replace("\n  ", " ")
    assert "Boris was the bot bots.hostile:Honest. No code is run because a file names it" in said
    assert "▲ Boris (greedy)" in resumed.out
    assert f"To go on as before: {again}" in resumed.out.partition("● Ada")[0]
    assert resumed.out.endswith(f"To go on: overseer play --resume {file}\n")
    asked = play("--resume", str(file), *given, typed=["pass"])
    assert "▲ Boris (bots.hostile:Honest)" in asked.out
    assert "No code is run" not in asked.out
    assert asked.out.endswith(f"To go on: {again}")


def test_a_bot_that_is_gone_is_told(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    match = overseer.Match(overseer.load("shelter"), 2, names=["Ada", "Bo"], bots=["", "retired"])
    match.save(file)
    said = play("--resume", str(file), typed=["v"]).out.replace("\n  ", " ")
    assert "Bo was the bot retired, which is not known here; greedy plays instead." in said
    assert "--players" not in said


def test_signs_that_part_players_are_left_out_of_their_names() -> None:
    players = [Player("Ada, the 1st"), Player("my_bots:Careful 2", "my_bots:Careful")]
    assert spec_of(players) == "Ada  the 1st,my_bots Careful 2:my_bots:Careful"
    assert bots_in(read_players(spec_of(players), "en")) == ["", "my_bots:Careful"]


def test_a_resumed_game_can_be_given_to_others(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    play("--players", "Ada,Boris:random", "--seed", "6", typed=[f"s {file}"])
    resumed = play("--resume", str(file), "--players", "Eva,Felix", typed=["pass", "pass"])
    assert "Eva passes" in resumed.out
    assert "Felix passes" in resumed.out


def test_a_finished_game_shows_its_standings_again(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    specs = "A:greedy,B:random"
    first = play("--players", specs, "--seed", "1", "--max-rounds", "2", "--save", str(file))
    again = play("--resume", str(file))
    assert _standings(again.out) == _standings(first.out) != []


# What is refused


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "Ada"], "2 to 4 players"),
        (["--players", "A,B,C,D,E"], "2 to 4 players"),
        (["--players", "Ada,Ada"], "two players are called 'Ada'"),
        (["--players", "Ada,Boris:gredy"], "did you mean 'greedy'?"),
        (["--players", "Ada,greedy"], "write NAME:greedy, or :greedy"),
        (["--players", "Ada,Boris (greedy)"], "write NAME:BOT"),
        (["--players", f"Ada,{'x' * 25}"], "a name has 1 to 24 letters or signs"),
        (["--language", "de"], "choose one of en, pl, ru"),
        (["--first-player", "Zoe"], "give random, a number from 1 to 3, or one of Ada"),
        (["--first-player", "4"], "give random, a number from 1 to 3"),
        (["--elevator-order", "up"], 'elevator_order is "clockwise", "random"'),
        (["--max-rounds", "0"], "max_rounds is a number from 1"),
        (["--house-rule", "free-beer"], "house_rules has 'free-beer'"),
        (["--pack", "nowhere"], "nowhere"),
        (["--resume", "nowhere"], "nowhere: cannot be read"),
        (["--resume", "nowhere", "--seed", "1"], "leave out --seed"),
        (["--input", "nowhere"], "--input: nowhere: cannot be read"),
        (["--save", "no/such/folder/game"], "--save: the folder no/such/folder does not exist"),
        pytest.param(["--save", "x" * 5000], "cannot be written", id="a huge name of a file"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_message(
    play: Play, arguments: list[str], message: str
) -> None:
    played = play(*arguments, typed=None)
    assert played.code == 2
    assert message in played.err
    assert played.out == ""
    assert "Traceback" not in played.err


def test_an_existing_file_is_not_overwritten_by_a_new_game(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("precious")
    played = play("--save", str(file))
    assert played.code == 2
    assert "--resume" in played.err
    assert file.read_text() == "precious"


def test_the_first_player_is_chosen_by_name_or_number(play: Play) -> None:
    by_name = play("--players", "Ada,Boris", "--seed", "1", "--first-player", "Boris")
    by_number = play("--players", "Ada,Boris", "--seed", "1", "--first-player", "2")
    assert by_name == by_number
    assert "Boris: Place a dweller" in by_name.out


def test_a_players_own_pack_is_on_the_table(play: Play) -> None:
    pack = Path(__file__).parents[2] / "examples/packs/night-market"
    typed = numbers(3, SPECS, rounds=6, pack=str(pack))
    arguments = ("--players", SPECS, "--seed", "3", "--max-rounds", "6", "--pack", str(pack))
    played = play(*arguments, typed=[*typed, "i soup", "i pickpocket"])
    assert played.code == 0
    told = " ".join(played.out.split())
    assert "Building cost: 2 food, 1 resource of your choice. Two dwellers." in told
    assert "Fight: 6." in played.out
    assert max(cell_len(line) for line in but_for_the_file(played.out).splitlines()) <= 80


def test_house_rules_are_played_by(play: Play) -> None:
    played = play("--seed", "1", "--house-rule", "starting-resources")
    assert "W·····  F·····  E·····" in played.out
