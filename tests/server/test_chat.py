"""Chat: lines of text for everybody at a table."""

from __future__ import annotations

from collections.abc import Callable

from overseer.server.settings import Limits
from server.people import Place


def test_everybody_hears_what_is_said_and_late_comers_read_it(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", watch=True)
    ada = place.sit(opened["table"], opened["token"])
    watcher = place.sit(opened["table"], opened["watch"])
    said = "<b>Hello</b> & welcome"
    done = ada.ask("say", text=f"  {said}\u202e ")
    assert done["type"] == "done"
    heard = watcher.hear("said")
    assert (heard["number"], heard["seat"], heard["name"]) == (1, 0, "Ada")
    assert heard["text"] == said  # text, not markup: it is the page that must not read it as such
    watcher.ask("say", text="Good evening")
    late = place.sit(opened["table"], opened["token"])
    lines = [each for each in late.heard if each["type"] == "said"]
    assert [(each["number"], each["seat"], each["name"]) for each in lines] == [
        (1, 0, "Ada"),
        (2, -2, ""),
    ]


def test_a_line_of_chat_is_said_once_and_not_too_long(place: Place) -> None:
    opened = place.open()
    ada = place.sit(opened["table"], opened["token"])
    first = ada.ask("say", text="Hello", id="s1")
    assert ada.ask("say", text="Hello", id="s1") == first
    assert ada.ask("say", text=" \n ")["code"] == "impossible"
    assert ada.ask("say", text="x" * 501)["code"] == "impossible"
    again = place.sit(opened["table"], opened["token"])
    assert sum(each["type"] == "said" for each in again.heard) == 1


def test_chat_survives_a_restart_and_only_the_latest_is_kept(run: Callable[..., Place]) -> None:
    limits = Limits(chat_kept=3, lines_of_chat=(1.0, 100))
    place = run(limits=limits)
    opened = place.open()
    ada = place.sit(opened["table"], opened["token"])
    for number in range(5):
        ada.ask("say", text=f"line {number}")
    place = run(limits=limits)
    again = place.sit(opened["table"], opened["token"])
    lines = [each for each in again.heard if each["type"] == "said"]
    assert [each["text"] for each in lines] == ["line 2", "line 3", "line 4"]
    again.ask("say", text="line 5")
    assert [each["number"] for each in again.heard if each["type"] == "said"][-1] == 6


def test_whoever_talks_too_fast_is_asked_to_wait(place: Place) -> None:
    opened = place.open()
    ada = place.sit(opened["table"], opened["token"])
    answers = [ada.ask("say", text="Hello")["type"] for _ in range(12)]
    assert answers[:5] == ["done"] * 5
    assert "refused" in answers
    assert ada.heard[-1]["code"] == "too-frequent"
