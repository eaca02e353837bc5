"""Old tables are removed by the time that has surely passed, whatever the machine's clock says."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from overseer.server.database import FILE
from overseer.server.desk import Desk
from overseer.server.hall import Hall
from overseer.server.offers import Offers
from overseer.server.protocol import NewSeat, NewTable
from overseer.server.settings import Settings, days
from overseer.server.store import Store

NEW = NewTable(
    game="shelter",
    seats=[NewSeat(kind="me", name="Ada"), NewSeat(kind="here", name="Borys")],
)
KEPT = 90
YEARS = 3650
HOUR = 1 / 24


class Machine:
    """A machine with a data folder and two clocks; `off` is how many days the one is wrong."""

    def __init__(self, folder: Path, offers: Offers) -> None:
        self.settings = Settings(data=folder)
        self.offers = offers
        self.passed = 0.0  # days, in truth
        self.off = 0.0

    def wall(self) -> float:
        """The time of day."""
        return 1_800_000_000 + (self.passed + self.off) * days(1)

    def running(self) -> float:
        """Seconds since this run began, or some such moment."""
        return self.passed * days(1)

    def run(self, length: float = 0.0, *, opens: bool = False, moves: str = "") -> int:
        """Run a server for some days, with a look at old tables every day; gives what is left."""

        async def live() -> int:
            store = Store(self.settings.data, self.wall, self.running)
            hall = Hall(self.settings, self.offers, store)
            await hall.clean()
            if opens:
                await Desk(hall).open(NEW)
                hall.tables.clear()
            if moves:
                await (await hall.table(moves)).keep()
                hall.tables.clear()
            end = self.passed + length
            while self.passed < end:
                self.passed = min(self.passed + 1, end)
                await hall.clean()
            count = await store.count()
            store.close()
            return count

        return asyncio.run(live())

    def rest(self, length: float) -> None:
        """Let days pass while no server runs."""
        self.passed += length


@pytest.fixture
def machine(tmp_path: Path, offers: Offers) -> Machine:
    """A machine on which there is one table."""
    machine = Machine(tmp_path, offers)
    assert machine.run(opens=True) == 1
    return machine


def test_a_table_is_removed_a_day_after_its_time(machine: Machine) -> None:
    assert machine.run(KEPT + 0.9) == 1
    assert machine.run(0.2) == 0


@pytest.mark.parametrize("off", [YEARS, -YEARS])
@pytest.mark.parametrize("age", [0, KEPT - 0.5])
def test_a_clock_that_is_wrong_at_one_start_removes_nothing(
    machine: Machine, off: float, age: float
) -> None:
    machine.run(age)
    machine.off = off
    assert machine.run() == 1
    machine.off = 0
    assert machine.run() == 1
    assert machine.run(0.4) == 1


@pytest.mark.parametrize("off", [YEARS, -YEARS])
def test_a_clock_that_is_wrong_for_a_whole_run_removes_nothing_before_its_time(
    machine: Machine, off: float
) -> None:
    machine.off = off
    assert machine.run(KEPT - 1) == 1
    machine.off = 0
    assert machine.run() == 1
    assert machine.run(2.2) == 0


def test_a_clock_that_is_put_right_while_the_server_runs_removes_nothing(machine: Machine) -> None:
    machine.off = YEARS
    machine.run(1)
    machine.off = 0
    assert machine.run(1) == 1
    machine.off = -YEARS
    assert machine.run(1) == 1
    machine.off = 0
    assert machine.run(1) == 1


def test_while_no_server_runs_a_day_passes_at_most(machine: Machine) -> None:
    for _ in range(KEPT):
        machine.rest(7)
        assert machine.run() == 1
    machine.rest(YEARS)
    assert machine.run() == 1
    machine.rest(1)
    assert machine.run() == 0


def test_starts_that_follow_each_other_quickly_do_not_count_as_days(machine: Machine) -> None:
    for _ in range(KEPT + 3):
        machine.rest(HOUR / 60)
        assert machine.run() == 1


def test_a_table_that_is_used_is_young_again(machine: Machine) -> None:
    machine.run(KEPT)
    with closing(sqlite3.connect(machine.settings.data / FILE)) as connection:
        name = connection.execute("SELECT id FROM tables").fetchone()[0]
    machine.run(moves=name)
    assert machine.run(KEPT + 0.9) == 1
    assert machine.run(0.2) == 0


def test_a_file_from_before_there_was_this_clock_is_no_older_than_it_was(machine: Machine) -> None:
    with closing(sqlite3.connect(machine.settings.data / FILE)) as connection, connection:
        connection.execute("DROP TABLE clock")
    machine.off = YEARS
    assert machine.run(KEPT) == 1
    assert machine.run(1.2) == 0


def test_a_backup_of_long_ago_is_no_older_than_it_was(machine: Machine) -> None:
    before = (machine.settings.data / FILE).read_bytes()
    machine.run(KEPT / 2)
    machine.rest(YEARS)
    (machine.settings.data / FILE).write_bytes(before)
    assert machine.run() == 1
