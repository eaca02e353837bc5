"""Signals: a game that is asked to end by the system ends as it does by Ctrl-C."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

BY_SIGNAL = 128  # and the number of the signal, as a shell reports a program that it ended


class Ended(SystemExit):
    """The system has asked this program to end: its terminal was closed, or it is shut down."""

    def __init__(self, number: int) -> None:
        super().__init__(BY_SIGNAL + number)


@contextmanager
def ending_politely() -> Iterator[None]:
    """A block that SIGTERM and SIGHUP leave by `Ended`."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, _end) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, frame: FrameType | None) -> None:
    raise Ended(number)
