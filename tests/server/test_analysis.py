"""Analyses over HTTP: of finished games, for everybody at the table, once and the same."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import overseer
from overseer.bots.advice.analysis import Analysis
from overseer.bots.advice.recounted import recounted
from overseer.display.shelter.display import ShelterDisplay
from overseer.server.analysis import Analyses
from overseer.server.backroom import Backroom
from overseer.server.refusal import Denied
from overseer.texts.bundles import LANGUAGES
from server.people import Message, Place


def analysed(place: Place, table: str, token: str, language: str = "en") -> Message:
    for _ in range(100):
        answer = place.call("GET", f"/tables/{table}/analysis?language={language}", token)
        assert answer.status_code == 200, answer.text
        state: Message = answer.json()
        if state.get("analysis"):
            return dict(state["analysis"])
        assert 0 <= state["done"] < 100
        time.sleep(0.05)
    raise AssertionError("no analysis")


def finished(place: Place, game: str = "shelter", rounds: int = 1) -> tuple[str, str]:
    """A table of bots at which the game is over, and the token of its host."""
    opened = place.open(game, "bot", "bot", options={"max_rounds": rounds})
    table, token = opened["table"], opened["token"]
    person = place.sit(table, token)
    while not person.position["over"]:
        person.hear("position")
    return table, token


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_finished_game_is_looked_back_over(place: Place, game: str) -> None:
    table, token = finished(place, game, 3)
    told = analysed(place, table, token)
    lines = [point["line"] for point in told["points"]]
    assert lines == sorted(lines)
    for point in told["points"]:
        assert len(point["chances"]) == 2
        assert 0 <= sum(point["chances"]) <= 100.5
    for slip in told["slips"]:
        assert slip["before"] > slip["after"]
        assert place.call("GET", f"/tables/{table}/positions/{slip['line']}", token).is_success
    assert told == analysed(place, table, token)
    others = [analysed(place, table, token, language) for language in LANGUAGES]
    assert len({each["estimate"] for each in others}) == len(LANGUAGES)
    assert all(each["points"] == told["points"] for each in others)


def test_a_game_in_play_is_not_analysed(shared: Place) -> None:
    opened = shared.open()
    refused = shared.call("GET", f"/tables/{opened['table']}/analysis", opened["token"])
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not-over")


def test_it_is_told_off_the_event_loop_and_once_in_each_language(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str]] = []

    def noted(display: Any, analysis: Any, reader: Any) -> Any:
        told.append((reader.language, threading.current_thread().name.partition("_")[0]))
        return recounted(display, analysis, reader)

    monkeypatch.setattr("overseer.server.analysis.recounted", noted)
    table, token = finished(place)
    for language in LANGUAGES * 2:
        analysed(place, table, token, language)
    assert sorted(told) == [(language, "backroom") for language in sorted(LANGUAGES)]


class Study:
    """Analyses of games that take as long as the test wants, and a clock that it turns."""

    def __init__(self) -> None:
        self.time = 0.0
        self.room = Backroom(1)
        self.analyses = Analyses(self.room, lambda: self.time)
        self.may_go_on = threading.Event()
        self.begun: list[str] = []
        self.ended: list[str] = []

    def look_back(self, match: Any, advisor: Any, progress: Callable[[int, int], None]) -> Any:
        self.begun.append(match)
        assert self.may_go_on.wait(20)
        progress(1, 2)
        self.ended.append(match)
        return Analysis((), (), 0, 0)

    async def ask(self, name: str) -> int:
        """How far the analysis of a table is, in per cent."""
        game: Any = overseer.load("shelter")
        table: Any = SimpleNamespace(
            id=name, game=game, names=["Ada"], display=ShelterDisplay(game), played=lambda: name
        )
        state: Message = msgspec.json.decode(await self.analyses.encoded(table, "en"))
        assert (state["analysis"] is None) == (state["done"] < 100)
        return int(state["done"])

    async def finish(self, name: str) -> None:
        """Let work go on, and ask until it is done."""
        self.may_go_on.set()
        while await self.ask(name) < 100:
            pass

    async def rest(self) -> None:
        """Let work go on until there is none."""
        self.may_go_on.set()
        await self.room.do(int)  # in the one thread, after all else
        await asyncio.sleep(0)


@pytest.fixture
def study(monkeypatch: pytest.MonkeyPatch) -> Iterator[Study]:
    study = Study()
    monkeypatch.setattr("overseer.server.analysis.analyse", study.look_back)
    monkeypatch.setattr("overseer.server.analysis._SECOND", 0.01)
    yield study
    study.may_go_on.set()
    study.room.close()


def test_only_so_many_are_under_way(study: Study) -> None:
    async def scene() -> None:
        for name in "ABCD":
            assert await study.ask(name) == 0
        study.time = 30.0
        with pytest.raises(Denied) as refused:
            await study.ask("E")
        assert refused.value.code == "too-frequent"

    asyncio.run(scene())


def test_those_that_nobody_asks_for_any_more_make_room(study: Study) -> None:
    async def scene() -> None:
        for name in "ABCD":
            await study.ask(name)
        study.time = 20.0
        await study.ask("C")
        study.time = 31.0
        assert await study.ask("E") == 0
        await study.finish("E")

    asyncio.run(scene())
    assert study.begun == ["A", "C", "E"]
    assert study.ended == ["C", "E"]


def test_one_that_nobody_asks_for_any_more_ends_by_itself(study: Study) -> None:
    async def scene() -> None:
        await study.ask("A")
        study.time = 31.0
        await study.rest()
        assert study.ended == []
        await study.finish("A")  # and whoever comes back has it made anew

    asyncio.run(scene())
    assert study.begun == ["A", "A"]


def test_one_that_is_asked_for_goes_on(study: Study) -> None:
    async def scene() -> None:
        for study.time in (0.0, 20.0, 40.0, 60.0):
            assert await study.ask("A") == 0
        await study.finish("A")

    asyncio.run(scene())
    assert study.begun == study.ended == ["A"]


def test_an_error_is_told_once_and_the_next_question_tries_again(
    study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("overseer.server.analysis.analyse", lambda *args: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await study.ask("A")
        await study.finish("A")

    asyncio.run(scene())


def test_it_ends_with_its_table(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, token = finished(place)
    study = Study()
    monkeypatch.setattr("overseer.server.analysis.analyse", study.look_back)
    state = place.call("GET", f"/tables/{table}/analysis", token).json()
    assert state == {"done": 0, "analysis": None}
    assert place.call("DELETE", f"/tables/{table}", token).is_success
    study.may_go_on.set()
    portal = place.http.portal
    assert portal is not None

    async def rest() -> None:
        await place.server.hall.house.study.do(int)

    portal.call(rest)
    assert (len(study.begun), study.ended) == (1, [])
    assert not place.server.hall.analyses._kept
