"""The part of the bench about the arena: who plays how many games a second."""

from __future__ import annotations

import json

import pytest

from overseer.bench import arena as bench
from overseer.bench.arena import Crew
from overseer.cli import main as cli


def test_a_quick_run_compares_one_process_with_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "arena", "--quick", "--json"]) == 0
    crews = json.loads(capsys.readouterr().out)["arena"]
    assert [crew["workers"] for crew in crews] == ["one", "two"]
    for crew in crews:
        assert crew["games"] > 0
        assert crew["start"] > 0


@pytest.mark.parametrize(("language", "ray"), [("en", "Ray"), ("pl", "Ray"), ("ru", "Ray")])
def test_the_table_sets_all_beside_one_process(
    language: str, ray: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    crews = [Crew("one", 20.0, 0.2), Crew("two", 38.0, 2.0), Crew("ray", 36.0, 8.0)]
    monkeypatch.setattr(bench, "measure", lambda *, quick: crews)
    assert cli.main(["bench", "arena", "--language", language]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "×" in line]
    assert len(lines) == 3
    assert all(len(line) <= 80 for line in lines)
    assert ("1.9×" if language == "en" else "1,9×") in lines[1]
    assert ray in lines[2]
