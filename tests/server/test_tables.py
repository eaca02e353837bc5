"""Tables: set up, joined, started, removed."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.texts.bundles import LANGUAGES, in_language
from server.people import Place

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]


def test_a_table_without_friends_starts_at_once(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", "bot")
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert (info["status"], info["round"], info["hides"]) == ("playing", 1, False)
    assert len(info["commitment"]) == 64
    assert [seat["token"] for seat in opened["seats"]] == [None, None, None]
    assert [seat["bot"] for seat in info["seats"]] == ["", "greedy", "greedy"]


def test_whoever_has_no_name_gets_one_of_the_table_s_language(place: Place) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Ада"}, {"kind": "bot", "bot": "random"}]
    table = {"game": "shelter", "language": "ru", "seats": seats}
    opened = place.http.post("/api/tables", json=table).json()
    assert [seat["name"] for seat in opened["seats"]] == ["Борис", "Ада", "Вера"]


def test_a_table_waits_for_a_friend_who_joins_by_link(place: Place) -> None:
    opened = place.open("shelter", "me", "link", watch=True)
    table, link = opened["table"], opened["seats"][1]["token"]
    ada = place.sit(table, opened["token"])
    assert (ada.welcome["table"]["status"], ada.welcome["seq"]) == ("waiting", 0)
    assert not ada.welcome["table"]["seats"][1]["joined"]
    joined = place.call("POST", f"/tables/{table}/join", link, json={"name": " Wiera  Z "})
    assert joined.json()["seats"][1]["name"] == "Wiera Z"
    assert ada.hear("people")["table"]["seats"][1]["joined"]
    started = place.call("POST", f"/tables/{table}/start", opened["token"])
    assert started.json()["status"] == "playing"
    assert ada.hear("people")["table"]["status"] == "playing"
    assert ada.hear("position")["table"]["round"] == 1
    wiera = place.sit(table, link)
    assert (wiera.welcome["seats"], wiera.welcome["host"]) == ([1], False)
    assert wiera.position["seat"] == 1


def test_the_host_starts_with_bots_for_friends_who_have_not_come(place: Place) -> None:
    opened = place.open("shelter", "me", "link", "link", options={"first_player": 2})
    table, link = opened["table"], opened["seats"][2]["token"]
    info = place.call("POST", f"/tables/{table}/start", opened["token"]).json()
    assert [(seat["kind"], seat["standing_in"]) for seat in info["seats"]] == [
        ("me", False),
        ("link", True),
        ("link", True),
    ]
    ada = place.sit(table, opened["token"])
    ada.play(lambda position: bool(ada.can_choose))  # the bots have chosen before Ada
    assert ada.position["seq"] > ada.welcome["seq"]
    late = place.call("POST", f"/tables/{table}/join", link, json={"name": "Zoya"}).json()
    assert (late["seats"][2]["name"], late["seats"][2]["standing_in"]) == ("Zoya", False)
    zoya = place.sit(table, link)
    assert zoya.welcome["seats"] == [2]
    ada.move("pass")
    zoya.play(lambda position: zoya.can_choose)
    assert zoya.decision["seat"] == 2
    assert "Zoya" in place.call("GET", f"/tables/{table}/journal", link).text.splitlines()[4]


def test_only_the_host_starts_and_only_once(place: Place) -> None:
    opened = place.open("shelter", "me", "link")
    table, link = opened["table"], opened["seats"][1]["token"]
    refused = place.call("POST", f"/tables/{table}/start", link)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-host")
    assert place.call("POST", f"/tables/{table}/start", opened["token"]).status_code == 200
    refused = place.call("POST", f"/tables/{table}/start", opened["token"])
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "playing")


def test_joining_is_for_links_with_a_name_of_one_s_own(place: Place) -> None:
    opened = place.open("shelter", "me", "link")
    table, link = opened["table"], opened["seats"][1]["token"]
    path = f"/tables/{table}/join"
    for token, name, code in (
        (opened["token"], "Zoya", "no-link"),
        (link, "Ada", "name-taken"),
        (link, "", "impossible"),
        (link, "x" * 25, "impossible"),
        (link, "a\u202eb", "impossible"),
    ):
        refused = place.call("POST", path, token, json={"name": name})
        assert refused.json()["error"]["code"] == code, name
    assert place.call("POST", path, link, json={"name": "Zoya"}).status_code == 200
    assert place.call("POST", path, link, json={"name": "Nina"}).status_code == 200
    place.call("POST", f"/tables/{table}/start", opened["token"])
    refused = place.call("POST", path, link, json={"name": "Zoya"})
    assert refused.json()["error"]["code"] == "playing"


@pytest.mark.parametrize(
    ("change", "code", "word"),
    [
        ({"game": "chess"}, "impossible", "shelter"),
        ({"seats": SEATS[:1]}, "impossible", "2 to 4"),
        ({"seats": [{"kind": "bot"}] * 500}, "impossible", "2 to 4"),
        ({"seats": [*SEATS, SEATS[0]]}, "name-taken", "Ada"),
        ({"seats": [*SEATS, {"kind": "bot", "bot": "clever"}]}, "impossible", "greedy"),
        ({"seats": [*SEATS, {"kind": "here", "bot": "greedy"}]}, "impossible", "bot"),
        ({"options": {"max_round": 3}}, "impossible", "max_rounds"),
        ({"options": {"max_rounds": 0}}, "impossible", "max_rounds"),
        ({"options": {"first_player": 2}}, "impossible", "seat"),
        ({"options": {"house_rules.fifth-room": 1}}, "impossible", "true or false"),
        ({"options": {"house_rules": "x", "house_rules.fifth-room": True}}, "impossible", "twice"),
        ({"options": {"house_rules.sixth-room": True}}, "impossible", "fifth-room"),
        ({"options": {"players": 3}}, "impossible", "players"),
        ({"language": "de"}, "impossible", "en, pl, ru"),
        ({"seed": "seven"}, "impossible", "seed"),
        ({"seed": "9" * 100}, "impossible", "99"),
        ({"seed": "7", "seats": [*SEATS, {"kind": "link"}]}, "impossible", "seed"),
        ({"undo": "free", "seats": [*SEATS, {"kind": "link"}]}, "impossible", "undo"),
        ({"undo": "never"}, "malformed", "undo"),
        ({"seats": [{"kind": "ghost"}]}, "malformed", "ghost"),
        ({"colour": "red"}, "malformed", "colour"),
        ({"game": None}, "malformed", "game"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    shared: Place, change: dict[str, Any], code: str, word: str
) -> None:
    before = shared.http.get("/api/health").json()["tables"]
    answer = shared.http.post("/api/tables", json={"game": "shelter", "seats": SEATS, **change})
    error = answer.json()["error"]
    assert error["code"] == code
    assert word in error["message"]
    assert shared.http.get("/api/health").json()["tables"] == before


def test_a_lone_player_of_fallout_hides_nothing(place: Place) -> None:
    opened = place.open("fallout", "me")
    ada = place.sit(opened["table"], opened["token"])
    assert not ada.welcome["table"]["hides"]
    assert ada.decision["seat"] == 0


def test_switches_of_a_list_become_the_list(place: Place) -> None:
    options = {"house_rules.fifth-room": True, "house_rules.alternate-columns": False}
    opened = place.open("shelter", "me", "bot", options=options)
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert info["options"]["house_rules"] == ["fifth-room"]


def test_a_chosen_seed_gives_the_same_game_again(place: Place) -> None:
    tables = [place.open("shelter", "me", "here", seed="7") for _ in range(2)]
    first, second = (place.sit(each["table"], each["token"]).position for each in tables)
    assert first["table"] == second["table"]


def test_a_table_is_removed_by_its_host_only(place: Place) -> None:
    opened = place.open("shelter", "me", "here", watch=True)
    path = f"/tables/{opened['table']}"
    assert place.call("DELETE", path, opened["watch"]).status_code == 403
    ada = place.sit(opened["table"], opened["token"])
    assert place.call("DELETE", path, opened["token"]).status_code == 204
    assert place.call("GET", path, opened["token"]).status_code == 404
    closing = ada.receive()
    assert (closing["type"], closing["code"]) == ("websocket.close", 4410)


def test_tokens_open_nothing_but_their_own_table(shared: Place) -> None:
    one, other = shared.open(), shared.open()
    path = f"/tables/{one['table']}"
    for token in ("", "x", other["token"], one["token"] + "x", one["token"][:-1], "x" * 5000):
        refused = shared.call("GET", path, token)
        assert (refused.status_code, refused.json()["error"]["code"]) == (401, "unauthorised")
        assert refused.headers["www-authenticate"] == "Bearer"
    assert shared.call("GET", "/tables/nowhere", one["token"]).status_code == 404
    assert shared.call("GET", path, one["token"]).status_code == 200


@pytest.mark.parametrize(
    ("hello", "code", "closing"),
    [
        ({"type": "hello", "token": "x"}, "unauthorised", 4401),
        ({"type": "ping"}, "malformed", 4400),
        ({"type": "hello"}, "malformed", 4400),
        ({"type": "hello", "token": "x", "protocol": 9}, "protocol", 4426),
        ({"type": "hello", "token": "x", "language": "de"}, "impossible", 4400),
    ],
)
def test_a_connection_begins_with_a_hello_that_is_true(
    shared: Place, hello: dict[str, Any], code: str, closing: int
) -> None:
    person = shared.connect(shared.open()["table"])
    person.socket.send_json(hello)
    refused = person.hear("refused")
    assert refused["code"] == code
    assert refused["message"]
    assert person.receive()["code"] == closing


def test_who_is_turned_away_is_told_in_their_language(shared: Place) -> None:
    table = shared.open()["table"]
    said = set()
    for language in LANGUAGES:
        person = shared.connect(table)
        person.send("hello", token="x", language=language)
        said.add(person.hear("refused")["message"])
    assert said == {in_language(each).format("server-refused-unauthorised") for each in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_no_table_no_connection(shared: Place) -> None:
    person = shared.connect("nowhere")
    person.send("hello", token="x")
    assert person.hear("refused")["code"] == "not-found"
    assert person.receive()["code"] == 4404
