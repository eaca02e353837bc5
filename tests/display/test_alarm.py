"""The end alarm: who or what is one step from the end, told to everybody alike."""

from __future__ import annotations

from typing import Any, cast

import pytest

from display.plays import GAMES, LANGUAGES, NAMES, display, finished, new_match, sampled
from overseer.display.model import Alarm
from overseer.display.reader import Reader
from overseer.games.fallout import terms
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.shelter.vault import Vault
from rules.table import Table
from rules.test_ending import one_room_short

ENGLISH = Reader("en", NAMES)


def alarm(table: Table, reader: Reader = ENGLISH) -> Alarm | None:
    return display("shelter").alarm(table.vault, reader)


def test_one_room_short_of_the_end_is_told_at_that_player() -> None:
    told = alarm(one_room_short())
    assert told is not None
    assert told.text == "Ada needs one more room: this would be the last round."
    assert [(strip.seat, bool(strip.site)) for strip in told.strips] == [(0, True)]
    assert not told.last


def test_several_are_told_in_one_sentence() -> None:
    told = alarm(one_room_short(owners=2))
    assert told is not None
    assert told.text == "One more room by Ada, Borys, and this is the last round."
    assert [strip.seat for strip in told.strips] == [0, 1]


def test_there_is_no_alarm_two_rooms_short() -> None:
    table = Table().room(1, "left", "classroom", "medbay", "radio-studio")
    assert alarm(table.room(1, "right", "game-room")) is None


def test_a_house_rule_moves_the_end() -> None:
    table = Table(house_rules=["fifth-room"]).room(1, "left", "classroom", "medbay")
    told = alarm(table.room(1, "right", "game-room", "weight-room"))
    assert told is not None
    assert told.strips[0].seat == 0


def test_the_room_that_the_alarm_speaks_of_begins_the_last_round() -> None:
    """What the alarm says is what the rules do, whoever builds."""
    tried = 0
    for match in sampled("shelter", 12, 1):
        vault, decision = cast(Vault, match.state), match.state.decision
        if decision is None or decision.kind != "side" or vault.trigger:
            continue
        told = display("shelter").alarm(vault, ENGLISH)
        is_near = told is not None and int(decision.seat) in {each.seat for each in told.strips}
        after = vault.clone()
        after.apply(decision.options[0])
        if after.rooms_on(vault.level_of[decision.seat]) == vault.rooms_on(
            vault.level_of[decision.seat]
        ):
            continue  # a fight comes first, or the price is still to be paid
        assert (after.trigger & 1 == 1) == is_near
        tried += 1
    assert tried > 10


@pytest.mark.parametrize(("threats", "is_near"), [(4, False), (3, True)])
def test_a_threat_deck_that_the_next_round_could_use_up_is_told(
    threats: int, is_near: bool
) -> None:
    cards = ["fire", "radroach", "mole-rat", "raider"][:threats]
    told = alarm(Table(2).deck("threat", *cards))
    assert (told is not None) == is_near
    if told is not None:
        assert told.text.startswith("3 threats are left in the deck")
        assert [(strip.seat, strip.about) for strip in told.strips] == [(-1, "threats")]


def test_the_last_round_is_told_at_every_player_and_its_end_at_none() -> None:
    table = one_room_short().play("place - L1.e", "room armory")
    told = alarm(table)
    assert told is not None
    assert (told.text, told.last) == ("This is the last round.", True)
    assert [strip.seat for strip in told.strips] == [0, 1]
    assert display("shelter").is_last_round(table.vault)
    assert alarm(table.pass_all()) is None


def powers(star: int, shield: int) -> Wasteland:
    land = cast(Wasteland, new_match("fallout", 2, 3).state.clone())
    land.power[terms.STAR], land.power[terms.SHIELD] = star, shield
    return land


@pytest.mark.parametrize(
    ("star", "shield", "near"), [(4, 4, []), (5, 2, ["star"]), (5, 5, ["star", "shield"])]
)
def test_a_faction_one_step_from_the_end_is_told(star: int, shield: int, near: list[str]) -> None:
    land = powers(star, shield)
    before = land.digest()
    told = display("fallout").alarm(land, ENGLISH)
    assert [strip.about for strip in (told.strips if told else ())] == near
    assert land.digest() == before


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_alarm_when_a_game_is_over(game: str) -> None:
    state: Any = finished(game, 2, 1).state
    assert display(game).alarm(state, ENGLISH) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    reader = Reader(language, NAMES)
    near, last = one_room_short(), one_room_short().play("place - L1.e", "room armory")
    for told in (
        alarm(near, reader),
        alarm(last, reader),
        alarm(Table(2).deck("threat", "fire"), reader),
        display("fallout").alarm(powers(6, 0), reader),
    ):
        assert told is not None
        assert told.text
        assert all(0 < len(strip.text) <= 60 for strip in told.strips)
