"""A disk that cannot be written: what was asked is refused, and nothing has changed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from overseer.server.settings import Limits
from server.people import Message, Person, Place

Fill = Callable[[Place], Callable[[], None]]


def injected(place: Place) -> Callable[[], None]:
    """Have every write fail; gives what puts it right again."""
    store = place.server.store

    async def fail(*given: object, **named: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    names = ("create", "save", "say", "remove")
    for name in names:
        setattr(store, name, fail)

    def mend() -> None:
        for name in names:
            delattr(store, name)

    return mend


def full(place: Place) -> Callable[[], None]:
    """Have the file grow no more; gives what lets it grow again."""
    store = place.server.store

    def limit(pages: int) -> None:
        def work(connection: sqlite3.Connection) -> int:
            row = connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()
            return int(row[0])

        place.http.portal.call(store._do, work)  # type: ignore[union-attr]

    limit(1)  # as many as there are
    return lambda: limit(2**30)


def kept(place: Place) -> list[Any]:
    """All that is in the store."""

    def work(connection: sqlite3.Connection) -> list[Any]:
        parts = ("tables", "lines", "secrets", "keys", "acts", "chat", "sayings")
        return [connection.execute(f"SELECT * FROM {part}").fetchall() for part in parts]

    found: list[Any] = place.http.portal.call(place.server.store._do, work)  # type: ignore[union-attr]
    return found


def told(place: Place, opened: Message) -> Any:
    """What the host is told of a table: of the one in memory, that is."""
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"])
    assert info.status_code == 200
    return info.json()


@pytest.fixture
def place(run: Callable[..., Place]) -> Place:
    """A server with room for many tables."""
    return run(limits=Limits(messages=(1000.0, 10_000), tables=(1000.0, 10_000)))


SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Borys"}]


def requests(place: Place) -> list[tuple[Message, tuple[str, str, str, Any]]]:
    """Every request over HTTP that writes, at tables that are ready for it."""
    lobby = place.open("shelter", "me", "link")
    game = place.open("shelter", "me", "here")
    bots = place.open("shelter", "me", "bot")
    gone = place.open("shelter", "me", "here")
    over = place.open("shelter", "me", "here", options={"max_rounds": 1})
    ada = place.sit(over["table"], over["token"])
    ada.play()
    place.leave(ada)
    journal = place.call("GET", f"/tables/{game['table']}/journal", game["token"]).text
    link = lobby["seats"][1]["token"]

    def at(opened: Message, path: str) -> str:
        return f"/tables/{opened['table']}{path}"

    return [
        (game, ("POST", "/tables", "", {"game": "shelter", "seats": SEATS})),
        (game, ("POST", "/journals", "", {"journal": journal})),
        (lobby, ("POST", at(lobby, "/join"), link, {"name": "Zoya"})),
        (lobby, ("POST", at(lobby, "/start"), lobby["token"], None)),
        (lobby, ("POST", at(lobby, "/seats/1"), lobby["token"], {"kind": "bot"})),
        (bots, ("POST", at(bots, "/seats/1"), bots["token"], {"kind": "link"})),
        (over, ("POST", at(over, "/rematch"), over["token"], None)),
        (game, ("POST", at(game, "/fork"), game["token"], {"line": 8})),
        (gone, ("DELETE", at(gone, ""), gone["token"], None)),
    ]


def test_a_request_that_cannot_be_kept_is_refused_and_changes_nothing(place: Place) -> None:
    for opened, (method, path, token, body) in requests(place):
        before, at_first = kept(place), told(place, opened)
        mend = injected(place)
        answer = place.call(method, path, token, json=body)
        assert answer.status_code == 503, (method, path, answer.text)
        assert answer.json()["error"]["code"] == "unavailable"
        mend()
        assert kept(place) == before, path
        assert told(place, opened) == at_first, path


def test_a_disk_that_is_really_full_is_answered_in_the_same_way(place: Place) -> None:
    asked = requests(place)
    mend = full(place)
    while place.call("POST", "/tables", json={"game": "shelter", "seats": SEATS}).is_success:
        continue  # there is room within the pages that there are
    refused = set()
    for opened, (method, path, token, body) in asked:
        before, at_first = kept(place), told(place, opened)
        answer = place.call(method, path, token, json=body)
        if answer.is_success:
            continue
        refused.add(path)
        assert answer.status_code == 503, (method, path, answer.text)
        assert kept(place) == before, path
        assert told(place, opened) == at_first, path
    assert {"/tables", "/journals"} <= refused
    assert any("rematch" in path for path in refused)
    assert place.http.get("/api/health").status_code == 200
    mend()
    for _, (method, path, token, body) in asked:
        if path in refused:
            assert place.call(method, path, token, json=body).is_success


def over_the_socket(ada: Person, kind: str) -> None:
    """Ask for something that writes."""
    seq = ada.position["seq"]
    match kind:
        case "say":
            ada.send("say", id="s1", text="Hello")
        case "pace":
            ada.send("pace", milliseconds=40)
        case "move":
            ada.send("move", id="m1", seat=0, seq=seq, choices=["place - L0.7"])
        case "undo":
            ada.send("undo", id="u1", seat=0, seq=seq)


@pytest.mark.parametrize("kind", ["move", "undo", "pace", "say"])
def test_a_message_that_cannot_be_kept_is_refused_and_changes_nothing(
    place: Place, kind: str
) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    if kind == "undo":
        ada.move("place - L0.7")
    before, at_first, position = kept(place), told(place, opened), ada.position
    mend = injected(place)
    over_the_socket(ada, kind)
    if kind == "say":
        assert ada.hear("refused")["code"] == "unavailable"
    else:
        while ada.receive()["type"] != "websocket.close":
            pass
    mend()
    assert kept(place) == before
    again = place.sit(opened["table"], opened["token"])
    assert again.position["seq"] == position["seq"]
    assert again.position["table"] == position["table"]
    assert not [each for each in again.heard if each["type"] == "said"]
    assert told(place, opened)["pace"] == at_first["pace"]
    over_the_socket(again, kind)
    assert again.hear_until("done", "people", "refused")["type"] in ("done", "people")


def test_who_waits_for_a_table_that_could_not_be_kept_does_not_keep_it_after_all(
    place: Place,
) -> None:
    """Two friends come at once and the disk fails for the first: the second must not save it."""
    opened = place.open("shelter", "me", "link", "link")
    tokens = [seat["token"] for seat in opened["seats"][1:]]
    hall, store = place.server.hall, place.server.store
    save, fails = store.save, [True]

    async def fail_once(*given: Any, **named: Any) -> None:
        await asyncio.sleep(0.05)
        if fails:
            fails.pop()
            raise sqlite3.OperationalError("database or disk is full")
        await save(*given, **named)

    store.save = fail_once  # type: ignore[method-assign]

    async def both() -> list[int]:
        async def join(token: str, name: str) -> int:
            path = f"/tables/{opened['table']}/join"
            answer = await asyncio.to_thread(place.call, "POST", path, token, json={"name": name})
            return int(answer.status_code)

        return list(await asyncio.gather(*map(join, tokens, ("Zoya", "Igor"))))

    codes = asyncio.run(both())
    assert 503 in codes
    names = {seat["name"] for seat in told(place, opened)["seats"] if seat["joined"]}
    came = {name for name, code in zip(("Zoya", "Igor"), codes, strict=True) if code == 200}
    assert names == {"Ada", *came}
    assert len(hall.tables) == 1


def test_a_server_starts_on_a_full_disk_and_its_tables_can_be_looked_at(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = run().open("shelter", "me", "here")

    def fail(self: object, connection: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("overseer.server.clock.Clock.keep", fail)
    place = run()
    assert told(place, opened)["status"] == "playing"
