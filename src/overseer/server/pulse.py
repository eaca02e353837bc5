"""The pulse of a server: how long its event loop was busy with one thing, for who measures it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from msgspec import Struct, json

from overseer.server.memory import resident

_BEAT = 0.001  # seconds
_REPORT = 0.1


class Beat(Struct, frozen=True):
    """What was felt in a tenth of a second."""

    at: float  # seconds on the machine's own clock, at the end
    late: float  # milliseconds that the loop came too late at worst, whoever had the processor
    busy: float  # milliseconds that it worked without a break at worst
    processor: float  # seconds of the whole process, since it began
    memory: int  # bytes that the process has at present; 0 where the system does not tell


class Pulse:
    """A task that would come every millisecond, and writes down how late it comes.

    Between two beats the loop works off what has piled up, so `busy` is never too small. `late`
    counts what other threads and other programs take, too.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    async def run(self) -> None:
        """Beat until it is ended."""
        with self._path.open("ab", buffering=0) as file:
            late = busy = 0.0
            reported = time.perf_counter()
            while True:
                due, worked = time.perf_counter() + _BEAT, time.thread_time()
                await asyncio.sleep(_BEAT)
                now = time.perf_counter()
                late = max(late, now - due)
                busy = max(busy, time.thread_time() - worked)
                if now - reported >= _REPORT:
                    beat = Beat(now, 1000 * late, 1000 * busy, time.process_time(), resident())
                    file.write(json.encode(beat) + b"\n")
                    late, busy, reported = 0.0, 0.0, now


def beats(path: Path) -> list[Beat]:
    """What a pulse has written down; a line that is not whole yet is left out."""
    lines = path.read_bytes().split(b"\n")
    return [json.decode(line, type=Beat) for line in lines[:-1]]
