"""Names at a table: the same ones are taken everywhere, and no two look alike."""

from __future__ import annotations

from typing import Any

import pytest

from server.people import Place

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
FLAG = "\U0001f1f5\U0001f1f1"


def ask(place: Place, *names: str) -> Any:
    """Ask for a table of people with these names."""
    seats = [
        {"kind": "me" if number == 0 else "here", "name": each} for number, each in enumerate(names)
    ]
    return place.http.post("/api/tables", json={"game": "shelter", "seats": seats})


@pytest.mark.parametrize(
    "name", ["\u3164", "\u200b", "\u2800", "A\u202eda", "A" + "\u0316" * 30, "x" * 25]
)
def test_a_name_that_cannot_be_shown_is_refused(shared: Place, name: str) -> None:
    answer = ask(shared, "Borys", name)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "impossible")


@pytest.mark.parametrize("other", ["ADA", "Ａda", " ada "])
def test_names_that_look_alike_are_taken(shared: Place, other: str) -> None:
    answer = ask(shared, "Ada", other)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name-taken")


def test_a_friend_cannot_come_under_a_name_that_looks_taken(shared: Place) -> None:
    opened = shared.open("shelter", "me", "link")
    path, token = f"/tables/{opened['table']}/join", opened["seats"][1]["token"]
    assert shared.call("POST", path, token, json={"name": "ａｄａ"}).status_code == 409
    assert shared.call("POST", path, token, json={"name": "\u2066"}).status_code == 422
    assert shared.call("POST", path, token, json={"name": "Zoe\u0308"}).status_code == 200
    info = shared.call("GET", f"/tables/{opened['table']}", token).json()
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Zoë"]


def test_an_invented_name_does_not_look_like_a_chosen_one(shared: Place) -> None:
    seats = [{"kind": "me", "name": "ADA"}, {"kind": "bot"}, {"kind": "bot"}]
    opened = shared.http.post("/api/tables", json={"game": "shelter", "seats": seats}).json()
    assert [seat["name"] for seat in opened["seats"]] == ["ADA", "Boris", "Vera"]


def test_the_journal_of_a_table_with_any_of_its_names_can_be_loaded(shared: Place) -> None:
    names = [FAMILY * 24, FLAG, "Zoe\u0308", "علی\u200cرضا"]
    answer = ask(shared, *names)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    journal = shared.call("GET", f"/tables/{opened['table']}/journal", opened["token"]).text
    loaded = shared.http.post("/api/journals", json={"journal": journal})
    assert loaded.status_code == 201, loaded.text
    assert [seat["name"] for seat in loaded.json()["seats"]] == [FAMILY * 24, FLAG, "Zoë", names[3]]
