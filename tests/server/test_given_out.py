"""Tables with a past: who knew the dice or the hands does not profit once friends sit down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overseer
from overseer.catalog.boxes import box_for
from overseer.journal.record import read_header
from overseer.journal.verify import verify
from overseer.server.table import Table
from server.people import Message, Person, Place

GAMES = ("shelter", "fallout")
KNOWN: tuple[Message, ...] = ({"undo": "free"}, {"seed": "7"})


def table_of(place: Place, opened: Message) -> Table:
    return place.server.hall.tables[opened["table"]]


def info_of(place: Place, opened: Message) -> Message:
    info: Message = place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()
    return info


def give_out(place: Place, opened: Message, seat: int = 1) -> str:
    """Make a link to a seat."""
    path = f"/tables/{opened['table']}/seats/{seat}"
    answer = place.call("POST", path, opened["token"], json={"kind": "link"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def kinds(info: Message) -> list[str]:
    return [each["kind"] for each in info["notices"]]


def play_some(place: Place, opened: Message, choices: int = 12) -> Person:
    """Make some default choices for all seats of the host."""
    ada = place.sit(opened["table"], opened["token"])
    for _ in range(choices):
        if ada.position["over"]:
            break
        seat = ada.position["decisions"][0]["seat"]
        if ada.position["seat"] != seat:
            ada.look(seat=seat)
        assert ada.move(ada.decision["default"])["type"] == "done"
    return ada


def play_and_take_back(place: Place, opened: Message, choices: int = 12) -> None:
    """Make some choices, and take the latest back: what came after it may be known by then."""
    ada = play_some(place, opened, choices)
    assert ada.undo(seat=ada.position["seat"])["type"] == "done"


def chances(place: Place, opened: Message) -> list[str]:
    """What chance has given so far."""
    match = table_of(place, opened).match
    assert match is not None
    return [line.text for line in match.lines if line.seat == overseer.CHANCE]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("known", KNOWN)
def test_dice_that_somebody_may_know_are_new_from_the_first_link_on(
    place: Place, game: str, known: Message
) -> None:
    opened = place.open(game, "me", "here", **known)
    (play_and_take_back if "undo" in known else play_some)(place, opened)
    before = info_of(place, opened)
    give_out(place, opened)
    info = info_of(place, opened)
    assert info["commitment"] != before["commitment"]
    assert "dice" in kinds(info)
    table = table_of(place, opened)
    match = table.match
    assert match is not None
    secret = table.secrets[match.seed_line]
    assert secret.hash == info["commitment"]
    assert str(secret.seed) != "7"


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_of_a_chosen_seed_are_not_the_dice_of_the_table_with_friends(
    place: Place, game: str
) -> None:
    """The host plays the same choices at a table of the own: what comes there is another game."""
    fields: Message = {"seed": "11", "options": {"first_player": 0, "max_rounds": 12}}
    tables = [place.open(game, "me", "here", **fields) for _ in range(3)]
    for opened in tables:
        play_some(place, opened, 4)
    give_out(place, tables[2])
    if game == "shelter":
        path = f"/tables/{tables[2]['table']}/seats/1"
        place.call("POST", path, tables[2]["token"], json={"kind": "here"})
    for opened in tables:
        play_some(place, opened, 40)
    own, twin, friends = (
        [each for each in chances(place, opened) if not each.startswith("seed")]
        for opened in tables
    )
    assert own == twin
    assert own != friends


@pytest.mark.parametrize("game", GAMES)
def test_free_undo_ends_for_good(place: Place, game: str) -> None:
    opened = place.open(game, "me", "here", undo="free")
    play_and_take_back(place, opened)
    give_out(place, opened)
    path = f"/tables/{opened['table']}/seats/1"
    if game == "shelter":
        place.call("POST", path, opened["token"], json={"kind": "here"})
    else:
        place.call("POST", f"{path}/handover", opened["token"], json={"agree": False})
    assert [each["kind"] for each in info_of(place, opened)["seats"]] == ["me", "here"]
    assert info_of(place, opened)["undo"] == "fair"
    again = give_out(place, opened)
    assert again
    assert kinds(info_of(place, opened)).count("dice") == 1  # nobody knows them any more


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("undo", ["fair", "free"])
def test_dice_that_nobody_knows_stay(place: Place, game: str, undo: str) -> None:
    """Who could have taken back at will and has not, knows no more than anybody."""
    opened = place.open(game, "me", "here", undo=undo)
    play_some(place, opened, 3)
    before = info_of(place, opened)
    give_out(place, opened)
    assert info_of(place, opened)["commitment"] == before["commitment"]


def test_bots_do_not_choose_by_the_seed_that_was_chosen(place: Place) -> None:
    """What a bot does follows from the seed, and could be found out beforehand."""
    opened = place.open("shelter", "me", "bot", seed="7")
    table = table_of(place, opened)
    before = table.bot(1)
    give_out(place, opened)
    assert table.bot(1) is not before


@pytest.mark.parametrize("game", GAMES)
def test_new_dice_outlive_the_server_and_can_be_checked(
    run: Callable[..., Place], game: str
) -> None:
    place = run()
    opened = place.open(game, "me", "here", undo="free", options={"max_rounds": 2})
    play_and_take_back(place, opened, 1)
    give_out(place, opened)
    before = info_of(place, opened)
    place = run()
    assert info_of(place, opened)["commitment"] == before["commitment"]
    seat = f"/tables/{opened['table']}/seats/1"
    if game == "shelter":
        place.call("POST", seat, opened["token"], json={"kind": "here"})
    play_some(place, opened, 500)
    journal = place.call("GET", f"/tables/{opened['table']}/journal", opened["token"]).text
    header = read_header(journal)
    assert verify(box_for(game, [], header.options), journal).is_complete


# Hands that somebody may know


def loaded(place: Place) -> Message:
    match = overseer.Match(overseer.load("fallout", ["outpost"]), players=2, names=["Ada", "Borys"])
    opened: Message = place.http.post("/api/journals", json={"journal": match.journal()}).json()
    return opened


def forked(place: Place) -> Message:
    opened = place.open("fallout", "me", "here")
    path = f"/tables/{opened['table']}/fork"
    line = place.sit(opened["table"], opened["token"]).position["seq"]
    fork: Message = place.call("POST", path, opened["token"], json={"line": line}).json()
    return fork


def forked_after_the_end(place: Place) -> Message:
    """A fork of a finished game, in which the bots keep their seats but not their secrets."""
    opened = place.open("fallout", "me", "bot", options={"max_rounds": 1})
    ada = place.sit(opened["table"], opened["token"])
    ada.play()
    path = f"/tables/{opened['table']}/fork"
    fork: Message = place.call("POST", path, opened["token"], json={"line": 20}).json()
    assert [each["kind"] for each in fork["seats"]] == ["me", "bot"]
    return fork


def taken_back(place: Place) -> Message:
    """A game against a bot in which something was taken back, which is free there."""
    opened = place.open("fallout", "me", "bot", options={"first_player": 0})
    ada = place.sit(opened["table"], opened["token"])
    ada.play(lambda _: ada.can_choose)
    assert ada.move(ada.decision["default"])["type"] == "done"
    assert ada.undo()["type"] == "done"
    return opened


WAYS: tuple[Callable[[Place], Message], ...] = (
    loaded,
    forked,
    forked_after_the_end,
    lambda place: place.open("fallout", "me", "here"),
    lambda place: place.open("fallout", "me", "bot", seed="7"),
    taken_back,
)


@pytest.mark.parametrize("way", WAYS)
def test_a_friend_is_told_that_the_host_may_know_all_hands(
    place: Place, way: Callable[[Place], Message]
) -> None:
    opened = way(place)
    link = give_out(place, opened)
    guest = place.sit(opened["table"], link)
    info = guest.welcome["table"]
    assert 7 < info["hands_known"] <= guest.welcome["seq"]
    assert kinds(info).count("known") == 1
    assert guest.position["seat"] == -2
    give_out(place, opened)
    assert kinds(info_of(place, opened)).count("known") == 1


@pytest.mark.parametrize(
    ("game", "seats", "more"),
    [("fallout", ("me", "bot"), {}), ("shelter", ("me", "here"), {"undo": "free"})],
)
def test_where_nobody_knows_all_hands_nothing_is_said(
    place: Place, game: str, seats: tuple[str, ...], more: dict[str, Any]
) -> None:
    opened = place.open(game, *seats, **more)
    give_out(place, opened)
    info = info_of(place, opened)
    assert info["hands_known"] == 0
    assert "known" not in kinds(info)


def test_who_held_all_seats_has_no_journal_after_a_friend_came(place: Place) -> None:
    opened = place.open("fallout", "me", "here")
    path = f"/tables/{opened['table']}"
    assert place.call("GET", f"{path}/journal", opened["token"]).status_code == 200
    place.join(opened["table"], give_out(place, opened), "Zoya")
    assert place.call("GET", f"{path}/journal", opened["token"]).status_code == 403
    fork = place.call("POST", f"{path}/fork", opened["token"], json={"line": 12})
    assert fork.status_code == 403
