"""`overseer bench server` and `bench page`: what is shown of the figures; how high is not tested."""

from __future__ import annotations

import json

import pytest

from overseer.bench.load import Deed, Load, Loaded
from overseer.bench.map import Gesture
from overseer.bench.page import NotMeasured, PageFigures, Weight
from overseer.cli import bench_table
from overseer.cli import main as cli

SERVER = bench_table.Server(
    [
        Loaded(
            load=Load(game="shelter", tables=1),
            moves=1.0,
            median=1.5,
            slowest=9.25,
            processor=0.75,
            busy=2.5,
            late=3.5,
            table=410.0,
            socket=64.0,
        ),
        Loaded(
            load=Load(game="fallout", tables=200, late=True, pace=0.0),
            moves=1234.0,
            median=150.0,
            slowest=321.0,
        ),
    ],
    {"fallout": [Deed(name="hello", took=8.25, busy=2.5, late=4.0)]},
    beside=200,
    lines=19_000,
)
PAGE = PageFigures(
    [Weight("en", 139_400, 222_000, 231_000), Weight("pl", 152_000, 235_000, 244_000)],
    20,
    85.5,
    430.0,
    walk=71.5,
    gestures=[Gesture("pan", 60.0, 16.75), Gesture("zoom", 58.5, 33.25)],
)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in for the measuring processes and the browser."""
    monkeypatch.setattr(bench_table, "measure_server", lambda **_: SERVER)
    monkeypatch.setattr(bench_table, "measure_page", lambda **_: PAGE)


def test_the_load_of_a_server_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server"]) == 0
    told = capsys.readouterr().out
    rows = [" ".join(line.split()) for line in told.splitlines()]
    row = "Fallout Shelter, early 1 1 1.50 9.25 0.75 2.50 3.50 410 64"
    assert rows.index(row) < rows.index("Each move sent as soon as the one before is answered:")
    assert any(each.endswith(", late 200 1,234 150 321 0 0 0 0 0") for each in rows)
    assert any("19,000 lines, with 200 others" in each for each in rows)
    assert rows[-2] == "connect 8.25 2.50 4"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Language",
                "139",
                "152",
                "in the middle of 20 moves: 85.50 ms",
                "430 ms with it",
                "71.50 ms",
                "58.50",
            ],
        ),
        (
            "pl",
            [
                "Język",
                "139",
                "152",
                "mediana z 20 ruchów: 85,50 ms",
                "430 ms z animacją",
                "71,50 ms",
                "58,50",
            ],
        ),
        (
            "ru",
            [
                "Язык",
                "139",
                "152",
                "медиана по ходам (20): 85,50 мс",
                "430 мс с ней",
                "71,50 мс",
                "58,50",
            ],
        ),
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
    assert told["server"]["loads"][1]["load"]["tables"] == 200
    assert told["server"]["loads"][1]["moves"] == 1234.0
    assert told["server"]["long"]["fallout"][0]["took"] == 8.25
    assert cli.main(["bench", "page", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["page"]["weights"][0] == {
        "language": "en",
        "home": 139_400,
        "table": 222_000,
        "surface": 231_000,
    }


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
