"""Positions: what a client is told, no more than once, and in its own language."""

from __future__ import annotations

import json

import msgspec
import pytest

import overseer
from overseer.catalog import display_of
from overseer.journal.secret import Secret
from overseer.server.messages import Position
from overseer.server.picture import Picture
from server.people import Message, Place


def entries(*messages: Message) -> list[tuple[int, str]]:
    return [(entry["line"], entry["text"]) for each in messages for entry in each["log"]]


def test_a_position_has_all_that_the_protocol_says_and_nothing_else(place: Place) -> None:
    opened = place.open()
    ada = place.sit(opened["table"], opened["token"], plain=True)
    assert set(ada.position) == {"type", *Position.__struct_fields__}
    text = json.dumps(ada.heard)
    for word in ('"digest"', '"known"', '"checksum"', '"generator"', opened["token"]):
        assert word not in text
    assert ada.position["outcome"] is None


def test_cards_are_sent_once_and_the_log_as_it_grows(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    first = ada.position
    assert first["faces"]
    ada.move("place - L0.7")
    assert not first["faces"].keys() & ada.position["faces"].keys()
    assert {line for line, _ in entries(ada.position)} == {ada.position["seq"]}


def test_a_client_that_comes_back_is_told_what_it_has_missed(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", options={"max_rounds": 3})
    ada = place.sit(opened["table"], opened["token"])
    whole = list(entries(ada.position))
    seen = ada.position["seq"]
    started = len(ada.heard)
    ada.play(lambda position: position["round"] == 2)
    later = [each for each in ada.heard[started:] if each["type"] == "position"]
    again = place.sit(opened["table"], opened["token"], seq=seen)
    assert entries(again.position)[: len(entries(*later))] == entries(*later)
    assert again.position["taken_back"] == -1
    anew = place.sit(opened["table"], opened["token"])
    assert entries(anew.position)[: len(whole)] == whole
    ahead = place.sit(opened["table"], opened["token"], seq=seen + 10_000)
    assert entries(ahead.position) == entries(anew.position)
    assert ahead.position["taken_back"] == 0


def test_a_client_that_missed_an_undo_is_told_to_which_line_to_go_back(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    start = ada.position["seq"]
    ada.move("place - L0.7")
    seen = ada.position["seq"]
    ada.undo()
    ada.move("place - L0.9")
    again = place.sit(opened["table"], opened["token"], seq=seen)
    assert again.position["taken_back"] == start
    assert {line for line, _ in entries(again.position)} == {again.position["seq"]}
    unaffected = place.sit(opened["table"], opened["token"], seq=start)
    assert unaffected.position["taken_back"] == -1


def test_another_language_tells_all_words_again(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    ada.move("place - L0.7")
    english = place.sit(opened["table"], opened["token"]).position
    polish = ada.look(language="pl")
    assert polish["taken_back"] == 0
    assert [line for line, _ in entries(polish)] == [line for line, _ in entries(english)]
    assert not set(entries(polish)) & set(entries(english))
    assert polish["faces"].keys() == english["faces"].keys()
    assert ada.look()["log"] == []
    assert ada.look(language="de")["code"] == "impossible"


def test_the_table_in_words_is_told_to_who_asks_for_it(place: Place) -> None:
    opened = place.open("shelter", "me", "here")
    ada = place.sit(opened["table"], opened["token"])
    assert ada.position["outline"] == []
    assert ada.look(plain=True)["outline"]
    assert ada.look(plain=False)["outline"] == []


def test_who_holds_several_seats_chooses_for_all_where_nothing_is_hidden(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 1})
    ada = place.sit(opened["table"], opened["token"])
    assert (ada.position["seat"], ada.decision["seat"]) == (1, 1)
    assert ada.look(seat=0)["seat"] == 0
    assert ada.decision["seat"] == 1
    assert ada.look(seat=2)["code"] == "not-your-seat"


def test_where_hands_are_hidden_options_are_for_the_seat_looked_from(place: Place) -> None:
    opened = place.open("fallout", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    seat = ada.position["decisions"][0]["seat"]
    assert ada.position["seat"] == -2
    assert not ada.can_choose
    ada.look(seat=1 - seat)
    assert not ada.can_choose
    ada.look(seat=seat)
    assert ada.decision["seat"] == seat
    assert ada.decision["default"]
    ada.look(seat=-2)
    assert not ada.can_choose
    assert ada.position["decisions"][0]["default"] == ""


def test_the_end_tells_standings_and_the_secret_of_the_dice(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", options={"max_rounds": 1})
    ada = place.sit(opened["table"], opened["token"])
    end = ada.play()
    outcome = end["outcome"]
    assert outcome["standings"][0]["place"] == 1
    assert outcome["truncated"]
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert info["status"] == "over"
    secret = Secret(int(outcome["seed"]), outcome["salt"])
    assert secret.hash == info["commitment"]


def test_no_scene_shows_everything() -> None:
    game = overseer.load("fallout", ["outpost"])
    scene = Picture(game, display_of(game), game.new(2, seed=1), ("Ada", "Boris"), None)
    assert "under_way" not in msgspec.to_builtins(scene.table(0))
    with pytest.raises(ValueError, match="nobody sees everything"):
        scene.table(overseer.ALL)
