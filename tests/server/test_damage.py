"""Damage: what cannot be read is named, the rest goes on, and nothing is lost in silence."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from overseer.cli import main as cli
from overseer.kernel.errors import Malformed
from overseer.server.app import Server
from overseer.server.backup import back_up
from overseer.server.database import FILE, LOCK
from overseer.server.offers import Offers
from overseer.server.settings import Limits, Settings, days
from overseer.server.soundness import examine
from overseer.server.store import Store
from server.people import Message, Place
from server.target import EAGER

PAGE = 4096
TABLES = 12
MOVES = 24
RUBBISH = bytes(range(1, 256)) * (PAGE // 255 + 1)


def is_further(position: Message) -> bool:
    """Whether a few moves have been made since."""
    return bool(position["seq"] > MOVES + 2)


Run = Callable[..., Place]


@pytest.fixture(scope="session")
def ended(tmp_path_factory: pytest.TempPathFactory, offers: Offers) -> tuple[Path, list[Message]]:
    """A data folder, and the tables in it, of a server that has ended in good order."""
    folder = tmp_path_factory.mktemp("ended")
    server = Server(Settings(data=folder, pace=0, limits=Limits(messages=EAGER)), offers)
    with ExitStack() as stack:
        place = Place(server, stack.enter_context(TestClient(server.app)), stack)
        opened = [place.open("shelter", "me", "here") for _ in range(TABLES)]
        for each in opened:
            ada = place.sit(each["table"], each["token"])
            ada.play(lambda position: bool(position["seq"] > MOVES))
            place.leave(ada)
    return folder, opened


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of the test."""
    return tmp_path / "data"


@pytest.fixture
def tables(ended: tuple[Path, list[Message]], data: Path) -> list[Message]:
    """Tables in which something has happened; they are in the data folder."""
    folder, opened = ended
    shutil.copytree(folder, data)
    return opened


def spoil(data: Path, part: str) -> set[str]:
    """Overwrite a page on which a part of some tables lies; gives their names."""
    path = data / FILE
    with closing(sqlite3.connect(path)) as connection:
        names = [row[0] for row in connection.execute("SELECT id FROM tables")]
        root = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (part,)
        ).fetchone()[0]
    raw = bytearray(path.read_bytes())
    number = leaves(raw, root)[1]
    spoiled = {name for name in names if name.encode() in page(raw, number)}
    raw[(number - 1) * PAGE : number * PAGE] = RUBBISH[:PAGE]
    path.write_bytes(raw)
    with closing(sqlite3.connect(path)) as connection:
        damaged = set(examine(connection, "quick_check").damaged)
    # One that lies on the page above may be reached by way of this one only.
    assert spoiled <= damaged < set(names)
    assert len(damaged - spoiled) <= 1
    return damaged


def page(raw: bytes | bytearray, number: int) -> bytes:
    """A page of a database by its number."""
    return bytes(raw[(number - 1) * PAGE : number * PAGE])


def leaves(raw: bytes | bytearray, number: int) -> list[int]:
    """The leaves of a tree below a page."""
    here = page(raw, number)
    if here[0] == 10:
        return [number]
    assert here[0] == 2
    found = []
    for cell in range(int.from_bytes(here[3:5], "big")):
        at = int.from_bytes(here[12 + 2 * cell : 14 + 2 * cell], "big")
        found += leaves(raw, int.from_bytes(here[at : at + 4], "big"))
    return [*found, *leaves(raw, int.from_bytes(here[8:12], "big"))]


