"""Friends who are invited into the seat of a bot in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.people import Message, Place

GAMES = pytest.mark.parametrize("game", ["shelter", "fallout"])
LINK = {"kind": "link"}


def begin(place: Place, game: str) -> tuple[Message, str]:
    """A game against two bots in which something was chosen, and its path."""
    opened = place.open(game, "me", "bot", "bot", watch=True)
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda _: ada.can_choose)
    assert ada.move(ada.decision["default"])["type"] == "done"
    return opened, f"/tables/{opened['table']}"


def invite(place: Place, opened: Message, seat: int = 1, token: str = "") -> Message:
    path = f"/tables/{opened['table']}/seats/{seat}"
    answer: Message = place.call("POST", path, token or opened["token"], json=LINK).json()
    return answer


@GAMES
def test_a_friend_takes_the_seat_of_a_bot_and_plays_on(place: Place, game: str) -> None:
    opened, path = begin(place, game)
    key = invite(place, opened)
    own = place.join(opened["table"], key["token"], "Zoya")
    zoya = place.sit(opened["table"], own)
    assert zoya.welcome["seats"] == [1]
    seat = place.call("GET", path, own).json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["standing_in"], seat["emblem"]) == (
        "link",
        "Zoya",
        False,
        1,
    )
    assert seat["since"] > 0
    ada = place.sit(opened["table"], opened["token"])
    while not zoya.can_choose:
        if ada.can_choose:
            ada.move(ada.decision["default"])
        ada.look() if ada.position["seq"] < zoya.position["seq"] else zoya.look()
    assert zoya.move(zoya.decision["default"])["type"] == "done"


@GAMES
def test_the_bot_plays_on_until_the_friend_comes(place: Place, game: str) -> None:
    opened, _ = begin(place, game)
    key = invite(place, opened)
    ada = place.sit(opened["table"], opened["token"])
    round_ = ada.position["round"]
    ada.play(lambda position: position["round"] > round_)
    guest = place.sit(opened["table"], key["token"])
    assert (guest.welcome["seats"], guest.welcome["invited"]) == ([], 1)
    assert guest.position["seat"] == -2  # a link shows what a watcher sees
    assert not guest.can_choose


@GAMES
def test_only_the_host_invites(place: Place, game: str) -> None:
    opened, path = begin(place, game)
    own = place.join(opened["table"], invite(place, opened)["token"], "Zoya")
    for token in (own, opened["watch"], "nonsense"):
        answer = invite(place, opened, 2, token)
        assert answer["error"]["code"] in ("not-host", "unauthorised")
    seats = place.call("GET", path, opened["token"]).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["me", "link", "bot"]


def test_the_hand_of_a_bot_goes_to_a_friend_in_the_open(place: Place) -> None:
    opened, path = begin(place, "fallout")
    first = place.join(opened["table"], invite(place, opened, 1)["token"], "Zoya")
    key = invite(place, opened, 2)
    join = place.call("POST", f"{path}/join", key["token"], json={"name": "Kim"})
    assert join.json()["error"]["code"] == "undecided"  # Zoya is asked first
    line = place.sit(opened["table"], key["token"]).position["seq"]
    view = place.call("GET", f"{path}/positions/{line}?seat=2", key["token"])
    assert view.json()["error"]["code"] == "hidden"
    agreed = place.call("POST", f"{path}/seats/2/handover", first, json={"agree": True})
    assert agreed.status_code == 200
    own = place.join(opened["table"], key["token"], "Kim")
    assert place.sit(opened["table"], own).welcome["seats"] == [2]
    again = place.call("POST", f"{path}/join", key["token"], json={"name": "Eve"})
    assert again.json()["error"]["code"] == "unauthorised"  # a link works once
    kinds = [each["kind"] for each in place.call("GET", path, own).json()["notices"]]
    assert kinds.count("taken") == 2


def test_a_friend_in_a_demonstration_makes_it_a_game(run: Callable[..., Place]) -> None:
    place = run(pace=10_000)
    opened = place.open("shelter", "bot", "bot")
    host = place.sit(opened["table"], opened["token"])
    host.send("pace", paused=True)
    own = place.join(opened["table"], invite(place, opened, 0)["token"], "Zoya")
    zoya = place.sit(opened["table"], own)
    assert not zoya.welcome["table"]["demo"]
    assert not zoya.welcome["table"]["paused"]
    zoya.send("pace", milliseconds=0)
    zoya.play()
    assert zoya.position["over"]
