"""The table in words: any game's, and those of both games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from display.plays import GAMES, LANGUAGES, NAMES, display, game, new_match, sampled, texts_of
from overseer import SPECTATOR
from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.shelter import ShelterGame
from overseer.display import Display
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.fallout.outline import guide_of as fallout_guide
from overseer.display.model import Section
from overseer.display.outline import Guide, Outline
from overseer.display.reader import Reader
from overseer.display.shelter.faces import all_faces
from overseer.display.shelter.outline import TableTeller
from overseer.display.shelter.outline import guide_of as shelter_guide
from overseer.kernel.state import State
from overseer.testing.play import through_json
from overseer.texts import in_language
from rules.table import Table

TABLE = {
    "round": 3,
    "is_night": True,
    "bag": [],
    "winner": None,
    "players": [{"seat": 1, "coins": 2, "hand": [{"card": "acorn", "worn": False}]}],
    "market": {"open": False, "stalls": ["fish", "salt"]},
}


def sections(guide: Guide | None = None, language: str = "en") -> list[Section]:
    return Outline(in_language(language), Reader(language, NAMES), "woods", guide).sections(TABLE)


# Any game


def test_a_table_without_a_guide_is_told_field_by_field() -> None:
    assert sections() == [
        Section(
            title="At a glance",
            lines=["Round: 3", "Is night: yes", "Bag: none", "Winner: none"],
        ),
        Section(
            title="Players",
            parts=[
                Section(
                    title="Borys",
                    lines=["Player: Borys", "Coins: 2"],
                    parts=[
                        Section(
                            title="Hand",
                            parts=[Section(title="Acorn", lines=["Card: Acorn", "Worn: no"])],
                        )
                    ],
                )
            ],
        ),
        Section(title="Market", lines=["Open: no", "Stalls: Fish, Salt"]),
    ]


def test_a_guide_orders_hides_and_words_what_it_names() -> None:
    guide = Guide(
        order=("market", "winner"),
        hidden=frozenset({"is_night", "players.seat"}),
        quiet=frozenset({"bag", "winner"}),
        phrases={"market": lambda market: f"{len(market['stalls'])} stalls"},
        lines={"players.hand": lambda hand: [held["card"] for held in hand]},
        titles={"players": lambda player: f"Seat {player['seat']}"},
    )
    assert sections(guide) == [
        Section(title="At a glance", lines=["Market: 2 stalls", "Round: 3"]),
        Section(title="Players", parts=[Section(title="Seat 1", lines=["Coins: 2", "acorn"])]),
    ]


def test_what_there_are_no_words_for_is_noted() -> None:
    outline = Outline(in_language("pl"), Reader("pl", NAMES), "woods")
    outline.sections(TABLE)
    assert {"is_night", "players.coins", "players.hand.card=acorn"} <= outline.unknown
    assert not {"round", "players", "players.seat"} & outline.unknown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_nobody_has_made_a_display_for_has_a_table_in_words(
    name: str, language: str
) -> None:
    state = game(name).new(2, seed=1)
    texts = texts_of(Display(game(name)).outline(state, 0, Reader(language, NAMES)))
    assert any("Borys" in text for text in texts)
    assert not any("None" in text or "True" in text or "{" in text for text in texts)


# Both games


def unknown_in(name: str, state: State, seat: int, language: str) -> set[str]:
    """What a table has no words for."""
    own = game(name)
    book = cast(Any, own.book)
    table, words = book.table(state, seat), book.words(language, NAMES)
    if isinstance(own, ShelterGame):
        guide = shelter_guide(TableTeller(words, all_faces(words), table))
    else:
        look = cast(FalloutDisplay, display("fallout")).look(state, seat, Reader(language, NAMES))
        guide = fallout_guide(look)
    outline = Outline(words.texts, Reader(language, NAMES), name, guide)
    outline.sections(table)
    return outline.unknown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seeds", "every"), [("shelter", 4, 7), ("fallout", 8, 7)])
def test_no_field_of_a_games_table_lacks_words(
    name: str, seeds: int, every: int, language: str
) -> None:
    for match in sampled(name, seeds, every):
        assert unknown_in(name, match.state, 0, language) == set()


def cards_in(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """The ids on a table with the names of their fields."""
    if isinstance(value, dict):
        for inner, each in value.items():
            yield from cards_in(each, inner)
    elif isinstance(value, list):
        for each in value:
            yield from cards_in(each, key)
    elif isinstance(value, str):
        yield key, value


KINDS = {
    "room": "room",
    "threat": "threat",
    "item": "item",
    "room_track": "room",
    "item_track": "item",
    "tile": "tile",
    "place": "place",
    "quest": "quest",
    "markers": "quest",
    "perks": "perk",
    "agenda": "agenda",
    "loyal": "agenda",
    "character": "character",
    "scenario": "scenario",
    "encounter": "encounter",
    "shop": "item",
    "items": "item",
    "rooms": "room",
    "threats": "threat",
}


@pytest.mark.parametrize(("name", "every"), [("shelter", 31), ("fallout", 41)])
def test_every_card_on_the_table_is_told_by_name(name: str, every: int) -> None:
    texts = cast(Any, game(name).book).words("en", ()).texts
    for match in sampled(name, 6, every):
        view = match.state.view(0)
        told = "\n".join(texts_of(display(name).outline(match.state, 0, Reader("en", NAMES))))
        for key, card in cards_in(view["table"]):
            message = f"{KINDS.get(key)}-{card}"
            if texts.has(message):  # abilities of characters are items without a name
                assert texts.format(message) in told, (key, card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_tables_that_a_seat_cannot_tell_apart_read_the_same_to_it(language: str) -> None:
    own = cast(FalloutGame, game("fallout"))
    for number, match in enumerate(sampled("fallout", 8, 19)):
        if match.header.players == 1:
            continue
        for seat in (0, match.header.players - 1, SPECTATOR):
            view = through_json(match.state.view(seat))
            other = own.sample(view, seed=number)
            outlines = [
                display("fallout").outline(state, seat, Reader(language, NAMES))
                for state in (match.state, other)
            ]
            assert outlines[0] == outlines[1]


def test_a_level_of_the_vault_reads_space_by_space() -> None:
    table = Table(players=2).room(1, "right", "garden").cubes(0, "WFF")
    table.threat("L1.8", "radroach").occupy("L1.7", 1, "!")
    outline = display("shelter").outline(table.vault, 0, Reader("en", NAMES))
    (vault,) = (section for section in outline if section.title == "Vault")
    (level,) = (part for part in vault.parts if part.title == "Level 1, Ada")
    assert level.lines == [
        "L1.e Elevator. Cost: the cost of the room. Reward: 2 happiness, build a room.",
        "L1.7 Garden, left, column 8. Occupied by Borys: injured dweller. Reward: 2 food. Letter: L (Luck).",
        "L1.8 Garden, right, column 9. Threat: Radroach. Fight: 5. Reward: 1 resource of your choice. Letter: A (Agility). Beneath it: Reward: 3 food. Letter: A (Agility). Open to you.",
        "Free slots for rooms: left 3, right 2.",
    ]


def test_a_player_of_shelter_reads_as_figures_and_items() -> None:
    table = Table(players=2).cubes(0, "WFF").items(0, "shotgun", "stimpak!").dwellers(0, "-", "S!")
    outline = display("shelter").outline(table.vault, 0, Reader("en", NAMES))
    (players,) = (section for section in outline if section.title == "Players")
    ada = players.parts[0]
    assert ada.title == "Ada"
    assert ada.lines == [
        "Happiness: 0",
        "Happiness if the game ended now: 0",
        "Resources: water 1, food 2, power 0",
        "Dwellers: 2 in all; 1 untrained, one trained in S (Strength), injured",
    ]
    assert ada.parts[0].lines == [
        "Shotgun (weapon). Before a fight: exhaust, +2 to this fight.",
        "Exhausted: Stimpak (other). On your turn, and before the recall: exhaust, heal one of your dwellers.",
    ]


def test_who_looks_comes_first_and_alone_sees_a_hand() -> None:
    match = new_match("fallout", 2, seed=3)
    while match.state.round == 0:
        decision = match.state.decision
        assert decision is not None
        match.apply(0, int(decision.seat))
    for seat, name in enumerate(NAMES[:2]):
        outline = display("fallout").outline(match.state, seat, Reader("en", NAMES[:2]))
        (survivors,) = (section for section in outline if section.title == "Survivors")
        own, other = survivors.parts
        assert own.title == f"{name} (you)"
        assert any(part.title.startswith("Your agendas") for part in own.parts)
        assert not any(part.title.startswith("Your agendas") for part in other.parts)


def test_whose_turn_it_is_is_told_even_of_the_first_seat() -> None:
    told: set[str] = set()
    for match in sampled("fallout", 4, 3):
        active = cast(dict[str, Any], match.state.view(0)["table"])["active"]
        lines = display("fallout").outline(match.state, 0, Reader("en", NAMES))[0].lines
        turns = [line for line in lines if line.startswith("Current turn: ")]
        assert turns == ([] if active is None else [f"Current turn: {NAMES[active]}"])
        told.update(turns)
    assert "Current turn: Ada" in told


@pytest.mark.parametrize(
    ("key", "heading"),
    [("encounter", "Encounter, level"), ("contest", "Fight: "), ("trade", "The offer")],
)
def test_what_is_under_way_stands_right_after_the_first_lines(key: str, heading: str) -> None:
    for match in sampled("fallout", 24, 1):
        seen = cast(dict[str, Any], match.state.view(0)["table"])[key]
        if seen is not None and seen.get("kind") != "test":
            outline = display("fallout").outline(match.state, 0, Reader("en", NAMES))
            assert any(part.title.startswith(heading) for part in outline[1:4])
            return
    pytest.fail(f"there was no {key}")
