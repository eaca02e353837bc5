"""`overseer bench`: figures for both engines, well formed; how high they are is not tested."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from overseer import COMPILED
from overseer.bench.speed import REFERENCE, Figures, calibrate
from overseer.cli import bench
from overseer.cli import main as cli

PURE = Figures(
    compiled=False,
    loop=REFERENCE / 2,
    decisions=20_000,
    games=80,
    clones=125_000,
    early=48.0,
    late=50.0,
    growth_of_options=2.0,
)
FAST = Figures(
    compiled=True,
    loop=REFERENCE / 2,
    decisions=130_000,
    games=1_500,
    clones=1_000_000,
    early=5.0,
    late=4.0,
    growth_of_options=2.0,
)


@cache
def measured(game: str) -> Any:
    """What a quick run tells of a game as JSON."""
    with pytest.MonkeyPatch.context() as patch:
        printed: list[str] = []
        patch.setattr("builtins.print", lambda *words, **_: printed.extend(words))
        assert cli.main(["bench", game, "--quick", "--json"]) == 0
    return json.loads(printed[0])["games"][game]


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> Callable[[Figures, Figures], None]:
    """Stand in for the two measuring processes."""

    def stand_in(pure: Figures, compiled: Figures) -> None:
        answers = {"1": pure, "0": compiled}
        monkeypatch.setattr(bench, "_measure", lambda flavour, *_: answers[flavour])

    return stand_in


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_every_figure_of_a_real_run_is_positive(game: str) -> None:
    assert all(value > 0 for value in measured(game)["pure"].values())
    assert measured(game)["pure"].keys() >= {
        "decisions_per_second",
        "clones_per_second",
        "microseconds_per_clone",
        "games_per_second",
    }
    assert all(target["measured"] > 0 for target in measured(game)["targets"])


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_the_compiled_engine_is_measured_where_there_is_one(game: str) -> None:
    told = measured(game)
    if COMPILED:
        assert told["compiled"].keys() == told["pure"].keys()
        assert told["ratio"] > 1
    assert (told["compiled"] is None) == (told["ratio"] is None)


def test_the_calibration_loop_has_a_rate() -> None:
    assert calibrate(0.01) > 0


def test_targets_are_scaled_by_the_calibration(
    figures: Callable[[Figures, Figures], None], capsys: pytest.CaptureFixture[str]
) -> None:
    figures(PURE, FAST)
    assert cli.main(["bench", "shelter", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["games"]["shelter"]
    assert told["ratio"] == 6.5
    assert told["compiled"]["decisions_per_second_on_reference"] == 260_000
    assert told["compiled"]["microseconds_per_clone"] == 1.0
    assert {
        target["name"]: (target["required"], target["reached"]) for target in told["targets"]
    } == {
        "decisions": (125_000, True),
        "pure-decisions": (15_000, True),
        "clone": (6.0, True),
    }


def test_a_missed_target_is_told(
    figures: Callable[[Figures, Figures], None], capsys: pytest.CaptureFixture[str]
) -> None:
    slow = Figures(True, REFERENCE, 249_999, 900, 300_000, 4.0, 4.0, 1.0)
    figures(PURE, slow)
    assert cli.main(["bench", "shelter"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Compiled, at least 250,000 decisions per second here: missed (249,999)." in lines
    assert "Compiled clone, at most 3.00 microseconds here: missed (3.33)." in lines
    assert "Pure, at least 15,000 decisions per second here: reached (20,000)." in lines


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Decisions per second", "130,000", "6.5×", "Growth: ", "0.50 of the reference"]),
        ("pl", ["Decyzje na sekundę", "130\xa0000", "6,5×", "Wzrost: ", "0,50 wzorca"]),
        ("ru", ["Решений в секунду", "130\xa0000", "6,5×", "Рост: ", "0,50 от эталонной"]),
    ],
)
def test_the_table_fits_80_columns(
    language: str,
    words: list[str],
    figures: Callable[[Figures, Figures], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    figures(PURE, FAST)
    assert cli.main(["bench", "shelter", "--language", language]) == 0
    page = capsys.readouterr().out
    for word in words:
        assert word in page
    rows = [line for line in page.splitlines() if "×" in line]
    assert len(rows) == 9  # one line each
    assert all(len(row) <= 80 for row in rows)


def test_without_a_compiled_engine_the_pure_one_stands_alone(
    figures: Callable[[Figures, Figures], None], capsys: pytest.CaptureFixture[str]
) -> None:
    figures(PURE, PURE)
    assert cli.main(["bench", "shelter"]) == 0
    page = capsys.readouterr().out
    assert "The compiled engine is not built here: `make env` builds it" in page
    assert "Compiled, at least" not in page


def test_a_measuring_process_that_fails_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = subprocess.CompletedProcess[str]([], 3, "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    assert cli.main(["bench", "--quick"]) == 2
    assert capsys.readouterr().err == (
        "overseer: the measuring process ended with code 3; see above\n"
    )


def test_an_unknown_language_is_refused_before_anything_is_measured(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["bench", "--language", "xx"]) == 2
    assert "unknown language 'xx'" in capsys.readouterr().err


def test_a_game_may_be_named(
    figures: Callable[[Figures, Figures], None], capsys: pytest.CaptureFixture[str]
) -> None:
    figures(PURE, FAST)
    assert cli.main(["bench", "fallout"]) == 0
    page = capsys.readouterr().out
    assert "Fallout, random games of four" in page
    assert "Compiled, at least 50,000 decisions per second here: reached (130,000)." in page
    assert "Pure, at least" not in page


def test_what_is_not_there_to_measure_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "chess"]) == 2
    assert capsys.readouterr().err == (
        "overseer: There is no 'chess' to measure; "
        "there are shelter, fallout, arena, server, page, envs.\n"
    )
