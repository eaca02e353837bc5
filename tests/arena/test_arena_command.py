"""`overseer arena`: the same games for any workers, kept, resumed, told, and refused."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zlib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

import overseer
from overseer import arena
from overseer.arena import folder
from overseer.arena.documents import check_mark, write_part
from overseer.arena.sheet import Sheet
from overseer.arena.standings import standings
from overseer.arena.struck import Struck, struck_told
from overseer.arena.tournament import Tournament, journal_name
from overseer.cli import main as cli
from overseer.texts.bundles import LANGUAGES, in_language

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "packs" / "night-market")
GIVEN = {"--bots": "random,greedy", "--games": "6", "--seed": "40", "--processes": "1"}
FILES = ["games.parquet", "ratings.json", "report.html", "tournament.json"]


def run(*words: str) -> int:
    """Run the command; what is said again replaces what is usual here."""
    usual = [word for name, value in GIVEN.items() if name not in words for word in (name, value)]
    return cli.main(["arena", "shelter", *usual, *words])


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small tournament that was played to its end."""
    path = tmp_path_factory.mktemp("arena") / "small"
    assert run("--out", str(path)) == 0
    return path


def test_games_are_rows_and_their_journals_replay(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sorted(path.name for path in kept.iterdir()) == FILES
    table = pl.read_parquet(kept / "games.parquet")
    assert table["seed"].to_list() == [40, 40, 41, 41, 42, 42]
    assert table["bots"].to_list()[:2] == [["random", "greedy"], ["greedy", "random"]]
    row = table.row(3, named=True)
    assert (row["game"], row["players"], row["overseer"]) == ("shelter", 2, "0.1.0")
    assert row["packs"][0].startswith("core 1.0.0 ")
    assert json.loads(row["options"])["max_rounds"] == 100

    capsys.readouterr()
    assert cli.main(["journal", str(kept), "3"]) == 0
    text = capsys.readouterr().out
    assert text == row["journal"]
    match = overseer.load("shelter").replay(text)
    outcome = match.state.outcome
    assert outcome is not None
    assert list(outcome.winners) == row["winners"]
    assert [each.score for each in sorted(outcome.standings)] == row["scores"]
    assert (match.state.round, match.count) == (row["rounds"], row["length"])
    file = tmp_path / "3.journal"
    file.write_text(text, encoding="utf-8")
    assert cli.main(["replay", "--verify", str(file)]) == 0


def test_games_are_those_of_a_simulation(kept: Path) -> None:
    report = arena.simulate("shelter", games=3, players=2, bots=["random", "greedy"], seed=40)
    games = [game for game in folder.read_games(kept) if game.bots == ("random", "greedy")]
    assert [list(game.winners) for game in games] == report.as_json()["winners_by_game"]
    assert [game.rounds for game in games] == report.as_json()["rounds_by_game"]
    assert sum(game.decisions for game in games) == report.tally.decisions


def test_two_processes_write_the_same_file(kept: Path, tmp_path: Path) -> None:
    assert run("--out", str(tmp_path / "two"), "--processes", "2") == 0
    for name in ("games.parquet", "ratings.json", "tournament.json"):
        assert (tmp_path / "two" / name).read_bytes() == (kept / name).read_bytes()


def started(*words: str) -> subprocess.Popen[str]:
    """The command in a process of its own, which heeds Ctrl-C whoever runs the tests."""
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code += "from overseer.cli.main import main; sys.exit(main())"
    return subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def first_games(out: Path) -> Path:
    """The file of games that are kept, as soon as there are any."""
    file = out / "unfinished.jsonl"
    until = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size) and time.monotonic() < until:
        time.sleep(0.01)
    return file


def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ["arena", "shelter", "--bots", "random,greedy", "--players", "4", "--games", "16"]
    words += ["--processes", "1", "--out"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    with started(*words, str(killed)) as process:
        unfinished = first_games(killed)
        process.kill()
    done = len(unfinished.read_bytes().splitlines())
    assert 0 < done < 32
    with unfinished.open("ab") as file:
        file.write(b'{"number": 1')  # a line that the kill cut in half

    played: list[int] = []
    original = folder.Folder.add

    def add(self: folder.Folder, games: Any) -> None:
        games = list(games)
        played.extend(game.number for game in games)
        original(self, games)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folder.Folder, "add", add)
        assert cli.main([*words, str(killed)]) == 0
    assert played == list(range(done, 32))
    assert cli.main([*words, str(whole)]) == 0
    for name in ("games.parquet", "ratings.json"):
        assert (killed / name).read_bytes() == (whole / name).read_bytes()


