"""Rematches: the same people, each a seat further."""

from __future__ import annotations

from server.people import Place


def test_a_rematch_rotates_the_seats_and_everybody_comes_along(place: Place) -> None:
    opened = place.open("shelter", "me", "link", "bot", watch=True, options={"max_rounds": 1})
    table, link = opened["table"], opened["seats"][1]["token"]
    place.call("POST", f"/tables/{table}/join", link, json={"name": "Zoya"})
    place.call("POST", f"/tables/{table}/start", opened["token"])
    ada, zoya = place.sit(table, opened["token"]), place.sit(table, link)
    path = f"/tables/{table}/rematch"
    assert place.call("POST", path, opened["token"]).json()["error"]["code"] == "not-over"
    while not ada.position["over"]:
        if ada.can_choose:
            ada.move("pass")
        elif zoya.can_choose and zoya.position["seq"] == ada.position["seq"]:
            zoya.move("pass")
        person = zoya if zoya.position["seq"] < ada.position["seq"] else ada
        if not person.position["over"] and not person.can_choose:
            person.hear("position")
    assert place.call("POST", path, link).json()["error"]["code"] == "not-host"
    answer = place.call("POST", path, opened["token"])
    assert answer.status_code == 201
    following = answer.json()
    assert [seat["name"] for seat in following["seats"]] == ["Zoya", "Wiera", "Ada"]
    assert place.call("POST", path, opened["token"]).json() == following
    for person, token, seats in ((ada, opened["token"], [2]), (zoya, link, [0])):
        moved = person.hear("moved")
        assert moved == {"type": "moved", "table": following["table"], "token": token}
        again = place.sit(moved["table"], moved["token"])
        assert (again.welcome["seats"], again.welcome["table"]["status"]) == (seats, "playing")
        assert again.welcome["table"]["options"]["max_rounds"] == 1
    watcher = place.sit(following["table"], opened["watch"])
    assert watcher.welcome["seats"] == []
    info = place.call("GET", f"/tables/{table}", link).json()
    assert info["next"] == following["table"]
    place.call("DELETE", f"/tables/{following['table']}", opened["token"])
    another = place.call("POST", path, opened["token"]).json()
    assert another["table"] != following["table"]
    assert place.sit(another["table"], link).welcome["seats"] == [0]


def test_everybody_keeps_colour_and_emblem(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", "bot", options={"max_rounds": 1})
    emblems = {"Ada": 0, "Borys": 1, "Wiera": 2}
    for rotation in range(4):
        ada = place.sit(opened["table"], opened["token"])
        seats = ada.welcome["table"]["seats"]
        assert {seat["name"]: seat["emblem"] for seat in seats} == emblems
        assert seats[-rotation % 3]["name"] == "Ada"
        ada.play()
        path = f"/tables/{opened['table']}/rematch"
        opened = place.call("POST", path, opened["token"]).json()
