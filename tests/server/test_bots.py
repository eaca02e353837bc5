"""Bots at tables: at the table's pace, within their budget, and only while somebody looks."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from overseer.bots import Bot
from overseer.kernel.decision import Option
from overseer.kernel.errors import Illegal
from overseer.kernel.state import State
from server.people import Place


class Sleeper:
    """A bot that never comes to an end."""

    def choose(self, state: State, seat: int) -> Option:
        time.sleep(30)
        raise AssertionError


class Fumbler:
    """A bot that fails."""

    def choose(self, state: State, seat: int) -> Option:
        raise Illegal("I cannot decide")


class Cheat:
    """A bot that plays on in the state it is given, and chooses what is not offered."""

    def choose(self, state: State, seat: int) -> Option:
        decision = state.decision
        assert decision is not None
        option = decision.options[0]
        while not state.over and state.decision is not None:
            state.apply(state.decision.default)
        return Option(option.code + 1, 1, state.book)


@pytest.mark.parametrize("kind", [Sleeper, Fumbler, Cheat])
def test_a_bot_that_does_not_choose_has_the_default_chosen_for_it(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch, kind: Callable[[], Bot]
) -> None:
    monkeypatch.setattr("overseer.bots.make", lambda level, game, seed: kind())
    place = run(budget=0.05)
    opened = place.open("shelter", "me", "bot", options={"first_player": 1})
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: ada.can_choose)
    assert ada.position["table"]["players"][1]["passed"]  # the default of a turn is to pass


def test_a_demo_of_bots_is_played_for_those_who_watch(run: Callable[..., Place]) -> None:
    place = run(pace=700)
    opened = place.open("fallout", "bot", "bot", watch=True, options={"max_rounds": 3})
    table = place.server.hall.tables[opened["table"]]
    time.sleep(0.2)
    begun = table.seq
    host = place.sit(opened["table"], opened["token"])
    assert host.welcome["seats"] == []
    assert (host.position["seat"], host.position["seq"]) == (-2, begun)
    watcher = place.sit(opened["table"], opened["watch"])
    watcher.send("pace", milliseconds=0)
    assert watcher.hear("refused")["code"] == "not-host"
    host.send("pace", milliseconds=0)
    assert host.hear_until("people", "refused")["type"] == "people"
    end = watcher.play()
    assert end["over"]
    assert host.play()["seq"] == end["seq"]


def test_bots_keep_the_pace_of_the_table(run: Callable[..., Place]) -> None:
    place = run(pace=60)
    opened = place.open("shelter", "bot", "bot", options={"max_rounds": 3})
    began = time.monotonic()
    host = place.sit(opened["table"], opened["token"])
    for _ in range(4):
        host.hear("position")
    assert time.monotonic() - began > 4 * 0.06
    host.send("pace", milliseconds=10_001)
    assert host.hear("refused")["code"] == "impossible"


def test_a_demo_waits_while_nobody_is_there(run: Callable[..., Place]) -> None:
    place = run(pace=20)
    opened = place.open("shelter", "bot", "bot")
    host = place.sit(opened["table"], opened["token"])
    host.hear("position")
    table = place.server.hall.tables[opened["table"]]
    place.leave(host)
    while table.clients:
        time.sleep(0.01)
    time.sleep(0.1)
    resting = table.seq
    time.sleep(0.2)
    assert table.seq == resting
    again = place.sit(opened["table"], opened["token"])
    assert again.hear("position")["seq"] > resting


def test_skipping_runs_to_the_next_choice_of_a_person(run: Callable[..., Place]) -> None:
    place = run(pace=9000)
    opened = place.open("shelter", "me", "bot", "bot", options={"first_player": 1})
    ada = place.sit(opened["table"], opened["token"])
    assert not ada.can_choose
    ada.send("pace", skip=True)
    ada.play(lambda position: ada.can_choose)
    assert ada.decision["seat"] == 0
    drive = place.server.hall.drives[opened["table"]]
    assert not drive.is_skipping


def test_a_chosen_seed_gives_the_same_bots_again_and_a_drawn_one_does_not(place: Place) -> None:
    games: dict[str, set[str]] = {"7": set(), "": set()}
    for seed in ("7", "7", "", ""):
        seats = [{"kind": "bot", "bot": "random"}] * 2
        table = {"game": "shelter", "seats": seats, "seed": seed, "options": {"max_rounds": 2}}
        opened = place.http.post("/api/tables", json=table).json()
        place.sit(opened["table"], opened["token"]).play()
        journal = place.call("GET", f"/tables/{opened['table']}/journal", opened["token"]).text
        games[seed].add(journal)
    assert (len(games["7"]), len(games[""])) == (1, 2)


def _pausing(place: Place, seed: str) -> tuple[str, str]:
    """A short game of bots who take their time."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    options = {"max_rounds": 2}
    table = {"game": "shelter", "seats": seats, "seed": seed, "options": options, "watch": True}
    opened = place.http.post("/api/tables", json=table).json()
    return opened["table"], opened["token"]


def test_bots_stop_for_a_moment_before_the_choice_that_ends_the_game(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overseer.server.drive._MOMENT", 60_000)
    place = run(pace=1)
    name, token = _pausing(place, "3")
    host = place.sit(name, token)
    drive, table = place.server.hall.drives[name], place.server.hall.tables[name]
    while drive._put_off is None:
        time.sleep(0.01)
    before = table.seq
    assert not table.played().state.over
    # Who does not want to wait need not.
    host.send("pace", skip=True)
    end = host.play()
    assert end["over"]
    assert table.played().latest_line(0) > 0
    assert end["seq"] > before


def test_bots_stop_for_a_moment_when_the_last_round_has_begun(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overseer.server.drive._MOMENT", 60_000)
    place = run(pace=1)
    opened = place.open("shelter", "bot", "bot")
    drive = place.server.hall.drives[opened["table"]]
    host = place.sit(opened["table"], opened["token"])
    host.hear("position")
    assert drive.pause == 1
    display = drive.table.display
    monkeypatch.setattr(display, "is_last_round", lambda state: int(state.round) >= 2)
    while drive.pause == 1:
        host.hear("position")
    seq = drive.table.seq
    assert drive.pause == 60_000
    host.send("pace", skip=True)
    assert host.play()["seq"] > seq


def test_bots_in_a_hurry_do_not_stop(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overseer.server.drive._MOMENT", 60_000)
    place = run(pace=0)
    name, token = _pausing(place, "3")
    assert place.sit(name, token).play()["over"]