def test_a_kill_leaves_no_process_behind(tmp_path: Path) -> None:
    words = ["arena", "shelter", "--bots", "random,greedy", "--games", "5000", "--processes", "2"]
    with started(*words, "--out", str(tmp_path / "killed")) as process:
        first_games(tmp_path / "killed")
        process.kill()
    until = time.monotonic() + 30
    while members(process.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert members(process.pid) == []


def members(group: int) -> list[str]:
    """The processes of a group."""
    listed = subprocess.run(
        ["ps", "-eo", "pgid=,args="], capture_output=True, text=True, check=True
    )
    return [line for line in listed.stdout.splitlines() if line.split()[0] == str(group)]


def test_ctrl_c_keeps_what_was_finished(tmp_path: Path) -> None:
    out = tmp_path / "stopped"
    words = ["arena", "shelter", "--bots", "random,greedy", "--games", "5000", "--processes", "2"]
    with started(*words, "--out", str(out)) as process:
        file = first_games(out)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    number = len(file.read_bytes().splitlines())
    assert said == (
        f"Stopped. {number} of 5,000 games are kept in {out}; run the same command to go on.\n"
    )


@pytest.mark.parametrize(("call", "kept"), [("zlib.compress", 4), ("os.fsync", 8)])
def test_what_ctrl_c_breaks_off_is_counted_as_the_file_has_it(
    call: str,
    kept: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = pieces = 0
    add = folder.Folder.add

    def adding(self: folder.Folder, games: Any) -> None:
        """Of the second piece one game has been packed, or all have been written, at Ctrl-C."""
        nonlocal pieces
        pieces += 1
        add(self, games)

    def interrupted(*words: Any) -> Any:
        nonlocal calls
        calls += pieces == 2
        if calls == (2 if call == "zlib.compress" else 1):
            raise KeyboardInterrupt
        return original(*words)

    original: Any = {"zlib.compress": zlib.compress, "os.fsync": os.fsync}[call]
    monkeypatch.setattr(call, interrupted)
    monkeypatch.setattr(folder.Folder, "add", adding)
    assert run("--out", str(tmp_path / "out"), "--games", "20") == 130
    file = tmp_path / "out" / "unfinished.jsonl"
    assert len(file.read_bytes().splitlines()) == kept
    assert f"Stopped. {kept} of 20 games are kept" in capsys.readouterr().err


def test_a_finished_tournament_is_not_played_again(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(overseer.bots, "ask", None)
    before = (kept / "games.parquet").stat().st_mtime_ns
    assert run("--out", str(kept), "--language", "ru") == 0
    assert "Рейтинги" in (kept / "report.html").read_text(encoding="utf-8")
    assert "Партии, их записи и отчёт" in capsys.readouterr().out
    assert (kept / "games.parquet").stat().st_mtime_ns == before


def test_a_folder_of_another_tournament_is_refused_with_what_differs(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path.name: path.read_bytes() for path in kept.iterdir()}
    assert run("--out", str(kept), "--seed", "41", "--pack", EXAMPLE) == 2
    said = capsys.readouterr().err
    assert f"{kept} holds another tournament; name another folder. packs is core 1.0.0 " in said
    assert "night-market 1.0.0" in said
    assert "; seed is 40 there and 41 here." in said
    assert {path.name: path.read_bytes() for path in kept.iterdir()} == before


def test_two_at_once_do_not_share_a_folder(tmp_path: Path) -> None:
    settings = Tournament(
        game="shelter",
        packs=(),
        options={},
        players=2,
        bots=("a", "b"),
        games=2,
        seed=1,
        ladder=False,
        rules="2",
        overseer="0",
    )
    with (
        folder.opened(tmp_path / "one", settings),
        pytest.raises(overseer.Malformed, match="is in use: another process plays there"),
        folder.opened(tmp_path / "one", settings),
    ):
        raise AssertionError


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--games", "0"], "games is a number from 1 up, not 0."),
        (["--players", "5"], "shelter takes 2 to 4 players, not 5."),
        (["--bots", "greedy"], "Name two bots or more, each once"),
        (["--bots", "greedy,greedy"], "Name two bots or more, each once"),
        (["--bots", "greedy,gredy"], "There is no bot 'gredy' (did you mean 'greedy'?)"),
        (["--processes", "0"], "processes is a number from 1 up, not 0."),
        (["--games", "1000000000000"], "games is at most 1,000,000"),
        (["--seed", str(2**63)], "The arena keeps seeds from -1,000,000,000,000,000,000 to"),
        (["--option", "scenario=nowhere"], "scenario"),
        (["--pack", "outpost"], "outpost:1:1: is no folder, but a built-in pack of fallout"),
        (["--into", "README.md"], "--into needs --out"),
        (["--out", __file__], "is not a folder"),
        (["--out", str(Path(__file__).parent)], "holds something else"),
        (["--out", f"{__file__}/inside"], f"cannot be written: {__file__} is not a folder."),
        (["--out", "/proc/nowhere"], "cannot be written: "),
        (["--language", "de"], "unknown language 'de'"),
    ],
)
def test_what_makes_no_sense_is_refused_with_one_message(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert message in output.err
    assert len(output.err.splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"PAR1 and no more", b"another"])
def test_damaged_games_are_told_in_one_line(
    content: bytes, kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "damaged"
    shutil.copytree(kept, out)
    if content == b"another":
        pl.DataFrame({"a": [1]}).write_parquet(out / "games.parquet")
    else:
        (out / "games.parquet").write_bytes(content)
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    for command in (["journal", str(out), "0"], None):
        capsys.readouterr()
        assert (run("--out", str(out)) if command is None else cli.main(command)) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"overseer: {out / 'games.parquet'} is damaged; ")
        assert len(said.splitlines()) == 1
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b'{"a": 1}\n', "line 1: Object missing required field"),
        (b"no line of a game\n", "line 1: "),
        (None, "line 1: this is game 3, not 0"),
    ],
)
def test_damaged_lines_are_told_before_anything_is_played(
    line: bytes | None,
    reason: str,
    kept: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(overseer.bots, "ask", None)
    out = tmp_path / "damaged"
    out.mkdir()
    shutil.copy(kept / "tournament.json", out)
    if line is None:
        line = msgspec.json.encode(folder.read_games(kept)[3]) + b"\n"
    (out / "unfinished.jsonl").write_bytes(line)
    assert run("--out", str(out)) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"overseer: {out / 'unfinished.jsonl'} is damaged; ")
    assert reason in said
    assert (out / "unfinished.jsonl").read_bytes() == line


