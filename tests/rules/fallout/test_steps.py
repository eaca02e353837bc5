"""Steps under way: copied and dumped whole, and what they ask beside their rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from overseer._unit import source
from overseer.games.fallout.codec import CODEC
from overseer.games.fallout.hp import damage, irradiate
from overseer.games.fallout.notation import parse_node
from overseer.kernel.codec import dump_frame
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet, sheet

HERE = "C2.1"
NEXT = "C2.4"


def parameters(name: str) -> dict[str, bool]:
    """The fields of a kind of step in the order of its `__init__`, and whether each is a row.

    They are read from the source, since a compiled class does not tell them.
    """
    path = source(CODEC.frames[name].__module__)
    for node in ast.parse(Path(path).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    arguments = part.args.args[1:]
                    return {
                        each.arg: isinstance(each.annotation, ast.Subscript) for each in arguments
                    }
    return {}


def fields(name: str) -> list[object]:
    """Different numbers for all fields of a kind of step."""
    rows = parameters(name).values()
    return [[number] if is_row else number for number, is_row in enumerate(rows, start=1)]


ROWS = [(name, row) for name in CODEC.frames for row, is_row in parameters(name).items() if is_row]


def test_steps_have_fields_and_rows() -> None:
    assert len(fields("Trade")) == 12
    assert ("Trade", "shown") in ROWS


@pytest.mark.parametrize("name", CODEC.frames)
def test_a_step_under_way_is_copied_and_dumped_whole(name: str) -> None:
    frame = CODEC.frames[name](*fields(name))
    copy = frame.copy()
    assert type(copy) is type(frame)
    assert dump_frame(copy) == dump_frame(frame) == [name, *fields(name)]


@pytest.mark.parametrize(("name", "row"), ROWS)
def test_a_copied_step_shares_no_row_with_the_original(name: str, row: str) -> None:
    frame = CODEC.frames[name](*fields(name))
    assert getattr(frame.copy(), row) is not getattr(frame, row)
    assert not any(field is getattr(frame, row) for field in dump_frame(frame))


@pytest.mark.rule("FO-R-42")
def test_who_turns_a_die_picks_it_and_its_face() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE).perks(0, "careful-aim")
    table.choose(f"fight ditch-hen {HERE}").roll(4, 1, 1).choose("perk careful-aim")
    assert (table.question, table.seat, table.default) == ("TURN_DIE", 0, "turn 1 1")
    assert len(table.offered) == 15  # five other faces of three dice
    assert "turn 1 4" not in table.offered
    assert table.land.decision is not None
    assert table.land.decision.source == 0


@pytest.mark.rule("FO-ABIL-05")
def test_the_question_about_aggressive_enemies_names_their_space() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", NEXT).enemy("harbour-worm", NEXT)
    table.choose("move", f"step {NEXT}")
    assert table.land.decision is not None
    assert table.land.decision.source == parse_node(NEXT)
    assert table.default == table.offered[0]


@pytest.mark.rule("FO-R-57")
def test_a_card_is_used_before_an_aggressive_enemy_is_fought() -> None:
    tea = "{deck: loot, kind: aid, value: 1, use: [{when: turn, spend: discard, do: [heal: 2]}]}"
    table = quiet(content=variant(items={"kite": tea})).stand(0, HERE).set(0, hp=10).hold(0, "kite")
    table.enemy("pantry-roach", NEXT).enemy("harbour-worm", NEXT).choose("move", f"step {NEXT}")
    (use,) = table.offers("use")
    table.choose(use)
    assert (table.hp(0), table.question) == (12, "AGGRESSIVE")


@pytest.mark.rule("FO-HP-01")
def test_rads_bring_xp_to_whom_their_board_says_so() -> None:
    table = Table(characters=("large-librarian", "mail-rider"))
    before = [int(table.land.xp[seat]) for seat in range(2)]
    for seat in range(2):
        table.run("rads: 1", seat=seat)
    assert [table.land.xp[seat] - before[seat] for seat in range(2)] == [1, 0]


@pytest.mark.rule("FO-QUEST-02")
@pytest.mark.parametrize(
    ("suffered", "done"),
    [
        ("rads: 2, within: fight", True),
        ("rads: 3, within: fight", False),  # the two damage do not count as well
        ("damage: 3, within: fight", False),
        ("damage: 2, within: fight", True),
    ],
)
def test_rads_and_damage_of_a_fight_are_counted_apart(suffered: str, done: bool) -> None:
    quest = f"{{number: 90, objectives: [{{trigger: {{suffer: {{{suffered}}}}}, do: [caps: 9]}}]}}"
    table = quiet(content=variant(quests={"glowing": quest})).stand(0, HERE).stage("glowing")
    table.enemy("glow-newt", HERE).choose(f"fight glow-newt {HERE}").roll(4, 1, 1)
    assert (table.land.rads[0], table.land.caps[0]) == (2, 12 if done else 3)


@pytest.mark.rule("FO-HP-01")
def test_nobody_suffers_who_is_out_of_the_game_or_nothing_at_all() -> None:
    table = Table(3).set(1, eliminated=1).listen()
    hp = table.hp(1)
    for suffer in (damage, irradiate):
        suffer(table.land, 1, 2)
        suffer(table.land, 0, 0)
    assert (table.hp(1), table.land.rads[1], table.log()) == (hp, 0, [])


@pytest.mark.rule("FO-R-02")
def test_who_has_no_caps_loses_none() -> None:
    table = quiet().set(0, caps=0).listen().run("lose-caps: 2")
    assert (table.land.caps[0], table.log("CAPS_SPENT")) == (0, [])


@pytest.mark.rule("FO-R-14")
def test_a_card_offers_the_spaces_next_to_the_survivor_and_to_stay() -> None:
    table = quiet(3).stand(1, HERE).run("move: 2", seat=1)
    faceup = [space for space in table.neighbours(HERE) if not space.endswith(".x")]
    steps = [f"step {space}" for space in faceup]
    assert sorted(table.offered) == sorted([*steps, "done"])
    assert (table.question, table.seat, table.default) == ("CARD_STEP", 1, "done")
    assert table.land.decision is not None
    assert table.land.decision.source == 2  # spaces that are left


@pytest.mark.rule("FO-FIGHT-02")
def test_a_roll_is_of_three_dice_and_told_as_one_of_a_fight() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE).listen()
    table.choose(f"fight ditch-hen {HERE}")
    assert table.land.decision is not None
    assert table.land.decision.source == 7  # a bit for each
    table.roll(4, 1, 1)
    assert table.log("DICE") == [("DICE", 0, 3, 1, 0)]


@pytest.mark.rule("FO-FAC-02")
def test_the_advance_of_a_faction_is_nobodys() -> None:
    table = quiet().listen().run("power: {star: 1}")
    assert table.log("POWER") == [("POWER", -1, 0, 1, 0)]


@pytest.mark.rule("FO-HP-04")
def test_every_death_is_counted() -> None:
    table = quiet()
    for number in (1, 2):
        table.set(0, hp=2).run("damage: 5")
        while table.question == "STAND":
            table.choose(table.offered[0])
        assert table.land.deaths[0] == number


@pytest.mark.rule("FO-LEVEL-05")
def test_which_letter_is_kept_and_which_perk_is_taken_is_asked_of_who_levels_up() -> None:
    table = quiet(3).letters(1, "SP").coming("letter S", "letter P").run("level: 1", seat=1)
    for question, choice in (("KEEP", "keep P"), ("PERK", "take keen-eye")):
        assert (table.question, table.seat) == (question, 1)
        assert table.default == table.offered[0]
        assert table.land.decision is not None
        assert table.land.decision.source == 0
        table.choose(choice)


@pytest.mark.rule("FO-TEST-01")
def test_a_roll_of_a_test_is_not_told_as_one_of_a_fight() -> None:
    table = quiet().letters(1, "L").listen()
    table.run(tasks="test: {letters: S, difficulty: 1}", seat=1).roll(4, 1, 1)
    assert table.log("DICE") == [("DICE", 1, 3, 0, 0)]


@pytest.mark.rule("FO-R-109")
def test_within_one_space_is_here_too_and_next_door() -> None:
    table = quiet().stand(0, HERE).run("tokens: {faction: shield, at: {within: 1}, count: 1}")
    near = [HERE, *(space for space in table.neighbours(HERE) if not space.endswith(".x"))]
    assert sorted(table.offered) == sorted(f"put {space}" for space in near)


@pytest.mark.rule("FO-R-85", "FO-R-109")
def test_a_place_that_is_not_on_the_map_is_at_no_distance() -> None:
    for limit in ("max: 9", "min: 0"):
        when = f"distance: {{place: weigh-station, {limit}}}"
        table = quiet().stand(0, "A2.1").set(0, caps=0)
        table.run(f"if: {{when: {{{when}}}, do: [caps: 5], else: [caps: 1]}}")
        assert table.land.caps[0] == 1


@pytest.mark.rule("FO-R-02")
def test_nothing_stands_against_the_first_of_several_choices() -> None:
    table = quiet().run("choose: [{do: [caps: 1]}, {do: [xp: 1]}]")
    frame = table.land.stack[-1]
    for line in table.offered:
        assert frame.refusals(table.land, table.notation.parse(line), 0) == 0, line
    assert frame.refusals(table.land, table.notation.parse("end"), 0) != 0


@pytest.mark.rule("FO-SETUP-11", "FO-SETUP-17", "FO-R-77")
def test_traits_of_a_character_and_levels_of_the_sheet_are_set_up() -> None:
    usher = "{letter: E, hp: 14, traits: [vilified, super-mutant, addicted], passive: [move: 1]}"
    table = Table(
        characters=("boilersmith", "night-usher"),
        content=variant(characters={"night-usher": usher}),
    )
    assert table.traits_of(1) == {"vilified", "super-mutant", "addicted"}
    assert table.traits_of(0) == set()
    content = variant(
        scenarios={"mile-ninety": f"{sheet()['mile-ninety']}setup: [caps: level+1]\n"}
    )
    assert [int(caps) for caps in Table(2, first=1, content=content).land.caps] == [3, 5]
