"""A table that waits only so long: defaults for who is away, or is asked out of turn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from overseer.journal.header import START
from server.people import Message, Person, Place

MINUTE = 60
Run = Callable[..., Place]


class Scene:
    """Two friends at a table that waits a minute for each decision."""

    def __init__(self, place: Place, game: str = "fallout", **fields: Any) -> None:
        self.place = place
        fields = {"patience": MINUTE, "options": {"first_player": 0}, **fields}
        opened = place.open(game, "me", "link", **fields)
        self.table, self.tokens = opened["table"], [opened["token"], ""]
        self.tokens[1] = place.join(self.table, opened["seats"][1]["token"], "Borys")
        assert place.call("POST", f"/tables/{self.table}/start", self.tokens[0]).status_code == 200

    def sit(self, seat: int) -> Person:
        """Somebody comes to the table."""
        return self.place.sit(self.table, self.tokens[seat])

    def pass_by(self, seconds: int) -> None:
        """Let time pass on the store's clock, and have the server look where it is over."""
        self.place.server.hall.store._clock._start += seconds
        portal = self.place.http.portal
        assert portal is not None
        portal.call(self.place.server.hall.watch_over)

    @property
    def lines(self) -> list[str]:
        """The lines of the journal, taken up from the store if need be."""
        portal = self.place.http.portal
        assert portal is not None
        table = portal.call(self.place.server.hall.table, self.table)
        return [line.text for line in table.played().lines_after(START)]

    def seq(self) -> int:
        """How many lines the journal has, headings included."""
        return START + len(self.lines)

    def info(self) -> Message:
        """The table as a stranger to the socket sees it."""
        info: Message = self.place.call("GET", f"/tables/{self.table}", self.tokens[0]).json()
        return info

    def leave(self, *people: Person) -> None:
        """Some leave, and the table has noted it."""
        portal, table = self.place.http.portal, self.place.server.hall.tables[self.table]
        assert portal is not None
        left = len(table.clients) - len(people)
        for person in people:
            self.place.leave(person)

        async def gone() -> None:
            while len(table.clients) > left:
                await asyncio.sleep(0.001)

        portal.call(gone)
        self.settle()

    def settle(self) -> None:
        """Wait until the table has noted who is there."""
        portal, table = self.place.http.portal, self.place.server.hall.tables[self.table]
        assert portal is not None

        async def quiet() -> None:
            while table._tasks:
                await asyncio.gather(*table._tasks)

        portal.call(quiet)


def to_turn(people: list[Person]) -> Person:
    """Have everybody make default choices until somebody's turn; gives whose it is."""
    while True:
        for person in people:
            while person.can_choose:
                if person.decision["kind"] == "turn":
                    return person
                assert person.move(person.decision["default"])["type"] == "done"
        catch_up(people)


def catch_up(people: list[Person]) -> None:
    """Have everybody hear of the latest line."""
    seq = max(person.position["seq"] for person in people)
    for person in people:
        while person.position["seq"] < seq:
            person.hear("position")


