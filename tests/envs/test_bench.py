"""`overseer bench envs`: figures of all games, well formed; how high they are is not tested."""

from __future__ import annotations

import json

import pytest

from overseer.bench import envs
from overseer.cli import bench_envs
from overseer.cli import main as cli


def test_our_games_are_measured_beside_those_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "envs", "--quick", "--json"]) == 0
    figures = [envs.Figure(**each) for each in json.loads(capsys.readouterr().out)["envs"]]
    found = {(figure.what, figure.whose) for figure in figures}
    assert found >= {
        (envs.STEPS, "Overseer vector"),
        (envs.STEPS, "OpenSpiel"),
        (envs.SEEN, "Overseer vector"),
        (envs.SEEN, "PettingZoo"),
        (envs.SEEN, "Overseer in PettingZoo"),
        (envs.SEEN, "Overseer in Gymnasium"),
        (envs.STEPS, "Overseer in OpenSpiel"),
        (envs.SEEN, "Overseer in OpenSpiel"),
        (envs.PLAYOUTS, "Overseer"),
        (envs.SEARCH, "Overseer UCT"),
        (envs.SEARCH, "OpenSpiel MCTS"),
    }
    assert {"shelter", "fallout", "hanabi", "connect_four_v3"} <= {each.game for each in figures}
    assert all(figure.rate > 0 for figure in figures)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert envs.missing() == []
    monkeypatch.setattr(envs, "_has", lambda module: False)
    assert envs.missing() == ["numpy", "Gymnasium", "PettingZoo", "OpenSpiel"]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_figures_are_shown_the_quickest_first(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = [
        envs.Figure(envs.STEPS, "OpenSpiel", "hanabi", 300_000.4),
        envs.Figure(envs.STEPS, "Overseer vector", "shelter", 600_000.0),
        envs.Figure(envs.SEARCH, "Overseer UCT", "shelter", 7000.0, 900_000.0),
    ]
    monkeypatch.setattr(bench_envs, "measure_envs", lambda **_: figures)
    monkeypatch.setattr(bench_envs, "missing", lambda: ["OpenSpiel"])
    assert cli.main(["bench", "envs", "--language", language]) == 0
    page = capsys.readouterr().out
    assert page.index("shelter") < page.index("hanabi")
    assert "make .venv/.envs" in page
