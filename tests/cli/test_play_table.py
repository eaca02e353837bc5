"""What the table shows: the vault, boards, menus, odds and the end, drawn and plain."""

from __future__ import annotations

import io
import random
from fractions import Fraction
from pathlib import Path
from typing import cast

import pytest
from rich.cells import cell_len
from rich.console import Console

import overseer
from cli.keyboard import Told
from overseer import SPECTATOR
from overseer.catalog.shelter import ShelterGame
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.plain import spoken
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.shelter.boards import draw_boards, draw_tracks
from overseer.cli.terminal.shelter.drawn import Drawn
from overseer.cli.terminal.shelter.host import ShelterHost
from overseer.cli.terminal.shelter.menu import dweller_menu, menu_of
from overseer.cli.terminal.shelter.scene import Scene
from overseer.cli.terminal.shelter.vault import draw_vault
from overseer.cli.terminal.theme import THEME
from overseer.display.reader import Reader
from overseer.display.shelter.display import ShelterDisplay
from overseer.display.shelter.ending import ending_of
from overseer.games.shelter import terms as t
from overseer.games.shelter.odds import column_chance
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.outcome import Outcome, Standing
from rules.table import Table

NAMES = ("Ada", "Boris", "Celia", "Dario")
WORDS = cast(ShelterGame, overseer.load("shelter")).book.words("en", NAMES)


def scene_of(table: Table, language: str = "en") -> Scene:
    players = [Player(name) for name in NAMES[: table.vault.players]]
    return Scene(ShelterDisplay(table.game), table.vault, players, language, SPECTATOR)


def notes_in(table: Table) -> list[Note]:
    """What a table has listened to, as it is told."""
    history = Told(table.vault.trace or [])
    return ShelterHost(ShelterDisplay(table.game)).news(scene_of(table), history)


def told(table: Table, viewer: int = SPECTATOR) -> list[str]:
    """The table in sentences."""
    outline = ShelterDisplay(table.game).outline(table.vault, viewer, Reader("en", NAMES))
    return list(spoken(outline))


def drawing(table: Table, width: int = 80, language: str = "en") -> list[str]:
    return [line.plain for line in draw_vault(scene_of(table, language), width)]


def level(lines: list[str], number: int) -> list[str]:
    """The lines of one level, without the one that names it."""
    start = next(i for i, line in enumerate(lines) if f"─ L{number} " in line)
    end = next(i for i, line in enumerate(lines) if i > start and line[0] in "├└")
    return lines[start + 1 : end]


def cells(line: str) -> list[str]:
    """The spaces of a line from left to right, the elevator seventh."""
    for wall in "│║":
        line = line.replace(wall, "┊")
    return [cell.strip() for cell in line.strip("┊").split("┊")]


# The vault


def test_levels_stand_one_below_the_other_with_their_owners() -> None:
    lines = drawing(Table(players=3))
    titles = [line for line in lines if "─ L" in line]
    assert [title.split()[1] for title in titles] == ["L0", "L1", "L2", "L3"]
    assert "L1 ● Ada" in titles[1]
    assert "L3 ■ Celia" in titles[3]


def test_a_level_is_three_rooms_the_elevator_and_three_rooms() -> None:
    names = cells(level(drawing(Table(), width=140), 0)[0])
    assert names == [
        "Wasteland",
        "Vault Door",
        "Vault Entrance",
        "elev.",
        "Water Treatment",
        "Diner",
        "Power Generator",
    ]


def test_a_space_shows_cost_over_reward_and_its_number_and_letter() -> None:
    _, costs, rewards, floors = level(drawing(Table()), 0)
    assert cells(costs)[0] == "WW"
    assert cells(rewards)[0] == "↻i i"
    assert cells(rewards)[6] == "!→+"
    assert cells(floors)[9] == ".9◎ A"
    assert cells(floors)[0] == ".1○"  # not to be paid for


