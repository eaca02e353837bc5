"""`overseer replay`: the tables of both games, drawn as in play."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import overseer
from overseer import bots
from overseer.cli import main as cli
from overseer.cli.playback import Playback
from overseer.journal.match import Match
from overseer.texts.bundles import LANGUAGES, in_language

TABLES = [("shelter", n) for n in (2, 3, 4)] + [("fallout", n) for n in (1, 2, 3, 4)]
VAULT, MAP = "├─ L1 ", "│░░░"
DRAWN = {"shelter": VAULT, "fallout": MAP}


@cache
def journal(game: str, players: int, rounds: int = 3, choices: int = 10_000) -> str:
    """The journal of a short game between bots."""
    return _played(game, players, rounds, choices).journal(seed=True)


def _played(game: str, players: int, rounds: int, choices: int) -> Match:
    loaded = overseer.load(game, ["outpost"] if game == "fallout" else [])
    names = [f"{name} (greedy)" for name in ("Ada", "Boris", "Celia", "Dario")][:players]
    match = Match(loaded, players, 7, names=names, max_rounds=rounds)
    seats = [bots.make("greedy", loaded, seat) for seat in range(players)]
    while not match.state.over and choices:
        decision = match.state.decision
        assert decision is not None
        match.apply(seats[decision.seat].choose(match.state, decision.seat), decision.seat)
        choices -= 1
    return match


def watch(
    text: str,
    keys: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *arguments: str,
) -> str:
    """What is on the screen of one who watches a journal and presses keys."""
    file = tmp_path / "game.journal"
    file.write_text(text, encoding="utf-8")
    pressed = iter(keys)

    def answer(_: object = "") -> str:
        try:
            return next(pressed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("overseer.cli.replay.in_terminal", lambda: True)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    assert cli.main(["replay", str(file), *arguments]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


@pytest.mark.parametrize("columns", [80, 100, 140])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_journal_of_any_table_is_watched_from_beginning_to_end(
    game: str,
    players: int,
    columns: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    text = journal(game, players)
    language = LANGUAGES[players % len(LANGUAGES)]
    last = max(int(line.split()[0]) for line in text.split("\n") if line[:1].isdigit())
    keys = [*["n"] * 60, "p", "r 2", "v", f"g {last}", "q"]
    page = watch(text, keys, tmp_path, monkeypatch, capsys, "--language", language)
    assert DRAWN[game] in page
    assert all(f"{name}" in page for name in ("Ada", "Boris", "Celia", "Dario")[:players])
    drawn = [line for line in page.splitlines() if set(line) & set("┌├└│┊─")]
    assert max(map(cell_len, drawn)) <= columns


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_log_of_any_table_ends_with_the_table_and_the_standings(
    game: str,
    players: int,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    file = tmp_path / "game.journal"
    file.write_text(journal(game, players), encoding="utf-8")
    assert cli.main(["replay", str(file), "--language", language]) == 0
    page = capsys.readouterr().out
    assert DRAWN[game] in page
    assert page.rindex("● Ada") > page.rindex(DRAWN[game])  # the standings come last
    assert cli.main(["replay", str(file), "--language", language, "--plain"]) == 0
    page = capsys.readouterr().out
    assert not set(page) & set("┌├└│┊─")


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_plain_table_is_told_on_request(
    game: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    keys: list[list[str]] = [["r 2"], ["r 2", "v"]]
    pages = [
        watch(journal(game, 2), each, tmp_path, monkeypatch, capsys, "--plain") for each in keys
    ]
    told = {"shelter": "Level 1, ", "fallout": "\nA1, "}[game]
    assert told not in pages[0]
    assert told in pages[1]


def test_the_hands_of_a_game_that_goes_on_stay_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file knows all agendas; neither table nor lines tell those of others (FO-AGENDA-04)."""
    match = _played("fallout", 2, 100, 40)
    text = match.journal(seed=True)
    game: Any = match.game
    tables: list[Any] = [match.state.view(seat)["table"] for seat in (0, 1)]
    hands = [
        {held["agenda"] for held in table["survivors"][seat]["hand"]}
        for seat, table in enumerate(tables)
    ]
    names = [[game.book.words("en").card_name("agenda", card) for card in hand] for hand in hands]
    keys = ["n"] * (text.count("\n") + 1)
    everybody = watch(text, keys, tmp_path, monkeypatch, capsys)
    assert not any(name in everybody for hand in names for name in hand)
    assert not any(f"agenda {card}" in everybody for hand in hands for card in hand)
    own = watch(text, keys, tmp_path, monkeypatch, capsys, "--seat", "Boris")
    assert all(name in own for name in names[1])
    assert not any(name in own for name in names[0])


def test_whoever_is_not_at_the_table_has_no_seat_to_look_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.journal"
    file.write_text(journal("shelter", 2), encoding="utf-8")
    assert cli.main(["replay", str(file), "--seat", "Zoe"]) == 2
    assert "--seat: 'Zoe' is not at the table" in capsys.readouterr().err


def test_a_journal_that_ends_in_set_up_has_no_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = watch(journal("fallout", 2, choices=1), ["r 1"], tmp_path, monkeypatch, capsys)
    assert "The journal ends before the first round." in page


def test_the_vault_is_not_drawn_before_its_levels_have_owners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = journal("shelter", 3)
    assert VAULT not in watch(text, ["v", "n"], tmp_path, monkeypatch, capsys)
    assert VAULT in watch(text, ["r 1"], tmp_path, monkeypatch, capsys)


def test_a_bot_that_is_not_known_here_has_its_own_name() -> None:
    bots = ["", "my_bots:Careful"]
    match = overseer.Match(overseer.load("shelter"), 2, names=["Ada", "Bo"], bots=bots)
    shown = [str(player) for player in Playback(match).players(in_language("en"))]
    assert shown == ["Ada", "Bo (my_bots:Careful)"]
