"""Rulings that only packs other than the core can raise (SH-R-92)."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from overseer.content.shelter import Space
from overseer.texts.ledger import ledger
from rules.table import game_with

pytestmark = pytest.mark.rule("SH-R-92")

# What a space would have to show for a ruling to matter.
RAISED_BY: dict[str, Callable[[Space], bool]] = {
    "SH-R-22": lambda space: "build" in space.reward and "room-price" not in space.cost,
    "SH-R-30": lambda space: _doubled(space, "build") or space.reward.count("build") > 1,
    "SH-R-32": lambda space: _doubled(space, "heal"),
    "SH-R-33": lambda space: bool(space.letter) and _trains(space),
    "SH-R-34": lambda space: bool(space.letter) and space.exchange is not None,
    "SH-R-35": lambda space: _doubled(space, "refresh-items") or _doubled(space, "refresh-rooms"),
    "SH-R-36": lambda space: _doubled(space, "first-player"),
    "SH-R-39": lambda space: space.linked and (_hurts(space) or _heals(space) or _trains(space)),
    "SH-R-40": lambda space: space.linked and space.injured_only,
    "SH-R-43": lambda space: _trains(space) and (_hurts(space) or _keeps_injured(space)),
    "SH-R-58": lambda space: (
        _keeps_injured(space)
        or (space.injured_only and _hurts(space))
        or (_heals(space) and not space.injured_only and not _hurts(space))
    ),
    "SH-R-59": lambda space: _hurts(space) and _heals(space),
}


def _doubled(space: Space, icon: str) -> bool:
    return bool(space.letter) and icon in space.reward


def _trains(space: Space) -> bool:
    return any(icon.startswith("train") for icon in space.reward)


def _hurts(space: Space) -> bool:
    return "injure" in space.cost


def _heals(space: Space) -> bool:
    return "heal" in space.reward


def _keeps_injured(space: Space) -> bool:
    return space.injured_only and not _heals(space)


def core_spaces() -> list[Space]:
    """All spaces that are printed on the core cards."""
    content = game_with().content
    rooms = [space for room in (*content.starting, *content.rooms) for space in room.spaces]
    threats = [threat.space for threat in content.threats]
    return [content.start_elevator, content.elevator, *rooms, *threats]


def listed() -> list[str]:
    """The rulings that SH-R-92 lists, in order."""
    text = ledger("shelter").entries["SH-R-92"].text
    found: list[int] = []
    for word in re.findall(r"to SH-R-\d+|SH-R-\d+", text):
        number = int(word[-2:])
        found += range(found[-1] + 1, number + 1) if word.startswith("to") else [number]
    return [f"SH-R-{number}" for number in found]


def cited_with_packs() -> set[str]:
    """The ids that tests cite which write a pack."""
    cited: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and "tmp_path" in {a.arg for a in node.args.args}:
                for decorator in node.decorator_list:
                    if ast.unparse(decorator).startswith("pytest.mark.rule("):
                        cited |= set(re.findall(r"SH-[A-Z]+-\d\d", ast.unparse(decorator)))
    return cited


def test_all_of_them_are_looked_at_here() -> None:
    assert sorted(listed()) == sorted({*RAISED_BY, "SH-R-46", "SH-R-53", "SH-R-56"})


@pytest.mark.parametrize("ruling", RAISED_BY)
def test_no_space_of_the_core_cards_raises_them(ruling: str) -> None:
    assert not [space for space in core_spaces() if RAISED_BY[ruling](space)]


def test_every_core_room_has_two_spaces() -> None:
    content = game_with().content  # SH-R-46
    assert all(len(room.spaces) == 2 for room in (*content.starting, *content.rooms))


def test_no_core_threat_has_both_a_cost_and_a_fight_or_an_injury_cost() -> None:
    threats = game_with().content.threats  # SH-R-53, SH-R-56
    assert not [threat.id for threat in threats if threat.fight and threat.space.cost]
    assert not [threat.id for threat in threats if _hurts(threat.space)]


def test_each_of_them_is_tested_with_a_pack_made_for_the_test() -> None:
    assert set(listed()) <= cited_with_packs()
