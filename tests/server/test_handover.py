"""Handovers: no hidden hand is seen by anybody new before the table knows of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from overseer.server.house import House
from overseer.texts.bundles import LANGUAGES
from server.people import Message, Person, Place

LINK, BOT, HERE = {"kind": "link"}, {"kind": "bot"}, {"kind": "here"}
LATER = 601  # seconds; nobody is waited for any more


class Game:
    """A table in play, seen by those who attack it."""

    def __init__(self, place: Place, *kinds: str, game: str = "fallout", **fields: Any) -> None:
        self.place = place
        opened = place.open(game, *kinds, watch=True, **fields)
        self.id, self.host, self.watch = opened["table"], opened["token"], opened["watch"]
        self.invitations = {
            each["seat"]: each["token"] for each in opened["seats"] if each["token"]
        }
        self.own: dict[int, str] = {}

    def begin(self, *coming: int) -> Game:
        """Have the friends of some seats come, and the host start."""
        for seat in coming:
            name = ("Ada", "Borys", "Wiera", "Clerk")[seat]
            self.own[seat] = self.place.join(self.id, self.invitations[seat], name)
        assert self.post("start", self.host).status_code == 200
        return self

    def post(self, path: str, token: str, **body: Any) -> Any:
        return self.place.call("POST", f"/tables/{self.id}/{path}", token, json=body)

    def change(self, seat: int, change: Message) -> Message:
        answer: Message = self.post(f"seats/{seat}", self.host, **change).json()
        return answer

    def join(self, token: str, name: str) -> Message:
        answer: Message = self.post("join", token, name=name).json()
        return answer

    def consent(self, seat: int, token: str, agree: bool) -> Any:
        return self.post(f"seats/{seat}/handover", token, agree=agree)

    def info(self, token: str = "", language: str = "en") -> Message:
        path = f"/tables/{self.id}?language={language}"
        info: Message = self.place.call("GET", path, token or self.host).json()
        return info

    def told(self) -> list[tuple[str, int]]:
        return [(each["kind"], each["seat"]) for each in self.info(self.watch)["notices"]]

    def opens(self, token: str) -> bool:
        return bool(self.place.call("GET", f"/tables/{self.id}", token).status_code == 200)

    def sees(self, token: str, seat: int) -> bool:
        """Whether a token shows the hand of a seat in any way, now or as it was."""
        if not self.opens(token):
            return False
        person = self.place.sit(self.id, token)
        ways = [person.position["seat"] == seat]
        person.send("look", seat=seat)
        while (answer := person.hear_until("position", "refused"))["type"] == "position":
            if answer["seat"] == seat:
                ways.append(True)
                break
        for path in (f"positions/12?seat={seat}", "journal"):
            answer = self.place.call("GET", f"/tables/{self.id}/{path}", token)
            ways.append(answer.status_code == 200)
        ways.append(self.post("fork", token, line=12).status_code == 201)
        self.place.leave(person)
        return any(ways)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let the time pass in which somebody may object."""
    now = House.now

    def pass_() -> None:
        monkeypatch.setattr(House, "now", lambda self: now(self) + LATER)

    return pass_


def code(answer: Message) -> str:
    return str(answer["error"]["code"])


def play_out(one: Person, other: Person) -> None:
    """Make default choices to the end of a game."""
    both = (one, other)
    while not one.position["over"]:
        for person in both:
            while person.position["seq"] < max(each.position["seq"] for each in both):
                person.hear("position")
        chooser = next((each for each in both if each.can_choose), None)
        if chooser is not None:
            chooser.move(chooser.decision["default"])
        elif not one.position["over"]:
            one.hear("position")


# The links that the host knows from the start


def test_the_link_that_a_friend_came_by_opens_nothing_any_more(place: Place) -> None:
    game = Game(place, "me", "link").begin(1)
    assert game.own[1] != game.invitations[1]
    assert not game.opens(game.invitations[1])
    assert game.sees(game.own[1], 1)
    assert not game.sees(game.host, 1)


def test_whoever_listens_at_a_link_is_gone_once_it_is_used(place: Place) -> None:
    game = Game(place, "me", "link")
    spy = place.sit(game.id, game.invitations[1])
    game.begin(1)
    while (message := spy.receive())["type"] != "websocket.close":
        pass
    assert message["code"] == 4401


