"""Demonstrations: bots play for people to watch, at the pace of whoever opened the table."""

from __future__ import annotations

import threading
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from overseer.display.reader import Reader
from overseer.kernel.decision import SPECTATOR, Option
from overseer.texts.bundles import LANGUAGES
from server.people import Message, Person, Place

GAMES = pytest.mark.parametrize("game", ["shelter", "fallout"])
SLOWEST = 10_000  # milliseconds: no bot chooses within a test unless it is told to


# What the clerk says where it has weighed a choice, rather than guessed.
WHY = {
    "en": ("What speaks for it:", "The practised clerk would rather:"),
    "pl": ("Przemawia za tym:", "Doświadczony referent wolałby:"),
    "ru": ("В пользу этого:", "Опытный клерк предпочёл бы:"),
}
# The same where hands are hidden.
OPEN_WHY = {
    "en": "What everybody can see speaks for it:",
    "pl": "Sądząc po tym, co widać na stole, przemawia za tym:",
    "ru": "Судя по тому, что видно всем, за это говорит:",
}


def begin(place: Place, game: str = "shelter", **hello: object) -> tuple[Message, Person]:
    """A demonstration that is paused before the first choice, and who opened it."""
    opened = place.open(game, "bot", "bot", "bot", watch=True)
    host = place.sit(opened["table"], opened["token"], **hello)
    pause(host)
    return opened, host


def pause(person: Person, paused: bool = True) -> None:
    person.send("pace", paused=paused)
    while person.hear("people")["table"]["paused"] is not paused:
        pass


def step(person: Person) -> Message:
    """One choice of a bot, and the clerk's comment on it."""
    seq = person.position["seq"]
    person.send("pace", step=True)
    while person.hear("position")["seq"] == seq:
        pass
    comment: Message = person.position["comment"]
    return comment


def is_still(person: Person) -> bool:
    """Whether nothing has been chosen by the time that the server answers something else."""
    seq = person.position["seq"]
    person.send("ping")
    person.hear("pong")
    return bool(person.position["seq"] == seq)


@pytest.fixture
def slow(run: Callable[..., Place]) -> Place:
    """A server at which bots take their time."""
    return run(pace=SLOWEST)


@GAMES
def test_the_clerk_says_what_each_bot_does(slow: Place, game: str) -> None:
    _, host = begin(slow, game)
    assert host.welcome["table"]["demo"]
    comments = [step(host) for _ in range(12)]
    lines = [comment["line"] for comment in comments]
    assert lines == sorted(set(lines))
    names = ("Ada", "Borys", "Wiera")
    assert all(any(name in each["text"] for name in names) for each in comments)
    known = ("Perhaps", OPEN_WHY["en"], *WHY["en"])
    assert any(each.get("why", "").startswith(known) for each in comments)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clerk_speaks_every_language(slow: Place, game: str, language: str) -> None:
    _, host = begin(slow, game, language=language)
    comments = [step(host) for _ in range(10)]
    perhaps = {"en": "Perhaps", "pl": "Może", "ru": "Возможно"}[language]
    known = (perhaps, OPEN_WHY[language], *WHY[language])
    assert any(each.get("why", "").startswith(known) for each in comments)


def test_a_pause_lasts_until_the_host_says_otherwise(slow: Place) -> None:
    _, host = begin(slow)
    host.send("pace", milliseconds=0)
    assert host.hear("people")["table"]["pace"] == 0
    host.send("pace", skip=True)
    assert is_still(host)
    step(host)
    assert is_still(host)
    pause(host, False)
    host.play()  # to the end, without a word


def test_a_pause_outlives_the_server(run: Callable[..., Place]) -> None:
    place = run(pace=SLOWEST)
    opened, host = begin(place)
    step(host)
    place = run(pace=0)
    host = place.sit(opened["table"], opened["token"])
    assert host.welcome["table"]["paused"]
    assert is_still(host)
    assert host.position["comment"] is not None


def test_only_who_opened_it_sets_the_pace(slow: Place) -> None:
    opened, host = begin(slow)
    watcher = slow.sit(opened["table"], opened["watch"])
    for asked in ({"paused": False}, {"step": True}, {"milliseconds": 0}, {"skip": True}):
        watcher.send("pace", **asked)
        assert watcher.hear("refused")["code"] == "not-host"
    assert is_still(host)
    assert watcher.position["comment"] == host.position["comment"]


@pytest.mark.parametrize("seats", [("me", "bot"), ("link", "bot"), ("here", "bot")])
def test_nobody_can_have_the_bots_of_a_game_wait(slow: Place, seats: tuple[str, ...]) -> None:
    """A host could otherwise stop a game that friends play."""
    opened = slow.open("shelter", *seats)
    if "link" in seats:
        slow.join(opened["table"], opened["seats"][0]["token"], "Zoya")
        slow.call("POST", f"/tables/{opened['table']}/start", opened["token"])
    host = slow.sit(opened["table"], opened["token"])
    assert not host.welcome["table"]["demo"]
    for asked in ({"paused": True}, {"step": True}):
        host.send("pace", **asked)
        assert host.hear("refused")["code"] == "impossible"
    assert host.position["comment"] is None


