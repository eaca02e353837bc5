"""Undo: fair among several people, free for one who plays alone."""

from __future__ import annotations

from server.people import Place


def test_a_choice_is_taken_back_while_nobody_has_learned_anything(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    before = ada.position
    assert not before["can_undo"]
    ada.move("place - L0.7")
    assert ada.position["can_undo"]
    told = [entry["line"] for entry in ada.position["log"]]
    done = ada.undo(seat=1)  # whichever seat is named: the latest choice of this person's seats
    assert done["type"] == "done"
    assert ada.position["table"] == before["table"]
    assert ada.position["taken_back"] == before["seq"]
    assert min(told) > before["seq"]
    assert ada.position["log"] == []
    assert ada.position["seq"] == before["seq"] + 2  # the choice and the undo stay on record


def test_nothing_to_take_back_is_said_in_words(place: Place) -> None:
    opened = place.open("shelter", "me", "here")
    ada = place.sit(opened["table"], opened["token"], language="ru")
    refused = ada.undo()
    assert (refused["code"], refused["message"][:10]) == ("illegal", "Отменить н")


def test_an_undo_is_fair_among_people(place: Place) -> None:
    opened = place.open("shelter", "me", "link", options={"first_player": 0})
    table, link = opened["table"], opened["seats"][1]["token"]
    place.call("POST", f"/tables/{table}/join", link, json={"name": "Borys"})
    place.call("POST", f"/tables/{table}/start", opened["token"])
    ada, borys = place.sit(table, opened["token"]), place.sit(table, link)
    ada.move("place - L0.7")
    assert not borys.hear("position")["can_undo"]
    assert borys.undo(seat=0)["code"] == "not-your-seat"
    assert borys.undo(seat=1)["code"] == "illegal"
    borys.move("place - L0.9")
    ada.hear("position")
    assert not ada.position["can_undo"]
    assert ada.undo()["code"] == "illegal"
    assert borys.undo(seat=1)["type"] == "done"
    assert ada.hear("position")["taken_back"] == borys.position["taken_back"]


def test_who_plays_alone_may_go_back_as_far_as_they_wish(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", undo="free", options={"max_rounds": 5})
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: position["round"] == 3 and ada.can_choose)
    for _ in range(40):
        if not ada.position["can_undo"]:
            break
        assert ada.undo()["type"] == "done"
        ada.play(lambda position: ada.can_choose)
    assert ada.position["round"] == 1
    assert ada.undo()["code"] == "illegal"


def test_free_undo_ends_where_a_friend_sits_down(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", undo="free")
    path = f"/tables/{opened['table']}"
    assert place.call("GET", path, opened["token"]).json()["undo"] == "free"
    place.call("POST", f"{path}/seats/1", opened["token"], json={"kind": "link"})
    assert place.call("GET", path, opened["token"]).json()["undo"] == "fair"


def test_what_is_over_is_not_taken_back(place: Place) -> None:
    opened = place.open("shelter", "me", "here", undo="free", options={"max_rounds": 1})
    ada = place.sit(opened["table"], opened["token"])
    ada.play()
    assert not ada.position["can_undo"]
    assert ada.undo()["code"] == "over"


def test_a_repeated_undo_is_answered_and_not_done_again(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    ada.move("place - L0.7")
    asked = {"id": "u1", "seat": 0, "seq": ada.position["seq"]}
    first = ada.ask("undo", **asked)
    assert ada.ask("undo", **asked) == first
