"""Golden playthroughs: games that were looked at once are played the same way ever after."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from golden.make import FOLDER, PLAYTHROUGHS, Playthrough, main

AGAIN = (
    "If that was meant, run `.venv/bin/python tests/golden/make.py`, "
    "look at the difference and explain it in the commit."
)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.path.stem)
def test_a_game_is_played_as_it_was(playthrough: Playthrough) -> None:
    golden = playthrough.path.read_text(encoding="utf-8")
    played = playthrough.text()
    if played != golden:
        difference = unified_diff(
            golden.splitlines(), played.splitlines(), "golden", "played", lineterm="", n=1
        )
        shown = "\n".join(islice(difference, 40))
        pytest.fail(f"{playthrough.path.name} differs.\n{shown}\n{AGAIN}", pytrace=False)


def test_every_golden_file_is_checked() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {
        playthrough.path.name for playthrough in PLAYTHROUGHS
    }


def test_all_languages_tell_the_same_game() -> None:
    ends: dict[tuple[str, int], list[str]] = {}
    for playthrough in PLAYTHROUGHS:
        end = playthrough.path.read_text(encoding="utf-8").splitlines()[-3:]
        assert ends.setdefault((playthrough.game, playthrough.players), end) == end


def test_the_script_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--frob"]) == 2
    assert "usage: " in capsys.readouterr().err