def test_who_sits_down_plays_on(slow: Place) -> None:
    opened, host = begin(slow)
    seat = host.position["decisions"][0]["seat"]
    path = f"/tables/{opened['table']}/seats/{seat}"
    assert slow.call("POST", path, opened["token"], json={"kind": "here"}).status_code == 200
    while not host.can_choose:
        host.hear("position")
    info = slow.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert (info["demo"], info["paused"], info["undo"]) == (False, False, "free")
    assert host.move(host.decision["default"])["type"] == "done"
    assert host.position["comment"] is None


@GAMES
def test_what_was_played_can_be_looked_back_at_with_its_comments(slow: Place, game: str) -> None:
    opened, host = begin(slow, game)
    comments = [step(host) for _ in range(6)]
    path = f"/tables/{opened['table']}/positions"
    for before, comment in pairwise(comments):
        answer = slow.call("GET", f"{path}/{comment['line'] - 1}?seat=-2", opened["token"])
        assert answer.json()["comment"] == before
    first = slow.call("GET", f"{path}/{comments[0]['line'] - 1}?seat=-2", opened["token"])
    assert first.json()["comment"] is None


def test_a_comment_tells_nothing_that_is_hidden(slow: Place) -> None:
    """What the clerk says beside the log follows from what somebody who only watches may know."""
    opened = slow.open("fallout", "bot", "bot", "bot", seed="7")
    host = slow.sit(opened["table"], opened["token"])
    pause(host)
    table, reader = slow.server.hall.tables[opened["table"]], Reader("en", ("Ada", "Borys"))
    told: set[str] = set()
    for _ in range(40):
        step(host)
        latest = table.played().latest_own
        assert latest is not None
        line, before = latest
        decision = before.decision_of(line.seat)
        option = Option(before.code_of(line.text, decision), 1, before.book)
        for say in (table.display.motive, table.display.public_text):
            known = say(before, decision, option, reader)
            told.add(known)
            for seed in range(3):
                guessed = before.book.disguised(before, SPECTATOR, seed)
                assert say(guessed, decision, option, reader) == known
    assert len(told) > 5


def test_the_clerk_knows_what_speaks_for_a_choice(slow: Place) -> None:
    """Where nothing is hidden, the clerk says what was weighed."""
    _, host = begin(slow, "shelter")
    found = [step(host).get("why", "") for _ in range(20)]
    assert sum(why.startswith(WHY["en"]) for why in found) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_hands_are_hidden_the_clerk_weighs_what_everybody_sees(
    slow: Place, language: str
) -> None:
    """And never says what would have been better: that could follow from the hand."""
    _, host = begin(slow, "fallout", language=language)
    found = [step(host).get("why", "") for _ in range(24)]
    assert sum(why.startswith(OPEN_WHY[language]) for why in found) >= 5
    assert not any(why.startswith(WHY[language]) for why in found)


def test_a_lone_survivor_has_nothing_to_hide(slow: Place) -> None:
    opened = slow.open("fallout", "bot", watch=True)
    host = slow.sit(opened["table"], opened["token"])
    pause(host)
    found = [step(host).get("why", "") for _ in range(24)]
    assert sum(why.startswith(WHY["en"]) for why in found) >= 5
    assert not any(why.startswith(OPEN_WHY["en"]) for why in found)


def test_a_demonstration_goes_on_without_comments_if_they_fail(
    slow: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overseer.server.commentary.advise", lambda *args: 1 / 0)
    _, host = begin(slow)
    comments = [step(host) for _ in range(5)]
    assert all(each["text"] for each in comments)
    assert not any(each.get("why", "").startswith(WHY["en"]) for each in comments)


def test_a_demonstration_does_not_wait_for_ever_for_a_comment(
    run: Callable[..., Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = threading.Event()
    monkeypatch.setattr("overseer.server.commentary.advise", lambda *args: may_end.wait(20))
    _, host = begin(run(pace=SLOWEST, budget=0.2))
    comments = [step(host) for _ in range(3)]
    assert not may_end.is_set()
    may_end.set()
    assert not any(each.get("why", "").startswith(WHY["en"]) for each in comments)


def test_a_table_is_free_while_a_choice_is_weighed(
    slow: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, may_end, ended = threading.Event(), threading.Event(), threading.Event()
    threads: list[threading.Thread] = []

    def weigh(*args: Any) -> None:
        threads.append(threading.current_thread())
        began.set()
        may_end.wait(5)
        ended.set()

    monkeypatch.setattr("overseer.server.commentary.advise", weigh)
    opened, host = begin(slow)
    host.send("pace", step=True)
    assert began.wait(10)
    info = slow.call("GET", f"/tables/{opened['table']}", opened["token"])
    assert info.is_success
    assert not ended.is_set()
    assert set(threads) <= slow.server.hall.house.counsel._threads._threads
    may_end.set()
    host.hear("position")


def test_what_speaks_for_one_choice_is_not_said_of_another(slow: Place) -> None:
    """Somebody may sit down while a bot thinks, and choose something else."""
    opened, host = begin(slow)
    while not (comment := step(host)).get("why", "").startswith(WHY["en"]):
        pass
    table = slow.server.hall.tables[opened["table"]]
    told, reader = table._comment("en"), Reader("en", tuple(table.names))
    assert told is not None
    assert told.why == comment["why"]
    bare = table.commentary.explained(told, "pass", table.display, reader)
    assert bare is told
