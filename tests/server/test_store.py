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
from overseer.journal.match import Match
from overseer.journal.secret import Secret
from overseer.kernel.errors import Malformed
from overseer.server.backup import back_up
from overseer.server.database import FILE, SCHEMA_VERSION
from overseer.server.messages import Said
from overseer.server.offers import Offers
from overseer.server.records import Act, Growth, Kept, Seat, TableRecord
from overseer.server.rows import ACTS_KEPT
from overseer.server.settings import Limits, days
from overseer.server.store import Store
from overseer.server.tokens import HOST, Key
from server.people import Place
from server.target import EAGER

KEYS = [Key(b"hash", HOST)]
SECRET = Secret(1, "0" * 32)
HEADER = list(Match(overseer.load("shelter"), 2, seed=1).header.lines())


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
        status="playing",
        header=HEADER,
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
    for box in (box for found in newer.boxes.values() for box in found):
        monkeypatch.setattr(box.game, "rules_version", "later")
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


def test_a_finished_table_that_an_upgrade_has_closed_still_gives_its_journal_and_a_rematch(
    run: Callable[..., Place], upgraded: Offers
) -> None:
    place = run()
    opened = place.open("fallout", "me", "link", options={"max_rounds": 1})
    table, link = opened["table"], opened["seats"][1]["token"]
    joined = place.call("POST", f"/tables/{table}/join", link, json={"name": "Zoya"}).json()
    link = joined["token"]  # where hands are hidden, a link works once
    place.call("POST", f"/tables/{table}/start", opened["token"])
    going_on = place.open("fallout", "me", "link")
    place.call("POST", f"/tables/{going_on['table']}/start", going_on["token"])
    for _ in range(1000):
        people = [place.sit(table, each) for each in (opened["token"], link)]
        for person in people:
            while person.can_choose:
                person.move(person.decision["default"])
        over = people[1].position["over"]
        for person in people:
            place.leave(person)
        if over:
            break
    path = f"/tables/{table}"
    journal = place.call("GET", f"{path}/journal", link).text
    assert "\nseed " in journal  # the game is over
    place = run(offers=upgraded)
    for token in (opened["token"], link):
        assert place.call("GET", path, token).json()["status"] == "closed"
        assert place.call("GET", f"{path}/journal", token).text == journal
    hidden = place.call("GET", f"/tables/{going_on['table']}/journal", going_on["token"])
    assert (hidden.status_code, hidden.json()["error"]["code"]) == (403, "hidden")
    for path_ in ("positions/8", "chronicle"):
        assert place.call("GET", f"{path}/{path_}", link).json()["error"]["code"] == "closed"
    following = place.call("POST", f"{path}/rematch", opened["token"])
    assert following.status_code == 201
    assert place.call("POST", f"{path}/rematch", opened["token"]).json() == following.json()
    info = place.call("GET", f"/tables/{following.json()['table']}", link).json()
    assert info["status"] == "playing"
    early = place.call("POST", f"/tables/{going_on['table']}/rematch", going_on["token"])
    assert early.json()["error"]["code"] == "not-over"


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
        for name, age in (("open", 90), ("old open", 92), ("over", 7), ("old over", 9)):
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
        await store.create(Kept(record=record(), keys=KEYS, secrets={6: SECRET}))
        line = Growth(lines=[Line(8, 0, "pass")])
        racing = [store.save(record(), line) for _ in range(8)]
        results = await asyncio.gather(*racing, return_exceptions=True)
        kept = await store.load("t")
        store.close()
        assert kept is not None
        assert [each.text for each in kept.lines] == ["pass"]
        return results

    results = asyncio.run(work())
    assert results.count(None) == 1
    assert sum(isinstance(each, sqlite3.IntegrityError) for each in results) == 7


def test_a_job_for_which_the_disk_is_too_small_leaves_the_others_alone(tmp_path: Path) -> None:
    """A full disk ends the whole transaction, and with it what others had written by then."""

    async def work() -> None:
        store = Store(tmp_path)
        await store.create(Kept(record=record(), keys=KEYS, secrets={6: SECRET}))
        await store._do(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone())
        small, large = Line(8, 0, "pass"), Line(9, 0, "x" * 100_000)
        results = await asyncio.gather(
            store.save(record(), Growth(lines=[small])),
            store.save(record(), Growth(lines=[large])),
            store.load("t"),
            store.save(record(), Growth(act=Act("host", "m1", 8))),
            return_exceptions=True,
        )
        assert [type(each) for each in results] == [
            type(None),
            sqlite3.OperationalError,
            Kept,
            type(None),
        ]
        kept = await store.load("t")
        store.close()
        assert kept is not None
        assert (kept.lines, len(kept.acts)) == ([small], 1)

    asyncio.run(work())


def test_requests_of_long_ago_are_forgotten(tmp_path: Path) -> None:
    async def work() -> tuple[int, int]:
        store = Store(tmp_path)
        await store.create(Kept(record=record(), keys=KEYS, secrets={6: SECRET}))
        number = ACTS_KEPT + 200
        await asyncio.gather(
            *(store.save(record(), Growth(act=Act("host", f"m{i}", i))) for i in range(number))
        )
        said = [Said(number=i + 1, seat=0, name="Ada", text="Hello", at=1) for i in range(9)]
        for each in said:
            act = Act("host", f"s{each.number}", number)
            await store.say("t", each, act, each.number - 2)
        kept = await store.load("t")
        store.close()
        assert kept is not None
        ids = {act.id for act in kept.acts}
        assert "m198" not in ids
        assert {f"m{number - 1}", "s7", "s8", "s9"} <= ids
        return len(kept.acts), len(kept.chat)

    acts, chat = asyncio.run(work())
    assert acts <= ACTS_KEPT + 1 + 3
    assert chat == 3


def test_a_repeat_is_known_for_as_long_as_the_store_knows_it(
    run: Callable[..., Place],
) -> None:
    limits = Limits(chat_kept=3, lines_of_chat=(1.0, 100), messages=EAGER)
    place = run(limits=limits)
    opened = place.open("shelter", "me", "here")
    ada = place.sit(opened["table"], opened["token"])
    first = ada.move(ada.decision["default"], id="m1")
    for number in range(4):
        ada.ask("say", text=f"line {number}", id=f"s{number}")
    for _ in range(2):
        assert ada.ask("say", text="line 3", id="s3")["type"] == "done"
        assert ada.move("pass", id="m1", seat=0) == first
        place = run(limits=limits)
        ada = place.sit(opened["table"], opened["token"])
        lines = [each["text"] for each in ada.heard if each["type"] == "said"]
        assert lines == ["line 1", "line 2", "line 3"]


def test_a_line_and_the_act_that_made_it_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        await store.create(Kept(record=record(), keys=KEYS, secrets={6: SECRET}))
        act = Act("host", "m1", 8)
        await store.save(record(), Growth(lines=[Line(8, 0, "pass")], act=act))
        with pytest.raises(sqlite3.IntegrityError):
            await store.save(record(), Growth(lines=[Line(9, 1, "pass")], act=act))
        kept = await store.load("t")
        assert kept is not None
        assert (len(kept.lines), kept.acts) == (1, [act])
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
    with pytest.raises(Malformed, match="damaged so that no table can be read"):
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
    assert back_up(place.server.settings.data, target).tables == 1
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
