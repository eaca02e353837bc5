"""The menu at the table: options folded and grouped, with previews and odds."""

from __future__ import annotations

import io
from fractions import Fraction

import pytest
from rich.console import Console

import overseer
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.shelter.drawn import Drawn
from overseer.cli.terminal.shelter.menu import dweller_menu, menu_of
from overseer.cli.terminal.shelter.scene import Scene
from overseer.cli.terminal.theme import THEME
from overseer.display.shelter.display import ShelterDisplay
from overseer.games.shelter import terms as t
from overseer.games.shelter.odds import column_chance, odds_after
from overseer.games.shelter.vault import Vault
from rules.table import Table

NAMES = ("Ada", "Boris", "Celia", "Dario")


def scene_of(table: Table, language: str = "en") -> Scene:
    players = [Player(name) for name in NAMES[: table.vault.players]]
    return Scene(ShelterDisplay(table.game), table.vault, players, language)


def test_the_menu_holds_every_option_once_with_the_pass_last() -> None:
    table = Table().dwellers(0, "-", "-", "S").items(0, "stimpak").dwellers(0, "-", "!", "S")
    decision = table.vault.decision
    assert decision is not None
    menu = menu_of(scene_of(table))
    listed = [option for entry in menu.entries for option in entry.options]
    assert sorted(option.notation for option in listed) == sorted(table.offered)
    assert menu.entries[-1].options[0].notation == "pass"
    assert [entry.number for entry in menu.entries] == list(range(1, len(menu.entries) + 1))


def test_dwellers_that_could_go_to_a_space_are_folded() -> None:
    table = Table().dwellers(0, "-", "S")
    menu = menu_of(scene_of(table))
    entry = menu.at("L0.11")
    assert entry is not None
    assert [option.notation for option in entry.options] == ["place - L0.11", "place S L0.11"]
    assert entry.note == "twice with S"
    notes = [each.note for each in dweller_menu(scene_of(table), entry).entries]
    assert notes == ["", "the reward twice"]


def test_an_outfit_that_would_double_a_reward_is_named() -> None:
    table = Table().items(0, "military-fatigues", "lab-coat!")
    entry = menu_of(scene_of(table)).at("L0.11")
    assert entry is not None
    assert entry.note == "twice with Military Fatigues"


def test_the_elevator_names_the_rooms_that_can_be_paid_for() -> None:
    table = Table().cubes(0, "FFEEE")
    entry = menu_of(scene_of(table)).at("L1.e")
    assert entry is not None
    assert entry.note == "Garden, Lounge"


def test_cubes_to_pay_say_how_many_there_are() -> None:
    table = Table().room(1, "left", "classroom").cubes(0, "WWWFFE").play("place - L1.6")
    told = [entry.words for entry in menu_of(scene_of(table)).entries]
    assert told == ["You have 3 of 6.", "You have 2 of 6.", "You have 1 of 6."]


def test_an_outfit_to_wear_says_what_it_does_and_a_pass_who_stays_idle() -> None:
    table = Table().items(0, "military-fatigues").dwellers(0, "-", "-")
    idle = menu_of(scene_of(table)).entries[-1]
    assert idle.words == "2 dwellers stay idle this round."
    table.play("place - L0.11")
    worn = menu_of(scene_of(table)).entries[0]
    assert worn.options[0].notation == "wear military-fatigues"
    item = scene_of(table).words.item_text("military-fatigues")
    assert worn.words.startswith(item)


def test_a_choice_of_rooms_shows_price_and_spaces() -> None:
    table = Table().cubes(0, "WWFFEEE").play("place - L1.e")
    first = menu_of(scene_of(table)).entries[0]
    assert first.title == "Build Garden"
    assert first.sketch.plain == "FFEEE  → FF (L) ┊ → FFF (A)"


def test_the_parrot_and_what_it_strikes_are_asked_for() -> None:
    table = Table().cubes(0, "FFEEE").items(0, "parrot")
    table.play("place - L1.e", "room garden", "side left")
    assert "1 Lower the cost with Parrot" in ask(table)
    table.play("discount parrot")
    assert "1 Strike food from the cost" in ask(table)


