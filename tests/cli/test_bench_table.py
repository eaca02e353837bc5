"""`overseer bench server` and `bench page`: what is shown of the figures; how high is not tested."""

from __future__ import annotations

import json

import pytest

from overseer.arena.load import Load
from overseer.arena.page import NotMeasured, PageFigures, Weight
from overseer.cli import bench_table
from overseer.cli import main as cli

LOADS = [Load(1, 1.0, 1.0, 1.5, 9.25), Load(200, 0.0, 1234.0, 150.0, 321.0)]
PAGE = PageFigures(
    [Weight("en", 139_400, 222_000), Weight("pl", 152_000, 235_000)], 20, 85.5, 430.0
)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in for the measuring processes and the browser."""
    monkeypatch.setattr(bench_table, "measure_load", lambda **_: LOADS)
    monkeypatch.setattr(bench_table, "measure_page", lambda **_: PAGE)


def test_the_load_of_a_server_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server"]) == 0
    paced, unpaced = capsys.readouterr().out.split("Each move sent as soon")
    assert ["1", "1", "1.50", "9.25"] in [line.split() for line in paced.splitlines()]
    assert ["200", "1,234", "150", "321"] in [line.split() for line in unpaced.splitlines()]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Language", "139", "152", "in the middle of 20 moves: 85.50 ms", "430 ms with it"]),
        ("pl", ["Język", "139", "152", "mediana z 20 ruchów: 85,50 ms", "430 ms z animacją"]),
        ("ru", ["Язык", "139", "152", "медиана по ходам (20): 85,50 мс", "430 мс с ней"]),
    ],
)
def test_the_page_is_weighed_in_every_language(
    language: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["bench", "page", "--language", language]) == 0
    told = capsys.readouterr().out
    for word in words:
        assert word in told


def test_the_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == {}
    assert told["server"][1] == {
        "tables": 200,
        "pace": 0.0,
        "moves": 1234.0,
        "median": 150.0,
        "slowest": 321.0,
    }
    assert cli.main(["bench", "page", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["page"]["weights"][0] == {"language": "en", "home": 139_400, "table": 222_000}


def test_a_page_that_cannot_be_measured_is_told_and_nothing_else_suffers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(**_: object) -> PageFigures:
        raise NotMeasured("chromium is not installed; `make bench` installs it")

    monkeypatch.setattr(bench_table, "measure_page", fail)
    assert cli.main(["bench", "page"]) == 0
    assert capsys.readouterr().out == (
        "The page was not measured: chromium is not installed; `make bench` installs it.\n"
    )
    assert cli.main(["bench", "page", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["page"] is None
