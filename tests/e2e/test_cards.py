"""The words of a card are never cut: every card, in every language, on every screen."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

import overseer
from e2e.fits import SCREENS, cut, resize, settle
from e2e.people import People, Person
from fuzz.client import Table, ask
from overseer import ALL
from overseer.bench.serving import Serving
from overseer.catalog import display_of
from overseer.display.reader import Reader
from overseer.texts import LANGUAGES

HAND = 4
TRACK = 3
DEALS = 7  # so that every room lies in the track once, and every item in a hand
NAMES = ["Ada", "Borys", "Clerk No. 2", "Clerk No. 3"]
NARROW = ("phone", "sideways", "tablet", "small desk")  # the least room of each sort of screen
ON_BOARD = ".board .room, .board .elevator, .board .slip"
ON_SHELF = ".board .item .face, .board .card"

# How a button is reached is no matter here, and a thousand clicks of a mouse take their time.
_PRESS = """
async (buttons) => {
  const found = buttons.map((each) => document.querySelector(each)).find((each) => each !== null)
  found?.click()
  await new Promise((done) => setTimeout(done))
  return found !== undefined
}
"""


def _dealt(url: str, deal: int, language: str) -> Table:
    """A table with every room and every threat in the vault or the track; each deal shifts them."""
    game = overseer.load("shelter")
    stock = display_of(game).stock(game.new(players=len(NAMES)), ALL, Reader("en"))
    ids = {part.key: [card.id for card in part.cards] for part in stock.parts}
    rooms, items, threats = (
        _turned(ids[key], TRACK * deal) for key in ("rooms", "items", "threats")
    )
    built = [{"room": room, "spaces": [{}, {}]} for room in rooms[TRACK:]]
    for room, threat in zip(built, threats, strict=False):
        room["spaces"] = [{"threat": threat}, {}]
    hands = [items[TRACK + HAND * seat :][:HAND] for seat in range(len(NAMES))]
    position = {
        "room_track": rooms[:TRACK],
        "item_track": items[:TRACK],
        "players": [
            {"items": [{"item": item, "exhausted": order == 1} for order, item in enumerate(hand)]}
            for hand in hands
        ],
        "levels": [{}, *({"rooms": [None, *built[4 * at :][:4], None]} for at in range(4))],
    }
    seats = [
        {"kind": "me" if seat == 0 else "here", "name": name} for seat, name in enumerate(NAMES)
    ]
    asked = {"game": "shelter", "position": json.dumps(position), "seats": seats}
    reply = ask(f"{url}/api/positions", {**asked, "language": language})
    assert reply.status == 201, reply
    return Table(url, reply.json["table"], reply.json["token"], {}, "")


def _turned(cards: Sequence[str], by: int) -> list[str]:
    by %= len(cards)
    return [*cards[by:], *cards[:by]]


class Eye:
    """Somebody who looks at everything that a screen shows, one tab after the other."""

    def __init__(self, person: Person, screen: str) -> None:
        self.person = person
        self.page = person.page
        self.screen = screen
        self.found: list[str] = []
        resize(self.page, screen)

    def look(self, cards: str) -> None:
        settle(self.page)
        self.found += [f"{self.screen}: {each}" for each in cut(self.page, cards)]

    def press(self, *buttons: str) -> bool:
        """Press the first of some buttons that this screen has."""
        pressed: bool = self.page.evaluate(_PRESS, buttons)
        return pressed

    def vault(self) -> None:
        """All levels: as they are, unfolded, or one after the other in the lift."""
        self.press("#tab-decide")
        while self.press(".fold[aria-expanded=false]"):
            pass
        for level in range(1, len(NAMES) + 2):
            if self.press(f".lift :nth-child({level})") or level == 1:
                self.look(ON_BOARD)

    def tracks(self) -> None:
        self.press("#tab-tracks", "#tab-track", "#tab-items")
        self.look(ON_SHELF)
        if self.press("#tab-rooms"):
            self.look(ON_SHELF)

    def hands(self) -> None:
        for seat in range(len(NAMES)):
            self.press("#tab-players")
            self.press(f'.tag[data-spot="player:{seat}"] button.name')
            self.press("#tab-items")
            self.look(ON_SHELF)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_on_the_table_is_cut(language: str, people: People, server: Serving) -> None:
    person = people.person(language=language)
    found: list[str] = []
    for deal in range(DEALS):
        person.sit_down(_dealt(server.url, deal, language))
        person.find("region", "page-shelter-orders").wait_for()
        person.page.evaluate("() => document.fonts.ready")
        for screen in SCREENS if deal == 0 else NARROW:
            eye = Eye(person, screen)
            eye.tracks()
            if deal < 2:
                eye.hands()
            if deal == 0:
                eye.vault()
            found += eye.found
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_of_the_stock_list_is_cut(language: str, people: People, server: Serving) -> None:
    person = people.person(language=language)
    person.sit_down(_dealt(server.url, 0, language))
    person.find("region", "page-shelter-orders").wait_for()
    person.choose_in_menu("page-stock")
    dialog = person.find("dialog", "page-stock")
    dialog.get_by_role("heading", level=3).first.wait_for()
    found: list[str] = []
    for screen in SCREENS:
        resize(person.page, screen)
        found += [f"{screen}: {each}" for each in cut(person.page, "dialog .cards > *")]
    assert not found, "\n".join(sorted(set(found)))