def test_empty_slots_are_seen() -> None:
    lines = level(drawing(Table()), 1)
    assert sum(line.count("·  ·  ·") for line in lines) == 6


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    names = level(drawing(Table(), language="pl"), 0)[0]
    assert "Stacja uzd…" in names


def test_a_threat_leaves_what_it_covers_readable_and_is_told_below() -> None:
    table = Table().threat("L0.9", "deathclaw").threat("L0.5", "fire")
    _, _, rewards, floors, notes = level(drawing(table), 0)
    assert cells(rewards)[9] == "FF"
    assert cells(floors)[9] == ".9▓9E"
    assert cells(floors)[4] == ".5▒ E"  # water for the fire is lacking
    assert "▒.5 Fire W → H (E)" in notes
    assert "▒.9 Deathclaw ∞ 9+ → HH (E)" in notes


def test_dwellers_show_their_owner_and_how_they_are() -> None:
    table = Table().occupy("L0.9", 1, "!").occupy("L0.8", 0)
    floors = level(drawing(table), 0)[-1]
    assert cells(floors)[9] == ".9▲!"
    assert cells(floors)[8] == ".8●"


def test_dwellers_in_training_and_newcomers_are_marked() -> None:
    table = Table().cubes(0, "FFF").play("place - L0.5", "place - L0.3")
    floors = level(drawing(table), 0)[-1]
    assert cells(floors)[4] == ".5●+@"
    assert cells(floors)[2] == ".3▲tL"


def test_two_dwellers_on_a_covered_space_fit_the_narrow_drawing() -> None:
    table = Table().threat("L0.10", "deathclaw").occupy("L0.10", 1, "!", "!")
    assert cells(level(drawing(table), 0)[3])[10] == "10▒▲!"
    assert cells(level(drawing(table, width=140), 0)[2])[10] == ".10 ▒▲!▲!"


def test_a_room_of_one_space_is_drawn_across_both_columns() -> None:
    pack = Path(__file__).parents[2] / "examples/packs/night-market"
    table = Table(packs=[pack]).room(1, "left", "soup-kitchen")
    table.dwellers(0, "-", "-").cubes(0, "WF")
    name, costs, rewards, floors = level(drawing(table), 1)
    assert "│Soup Kitch…║" in name
    assert "│∞WF        ║" in costs
    assert "│HH         ║" in rewards
    assert "│.5  ◎   (A)║" in floors
    entry = menu_of(scene_of(table)).at("L1.5")
    assert entry is not None
    assert entry.title == "Soup Kitchen"


def test_columns_show_their_sum_and_its_odds() -> None:
    head = drawing(Table(), width=140)[0].split()
    assert head[0] == "–"
    assert head[1:5] == ["2", "3%", "3", "6%"]
    assert "7" in head
    assert head[-1] == "–"


def test_column_chances_are_those_of_two_dice() -> None:
    assert column_chance(2) == Fraction(1, 36)
    assert column_chance(6) == Fraction(5, 36)
    assert sum(column_chance(number) for number in range(2, 13)) == 1


# Boards and tracks


def test_a_board_shows_all_that_a_player_has() -> None:
    table = Table(items=["globe", "gold-watch", "stimpak"])
    table.cubes(0, "WWF").happiness(0, 5).items(0, "camera", "shotgun!")
    table.dwellers(0, "-", "!", "S", "L!").occupy("L0.3", 0)
    mine, items, other = (line.plain for line in draw_boards(scene_of(table), 80))
    assert mine.startswith("►● Ada")
    assert "H 5→7" in mine  # the camera counts the five dwellers
    assert "WW····  F·····  ······" in mine
    assert "-!SL!" in mine
    assert "4/5 ★" in mine
    assert items.strip() == "(Shotgun), Camera"
    assert other.startswith(" ▲ Boris")


