"""A third game that lives outside of the package: found by its entry point, played everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import overseer
from kernel.toy import RULES
from overseer import bots, registry
from overseer.catalog import display_of
from overseer.cli import main as cli
from overseer.server.offers import Offers
from overseer.testing import check_bot, check_game
from overseer.texts.bundles import LANGUAGES

pytestmark = pytest.mark.usefixtures("toy_installed")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """A command line: its exit code, and what it says."""
    capsys.readouterr()
    code = cli.main(arguments)
    return code, *capsys.readouterr()


def test_it_is_loaded_by_its_name() -> None:
    game = overseer.load("toy")
    assert isinstance(game, overseer.Game)
    assert registry.names() == ("shelter", "fallout", "toy")
    state = game.new(players=2, seed=1)
    state.apply(0)
    assert game.restore(state.dump()).digest() == state.digest()


def test_it_keeps_the_laws_of_the_kit() -> None:
    assert check_game(overseer.load("toy"), rules=RULES, games=2).games == 4
    game = overseer.load("toy")
    assert bots.names_of("toy") == ("random",)
    assert check_bot(lambda seed: bots.make("random", game, seed), game).decisions > 0


@pytest.mark.parametrize("processes", ["1", "2"])
def test_bots_play_it_by_the_hundred(capsys: pytest.CaptureFixture[str], processes: str) -> None:
    asked = ("--games", "20", "--players", "3", "--seed", "4", "--processes", processes)
    code, out, err = run(capsys, "simulate", "toy", *asked)
    assert (code, err) == (0, "")
    assert "Secret Bids" in out
    code, out, _ = run(capsys, "simulate", "toy", *asked, "--json")
    assert json.loads(out)["games"] == 20


def test_a_bot_that_does_not_play_it_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "simulate", "toy", "--players", "2", "--bots", "greedy")
    assert code == 2
    assert err == "overseer: The bot 'greedy' does not play toy; choose random.\n"


def test_it_has_no_options_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "simulate", "toy", "--players", "2", "--option", "max_rounds=3")
    assert code == 2
    assert "Unknown option 'max_rounds'; there are no options." in err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_a_person_plays_it_to_the_end_at_the_terminal(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    plain: bool,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    journal, typed = tmp_path / "toy.journal", tmp_path / "typed"
    typed.write_text("?\n? 1\nh\nr bid\nbid 1\n" + "1\n" * 12)
    asked = ("--players", "Ada,Boris:random", "--seed", "3", "--language", language)
    more = ("--plain",) if plain else ()
    code, out, err = run(
        capsys, "play", "toy", *asked, "--save", str(journal), "--input", str(typed), *more
    )
    assert (code, err) == (0, "")
    assert "Secret Bids" in out
    score = overseer.load("toy").replay(journal.read_text()).state.outcome
    assert score is not None
    assert all(str(each.score) in out for each in score.standings)
    assert "L0.4" not in out, "the help speaks of another game"

    code, out, err = run(capsys, "replay", str(journal), "--language", language, *more)
    assert (code, err) == (0, "")
    assert "Boris" in out
    assert run(capsys, "replay", str(journal), "--verify")[0] == 0


def test_several_people_pass_the_keyboard_on_since_it_hides_bids(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed = tmp_path / "typed"
    typed.write_text("\n1\n\n")
    _, out, _ = run(capsys, "play", "toy", "--players", "Ada,Boris", "--input", str(typed))
    assert "The keyboard goes to Boris." in out
    after = out.partition("The keyboard goes to Boris.")[2]
    assert "Bid: 1" not in after


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_offers_it(language: str) -> None:
    offers = Offers()
    about = {game.name: game for game in offers.about(language).games}
    assert list(about) == ["shelter", "fallout", "toy"]
    toy = about["toy"]
    assert (toy.title, toy.least, toy.most, toy.board) == ("Secret Bids", 2, 3, False)
    assert [bot.name for bot in toy.bots] == ["random"]
    assert toy.options == []
    assert toy.summary.startswith("Everybody bids")
    assert display_of(overseer.load("toy")).rules(language) == ([], [])
