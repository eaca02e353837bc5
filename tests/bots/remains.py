"""What is left of processes, for the tests."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 20.0  # seconds


def wait_until(is_so: Callable[[], bool], else_: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, else_
        time.sleep(0.02)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started; on Linux."""
    pids = [int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit()]
    return [each for each in pids if (stat := _stat(each)) and int(stat[1]) == pid]


def is_running(pid: int) -> bool:
    """Whether there is a process, and it has not ended; on Linux."""
    stat = _stat(pid)
    return bool(stat) and stat[0] not in "ZX"


def wait_until_ended(pid: int) -> None:
    """Wait for the end of a process; one that does not end is a fault, and is not left either."""
    try:
        wait_until(lambda: not is_running(pid), f"process {pid} is left")
    except AssertionError:
        os.kill(pid, signal.SIGKILL)
        raise


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def wait_until_gone(group: int) -> None:
    def is_gone() -> bool:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        return False

    wait_until(is_gone, f"processes of group {group} are left")
