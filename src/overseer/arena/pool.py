"""The pool: chunks of a simulation played by several processes, their results in order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from overseer.arena.chunks import Chunk, Part, Series, play_chunk
from overseer.arena.playing import StuckGame
from overseer.catalog.boxes import box_for
from overseer.kernel.game import Game

AHEAD = 3  # chunks per process that are handed out before their results are fetched

# What a process of the pool plays, set once when it starts.
_at_work: tuple[Series, Game] | None = None


def in_processes(series: Series, chunks: list[Chunk], processes: int) -> Iterator[Part]:
    """Play chunks in several processes; the results come in the order of the chunks."""
    pool = ProcessPoolExecutor(
        max_workers=processes,
        # Processes that start afresh are the same on every system, and safe beside threads.
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_start,
        initargs=(series,),
    )
    waiting: deque[tuple[Chunk, Future[Part]]] = deque()
    left = iter(chunks)
    try:
        while True:
            with _deaf_to_ctrl_c():
                while len(waiting) < processes * AHEAD and (chunk := next(left, None)) is not None:
                    waiting.append((chunk, pool.submit(_work, chunk)))
            if not waiting:
                return
            chunk, future = waiting.popleft()
            yield _result(series, chunk, future)
    finally:
        pool.shutdown(cancel_futures=True)


def _result(series: Series, chunk: Chunk, future: Future[Part]) -> Part:
    try:
        return future.result()
    except BrokenProcessPool:
        first, last = series.seed + chunk.first, series.seed + chunk.end - 1
        reason = f"a process died while seeds {first} to {last} or later ones were played"
        raise StuckGame(first, reason) from None


def _start(series: Series) -> None:
    global _at_work  # noqa: PLW0603 - a process of the pool has no other place to keep it
    _at_work = series, box_for(series.game, series.packs, series.options)


def _work(chunk: Chunk) -> Part:
    assert _at_work is not None
    return play_chunk(*_at_work, chunk)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that start in here leave Ctrl-C to the one that started them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
