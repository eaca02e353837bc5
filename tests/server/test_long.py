"""Long games: told in pages, up to a limit, and nobody waits for what they take."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from overseer import Match
from overseer.display.model import LogEntry
from overseer.journal.course import Course
from overseer.journal.record import Record
from overseer.server.offers import Offers
from overseer.server.settings import Limits
from overseer.server.table import Table
from overseer.texts.bundles import LANGUAGES
from server.people import OUTPOST, Message, Person, Place
from server.target import EAGER

NEWS, PAGE = 12, 20
SHORT = Limits(messages=EAGER, requests=EAGER, tables=EAGER, news=NEWS, page=PAGE)
BOTH = pytest.mark.parametrize("game", ["shelter", "fallout"])


def played(place: Place, game: str, lines: int = 150, **fields: Any) -> tuple[Message, Person]:
    """A table at which one person has played for a while, and gone back now and then."""
    opened = place.open(game, "me", undo="free", **fields) if game == "fallout" else None
    opened = opened or place.open(game, "me", "here", undo="free", **fields)
    ada = place.sit(opened["table"], opened["token"])
    moves = 0
    while ada.position["seq"] < lines and not ada.position["over"]:
        options = ada.decision["options"]
        assert ada.move(options[moves % len(options)]["choice"])["type"] == "done"
        moves += 1
        if moves % 5 == 0 and ada.position["can_undo"]:
            assert ada.undo()["type"] == "done"
    return opened, ada


def table_of(place: Place, opened: Message) -> Table:
    return place.server.hall.tables[opened["table"]]


def whole_log(place: Place, opened: Message, language: str = "en") -> list[LogEntry]:
    table = table_of(place, opened)
    return table.display.log(table.played(), 0, language)


def texts(entries: list[Message]) -> list[tuple[int, str]]:
    return [(entry["line"], entry["text"]) for entry in entries]


def fetched(place: Place, opened: Message, position: Message, language: str = "en") -> list[Any]:
    """The log of a position with all that there is before it."""
    log, earlier = texts(position["log"]), position["earlier"]
    while earlier:
        path = f"/tables/{opened['table']}/log?before={earlier}&language={language}"
        page = place.call("GET", path, opened["token"]).json()
        lines = {entry["line"] for entry in page["log"]}
        assert len(page["log"]) <= PAGE or len(lines) == 1
        assert page["earlier"] < earlier
        log, earlier = [*texts(page["log"]), *log], page["earlier"]
    return log


@BOTH
def test_a_position_has_the_latest_of_the_log_and_pages_the_rest(
    run: Callable[..., Place], game: str
) -> None:
    place = run(limits=SHORT)
    opened, ada = played(place, game)
    anew = place.sit(opened["table"], opened["token"]).position
    assert 0 < len(anew["log"]) <= NEWS
    assert (anew["taken_back"], anew["earlier"]) == (0, anew["log"][0]["line"])
    whole = [(entry.line, entry.text) for entry in whole_log(place, opened)]
    assert fetched(place, opened, anew) == whole
    ada.look(language="pl")
    polish = [(entry.line, entry.text) for entry in whole_log(place, opened, "pl")]
    assert len(ada.position["log"]) <= NEWS
    assert fetched(place, opened, ada.position, "pl") == polish
    latest = place.call("GET", f"/tables/{opened['table']}/log", opened["token"]).json()
    assert texts(latest["log"]) == whole[-len(latest["log"]) :]
    assert latest["seq"] == ada.position["seq"]


@BOTH
def test_a_log_that_is_told_bit_by_bit_is_the_whole_log(
    run: Callable[..., Place], game: str
) -> None:
    place = run(limits=Limits(messages=EAGER, news=60))
    opened, ada = played(place, game, lines=250)
    log: list[Any] = []
    for position in (each for each in ada.heard if each["type"] == "position"):
        taken_back = position["taken_back"]
        if taken_back >= 0:
            log = [entry for entry in log if entry[0] <= taken_back]
        log += texts(position["log"])
    assert any(each.get("taken_back", 0) > 0 for each in ada.heard)
    assert log == [(entry.line, entry.text) for entry in whole_log(place, opened)]
    assert len(log) > 120  # so that the beginning is not kept any more


def test_who_has_missed_much_is_told_the_log_anew(run: Callable[..., Place]) -> None:
    place = run(limits=SHORT)
    opened, ada = played(place, "shelter")
    seq = ada.position["seq"]
    soon = place.sit(opened["table"], opened["token"], seq=seq).position
    assert (soon["log"], soon["taken_back"], soon["earlier"]) == ([], -1, -1)
    late = place.sit(opened["table"], opened["token"], seq=20).position
    assert len(late["log"]) <= NEWS
    assert late["taken_back"] == 0
    assert late["earlier"] > 20


def test_a_page_is_of_a_line_that_can_be_and_of_a_game_that_has_begun(
    run: Callable[..., Place],
) -> None:
    place = run(limits=SHORT)
    opened, _ = played(place, "shelter", lines=60)
    path = f"/tables/{opened['table']}/log"
    for before in (-5, 0, 7, 8):
        page = place.call("GET", f"{path}?before={before}", opened["token"]).json()
        assert (page["log"], page["earlier"]) == ([], 0)
    assert place.call("GET", f"{path}?before=x", opened["token"]).status_code == 400
    assert place.call("GET", path, "nobody").status_code == 401
    far = place.call("GET", f"{path}?before=99999", opened["token"]).json()
    assert far["log"]
    waits = place.open("shelter", "me", "link")
    refused = place.call("GET", f"/tables/{waits['table']}/log", waits["token"])
    assert refused.json()["error"]["code"] == "waiting"


def test_a_table_keeps_no_more_of_its_log_than_a_page_or_two(run: Callable[..., Place]) -> None:
    place = run(limits=SHORT)
    opened, ada = played(place, "shelter", lines=60)
    for language in ("pl", "ru", "en"):
        ada.look(language=language)
        ada.move(ada.decision["default"])
    windows = table_of(place, opened)._logs._windows
    assert set(windows) == {"en", "pl", "ru"}
    played_on = table_of(place, opened).played().count
    while ada.position["seq"] < 300 and not ada.position["over"]:
        ada.move(ada.decision["default"])
    assert table_of(place, opened).played().count > played_on + 5 * NEWS
    assert all(len(window.entries) <= 2 * NEWS for window in windows.values())


FULL = Limits(messages=EAGER, requests=EAGER, tables=EAGER, lines=40)


def test_a_table_that_is_full_can_be_looked_at_and_nothing_more(run: Callable[..., Place]) -> None:
    place = run(limits=FULL)
    opened, ada = played(place, "shelter", lines=7 + 40)
    assert ada.position["seq"] >= 47
    assert not ada.can_choose
    assert not ada.position["can_undo"]
    assert not ada.position["over"]
    seat = ada.position["decisions"][0]["seat"]
    refused = ada.move("pass", seat=seat)
    assert (refused["type"], refused["code"]) == ("refused", "full")
    assert "40" in refused["message"]
    assert ada.undo(seat)["code"] == "full"
    people = [each for each in ada.heard if each["type"] == "people"]
    assert "40" in people[-1]["table"]["notice"]
    assert people[-1]["table"]["status"] == "playing"
    path = f"/tables/{opened['table']}"
    journal = place.call("GET", f"{path}/journal", opened["token"])
    assert journal.status_code == 200
    assert place.call("GET", f"{path}/positions/20", opened["token"]).status_code == 200
    fork = place.call("POST", f"{path}/fork", opened["token"], json={"line": 20})
    assert fork.status_code == 201
    last = ada.position["seq"]
    fork = place.call("POST", f"{path}/fork", opened["token"], json={"line": last})
    assert fork.json()["error"]["code"] == "full"
    again = run(limits=FULL)
    assert not again.sit(opened["table"], opened["token"]).can_choose


def test_bots_rest_at_a_table_that_is_full(run: Callable[..., Place]) -> None:
    place = run(limits=FULL)
    opened = place.open("shelter", "me", "bot", "bot")
    ada = place.sit(opened["table"], opened["token"])
    ada.send("pace", skip=True)
    ada.play(lambda position: position["seq"] >= 47)
    table = table_of(place, opened)
    assert table.is_full
    assert place.server.hall.drives[table.id]._next() is None


def test_a_journal_that_is_too_long_is_refused_in_words(run: Callable[..., Place]) -> None:
    place = run(limits=SHORT)
    opened, _ = played(place, "shelter", lines=60)
    journal = place.call("GET", f"/tables/{opened['table']}/journal", opened["token"]).text
    again = run(limits=FULL)
    for text in (journal, journal.replace("\n", "\r\n")):
        refused = again.http.post("/api/journals", json={"journal": text, "language": "en"})
        assert refused.status_code == 422
        assert "at most 40 lines" in refused.json()["error"]["message"]
    short = "\n".join(journal.split("\n")[:20])
    refused = again.http.post("/api/journals", json={"journal": short, "language": "en"})
    assert "at most" not in refused.json()["error"]["message"]


@BOTH
def test_what_follows_the_length_of_a_game_is_not_done_on_the_event_loop(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    place = run(limits=SHORT)
    opened, ada = played(place, game, lines=60, options={"max_rounds": 2})
    ada.play()
    token, path = opened["token"], f"/tables/{opened['table']}"
    threads: dict[str, set[str]] = {}

    def noted(kind: type, name: str) -> None:
        work = getattr(kind, name)

        def note(*args: Any, **kwargs: Any) -> Any:
            threads.setdefault(name, set()).add(threading.current_thread().name)
            return work(*args, **kwargs)

        monkeypatch.setattr(kind, name, note)

    noted(Course, "follow")
    noted(Match, "journal")
    journal = place.call("GET", f"{path}/journal", token).text
    assert place.call("GET", f"{path}/positions/12", token).status_code == 200
    assert place.call("GET", f"{path}/chronicle", token).status_code == 200
    assert place.call("POST", f"{path}/fork", token, json={"line": 12}).status_code == 201
    assert place.http.post("/api/journals", json={"journal": journal}).status_code == 201
    place.leave(ada)
    again = run(limits=SHORT)
    assert again.sit(opened["table"], token).position["over"]
    assert set(threads) == {"follow", "journal"}
    names = {name for each in threads.values() for name in each}
    assert all(name.startswith("backroom") for name in names)


def test_a_new_name_is_written_off_the_event_loop(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = run(limits=SHORT)
    opened = place.open("shelter", "me", "link")
    path = f"/tables/{opened['table']}"
    place.call("POST", f"{path}/start", opened["token"])
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: position["seq"] > 40 and ada.can_choose)
    threads: set[str] = set()
    reseat = Record.reseat

    def note(record: Record, *seats: Any) -> None:
        threads.add(threading.current_thread().name)
        reseat(record, *seats)

    monkeypatch.setattr(Record, "reseat", note)
    link = opened["seats"][1]["token"]
    assert place.call("POST", f"{path}/join", link, json={"name": "Zosia"}).status_code == 200
    assert table_of(place, opened).played().names == ("Ada", "Zosia")
    assert threads
    assert all(name.startswith("backroom") for name in threads)


def test_a_look_back_goes_on_from_where_another_one_was(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overseer.server.replay._APART", 8)
    place = run(limits=SHORT)
    opened, ada = played(place, "shelter", lines=120)
    token, path = opened["token"], f"/tables/{opened['table']}/positions"
    match = table_of(place, opened).played()
    expected = {
        line: place.call("GET", f"{path}/{line}", token).json()["table"]
        for line in range(7, ada.position["seq"] + 1)
    }
    followed = 0
    follow = Course.follow

    def counted(course: Course, line: Any) -> None:
        nonlocal followed
        followed += 1
        follow(course, line)

    monkeypatch.setattr(Course, "follow", counted)
    standing = {passage.line.number for passage in match.passages()}
    assert len(standing) < match.count
    for line, table in expected.items():
        followed = 0
        assert place.call("GET", f"{path}/{line}", token).json()["table"] == table
        if line in standing:
            assert followed <= 8


def test_the_stories_of_every_language_are_read_before_somebody_waits_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offers = Offers()
    for step in offers.warming():
        step()
    monkeypatch.setattr("overseer.content.story.read_messages", None)  # would fail if it were asked
    content = offers.box("fallout", OUTPOST).game.content  # type: ignore[attr-defined]
    told = {each: content.story(each, "quest-two-letters.done-1") for each in LANGUAGES}
    assert all(not is_other for _, is_other in told.values())
    assert len({text for text, _ in told.values()}) == len(LANGUAGES)
