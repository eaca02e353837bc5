"""Undo: fair among several people, free for one who plays alone."""

from __future__ import annotations

import pytest

from overseer.journal.line import Line
from server.people import Message, Place


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


GAMES = pytest.mark.parametrize("game", ["shelter", "fallout"])


@GAMES
def test_against_bots_an_undo_goes_back_to_my_last_decision(place: Place, game: str) -> None:
    """Whatever bots and dice have done since: nobody else has anything to lose by it."""
    opened = place.open(game, "me", "bot", "bot")
    ada = place.sit(opened["table"], opened["token"])
    assert ada.welcome["table"]["undo"] == "free"
    last: Message = {}
    round_ = ada.play(lambda position: position["round"] >= 1 and ada.can_choose)["round"]
    while ada.position["round"] == round_:
        last = ada.position
        assert ada.move(ada.decision["default"])["type"] == "done"
        ada.play(lambda _: ada.can_choose)
    bots = [line for line in lines_of(place, opened, last["seq"]) if line.seat in (1, 2)]
    assert bots
    assert ada.position["can_undo"]
    assert ada.undo()["type"] == "done"
    assert ada.position["table"] == last["table"]
    assert ada.decision["options"] == decision_of(last)["options"]


def lines_of(place: Place, opened: Message, after: int) -> list[Line]:
    return place.server.hall.tables[opened["table"]].played().lines_after(after)


def decision_of(position: Message) -> Message:
    found: Message = next(each for each in position["decisions"] if each["options"])
    return found


@pytest.mark.parametrize("undo", ["fair", "free"])
def test_no_preview_warns_of_what_can_be_taken_back(place: Place, undo: str) -> None:
    opened = place.open("fallout", "me", "bot", undo=undo)
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: position["round"] == 1 and ada.can_choose)
    previews = [
        ada.ask("ask", about="preview", seat=0, choice=option["choice"])["preview"]
        for option in ada.decision["options"]
        if option["kind"] in ("explore", "encounter", "fight")
    ]
    assert previews
    assert any(preview.get("final", False) for preview in previews) is (undo == "fair")


@pytest.mark.parametrize(
    ("seats", "undo"),
    [
        (("me", "bot"), "free"),
        (("bot", "me", "bot"), "free"),
        (("me", "here"), "fair"),
        (("me", "here", "bot"), "fair"),
        (("me", "link", "bot"), "fair"),
    ],
)
def test_undo_is_free_by_default_where_one_person_is_among_bots(
    place: Place, seats: tuple[str, ...], undo: str
) -> None:
    opened = place.open("shelter", *seats)
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert info["undo"] == undo


def test_who_prefers_it_fair_plays_fair_against_bots(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", undo="fair", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    ada.move("place - L0.7")
    ada.play(lambda _: ada.can_choose)
    assert not ada.position["can_undo"]
    assert ada.undo()["code"] == "illegal"


def test_what_a_free_undo_showed_is_worth_nothing_once_a_friend_is_there(place: Place) -> None:
    """A host rolls, takes back, invites a friend, and would roll the same again."""
    opened = place.open("shelter", "me", "bot", options={"first_player": 0})
    path = f"/tables/{opened['table']}"
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: position["round"] == 2 and ada.can_choose)
    while ada.position["round"] == 2:
        assert ada.undo()["type"] == "done"
    sealed = place.call("GET", path, opened["token"]).json()["commitment"]
    answer = place.call("POST", f"{path}/seats/1", opened["token"], json={"kind": "link"})
    place.join(opened["table"], answer.json()["token"], "Zoya")
    info = place.call("GET", path, opened["token"]).json()
    assert info["commitment"] != sealed
    assert "dice" in [each["kind"] for each in info["notices"]]
    ada.look()
    assert ada.undo()["code"] == "illegal"