def test_without_names_only_the_games_own_bots_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(overseer.bots, "installed", lambda: {"vault": "bots.hostile:Vault"})
    assert "vault" in overseer.bots.names_of("fallout")  # which it does not play
    assert cli.main(["arena", "fallout", "--option", "nothing=1"]) == 2
    assert capsys.readouterr().err.startswith("overseer: Unknown option 'nothing'; ")


def test_a_document_without_a_place_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "ladder.md"
    document.write_text("# Nothing\n", encoding="utf-8")
    assert run("--out", str(tmp_path / "small"), "--into", str(document)) == 2
    assert "write <!-- small --> and <!-- end -->" in capsys.readouterr().err
    assert not (tmp_path / "small").exists()


def test_tables_are_written_into_a_document(kept: Path, tmp_path: Path) -> None:
    document = tmp_path / "ladder.md"
    name = kept.name
    text = f"# Ladder\n\n<!-- {name} -->\nold\n<!-- end -->\n\nother <!-- end -->\n"
    document.write_text(text, encoding="utf-8")
    for _ in range(2):
        assert run("--out", str(kept), "--into", str(document)) == 0
    written = document.read_text(encoding="utf-8")
    assert written.startswith(f"# Ladder\n\n<!-- {name} -->\n    overseer arena shelter --bots ")
    assert written.endswith("<!-- end -->\n\nother <!-- end -->\n")
    assert written.count("| Bot | Rating | 95% interval |") == 1
    assert "| greedy against random | 6 | 6 | 0 | 0 | 100.0% |" in written
    assert "old" not in written


