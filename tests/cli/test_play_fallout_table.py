"""What the table of Fallout shows: map, boards, encounters, dice, deals, the end."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

import overseer
from cli.keyboard import Told
from overseer import SPECTATOR
from overseer.catalog.fallout.game import FalloutGame
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.fallout.boards import draw_boards, draw_powers, draw_quests, shop_line
from overseer.cli.terminal.fallout.drawn import Drawn
from overseer.cli.terminal.fallout.host import FalloutHost
from overseer.cli.terminal.fallout.menu import menu_of
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.fallout.sheet import draw_map
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.plain import PlainTable, spoken
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.theme import THEME
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.model import Panel, Section
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import SLOTS
from overseer.games.fallout.rows import owned_code
from overseer.games.fallout.table import FalloutTile
from overseer.kernel.decision import pack
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.vecs import append
from packs.fallout_packs import told_in_english
from rules.fallout.content import tuned
from rules.fallout.table import Table

NAMES = ("Ada", "Boris", "Celia", "Dario")


@cache
def game() -> FalloutGame:
    return cast(FalloutGame, overseer.load("fallout", ["outpost"]))


def scene_of(table: Table, language: str = "en", viewer: int | None = None) -> Scene:
    players = [Player(name) for name in NAMES[: table.land.players]]
    decision = table.land.decision
    seat = int(decision.seat) if decision is not None else SPECTATOR
    display = FalloutDisplay(game())
    return Scene(display, table.land, players, language, seat if viewer is None else viewer)


def panel_of(scene: Scene) -> Panel | None:
    return scene.display.panel(scene.state, scene.viewer, scene.reader)


def news_of(scene: Scene, *lines: Sequence[Event], after: int = 0) -> list[Note]:
    """What happened line by line, as it is told from a line on."""
    return FalloutHost(scene.display).news(scene, Told(*lines), after)


def drawing(table: Table, width: int = 80, viewer: int | None = None) -> list[str]:
    return [line.plain for line in draw_map(scene_of(table, viewer=viewer), width)]


def at(lines: list[str], name: str) -> tuple[str, str]:
    """Both lines of the cell with a name, as wide as it is."""
    row = next(i for i, line in enumerate(lines) if name in line)
    start = lines[row].index(name)
    end = min(i for sign in "│┊" if (i := lines[row].find(sign, start)) >= 0)
    return lines[row][start:end].rstrip(), lines[row + 1][start:end].rstrip()


def page(table: Table, width: int = 80, plain: bool = False, language: str = "en") -> str:
    """A question as it is asked."""
    text = io.StringIO()
    console = Console(
        file=text, width=width, theme=THEME, highlight=False, markup=False, emoji=False
    )
    scene = scene_of(table, language)
    face: Face[Any] = PlainTable(console) if plain else Drawn(console)
    face.ask(scene, menu_of(scene))
    return text.getvalue()


def words(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


# The map


def test_a_facedown_tile_shows_its_slot_and_how_bad_it_is() -> None:
    lines = drawing(Table(spaces=["A2.1", "A2.2"]))
    assert any("░ A1! ░" in line for line in lines)
    assert any("░ C3!! ░" in line for line in lines)


def test_a_space_shows_its_icon_terrain_and_enemy_icon() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).no_enemies()
    lines = drawing(table)
    assert at(lines, "C2.1") == ("C2.1", "S2")
    assert at(lines, "C2.2") == ("C2.2", "V109")
    assert at(lines, "C2.3") == ("C2.3", "* :r")
    assert at(lines, "E1.4") == ("E1.4", "^* :m")


def test_survivors_enemies_and_markers_stand_on_their_spaces() -> None:
    table = Table(spaces=["A2.2", "A2.1"]).no_enemies().stage("keepers-log")
    table.enemy("salt-crab", "C2.1").enemy("census-robot", "C2.3", active=False)
    lines = drawing(table)
    assert "▲" in at(lines, "A2.1")[0]
    assert "●" in at(lines, "A2.2")[0]
    assert at(lines, "C2.1")[1] == "S2 C1"
    assert at(lines, "C2.3")[1] == "* r?"  # which robot it is, nobody knows
    assert "⚑" in at(lines, "E1.1")[0]


def test_a_facedown_token_is_not_told_from_another_of_its_type() -> None:
    maps = [
        drawing(Table(spaces=["A2.1", "A2.2"]).no_enemies().enemy(token, "C2.3", active=False))
        for token in ("census-robot", "lawn-drone")
    ]
    assert maps[0] == maps[1]


def test_more_than_fits_is_marked() -> None:
    table = Table(players=4, spaces=["A2.4"] * 4).no_enemies()
    for seat in range(4):
        table.stand(seat, "A2.4")
    assert at(drawing(table), "A2.4")[1] == "●▲■◆"
    table.enemy("salt-crab", "A2.4")
    assert at(drawing(table), "A2.4")[1].endswith("+")


def test_what_is_open_to_the_one_who_decides_is_lit_for_them_alone() -> None:
    table = Table(spaces=["A2.4", "A2.1"]).no_enemies()
    assert any("A1! ◎" in line for line in drawing(table))
    table.choose("move")
    assert "◎" in at(drawing(table), "A2.3")[1]
    assert not any("◎" in line for line in drawing(table, viewer=1))


def test_names_of_places_stand_on_a_wide_map() -> None:
    table = Table(spaces=["A2.1", "A2.2"])
    assert any("A2.1 Crossroads Camp" in line for line in drawing(table, width=140))


WALLS = frozenset("│┊─┄┌┐└┘├┤┬┴┼")


def regions(lines: list[str], names: dict[str, str]) -> dict[tuple[int, int], str]:
    """Which space each sign of a drawing belongs to: those between the same walls as its name."""
    found: dict[tuple[int, int], str] = {}
    for shown, name in names.items():
        row = next(i for i, line in enumerate(lines) if shown in line)
        spread = [(row, lines[row].index(shown))]
        while spread:
            spot = spread.pop()
            y, x = spot
            if spot in found or lines[y][x] in WALLS:
                continue
            found[spot] = name
            spread += [(y, x - 1), (y, x + 1), (y - 1, x), (y + 1, x)]
    return found


@pytest.mark.parametrize("width", [80, 97, 120, 140])
def test_what_touches_on_the_map_is_adjacent_and_nothing_else(width: int) -> None:
    table = Table(spaces=["A2.1", "A2.2"]).no_enemies().tile("B1", "boot-market")
    lines = drawing(table, width)
    lines = [line.ljust(max(map(len, lines))) for line in lines]
    seen = scene_of(table).seen
    names = {space.space: space.space for space in seen.spaces()}
    names |= {f" {slot.slot}!": f"{slot.slot}.x" for slot in seen.map if slot.tile is None}
    owners = regions(lines, names)
    assert {*owners.values()} == {*names.values()}
    touching: set[tuple[str, str]] = set()
    for y, x in [(y, x) for y, line in enumerate(lines) for x in range(len(line))]:
        for one, two in (((y, x - 1), (y, x + 1)), ((y - 1, x), (y + 1, x))):
            pair = owners.get(one), owners.get(two)
            if lines[y][x] in WALLS and pair[0] and pair[1] and pair[0] != pair[1]:
                touching |= {(pair[0], pair[1]), (pair[1], pair[0])}
    adjacent = {(space.space, other) for space in seen.spaces() for other in space.adjacent}
    adjacent |= {(f"{slot.slot}.x", other) for slot in seen.map for other in slot.adjacent}
    assert touching == adjacent
    assert max(map(len, lines)) <= width


def test_a_whole_sheet_of_tiles_fits_into_80_columns() -> None:
    scene = scene_of(Table(spaces=["A2.1", "A2.2"]))
    known = {slot.slot: slot for slot in scene.seen.map}
    full = [known.get(name) or FalloutTile(slot=name, tile=None, kind="deadly") for name in SLOTS]
    scene.look.table = msgspec.structs.replace(scene.seen, map=full)
    lines = [line.plain for line in draw_map(scene, 80)]
    assert max(map(len, lines)) <= 80
    assert all(any(name in line for line in lines) for name in SLOTS)


# Beside the map


def test_a_board_shows_figures_letters_and_cards() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).set(0, caps=7, rads=2, xp=3).letters(0, "SEL")
    table.drop_all(0).equip(0, "bell-hammer").hold(0, "stimpak").traits(0, "vilified")
    board = words("\n".join(line.plain for line in draw_boards(scene_of(table), 80)))
    assert "►● Ada S·E···L HP 16/16, rads 2, XP 3, Caps 7, agendas 1, on A2.1 ①" in board
    assert "Traits: Vilified · Equipped: Bell Hammer · Inventory: Stimpak" in board


def test_influence_is_told_agenda_by_agenda_to_its_owner_alone() -> None:
    table = Table(spaces=["A2.1", "A2.2"], content=tuned())
    table.agendas(0, "well-read", "keepers-oath").letters(0, "SPEC")
    table.power(star=2, shield=0)
    own = words("\n".join(line.plain for line in draw_boards(scene_of(table), 80)))
    assert "Your agendas: influence 5 of 10" in own
    assert "Well Read gives 2 influence now: 1 for the card; 1 for “+1 influence for every" in own
    assert "The Keeper’s Oath gives 3 influence now: 1 for the card; 2 for “" in own
    other = "\n".join(line.plain for line in draw_boards(scene_of(table, viewer=1), 80))
    assert "Well Read" not in other
    assert "agendas 2" in other
    assert "agendas: influence 5" not in other


def test_the_power_track_and_quests_show_how_far_things_have_come() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).power(star=2, shield=5).stage("lamp-is-lit")
    powers = [line.plain for line in draw_powers(scene_of(table), 100)]
    assert powers[0].startswith("★ The Lamplighters      ■■····· 2/7  faction tokens are no")
    assert "■■■■■·· 5/7" in powers[1]
    assert "level 2" in powers[1]
    quests = words("\n".join(line.plain for line in draw_quests(scene_of(table), 80)))
    assert "5 The Lamp Is Lit Rounds left: 9" in quests
    assert "explore a tile (3 times in all). So far: 0 of 3." in quests


def test_the_shop_shows_prices() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).shop("stimpak", "pack-mule")
    assert shop_line(scene_of(table)) == "Shop: Stimpak (3), Pack Mule"


# Encounters


def encounter(card: str = "open-manhole") -> Table:
    table = Table(spaces=["A2.2", "A2.1"]).no_enemies().drop_all(0)
    return table.deck("wasteland", card).choose("encounter")


def test_an_encounter_is_told_up_to_its_leads_and_no_further() -> None:
    asked = words(page(encounter()))
    story = game().content.story
    assert "Encounter, level 1: " in asked
    assert words(story("en", "encounter-open-manhole")[0]) in asked
    for number in (2, 3):
        assert words(story("en", f"encounter-open-manhole.lead-{number}")[0]) in asked
        assert words(story("en", f"encounter-open-manhole.outcome-{number}")[0]) not in asked
    assert "difficulty" not in asked  # the test of option 2 is sealed


def test_leads_that_are_not_open_are_told_with_what_they_ask_for() -> None:
    panel = panel_of(scene_of(encounter()))
    assert panel is not None
    forced, cost = panel.lines
    assert forced.startswith("Not open: ")
    assert "Super Mutant" in forced
    assert "aid" in cost


def test_an_outcome_is_told_once_it_is_chosen() -> None:
    table = encounter().listen().choose("choose 3")
    events = [Event(t.E_ENCOUNTER, 0, game().names.encounters.index("open-manhole"), 1, 0)]
    events += [Event(t.E_OPTION, 0, events[0].a, 2, 0)]
    told = [sentence for note in news_of(scene_of(table), events) for sentence in note.sentences]
    story = game().content.story
    assert words(story("en", "encounter-open-manhole.outcome-3")[0]) in told
    assert "Result: gain 2 Caps." in told


@pytest.mark.parametrize(("hits", "end"), [(3, "success"), (2, "fail")])
def test_the_end_of_a_task_is_read_aloud_though_it_began_earlier(hits: int, end: str) -> None:
    table = encounter()
    card = game().names.encounters.index("open-manhole")
    events = [
        Event(t.E_ENCOUNTER, 0, card, 1, 0),
        Event(t.E_OPTION, 0, card, 1, 0),
        Event(t.E_TEST, 0, hits, 3, 0),
    ]
    notes = news_of(scene_of(table), events[:2], events[2:], after=1)
    story = game().content.story("en", f"encounter-open-manhole.{end}-2")[0]
    assert [note.is_story for note in notes] == [False, True]
    assert notes[1].sentences == [words(story)]


def test_a_joint_test_that_fails_is_told_by_its_quest() -> None:
    quest = game().names.quests.index("choir-practice")
    events = [
        Event(CHOICE, 0, pack(t.QUEST, quest, 0), 0, 0),
        Event(t.E_TEST, 0, 1, t.NO_DIFFICULTY, 0),
        Event(t.E_TEST, 1, 1, t.NO_DIFFICULTY, 0),
        Event(t.E_QUEST_FAILED, 0, quest, 0, 0),
    ]
    notes = news_of(scene_of(Table(spaces=["A2.1", "A2.2"])), events)
    story = game().content.story("en", "quest-choir-practice.fail-1")[0]
    assert [note.sentences for note in notes if note.is_story] == [[words(story)]]


def test_a_story_in_another_language_is_marked_in_menu_and_news(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = encounter()
    assert "[EN]" not in page(table, language="pl")
    other = overseer.load("fallout", [told_in_english(tmp_path / "outpost")])
    monkeypatch.setattr(f"{__name__}.game", lambda: other)
    assert "2 [EN] " in page(table, language="pl")
    assert "[EN]" not in page(table, language="en")


# Dice


def test_in_a_fight_areas_strike_the_enemy_and_hit_icons_the_survivor() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).no_enemies().drop_all(0).equip(0, "bell-hammer")
    table.letters(0, "S").enemy("glow-newt", "A2.1")
    table.choose("fight glow-newt A2.1").roll(4, 1, 3)
    panel = panel_of(scene_of(table))
    assert panel is not None
    assert panel.title == "Fight: Glow Newt"
    assert panel.lines == [
        "level 2; vulnerable: head, body; RADIATION",
        "Letters of the weapon, for rerolls: S, S",
        "Die 1: head: 1 hit on the enemy; 1 hit icon against you.",
        "Die 2: no area: no hit; no hits on you.",
        "Die 3: body: 1 hit on the enemy; no hits on you.",
        "As the dice lie, hit icons against you: 1, less armor 0: 2 damage.",
        "Your hits: 2 of 2 needed.",
        "Rerolls left: 2.",
    ]


def test_what_the_dice_of_a_fight_are_said_to_come_to_is_what_happens() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).no_enemies().drop_all(0).equip(0, "bell-hammer")
    table.letters(0, "S").enemy("salt-crab", "A2.1").listen()
    table.choose("fight salt-crab A2.1").roll(4, 6, 2)
    panel = panel_of(scene_of(table))
    assert panel is not None
    assert "hit icons against you: 3, less armor 0: 3 damage." in panel.lines[-3]
    assert panel.lines[-2] == "Your hits: 3 of 2 needed."
    table.choose("done")
    assert table.log("DAMAGE") == [("DAMAGE", 0, 3, 0, 0)]
    assert table.log("STRUCK") == [("STRUCK", 0, 3, 2, 0)]


def test_in_a_test_hit_icons_count_and_areas_are_struck_out() -> None:
    table = encounter().letters(0, "P")
    table.choose("choose 2").roll(4, 1, 3)
    panel = panel_of(scene_of(table))
    assert panel is not None
    assert panel.title == "TEST of difficulty 3; letters: P, A"
    assert panel.lines == [
        "Die 1: 1 hit icon; areas do not count (struck out: head).",
        "Die 2: no hit icon.",
        "Die 3: no hit icon; areas do not count (struck out: body).",
        "Hit icons: 1 of 3 needed.",
        "Rerolls left: 1.",
    ]


@pytest.mark.parametrize(
    ("in_fight", "word"),
    [(1, "FIGHT, Ada rolls: head, 1 hit icon"), (0, "TEST, Ada rolls: 1 hit icon")],
)
def test_the_log_says_what_dice_are_rolled_for(in_fight: int, word: str) -> None:
    table = Table(spaces=["A2.1", "A2.2"])
    faces = 3 + 8 * 0 + 64 * t.KEPT
    (note,) = news_of(scene_of(table), [Event(t.E_DICE, 0, faces, in_fight, 0)])
    assert note.sentences == [f"{word}; blank; as it lies"]


# Menus


def test_a_turn_is_grouped_and_ends_with_its_end() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).no_enemies().hold(0, "stimpak").set(0, hp=9)
    table.agendas(0, "keepers-oath")
    menu = menu_of(scene_of(table))
    titles = [group.title for group in menu.groups]
    assert titles == ["Actions", "Cards", "Loyalty", ""]
    assert menu.entries[-1].options[0].notation == "end"
    moved = menu_of(scene_of(table.choose("move")))
    assert "Steps" in [group.title for group in moved.groups]


def test_every_option_has_one_entry_and_amounts_share_one() -> None:
    table = Table(spaces=["A2.1", "A2.1"]).no_enemies().set(0, caps=5)
    table.stand(1, "A2.1").choose("camp", "trade 1")
    menu = menu_of(scene_of(table))
    offered = sorted(option.notation for entry in menu.entries for option in entry.options)
    assert offered == sorted(table.offered)
    caps = [entry for entry in menu.entries if entry.title == "Give Caps"]
    assert [len(entry.options) for entry in caps] == [5]


def test_the_ways_of_a_cards_choice_are_told() -> None:
    table = encounter("goat-on-a-roof").hold(0, "tinned-pears").set(0, hp=5, caps=3, rads=2)
    table.choose("choose 2")
    asked = words(page(table))
    assert "1 Recover 6 HP" in asked
    assert "loot" in asked


def test_a_price_counts_discounts_in() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).no_enemies().shop("stimpak").set(0, caps=9)
    table.run("shop: {items: 1, discount: 1}")
    asked = words(page(table, width=200))
    assert "Your Caps: 9." in asked
    assert "price 2" in asked


def test_amounts_stand_each_for_itself_where_there_is_nothing_else_to_choose() -> None:
    table = Table(spaces=["A2.1", "A2.2"]).no_enemies().stage("unpaid-tolls").set(0, caps=3)
    menu = menu_of(scene_of(table.choose("quest unpaid-tolls 1")))
    assert [entry.title for entry in menu.entries] == [
        "Lay down 1 Cap",
        "Lay down 2 Caps",
        "Lay down 3 Caps",
    ]


# Deals


def test_a_deal_shows_both_sides_and_hides_agendas() -> None:
    table = Table(spaces=["A2.1", "A2.1"]).no_enemies().set(0, caps=5).hold(1, "oilskin")
    table.agendas(0, "well-read").stand(1, "A2.1").choose("camp", "trade 1")
    table.choose("give-caps 2", "give-agenda well-read", "want oilskin inventory ready")
    own = panel_of(scene_of(table, viewer=0))
    assert own is not None
    assert own.lines == ["Ada gives: 2 Caps, Well Read.", "Boris gives: Oilskin."]
    other = panel_of(scene_of(table, viewer=1))
    assert other is not None
    assert other.lines[0] == "Ada gives: 2 Caps, an agenda."


# The end


@pytest.mark.parametrize(
    ("winners", "lost", "truncated", "said"),
    [
        (2, 0, 0, "Boris wins."),
        (3, 0, 0, "The victory is shared: Ada, Boris."),
        (0, 2, 0, "Nobody wins: everything goes to The Blackout Wardens."),
        (0, 3, 0, "Nobody wins: nobody is left."),
        (0, 0, 1, "Nobody wins: the round limit is reached."),
    ],
)
def test_the_end_says_who_has_won_or_why_nobody_has(
    winners: int, lost: int, truncated: int, said: str
) -> None:
    land = game().new(players=2, seed=1)
    land.winners, land.lost, land.truncated = winners, lost, truncated
    land.stack.clear()
    land.settle()
    ending = FalloutDisplay(game()).ending(land, [], Reader("en", NAMES[:2]))
    assert ending.verdict.startswith(said)


@pytest.mark.parametrize("plain", [True, False])
def test_the_story_begins_with_its_factions_and_ends_with_an_epilogue(plain: bool) -> None:
    text = io.StringIO()
    console = Console(file=text, width=100, theme=THEME, highlight=False, markup=False, emoji=False)
    face: Face[Any] = PlainTable(console) if plain else Drawn(console)
    land = game().new(players=2, seed=1)
    players = [Player(name) for name in NAMES[:2]]
    face.opening(Scene(FalloutDisplay(game()), land, players, "en", SPECTATOR))
    begun = words(text.getvalue())
    for told in (game().content.told("en", "scenario-mile-ninety"), "The Blackout Wardens. The"):
        assert told in begun
    assert "10 influence wins." in begun
    land.lost = 1
    held = owned_code(0, game().book.names.agendas.index("wick-and-oil"))
    land.agendas = append(land.agendas, held)
    land.stack.clear()
    land.settle()
    face.ending(Scene(FalloutDisplay(game()), land, players, "en", SPECTATOR), [])
    ended = words(text.getvalue()).removeprefix(begun)
    for told in ("Ada, Wick and Oil: 1 (1 card).", "before anybody had 10 influence."):
        assert told in ended
    assert ended.endswith(game().content.told("en", "scenario-mile-ninety.lost-star"))


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_plain_table_tells_what_is_next_to_each_space(language: str) -> None:
    table = Table(spaces=["A2.1", "A2.2"])
    scene = scene_of(table, language)
    (whole,) = (each for each in outline_of(scene) if len(each.parts) == len(scene.seen.map))
    told = list(spoken([whole]))
    for space in scene.seen.spaces():
        (line,) = [line for line in told if line.startswith(f"{space.space}:")]
        assert all(other in line.partition(":")[2] for other in space.adjacent)


def outline_of(scene: Scene) -> list[Section]:
    return scene.display.outline(scene.state, scene.viewer, scene.reader)
