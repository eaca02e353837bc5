"""Journals that strangers bring: read within a budget, apart from the tables, and ended at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overseer
from overseer.journal.match import Match
from overseer.server.backroom import Backroom
from overseer.server.hall import Hall
from overseer.server.refusal import Denied
from overseer.server.settings import Limits
from overseer.testing.play import Chooser
from server.people import Message, Place

GAMES = pytest.mark.parametrize("game", ["shelter", "fallout"])


def hoax(game: str) -> str:
    """A legal journal that takes back far more than it says: to and fro over many choices."""
    match, chooser = Match(overseer.load(game), 2, 3), Chooser(1)
    for _ in range(3):
        for _ in range(60):
            if not match.state.over:
                decision, option = chooser.choice(match.state)
                match.apply(option, decision.seat)
        for _ in range(40):
            if match.can_undo(everyone=True):
                match.undo(everyone=True)
    return match.export()


@GAMES
def test_a_journal_that_takes_back_much_is_read_like_any_other(place: Place, game: str) -> None:
    text = hoax(game)
    assert text.count(" rewind ") > 50
    answer = place.call("POST", "/journals", json={"journal": text})
    assert answer.status_code == 201, answer.text


def test_a_journal_that_takes_more_work_than_its_lines_allow_is_refused(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overseer.server.desk._WORK_PER_LINE", 0)
    answer = place.call("POST", "/journals", json={"journal": hoax("shelter")})
    assert answer.status_code == 422
    assert "takes back so much" in answer.json()["error"]["message"]


def test_the_end_of_the_server_ends_the_reading(place: Place) -> None:
    hall: Hall = place.server.hall
    pulse = hall.house.reading_room.pulse()
    pulse(1)
    hall.house.reading_room.close()
    with pytest.raises(Denied) as denied:
        pulse(2)
    assert denied.value.code == "unavailable"
    answer = place.call("POST", "/journals", json={"journal": hoax("shelter")})
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")


def test_journals_are_read_apart_from_what_tables_need(place: Place) -> None:
    house = place.server.hall.house
    assert house.reading_room is not house.backroom
    assert isinstance(house.reading_room, Backroom)


# Whose the seats of a journal are


def with_bots(place: Place, *kinds: str, **fields: Any) -> str:
    """The journal of a table that has begun."""
    opened = place.open("shelter", *kinds, **fields)
    text: str = place.call("GET", f"/tables/{opened['table']}/journal", opened["token"]).text
    return text


def kinds_of(info: Message) -> list[tuple[str, str, str]]:
    return [(each["kind"], each["name"], each["bot"]) for each in info["seats"]]


def load(place: Place, journal: str, **fields: Any) -> Message:
    answer = place.call("POST", "/journals", json={"journal": journal, **fields})
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    info: Message = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    return {**opened, "info": info}


def test_a_journal_says_whose_its_seats_are_and_bots_stay_bots(place: Place) -> None:
    journal = with_bots(place, "bot", "me", "here", "bot")
    assert journal.startswith("overseer-journal 4\n")
    told = place.call("POST", "/journals/seats", json={"journal": journal}).json()
    seats = [
        ("bot", "Ada", "greedy"),
        ("me", "Borys", ""),
        ("here", "Wiera", ""),
        ("bot", "Clerk", "greedy"),
    ]
    assert (told["game"], told["over"], kinds_of(told)) == ("shelter", False, seats)
    loaded = load(place, journal)
    assert kinds_of(loaded["info"]) == seats
    assert loaded["info"]["undo"] == "fair"
    again = place.call("GET", f"/tables/{loaded['table']}/journal", loaded["token"]).text
    assert kinds_of(load(place, again)["info"]) == seats


def test_other_seats_can_be_asked_for(place: Place) -> None:
    journal = with_bots(place, "me", "bot")
    asked = [{"kind": "bot", "name": "Zoya", "bot": "random"}, {"kind": "me", "name": "Ada"}]
    loaded = load(place, journal, seats=asked)
    assert kinds_of(loaded["info"]) == [("bot", "Zoya", "random"), ("me", "Ada", "")]
    assert loaded["info"]["undo"] == "free"
    ada = place.sit(loaded["table"], loaded["token"])
    ada.play(lambda _: ada.can_choose)
    assert ada.decision["seat"] == 1
    assert any("Zoya" in entry["text"] for entry in ada.position["log"]) or ada.position["round"]


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "me"}],
        [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}],
        [{"kind": "me"}, {"kind": "link"}],
        [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}],
    ],
)
def test_seats_that_do_not_fit_are_refused(place: Place, seats: list[Message]) -> None:
    journal = with_bots(place, "me", "bot")
    answer = place.call("POST", "/journals", json={"journal": journal, "seats": seats})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "impossible")


def test_an_older_journal_has_only_people(place: Place) -> None:
    match = Match(overseer.load("shelter"), 2, 3, names=["Ann", "Bo"])
    assert match.journal().startswith("overseer-journal 2\n")
    told = place.call("POST", "/journals/seats", json={"journal": match.journal()}).json()
    assert kinds_of(told) == [("me", "Ann", ""), ("here", "Bo", "")]
    assert kinds_of(load(place, match.journal())["info"]) == kinds_of(told)


def test_a_bot_that_is_not_known_here_is_the_strongest(place: Place) -> None:
    match = Match(overseer.load("shelter"), 2, 3, names=["Ann", "Bo"], bots=["", "oracle"])
    assert kinds_of(load(place, match.journal())["info"])[1] == ("bot", "Bo", "greedy")


def test_the_seats_of_a_finished_journal_are_told_with_that_it_is_over(place: Place) -> None:
    match = Match(overseer.load("shelter"), 2, 3, names=["Ann", "Bo"], max_rounds=1)
    while not match.state.over:
        match.apply("pass")
    told = place.call("POST", "/journals/seats", json={"journal": match.journal()}).json()
    assert told["over"]


def test_the_seats_of_a_long_journal_are_told(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(body=512))
    journal = Match(overseer.load("shelter"), 2, 3, names=["Ann", "Bo"]).journal()
    assert len(journal) > 512
    answer = place.call("POST", "/journals/seats", json={"journal": journal})
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("text", ["", "x" * 300, "overseer-journal 4\ngame shelter 1 #0"])
def test_what_is_no_journal_has_no_seats(place: Place, text: str) -> None:
    answer = place.call("POST", "/journals/seats", json={"journal": text})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "impossible")


def test_a_seat_that_changes_hands_is_another_one_in_the_journal(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", "bot")
    path = f"/tables/{opened['table']}"
    link = place.call("POST", f"{path}/seats/1", opened["token"], json={"kind": "link"}).json()
    place.join(opened["table"], link["token"], "Zoya")
    journal = place.call("GET", f"{path}/journal", opened["token"]).text
    told = place.call("POST", "/journals/seats", json={"journal": journal}).json()
    seats = [("me", "Ada", ""), ("here", "Zoya", ""), ("bot", "Wiera", "greedy")]
    assert kinds_of(told) == seats
