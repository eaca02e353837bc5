"""A server's tables of one game, out of all the boxes it comes in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.people import Message, Place

SCENARIOS = ("low-water", "mile-ninety")


def scenario_of(position: Message) -> str:
    return str(position["table"]["scenario"])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_table_is_of_its_scenario_s_box_and_stays_so(
    run: Callable[..., Place], scenario: str
) -> None:
    place = run()
    opened = place.open("fallout", "me", "bot", options={"scenario": scenario, "first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    assert scenario_of(ada.position) == scenario
    ada.move(ada.decision["default"])
    before = ada.play(lambda _: ada.can_choose)
    place = run()  # from what is kept
    again = place.sit(opened["table"], opened["token"])
    assert again.position["table"] == before["table"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_journals_positions_and_rematches_find_it_too(place: Place, scenario: str) -> None:
    options = {"scenario": scenario, "first_player": 0, "max_rounds": 1}
    opened = place.open("fallout", "me", "bot", options=options)
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: position["round"] == 1 and ada.can_choose)
    table, token = opened["table"], opened["token"]
    line = ada.position["seq"]
    copied = place.call("GET", f"/tables/{table}/positions/{line}/copy?seat=0", token)
    assert copied.status_code == 200, copied.text
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Borys"}]
    body = {"game": "fallout", "position": copied.text, "seats": seats}
    placed = place.http.post("/api/positions", json=body).json()
    assert scenario_of(place.sit(placed["table"], placed["token"]).position) == scenario
    ada.play()
    journal = place.call("GET", f"/tables/{table}/journal", token).text
    loaded = place.http.post("/api/journals", json={"journal": journal}).json()
    shown = place.sit(loaded["table"], loaded["token"])
    assert scenario_of(shown.position) == scenario
    rematch = place.call("POST", f"/tables/{table}/rematch", token).json()
    assert scenario_of(place.sit(rematch["table"], rematch["token"]).position) == scenario


def test_an_unknown_scenario_is_refused_with_those_there_are(place: Place) -> None:
    seats = [{"kind": "me", "name": "Ada"}]
    body = {"game": "fallout", "seats": seats, "options": {"scenario": "nowhere"}}
    answer = place.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    message = answer.json()["error"]["message"]
    assert all(each in message for each in SCENARIOS)
