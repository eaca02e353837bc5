"""A round as one lives through it: what the others did, dice that roll, and the end in sight."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.axe import violations
from e2e.driver import Driver
from e2e.fits import settle
from e2e.people import People, Person
from fuzz.client import Client, Table, ask, open_table
from overseer.bench.serving import Serving

NAMES = ("Ada", "Borys")
FIVE = ("weapon-workshop", "nuka-cola-bottler", "game-room", "lounge", "medbay")
GHOUL = {"spaces": [{}, {"threat": "feral-ghoul"}]}


def set_up(server: Serving, position: dict[str, Any], kinds: tuple[str, ...]) -> Table:
    """A table from a position."""
    seats = [
        {"kind": kind, "name": name, "bot": "random" if kind == "bot" else ""}
        for kind, name in zip(kinds, NAMES, strict=True)
    ]
    body = {
        "game": "shelter",
        "position": json.dumps({"players": [{}, {}], **position}),
        "seats": seats,
    }
    reply = ask(f"{server.url}/api/positions", body)
    assert reply.status == 201, reply
    return Table(server.url, reply.json["table"], reply.json["token"], {}, "")


def fold(person: Person) -> Locator:
    """What happened since one's turn."""
    return person.page.locator("section.since")


def marks(person: Person) -> Locator:
    """The numbers on the board."""
    return person.find("group", "page-shelter-vault").locator(".since .roundel")


def friends(server: Serving) -> Table:
    """A table of Ada, who begins, and Borys."""
    return open_table(server.url, "shelter", ["me", "link"], options={"first_player": 0})


def move(table: Table, seat: int, choice: str) -> None:
    """A move of Ada or Borys, made elsewhere than in the browser of the test."""
    token = table.links.get(seat, table.host)
    with Client(table, token) as client:
        assert client.move(choice, seat)["type"] == "done"


@pytest.mark.parametrize("width", [1440, 360])
def test_what_the_others_did_is_told_and_marked_until_it_was_read(
    people: People, server: Serving, width: int
) -> None:
    table = friends(server)
    ada = people.person(width=width)
    page = ada.sit_down(table)
    ada.wait(lambda: ada.line.is_asked, "the first turn")
    assert fold(ada).count() == 0
    move(table, 0, "place - L0.9")
    move(table, 1, "place - L0.7")
    if width == 360:
        page.get_by_role("tab", name=ada.words("page-shelter-tab-diary")).click()
    expect(fold(ada).get_by_role("listitem")).to_have_count(1)
    expect(fold(ada)).to_contain_text("Borys places a dweller on L0.7")
    expect(marks(ada)).to_have_text("1")
    assert violations(page) == []
    space = page.locator('[data-spot="space:L0.7"]')
    expect(space.locator(".since .roundel")).to_be_visible()
    ada.press("page-since-read")
    expect(fold(ada)).not_to_be_visible()
    expect(marks(ada)).to_have_count(0)
    # And it stays read.
    page.reload()
    ada.wait(lambda: ada.line.connections == 2 and ada.line.is_asked, "the table")
    expect(space).to_be_visible()
    assert fold(ada).count() == marks(ada).count() == 0


def test_the_last_moves_are_shown_once_more(people: People, server: Serving) -> None:
    table = friends(server)
    ada = people.person()
    ada.sit_down(table)
    ada.wait(lambda: ada.line.is_asked, "the first turn")
    move(table, 0, "place - L0.9")
    move(table, 1, "place - L0.7")
    figure = ada.page.locator('[data-spot="space:L0.7"] .figure')
    expect(figure).to_be_visible()
    ada.press("page-since-again")
    # The board is as it was before, the others move again, and all is as it is now.
    past = ada.page.get_by_text(ada.words("page-who-replay"), exact=True).first
    expect(past).to_be_visible()
    expect(figure).not_to_be_visible()
    assert ada.find("region", "page-panels-replay").count() == 0
    expect(figure).to_be_visible()
    expect(past).not_to_be_visible()
    expect(fold(ada)).to_be_visible()
    Driver(ada).move()


def test_who_comes_back_is_told_what_happened_meanwhile(people: People, server: Serving) -> None:
    table = friends(server)
    ada = people.person()
    ada.sit_down(table)
    ada.wait(lambda: ada.line.is_asked, "the first turn")
    move(table, 0, "place - L0.9")
    borys = people.person()
    borys.sit_down(table, table.links[1])
    ada.go("#/")
    borys.wait(
        lambda: borys.line.info is not None and not borys.line.info["seats"][0]["here"],
        "Ada to be gone",
    )
    move(table, 1, "pass")
    # And whoever waits sees that she is away.
    away = borys.page.get_by_text(borys.words("page-who-wait-away", name="Ada"), exact=True)
    expect(away).to_be_visible()
    ada.sit_down(table)
    expect(ada.find("region", "page-since-away")).to_contain_text("Borys passes")
    expect(away).not_to_be_visible()


