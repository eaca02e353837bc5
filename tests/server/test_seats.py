"""Seats that change hands: bots stand in, links are renewed, hosts take over."""

from __future__ import annotations

from server.people import Message, Place


def started(place: Place, game: str = "shelter", **fields: object) -> Message:
    """A game of Ada, the host, and Borys, who has a link."""
    opened = place.open(game, "me", "link", **fields)
    table, link = opened["table"], opened["seats"][1]["token"]
    own = place.join(table, link, "Borys")
    place.call("POST", f"/tables/{table}/start", opened["token"])
    return {"table": table, "host": opened["token"], "link": own, "invitation": link, **opened}


def test_a_bot_stands_in_for_somebody_who_is_away_and_makes_room_again(place: Place) -> None:
    game = started(place, options={"first_player": 1})
    path = f"/tables/{game['table']}/seats/1"
    ada = place.sit(game["table"], game["host"])
    assert not ada.can_choose
    key = place.call("POST", path, game["host"], json={"kind": "bot", "bot": "random"}).json()
    assert key == {"seat": 1, "kind": "link", "name": "Borys", "token": None}
    ada.play(lambda position: ada.can_choose)  # the bot has chosen for Borys
    people = [each for each in ada.heard if each["type"] == "people"][-1]
    seat = people["table"]["seats"][1]
    assert (seat["standing_in"], seat["bot"], seat["joined"]) == (True, "random", True)
    borys = place.sit(game["table"], game["link"])
    assert borys.welcome["seats"] == [1]
    assert borys.move("pass", seat=1)["code"] == "stands-in"
    back = place.call("POST", path, game["host"], json={"kind": "link"}).json()
    assert back["token"] is None
    ada.move("pass")
    borys.play(lambda position: borys.can_choose)
    assert borys.move(borys.decision["default"])["type"] == "done"


def test_whoever_has_the_link_takes_the_seat_back_alone(place: Place) -> None:
    game = started(place)
    path = f"/tables/{game['table']}/seats/1"
    refused = place.call("POST", path, game["link"], json={"kind": "bot"})
    assert refused.json()["error"]["code"] == "not-host"
    place.call("POST", path, game["host"], json={"kind": "bot"})
    assert place.call("POST", path, game["link"], json={"kind": "link"}).status_code == 200
    info = place.call("GET", f"/tables/{game['table']}", game["link"]).json()
    assert not info["seats"][1]["standing_in"]
    refused = place.call(
        "POST", f"/tables/{game['table']}/seats/0", game["link"], json={"kind": "link"}
    )
    assert refused.json()["error"]["code"] == "not-host"


def test_the_host_has_a_bot_play_the_own_seat_for_a_while(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    path = f"/tables/{opened['table']}/seats/0"
    ada = place.sit(opened["table"], opened["token"])
    place.call("POST", path, opened["token"], json={"kind": "bot"})
    while not ada.can_choose or ada.decision["seat"] == 0:
        ada.hear("position")
    place.call("POST", path, opened["token"], json={"kind": "here"})
    ada.move("pass")
    assert ada.decision["seat"] == 0


def test_a_new_link_ends_the_old_one(place: Place) -> None:
    game = started(place)
    path = f"/tables/{game['table']}"
    borys = place.sit(game["table"], game["link"])
    key = place.call("POST", f"{path}/seats/1", game["host"], json={"kind": "link"}).json()
    assert key["token"] not in (None, game["link"])
    assert place.call("GET", path, game["link"]).status_code == 401
    assert place.call("GET", path, key["token"]).status_code == 200
    borys.send("ping")
    while (message := borys.receive())["type"] != "websocket.close":
        pass
    assert message["code"] == 4401


def test_a_bot_makes_room_for_a_friend_who_comes_later(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", options={"first_player": 0})
    path = f"/tables/{opened['table']}"
    ada = place.sit(opened["table"], opened["token"])
    key = place.call("POST", f"{path}/seats/1", opened["token"], json={"kind": "link"}).json()
    people = ada.hear("people")["table"]["seats"][1]
    assert (people["kind"], people["standing_in"], people["joined"]) == ("link", True, False)
    place.call("POST", f"{path}/join", key["token"], json={"name": "Zoya"})
    zoya = place.sit(opened["table"], key["token"])
    ada.hear("position")
    ada.move("pass")
    zoya.play(lambda position: zoya.can_choose)
    assert zoya.decision["seat"] == 1


def test_the_host_takes_a_seat_over_where_nothing_is_hidden(place: Place) -> None:
    game = started(place, options={"first_player": 1})
    ada = place.sit(game["table"], game["host"])
    key = place.call(
        "POST", f"/tables/{game['table']}/seats/1", game["host"], json={"kind": "here"}
    ).json()
    assert key == {"seat": 1, "kind": "here", "name": "Borys", "token": None}
    assert ada.hear("welcome")["seats"] == [0, 1]
    ada.hear("position")
    assert ada.decision["seat"] == 1
    assert place.call("GET", f"/tables/{game['table']}", game["link"]).status_code == 401


def test_no_hidden_hand_is_taken_over(place: Place) -> None:
    game = started(place, "fallout")
    path = f"/tables/{game['table']}/seats/1"
    refused = place.call("POST", path, game["host"], json={"kind": "here"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "hidden")


def test_before_the_start_a_link_can_become_a_bot_and_a_bot_a_link(place: Place) -> None:
    opened = place.open("shelter", "me", "link", "bot")
    path, link = f"/tables/{opened['table']}", opened["seats"][1]["token"]
    key = place.call("POST", f"{path}/seats/1", opened["token"], json={"kind": "bot"}).json()
    assert (key["kind"], key["token"]) == ("bot", None)
    assert place.call("GET", path, link).status_code == 401
    change = {"kind": "link", "name": "Nina"}
    key = place.call("POST", f"{path}/seats/2", opened["token"], json=change).json()
    assert (key["kind"], key["name"]) == ("link", "Nina")
    info = place.call("GET", path, key["token"]).json()
    assert [seat["joined"] for seat in info["seats"]] == [True, True, False]


def test_seats_that_cannot_change_are_left_alone(place: Place) -> None:
    opened = place.open("shelter", "me", "bot")
    path = f"/tables/{opened['table']}/seats"
    for seat, change, code in (
        (7, {"kind": "bot"}, "not-found"),
        (1, {"kind": "bot", "bot": "clever"}, "impossible"),
        (1, {"kind": "here", "bot": "greedy"}, "impossible"),
        (1, {"kind": "me"}, "malformed"),
        ("x", {"kind": "bot"}, "malformed"),
    ):
        refused = place.call("POST", f"{path}/{seat}", opened["token"], json=change)
        assert refused.json()["error"]["code"] == code, change
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert [seat["kind"] for seat in info["seats"]] == ["me", "bot"]


def test_presence_is_told_to_everybody(place: Place) -> None:
    game = started(place, watch=True)
    ada = place.sit(game["table"], game["host"])
    borys = place.sit(game["table"], game["link"])
    people = ada.hear("people")["table"]
    assert [seat["here"] for seat in people["seats"]] == [True, True]
    place.sit(game["table"], game["watch"])
    assert ada.hear("people")["table"]["watching"] == 1
    place.leave(borys)
    assert [seat["here"] for seat in ada.hear("people")["table"]["seats"]] == [True, False]
