"""Positions in words: copied at one table, set up at another; nobody learns anything by them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import overseer
from overseer.catalog.boxes import box_for
from overseer.journal.opening import whole_position
from overseer.server.database import FILE
from overseer.server.positions import copied
from overseer.server.salvage import gather
from overseer.server.seal import Seal
from overseer.server.store import Store
from overseer.testing.play import Chooser
from server.people import OUTPOST, Message, Person, Place

GAMES = pytest.mark.parametrize("game", ["shelter", "fallout"])
OPTIONS = {"first_player": 0}


def copy(place: Place, opened: Message, line: int, seat: int = 0, token: str = "") -> Any:
    path = f"/tables/{opened['table']}/positions/{line}/copy?seat={seat}"
    return place.call("GET", path, token or opened["token"])


def set_up(place: Place, game: str, text: str, *kinds: str, **fields: Any) -> Any:
    names = ("Ada", "Borys", "Wiera", "Clerk")  # as at the table that is copied
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=False)]
    body = {"game": game, "position": text, "seats": seats, **fields}
    return place.call("POST", "/positions", json=body)


def played(
    place: Place, game: str, choices: int, *kinds: str, options: Mapping[str, Any] = OPTIONS
) -> tuple[Message, Person]:
    """A table at which one person has made some choices for all seats."""
    opened = place.open(game, *(kinds or ("me", "here")), options=options)
    ada = place.sit(opened["table"], opened["token"])
    for _ in range(choices):
        if not ada.can_choose:
            ada.look(seat=ada.position["decisions"][0]["seat"])
        ada.move(ada.decision["default"])
    return opened, ada


def seen(person: Person, seat: int) -> Message:
    """The table and the questions from a seat, but for what is the table's own."""
    position = person.look(seat=seat)
    told = {name: position[name] for name in ("round", "table", "over")}
    told["decisions"] = [
        {name: value for name, value in each.items() if name != "text"}
        for each in position["decisions"]
    ]
    return told


@GAMES
@pytest.mark.parametrize("choices", [0, 3, 7, 12, 20])
def test_a_copy_is_set_up_as_it_was_seen_at_any_moment(
    place: Place, game: str, choices: int
) -> None:
    opened, ada = played(place, game, choices)
    answer = copy(place, opened, ada.position["seq"])
    assert answer.status_code == 200, answer.text
    again = set_up(place, game, answer.text, "me", "here")
    assert again.status_code == 201, again.text
    other = place.sit(again.json()["table"], again.json()["token"])
    assert seen(other, 0) == seen(ada, 0)
    other.look(seat=other.position["decisions"][0]["seat"])
    assert other.move(other.decision["default"])["type"] == "done"


@GAMES
def test_an_earlier_line_can_be_copied(place: Place, game: str) -> None:
    opened, ada = played(place, game, 4)
    line = ada.position["seq"]
    before = seen(ada, 0)
    ada.look(seat=ada.position["decisions"][0]["seat"])
    ada.move(ada.decision["default"])
    again = set_up(place, game, copy(place, opened, line).text, "me", "bot")
    assert again.status_code == 201, again.text
    other = place.sit(again.json()["table"], again.json()["token"], plain=True)
    assert other.welcome["table"]["seats"][1]["kind"] == "bot"
    first = place.call(
        "GET", f"/tables/{again.json()['table']}/positions/7?seat=0", again.json()["token"]
    )
    assert first.json()["table"] == before["table"]


@pytest.mark.parametrize(("game", "first"), [("shelter", 1), ("fallout", 0)])
def test_every_line_can_be_copied_once_the_table_is_set_up(
    place: Place, game: str, first: int
) -> None:
    opened, ada = played(place, game, 6, options={})
    answers = [copy(place, opened, line) for line in range(7, ada.position["seq"] + 1)]
    assert all(answer.status_code == 200 for answer in answers[first:])
    for early in answers[:first]:
        assert early.status_code == 422
        assert "still being set up" in early.json()["error"]["message"]
    loaded = box_for(game, [], OUTPOST)
    for line, answer in enumerate(answers[first:], 7 + first):
        path = f"/tables/{opened['table']}/positions/{line}?seat=0"
        shown = place.call("GET", path, opened["token"]).json()["table"]
        state = loaded.position(json.loads(answer.text), chance="manual", forced="manual")
        assert json.loads(json.dumps(state.view(0)["table"])) == shown


def test_a_copy_tells_nothing_that_its_seat_may_not_know(place: Place) -> None:
    opened, ada = played(place, "fallout", 30, "me", "here", "here")
    line = ada.position["seq"]
    table = place.server.hall.tables[opened["table"]]
    assert table.match is not None
    truth = json.loads(json.dumps(whole_position(table.game, table.match.state)))
    copies = [json.loads(copy(place, opened, line).text) for _ in range(12)]
    hands = {json.dumps(each["survivors"][1]["hand"]) for each in copies}
    own = {json.dumps(each["survivors"][0]["hand"]) for each in copies}
    assert own == {json.dumps(truth["survivors"][0]["hand"])}
    assert len(hands) > 1