def test_at_the_plain_table_it_is_told_in_words(people: People, server: Serving) -> None:
    table = friends(server)
    ada = people.person(plain=True)
    page = ada.sit_down(table)
    ada.wait(lambda: ada.line.is_asked, "the first turn")
    move(table, 0, "place - L0.9")
    move(table, 1, "place - L0.7")
    expect(ada.find("region", "page-since")).to_contain_text("Borys places a dweller on L0.7")
    assert violations(page) == []


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_one_room_from_the_end_a_strip_says_so(
    people: People, server: Serving, language: str
) -> None:
    rooms = [None, *({"room": each} for each in FIVE)]
    position = {"round": 3, "first_player": 0, "levels": [{"level": 2, "rooms": rooms}]}
    ada = people.person(language=language)
    page = ada.sit_down(set_up(server, position, ("me", "here")))
    ada.wait(lambda: ada.line.is_asked, "the first turn")
    (near,) = ada.line.position["alarm"]["strips"]
    strip = page.locator(".alarm")
    bar = page.locator(".who strong")
    for width in (1440, 1024, 360):
        ada.resize(width)
        settle(page)
        expect(strip).to_have_count(1)
        expect(strip).to_have_text(near["text"])
        # It is not cut off, and leads nobody to scroll sideways.
        assert strip.evaluate("each => each.scrollWidth <= each.clientWidth"), width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        expect(bar).to_have_text(ada.line.position["alarm"]["text"])
        assert violations(page) == [], width


def test_the_room_that_would_end_the_game_says_so(people: People, server: Serving) -> None:
    rooms = [None, *({"room": each} for each in FIVE)]
    cubes = {"W": 6, "F": 6, "E": 6}
    position = {
        "round": 3,
        "first_player": 0,
        "players": [{"cubes": cubes}, {}],
        "room_track": ["storage-room", "armory", "garden"],  # which ask for nothing when built
        "levels": [{"level": 1, "owner": 0, "rooms": rooms}, {"level": 2, "owner": 1}],
    }
    ada = people.person()
    page = ada.sit_down(set_up(server, position, ("me", "here")))
    ends = page.locator(".slot.ends")
    expect(ends).to_have_count(1)
    page.locator('[data-spot="space:L1.e"]').click()
    builds = ada.find("region", "page-shelter-one-step")
    expect(builds.get_by_text(ada.words("display-build-ends")).first).to_be_visible()
    builds.get_by_role("button").first.click()
    # Now it is the last round for everybody.
    expect(page.locator(".alarm")).to_have_count(2)
    expect(ends).to_have_count(0)


def test_results_and_questions_wait_until_the_dice_lie(people: People, server: Serving) -> None:
    level = {"level": 0, "rooms": [{}, {}, {}, GHOUL, {}, {}]}
    position = {"round": 3, "first_player": 0, "levels": [level]}
    ada = people.person(motion=True)
    page = ada.page
    ada.alter().clock.install()
    ada.sit_down(set_up(server, position, ("me", "here")))
    space = page.locator('[data-spot="space:L0.8"]')
    ada.wait(lambda: ada.line.is_asked, "the first turn")
    space.click()
    place = page.get_by_role("button", name=ada.words("page-shelter-place-and-roll"), exact=True)
    place.wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    place.click()
    ada.wait(lambda: ada.line.done == 1, "the answer")
    assert any(entry.get("dice") for entry in ada.line.position["log"])
    rolling = page.locator(".orders").get_by_text(ada.words("page-shelter-rolling"))
    expect(rolling).to_be_visible()
    expect(place).to_have_count(0)
    diary = page.locator(".diary")
    expect(diary.get_by_text("Ada places a dweller")).to_have_count(0)
    expect(page.get_by_text(ada.words("page-who-turn", name="Borys"))).to_have_count(0)
    page.clock.run_for(800)
    expect(rolling).to_have_count(0)
    expect(diary.get_by_text("Ada places a dweller").first).to_be_visible()
    die = page.locator(".orders .roll svg").first.bounding_box()
    assert die is not None
    assert die["width"] > 30
    expect(page.get_by_text(ada.words("page-who-turn", name="Borys"))).to_be_visible()


def test_who_does_not_want_motion_does_not_wait(people: People, server: Serving) -> None:
    level = {"level": 0, "rooms": [{}, {}, {}, GHOUL, {}, {}]}
    position = {"round": 3, "first_player": 0, "levels": [level]}
    ada = people.person()
    page = ada.page
    ada.alter().clock.install()
    ada.sit_down(set_up(server, position, ("me", "here")))
    ada.wait(lambda: ada.line.is_asked, "the first turn")
    page.locator('[data-spot="space:L0.8"]').click()
    place = page.get_by_role("button", name=ada.words("page-shelter-place-and-roll"), exact=True)
    place.wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    place.click()
    expect(page.get_by_text(ada.words("page-who-turn", name="Borys"))).to_be_visible()


def test_a_beaten_threat_is_stamped(people: People, server: Serving) -> None:
    beaten = {"threat": "feral-ghoul", "occupant": 1, "dwellers": [{}]}
    level = {"level": 0, "rooms": [{}, {}, {}, {"spaces": [{}, beaten]}, {}, {}]}
    ada = people.person()
    ada.sit_down(set_up(server, {"round": 3, "first_player": 0, "levels": [level]}, ("me", "here")))
    slip = ada.page.locator('[data-spot="space:L0.8"] .slip')
    expect(slip).to_contain_text(ada.words("page-shelter-stamp"))


def test_the_last_board_stays_until_one_goes_on(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"], options={"max_rounds": 1})
    ada = people.person(motion=True)
    page = ada.sit_down(table)
    ada.alter().clock.install()
    Driver(ada).play()
    go = ada.find("button", "page-ending-go")
    expect(go).to_be_visible()
    page.clock.run_for(60_000)
    expect(ada.find("group", "page-shelter-vault")).to_be_visible()
    go.click()
    expect(ada.find("heading", "page-panels-standings")).to_be_visible()
    # Who comes back later comes for the ending.
    ada.go("#/")
    ada.sit_down(table)
    expect(ada.find("heading", "page-panels-standings")).to_be_visible()
