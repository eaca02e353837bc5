"""Analyses over HTTP: of finished games, for everybody at the table, once and the same."""

from __future__ import annotations

import time

import pytest

from overseer.texts.bundles import LANGUAGES
from server.people import Message, Place


def analysed(place: Place, table: str, token: str, language: str = "en") -> Message:
    for _ in range(100):
        answer = place.call("GET", f"/tables/{table}/analysis?language={language}", token)
        assert answer.status_code == 200, answer.text
        state: Message = answer.json()
        if state.get("analysis"):
            return dict(state["analysis"])
        assert 0 <= state["done"] < 100
        time.sleep(0.05)
    raise AssertionError("no analysis")


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_finished_game_is_looked_back_over(place: Place, game: str) -> None:
    opened = place.open(game, "bot", "bot", options={"max_rounds": 3})
    table, token = opened["table"], opened["token"]
    person = place.sit(table, token)
    while not person.position["over"]:
        person.hear("position")
    told = analysed(place, table, token)
    lines = [point["line"] for point in told["points"]]
    assert lines == sorted(lines)
    for point in told["points"]:
        assert len(point["chances"]) == 2
        assert 0 <= sum(point["chances"]) <= 100.5
    for slip in told["slips"]:
        assert slip["before"] > slip["after"]
        assert place.call("GET", f"/tables/{table}/positions/{slip['line']}", token).is_success
    assert told == analysed(place, table, token)
    others = [analysed(place, table, token, language) for language in LANGUAGES]
    assert len({each["estimate"] for each in others}) == len(LANGUAGES)
    assert all(each["points"] == told["points"] for each in others)


def test_a_game_in_play_is_not_analysed(shared: Place) -> None:
    opened = shared.open()
    refused = shared.call("GET", f"/tables/{opened['table']}/analysis", opened["token"])
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not-over")
