"""Questions of Fallout Shelter as whoever answers them sees them, and ways to what is wanted."""

from __future__ import annotations

from typing import cast

import pytest

from display.plays import LANGUAGES, NAMES, display, sampled
from overseer.display.model import Inquiry
from overseer.display.reader import Reader
from overseer.games.shelter.vault import Vault
from overseer.texts.ledger import ledger
from rules.table import Table


def inquiry_in(vault: Vault, language: str = "en") -> Inquiry | None:
    decision = vault.decision
    assert decision is not None
    return display("shelter").inquiry(vault, decision, Reader(language, NAMES))


def inquiry(table: Table) -> Inquiry:
    found = inquiry_in(table.vault)
    assert found is not None
    return found


def question(table: Table) -> str:
    decision = table.vault.decision
    assert decision is not None
    return display("shelter").question(table.vault, decision, Reader("en", NAMES))


def buttons(table: Table) -> list[str]:
    decision = table.vault.decision
    assert decision is not None
    return display("shelter").option_texts(table.vault, decision, Reader("en", NAMES))


def reasons(table: Table, thing: str, seat: int = 0) -> list[str]:
    shown = display("shelter")
    return [each.text for each in shown.explain(table.vault, thing, seat, Reader("en", NAMES))[1]]


def visited() -> Table:
    """Ada has gone to Borys's garden, and his food track is full."""
    table = Table(players=2).room(2, "right", "garden").cubes(1, "WWWFFFFFFEEEE")
    return table.play("place - L2.7")


def test_income_names_who_used_which_room_and_what_each_cube_makes() -> None:
    asked = inquiry(visited())
    assert asked.source == "Ada used your Garden, left."
    assert asked.ask == "Ada used your Garden, left: take one"
    assert asked.place == "L2.7"
    assert [(one.label, one.choice, one.lines) for one in asked.replies] == [
        ("water", "income W", ["3 becomes 4"]),
        ("food", "", ["track is full"]),
        ("power", "income E", ["4 becomes 5"]),
        ("No income", "done", ["allowed, seldom wise"]),
    ]


def test_others_read_of_income_without_being_addressed() -> None:
    assert question(visited()) == "Ada used Garden, left: which resource do you take as income?"


def test_somebody_who_is_told_to_wait_reads_who_used_what() -> None:
    said = (
        "It is Borys’s decision now: Ada used Garden, left: which resource do you take as income?"
    )
    assert reasons(visited(), "place - L0.9") == [said]


def recalled(table: Table) -> Table:
    """Ada has sent one dweller to Vault Entrance, and everybody has passed."""
    return table.play("place - L0.6", "pass", "pass")


def test_letters_are_a_row_with_what_their_spaces_pay() -> None:
    table = recalled(Table(players=2).dwellers(0, "-", "A").room(1, "right", "water-purification"))
    asked = inquiry(table)
    assert asked.title == "Which letter does your dweller learn?"
    assert asked.source == "Back from Vault Entrance, right."
    (trainee,) = asked.trainees
    assert "".join(key.letter for key in trainee.keys) == "SPECIAL"
    keys = {key.letter: key for key in trainee.keys}
    assert keys["A"].choice == ""
    assert keys["A"].reason == "You already have a dweller trained in that letter."
    assert "SH-TRAIN-07" in keys["A"].rules
    assert keys["L"].choice == "train L0.6 L"
    assert keys["L"].spaces[0].name == "Water Purification, right"
    assert (keys["L"].spaces[0].owner, keys["L"].spaces[-1].owner) == (0, -1)
    most = max(sum(one.count for one in each.reward) for each in keys["L"].spaces)
    assert sum(one.count for one in keys["L"].best) == most


def test_options_name_rooms_and_have_codes_only_beside_them() -> None:
    table = recalled(Table(players=2))
    assert (
        buttons(table)[0] == "Train the dweller from Vault Entrance, right (L0.6) in S (Strength)"
    )