def test_only_the_part_between_the_marks_is_written(tmp_path: Path) -> None:
    document = tmp_path / "ladder.md"
    for line in ("\r\n", "\n"):
        before, after = f"# Ladder{line}{line}<!-- small -->", f"<!-- end -->{line}more"
        document.write_bytes(f"{before}{line}old{line}{after}".encode())
        write_part(document, "small", "| a |\n| b |")
        assert document.read_bytes() == f"{before}{line}| a |{line}| b |{line}{after}".encode()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "cannot be read: No such file or directory."),
        (b"\xff\xfe", "cannot be read: it is no text in UTF-8."),
        (b"<!-- a --> <!-- end --> <!-- a --> <!-- end -->", "has <!-- a --> twice: leave the one"),
        (b"<!-- a --> <!-- a --> <!-- end -->", "has <!-- a --> twice: leave the one"),
    ],
)
def test_a_document_in_which_no_part_can_be_written_is_refused_in_one_sentence(
    content: bytes | None, message: str, tmp_path: Path
) -> None:
    document = tmp_path / "ladder.md"
    if content is not None:
        document.write_bytes(content)
    with pytest.raises(overseer.Malformed) as refused:
        check_mark(document, "a")
    assert str(refused.value).startswith(f"{document} {message}")


def test_choices_that_were_made_for_a_bot_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "struck"
    assert run("--bots", "random,bots.hostile:Raiser", "--games", "2", "--out", str(out)) == 0
    told = json.loads((out / "ratings.json").read_text(encoding="utf-8"))["struck"]
    (struck,) = told
    assert (struck["bot"], struck["games"]) == ("bots.hostile:Raiser", 2)
    assert struck["first"].startswith("failed: ")
    rows = folder.read_games(out, journals=True)
    assert '{"bot": "bots.hostile:Raiser", "name": "bots.hostile:Raiser 2"}' in rows[0].journal
    assert struck["choices"] == rows[0].strikes[1] + rows[1].strikes[0]
    sentence = f"bots.hostile:Raiser: {struck['choices']} choices were made for it in 2 games."
    assert sentence in capsys.readouterr().out
    assert sentence in (out / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("strike", "told"),
    [
        ("late: nothing came within 1 seconds", ("too late", "za późno", "слишком поздно")),
        ("illegal: 'pass'", ("not possible: 'pass'", "niemożliwy: 'pass'", "невозможен: 'pass'")),
        ("failed: Oops: no", ("failed: Oops: no", "błąd: Oops: no", "ошибка: Oops: no")),
        ("unasked", ("not asked any more", "bot już niepytany", "бота уже не спрашивали")),
    ],
)
def test_why_a_choice_was_made_for_a_bot_is_told_in_the_language_of_the_report(
    strike: str, told: tuple[str, ...]
) -> None:
    found = [Struck("bold", choices=2, games=1, first=strike)]
    for language, words in zip(LANGUAGES, told, strict=True):
        (sentence,) = struck_told(in_language(language), found)
        assert sentence.endswith(f": {words}.")


def test_a_journal_names_bots_of_other_people_as_everything_else_does() -> None:
    assert journal_name("my_bots:Careful") == "my_bots:Careful"
    assert journal_name("Bold one!") == "bold-one"


def test_games_that_were_kept_before_strikes_were_counted_are_read(
    kept: Path, tmp_path: Path
) -> None:
    out = tmp_path / "old"
    shutil.copytree(kept, out)
    table = pl.read_parquet(kept / "games.parquet").drop("strikes", "first_strikes")
    table.write_parquet(out / "games.parquet")
    assert run("--out", str(out)) == 0


