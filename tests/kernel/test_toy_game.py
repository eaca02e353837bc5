"""The kernel carries any game: the tests of the toy game, where the compiled unit is in use.

Compiled classes cannot be derived from, so a game outside of the unit needs the kernel's source.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from overseer import COMPILED

TESTS = Path(__file__).with_name("toy_test.py")

if COMPILED:

    def test_the_toy_game_plays_on_the_source_of_the_kernel() -> None:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TESTS)]
        environment = {**os.environ, "OVERSEER_PURE": "1"}
        for name in ("PYTEST_XDIST_WORKER", "PYTEST_ADDOPTS"):
            environment.pop(name, None)
        run = subprocess.run(
            command,
            cwd=TESTS.parents[2],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout + run.stderr
        assert " passed" in run.stdout
