"""Memory: what the garbage collector need not look through again and again.

A server holds hundreds of thousands of small objects: texts, cards, every line of the games at its
tables. A full collection looks through them all, which takes longer than a hundred moves. Nearly
all garbage is freed at once without it, so what lasts is set aside at once, and all of it is
looked through only when nobody waits, or when so much has been set aside that strangers could fill
the memory with it.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

_SPELL = 0.1  # seconds that an object must have lasted
_QUIET = 60.0  # seconds without anybody, after which there is time
_LONGEST = 24 * 3600.0  # seconds until it is done all the same
_MOST = 250_000  # objects that may have been set aside since, or half of all if that is more


class Memory:
    """The task that keeps collections short."""

    def __init__(self, is_quiet: Callable[[], bool]) -> None:
        self._is_quiet = is_quiet

    async def run(self) -> None:
        """Set aside what lasts, until it is ended."""
        quiet = since = 0.0
        is_due = True  # somebody has been here since the last time
        lasting = 0  # objects that the last full collection left
        try:
            while True:
                set_aside()
                await asyncio.sleep(_SPELL)
                since += _SPELL
                if self._is_quiet():
                    quiet += _SPELL
                else:
                    quiet, is_due = 0.0, True
                is_full = gc.get_freeze_count() > lasting + max(_MOST, lasting // 2)
                if (is_due and quiet >= _QUIET) or since > _LONGEST or is_full:
                    lasting = collect()
                    since, is_due = 0.0, False
        finally:
            gc.unfreeze()


def set_aside() -> None:
    """Have the collector pass over all that is alive now, after a look at what is young."""
    gc.collect(1)
    gc.freeze()


def collect() -> int:
    """Look through everything; gives how much is left."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return gc.get_freeze_count()
