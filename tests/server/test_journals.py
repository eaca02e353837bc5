"""Journals that strangers bring: read within a budget, apart from the tables, and ended at once."""

from __future__ import annotations

import pytest

import overseer
from overseer.journal.match import Match
from overseer.server.backroom import Backroom
from overseer.server.hall import Hall
from overseer.server.refusal import Denied
from overseer.testing.play import Chooser
from server.people import Place

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
    monkeypatch.setattr("overseer.server.hall._WORK_PER_LINE", 0)
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