def test_a_board_says_who_has_passed() -> None:
    table = Table().play("pass")
    assert [line.plain.endswith("passed") for line in draw_boards(scene_of(table), 80)] == [
        True,
        False,
    ]


def test_tracks_show_cards_prices_and_piles() -> None:
    page = "\n".join(line.plain for line in draw_tracks(scene_of(Table()), 80))
    assert "Room track  21 in the deck, 0 discarded" in page
    assert "Garden  FFEEE  → FF (L) ┊ → FFF (A)" in page
    assert "Camera (other) At the end of the game: 1 happiness per 2 of your dwellers" in page


# News


def test_a_turn_is_told_in_one_note_and_equal_gains_together() -> None:
    table = Table().listen().play("place - L0.11", "place - L0.9")
    notes = notes_in(table)
    assert [note.seat for note in notes] == [0, 1]
    assert notes[0].sentences == [
        "Ada places a dweller on L0.11: Power Generator, left",
        "Ada gains 2 power",
    ]


def test_each_spawn_roll_is_told_with_its_dice() -> None:
    table = Table().listen().pass_all().spawn("5", "7")
    notes = notes_in(table)
    spawned = [note.sentences for note in notes if note.sentences[0].startswith("Dice")]
    assert len(spawned) == 2
    assert spawned[0][0] == "Dice: 1 and 4"
    assert "appears on L0.5" in spawned[0][1]
    assert spawned[1][1] == "Level 1: a 7, no threat"


# The end


def outcome_of(*standings: Standing) -> Outcome:
    winners = tuple(row.seat for row in standings if row.place == 1)
    return Outcome(standings, winners, truncated=False)


def test_tie_breaks_are_explained() -> None:
    outcome = outcome_of(
        Standing(1, 1, 7, (4, 3, 1)), Standing(0, 2, 7, (4, 2, 5)), Standing(2, 3, 1, (0, 0, 0))
    )
    ending = ending_of(WORDS, outcome, [])
    assert ending.ties[0].startswith("Ties in happiness are broken by")
    assert ending.ties[1:] == ["Boris comes before Ada by dwellers: 3 to 2."]
    assert ending.verdict == "Boris wins."


def test_a_tie_that_nothing_breaks_is_shared() -> None:
    outcome = outcome_of(Standing(0, 1, 7, (4, 3, 1)), Standing(1, 1, 7, (4, 3, 1)))
    ending = ending_of(WORDS, outcome, [])
    assert ending.ties[1:] == ["Ada and Boris are equal in everything and share the place."]
    assert ending.verdict == "The victory is shared: Ada, Boris."


def test_results_tell_happiness_of_play_items_and_threats_apart() -> None:
    outcome = outcome_of(Standing(0, 1, 7, (0, 2, 1)), Standing(1, 2, 3, (0, 2, 0)))
    events = [Event(t.E_END_ITEM, 0, 0, 3, 0), Event(t.E_PENALTY, 0, 1, 0, 0)]
    first, second = ending_of(WORDS, outcome, events).places
    assert first.scores == ["7", "5", "+3", "-1", "0", "2", "1"]
    assert second.scores == ["3", "3", "+0", "0", "0", "2", "0"]
    assert "Ada with 7 happiness. In play 5, from items 3, lost to threats 1." in first.text


# Width


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_longer_than_80_columns_in_random_games(players: int, language: str) -> None:
    game = cast(ShelterGame, overseer.load("shelter"))
    chance = random.Random(players)
    vault = game.new(players=players, seed=players)
    people = [Player(name) for name in ("Maksymiliana Żółć", "Ян", "Константин Великий", "D")]
    page = io.StringIO()
    console = Console(file=page, width=80, theme=THEME, highlight=False, markup=False)
    face = Drawn(console)
    display = ShelterDisplay(game)
    host = ShelterHost(display)
    seen = 0
    while not vault.over:
        decision = vault.decision
        assert decision is not None
        vault.trace = []
        moves = [each for each in decision.options if each.verb != t.PASS]
        vault.apply(chance.choice(moves or list(decision.options)))
        seen += 1
        if seen % 14 or vault.decision is None:
            continue
        scene = Scene(display, vault, people[:players], language)
        face.table(scene)
        face.news(scene, host.news(scene, Told(vault.trace)))
        menu = menu_of(scene)
        face.ask(scene, menu)
        for entry in menu.entries:
            if len(entry.options) > 1:
                face.ask(scene, dweller_menu(scene, entry))
                break
    assert seen > 50
    assert max(cell_len(line) for line in page.getvalue().splitlines()) <= 80


