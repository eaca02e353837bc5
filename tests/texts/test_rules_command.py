"""`overseer rules`: looking up the ledger, and its coverage by tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.cli import main as cli
from overseer.cli.rules import cover, rules
from overseer.kernel.errors import Malformed
from overseer.texts import coverage
from overseer.texts.bundles import LANGUAGES
from overseer.texts.coverage import Record
from overseer.texts.ledger import GAMES, ledger

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def test_a_rule_is_shown_with_source_note_and_rulings(capsys: Output) -> None:
    assert rules("SH-BUILD-05") == 0
    out = capsys.readouterr().out
    assert "The new room touches the elevator" in out
    assert "Building Rooms (all editions)" in out
    assert "Where may a room go?" in out
    assert "PL: directly at the elevator" in out


def test_a_source_that_names_its_editions_is_left_as_it_is(capsys: Output) -> None:
    rules("SH-FIGHT-05")
    assert "Fighting (EN, PL)\n" in capsys.readouterr().out


def test_a_rule_is_shown_in_the_language_asked_for(capsys: Output) -> None:
    assert rules("sh-build-05", language="ru") == 0
    out = capsys.readouterr().out
    assert ledger("shelter", "ru").entry("SH-BUILD-05").text.split()[0] in out
    assert "источник" in out


def test_what_is_done_in_place_of_a_statement_is_shown(capsys: Output) -> None:
    rules("SH-SETUP-10")
    assert "in its place   The first player is drawn at random" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_ledger_is_listed_whole_within_80_columns(
    game: str, language: str, capsys: Output
) -> None:
    assert rules(game, language=language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert not any(line != line.rstrip() for line in lines)
    listed = {line.split()[0] for line in lines if line.startswith("  ") and line.strip()}
    told = ledger(game, language).told
    assert {entry.id for section in told for entry in section.entries} <= listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_remarks_and_differences_of_editions_are_told_in_english_only(
    language: str, capsys: Output
) -> None:
    note = ledger("shelter").entry("SH-BUILD-05").note
    assert note
    rules("SH-BUILD-05", language=language)
    rules("SH-SETUP-10", language=language)
    rules("shelter", language=language)
    out = capsys.readouterr().out
    for part in (note, "The first player is drawn at random", "ED-01 "):
        assert (part in out) == (language == "en"), part


@pytest.mark.parametrize("section", ["BUILD", "build", "SH-BUILD"])
def test_a_section_is_listed_by_its_short_or_full_name(section: str, capsys: Output) -> None:
    assert rules("shelter", section=section) == 0
    out = capsys.readouterr().out
    assert "SH-BUILD-07" in out
    assert "SH-INC-01" not in out


def test_rulings_differences_and_glossary_are_sections_too(capsys: Output) -> None:
    rules("shelter", section="R")
    out = capsys.readouterr().out
    assert "SH-R-01 " in out
    assert "SH-R-92 " in out
    assert "SH-COMP-01 " not in out
    rules("shelter", section="ED")
    assert "ED-43 " in capsys.readouterr().out
    rules("shelter", section="glossary", language="pl")
    assert "mieszkaniec" in capsys.readouterr().out


def test_the_glossary_of_fallout_has_its_words_and_those_of_both_games(capsys: Output) -> None:
    assert rules("fallout", section="glossary") == 0
    out = capsys.readouterr().out
    assert out.startswith("Glossary\n")
    assert "survivor" in out
    assert "vault" in out
    assert "dweller" not in out
    assert rules("fallout", section="GLOSSARY", search="ocalał", language="pl") == 0
    assert "survivor                ocalały\n" in capsys.readouterr().out


def test_a_search_finds_a_word_in_any_case(capsys: Output) -> None:
    assert rules("shelter", search="maine COON") == 0
    out = capsys.readouterr().out
    assert "SH-R-89" in out
    assert "SH-COMP-01" not in out


def test_a_search_for_nothing_says_so_and_exits_1(capsys: Output) -> None:
    assert rules("shelter", search="spaceship", language="pl") == 1
    assert "„spaceship”" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("topic", "options", "message"),
    [
        ("chess", {}, "neither a game nor a rule: 'chess'"),
        ("SH-BUILD-99", {}, "did you mean SH-BUILD-0"),
        ("shelter", {"language": "de"}, "unknown language 'de'"),
        ("shelter", {"section": "FLY"}, "no section 'FLY': choose one of COMP, SETUP"),
        ("fallout", {"section": "FLY"}, "no section 'FLY': choose one of BASE, .*, R, GLOSSARY"),
        ("SH-BUILD-05", {"coverage": True}, "need a game"),
        ("SH-BUILD-05", {"search": "room"}, "need a game"),
        ("shelter", {"coverage": True, "search": "room"}, "whole ledger"),
    ],
)
def test_a_wrong_question_is_refused(
    topic: str, options: dict[str, str | bool], message: str
) -> None:
    with pytest.raises(Malformed, match=message):
        rules(topic, **options)  # type: ignore[arg-type]


def project(root: Path) -> Path:
    (root / "src").mkdir()
    (root / "tests").mkdir()
    (root / "src" / "game.py").write_text("x = 1\n")
    return root


def record(root: Path, *, without: str = "", failing: str = "") -> None:
    passed = {rule: ["tests/test_a.py::test_a"] for rule in ledger("shelter").entries}
    passed.pop(without, None)
    failed = {failing: ["tests/test_b.py::test_b"]} if failing else {}
    coverage.write(root, Record(coverage.digest(root), passed, failed))


def test_full_coverage_is_counted_and_exits_0(tmp_path: Path, capsys: Output) -> None:
    record(project(tmp_path))
    assert cover(ledger("shelter"), tmp_path) == 0
    assert capsys.readouterr().out == "rules 143/143\nicons 18/18\nrulings 92/92\n"


def test_an_uncovered_id_is_named_and_exits_1(tmp_path: Path, capsys: Output) -> None:
    record(project(tmp_path), without="SH-ICON-03")
    assert cover(ledger("shelter"), tmp_path) == 1
    out = capsys.readouterr().out
    assert out == "rules 143/143\nicons 17/18\nrulings 92/92\nuncovered: SH-ICON-03\n"


def test_an_id_that_a_failing_test_cites_is_uncovered(tmp_path: Path, capsys: Output) -> None:
    record(project(tmp_path), failing="SH-BUILD-05")
    assert cover(ledger("shelter"), tmp_path) == 1
    out = capsys.readouterr().out
    assert "rules 142/143" in out
    assert "uncovered: SH-BUILD-05 (failing: tests/test_b.py::test_b)" in out


def test_without_results_one_is_told_to_run_the_tests(tmp_path: Path, capsys: Output) -> None:
    assert cover(ledger("shelter"), project(tmp_path)) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "no results of a full test run: run make test\n")


@pytest.mark.parametrize(
    ("folder", "name"),
    [("src", "game.py"), ("src", "a/cards.yaml"), ("src", "texts/en.ftl"), ("tests", "test_a.py")],
)
def test_results_are_outdated_once_a_source_changes(
    folder: str, name: str, tmp_path: Path, capsys: Output
) -> None:
    record(project(tmp_path))
    changed = tmp_path / folder / name
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text("x = 2\n")
    assert cover(ledger("shelter"), tmp_path) == 2
    assert capsys.readouterr().err == "test results are outdated: run make test\n"


def test_results_stay_good_when_something_else_changes(tmp_path: Path) -> None:
    record(project(tmp_path))
    (tmp_path / "src" / "notes.txt").write_text("x")
    (tmp_path / "README.md").write_text("x")
    assert cover(ledger("shelter"), tmp_path) == 0


def test_a_renamed_source_makes_results_outdated(tmp_path: Path) -> None:
    record(project(tmp_path))
    (tmp_path / "src" / "game.py").rename(tmp_path / "src" / "games.py")
    assert cover(ledger("shelter"), tmp_path) == 2


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": 1}', '{"format": 1, "digest": 0}'])
def test_a_broken_record_is_refused(text: str, tmp_path: Path) -> None:
    path = project(tmp_path) / coverage.FILE
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(Malformed, match="not a record of a test run"):
        cover(ledger("shelter"), tmp_path)


def test_a_record_of_another_format_counts_as_none(tmp_path: Path) -> None:
    path = project(tmp_path) / coverage.FILE
    path.parent.mkdir()
    path.write_text('{"format": 99}')
    assert cover(ledger("shelter"), tmp_path) == 2


def test_a_rule_may_follow_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "shelter", "SH-BUILD-05"]) == 0
    assert "SH-BUILD-05" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["shelter", "FO-ENC-09"], "FO-ENC-09 is a rule of fallout, not of shelter; ids of "),
        (["fallout", "sh-build-05"], "SH-BUILD-05 is a rule of shelter, not of fallout; ids of "),
        (["shelter", "SH-BUILD-99"], "no rule has the id 'SH-BUILD-99': did you mean SH-BUILD-0"),
        (["chess", "SH-BUILD-05"], "there is no game 'chess': give shelter, fallout, or the id"),
    ],
)
def test_a_rule_of_the_wrong_game_is_answered_with_what_there_is(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["rules", *words]) == 2
    assert message in capsys.readouterr().err
