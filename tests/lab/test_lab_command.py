"""`overseer lab`: the sentences, the report, and what is refused."""

from __future__ import annotations

import json
import shutil
from math import nan
from pathlib import Path

import pytest

from overseer.arena.plots import Curve, curves
from overseer.cli import main as cli
from overseer.lab.findings import CardFinding, Estimate, Step
from overseer.lab.page import Page
from overseer.texts.bundles import LANGUAGES, in_language

ROOT = Path(__file__).parents[2]
MARKET = str(ROOT / "examples" / "packs" / "night-market")
MAST = str(ROOT / "examples" / "packs" / "weather-mast")


def run(*words: str) -> int:
    return cli.main(["lab", *words, "--processes", "1"])


def test_the_report_tells_each_card_of_the_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report"
    words = ["--games", "12", "--seed", "3", "--sweep", "pickpocket.fight=3,12"]
    assert run(MARKET, *words, "--out", str(out)) == 0
    said = capsys.readouterr().out
    page = (out / "report.html").read_text(encoding="utf-8")
    told = json.loads((out / "lab.json").read_text(encoding="utf-8"))
    for name in ("Market Hall", "Soup Kitchen", "Paper Lantern", "Stray Cat", "Pickpocket"):
        assert f"<h3>{name}</h3>" in page
        assert f"\n{name}\n" in said
    assert "What if pickpocket.fight were another number?" in page
    assert told["changed"] == [
        "room market-hall",
        "room soup-kitchen",
        "item paper-lantern",
        "item stray-cat",
        "threat pickpocket",
    ]
    easy, hard = told["steps"]
    assert (easy["value"], hard["value"]) == (3, 12)
    assert easy["card"]["used"] > hard["card"]["used"]  # nobody goes to fight what nobody beats
    assert "<script" not in page
    assert page.count('<div class="wide"') == page.count('<div class="narrow"') == 2


def test_choices_that_were_made_for_a_bot_and_few_pairs_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(MARKET, "--games", "1", "--bots", "bots.hostile:Raiser,random") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "- bots.hostile:Raiser: " in said
    assert "choices were made for it in 2 games. The first: failed: " in said
    assert "With fewer than 10 pairs of games, chance alone may explain any difference" in said
    assert "That is too little" not in said.partition("Market Hall")[0]


def test_the_same_cards_are_nothing_to_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "night-market"
    shutil.copytree(MARKET, copy)
    assert run(MARKET, "--against", str(copy)) == 2
    assert "there is nothing to compare" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "words"), [("pl", "Karty zestawu"), ("ru", "Карты набора")])
def test_the_page_speaks_other_languages(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report"
    assert run(MARKET, "--games", "3", "--language", language, "--out", str(out)) == 0
    page = (out / "report.html").read_text(encoding="utf-8")
    assert f"<h2>{words}</h2>" in page
    assert f'<html lang="{language}">' in page
    assert "Market Hall" not in page


def test_a_scenario_that_only_the_pack_has_is_played_on_one_side(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "1", "--option", "scenario=tomorrows-weather", "--option", "max_rounds=4"]
    assert run(MAST, *words, "--out", str(tmp_path / "report")) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "What the option scenario chooses exists only with the pack" in said
    told = json.loads((tmp_path / "report" / "lab.json").read_text(encoding="utf-8"))
    assert told["options"]["scenario"] == "tomorrows-weather"
    assert "quest the-evening-forecast" in told["changed"]


def test_a_built_in_pack_is_named_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--players", "1", "--option", "max_rounds=2", "--json"]
    assert run("outpost", *words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "fallout"
    assert "character mail-rider" in told["changed"]
    assert told["removed"]


def test_the_own_box_of_a_game_is_told_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", "shelter", "--games", "3", "--sweep", "garden.copies=1,3"]
    assert run("core", *words, "--out", str(tmp_path / "report")) == 0
    said = capsys.readouterr().out
    assert "\n3 games, 2 players, bots: greedy, seeds 1 to 3.\n" in said
    assert "- Rounds in a game: " in said
    assert "otherwise" not in said
    page = (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert "What if garden.copies were another number?" in page
    assert "The game as a whole" not in page


def test_what_never_came_up_or_was_not_used_is_no_data(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--game", "shelter", "--games", "2", "--option", "max_rounds=1", "--seed", "1"]
    out = tmp_path / "report"
    assert run("core", *words, "--sweep", "mole-rat.fight=2,3", "--out", str(out)) == 0
    said = capsys.readouterr().out
    assert "With 2: it never came up; 1.0 rounds." in said
    assert "0%" not in said.partition("With 2")[2].partition("\n\n")[0]
    assert json.loads((out / "lab.json").read_text(encoding="utf-8"))["steps"][0]["used"] is None


@pytest.mark.parametrize(
    ("used", "met", "sentence"),
    [
        (0, 0, "With 4: it never came up; 9.0 rounds."),
        (0, 6, "With 4: it came up in 6 of 8 games, and nobody used it; 9.0 rounds."),
        (3, 6, "With 4: used in 50% (19% to 81%) of the games in which it came up; those who used"),
    ],
)
def test_a_step_of_a_sweep_says_what_there_is(used: int, met: int, sentence: str) -> None:
    exact = Estimate(9.0, 9.0, 9.0)
    share = Estimate(0.5, 0.19, 0.81)
    card = CardFinding("a b", 8, met, used, 0.0, 0.0, used, share if used else None, None)
    found = Step(4, card, share if met else None, exact, exact)
    page = Page.__new__(Page)
    page.words = in_language("en")
    assert page._step(found).startswith(sentence)


def test_a_gap_is_drawn_where_there_is_nothing() -> None:
    some = [(50.0, 40.0, 60.0), (nan, nan, nan)]
    wide, narrow = curves(["1", "2"], [Curve("a", some), Curve("b", [some[1]] * 2)], "value")
    assert "nan" not in (wide + narrow).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clear_difference_is_not_said_to_be_none(language: str) -> None:
    told = in_language(language).format("lab-calm")
    assert any(word in told for word in ("chance alone", "dziełem przypadku", "объяснить случаем"))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nowhere"], "nowhere:1:1: is not a folder"),
        (["core"], "'core' is a pack of shelter and of fallout: say --game."),
        (["core", "--game", "chess"], "There is no game 'chess'"),
        ([MARKET, "--game", "fallout"], "is a pack of shelter, not of fallout."),
        ([MARKET, "--bots", "gredy"], "There is no bot 'gredy'"),
        ([MARKET, "--players", "5"], "shelter takes 2 to 4 players, not 5."),
        ([MARKET, "--games", "0"], "games is a number from 1 up, not 0."),
        ([MARKET, "--sweep", "pickpocket"], "write CARD.FIELD=FIRST..LAST"),
        ([MARKET, "--sweep", "pickpocket.fight=30,40"], "with pickpocket.fight = 30: "),
        ([MARKET, "--option", "scenario=x"], "scenario"),
        ([MARKET, "--out", __file__], "is not a folder."),
        ([MARKET, "--out", str(Path(__file__).parent)], "holds something else"),
        ([MARKET, "--out", f"{__file__}/inside"], f"cannot be written: {__file__} is not a"),
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