def test_a_link_that_nobody_has_used_shows_no_hand(place: Place) -> None:
    game = Game(place, "me", "link").begin()
    guest = place.sit(game.id, game.invitations[1])
    assert (guest.welcome["seats"], guest.welcome["invited"]) == ([], 1)
    assert guest.position["seat"] == -2
    guest.send("look", seat=1)
    assert guest.hear("refused")["code"] == "not-your-seat"
    assert guest.move("end", seat=1)["code"] == "not-your-seat"
    assert guest.undo(seat=1)["code"] == "not-your-seat"
    guest.send("pace", milliseconds=10)
    assert guest.hear("refused")["code"] == "not-host"
    assert not game.sees(game.invitations[1], 1)
    assert place.sit(game.id, game.host).welcome["invited"] == -2


def test_who_comes_late_is_told_to_everybody(place: Place) -> None:
    """The host may be the one who comes; so it must not go unseen."""
    game = Game(place, "me", "link").begin()
    watcher = place.sit(game.id, game.watch)
    token = game.join(game.invitations[1], "Zoya")["token"]
    seat = watcher.hear("people")["table"]["seats"][1]
    assert (seat["name"], seat["joined"], seat["since"] >= 7) == ("Zoya", True, True)
    assert game.told() == [("taken", 1)]
    assert code(game.join(token, "Nina")) == "playing"
    assert code(game.join(game.invitations[1], "Nina")) == "unauthorised"
    game.change(1, BOT)
    assert game.told() == [("taken", 1), ("stands-in", 1)]
    assert game.info()["seats"][1]["since"] == seat["since"]


def test_a_new_link_before_the_start_empties_the_seat(place: Place) -> None:
    game = Game(place, "me", "link")
    borys = place.join(game.id, game.invitations[1], "Borys")
    token = game.change(1, LINK)["token"]
    assert not game.opens(borys)
    assert place.sit(game.id, token).welcome["seats"] == []
    assert not game.info()["seats"][1]["joined"]
    game.begin()
    assert not game.sees(token, 1)


def test_where_nothing_is_hidden_a_link_goes_on_opening_its_seat(place: Place) -> None:
    game = Game(place, "me", "link", game="shelter")
    guest = place.sit(game.id, game.invitations[1])
    assert (guest.welcome["seats"], guest.welcome["invited"]) == ([], 1)
    game.begin(1)
    assert game.own[1] == game.invitations[1]
    assert guest.hear("welcome")["seats"] == [1]
    game.change(1, LINK)
    assert game.told() == [("link", 1)]


# A friend's seat


def test_a_new_link_to_a_friend_s_hand_shows_nothing_before_the_friend_agrees(place: Place) -> None:
    game = Game(place, "me", "link", "link").begin(1, 2)
    people = [place.sit(game.id, each) for each in (game.own[1], game.own[2], game.watch)]
    token = game.change(1, LINK)["token"]
    for person in people:
        table = person.hear("people")["table"]
        while not table["notices"]:
            table = person.hear("people")["table"]
        assert [each["kind"] for each in table["notices"]] == ["asked"]
        assert table["seats"][1]["handover"]["asked"] == [1, 2]
    assert not game.sees(token, 1)
    assert code(game.join(token, "Zoya")) == "undecided"
    assert game.sees(game.own[1], 1)
    assert game.consent(1, game.own[2], True).status_code == 200
    assert code(game.join(token, "Zoya")) == "undecided"
    assert game.consent(1, game.host, True).json()["seats"][1]["handover"]["agreed"] == [2]
    assert game.consent(1, game.own[1], True).status_code == 200
    new = game.join(token, "Zoya")["token"]
    assert game.sees(new, 1)
    assert not game.opens(token)
    assert not game.opens(game.own[1])
    assert game.told() == [("asked", 1), ("taken", 1)]


def test_who_objects_keeps_the_seat(place: Place) -> None:
    game = Game(place, "me", "link", "link").begin(1, 2)
    for by in (1, 2):
        token = game.change(1, LINK)["token"]
        assert game.consent(1, game.own[by], False).status_code == 200
        assert not game.opens(token)
        assert game.info()["seats"][1]["handover"] is None
    assert game.sees(game.own[1], 1)
    assert game.told() == [("asked", 1), ("refused", 1)] * 2


