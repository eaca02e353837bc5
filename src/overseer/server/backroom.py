"""The backroom: where long work is done, off the event loop and a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_THREADS = 2  # each more would take its share of the interpreter from the event loop


class Backroom:
    """A few threads for work that follows the length of a game.

    They share the interpreter with the event loop, so their number matters more than the cores:
    whatever there is to do, the loop waits for two others at most.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="backroom")

    def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        """Have something done there; it is under way before anybody waits for it."""
        return asyncio.wrap_future(self._threads.submit(work, *args, **kwargs))

    def close(self) -> None:
        """Take no more work; nobody waits for what has not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)