def ask(table: Table, width: int = 80, language: str = "en") -> str:
    """The open question as it is drawn."""
    page = io.StringIO()
    console = Console(file=page, width=width, theme=THEME, highlight=False, markup=False)
    scene = scene_of(table, language)
    Drawn(console).ask(scene, menu_of(scene))
    return page.getvalue()


def test_both_spaces_of_a_room_stand_on_one_line() -> None:
    lines = ask(Table()).splitlines()
    diner = next(line for line in lines if line.strip().startswith("Diner"))
    assert diner.index("→ FF (A)") < diner.index("→ F (L)")


# Odds


def by_the_engine(vault: Vault) -> Fraction:
    """The chance to win a fight, found by trying every choice and every roll."""
    vault.trace = []
    decision = vault.decision
    assert decision is not None
    values: list[Fraction] = []
    for option in decision.options:
        tried = vault.clone()
        tried.trace = []
        tried.apply(option)
        fought = [event for event in tried.trace if event.kind == t.E_FIGHT]
        values.append(Fraction(int(fought[0].c)) if fought else by_the_engine(tried))
    if decision.seat != overseer.CHANCE:
        return max(values)
    weights = [int(option.weight) for option in decision.options]
    total = sum(weight * value for weight, value in zip(weights, values, strict=True))
    return Fraction(total, sum(weights))


@pytest.mark.parametrize(
    "items",
    [
        (),
        ("10mm-pistol",),
        ("shotgun",),
        ("missile-launcher",),
        ("fat-man",),
        ("shotgun", "scottish-fold"),
        ("10mm-pistol", "fat-man!", "golden-retriever"),
        ("missile-launcher", "golden-retriever"),
        ("maine-coon", "globe"),
        ("maine-coon", "minigun"),
        ("maine-coon", "10mm-pistol"),
        ("maine-coon!", "golden-retriever", "globe"),
    ],
)
def test_odds_are_those_of_the_rules_played_as_well_as_can_be(items: tuple[str, ...]) -> None:
    swaps = items[:1] in (("maine-coon",), ("maine-coon!",))
    track = ("shotgun", "scottish-fold", "camera") if swaps else ("globe", "camera", "gold-watch")
    table = Table(items=track).threat("L0.9", "glowing-radscorpion").items(0, *items)
    option = next(each for each in options(table) if each.notation == "place - L0.9")
    odds = odds_after(table.vault, option)
    assert odds is not None
    tried = table.vault.clone()
    tried.apply(option)
    assert odds.best == by_the_engine(tried)
    bonus = 1 if "10mm-pistol" in items else 0
    assert odds.bare == sum(column_chance(number) for number in range(9 - bonus, 13))


def options(table: Table) -> list[overseer.Option]:
    decision = table.vault.decision
    assert decision is not None
    return list(decision.options)


@pytest.mark.parametrize(
    ("roll", "items"),
    [("roll 2 6", ("missile-launcher",)), ("roll 1 2", ("fat-man", "missile-launcher"))],
)
def test_odds_within_a_fight_are_those_of_each_option(roll: str, items: tuple[str, ...]) -> None:
    table = Table().threat("L0.9", "glowing-radscorpion").items(0, *items)
    table.play("place - L0.9", roll)
    for option in options(table):
        odds = odds_after(table.vault, option)
        if option.notation == "done":
            assert odds is None  # the fight is lost
            continue
        assert odds is not None
        tried = table.vault.clone()
        tried.apply(option)
        assert odds.best == by_the_engine(tried)


def test_the_menu_shows_odds_with_and_without_items() -> None:
    table = Table().threat("L0.9", "glowing-radscorpion").items(0, "minigun")
    entry = menu_of(scene_of(table)).at("L0.9")
    assert entry is not None
    assert entry.note == "28% to win, up to 72% with items"


def test_a_threat_without_a_fight_has_no_odds() -> None:
    table = Table().threat("L0.9", "fire").cubes(0, "W")
    entry = menu_of(scene_of(table)).at("L0.9")
    assert entry is not None
    assert entry.note == ""


def test_looking_at_the_odds_changes_nothing() -> None:
    table = Table().threat("L0.9", "raider").items(0, "fat-man")
    before = table.vault.dump()
    menu_of(scene_of(table))
    assert table.vault.dump() == before