def lapsed(info: Message) -> list[str]:
    return [each["text"] for each in info["notices"] if each["kind"] == "lapsed"]


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_question_out_of_turn_gets_its_default_though_its_person_is_there(
    place: Place, game: str
) -> None:
    scene = Scene(place, game)
    people = [scene.sit(0), scene.sit(1)]
    dice = random.Random(1)
    while people[0].position["decisions"][0]["kind"] == "turn":  # until somebody trains a dweller
        mover = to_turn(people)
        mover.move(dice.choice(mover.decision["options"])["choice"])
        catch_up(people)
    scene.settle()
    asked = people[0].position["decisions"][0]
    assert asked["kind"] != "turn"
    before = scene.seq()
    scene.pass_by(MINUTE // 2)
    assert scene.seq() == before
    scene.pass_by(MINUTE // 2)
    assert scene.seq() > before
    name = ("Ada", "Borys")[asked["seat"]]
    assert f"Time is over for {name}: the default choice was made." in lapsed(scene.info())


def test_in_their_turn_people_may_think_as_long_as_they_are_there(place: Place) -> None:
    scene = Scene(place)
    people = [scene.sit(0), scene.sit(1)]
    mover = to_turn(people)
    scene.settle()
    assert mover.look()["deadlines"] == []
    before = scene.seq()
    scene.pass_by(100 * MINUTE)
    assert scene.seq() == before
    # Time begins when they leave, not when they were asked.
    other = people[1] if mover is people[0] else people[0]
    scene.leave(mover)
    seats = [each["seat"] for each in other.look()["decisions"]]
    while [each["seat"] for each in other.position["deadlines"]] != seats:
        other.hear("position")
    scene.pass_by(MINUTE // 2)
    assert scene.seq() == before
    scene.pass_by(MINUTE // 2)
    while other.position["seq"] <= before:
        other.hear("position")
    assert scene.lines[before - START].startswith("end")  # an ordinary line, as if it were chosen
    assert len(lapsed(scene.info())) == 1


def test_who_comes_back_in_time_is_waited_for_again(place: Place) -> None:
    scene = Scene(place)
    people = [scene.sit(0), scene.sit(1)]
    mover = to_turn(people)
    seat = people.index(mover)
    before = scene.seq()
    scene.leave(mover)
    scene.pass_by(MINUTE // 2)
    back = scene.sit(seat)
    scene.settle()
    scene.pass_by(MINUTE)
    assert scene.seq() == before
    assert back.look()["deadlines"] == []


def test_time_goes_on_while_the_table_is_put_away_and_the_server_is_restarted(run: Run) -> None:
    scene = Scene(run(), patience=5 * MINUTE)
    people = [scene.sit(0), scene.sit(1)]
    to_turn(people)
    before = scene.seq()
    scene.leave(*people)
    scene.pass_by(2 * MINUTE)
    scene.place = run()
    scene.pass_by(2 * MINUTE)
    assert not scene.place.server.hall.tables  # nobody has looked at it yet
    scene.pass_by(2 * MINUTE)
    assert scene.seq() > before
    # What was chosen is kept.
    after = scene.lines
    scene.place = run()
    assert scene.lines == after


def test_after_a_restart_everybody_has_a_minute_to_come_back(run: Run) -> None:
    scene = Scene(run())
    people = [scene.sit(0), scene.sit(1)]
    seat = people.index(to_turn(people))
    scene.settle()
    before = scene.seq()
    scene.place.server.hall.store._clock._start += 100 * MINUTE  # as if no server had run
    scene.place = run()
    scene.pass_by(MINUTE // 2)
    scene.sit(seat)
    scene.settle()
    scene.pass_by(MINUTE)
    assert scene.seq() == before


def test_time_stops_once_it_was_over_for_everybody(place: Place) -> None:
    scene = Scene(place)
    for _ in range(12):
        scene.pass_by(MINUTE)
    stopped = scene.seq()
    scene.pass_by(100 * MINUTE)
    assert scene.seq() == stopped
    assert scene.lines.count("end") <= 2
    ada, borys = scene.sit(0), scene.sit(1)
    scene.settle()
    scene.pass_by(MINUTE)
    assert scene.seq() == stopped  # to look is not to play
    mover = ada if ada.look()["decisions"][0]["options"] else borys
    assert mover.move(mover.decision["default"])["type"] == "done"
    moved = mover.position["seq"]
    scene.leave(ada, borys)
    scene.pass_by(2 * MINUTE)
    assert scene.seq() > moved


def test_who_is_away_is_not_waited_for_at_every_question_of_a_turn(place: Place) -> None:
    scene = Scene(place)
    people = [scene.sit(0), scene.sit(1)]
    mover = to_turn(people)
    moving = next(each for each in mover.decision["options"] if each["kind"] == "camp")
    assert mover.move(moving["choice"])["type"] == "done"
    assert mover.decision["kind"] == "camp"
    before = scene.seq()
    scene.leave(mover)
    scene.pass_by(MINUTE)
    # What the camp asks, and then the turn itself.
    assert scene.lines[before - START] == "rest" or scene.seq() > before + 1
    assert len(lapsed(scene.info())) == 1


def test_a_time_is_for_tables_of_several_people_and_within_reason(place: Place) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Borys"}]
    body = {"game": "fallout", "seats": seats, "patience": MINUTE}
    refused = place.http.post("/api/tables", json=body)
    assert refused.status_code == 422
    assert "nobody needs to be waited for" in refused.json()["error"]["message"]
    seats[1]["kind"] = "link"
    for seconds in (-1, 5, 40 * 24 * 3600):
        refused = place.http.post("/api/tables", json={**body, "patience": seconds})
        assert refused.status_code == 422
        assert "10 seconds to 30 days" in refused.json()["error"]["message"]
    assert Scene(place, patience=0).info()["patience"] == 0


def test_without_a_time_nothing_ever_happens_by_itself(place: Place) -> None:
    scene = Scene(place, patience=0)
    scene.sit(0)
    before = scene.seq()
    scene.pass_by(1000 * MINUTE)
    assert scene.seq() == before


def test_the_rematch_waits_as_long(place: Place) -> None:
    scene = Scene(place, "shelter", options={"max_rounds": 1})
    people = [scene.sit(0), scene.sit(1)]
    while not people[0].position["over"]:
        for person in people:
            if not person.position["over"] and person.can_choose:
                person.move(person.decision["default"])
        catch_up(people)
    again = place.call("POST", f"/tables/{scene.table}/rematch", scene.tokens[0])
    assert again.status_code == 201, again.text
    opened = again.json()
    info = place.call("GET", f"/tables/{opened['table']}", scene.tokens[0]).json()
    assert info["patience"] == MINUTE
