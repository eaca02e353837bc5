"""Bots of other people at a table: the host names them, and the table survives them all."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import overseer
from bots.remains import wait_until, wait_until_gone
from overseer.bots import Guest, Strike, guest_process
from overseer.bots.guest_process import LODGE
from overseer.server import notices
from overseer.server.offers import Offers
from overseer.server.protocol import NoticeKind
from overseer.server.records import Notice
from server.people import Message, Place

KINDS = {
    "Sleeper": "The bot Borys did not answer in time: the default choice was made.",
    "Nobody": "The bot Borys chose something that is not possible: the default choice was made.",
    "Glutton": "The bot Borys has failed: the default choice was made.",
    "Leaver": "The bot Borys has failed: the default choice was made.",
    "Scribbler": "The bot Borys has failed: the default choice was made.",
}
NAMES = [f"bots.hostile:{kind}" for kind in ("Honest", "Vault", *KINDS)]
OPTIONS = {"shelter": {"max_rounds": 6, "first_player": 1}, "fallout": {"max_rounds": 3}}


@pytest.fixture(scope="module")
def welcoming() -> Iterator[Offers]:
    """Games at which the bots of the tests may sit."""
    yield Offers((), NAMES)
    LODGE.close()


@pytest.fixture
def place(run: Callable[..., Place], welcoming: Offers) -> Place:
    return run(offers=welcoming)


def open_with(place: Place, game: str, bot: str, **fields: Any) -> Message:
    options = {**OPTIONS[game], **({"scenario": "mile-ninety"} if game == "fallout" else {})}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Borys", "bot": bot}]
    table = {"game": game, "seats": seats, "options": options, **fields}
    answer = place.http.post("/api/tables", json=table)
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


def info(place: Place, opened: Message) -> Message:
    told: Message = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    return told


def wait_until_none_stays() -> None:
    wait_until(lambda: LODGE.pids == [], "a process of a guest stays")


@pytest.mark.parametrize("game", OPTIONS)
def test_a_guest_plays_a_game_to_its_end(place: Place, game: str) -> None:
    opened = open_with(place, game, "bots.hostile:Honest")
    assert place.sit(opened["table"], opened["token"]).play()["over"]
    assert info(place, opened)["notices"] == []
    journal = place.call("GET", f"/tables/{opened['table']}/journal", opened["token"]).text
    assert '"bots.hostile:Honest"' in journal
    # The same journal can be loaded, and the guest sits down again.
    read = place.http.post("/api/journals/seats", json={"journal": journal}).json()
    assert [seat["bot"] for seat in read["seats"]] == ["", "bots.hostile:Honest"]


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_table_survives_a_guest_and_another_bot_plays_on(
    run: Callable[..., Place],
    welcoming: Offers,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    kind: str,
) -> None:
    monkeypatch.setenv("OVERSEER_BOT_SECONDS", "0.3" if kind == "Sleeper" else "30")
    monkeypatch.setenv("OVERSEER_BOT_MEMORY", "150")
    place = run(offers=welcoming)
    opened = open_with(place, game, f"bots.hostile:{kind}")
    ada = place.sit(opened["table"], opened["token"])
    assert ada.play()["over"]
    told = info(place, opened)
    assert [(each["kind"], each["seat"]) for each in told["notices"]] == [
        *[("struck", 1)] * 3,
        ("replaced", 1),
    ]
    assert [each["text"] for each in told["notices"][:3]] == [KINDS[kind]] * 3
    assert told["notices"][3]["text"] == (
        f"Borys: the bot bots.hostile:{kind} cannot play on. Another bot plays from here on."
    )
    assert told["seats"][1]["bot"] == "greedy"
    heard = [each for each in ada.heard if each["type"] == "people"]
    assert heard[-1]["table"]["notices"] == told["notices"]


def test_a_table_tells_of_guests_with_their_own_names(place: Place) -> None:
    games = {each["name"]: each for each in place.http.get("/api/about").json()["games"]}
    bots = {game: {bot["name"]: bot for bot in games[game]["bots"]} for game in games}
    assert bots["fallout"]["bots.hostile:Honest"] == {
        "name": "bots.hostile:Honest",
        "label": "Honest John",
        "help": "Plays at random, and keeps all rules.",
    }
    assert bots["shelter"]["bots.hostile:Vault"]["help"] == "Plays Fallout Shelter only."
    assert "bots.hostile:Vault" not in bots["fallout"]
    assert next(iter(bots["shelter"])) == "master"  # guests come last


@pytest.mark.parametrize(
    "bot", ["bots.hostile:Raiser", "os:system", "bots.hostile:Vault", "bots.hostile", ":"]
)
def test_no_request_brings_a_bot_that_the_host_has_not_named(place: Place, bot: str) -> None:
    before = LODGE.pids
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    answer = place.http.post("/api/tables", json={"game": "fallout", "seats": seats})
    assert answer.status_code == 422
    assert "bots.hostile:Honest" in answer.json()["error"]["message"]
    opened = place.open("fallout", "me", "bot")
    change = {"kind": "bot", "bot": bot}
    path = f"/tables/{opened['table']}/seats/1"
    assert place.call("POST", path, opened["token"], json=change).status_code == 422
    assert LODGE.pids == before


def test_a_guest_whom_the_host_has_let_go_is_replaced(
    run: Callable[..., Place], offers: Offers, welcoming: Offers
) -> None:
    place = run(offers=welcoming)
    opened = open_with(place, "shelter", "bots.hostile:Honest")
    place.sit(opened["table"], opened["token"])
    later = run(offers=offers)
    assert later.sit(opened["table"], opened["token"]).play()["over"]
    told = info(later, opened)
    assert [each["kind"] for each in told["notices"]] == ["replaced"]
    assert told["seats"][1]["bot"] == "greedy"


def test_others_play_on_while_guests_think(
    run: Callable[..., Place], welcoming: Offers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OVERSEER_BOT_SECONDS", "30")
    place = run(offers=welcoming)
    places = place.server.hall.house.thinker._guest_places._value
    for _ in range(places + 1):
        opened = open_with(place, "shelter", "bots.hostile:Sleeper")
        place.sit(opened["table"], opened["token"])
    began = time.monotonic()
    opened = open_with(place, "shelter", "greedy")
    assert place.sit(opened["table"], opened["token"]).play()["over"]
    assert time.monotonic() - began < 20


def test_no_process_stays_when_tables_are_put_away_or_the_server_ends(
    run: Callable[..., Place], welcoming: Offers
) -> None:
    LODGE.close()
    place = run(offers=welcoming)
    opened = open_with(place, "shelter", "bots.hostile:Honest")
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: ada.can_choose)
    (pid,) = LODGE.pids
    place.stack.close()
    wait_until_none_stays()
    wait_until_gone(pid)


@pytest.mark.parametrize("change", [{"kind": "bot", "bot": "greedy"}, {"kind": "here"}])
def test_no_process_stays_when_somebody_else_plays_on(place: Place, change: Message) -> None:
    LODGE.close()
    opened = open_with(place, "shelter", "bots.hostile:Honest")
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: ada.can_choose)
    assert len(LODGE.pids) == 1
    table = place.server.hall.tables[opened["table"]]
    guest = table.bot(1)  # which nobody forgets by chance
    path = f"/tables/{opened['table']}/seats/1"
    assert place.call("POST", path, opened["token"], json=change).is_success
    wait_until_none_stays()
    assert isinstance(guest, Guest)
    assert guest.is_out


def test_no_process_stays_when_the_game_is_over(place: Place) -> None:
    LODGE.close()
    opened = open_with(place, "shelter", "bots.hostile:Honest")
    assert place.sit(opened["table"], opened["token"]).play()["over"]
    wait_until_none_stays()


def test_a_guest_is_dismissed_before_another_is_made(place: Place) -> None:
    opened = open_with(place, "shelter", "bots.hostile:Honest")
    table = place.server.hall.tables[opened["table"]]
    guest = table.bot(1)
    table.record.seats[1].bot = "bots.hostile:Nobody"
    assert table.bot(1) is not guest
    assert isinstance(guest, Guest)
    wait_until(lambda: guest.is_out, "the guest was not dismissed")


def test_nobody_waits_for_the_end_of_a_guest(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, ended, end = threading.Event(), threading.Event(), Guest.end

    def slowly(guest: Guest) -> None:
        go_on.wait(20)
        end(guest)
        ended.set()

    monkeypatch.setattr(Guest, "end", slowly)
    opened = open_with(place, "shelter", "bots.hostile:Honest")
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: ada.can_choose)
    path = f"/tables/{opened['table']}/seats/1"
    change = {"kind": "bot", "bot": "greedy"}
    assert place.call("POST", path, opened["token"], json=change).is_success
    assert not ended.is_set()
    go_on.set()
    assert ended.wait(20)


def test_a_guest_whose_process_cannot_be_started_is_replaced(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begin(*_: object) -> None:
        raise BlockingIOError(11, "no room for another process")

    LODGE.close()
    monkeypatch.setattr(guest_process, "_begun", begin)
    opened = open_with(place, "shelter", "bots.hostile:Honest")
    assert place.sit(opened["table"], opened["token"]).play()["over"]
    assert [each["kind"] for each in info(place, opened)["notices"]] == [
        *["struck"] * 3,
        "replaced",
    ]


@pytest.mark.parametrize("change", ["server", "dice"])
def test_strikes_outlast_the_guest(
    run: Callable[..., Place], welcoming: Offers, change: str
) -> None:
    place = run(offers=welcoming)
    opened = open_with(place, "shelter", "bots.hostile:Nobody")
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: ada.can_choose)
    before = [each["kind"] for each in info(place, opened)["notices"]]
    assert before in (["struck"], ["struck"] * 2)
    if change == "server":
        place = run(offers=welcoming)
        ada = place.sit(opened["table"], opened["token"])
    else:
        place.server.hall.tables[opened["table"]].dismiss_bots()
    assert ada.play()["over"]
    kinds = [each["kind"] for each in info(place, opened)["notices"]]
    assert kinds == [*["struck"] * 3, "replaced"]


def test_a_bot_begins_anew_where_another_was_struck_or_it_was_replaced() -> None:
    def notice(kind: NoticeKind, seat: int = 1, bot: str = "") -> Notice:
        return Notice(kind=kind, line=9, at=0, seat=seat, other="late", bot=bot)

    told = [
        *[notice("struck", bot="a:A")] * 3,
        notice("replaced"),
        notice("struck", bot="a:A"),
        notice("struck", bot="b:B"),
        notice("struck", 2, "a:A"),
        notice("replaced", 2),
    ]
    assert notices.strikes(told, 1, "a:A") == [Strike("late")]
    assert notices.strikes(told, 1, "b:B") == [Strike("late")]
    assert notices.strikes(told, 2, "a:A") == []


def test_a_bot_that_the_host_names_must_be_usable() -> None:
    with pytest.raises(overseer.Malformed, match="The bot 'nowhere:Bot' cannot be used"):
        Offers((), ["nowhere:Bot"])
    with pytest.raises(overseer.Malformed, match="There is no bot 'gredy'"):
        Offers((), ["gredy"])


def test_why_a_choice_was_made_for_a_bot_is_in_the_log(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "overseer.server"):
        opened = open_with(place, "shelter", "bots.hostile:Nobody")
        place.sit(opened["table"], opened["token"]).play()
    lines = [record.getMessage() for record in caplog.records]
    assert lines.count("A choice was made for the bot bots.hostile:Nobody: None") == 3
    assert lines.count("The bot bots.hostile:Nobody was replaced.") == 1
