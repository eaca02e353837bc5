"""Looking back: replays, journals, forks and chronicles, and who may have them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overseer
from overseer.journal.line import seal
from overseer.journal.verify import verify
from overseer.texts.bundles import LANGUAGES, in_language
from server.people import Message, Place


def fallout_of_two(place: Place) -> tuple[Message, str]:
    """Fallout of Ada and Borys, each with a token."""
    opened = place.open("fallout", "me", "link", watch=True, options={"max_rounds": 1})
    table, link = opened["table"], opened["seats"][1]["token"]
    own = place.join(table, link, "Borys")
    place.call("POST", f"/tables/{table}/start", opened["token"])
    return opened, own


def test_an_earlier_position_is_as_it_was_seen_then(place: Place) -> None:
    opened = place.open("shelter", "me", "here", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"], plain=True)
    first = ada.position
    ada.move("place - L0.7")
    ada.undo()
    ada.move("place - L0.9")
    path = f"/tables/{opened['table']}/positions"
    then = place.call("GET", f"{path}/{first['seq']}?plain=true", opened["token"]).json()
    for key in ("table", "outline", "round", "over"):
        assert then[key] == first[key]
    assert (then["line"], then["seq"]) == (first["seq"], ada.position["seq"])
    assert (then["log"], then["can_undo"]) == ([], False)
    assert [each["options"] for each in then["decisions"]] == [[]]
    start = place.call("GET", f"{path}/7", opened["token"]).json()
    assert start["table"]["item_track"] != first["table"]["item_track"]
    taken_back = place.call("GET", f"{path}/{first['seq'] + 1}", opened["token"]).json()
    assert taken_back["table"] != first["table"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("positions/6", "impossible"),
        ("positions/9999", "impossible"),
        ("positions/x", "malformed"),
        ("positions/8?seat=9", "impossible"),
        ("positions/8?seat=x", "malformed"),
        ("positions/8?plain=maybe", "malformed"),
        ("positions/8?language=de", "impossible"),
        ("chronicle", "not-over"),
        ("stock?seat=9", "impossible"),
        ("stock?seat=x", "malformed"),
        ("stock?language=de", "impossible"),
    ],
)
def test_what_cannot_be_looked_at_is_refused(shared: Place, path: str, code: str) -> None:
    opened = shared.open()
    refused = shared.call("GET", f"/tables/{opened['table']}/{path}", opened["token"])
    assert refused.json()["error"]["code"] == code


@pytest.mark.parametrize("path", ["journal", "positions/8", "chronicle"])
def test_before_the_start_there_is_nothing_to_look_back_at(shared: Place, path: str) -> None:
    opened = shared.open("shelter", "me", "link")
    refused = shared.call("GET", f"/tables/{opened['table']}/{path}", opened["token"])
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "waiting")


def test_nobody_looks_back_from_another_s_seat_while_hands_are_hidden(place: Place) -> None:
    opened, link = fallout_of_two(place)
    path = f"/tables/{opened['table']}/positions/12"
    for token, seat, status in (
        (opened["token"], 0, 200),
        (opened["token"], 1, 403),
        (opened["token"], -2, 200),
        (link, 1, 200),
        (link, 0, 403),
        (opened["watch"], -2, 200),
        (opened["watch"], 0, 403),
    ):
        answer = place.call("GET", f"{path}?seat={seat}", token)
        assert answer.status_code == status
        assert status == 200 or answer.json()["error"]["code"] == "hidden"
    assert place.call("GET", path, link).json()["seat"] == 1
    assert place.call("GET", path, opened["watch"]).json()["seat"] == -2


def test_journals_and_forks_of_hidden_hands_come_after_the_end(place: Place) -> None:
    opened, link = fallout_of_two(place)
    table = f"/tables/{opened['table']}"
    for token in (opened["token"], link, opened["watch"]):
        assert place.call("GET", f"{table}/journal", token).status_code == 403
        fork = place.call("POST", f"{table}/fork", token, json={"line": 12})
        assert fork.json()["error"]["code"] == "hidden"
        chronicle = place.call("GET", f"{table}/chronicle", token)
        assert chronicle.json()["error"]["code"] == "not-over"
    ada, borys = place.sit(opened["table"], opened["token"]), place.sit(opened["table"], link)
    while not ada.position["over"]:
        chooser, other = (ada, borys) if ada.can_choose else (borys, ada)
        chooser.move(chooser.decision["default"])
        while other.position["seq"] < chooser.position["seq"]:
            other.hear("position")
    journal = place.call("GET", f"{table}/journal", link).text
    assert verify(overseer.load("fallout", ["outpost"]), journal).is_complete
    assert place.call("GET", f"{table}/positions/12?seat=0", link).status_code == 200
    chronicle = place.call("GET", f"{table}/chronicle?language=pl", link).json()
    assert [len(chronicle[part]) for part in ("hands", "tales")] == [2, 2]


def test_only_who_holds_every_hidden_hand_has_the_journal_before_the_end(place: Place) -> None:
    """A bot's hand is a hand too; somebody who plays all of them knows everything already."""
    for kinds, status in ((("me", "bot"), 403), (("me", "here"), 200), (("me",), 200)):
        opened = place.open("fallout", *kinds, watch=True)
        table = f"/tables/{opened['table']}"
        assert place.call("GET", f"{table}/journal", opened["token"]).status_code == status
        fork = place.call("POST", f"{table}/fork", opened["token"], json={"line": 12})
        assert (fork.status_code == 403) == (status == 403)
        watcher = place.call("GET", f"{table}/journal", opened["watch"])
        assert watcher.status_code == (200 if len(kinds) == 1 else 403)  # alone, nothing is hidden