@pytest.mark.parametrize(("game", "players"), [("shelter", 2), ("fallout", 1), ("fallout", 3)])
def test_a_copy_does_not_depend_on_what_its_seat_may_not_know(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overseer.server.positions.secrets.randbits", lambda _: 7)
    loaded, chooser, seal = overseer.load(game), Chooser(2), Seal(bytes(32))
    state = loaded.new(players, seed=4)
    differing = 0
    for step in range(60):
        decision, option = chooser.choice(state)
        state.apply(option, decision.seat)
        if state.over or step % 6:
            continue
        for seat in (*range(players), overseer.SPECTATOR):
            other = state.book.disguised(state, seat, step)
            differing += other.digest() != state.digest()
            assert copied(loaded, other, seat, seal) == copied(loaded, state, seat, seal)
    assert (differing > 0) == (game == "fallout")


def test_a_bots_hand_is_not_told_to_who_plays_against_it(place: Place) -> None:
    opened = place.open("fallout", "me", "bot", options=OPTIONS)
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda position: position["table"]["survivors"][1]["agendas"] > 0)
    line = ada.position["seq"]
    hands = {
        json.dumps(json.loads(copy(place, opened, line).text)["survivors"][1]["hand"])
        for _ in range(12)
    }
    assert len(hands) > 1
    assert copy(place, opened, line, seat=1).json()["error"]["code"] == "hidden"


@GAMES
def test_with_two_people_nobody_copies_until_the_game_is_over(place: Place, game: str) -> None:
    opened = place.open(game, "me", "link", options={**OPTIONS, "max_rounds": 1})
    path = f"/tables/{opened['table']}/positions/7/copy"
    assert place.call("GET", path, opened["token"]).json()["error"]["code"] == "waiting"
    boris = place.join(opened["table"], opened["seats"][1]["token"], "Boris")
    place.call("POST", f"/tables/{opened['table']}/start", opened["token"])
    ada = place.sit(opened["table"], opened["token"])
    assert not ada.welcome["table"]["alone"]
    for token, seat in ((opened["token"], 0), (boris, 1), (opened["token"], -2)):
        answer = copy(place, opened, ada.position["seq"], seat, token)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "hidden")
        assert "Somebody else plays here" in answer.json()["error"]["message"]


def test_who_watches_copies_nothing_until_the_game_is_over(place: Place) -> None:
    opened = place.open("shelter", "me", "bot", watch=True, options={"max_rounds": 1})
    ada = place.sit(opened["table"], opened["token"])
    start = ada.position["seq"]
    assert ada.welcome["table"]["alone"]
    assert ada.welcome["table"]["positions"]
    assert copy(place, opened, start, -2, opened["watch"]).status_code == 403
    ada.play()
    end = ada.position["seq"]
    assert copy(place, opened, start, -2, opened["watch"]).status_code == 200
    answer = copy(place, opened, end)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "over")
    assert "replay" in answer.json()["error"]["message"]


def test_a_seat_that_was_given_away_ends_it(place: Place) -> None:
    opened, ada = played(place, "shelter", 2)
    line = ada.position["seq"]
    assert copy(place, opened, line).status_code == 200
    change = f"/tables/{opened['table']}/seats/1"
    place.call("POST", change, opened["token"], json={"kind": "link"})
    assert copy(place, opened, line).json()["error"]["code"] == "hidden"


# What is sent


SHELTER = {"players": [{"cubes": {"W": 3}}, {}], "round": 2, "active": 1}


def test_a_position_in_ones_own_words_is_set_up(place: Place) -> None:
    answer = set_up(place, "shelter", json.dumps(SHELTER), "me", "here", undo="free")
    assert answer.status_code == 201, answer.text
    ada = place.sit(answer.json()["table"], answer.json()["token"])
    assert ada.position["table"]["players"][0]["cubes"]["W"] == 3
    assert ada.position["round"] == 2
    assert ada.decision["seat"] == 1
    assert ada.welcome["table"]["undo"] == "free"


