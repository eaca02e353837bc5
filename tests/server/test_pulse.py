"""The pulse and the memory of a server: what is measured, and what is set aside."""

from __future__ import annotations

import asyncio
import gc
import itertools
import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from overseer.server import memory
from overseer.server.memory import Memory
from overseer.server.pulse import Beat, Pulse, beats
from server.people import Place


def test_a_pulse_feels_what_holds_the_loop_up(tmp_path: Path) -> None:
    path = tmp_path / "pulse"

    async def scenario() -> None:
        task = asyncio.create_task(Pulse(path).run())
        await asyncio.sleep(0.15)
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0.15)
        task.cancel()

    asyncio.run(scenario())
    felt = beats(path)
    assert max(beat.busy for beat in felt) >= 50
    assert max(beat.late for beat in felt) >= 49
    assert felt[-1].memory > 1 << 20
    assert [beat.at for beat in felt] == sorted(beat.at for beat in felt)
    path.write_bytes(path.read_bytes() + b'{"at":')
    assert beats(path) == felt


def test_a_server_has_a_pulse_only_if_asked_to(run: Callable[..., Place], tmp_path: Path) -> None:
    run(pulse=tmp_path / "pulse")
    end = time.monotonic() + 10
    while not (tmp_path / "pulse").exists() or not beats(tmp_path / "pulse"):
        assert time.monotonic() < end
        time.sleep(0.02)
    assert isinstance(beats(tmp_path / "pulse")[0], Beat)
    before = len(beats(tmp_path / "pulse"))
    run()
    time.sleep(0.3)
    assert len(beats(tmp_path / "pulse")) <= before + 2


class Collector:
    """A garbage collector that only counts; other servers in this process have their own thread."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self._here = threading.current_thread()

    def _note(self, name: str) -> None:
        if threading.current_thread() is self._here:
            self.done[name] += 1

    def freeze(self) -> None:
        self._note("freeze")

    def unfreeze(self) -> None:
        self._note("unfreeze")

    def collect(self, generation: int = 2) -> None:
        self._note("collect" if generation == 2 else "young")


def remembered(monkeypatch: pytest.MonkeyPatch, collector: Collector, *, is_quiet: bool) -> None:
    """Have the memory of a server at work for a while."""
    monkeypatch.setattr(memory, "_SPELL", 0.01)
    monkeypatch.setattr(memory, "_QUIET", 0.05)
    monkeypatch.setattr(memory, "gc", collector)

    async def scenario() -> None:
        task = asyncio.create_task(Memory(lambda: is_quiet).run())
        await asyncio.sleep(0.3)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(scenario())


@pytest.mark.parametrize(("is_quiet", "collections"), [(True, 1), (False, 0)])
def test_what_lasts_is_set_aside_and_looked_through_when_nobody_is_there(
    monkeypatch: pytest.MonkeyPatch, is_quiet: bool, collections: int
) -> None:
    collector = Collector()
    remembered(monkeypatch, collector, is_quiet=is_quiet)
    assert collector.done["collect"] == collections  # once for each time that all have left
    assert collector.done["unfreeze"] == collections + 1  # and at the end
    assert collector.done["freeze"] > 1
    assert collector.done["young"] > 1  # what is dead already is not set aside


def test_strangers_cannot_fill_the_memory_with_what_is_set_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collector = Collector()
    grown = itertools.count(10**9, memory._MOST)
    monkeypatch.setattr(memory, "resident", lambda: next(grown))
    remembered(monkeypatch, collector, is_quiet=False)
    assert collector.done["collect"] > 0


def test_a_table_that_is_put_away_is_gone_without_a_collection(run: Callable[..., Place]) -> None:
    place = run(unload_after=-1)
    opened = place.open("shelter", "me", "bot")
    ada = place.sit(opened["table"], opened["token"])
    ada.move(ada.decision["default"])
    table = weakref.ref(place.server.hall.tables[opened["table"]])
    place.leave(ada)
    gc.collect()
    gc.disable()
    try:
        end = time.monotonic() + 10
        while table() is not None and time.monotonic() < end:
            place.http.portal.call(place.server.hall.put_away_idle)  # type: ignore[union-attr]
            time.sleep(0.05)
        assert table() is None
    finally:
        gc.enable()