def test_a_journal_that_is_not_there_is_refused(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["journal", str(kept), "6"]) == 2
    assert capsys.readouterr().err == "overseer: There is no game 6; games are 0 to 5.\n"
    assert cli.main(["journal", str(tmp_path), "0"]) == 2
    assert "holds no tournament" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("polars", ["--out", "nowhere"], "arena"),
        ("matplotlib", ["--out", "nowhere"], "arena"),
        ("ray", ["--ray", "local"], "cluster"),
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_installs_it(
    package: str,
    words: list[str],
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert run(*words) == 2
    assert capsys.readouterr().err == (
        f"overseer: This needs the package {package}, which is not installed: "
        f'pip install "overseer[{extra}]", or pip install {package}.\n'
    )
    assert not Path("nowhere").exists()


def test_without_a_folder_no_journal_is_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def look(settings: Tournament, games: Any) -> Any:
        seen.extend(game.journal for game in games)
        return standings(settings, games)

    monkeypatch.setattr("overseer.cli.arena.standings", look)
    assert run() == 0
    assert seen == [""] * 6


def test_without_a_folder_nothing_extra_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for package in ("polars", "matplotlib", "ray"):
        monkeypatch.setitem(sys.modules, package, None)
    assert run("--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["rating"]["bot"] for row in told["rows"]] == ["greedy", "random"]
    assert told["settings"]["bots"] == ["random", "greedy"]


class Reader(HTMLParser):
    """What a page asks for from elsewhere, and which of its elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "link", "img", "iframe"):
            self.asked.append(tag)
        self.asked += [value or "" for name, value in attrs if name in ("src", "srcset")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("language", "heading"), [("en", "Ratings"), ("pl", "Rankingi")])
def test_the_report_needs_nothing_else(kept: Path, language: str, heading: str) -> None:
    assert run("--out", str(kept), "--language", language) == 0
    page = (kept / "report.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(page)
    assert (reader.asked, reader.open) == ([], [])
    assert f"<h2>{heading}</h2>" in page
    assert "url(http" not in page
    assert page.count('<div class="wide"') == page.count('<div class="narrow"') == 2
    assert "overseer journal" in page
    # Colours of plots are those of the sheet, by day and by night.
    assert not re.search(r"(?:fill|stroke): #", page)


def test_the_tables_fit_80_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("en", "pl", "ru"):
        assert run("--language", language) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len([line for line in lines if line.startswith(" greedy")]) == 2
        assert not [line for line in lines if "…" in line]


def test_bot_names_may_be_broken_and_options_may_not() -> None:
    sheet = Sheet("en", "title", "lead")
    sheet.table(["Bot", "my_bots:Careful"], [["her_bots:Bold", "4"]])
    sheet.command("overseer arena --out 'a & b'")
    page = sheet.html()
    assert '<th scope="col">my_bots:<wbr>Careful</th>' in page
    assert '<td data-label="Bot">her_bots:<wbr>Bold</td>' in page
    assert "<pre>overseer arena <span>--out</span> &#x27;a &amp; b&#x27;</pre>" in page


def test_settings_that_cannot_be_read_are_told_with_what_to_do(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "damaged"
    shutil.copytree(kept, out)
    (out / "tournament.json").write_bytes(b'{"game": ')
    assert run("--out", str(out)) == 2
    said = capsys.readouterr().err
    assert f"{out / 'tournament.json'} is damaged; play in another folder, or delete this" in said


def test_other_tables_and_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "fallout", "--bots", "random,greedy", "--players", "2", "--games", "2"]
    words += ["--option", "scenario=mile-ninety", "--option", "max_rounds=3", "--processes", "1"]
    assert cli.main([*words, "--out", str(tmp_path / "fallout")]) == 0
    assert "2 games were cut off by the round limit." in capsys.readouterr().out
    games = folder.read_games(tmp_path / "fallout")
    assert [game.truncated for game in games] == [True, True]
    journal = folder.journal_of(tmp_path / "fallout", 1)
    assert "mile-ninety" in journal


def test_the_ladder_has_a_place_in_the_guide_for_each_of_its_runs() -> None:
    root = Path(__file__).parents[2]
    made = (root / "Makefile").read_text(encoding="utf-8").partition("\nladder:")[2]
    runs = re.findall(r"--out build/arena/(\S+) --into docs/bots\.md", made)
    assert len(runs) == 5
    for name in runs:
        check_mark(root / "docs" / "bots.md", name)
