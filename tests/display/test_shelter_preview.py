"""Previews of Fallout Shelter, compared with what happens when the choice is made."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import cast

import pytest

from display.plays import LANGUAGES, NAMES, display, sampled
from overseer import CHANCE, Option
from overseer.display.model import Amount, Preview
from overseer.display.reader import Reader
from overseer.games.shelter import terms as t
from overseer.games.shelter.vault import Vault
from overseer.texts.ledger import ledger
from rules.table import Table

GAINED = ("water", "food", "power")
EVENTS = {
    t.E_HAPPINESS: "happiness",
    t.E_NEW_DWELLER: "new-dweller",
    t.E_FIRST_PLAYER: "first-player",
    t.E_INJURED: "injure",
    t.E_HEALED: "heal",
}


def preview(table: Table, choice: str, language: str = "en") -> Preview:
    return preview_in(table.vault, choice, language)


def preview_in(vault: Vault, choice: str, language: str = "en") -> Preview:
    decision = vault.decision
    assert decision is not None
    (option,) = (option for option in decision.options if option.notation == choice)
    found = display("shelter").preview(vault, decision, option, Reader(language, NAMES))
    assert found is not None
    return found


def row(amounts: list[Amount]) -> list[tuple[str, int]]:
    return [(amount.icon, amount.count) for amount in amounts]


def counted(amounts: list[Amount]) -> Counter[str]:
    found: Counter[str] = Counter()
    for amount in amounts:
        found[amount.icon] += amount.count
    return found


# What really happens


def happened(vault: Vault, option: Option) -> tuple[Counter[str], Counter[str], bool]:
    """What a choice pays and gains until the next one, and whether cubes were lost on the way."""
    tried = vault.clone()
    tried.auto_chance = False
    tried.trace = []
    assert tried.decision is not None
    seat = tried.decision.seat
    tried.apply(option)
    paid: Counter[str] = Counter()
    gained: Counter[str] = Counter()
    is_lost = False
    for event in tried.trace:
        if event.seat != seat:
            continue
        if event.kind == t.E_PAID:
            paid[GAINED[event.a]] += int(event.b)
        elif event.kind == t.E_GAINED:
            gained[GAINED[event.a]] += int(event.b + event.c)
            is_lost = is_lost or event.c > 0
        elif event.kind == t.E_INJURED:
            paid["injure"] += 1
        elif event.kind in EVENTS:
            gained[EVENTS[event.kind]] += int(event.a) if event.kind == t.E_HAPPINESS else 1
    return paid, gained, is_lost


def is_plain(preview: Preview) -> bool:
    """Whether nothing is left to choose or to chance in a placement."""
    plain = {*GAINED, "happiness", "new-dweller", "first-player", "injure", "heal"}
    icons = [amount.icon for amount in (*preview.cost, *preview.win)]
    trained = {icon for icon in icons if icon.startswith("train-")}
    return not preview.chances and set(icons) <= plain | trained and not preview.notes


def test_a_placement_without_choices_pays_and_gains_what_its_preview_says() -> None:
    compared: Counter[bool] = Counter()
    for match in sampled("shelter", 9, 1):
        vault, decision = cast(Vault, match.state), match.state.decision
        if decision is None or decision.prompt != t.ASK_TURN:
            continue
        for option in decision.options:
            if option.verb != t.PLACE:
                continue
            shown = preview_in(vault, option.notation)
            if not is_plain(shown):
                continue
            paid, gained, is_lost = happened(vault, option)
            win = {icon: n for icon, n in counted(shown.win).items() if "train" not in icon}
            assert counted(shown.cost) == paid
            assert win == gained
            assert not is_lost
            compared[shown.doubled] += 1
    assert compared[True] > 20
    assert compared[False] > 1000


def test_what_is_final_is_followed_by_chance_and_nothing_else_is() -> None:
    for match in sampled("shelter", 3, 5):
        decision = match.state.decision
        if decision is None:
            continue
        for option in decision.options:
            shown = preview_in(cast(Vault, match.state), option.notation)
            tried = match.state.clone()
            tried.auto_chance = False
            tried.apply(option)
            follows = tried.decision is not None and tried.decision.seat == CHANCE
            assert shown.final == follows


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_preview_that_cites_the_ledger(language: str) -> None:
    prompts: set[int] = set()
    known = ledger("shelter").entries
    for match in sampled("shelter", 5, 1):
        decision = match.state.decision
        if decision is None:
            continue
        prompts.add(int(decision.prompt))
        for option in decision.options:
            shown = preview_in(cast(Vault, match.state), option.notation, language)
            assert shown.choice == option.notation
            assert shown.title
            assert shown.rules
            assert set(shown.rules) <= set(known)
    assert {t.ASK_TURN, t.ASK_ROOM, t.ASK_SIDE, t.ASK_TAKE, t.ASK_GAIN, t.ASK_INCOME} <= prompts


def test_a_preview_changes_nothing() -> None:
    table = Table(players=2).threat("L0.5", "deathclaw").dwellers(0, "-", "-").items(0, "minigun")
    before = table.vault.digest()
    preview(table, "place - L0.5")
    assert table.vault.digest() == before


# Placements


def test_a_matching_letter_doubles_what_is_gained() -> None:
    table = Table(players=2).dwellers(0, "S", "-")
    plain, doubled = preview(table, "place - L0.11"), preview(table, "place S L0.11")
    assert (row(plain.win), plain.doubled) == ([("power", 2)], False)
    assert (row(doubled.win), doubled.doubled) == ([("power", 4)], True)
    assert doubled.letter == "S"
    assert "SH-SPEC-01" in doubled.rules
    assert "SH-SPEC-01" not in plain.rules


def test_what_an_outfit_would_double_is_noted_and_then_shown() -> None:
    table = Table(players=2).items(0, "military-fatigues")
    assert preview(table, "place - L0.11").notes == ["Doubled by an outfit: Military Fatigues"]
    table.play("place - L0.11")
    assert row(preview(table, "wear military-fatigues").win) == [("power", 4)]
    assert row(preview(table, "done").win) == [("power", 2)]


def test_a_place_is_told_with_its_column() -> None:
    table = Table(players=2)
    assert preview(table, "place - L0.9").where == "Diner, left, column 10"
    assert preview(table, "place - L0.12").where == "Power Generator, right"
    assert preview(table, "place - L0.9", "pl").where == "Stołówka, po lewej, kolumna 10"


def test_the_owner_of_a_room_earns_income_unless_there_is_a_threat() -> None:
    table = Table(players=2).room(2, "right", "garden")
    assert preview(table, "place - L2.7").owner == "Borys may take one resource as income"
    assert "SH-INC-01" in preview(table, "place - L2.7").rules
    table.threat("L2.7", "fire").cubes(0, "W")
    assert preview(table, "place - L2.7").owner == ""
    assert preview(table, "place - L0.9").owner == ""


def test_an_owner_whose_tracks_are_full_earns_nothing() -> None:
    table = Table(players=2).room(2, "right", "garden").cubes(1, "WWWWWWFFFFFFEEEEEE")
    expected = "Borys earns no income: all three tracks are full"
    assert preview(table, "place - L2.7").owner == expected


def test_cubes_that_will_not_fit_are_told() -> None:
    table = Table(players=2).cubes(0, "EEEEE")
    shown = preview(table, "place - L0.11")
    assert row(shown.win) == [("power", 2)]
    assert shown.notes == ["One cube does not fit and is lost: 1 power"]


def test_nobody_has_an_eighth_dweller() -> None:
    table = Table(players=2).dwellers(0, *"-------").cubes(0, "FFF")
    assert preview(table, "place - L0.5").notes == [
        "Nobody can have more than 7 dwellers, so the new one is lost"
    ]


def test_the_elevator_tells_which_rooms_can_be_paid() -> None:
    table = Table(players=2, rooms=("garden", "armory", "lounge")).cubes(0, "FFEEE")
    shown = preview(table, "place - L1.e")
    assert row(shown.cost) == [("pay-room", 1)]
    assert shown.notes == [
        "You can pay for one of these: Garden (2 food, 3 power), Lounge (2 food, 2 power)"
    ]
    table.cubes(0, "WWEE")
    assert preview(table, "place - L1.e").notes == ["You can pay for: Armory (2 water, 2 power)"]


def test_a_room_is_shown_with_its_price_and_its_slots() -> None:
    table = Table(players=2, rooms=("garden", "armory", "lounge")).cubes(0, "FFEEE")
    table.play("place - L1.e")
    shown = preview(table, "room garden")
    assert row(shown.cost) == [("food", 2), ("power", 3)]
    assert shown.notes[-1] == "Free beside the elevator or the last room: L1.5-6, L1.7-8"
    table.play("room garden")
    assert preview(table, "side left").place == "L1.5"


# Fights


def exact(needed: int, bonus: int = 0) -> int:
    """The percentage of rolls that reach a number."""
    wins = sum(one + two + bonus >= needed for one, two in product(range(1, 7), repeat=2))
    return round(100 * wins / 36)


def test_the_odds_of_a_fight_without_and_with_items() -> None:
    table = Table(players=2).threat("L0.9", "raider").items(0, "shotgun", "minigun", "10mm-pistol")
    shown = preview(table, "place - L0.9")
    assert [(each.label, each.percent, each.needed, each.items) for each in shown.chances] == [
        ("No items", exact(9, 1), 8, []),
        ("Shotgun +2", exact(9, 3), 6, ["shotgun"]),
        ("Minigun +3", exact(9, 4), 5, ["minigun"]),
        ("Shotgun +2 + Minigun +3", exact(9, 6), 3, ["shotgun", "minigun"]),
    ]
    assert row(shown.win) == [("item", 1)]
    assert row(shown.lose) == [("injure", 1)]
    assert shown.title == "Raider"
    assert shown.final is False  # items may be used before the dice fall


def test_items_that_add_nothing_are_not_offered() -> None:
    table = Table(players=2).threat("L0.9", "radroach").items(0, "minigun", "shotgun", "stimpak")
    shown = preview(table, "place - L0.9")
    assert [each.items for each in shown.chances] == [[], ["shotgun"], ["minigun"]]
    assert shown.chances[-1].percent == 100


def test_the_fight_goes_on_in_the_previews_of_its_items() -> None:
    table = Table(players=2).threat("L0.9", "raider").items(0, "shotgun", "scottish-fold")
    table.play("place - L0.9")
    rolled, used = preview(table, "done"), preview(table, "use shotgun")
    assert (rolled.place, used.place) == ("L0.9", "L0.9")
    assert rolled.final
    assert rolled.chances[0].percent == exact(9)
    assert used.chances[0].label == "No further items"
    assert used.chances[0].percent == exact(9, 2)
    table.play("done", "roll 3 5")
    assert preview(table, "use scottish-fold").chances[0].percent == round(100 * 3 / 6)
    assert preview(table, "done").notes == [
        "The fight is lost: no reward, and whoever fought is injured"
    ]
    table.play("use scottish-fold")
    assert preview(table, "reroll 3").chances[0].percent == 50
    assert preview(table, "reroll 5").chances[0].percent == 17


def test_a_linked_threat_injures_both() -> None:
    table = Table(players=2).threat("L0.5", "deathclaw").dwellers(0, "-", "E")
    shown = preview(table, "place - L0.5")
    assert row(shown.lose) == [("injure", 2)]
    assert "A second dweller goes along" in shown.notes
    table.dwellers(0, "-", "-", "E").play("place - L0.5")
    assert preview(table, "with E").doubled
    assert not preview(table, "with -").doubled


# Other choices


def test_cubes_are_told_with_what_one_has() -> None:
    table = Table(players=2).threat("L0.9", "radroach").cubes(0, "WW")
    table.play("place - L0.9", "roll 6 6")
    shown = preview(table, "gain W")
    assert row(shown.win) == [("water", 1)]
    assert shown.notes == ["You have 2 of 6"]


def test_a_pass_tells_who_stays_idle() -> None:
    table = Table(players=2).dwellers(0, "-", "S", "!", "P!")
    assert preview(table, "pass").notes == ["2 dwellers stay idle this round"]


def test_an_item_is_shown_with_what_it_asks_and_gives() -> None:
    table = Table(players=2).items(0, "husky").cubes(0, "W")
    shown = preview(table, "use husky")
    assert row(shown.cost) == [("water", 1)]
    assert row(shown.win) == [("food", 2)]


def test_an_exchange_shows_both_sides() -> None:
    table = Table(players=2).room(1, "right", "storage-room").cubes(0, "W")
    table.play("place - L1.7")
    shown = preview(table, "exchange W>FF")
    assert row(shown.cost) == [("water", 1)]
    assert row(shown.win) == [("food", 2)]


def test_a_taken_item_is_final_because_another_is_drawn() -> None:
    table = Table(players=2, items=("shotgun", "globe", "camera")).cubes(0, "W")
    table.play("place - L0.2")
    shown = preview(table, "take shotgun")
    assert shown.win[0].name == "Shotgun"
    assert shown.final