@pytest.mark.parametrize("part", ["lines", "tables"])
def test_tables_on_a_damaged_page_are_named_and_refused_and_the_others_go_on(
    run: Run, tables: list[Message], data: Path, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    bad = spoil(data, part)
    with caplog.at_level(logging.ERROR, "overseer.server"):
        place = run()
    assert all(name in caplog.text for name in bad)
    health = place.http.get("/api/health")
    assert health.status_code == 200
    assert health.json() == {
        "status": "damaged",
        "tables": TABLES - len(bad),
        "awake": 0,
        "damaged": len(bad),
    }
    for each in tables:
        answer = place.call("GET", f"/tables/{each['table']}", each["token"])
        if each["table"] in bad:
            assert answer.status_code == 503
            assert answer.json()["error"]["code"] == "unreadable"
            assert "cannot read" in answer.json()["error"]["message"]
            person = place.connect(each["table"])
            person.send("hello", token=each["token"])
            assert person.hear("refused")["code"] == "unreadable"
        else:
            assert place.sit(each["table"], each["token"]).play(is_further)["seq"] > MOVES + 2
    assert place.http.get("/api/health").json()["damaged"] == len(bad)


def test_a_table_can_do_without_its_chat(run: Run, tables: list[Message], data: Path) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name IN ('chat', 'acts')"
        roots = [row[0] for row in connection.execute(query)]
    raw = bytearray((data / FILE).read_bytes())
    for number in roots:
        raw[(number - 1) * PAGE : number * PAGE] = RUBBISH[:PAGE]
    (data / FILE).write_bytes(raw)
    place = run()
    assert place.http.get("/api/health").json()["damaged"] == 0
    for each in tables:
        ada = place.sit(each["table"], each["token"])
        assert ada.play(is_further)["seq"] > MOVES + 2
        assert ada.ask("say", text="Hello")["type"] == "done"


@pytest.mark.parametrize("part", ["lines", "tables"])
def test_a_backup_of_damaged_tables_is_refused_or_leaves_them_out(
    run: Run,
    tables: list[Message],
    data: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    part: str,
) -> None:
    bad = spoil(data, part)
    target = tmp_path / "copy" / FILE
    target.parent.mkdir()
    command = ["backup", str(target), "--data", str(data)]
    assert cli.main(command) == 2
    errors = capsys.readouterr().err
    assert all(name in errors for name in bad)
    assert f"{len(bad)} of {TABLES} tables" in errors
    assert list(target.parent.iterdir()) == []
    assert cli.main([*command, "--without-damaged"]) == 0
    said = capsys.readouterr().out
    assert f"{TABLES - len(bad)} tables are copied" in said
    assert all(name in said for name in bad)
    assert list(target.parent.iterdir()) == [target]
    place = run(data=target.parent)
    assert place.http.get("/api/health").json() == {
        "status": "well",
        "tables": TABLES - len(bad),
        "awake": 0,
        "damaged": 0,
    }
    for each in tables:
        if each["table"] not in bad:
            assert place.sit(each["table"], each["token"]).play(is_further)["seq"] > MOVES + 2
        else:
            answer = place.call("GET", f"/tables/{each['table']}", each["token"])
            assert answer.status_code == 404


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET record = substr(record, 2) WHERE id = ?",
        "UPDATE tables SET record = CAST(replace(record, 'header', 'hxader') AS BLOB) WHERE id = ?",
        "UPDATE tables SET record = CAST(replace(record, 'shelter', 'shelv') AS BLOB) WHERE id = ?",
        "DELETE FROM lines WHERE table_id = ? AND seq = 9",
        "DELETE FROM keys WHERE table_id = ?",
        "UPDATE secrets SET secret = 'x' WHERE table_id = ?",
        "UPDATE lines SET seat = 'x' WHERE table_id = ? AND seq = 9",
        "UPDATE lines SET text = 'pass' WHERE table_id = ? AND seq = 9",
        "UPDATE lines SET text = '' WHERE table_id = ? AND seq = 9",
        "UPDATE lines SET seat = 77 WHERE table_id = ? AND seq = 9",
        "INSERT INTO lines SELECT table_id, 99, 0, 'pass' FROM keys WHERE table_id = ?",
    ],
)
def test_a_table_of_which_something_is_wrong_or_missing_is_not_answered_by_a_failure(
    run: Run, tables: list[Message], data: Path, change: str
) -> None:
    bad = tables[5]
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute(change, (bad["table"],))
    place = run()
    answer = place.call("GET", f"/tables/{bad['table']}", bad["token"])
    assert answer.status_code in (503, 200), answer.text
    if answer.status_code == 200:
        assert answer.json()["status"] == "closed"
    good = place.call("GET", f"/tables/{tables[6]['table']}", tables[6]["token"])
    assert good.json()["status"] == "playing"


