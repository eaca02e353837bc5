"""The pool: what it leaves off is left off at once, and nothing of it stays."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bots.remains import PATIENCE, wait_until_gone
from overseer.arena.pool import in_processes


@dataclass(frozen=True)
class Naps:
    """A task whose pieces are seconds to sleep; the results are large."""

    folders: Sequence[str] = ()

    def moved(self, folders: Mapping[str, str]) -> Naps:
        return self

    def begin(self) -> Callable[[float], bytes]:
        def nap(seconds: float) -> bytes:
            time.sleep(seconds)
            return b"z" * 3_000_000

        return nap

    def seeds(self, work: float) -> tuple[int, int]:
        return 0, 0


def test_processes_end_with_whoever_wanted_their_results() -> None:
    results = in_processes(Naps(), [0.0, *[600.0] * 5], 2)
    next(results)
    workers = multiprocessing.active_children()
    results.close()
    assert [worker.exitcode for worker in workers] == [-signal.SIGKILL] * 2


def test_a_result_that_is_cut_in_half_is_not_waited_for() -> None:
    """Who waited for the rest of it would never come to the end of this test."""
    for wanted in range(1, 4):
        results = in_processes(Naps(), [0.0] * 500, 2)
        for _ in range(wanted):
            next(results)
        results.close()
        assert multiprocessing.active_children() == []


def test_ctrl_c_ends_bots_that_think_with_their_processes() -> None:
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code += "from overseer.cli.main import main; sys.exit(main())"
    words = ["arena", "shelter", "--bots", "random,bots.hostile:Sleeper", "--processes", "2"]
    with subprocess.Popen(
        [sys.executable, "-c", code, *words],
        env={**os.environ, "OVERSEER_BOT_SECONDS": "300"},
        cwd=Path(__file__).parents[1],
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            end = time.monotonic() + 60
            while len(guests := guests_of(process.pid)) < 3:  # one to see whether it can be made
                assert time.monotonic() < end, "no bot was asked"
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(PATIENCE) == 130
        finally:
            process.kill()
    for guest in guests:
        wait_until_gone(guest)


def guests_of(group: int) -> list[int]:
    """The bots of other people that the processes of a group have started."""
    listed = subprocess.run(
        ["ps", "-wweo", "pid=,ppid=,pgid=,args="], capture_output=True, text=True, check=True
    )
    rows = [line.split(maxsplit=3) for line in listed.stdout.splitlines()]
    own = {pid for pid, _, pgid, _ in rows if int(pgid) == group}
    return [int(pid) for pid, parent, _, args in rows if parent in own and "guest_worker" in args]