def test_nobody_is_waited_for_for_ever(place: Place, later: Callable[[], None]) -> None:
    game = Game(place, "me", "link").begin(1)
    before = game.info()["seats"][1]
    token = game.change(1, LINK)["token"]
    assert game.join(token, "Borys")["error"]["message"].endswith("10 minutes.")
    later()
    new = game.join(token, "Borys")["token"]
    assert game.sees(new, 1)
    assert not game.opens(game.own[1])
    assert (before["since"], game.info()["seats"][1]["since"] > 0) == (0, True)
    assert code(game.change(1, HERE)) == "hidden"


def test_the_host_can_take_a_new_link_back_while_nobody_has_used_it(place: Place) -> None:
    game = Game(place, "me", "link").begin(1)
    token = game.change(1, LINK)["token"]
    second = game.change(1, LINK)["token"]
    assert not game.opens(token)
    assert game.consent(1, game.host, False).status_code == 200
    assert not game.opens(second)
    assert game.told()[-1] == ("withdrawn", 1)


def test_only_who_plays_has_a_say(place: Place) -> None:
    game = Game(place, "me", "link", "link").begin(1)
    token = game.change(1, LINK)["token"]
    for stranger in (game.watch, token, game.invitations[2]):
        for agree in (True, False):
            assert code(game.consent(1, stranger, agree).json()) == "not-your-seat"
    assert code(game.consent(1, "nobody's", True).json()) == "unauthorised"
    assert code(game.consent(0, game.own[1], True).json()) == "no-handover"
    assert code(game.consent(7, game.own[1], True).json()) == "not-found"
    assert code(game.post("seats/1", game.own[1], **LINK).json()) == "not-host"


def test_a_friend_comes_back_by_the_own_link_without_asking_anybody(place: Place) -> None:
    game = Game(place, "me", "link", "link").begin(1, 2)
    borys = place.sit(game.id, game.own[1])
    game.change(1, BOT)
    assert borys.hear("people")["table"]["seats"][1]["standing_in"]
    assert game.told() == [("stands-in", 1)]
    answer = game.post("seats/1", game.own[1], **LINK)
    assert (answer.status_code, answer.json()["token"]) == (200, None)
    assert game.told() == [("stands-in", 1), ("returned", 1)]
    assert game.info()["seats"][1]["since"] == 0


# Other seats


def test_a_bot_s_hand_needs_the_consent_of_all_who_came_by_a_link(place: Place) -> None:
    game = Game(place, "me", "bot", "link").begin(2)
    token = game.change(1, LINK)["token"]
    assert not game.sees(token, 1)
    assert code(game.join(token, "Zoya")) == "undecided"
    seat = game.info()["seats"][1]
    assert (seat["kind"], seat["handover"]["asked"]) == ("bot", [2])
    game.consent(1, game.own[2], True)
    assert game.sees(game.join(token, "Zoya")["token"], 1)
    seat = game.info()["seats"][1]
    assert (seat["kind"], seat["name"], seat["standing_in"]) == ("link", "Zoya", False)


def test_where_nobody_else_plays_a_bot_makes_room_at_once_and_the_friend_can_see_when(
    place: Place,
) -> None:
    game = Game(place, "me", "bot")
    token = game.change(1, LINK)["token"]
    assert not game.sees(token, 1)
    assert not game.sees(game.host, 1)
    new = game.join(token, "Zoya")["token"]
    assert game.sees(new, 1)
    assert game.told() == [("asked", 1), ("taken", 1)]
    assert code(game.change(1, HERE)) == "hidden"
    again = game.change(1, LINK)["token"]
    assert code(game.join(again, "Nina")) == "undecided"


@pytest.mark.parametrize("kind", ["me", "here"])
def test_a_seat_of_the_host_goes_for_good(place: Place, kind: str) -> None:
    seat = 0 if kind == "me" else 1
    game = Game(place, "me", "here")
    assert game.sees(game.host, seat)
    token = game.change(seat, LINK)["token"]
    assert game.sees(game.host, seat)  # until somebody comes
    new = game.join(token, "Zoya")["token"]
    assert game.sees(new, seat)
    assert not game.sees(game.host, seat)
    assert code(game.change(seat, HERE)) == "hidden"
    game.change(seat, BOT)
    assert code(game.change(seat, HERE)) == "hidden"
    assert not game.sees(game.host, seat)
    assert ("taken", seat) in game.told()


