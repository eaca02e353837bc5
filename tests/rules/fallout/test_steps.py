"""Steps under way: copied and dumped whole, and what they ask beside their rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from overseer._unit import source
from overseer.games.fallout.codec import CODEC
from overseer.games.fallout.notation import parse_node
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

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
    assert copy.dump() == frame.dump() == fields(name)


@pytest.mark.parametrize(("name", "row"), ROWS)
def test_a_copied_step_shares_no_row_with_the_original(name: str, row: str) -> None:
    frame = CODEC.frames[name](*fields(name))
    assert getattr(frame.copy(), row) is not getattr(frame, row)
    assert not any(field is getattr(frame, row) for field in frame.dump())


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


@pytest.mark.rule("FO-ABIL-08")
def test_rads_of_one_fight_are_counted_together_and_apart_from_damage() -> None:
    quest = "{number: 90, objectives: [{trigger: {suffer: {rads: 4, within: fight}}, "
    quest += "do: [caps: 9, trash: this]}]}"
    table = quiet(content=variant(quests={"glowing": quest})).stand(0, HERE).stage("glowing")
    table.enemy("glow-newt", HERE).letters(0, "P").choose(f"fight glow-newt {HERE}").roll(4, 1, 1)
    assert (table.land.rads[0], table.land.caps[0]) == (2, 3)  # two of four


@pytest.mark.rule("FO-HP-04")
def test_every_death_is_counted() -> None:
    table = quiet()
    for number in (1, 2):
        table.set(0, hp=2).run("damage: 5")
        while table.question == "STAND":
            table.choose(table.offered[0])
        assert table.land.deaths[0] == number
