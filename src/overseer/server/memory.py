"""Memory: what the garbage collector need not look through again and again.

A server holds hundreds of thousands of small objects: texts, cards, every line of the games at its
tables. A full collection looks through them all, which takes longer than a hundred moves. Nearly
all garbage is freed at once without it, so what lasts is set aside at once, and all of it is
looked through only when nobody waits, or when the process has grown so much that strangers could be
filling the memory with it.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path

_SPELL = 0.1  # seconds that an object must have lasted
_QUIET = 60.0  # seconds without anybody, after which there is time
_LONGEST = 24 * 3600.0  # seconds until it is done all the same
_MOST = 256 * 1024 * 1024  # bytes that the process may grow by since, or by half if that is more
_PAGE = 4096  # bytes that memory is counted by


class Memory:
    """The task that keeps collections short."""

    def __init__(self, is_quiet: Callable[[], bool]) -> None:
        self._is_quiet = is_quiet

    async def run(self) -> None:
        """Set aside what lasts, until it is ended."""
        quiet = since = 0.0
        is_due = True  # somebody has been here since the last time
        lasting = resident()  # bytes that the last full collection left
        try:
            while True:
                set_aside()
                await asyncio.sleep(_SPELL)
                since += _SPELL
                if self._is_quiet():
                    quiet += _SPELL
                else:
                    quiet, is_due = 0.0, True
                is_full = resident() > lasting + max(_MOST, lasting // 2)
                if (is_due and quiet >= _QUIET) or since > _LONGEST or is_full:
                    collect()
                    lasting, since, is_due = resident(), 0.0, False
        finally:
            gc.unfreeze()


def set_aside() -> None:
    """Have the collector pass over all that is alive now, after a look at what is young."""
    gc.collect(1)
    gc.freeze()


def collect() -> None:
    """Look through everything."""
    gc.unfreeze()
    gc.collect()


def resident() -> int:
    """The bytes that the process has at present; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_bytes().split()[1]) * _PAGE
    except OSError:
        return 0
