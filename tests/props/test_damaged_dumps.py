"""Damaged dumps and views: refused with a message, or sound; never a crash, never a hang."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import overseer
from props.damaged import damage, paths
from props.soaking import times

SCRIPT = Path(__file__).with_name("damaged.py")
CASES = 250
PATIENCE = 60 * times(1)  # seconds; a few are plenty


@pytest.mark.parametrize("seed", range(times(4)))
@pytest.mark.parametrize("kind", ["dump", "view"])
def test_damage_is_refused_or_harmless(kind: str, seed: int) -> None:
    sources = [str(Path(overseer.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    command = [sys.executable, str(SCRIPT), kind, str(CASES), str(seed)]
    try:
        run = subprocess.run(
            command,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sources)},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired as late:
        last = (late.stdout or b"").decode().strip().splitlines()[-1:]
        pytest.fail(f"never ends: {last}")
    last = run.stdout.strip().splitlines()[-1:]
    assert run.returncode == 0, f"{last}: {run.stderr.strip().splitlines()[-1:]}"
    assert last[0].endswith("refused")


def test_every_kind_of_damage_is_done() -> None:
    dice, told = random.Random(1), []
    for _ in range(1500):
        tree = {"position": {"stack": [["Round", 1]], "cubes": [1, 2, 3]}, "players": 2}
        told.append(damage(tree, dice))
    for kind in ("deleted", "doubled", "position.stack.0.1 = 2", "= null"):
        assert any(kind in each for each in told), kind


def test_every_place_is_found() -> None:
    assert list(paths({"a": [1, {"b": 2}]})) == [("a",), ("a", 0), ("a", 1), ("a", 1, "b")]
