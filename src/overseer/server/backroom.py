"""Backrooms: where long work is done, off the event loop and a little at a time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from overseer.server.refusal import Denied

P = ParamSpec("P")
T = TypeVar("T")


class Backroom:
    """A few threads for work that follows the length of a game.

    They share the interpreter with the event loop, so their number matters more than the cores:
    whatever there is to do, the loop waits for so many others at most.
    """

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="backroom")
        self._is_closed = threading.Event()

    def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        """Have something done there; it is under way before anybody waits for it."""
        if self._is_closed.is_set():
            raise Denied("unavailable")
        return asyncio.wrap_future(self._threads.submit(work, *args, **kwargs))

    def pulse(self, most: int | None = None) -> Callable[[int], None]:
        """What work calls on the way with how much it has done: more than the most, or any more
        once the room is closed, ends it.
        """

        def check(done: int) -> None:
            if self._is_closed.is_set():
                raise Denied("unavailable")
            if most is not None and done > most:
                raise Denied("impossible", "bad-journal-work")

        return check

    def close(self) -> None:
        """Take no more work, end what keeps a pulse; nobody waits for what has not begun."""
        self._is_closed.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
