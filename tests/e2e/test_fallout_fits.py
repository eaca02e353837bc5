"""Words that must not be cut, in every language, on every screen: agendas in hand, orders."""

from __future__ import annotations

import json

import pytest

from e2e.fits import SCREENS, cut, turn_to
from e2e.people import People
from e2e.test_fallout_whole import CAMP, arranged, begin
from fuzz.client import Table, ask
from overseer.bench.serving import Serving
from overseer.catalog.fallout.game import FalloutGame
from overseer.texts import LANGUAGES

HAND = 4
_WIDE = (
    "words => words.filter(b => b.scrollWidth > b.clientWidth + 1)"
    ".map(b => `${b.textContent.trim()}: ${b.scrollWidth} of ${b.clientWidth}`)"
)
NAMES = ["Ada", "Borys", "Clerk No. 2", "Clerk No. 3"]
NARROW = ("phone", "sideways", "tablet", "desk")  # the least room of each sort of screen


def _hands() -> list[list[str]]:
    agendas = [card.id for card in FalloutGame().content.agendas]
    return [agendas[at : at + HAND] for at in range(0, len(agendas), HAND)]


def _dealt(url: str, agendas: list[str], language: str) -> Table:
    """A table at which the reader holds some agendas, one of them laid open if it can be."""
    hand = [{"agenda": agenda} for agenda in agendas]
    position = {
        "scenario": "low-water",
        "round": 2,
        "active": 0,
        "survivors": [{"hand": hand}, {}, {}, {}],
    }
    seats = [
        {"kind": "me" if seat == 0 else "bot", "name": name} for seat, name in enumerate(NAMES)
    ]
    asked = {"game": "fallout", "position": json.dumps(position), "seats": seats}
    reply = ask(f"{url}/api/positions", {**asked, "language": language})
    assert reply.status == 201, reply
    return Table(url, reply.json["table"], reply.json["token"], {}, "")


# Agendas in lines below each other that are wider than their panel.
_OUT = """
agendas => agendas.filter(agenda => {
  const hand = agenda.closest('.hand')
  if (getComputedStyle(hand).display === 'contents') return false
  return agenda.getBoundingClientRect().right > hand.getBoundingClientRect().right + 1
}).map(agenda => agenda.textContent)
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_agenda_in_hand_is_cut(language: str, people: People, server: Serving) -> None:
    person = people.person(language=language)
    page = person.page
    found: list[str] = []
    for deal, agendas in enumerate(_hands()):
        person.sit_down(_dealt(server.url, agendas, language))
        page.locator(".agenda").first.wait_for()
        page.evaluate("() => document.fonts.ready")
        for screen in SCREENS if deal == 0 else NARROW:
            turn_to(page, screen, "board")
            assert page.locator(".agenda:visible").count() == len(agendas), screen
            found += [f"{screen}: {each}" for each in cut(page, ".agenda", slack=1.0)]
            found += [f"{screen}: {each}" for each in page.locator(".agenda").evaluate_all(_OUT)]
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_in_front_of_a_survivor_is_cut(
    language: str, people: People, server: Serving
) -> None:
    survivor = {
        "equipped": [{"item": item} for item in ("fairground-crossbow", "bell-metal")],
        "inventory": [{"item": item} for item in ("odd-keys", "purifying-salts", "school-primer")],
        "perks": ["strong-arm", "second-glance"],
        "hand": [{"agenda": agenda} for agenda in _hands()[0]],
    }
    position = {**CAMP, "scenario": "low-water", "survivors": [survivor]}
    page = begin(people.person(language=language), arranged(server, position, "me"))
    found: list[str] = []
    for screen in SCREENS:
        turn_to(page, screen, "board")
        assert page.locator(".rack .card:visible").count() == 7, screen
        for words in (".rack .cards", ".rack .name", ".rack .head span"):
            found += [f"{screen}: {each}" for each in page.locator(words).evaluate_all(_WIDE)]
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_order_is_cut(language: str, people: People, server: Serving) -> None:
    person = people.person(language=language)
    page = begin(person, arranged(server, {**CAMP, "survivors": [{}]}, "me"))
    found: list[str] = []
    for screen in SCREENS:
        turn_to(page, screen, "decide")
        assert page.locator(".actions .action:visible").count() == 6, screen
        found += [f"{screen}: {each}" for each in page.locator(".actions b").evaluate_all(_WIDE)]
    assert not found, "\n".join(sorted(set(found)))
