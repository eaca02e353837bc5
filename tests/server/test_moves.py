"""Moves over the socket: made once, all or none, and only when they fit the table."""

from __future__ import annotations

import json

from server.people import Place
from server.test_seats import started

# With this and seed 7, seat 0 can place on L0.2 and then takes one of three items.
RICH = {"first_player": 0, "house_rules.starting-resources": True}


def test_a_move_changes_the_table_for_everybody(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", watch=True, options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    watcher = place.sit(opened["table"], opened["watch"])
    before = ada.position["seq"]
    answer = ada.move("place - L0.7")
    assert answer == {"type": "done", "id": answer["id"], "seq": before + 1}
    assert watcher.hear("position")["table"]["levels"][0]["rooms"][3]["spaces"][0]["occupant"] == 0


def test_a_position_comes_before_the_answer_to_the_move_that_made_it(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    ada.move("place - L0.7")
    assert [each["type"] for each in ada.heard[-2:]] == ["position", "done"]
    assert ada.heard[-2]["seq"] == ada.heard[-1]["seq"]


def test_an_impossible_choice_is_refused_with_the_rule_in_the_reader_s_language(
    place: Place,
) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"], language="pl")
    ada.move("place - L0.7")
    answer = ada.move("place - L0.7")
    assert (answer["type"], answer["code"], answer["rules"]) == (
        "refused",
        "illegal",
        ["SH-PLACE-02"],
    )
    assert "L0.7" in answer["message"]
    assert "dweller" not in answer["message"]


def test_choices_that_cannot_be_understood_are_refused(place: Place) -> None:
    opened = place.open("shelter", "me", "here")
    ada = place.sit(opened["table"], opened["token"])
    answer = ada.move("plaice - L0.7")
    assert (answer["type"], answer["code"]) == ("refused", "illegal")
    assert "place" in answer["message"]
    assert ada.move()["code"] == "impossible"
    assert ada.move(*["pass"] * 65)["code"] == "impossible"


def test_of_several_choices_all_are_made_or_none(place: Place) -> None:
    opened = place.open("shelter", "me", "here", seed="7", options=RICH)
    ada = place.sit(opened["table"], opened["token"])
    before = ada.position["seq"]
    refused = ada.move("place - L0.2", "take stimpak")
    assert refused["type"] == "refused"
    assert refused["seq"] == before
    assert ada.look()["seq"] == before
    assert ada.move("place - L0.7")["type"] == "done"


def test_several_choices_of_one_turn_are_one_change(place: Place) -> None:
    opened = place.open("shelter", "me", "here", seed="7", options=RICH)
    ada = place.sit(opened["table"], opened["token"])
    started = len(ada.heard)
    assert ada.move("place - L0.2", "take camera")["type"] == "done"
    positions = [each for each in ada.heard[started:] if each["type"] == "position"]
    assert [each["seq"] for each in positions] == [ada.position["seq"]]
    assert ada.position["table"]["players"][0]["items"][0]["item"] == "camera"


def test_a_move_that_answers_an_older_position_is_refused_with_the_present_one(
    place: Place,
) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    old = ada.position["seq"]
    ada.move("place - L0.7")
    answer = ada.move("place - L0.9", seq=old)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert ada.heard[-2]["type"] == "position"
    assert ada.heard[-2]["seq"] == answer["seq"] == old + 1


def test_a_repeated_move_is_answered_and_not_made_again(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    first = ada.move("place - L0.7", id="m1")
    again = ada.move("place - L0.7", id="m1", seat=0)
    assert again == first
    assert ada.look()["seq"] == first["seq"]


def test_the_same_id_of_somebody_else_is_another_move(place: Place) -> None:
    opened = place.open("shelter", "me", "link", options={"first_player": 0})
    table, borys_token = opened["table"], opened["seats"][1]["token"]
    place.call("POST", f"/tables/{table}/join", borys_token, json={"name": "Borys"})
    place.call("POST", f"/tables/{table}/start", opened["token"])
    ada, borys = place.sit(table, opened["token"]), place.sit(table, borys_token)
    first = ada.move("place - L0.7", id="m1")
    borys.hear("position")
    second = borys.move("place - L0.9", id="m1")
    assert (first["type"], second["type"]) == ("done", "done")
    assert second["seq"] > first["seq"]


def test_only_the_holder_of_a_seat_moves_for_it(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", watch=True, options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    watcher = place.sit(opened["table"], opened["watch"])
    assert ada.move("pass", seat=1)["code"] == "not-your-seat"
    assert ada.move("pass", seat=7)["code"] == "not-your-seat"
    assert watcher.move("pass", seat=0)["code"] == "not-your-seat"
    assert not watcher.can_choose


def test_nothing_can_be_chosen_before_the_start_or_after_the_end(place: Place) -> None:
    waiting = place.open("shelter", "me", "link")
    ada = place.sit(waiting["table"], waiting["token"])
    assert ada.ask("move", seat=0, seq=0, choices=["pass"])["code"] == "waiting"
    short = place.open("shelter", "me", "bot", options={"max_rounds": 1})
    ada = place.sit(short["table"], short["token"])
    ada.play()
    assert ada.move("pass", seat=0)["code"] == "over"


def test_a_message_that_is_none_is_refused_and_the_connection_stays(place: Place) -> None:
    opened = place.open()
    ada = place.sit(opened["table"], opened["token"])
    for text in ("", "x", "[]", "{}", '{"type": "dance"}', '{"type": "move", "id": 3}', "[" * 9000):
        ada.socket.send_text(text)
        answer = ada.hear("refused")
        assert answer["code"] == "malformed", text
        assert "`" not in answer["message"]
    ada.socket.send_text(json.dumps({"type": "say", "id": "s", "text": "x" * 20_000}))
    assert ada.hear("refused")["code"] == "too-large"
    ada.socket.send_bytes(b"\xff\x00")
    assert ada.hear("refused")["code"] == "malformed"
    ada.send("hello", token=opened["token"])
    assert ada.hear("refused")["code"] == "malformed"
    ada.send("ping")
    assert ada.hear() == {"type": "pong"}


def test_a_move_needs_an_id_that_can_be_kept(place: Place) -> None:
    opened = place.open()
    ada = place.sit(opened["table"], opened["token"])
    assert ada.move("pass", seat=0, id="")["code"] == "impossible"
    assert ada.move("pass", seat=0, id="x" * 65)["code"] == "impossible"


def test_questions_about_choices_are_answered(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    preview = ada.ask("ask", about="preview", seat=0, choice="place - L0.7")
    assert preview["type"] == "answer"
    assert preview["preview"]["choice"] == "place - L0.7"
    nothing = ada.ask("ask", about="preview", seat=0, choice="place S L0.7")
    assert (nothing["preview"], nothing["possible"]) == (None, False)
    ada.move("place - L0.7")
    why = ada.ask("ask", about="why", seat=1, choice="place - L0.7")
    assert why["possible"] is False
    assert why["reasons"][0]["rules"] == ["SH-PLACE-02"]
    refused = ada.ask("ask", about="why", seat=1, choice="nonsense")
    assert refused["code"] == "illegal"
    assert "nonsense" in refused["message"]
    assert ada.ask("ask", about="why", seat=2, choice="pass")["code"] == "not-your-seat"


def test_a_position_says_when_its_reader_chose_last(place: Place) -> None:
    opened = started(place, watch=True, options={"first_player": 0})
    table, tokens = opened["table"], (opened["host"], opened["link"], opened["watch"])
    ada, borys, watcher = (place.sit(table, token) for token in tokens)
    assert [each.position["since"] for each in (ada, borys, watcher)] == [0, 0, -1]
    first = ada.move("place - L0.7")["seq"]
    borys.hear("position")
    assert [ada.position["since"], borys.position["since"]] == [first, 0]
    second = borys.move("place - L0.9")["seq"]
    ada.hear("position")
    assert [ada.position["since"], borys.position["since"]] == [first, second]
    # Who comes back is told the same.
    place.leave(ada)
    assert place.sit(table, opened["token"]).position["since"] == first
    watcher.hear("position")
    assert watcher.hear("position")["since"] == -1


def test_at_one_screen_it_is_told_of_who_decides(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    first = ada.move("place - L0.7")["seq"]
    assert (ada.decision["seat"], ada.position["since"]) == (1, 0)
    ada.move("place - L0.9")
    assert (ada.decision["seat"], ada.position["since"]) == (0, first)