def test_a_side_is_asked_with_the_room_its_price_and_its_risk() -> None:
    table = Table(players=2).cubes(0, "WWFFEEE").room(1, "left", "medbay")
    table.play("place - L1.e", "room armory")
    asked = inquiry(table)
    assert asked.title == "On which side should Armory stand?"
    assert (asked.room, asked.bill) == ("armory", "to be paid now")
    assert [(one.icon, one.count) for one in asked.price] == [("water", 2), ("power", 2)]
    assert [(one.choice, one.lines) for one in asked.replies] == [
        ("side left", ["beside Medbay", "3, 4: threats in 14% of rolls"]),
        ("side right", ["beside the elevator", "8, 9: threats in 25% of rolls"]),
    ]


def test_rooms_that_are_too_dear_stand_among_those_that_are_not() -> None:
    table = Table(players=2).cubes(0, "WWFFEE").play("place - L1.e")
    garden, armory, lounge = inquiry(table).replies
    assert (garden.choice, garden.warns) == ("", True)
    assert "Missing: 1 power" in garden.lines[0]
    assert (armory.choice, lounge.choice) == ("room armory", "room lounge")


def test_a_room_on_a_level_of_somebody_is_told_with_whose_it_is() -> None:
    table = Table(players=2).room(2, "right", "medbay").cubes(0, "F").dwellers(0, "!", "-")
    table.play("place ! L2.8", "done", "pass", "pass")
    assert inquiry(table).source == "Back from Medbay, right · level of Borys."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_an_answer_of_its_inquiry_and_no_other_is(language: str) -> None:
    known = ledger("shelter").entries
    kinds: set[str] = set()
    for match in sampled("shelter", 6, 1):
        decision = match.state.decision
        if decision is None:
            continue
        asked = inquiry_in(cast(Vault, match.state), language)
        if asked is None:
            continue
        kinds.add(decision.kind)
        replies = [one.choice for one in asked.replies if one.choice]
        replies += [key.choice for one in asked.trainees for key in one.keys if key.choice]
        assert sorted(replies) == sorted(option.notation for option in decision.options)
        refused = [one for one in asked.replies if not one.choice]
        assert all(one.lines and one.rules for one in refused)
        assert all(set(one.rules) <= known.keys() for one in refused)
    assert kinds >= {"income", "gain", "room", "side", "train", "pay"}


# Ways


def test_a_room_of_the_track_says_how_it_is_built_and_what_is_missing() -> None:
    table = Table(players=2).cubes(0, "WWEE").cubes(1, "FFEEE")
    unbuilt = "This room is not built yet, so nobody can go there."
    assert reasons(table, "garden") == [
        unbuilt,
        "A dweller builds on: elevator.",
        "Garden costs 2 food, 3 power. Missing: 2 food, 1 power.",
        "Others who could pay for it: Borys.",
    ]
    assert reasons(table, "armory") == [
        unbuilt,
        "A dweller builds on: elevator.",
        "Armory costs 2 water, 2 power, and you can pay that now.",
    ]


def test_a_room_cannot_be_built_where_the_elevator_is_taken() -> None:
    table = Table(players=2).occupy("L1.e", 0).cubes(0, "WWEE")
    assert reasons(table, "armory")[1] == (
        "Taken or too dear for you now are the spaces that build: elevator."
    )
    table.room(2, "right", "theme-workshop")
    assert reasons(table, "armory")[1] == "A dweller builds on: Theme Workshop, left."


def test_whose_level_is_full_builds_nothing() -> None:
    table = Table(players=2, rooms=("garden", "armory", "weight-room"))
    table.room(1, "left", "lounge", "classroom", "fitness-room")
    table.room(1, "right", "radio-studio", "game-room", "medbay")
    assert reasons(table, "build") == ["Your level is full."]


def test_an_item_says_how_it_could_be_had() -> None:
    table = Table(players=2, items=("globe", "camera", "gold-watch")).items(1, "shotgun")
    table.cubes(0, "W")
    assert reasons(table, "globe") == ["A dweller takes an item of the track on: Wasteland, right."]
    assert reasons(table, "shotgun") == ["Borys has Shotgun."]
    assert reasons(table, "minigun")[0].startswith("Minigun is in the deck or among the discards")


def test_a_reason_tells_of_the_moment_in_which_it_was_asked_for() -> None:
    table = visited()
    asked = table.vault.explain("place - L0.9", 0).named(NAMES)
    table.play("income W")
    assert "Ada used Garden, left" in asked.text()
