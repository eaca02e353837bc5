"""Memory: what the garbage collector need not look through again and again.

A server holds hundreds of thousands of small objects: texts, cards, every line of the games at its
tables. A full collection looks through them all, which takes longer than a hundred moves. Nearly
all garbage is freed at once without it, so what lasts is set aside at once, and all of it is
looked through only when nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

_SPELL = 0.1  # seconds that an object must have lasted
_QUIET = 60.0  # seconds without anybody, after which there is time
_LONGEST = 24 * 3600.0  # seconds until it is done all the same


class Memory:
    """The task that keeps collections short."""

    def __init__(self, is_quiet: Callable[[], bool]) -> None:
        self._is_quiet = is_quiet

    async def run(self) -> None:
        """Set aside what lasts, until it is ended."""
        quiet = since = 0.0
        is_due = True  # somebody has been here since the last time
        try:
            while True:
                gc.freeze()
                await asyncio.sleep(_SPELL)
                since += _SPELL
                if self._is_quiet():
                    quiet += _SPELL
                else:
                    quiet, is_due = 0.0, True
                if (is_due and quiet >= _QUIET) or since > _LONGEST:
                    collect()
                    since, is_due = 0.0, False
        finally:
            gc.unfreeze()


def collect() -> None:
    """Look through everything."""
    gc.unfreeze()
    gc.collect()