def test_from_a_damaged_file_nothing_is_removed(
    run: Run, tables: list[Message], data: Path
) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute("UPDATE tables SET touched = touched - ?", (days(400),))
    spoil(data, "lines")
    place = run()
    health = place.http.get("/api/health").json()
    assert health["tables"] + health["damaged"] == TABLES


def test_a_file_that_cannot_be_read_at_all_is_refused_in_one_message(
    tables: list[Message],
    data: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = data / FILE
    raw = path.read_bytes()
    for spoiled in (RUBBISH[:PAGE] + raw[PAGE:], raw[:100] + RUBBISH[: PAGE - 100] + raw[PAGE:]):
        path.write_bytes(spoiled)
        assert cli.main(["serve", "--port", "0", "--data", str(data)]) == 2
        errors = capsys.readouterr().err
        assert len(errors.splitlines()) == 1
        assert str(path) in errors
        assert "backup" in errors
        assert cli.main(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 2
        assert not (tmp_path / "copy").exists()
        assert f"{path}: this file is damaged" in capsys.readouterr().err


def test_a_file_of_no_bytes_is_not_a_new_one(tables: list[Message], data: Path) -> None:
    (data / FILE).write_bytes(b"")
    with pytest.raises(Malformed, match="this file is empty"):
        Store(data)
    assert (data / FILE).read_bytes() == b""
    with pytest.raises(Malformed, match="this file is empty"):
        back_up(data, data / "copy")


def test_a_file_that_has_gone_is_missed(tables: list[Message], data: Path) -> None:
    (data / FILE).unlink()
    with pytest.raises(Malformed, match=f"missing, though {LOCK} shows"):
        Store(data)
    (data / LOCK).unlink()
    Store(data).close()  # what the message says to do


def test_a_file_that_has_gone_beside_its_log_is_missed(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}-wal").write_bytes(b"pages")
    with pytest.raises(Malformed, match=f"missing, though {FILE}-wal shows"):
        Store(tmp_path)


def test_a_start_that_was_killed_before_there_were_tables_leaves_a_new_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("overseer.server.database.create", fail)
        with pytest.raises(Malformed, match="no space left"):
            Store(tmp_path)
    assert (tmp_path / LOCK).exists()
    Store(tmp_path).close()


def test_the_log_of_another_file_is_not_put_into_a_backup(
    tables: list[Message], data: Path, tmp_path: Path
) -> None:
    """Who goes back to a backup and forgets to remove the old -wal file is told."""
    target = tmp_path / "copy"
    back_up(data, target)
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE tables SET touched = touched + 1")
        connection.commit()
        log = (data / f"{FILE}-wal").read_bytes()
    (data / FILE).write_bytes(target.read_bytes())
    (data / f"{FILE}-wal").write_bytes(log)
    with pytest.raises(Malformed, match="does not belong"):
        Store(data)
    (data / f"{FILE}-wal").unlink()
    store = Store(data)
    assert not store.is_damaged
    store.close()


def test_another_kind_of_file_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name)")
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(Malformed, match="not a file of Overseer"):
        Store(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def modes(folder: Path) -> dict[str, str]:
    """Who may do what with the files of a folder."""
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}


def test_nobody_else_may_read_the_tables(run: Run, data: Path, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        place = run()
        place.open("shelter", "me", "here")
        assert oct(data.stat().st_mode & 0o777) == "0o700"
        names = (FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK)
        assert modes(data) == dict.fromkeys(names, "0o600")
        copies = tmp_path / "copies"
        copies.mkdir()
        back_up(data, copies / "copy")
        assert modes(copies) == {"copy": "0o600"}
    finally:
        os.umask(before)


def test_files_that_others_could_read_are_taken_from_them(
    tables: list[Message], data: Path
) -> None:
    data.chmod(0o755)
    for path in data.iterdir():
        path.chmod(0o644)
    store = Store(data)
    assert set(modes(data).values()) == {"0o600"}
    assert oct(data.stat().st_mode & 0o777) == "0o755"  # the host's own folder, perhaps of others
    store.close()


def test_damage_is_seen_on_whichever_page_it_is(tables: list[Message], data: Path) -> None:
    """A start is refused, or tells of it and goes on in a sound file; a backup is refused."""
    path = data / FILE
    raw = path.read_bytes()
    unseen: list[Any] = []
    for number in range(1, len(raw) // PAGE + 1):
        for end in ("-wal", "-shm"):
            (data / f"{FILE}{end}").unlink(missing_ok=True)
        path.write_bytes(raw[: (number - 1) * PAGE] + RUBBISH[:PAGE] + raw[number * PAGE :])
        with pytest.raises(Malformed):
            back_up(data, data / "copy")
        try:
            store = Store(data)
        except Malformed:
            continue
        if not store.is_damaged:
            unseen.append(number)
        store.close()
        store = Store(data)
        assert not store.is_damaged  # what could be read is in a sound file now
        assert len(store.damaged) < TABLES
        store.close()
    assert unseen == []


def test_what_another_version_wrote_is_not_taken_for_damage_of_the_file(
    run: Run, tables: list[Message], data: Path
) -> None:
    """It stays where it is, and that version can read it again, even if the file is damaged too."""
    change = "UPDATE tables SET record = CAST(replace(record, ?, ?) AS BLOB) WHERE id = ?"
    foreign = tables[0]["table"]
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute(change, ('"status":"playing"', '"status":"resting"', foreign))
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'")
        number = root.fetchone()[0]
    store = Store(data)
    assert (store.damaged, store.is_damaged) == ({foreign}, False)
    store.close()
    raw = bytearray((data / FILE).read_bytes())
    raw[(number - 1) * PAGE : number * PAGE] = RUBBISH[:PAGE]
    (data / FILE).write_bytes(raw)
    store = Store(data)
    assert (store.damaged, store.is_damaged) == ({foreign}, True)
    store.close()
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute(change, ('"status":"resting"', '"status":"playing"', foreign))
    place = run()
    assert place.http.get("/api/health").json()["status"] == "well"
    ada = place.sit(foreign, tables[0]["token"])
    assert ada.play(is_further)["seq"] > MOVES + 2


def test_where_no_new_file_can_be_made_the_server_goes_on_in_the_damaged_one(
    run: Run, tables: list[Message], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object, **named: object) -> None:
        raise OSError("no space left on device")

    bad = spoil(data, "lines")
    monkeypatch.setattr("overseer.server.salvage.gather", fail)
    place = run()
    assert place.http.get("/api/health").json()["damaged"] == len(bad)
    for each in tables:
        answer = place.call("GET", f"/tables/{each['table']}", each["token"])
        assert answer.status_code == (503 if each["table"] in bad else 200)
    assert {path.name for path in data.iterdir()} == {FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK}


def test_a_file_of_an_older_version_is_sound(
    run: Run, tables: list[Message], data: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        for part in ("clock", "sayings", "lost"):
            connection.execute(f"DROP TABLE {part}")
    (data / LOCK).write_bytes(b"")
    assert back_up(data, tmp_path / "copy").tables == TABLES
    place = run()
    assert place.http.get("/api/health").json()["status"] == "well"
    ada = place.sit(tables[0]["table"], tables[0]["token"])
    assert ada.ask("say", text="Hello")["type"] == "done"
