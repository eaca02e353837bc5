"""The kernel carries any game: where the compiled unit is in use, the toy game's tests run on the
source of the kernel as well.
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