def test_a_journal_of_a_game_that_goes_on_does_not_tell_the_seed(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", seed="123456789123456789")
    answer = place.call("GET", f"/tables/{opened['table']}/journal", opened["token"])
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith('attachment; filename="shelter-')
    assert "123456789123456789" not in answer.text
    assert overseer.load("shelter").replay(answer.text).names == ("Ada", "Borys")


def test_a_fork_goes_on_from_a_line_with_dice_of_its_own(place: Place) -> None:
    opened = place.open("shelter", "me", "here", "bot", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    ada.move("place - L0.7")
    line = ada.position["seq"]
    ada.move("place - L0.9")
    fork = place.call(
        "POST", f"/tables/{opened['table']}/fork", opened["token"], json={"line": line}
    )
    assert fork.status_code == 201
    assert [seat["kind"] for seat in fork.json()["seats"]] == ["me", "here", "bot"]
    forked = place.sit(fork.json()["table"], fork.json()["token"])
    assert forked.decision["seat"] == 1
    assert forked.welcome["table"]["commitment"] != ada.welcome["table"]["commitment"]
    assert forked.move("place - L0.3")["type"] == "done"
    refused = place.call(
        "POST", f"/tables/{opened['table']}/fork", opened["token"], json={"line": 3}
    )
    assert refused.json()["error"]["code"] == "impossible"


def test_an_unfinished_journal_goes_on_with_all_seats_in_one_hand(place: Place) -> None:
    match = overseer.Match(
        overseer.load("shelter"), players=2, names=["Ada", "Borys"], first_player=0
    )
    match.apply("place - L0.7")
    opened = place.http.post("/api/journals", json={"journal": match.journal()}).json()
    ada = place.sit(opened["table"], opened["token"])
    assert ada.welcome["seats"] == [0, 1]
    assert ada.move("place - L0.9")["type"] == "done"


def test_a_finished_journal_is_for_looking(place: Place) -> None:
    match = overseer.Match(overseer.load("shelter"), players=2, max_rounds=1)
    while not match.state.over:
        match.apply("pass")
    opened = place.http.post("/api/journals", json={"journal": match.journal()}).json()
    ada = place.sit(opened["table"], opened["token"])
    assert ada.position["over"]
    assert ada.position["outcome"]["seed"]
    table = f"/tables/{opened['table']}"
    assert place.call("GET", f"{table}/journal", opened["token"]).text == match.journal()
    assert place.call("GET", f"{table}/chronicle", opened["token"]).status_code == 200
    assert place.call("GET", f"{table}/positions/14", opened["token"]).status_code == 200
    end = place.call("POST", f"{table}/fork", opened["token"], json={"line": ada.position["seq"]})
    assert end.json()["error"]["code"] == "over"
    fork = place.call("POST", f"{table}/fork", opened["token"], json={"line": 14})
    assert place.sit(fork.json()["table"], fork.json()["token"]).can_choose


def _sealed_again(text: str) -> str:
    """A journal that was changed by somebody who knows how its lines are sealed."""
    whole: list[str] = []
    previous = ""
    for line in text.splitlines():
        bare, mark, _ = line.rpartition(" #")
        whole.append(seal(previous, bare) if mark else line)
        previous = whole[-1] or previous
    return "\n".join(whole) + "\n"


_FAULTS: list[tuple[Callable[[str], str], str, int]] = [
    (lambda text: "", "foreign", 0),
    (lambda text: "<svg/>", "foreign", 0),
    (lambda text: text.replace("journal 2", "journal 7", 1), "format", 0),
    (lambda text: _sealed_again(text.replace("game shelter 2", "game shelter 9")), "rules", 0),
    (lambda text: _sealed_again(text.replace("core 1.", "core 9.", 1)), "packs", 3),
    (lambda text: text.replace("place - L0.7", "place - L0.8"), "damaged", 14),
    (lambda text: text.replace("game shelter", "game chess"), "damaged", 2),
    (lambda text: text[: text.index("seats 2") + 5], "damaged", 5),
    (lambda text: _sealed_again(text.replace("place - L0.7", "place - L1.1")), "choice", 14),
]


@pytest.mark.parametrize(("change", "kind", "line"), _FAULTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_journal_that_cannot_be_used_is_refused_in_words(
    shared: Place, change: Callable[[str], str], kind: str, line: int, language: str
) -> None:
    match = overseer.Match(overseer.load("shelter"), players=2, first_player=0)
    match.apply("place - L0.7")
    asked = {"journal": change(match.journal()), "language": language}
    spoken = {"Accept-Language": language}
    error = shared.http.post("/api/journals", json=asked, headers=spoken).json()["error"]
    assert error["code"] == "impossible"
    words = in_language(language).format(f"server-bad-journal-{kind}", fallback=False, line=line)
    assert error["message"] == words


def test_a_journal_that_begins_from_a_position_is_taken_up(place: Place) -> None:
    table = {"players": [{"cubes": {"W": 3}}, {}], "round": 2, "active": 1}
    match = overseer.Match(overseer.load("shelter"), position=table, names=["Ada", "Borys"])
    match.apply(0)
    opened = place.http.post("/api/journals", json={"journal": match.journal(), "language": "en"})
    told = opened.json()
    start = place.call("GET", f"/tables/{told['table']}/positions/7", told["token"]).json()
    assert start["table"]["players"][0]["cubes"]["W"] == 3
    assert (start["table"]["round"], start["table"]["active"]) == (2, 1)
    ada = place.sit(told["table"], told["token"], plain=True)
    assert ada.position["seq"] > match.last - 1


def test_what_is_under_way_is_not_taken_from_the_network(shared: Place) -> None:
    game = overseer.load("fallout", ["outpost"])
    table: Any = game.new(1, seed=1).view(overseer.ALL)["table"]  # who plays whom is still chosen
    text = overseer.Match(game, position=table).journal()
    assert "under_way" in text
    asked = {"journal": text, "language": "en"}
    error = shared.http.post("/api/journals", json=asked).json()["error"]
    words = in_language("en").format("server-bad-journal-under-way", fallback=False)
    assert (error["code"], error["message"]) == ("impossible", words)


def test_the_stock_is_told_to_who_is_at_the_table_for_a_seat_of_theirs(place: Place) -> None:
    opened, own = fallout_of_two(place)
    path = f"/tables/{opened['table']}/stock"
    while True:
        ada, borys = (place.sit(opened["table"], token) for token in (opened["token"], own))
        hands = (each.position["table"]["survivors"] for each in (ada, borys))
        if all(survivors[seat]["hand"] for seat, survivors in enumerate(hands)):
            break  # characters are chosen, and agendas dealt
        chooser = ada if ada.can_choose else borys
        chooser.move(chooser.decision["default"])

    def agendas(token: str, seat: str = "") -> list[str]:
        """The agendas that somebody sees in a hand."""
        told = place.call("GET", f"{path}{seat}", token).json()
        (part,) = (part for part in told["parts"] if part["key"] == "agenda")
        return [
            share["text"]
            for card in part["cards"]
            for share in card["shares"]
            if share["where"] == "out"
        ]

    assert set(agendas(opened["token"])) == {"with Ada"}
    assert set(agendas(own)) == {"with Borys"}
    assert agendas(opened["watch"]) == []
    assert agendas(own, "?seat=-2") == []
    for token, seat in ((opened["token"], 1), (own, 0), (opened["watch"], 0)):
        reply = place.call("GET", f"{path}?seat={seat}", token)
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "hidden")
    assert place.call("GET", path).status_code == 401


def test_the_host_can_make_a_link_to_watch_at_any_time(place: Place) -> None:
    opened = place.open("shelter", "me", "link", watch=True)
    path, earlier = f"/tables/{opened['table']}", opened["watch"]
    guest = opened["seats"][1]["token"]
    reply = place.call("POST", f"{path}/watch", guest)
    assert (reply.status_code, reply.json()["error"]["code"]) == (403, "not-host")
    assert place.call("GET", path, earlier).status_code == 200
    token = place.call("POST", f"{path}/watch", opened["token"]).json()["token"]
    assert place.call("GET", path, token).status_code == 200
    assert place.call("GET", path, earlier).status_code == 401
    assert place.sit(opened["table"], token).welcome["seats"] == []
    assert place.call("POST", f"{path}/watch", token).status_code == 403
    assert place.call("GET", path, guest).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stock_is_told_in_the_language_that_was_asked_for(shared: Place, language: str) -> None:
    opened = shared.open()
    path = f"/tables/{opened['table']}/stock?language={language}"
    told = shared.call("GET", path, opened["token"]).json()
    assert told["note"] == in_language(language).format("stock-shelter-about")
    assert [len(part["cards"]) for part in told["parts"]] == [19, 31, 11, 8]


def test_a_table_that_waits_has_no_stock_yet(place: Place) -> None:
    opened = place.open("shelter", "me", "link")
    reply = place.call("GET", f"/tables/{opened['table']}/stock", opened["token"])
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "waiting")
