"""Hints at the table: who may ask, what they are told, and what they are not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from overseer.bots.advice import Advice, advise, advisor_of
from overseer.server.hints import Hints
from overseer.server.protocol import AskHint
from overseer.server.refusal import Denied
from overseer.server.table import Table
from overseer.server.tokens import HOST
from overseer.texts.bundles import LANGUAGES
from server.people import Message, Person, Place


def asked(place: Place, table: str, token: str, language: str = "en", **body: Any) -> Any:
    return place.http.post(
        f"/api/tables/{table}/hint?language={language}",
        headers={"Authorization": f"Bearer {token}"},
        json=body,
    )


def begun(
    place: Place, game: str = "shelter", *kinds: str, **fields: Any
) -> tuple[Message, Person]:
    opened = place.open(game, *(kinds or ("me", "here")), **fields)
    return opened, place.sit(opened["table"], opened["token"])


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_hint_can_be_followed(place: Place, game: str) -> None:
    opened, ada = begun(place, game, "me", "bot", hints=True)
    for _ in range(5):
        while not ada.can_choose:
            ada.hear("position")
        seat, seq = ada.decision["seat"], ada.position["seq"]
        hint = asked(place, opened["table"], opened["token"], seat=seat, seq=seq).json()
        choices = [option["choice"] for option in ada.decision["options"]]
        assert [line["choice"] in choices for line in hint["lines"]] == [True] * len(hint["lines"])
        assert 1 <= hint["certainty"] <= 5
        assert ada.move(hint["lines"][0]["choice"])["type"] == "done"


def test_hints_are_off_unless_the_opener_wants_them(place: Place) -> None:
    opened, ada = begun(place)
    assert ada.welcome["table"]["hints"] is False
    refused = asked(place, opened["table"], opened["token"], seat=0, seq=ada.position["seq"])
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no-hints")


def test_everybody_sees_that_hints_are_allowed_and_the_rematch_keeps_it(place: Place) -> None:
    opened = place.open("shelter", "me", "link", hints=True, options={"max_rounds": 1})
    own = place.join(opened["table"], opened["seats"][1]["token"], "Borys")
    borys = place.sit(opened["table"], own)
    assert borys.welcome["table"]["hints"] is True
    place.call("POST", f"/tables/{opened['table']}/start", opened["token"])
    ada = place.sit(opened["table"], opened["token"])
    borys.look()
    while not ada.look()["over"]:
        person = ada if ada.can_choose else borys
        person.look()
        person.move(person.decision["default"])
    following = place.call("POST", f"/tables/{opened['table']}/rematch", opened["token"]).json()
    info = place.call("GET", f"/tables/{following['table']}", opened["token"]).json()
    assert info["hints"] is True


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seat": 1, "seq": 0}, "not-your-seat"),
        ({"seat": 9, "seq": 0}, "not-your-seat"),
        ({"seat": 0, "seq": -1}, "stale"),
        ({"seat": 0}, "malformed"),
        ({"seat": "0", "seq": 1}, "malformed"),
    ],
)
def test_what_cannot_be_answered_is_refused(place: Place, body: Message, code: str) -> None:
    opened, ada = begun(place, "shelter", "me", "bot", hints=True)
    if body.get("seq") == 0:
        body = {**body, "seq": ada.position["seq"]}
    refused = asked(place, opened["table"], opened["token"], **body)
    assert refused.json()["error"]["code"] == code


def test_who_is_not_asked_gets_no_hint(place: Place) -> None:
    opened, ada = begun(place, hints=True, options={"first_player": 0})
    refused = asked(place, opened["table"], opened["token"], seat=1, seq=ada.position["seq"])
    assert refused.json()["error"]["code"] == "impossible"


def test_a_watcher_gets_no_hint(place: Place) -> None:
    opened, ada = begun(place, hints=True, watch=True)
    refused = asked(place, opened["table"], opened["watch"], seat=0, seq=ada.position["seq"])
    assert refused.json()["error"]["code"] == "not-your-seat"


def test_hints_are_told_in_the_language_of_who_asks_and_stay_the_same(place: Place) -> None:
    opened, ada = begun(place, hints=True, options={"first_player": 0})
    seq = ada.position["seq"]
    told = [
        asked(place, opened["table"], opened["token"], language, seat=0, seq=seq).json()
        for language in LANGUAGES
    ]
    assert len({hint["estimate"] for hint in told}) == len(LANGUAGES)
    assert len({hint["lines"][0]["choice"] for hint in told}) == 1


def test_too_many_questions_are_refused(place: Place) -> None:
    opened, ada = begun(place, "shelter", "me", "here", hints=True)
    codes = []
    for _ in range(12):
        decision = ada.decision
        answer = asked(
            place, opened["table"], opened["token"], seat=decision["seat"], seq=ada.position["seq"]
        )
        codes.append(answer.status_code)
        ada.move(decision["default"])
    assert codes[0] == 200
    assert 429 in codes


def test_a_hint_does_not_depend_on_what_others_hide(place: Place) -> None:
    """The clerk is given a guess; the true state is not what it thinks about."""
    opened, ada = begun(place, "fallout", "me", "bot", hints=True)
    while not ada.can_choose:
        ada.hear("position")
    table = place.server.hall.tables[opened["table"]]
    match = table.played()
    true, seat = match.state, ada.decision["seat"]
    guess = true.book.disguised(true, seat, 4)
    advisor = advisor_of(table.game)
    assert advisor is not None
    ours, theirs = (advise(advisor, state, seat, 8) for state in (true, guess))
    assert [t.option for t in ours.thoughts] == [t.option for t in theirs.thoughts]


def test_a_fork_keeps_the_lamp(place: Place) -> None:
    opened, ada = begun(place, hints=True)
    asked_for = {"line": ada.position["seq"], "language": "en"}
    path = f"/tables/{opened['table']}/fork"
    forked = place.call("POST", path, opened["token"], json=asked_for).json()
    info = place.call("GET", f"/tables/{forked['table']}", forked["token"]).json()
    assert info["hints"] is True


def allow(place: Place, table: str, token: str, allowed: bool) -> Any:
    return place.call("POST", f"/tables/{table}/hints", token, json={"allowed": allowed})


def test_the_host_allows_hints_in_play_and_everybody_is_told(place: Place) -> None:
    opened = place.open("shelter", "me", "link", options={"first_player": 0})
    own = place.join(opened["table"], opened["seats"][1]["token"], "Borys")
    place.call("POST", f"/tables/{opened['table']}/start", opened["token"])
    ada = place.sit(opened["table"], opened["token"])
    borys = place.sit(opened["table"], own)
    seq = ada.position["seq"]
    assert allow(place, opened["table"], opened["token"], True).json()["hints"] is True
    told = borys.hear("people")["table"]
    assert told["hints"] is True
    assert [notice["kind"] for notice in told["notices"]] == ["hints-on"]
    assert "clerk" in told["notices"][0]["text"]
    assert asked(place, opened["table"], opened["token"], seat=0, seq=seq).status_code == 200
    allow(place, opened["table"], opened["token"], False)
    told = borys.hear("people")["table"]
    assert told["hints"] is False
    assert [notice["kind"] for notice in told["notices"]] == ["hints-off"]
    refused = asked(place, opened["table"], opened["token"], seat=0, seq=seq)
    assert refused.json()["error"]["code"] == "no-hints"


def test_hints_switched_on_and_off_again_and_again_push_no_other_notice_out(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", options={"first_player": 0})
    path = f"/tables/{opened['table']}/seats/1"
    link = place.call("POST", path, opened["token"], json={"kind": "link"}).json()["token"]
    place.join(opened["table"], link, "Borys")
    before = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()["notices"]
    assert before
    for number in range(50):
        allow(place, opened["table"], opened["token"], number % 2 == 0)
    told = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()["notices"]
    assert told[:-1] == before
    assert told[-1]["kind"] == "hints-off"


def test_only_the_host_allows_hints(place: Place) -> None:
    opened = place.open("shelter", "me", "link")
    own = place.join(opened["table"], opened["seats"][1]["token"], "Borys")
    refused = allow(place, opened["table"], own, True)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-host")
    info = place.call("GET", f"/tables/{opened['table']}", own).json()
    assert info["hints"] is False


def test_to_allow_what_is_allowed_is_no_news(place: Place) -> None:
    opened, _ = begun(place, hints=True)
    assert allow(place, opened["table"], opened["token"], True).json()["notices"] == []


def test_before_the_start_hints_are_allowed_without_a_notice(place: Place) -> None:
    """Nobody could have asked yet, and whoever comes sees it."""
    opened = place.open("shelter", "me", "link")
    info = allow(place, opened["table"], opened["token"], True).json()
    assert (info["hints"], info["notices"]) == (True, [])


def test_that_hints_are_allowed_outlives_the_server(run: Callable[..., Place]) -> None:
    place = run()
    opened, _ = begun(place)
    allow(place, opened["table"], opened["token"], True)
    place = run()
    info = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    assert info["hints"] is True
    assert [notice["kind"] for notice in info["notices"]] == ["hints-on"]


class Slow:
    """Thinking that does not end before it may."""

    def __init__(self) -> None:
        self.may_end = threading.Event()
        self.seats: list[int] = []

    def __call__(self, advisor: Any, state: Any, seat: int, seed: int) -> Advice:
        self.seats.append(seat)
        assert self.may_end.wait(20)
        return advise(advisor, state, seat, seed)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr("overseer.server.hints.advise", slow)
    yield slow
    slow.may_end.set()


def open_question(place: Place) -> tuple[Table, AskHint]:
    """A table, and what its host may ask there."""
    opened, ada = begun(place, hints=True, options={"first_player": 0})
    return place.server.hall.tables[opened["table"]], AskHint(seat=0, seq=ada.position["seq"])


def on_loop(place: Place, doing: Callable[[Hints], Awaitable[Any]]) -> Any:
    """What is done where the server does it."""
    portal = place.http.portal
    assert portal is not None
    return portal.call(doing, place.server.api._hints)


def test_a_question_is_thought_over_once_however_many_ask_it_meanwhile(
    place: Place, slow: Slow
) -> None:
    table, question = open_question(place)

    async def ask(hints: Hints) -> list[Advice]:
        answers = [hints.ask(table, HOST, question) for _ in range(30)]
        slow.may_end.set()
        return await asyncio.gather(*answers)

    answers = on_loop(place, ask)
    assert all(each is answers[0] for each in answers)
    assert slow.seats == [0]


def test_who_does_not_wait_for_the_answer_does_not_take_it_from_others(
    place: Place, slow: Slow
) -> None:
    table, question = open_question(place)

    async def ask(hints: Hints) -> Advice:
        impatient, patient = (hints.ask(table, HOST, question) for _ in range(2))
        asyncio.ensure_future(impatient).cancel()
        slow.may_end.set()
        return await patient

    assert on_loop(place, ask).thoughts


def test_only_so_many_questions_are_under_way(place: Place, slow: Slow) -> None:
    *tables, late = (open_question(place) for _ in range(5))

    async def ask(hints: Hints) -> Advice:
        answers = [hints.ask(table, HOST, question) for table, question in tables]
        for _ in range(10):  # a refusal uses up nothing
            with pytest.raises(Denied) as refused:
                hints.ask(late[0], HOST, late[1])
            assert refused.value.code == "too-frequent"
        slow.may_end.set()
        await asyncio.gather(*answers)
        return await hints.ask(late[0], HOST, late[1])

    assert on_loop(place, ask).thoughts
    assert len(slow.seats) == 5


def test_questions_hold_up_nobody_else(place: Place, slow: Slow) -> None:
    tables = [open_question(place) for _ in range(4)]
    backroom = place.server.hall.house.backroom

    async def ask(hints: Hints) -> int:
        answers = [hints.ask(table, HOST, question) for table, question in tables]
        done = await asyncio.wait_for(backroom.do(int, "7"), 5)
        slow.may_end.set()
        await asyncio.gather(*answers)
        return done

    assert on_loop(place, ask) == 7


def test_a_question_whose_answer_failed_can_be_asked_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, ada = begun(place, hints=True, options={"first_player": 0})
    asked_for = {"seat": 0, "seq": ada.position["seq"]}
    with monkeypatch.context() as patch:
        patch.setattr("overseer.server.hints.advise", lambda *args: 1 / 0)
        failed = asked(place, opened["table"], opened["token"], **asked_for)
        assert failed.json()["error"]["code"] == "failed"
    assert asked(place, opened["table"], opened["token"], **asked_for).status_code == 200


def test_a_hint_is_told_although_a_move_is_just_being_kept(place: Place) -> None:
    table, question = open_question(place)

    async def told_late(hints: Hints) -> Any:
        advice = await hints.ask(table, HOST, question)
        match = table.running()
        match.apply(match.state.decision_of(0).options[0], 0)
        assert table.seq == question.seq < table.line
        return hints.told(table, advice, question, "en")

    assert on_loop(place, told_late).lines
