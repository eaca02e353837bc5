"""kill -9: what was acknowledged is there, and nothing is half there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

MORTAL = Path(__file__).parent / "mortal.py"
LIVES = 16


def test_a_server_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, str(MORTAL), str(tmp_path), str(LIVES)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert result.returncode == 0, result.stderr
    lives = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(lives) == LIVES
    done: dict[str, dict[str, int]] = {}  # by table, the moves that were acknowledged
    for life in lives:
        found = life["found"]
        acknowledged = done.setdefault(found["table"], {})
        # A digest is kept with every move: a table of which only half is there would be closed.
        assert found["status"] in ("playing", "over")
        assert set(acknowledged) <= set(found["ids"])
        assert found["seq"] >= max(acknowledged.values(), default=0)
        assert len(set(found["ids"]) - set(acknowledged)) <= 1  # kept, but not told any more
        acknowledged.update(dict.fromkeys(found["ids"], 0))
        for move in life["done"]:
            done.setdefault(move["table"], {})[move["id"]] = move["seq"]
    assert sum(len(moves) for moves in done.values()) > LIVES
