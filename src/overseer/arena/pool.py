"""The pool: pieces of work done by this process, by several, or by a cluster, results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Protocol, Self, TypeVar

from overseer.arena.playing import StuckGame
from overseer.kernel.errors import Malformed

LOCAL = "local"  # the address of a cluster that is started here, for this run alone
MOST_PROCESSES = 1_024
AHEAD = 3  # pieces per process that are handed out before their results are fetched

W_contra = TypeVar("W_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)
W = TypeVar("W")
R = TypeVar("R")

# What a process of the pool does with a piece of work, set once when it starts.
_at_work: Callable[[Any], Any] | None = None


class Task(Protocol[W_contra, R_co]):
    """What is to be done with every piece of work, in a form that can be sent to a process."""

    @property
    def folders(self) -> Sequence[str]:
        """The packs that it needs: folders, or ids of built-in ones."""

    def moved(self, folders: Mapping[str, str]) -> Self:
        """The same task where folders lie elsewhere."""

    def begin(self) -> Callable[[W_contra], R_co]:
        """Get ready, once in a process; what then does a piece of work."""

    def seeds(self, work: W_contra) -> tuple[int, int]:
        """The first and the last seed of a piece of work."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work. The results are the same, and in the same order, whoever does it."""

    processes: int = 1  # at most; on a cluster, 0 is as many as it has cores
    ray: str = ""  # the address of a Ray cluster; without it, this machine alone

    def do(self, task: Task[W, R], works: Sequence[W]) -> Iterator[R]:
        """Do all pieces of work; their results, one after the other."""
        if not works:
            return iter(())
        if self.ray:
            from overseer.arena.cluster import on_ray

            return on_ray(task, works, self.ray, self.processes)
        if min(self.processes, len(works)) == 1:
            return map(task.begin(), works)
        return in_processes(task, works, min(self.processes, len(works)))

    def check(self) -> None:
        """Refuse what cannot be, before anything is begun."""
        least = 0 if self.ray else 1
        if type(self.processes) is not int or self.processes < least:
            raise Malformed(f"processes is a number from {least} up, not {self.processes!r}.")
        if self.processes > MOST_PROCESSES:
            raise Malformed(f"processes is at most {MOST_PROCESSES:,}, not {self.processes:,}.")
        if self.ray:
            from overseer.arena.cluster import check_ray

            check_ray()


def in_processes(task: Task[W, R], works: Sequence[W], processes: int) -> Generator[R, None, None]:
    """Do pieces of work in several processes; the results come in the order of the pieces."""
    pool = ProcessPoolExecutor(
        max_workers=processes,
        # Processes that start afresh are the same on every system, and safe beside threads.
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_start,
        initargs=(task,),
    )
    waiting: deque[tuple[W, Future[R]]] = deque()
    left = iter(works)
    try:
        while True:
            with _deaf_to_ctrl_c():
                while len(waiting) < processes * AHEAD and (work := next(left, None)) is not None:
                    waiting.append((work, pool.submit(_work, work)))
            if not waiting:
                return
            work, future = waiting.popleft()
            try:
                result = future.result()
            except BrokenProcessPool:
                raise died(task, work) from None
            yield result
    except BaseException:  # an error, Ctrl-C, or nobody wants the other results
        _kill_all(pool)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def died(task: Task[W, R], work: W) -> StuckGame:
    """What is said of a process that is gone."""
    first, last = task.seeds(work)
    reason = f"a process died while seeds {first} to {last} or later ones were played"
    return StuckGame(first, reason)


def _kill_all(pool: Any) -> None:
    """End the processes of a pool in the middle of their work, which nobody waits for.

    The pool itself can do so only from Python 3.14 on.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()
    # One of them may have been sending a result, and the pool would wait for the rest of it.
    pool._result_queue._writer.close()


def _start(task: Task[Any, Any]) -> None:
    global _at_work  # noqa: PLW0603 - a process of the pool has no other place to keep it
    Thread(target=_end_with_parent, daemon=True).start()
    _at_work = task.begin()


def _work(work: Any) -> Any:
    assert _at_work is not None
    return _at_work(work)


def _end_with_parent() -> None:
    """End a process whose parent was killed; it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that start in here leave Ctrl-C to the one that started them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