def test_a_new_player_looks_back_from_the_seat_and_the_old_one_no_longer(place: Place) -> None:
    """A seat's memory goes with it, since nobody could play on without."""
    game = Game(place, "me", "here")
    new = game.join(game.change(1, LINK)["token"], "Zoya")["token"]
    path = f"/tables/{game.id}/positions/12?seat=1"
    assert place.call("GET", path, new).status_code == 200
    assert place.call("GET", path, game.host).status_code == 403
    assert place.call("GET", f"/tables/{game.id}/positions/12?seat=0", new).status_code == 403


# What stays


def test_a_handover_and_its_marks_outlive_the_server(run: Callable[..., Place]) -> None:
    game = Game(run(), "me", "bot", "link").begin(2)
    token = game.change(1, LINK)["token"]
    before = game.info()
    game.place = run()
    assert game.info()["notices"] == before["notices"]
    assert game.info()["seats"][1]["handover"] == before["seats"][1]["handover"]
    assert code(game.join(token, "Zoya")) == "undecided"
    game.consent(1, game.own[2], True)
    game.join(token, "Zoya")
    told, seats = game.told(), [each["since"] for each in game.info()["seats"]]
    game.place = run()
    assert (game.told(), [each["since"] for each in game.info()["seats"]]) == (told, seats)


def test_what_can_be_undone_makes_room_and_what_cannot_stays(place: Place) -> None:
    game = Game(place, "me", "bot")
    game.join(game.change(1, LINK)["token"], "Zoya")
    for _ in range(40):
        game.change(1, BOT)
        game.change(1, LINK)
    told = game.told()
    assert len(told) == 40
    assert told[0] == ("taken", 1)


def test_where_nothing_is_hidden_a_seat_may_go_back_and_forth_for_ever(place: Place) -> None:
    game = Game(place, "me", "here", game="shelter")
    for number in range(25):
        place.join(game.id, game.change(1, LINK)["token"], f"Zoya {number}")
        assert game.change(1, HERE)["kind"] == "here"
    assert len(game.told()) == 40
    assert game.told()[-1] == ("host", 1)


def test_seats_do_not_change_hands_without_end(place: Place) -> None:
    """Each change is told for the rest of the game, so there must be an end to them."""
    game = Game(place, "me", "bot")
    answer, taken = game.change(1, LINK), 0
    while "error" not in answer and taken < 40:
        own = game.join(answer["token"], f"Zoya {taken}")["token"]
        taken += 1
        answer = game.change(1, LINK)
        game.consent(1, own, True)
    assert (code(answer), taken) == ("impossible", 32)
    assert [each for each, _ in game.told()].count("taken") == taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_are_told_in_the_reader_s_words(place: Place, language: str) -> None:
    game = Game(place, "me", "here", seed="7")
    game.join(game.change(1, LINK)["token"], "Zoya")
    texts = [each["text"] for each in game.info(language=language)["notices"]]
    assert len(texts) == len(set(texts)) == 4
    assert any("Borys" in text and "Zoya" in text for text in texts)


def test_a_rematch_deals_anew_and_forgets_who_held_what(place: Place) -> None:
    game = Game(place, "me", "bot", "bot", options={"max_rounds": 1})
    own = game.join(game.change(1, LINK)["token"], "Zoya")["token"]
    pending = game.change(2, LINK)["token"]
    play_out(place.sit(game.id, game.host), place.sit(game.id, own))
    assert game.sees(own, 0)  # everything is open after the end
    following = game.post("rematch", game.host).json()["table"]
    info = place.call("GET", f"/tables/{following}", own).json()
    assert [(each["since"], each["handover"]) for each in info["seats"]] == [(0, None)] * 3
    assert (info["notices"], info["hands_known"]) == ([], 0)
    assert place.sit(following, own).welcome["seats"] == [0]
    assert place.call("GET", f"/tables/{following}", pending).status_code == 401
