"""What is left of processes, for the tests."""

from __future__ import annotations

import os
import time

PATIENCE = 20.0  # seconds


def wait_until_gone(group: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        assert time.monotonic() < end, f"processes of group {group} are left"
        time.sleep(0.02)
