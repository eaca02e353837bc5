"""Previews of Fallout Shelter, compared with what happens when the choice is made."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import cast

import pytest

from display.plays import LANGUAGES, NAMES, display, game, sampled
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
            assert is_lost == any(change.lost for change in shown.then)
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


def test_cubes_that_will_not_fit_are_told_in_the_sum() -> None:
    table = Table(players=2).cubes(0, "EEEEE")
    shown = preview(table, "place - L0.11")
    assert row(shown.win) == [("power", 2)]
    assert sums(shown) == ["power 5 becomes 6, one is lost"]
    assert shown.notes == []


def test_nobody_has_an_eighth_dweller() -> None:
    table = Table(players=2).dwellers(0, *"-------").cubes(0, "FFF")
    assert preview(table, "place - L0.5").notes == [
        "Nobody can have more than 7 dwellers, so the new one is lost"
    ]


def test_what_comes_only_with_the_recall_says_so() -> None:
    table = Table(players=2).cubes(0, "FFF")
    assert preview(table, "place - L0.5").win[0].name == "1 new dweller, at recall"
    trained = preview(table, "place - L0.6").win[0].name
    assert trained == "train the dweller in a letter of your choice, at recall"


def test_a_line_below_the_title_tells_whose_level_it_is_and_how_often_threats_come() -> None:
    table = Table(players=2).room(2, "right", "garden").cubes(0, "FFEEE")
    assert preview(table, "place - L0.9").about == "column 10 · 8% of rolls"
    assert preview(table, "place - L0.12").about == "threats never come here"
    assert preview(table, "place - L1.e").about == "your own · threats never come here"
    assert preview(table, "place - L2.7").about == "level of Borys · column 8 · 14% of rolls"
    table.threat("L0.9", "raider")
    assert preview(table, "place - L0.9").about == "on Diner, left · column 10 · 8% of rolls"


# The letter of a space


def told(table: Table, choice: str) -> tuple[str, str, str]:
    verdict = preview(table, choice).verdict
    assert verdict is not None
    return verdict.trained, verdict.tone, verdict.text


def test_the_verdict_on_a_letter_says_what_becomes_of_training() -> None:
    table = Table(players=2).dwellers(0, "-", "S", "P").cubes(0, "FFF")
    assert told(table, "place - L0.11") == ("", "", "no match: reward once")
    assert told(table, "place - L0.6") == ("", "", "none on this space")
    lost = "no match: training in P is lost"
    assert told(table, "place P L0.11") == ("P", "bad", lost)
    assert told(table, "place P L0.6") == ("P", "bad", "none here: training in P is lost")
    match = "match: reward twice, training in S is used up"
    assert told(table, "place S L0.11") == ("S", "good", match)


def test_an_outfit_that_doubles_is_no_match_of_training() -> None:
    table = Table(players=2).items(0, "military-fatigues").play("place - L0.11")
    assert told(table, "wear military-fatigues") == ("", "good", "doubled: reward twice")
    assert told(table, "done") == ("", "", "no match: reward once")


def test_who_had_better_go_is_named() -> None:
    table = Table(players=2).dwellers(0, "-", "S", "P")
    lost, plain = preview(table, "place P L0.12"), preview(table, "place - L0.11")
    assert lost.better is not None
    assert lost.better.choice == "place - L0.12"
    assert lost.better.text == "send an untrained dweller: same reward"
    assert plain.better is not None
    assert plain.better.choice == "place S L0.11"
    assert preview(table, "place S L0.11").better is None
    assert preview(table, "place - L0.12").better is None
    table.dwellers(0, "S", "P")
    assert preview(table, "place P L0.12").better is None  # nobody would lose less


def test_whoever_is_named_better_is_offered_and_gets_no_less() -> None:
    named = 0
    for match in sampled("shelter", 3, 3):
        vault, decision = cast(Vault, match.state), match.state.decision
        for option in decision.options if decision is not None else ():
            better = preview_in(vault, option.notation).better
            if better is None:
                continue
            named += 1
            mine, other = (preview_in(vault, each) for each in (option.notation, better.choice))
            assert mine.verdict is not None
            assert other.verdict is not None
            assert mine.place == other.place
            assert other.doubled or (mine.verdict.tone == "bad" and other.verdict.tone == "")
            assert counted(mine.win) <= counted(other.win)
    assert named > 20


# Sums


def sums(preview: Preview) -> list[str]:
    return [change.text for change in preview.then]


def test_the_sum_is_written_out() -> None:
    table = Table(players=2).cubes(0, "WFFEE").dwellers(0, "-", "S").happiness(0, 5)
    assert sums(preview(table, "place S L0.11")) == ["power 2 becomes 6"]
    table.cubes(0, "EEEE")
    assert sums(preview(table, "place S L0.11")) == ["power 4 becomes 6, two are lost"]
    assert sums(preview(table, "place S L0.11", "ru")) == [
        "энергия: было 4, станет 6, 2 кубика пропадут"
    ]


def test_no_sum_is_told_where_something_is_left_to_choose_or_to_chance() -> None:
    table = Table(players=2).cubes(0, "WFFEEE").threat("L0.9", "raider")
    assert preview(table, "place - L0.9").then == []
    assert preview(table, "place - L1.e").then == []


def test_every_sum_is_what_the_placement_then_leaves() -> None:
    compared: Counter[str] = Counter()
    for match in sampled("shelter", 6, 2):
        vault, decision = cast(Vault, match.state), match.state.decision
        if decision is None or decision.prompt != t.ASK_TURN:
            continue
        seat = int(decision.seat)
        for option in decision.options:
            shown = preview_in(vault, option.notation)
            if option.verb != t.PLACE or not shown.then:
                continue
            after = placed(vault, option)
            if any(event.kind == t.E_RECALLED for event in after.trace or ()):
                continue  # the round is over, and perhaps the game
            for change in shown.then:
                assert change.before == number_of(vault, seat, change.icon)
                assert change.after == number_of(after, seat, change.icon)
                compared[change.icon] += 1
            untold = {*GAINED, "happiness"} - {change.icon for change in shown.then}
            if all(change.icon == "happiness" for change in shown.then):
                continue  # cubes may be picked on the way
            for icon in untold:
                assert number_of(vault, seat, icon) == number_of(after, seat, icon)
    assert min(compared[icon] for icon in (*GAINED, "happiness")) > 20


def placed(vault: Vault, option: Option) -> Vault:
    """A copy after a placement, up to the next turn, with no items used and no income taken."""
    tried = vault.clone()
    tried.auto_chance, tried.trace = False, []
    seat = tried.decision.seat if tried.decision is not None else -1
    tried.apply(option)
    while (decision := tried.decision) is not None and decision.prompt != t.ASK_TURN:
        if decision.seat not in (seat, CHANCE) and decision.prompt != t.ASK_INCOME:
            break
        if decision.prompt == t.ASK_RECALL or any(e.kind == t.E_RECALLED for e in tried.trace):
            break
        tried.apply(decision.options[decision.default])
    return tried


def number_of(vault: Vault, seat: int, icon: str) -> int:
    if icon == "happiness":
        return int(vault.happiness[seat])
    return int(vault.cubes[seat * t.KINDS + GAINED.index(icon)])


# Building in one step


def test_the_elevator_offers_rooms_with_sides_and_tells_what_is_short_for_others() -> None:
    table = Table(players=2, rooms=("garden", "armory", "lounge")).cubes(0, "FFEEE")
    shown = preview(table, "place - L1.e")
    assert row(shown.cost) == [("pay-room", 1)]
    garden, lounge, armory = shown.builds
    assert (garden.name, row(garden.price)) == ("Garden", [("food", 2), ("power", 3)])
    assert [(way.side, way.text) for way in garden.ways] == [
        ("left", "left 5 · 6"),
        ("right", "right 8 · 9"),
    ]
    assert garden.ways[0].choices == ["place - L1.e", "room garden", "side left"]
    assert garden.ways[0].name == "Build Garden: left, columns 5, 6"
    assert [way.choices[-1] for way in lounge.ways] == ["side left", "side right"]
    assert (armory.ways, armory.short) == ([], "short of 2 water")


def test_only_the_questions_that_come_are_among_the_choices() -> None:
    table = (
        Table(players=2)
        .cubes(0, "WWEE")
        .room(1, "left", "radio-studio", "classroom", "weight-room")
    )
    (armory,) = (build for build in preview(table, "place - L1.e").builds if build.ways)
    assert [way.choices for way in armory.ways] == [["place - L1.e"]]


def test_what_is_still_asked_before_a_room_stands_is_told() -> None:
    table = Table(players=2, rooms=("science-lab", "armory", "garden")).cubes(0, "WFEEE")
    (lab,) = (build for build in preview(table, "place - L1.e").builds if build.ways)
    assert lab.ways[0].asks == "Which resource do you pay?"


def test_the_room_that_ends_the_game_says_so() -> None:
    table = (
        Table(players=2)
        .cubes(0, "WWEE")
        .room(1, "left", "radio-studio", "classroom", "weight-room")
    )
    assert preview(table, "place - L1.e").builds[0].ways[0].ends == ""
    table.room(1, "right", "fitness-room", "game-room")
    ends = "the last room: this would be the last round"
    assert preview(table, "place - L1.e").builds[0].ways[0].ends == ends


def test_every_way_can_be_gone_as_one_row_of_choices_and_builds_its_room() -> None:
    gone = asked = 0
    for match in sampled("shelter", 6, 2):
        vault, decision = cast(Vault, match.state), match.state.decision
        for option in decision.options if decision is not None else ():
            if option.verb != t.PLACE:
                continue
            for build in preview_in(vault, option.notation).builds:
                for way in build.ways:
                    tried = vault.clone()
                    tried.auto_chance, tried.trace = False, []
                    for choice in way.choices:
                        tried.apply(choice)
                    built = [event for event in tried.trace if event.kind == t.E_BUILT]
                    assert bool(built) != bool(way.asks)
                    for event in built:
                        assert game("shelter").names.rooms[event.a] == build.room
                        slot = int(event.b) % t.SPACES // 2
                        assert way.side == ("left" if slot < t.SLOTS // 2 else "right")
                    gone += bool(built)
                    asked += bool(way.asks)
    assert gone > 50
    assert asked > 0


def test_a_room_is_shown_with_its_price_and_its_slots() -> None:
    table = Table(players=2, rooms=("garden", "armory", "lounge")).cubes(0, "FFEEE")
    table.play("place - L1.e")
    shown = preview(table, "room garden")
    assert row(shown.cost) == [("food", 2), ("power", 3)]
    assert shown.notes[-1] == "Free: left, columns 5, 6; right, columns 8, 9"
    table.play("room garden")
    left = preview(table, "side left")
    assert left.place == "L1.5"
    assert left.notes == ["beside the elevator", "5, 6: threats in 25% of rolls"]


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