@pytest.mark.parametrize("width", [80, 81, 99, 100, 118, 120, 140, 200])
def test_the_drawing_fits_any_width_and_is_straight(width: int) -> None:
    table = Table(players=4).threat("L0.12", "deathclaw").room(1, "right", "living-quarters")
    lines = drawing(table, width=width)
    assert {cell_len(line) for line in lines[1:]} == {cell_len(lines[1])}
    assert cell_len(lines[1]) <= width


def test_a_terminal_too_narrow_for_the_drawing_is_told_the_table() -> None:
    page = io.StringIO()
    console = Console(file=page, width=60, theme=THEME, highlight=False, markup=False)
    Drawn(console).table(scene_of(Table()))
    assert "│" not in page.getvalue()
    assert "L0.9 Diner, left, column 10." in page.getvalue()
    assert max(len(line) for line in page.getvalue().splitlines()) <= 60


# Plain


def test_the_plain_table_tells_of_threats_dwellers_and_what_lies_beneath() -> None:
    table = Table().threat("L0.9", "radroach").occupy("L0.9", 1, "!").items(0, "shotgun!", "collie")
    lines = told(table, viewer=0)
    (diner,) = (line for line in lines if line.startswith("L0.9 "))
    assert "L0.9 Diner, left, column 10. Occupied by Boris: injured dweller. Threat: Rad" in diner
    assert "Beneath it: Reward: 2 food. Letter: A (Agility)." in diner
    assert any(line.startswith("Collie (pet). ") for line in lines)
    assert any(line.startswith("Exhausted: Shotgun (weapon). ") for line in lines)


def test_the_plain_table_tells_which_spaces_are_open_to_the_one_who_looks() -> None:
    table = Table().threat("L0.9", "radroach").occupy("L0.10", 1)
    is_open = {line.split()[0]: line.endswith("Open to you.") for line in told(table, viewer=0)}
    assert (is_open["L0.9"], is_open["L0.10"], is_open["L0.11"]) == (True, False, True)
    assert not any(line.endswith("Open to you.") for line in told(table, viewer=1))


def test_the_plain_table_tells_the_odds_of_threats() -> None:
    (line,) = (line for line in told(Table()) if line.startswith("Threats by the sum of two dice"))
    assert "2 on space 2 (3 percent), 3 on space 3 (6 percent)" in line


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_plain_table_can_be_told_at_any_moment(language: str) -> None:
    game = cast(ShelterGame, overseer.load("shelter"))
    vault = game.new(players=4, seed=3)
    chance = random.Random(3)
    display = ShelterDisplay(game)
    while not vault.over:
        decision = vault.decision
        assert decision is not None
        vault.apply(chance.choice(list(decision.options)))
        if chance.random() < 0.05:
            for line in spoken(display.outline(vault, 0, Reader(language, NAMES))):
                assert line
                assert line[0] != " "


def test_dice_are_told_although_they_are_choices_of_chance() -> None:
    table = Table().threat("L0.9", "radroach").listen().play("place - L0.9", "roll 2 2")
    assert any(event.kind == CHOICE for event in table.vault.trace or [])
    notes = notes_in(table)
    assert notes[0].sentences[1:3] == ["Dice: 2 and 2", "Ada loses the fight: 4 against 5"]