def test_hands_of_a_position_are_known_to_who_brought_it(place: Place) -> None:
    words = json.dumps({"survivors": [{"caps": 7}, {}]})
    answer = set_up(place, "fallout", words, "me", "here").json()
    info = place.call("GET", f"/tables/{answer['table']}", answer["token"]).json()
    assert info["hands_known"] > 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "cannot be read as a position"),
        ("water", "cannot be read as a position"),
        ('{"players": [{}, {}]', "cannot be read as a position"),
        ("[1, 2]", "cannot be read as a position"),
        ("\ud83d", "cannot be read as a position"),
        ("{}", "players is missing"),
        ('{"players": 3}', "players is 3; it is a list"),
        ('{"players": [{}, {}, {}]}', "The position has 3 players, but 2 seats were chosen."),
        ('{"survivors": [{}, {}]}', "survivors is not known"),
        ('{"players": [{}, {"happiness": -1}]}', "players[1].happiness is -1"),
        ('{"players": [{}, {}], "under_way": {"frames": []}}', "in the middle of a turn"),
        ('{"players": [{}, {}], "under_way": 3}', "in the middle of a turn"),
        ('{"players": [{}, {}], "under_way": {"seal": "é"}}', "in the middle of a turn"),
        ('{"players": [{}, {}], "options": ' + "[" * 900 + "]" * 900 + "}", "options is "),
        ('{"players": [{}, {}], "options": ' + "[" * 90_000 + "]" * 90_000 + "}", "position"),
        ('{"players": [{}, {}], "round": ' + "9" * 4000 + "}", "round is "),
        (
            json.dumps({"players": [{}, {}], "levels": [{"level": 1}] * 9000}),
            "levels has 9000 members",
        ),
    ],
)
def test_nonsense_is_refused_in_words_and_opens_no_table(
    place: Place, text: str, message: str
) -> None:
    body = {"game": "shelter", "position": text, "seats": [{"kind": "me"}, {"kind": "here"}]}
    raw = json.dumps(body).encode()
    answer = place.http.post(
        "/api/positions", content=raw, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in (400, 422), answer.text
    if answer.status_code == 422:
        assert message in answer.json()["error"]["message"]
    assert place.call("GET", "/health").json()["tables"] == 0


def test_a_position_that_is_too_long_is_not_read(place: Place) -> None:
    answer = set_up(place, "shelter", " " * 300_000, "me", "here")
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("kinds", "code"), [(("me", "link"), "impossible"), (("me",), "impossible")]
)
def test_a_position_is_for_one_person_and_bots(
    place: Place, kinds: tuple[str, ...], code: str
) -> None:
    answer = set_up(place, "shelter", json.dumps(SHELTER), *kinds)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)
    assert set_up(place, "chess", "{}", "me").json()["error"]["code"] == "impossible"


# What is under way


def middle(place: Place, game: str = "fallout") -> tuple[Message, dict[str, Any]]:
    """A copy in the middle of a turn."""
    opened, ada = played(place, game, 12)
    position: dict[str, Any] = json.loads(copy(place, opened, ada.position["seq"]).text)
    assert "under_way" in position
    return opened, position


def test_what_is_under_way_is_taken_only_as_it_was_copied(place: Place) -> None:
    _, position = middle(place)
    assert set_up(place, "fallout", json.dumps(position, indent=2), "me", "here").is_success
    changed = json.loads(json.dumps(position))
    changed["survivors"][0]["caps"] += 1
    frames = json.loads(json.dumps(position))
    frames["under_way"]["frames"] = []
    unsealed = json.loads(json.dumps(position))
    del unsealed["under_way"]["seal"]
    for each in (changed, frames, unsealed):
        answer = set_up(place, "fallout", json.dumps(each), "me", "here")
        assert answer.status_code == 422
        assert "in the middle of a turn" in answer.json()["error"]["message"]


def test_a_seal_is_of_one_folder_and_one_game(place: Place) -> None:
    _, position = middle(place)
    seal, game = place.server.hall.seal, overseer.load("fallout", ["outpost"])
    assert seal.is_on(game, position)
    assert not Seal(bytes(32)).is_on(game, position)
    assert not seal.is_on(overseer.load("shelter"), position)


def test_the_key_of_a_folder_stays_also_in_a_backup(tmp_path: Path) -> None:
    keys = []
    for folder in ("here", "here", "elsewhere"):
        store = Store(tmp_path / folder)
        keys.append(store.key)
        store.close()
    assert keys[0] == keys[1] != keys[2]
    (tmp_path / "back").mkdir()
    gather(tmp_path / "here" / FILE, tmp_path / "back" / FILE, [])
    store = Store(tmp_path / "back")
    assert store.key == keys[0]
    store.close()


def test_a_copy_can_be_set_up_by_the_library_too(place: Place) -> None:
    _, position = middle(place)
    state = overseer.load("fallout", ["outpost"]).position(position)
    chooser = Chooser(1)
    for _ in range(20):
        decision, option = chooser.choice(state)
        state.apply(option, decision.seat)


def test_the_journal_of_a_table_from_a_copy_can_be_loaded_again(place: Place) -> None:
    _, position = middle(place)
    opened = set_up(place, "fallout", json.dumps(position), "me", "here").json()
    ada = place.sit(opened["table"], opened["token"])
    ada.look(seat=ada.position["decisions"][0]["seat"])
    ada.move(ada.decision["default"])
    path = f"/tables/{opened['table']}/journal"
    journal = place.call("GET", path, opened["token"]).text
    again = place.call("POST", "/journals", json={"journal": journal})
    assert again.status_code == 201, again.text
