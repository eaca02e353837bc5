"""The store: what is kept survives restarts, upgrades and failures."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import overseer
from overseer.journal.line import Line
from overseer.kernel.errors import Malformed
from overseer.server.offers import Offers
from overseer.server.records import Act, Growth, Kept, Seat, TableRecord
from overseer.server.settings import days
from overseer.server.store import FILE, SCHEMA_VERSION, Store, back_up
from server.people import Place


def record(name: str = "t") -> TableRecord:
    return TableRecord(
        id=name,
        game="shelter",
        language="en",
        options={},
        seats=[Seat(kind="me", name="Ada")],
        undo="fair",
        pace=0,
        created=1,
    )


def test_a_table_goes_on_after_a_restart(run: Callable[..., Place]) -> None:
    place = run()
    opened = place.open("shelter", "me", "here", watch=True, options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    done = ada.move("place - L0.7", id="m1")
    before = place.sit(opened["table"], opened["token"]).position
    place = run()
    again = place.sit(opened["table"], opened["token"])
    assert again.position == before
    assert again.move("place - L0.7", id="m1", seat=0) == done
    assert again.undo()["type"] == "done"
    assert again.move("place - L0.9")["type"] == "done"
    assert place.sit(opened["table"], opened["watch"]).position["seq"] == again.position["seq"]


def test_a_table_that_waits_still_waits_after_a_restart(run: Callable[..., Place]) -> None:
    opened = run().open("shelter", "me", "link")
    place = run()
    link = opened["seats"][1]["token"]
    assert place.call("GET", f"/tables/{opened['table']}", link).json()["status"] == "waiting"
    place.call("POST", f"/tables/{opened['table']}/start", opened["token"])
    place = run()
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: ada.can_choose)
    assert ada.move("pass")["type"] == "done"


def test_dice_stay_the_same_over_a_restart(run: Callable[..., Place]) -> None:
    """Whoever restarts a server gets no second roll."""
    ends = []
    for restarts in (False, True):
        place = run()
        opened = place.open("shelter", "me", "here", seed="11", options={"max_rounds": 2})
        ada = place.sit(opened["table"], opened["token"])
        while not ada.position["over"]:
            if restarts and ada.position["seq"] % 7 == 0:
                place = run()
                ada = place.sit(opened["table"], opened["token"])
            ada.move(ada.decision["options"][0]["choice"])
        ends.append((ada.position["table"], ada.position["outcome"]))
    assert ends[0] == ends[1]


def test_tokens_are_kept_as_hashes_only(place: Place) -> None:
    opened = place.open("shelter", "me", "link", watch=True)
    raw = b"".join(path.read_bytes() for path in place.server.settings.data.glob(f"{FILE}*"))
    for token in (opened["token"], opened["watch"], opened["seats"][1]["token"]):
        assert token.encode() not in raw


@pytest.fixture
def upgraded(monkeypatch: pytest.MonkeyPatch) -> Offers:
    """The games after their rules have changed."""
    newer = Offers()
    for game in newer.games.values():
        monkeypatch.setattr(game, "rules_version", "2")
    return newer


def test_after_an_upgrade_a_table_is_closed_and_its_journal_can_be_had(
    run: Callable[..., Place], upgraded: Offers
) -> None:
    place = run()
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    place.sit(opened["table"], opened["token"]).move("place - L0.7")
    path = f"/tables/{opened['table']}"
    journal = place.call("GET", f"{path}/journal", opened["token"]).text
    place = run(offers=upgraded)
    ada = place.sit(opened["table"], opened["token"], language="pl")
    table = ada.welcome["table"]
    assert table["status"] == "closed"
    assert "pobrać" in table["notice"]
    assert ada.ask("move", seat=0, seq=15, choices=["pass"])["code"] == "closed"
    assert place.call("GET", f"{path}/positions/14", opened["token"]).status_code == 409
    assert place.call("POST", f"{path}/fork", opened["token"], json={"line": 14}).status_code == 409
    assert place.call("GET", f"{path}/journal", opened["token"]).text == journal
    assert overseer.load("shelter").replay(journal).lines[-1].text == "place - L0.7"
    place = run()  # the old version again: nothing was lost
    assert place.sit(opened["table"], opened["token"]).move("place - L0.9")["type"] == "done"


def test_a_table_whose_lines_lead_elsewhere_now_is_closed(run: Callable[..., Place]) -> None:
    place = run()
    opened = place.open("shelter", "me", "here")
    data = place.server.settings.data
    place.stack.close()
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        row = connection.execute("SELECT record FROM tables").fetchone()[0]
        digest = bytes(row).index(b'"digest":"') + 10
        changed = row[:digest] + b"0" * 64 + row[digest + 64 :]
        connection.execute("UPDATE tables SET record = ?", (changed,))
    place = run()
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert (info["status"], "position" in info["notice"]) == ("closed", True)


def test_tables_are_put_away_when_nobody_is_there_and_taken_up_again(
    run: Callable[..., Place],
) -> None:
    place = run(unload_after=-1)
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    hall = place.server.hall
    ada.socket.portal.call(hall.put_away_idle)
    assert opened["table"] in hall.tables  # Ada is there
    ada.move("place - L0.7")
    place.leave(ada)
    while hall.tables[opened["table"]].clients:
        pass
    ada.socket.portal.call(hall.put_away_idle)
    assert not hall.tables
    assert not hall.drives
    again = place.sit(opened["table"], opened["token"])
    assert again.position["seq"] == ada.position["seq"]


def test_old_tables_are_removed_by_policy(run: Callable[..., Place]) -> None:
    place = run(keep_over=days(7))
    short = {"options": {"max_rounds": 1}}
    names = {}
    for name, fields in (("open", {}), ("old open", {}), ("over", short), ("old over", short)):
        opened = place.open("shelter", "me", "here", **fields)
        if fields:
            place.sit(opened["table"], opened["token"]).play()
        names[name] = opened
    data = place.server.settings.data
    place.stack.close()
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        for name, age in (("open", 89), ("old open", 91), ("over", 6), ("old over", 8)):
            connection.execute(
                "UPDATE tables SET touched = touched - ? WHERE id = ?",
                (days(age), names[name]["table"]),
            )
    place = run(keep_over=days(7))
    left = [
        name
        for name, each in names.items()
        if place.call("GET", f"/tables/{each['table']}", each["token"]).status_code == 200
    ]
    assert left == ["open", "over"]
    with closing(sqlite3.connect(data / FILE)) as connection:
        kept = connection.execute("SELECT DISTINCT table_id FROM lines").fetchall()
    assert {row[0] for row in kept} == {names[name]["table"] for name in left}


def test_finished_tables_are_kept_for_ever_unless_the_host_says_otherwise(
    run: Callable[..., Place],
) -> None:
    place = run()
    opened = place.open("shelter", "me", "here", options={"max_rounds": 1})
    place.sit(opened["table"], opened["token"]).play()
    data = place.server.settings.data
    place.stack.close()
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute("UPDATE tables SET touched = 1")
    place = run()
    assert place.call("GET", f"/tables/{opened['table']}", opened["token"]).status_code == 200


def test_a_disk_that_fails_changes_nothing_and_the_table_goes_on(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    save = place.server.store.save

    async def fail(*given: object, **named: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(place.server.store, "save", fail)
    ada.send("move", id="m1", seat=0, seq=ada.position["seq"], choices=["place - L0.7"])
    assert ada.receive()["code"] == 1011  # connect again: nothing was acknowledged
    monkeypatch.setattr(place.server.store, "save", save)
    again = place.sit(opened["table"], opened["token"])
    assert again.position["seq"] == ada.position["seq"]
    assert again.move("place - L0.7", id="m1")["type"] == "done"


def test_a_fault_in_the_rules_changes_nothing_and_the_table_goes_on(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    match = place.server.hall.tables[opened["table"]].match

    def fail(*given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(match, "apply", fail)
    ada.send("move", id="m1", seat=0, seq=ada.position["seq"], choices=["place - L0.7"])
    assert ada.receive()["code"] == 1011
    again = place.sit(opened["table"], opened["token"])
    assert again.move("place - L0.7", id="m1")["type"] == "done"


def test_jobs_that_wait_together_are_committed_together_and_fail_alone(tmp_path: Path) -> None:
    async def work() -> list[BaseException | None]:
        store = Store(tmp_path)
        await store.create(Kept(record=record(), keys=[]))
        line = Growth(lines=[Line(8, 0, "pass")])
        racing = [store.save(record(), 2, line) for _ in range(8)]
        results = await asyncio.gather(*racing, return_exceptions=True)
        kept = await store.load("t")
        store.close()
        assert kept is not None
        assert [each.text for each in kept.lines] == ["pass"]
        return results

    results = asyncio.run(work())
    assert results.count(None) == 1
    assert sum(isinstance(each, sqlite3.IntegrityError) for each in results) == 7


def test_a_line_and_the_act_that_made_it_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        await store.create(Kept(record=record(), keys=[]))
        act = Act("host", "m1", 8)
        await store.save(record(), 2, Growth(lines=[Line(8, 0, "pass")], act=act))
        with pytest.raises(sqlite3.IntegrityError):
            await store.save(record(), 3, Growth(lines=[Line(9, 1, "pass")], act=act))
        kept = await store.load("t")
        assert kept is not None
        assert (len(kept.lines), kept.touched, kept.acts) == (1, 2, [act])
        store.close()

    asyncio.run(work())


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(Malformed, match="another server uses this folder"):
        Store(tmp_path)
    store.close()
    Store(tmp_path).close()


def test_a_store_of_a_newer_version_or_none_at_all_is_refused(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(Malformed, match="newer version"):
        Store(tmp_path)
    other = tmp_path / "other"
    other.mkdir()
    (other / FILE).write_bytes(b"not a database, but long enough to look at" * 20)
    with pytest.raises(Malformed, match="cannot be kept here"):
        Store(other)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(Malformed, match="cannot be kept here"):
        Store(tmp_path / "file")


def test_a_backup_is_taken_while_the_server_runs(run: Callable[..., Place], tmp_path: Path) -> None:
    place = run()
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    ada.move("place - L0.7")
    target = tmp_path / "copy" / FILE
    target.parent.mkdir()
    assert back_up(place.server.settings.data, target) == 1
    ada.move("place - L0.9")
    place = run(data=target.parent)
    again = place.sit(opened["table"], opened["token"])
    assert again.position["seq"] == ada.position["seq"] - 1
    with pytest.raises(Malformed, match="exists"):
        back_up(place.server.settings.data, target)
    with pytest.raises(Malformed, match="no tables here"):
        back_up(tmp_path / "nowhere", tmp_path / "x")
    with pytest.raises(Malformed, match="cannot be copied"):
        back_up(target.parent, tmp_path / "nowhere" / "x")


def test_packs_of_the_host_are_part_of_the_table(run: Callable[..., Place], tmp_path: Path) -> None:
    pack = "examples/packs/night-market"
    place = run(offers=Offers([pack]))
    opened = place.open("shelter", "me", "here")
    journal = place.call("GET", f"/tables/{opened['table']}/journal", opened["token"]).text
    assert "night-market" in journal.splitlines()[2]
    place = run()
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert (info["status"], "night-market" in info["notice"]) == ("closed", True)
    with pytest.raises(overseer.ContentError, match="is not a folder"):
        Offers([str(tmp_path / "nowhere")])
