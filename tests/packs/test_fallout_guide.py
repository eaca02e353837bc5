"""The guide to packs of Fallout, kept true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overseer.content.fallout import load
from overseer.content.fallout.agendas import MOST_BONUSES, MOST_ICONS, MOST_INFLUENCE
from overseer.content.fallout.characters import MOST_HP
from overseer.content.fallout.dice import MOST_HITS
from overseer.content.fallout.encounters import MOST_OPTIONS
from overseer.content.fallout.enemies import MOST_ABILITIES
from overseer.content.fallout.items import MOST_LETTERS, MOST_USES
from overseer.content.fallout.passives import MAX_PASSIVES
from overseer.content.fallout.quests import MOST_CAPS, MOST_ROUNDS, MOST_TIMES
from overseer.content.fallout.scope import MAX_DEPTH
from overseer.content.fallout.steps import MAX_STEPS
from overseer.content.fallout.tasks import MAX_TASKS
from overseer.content.fallout.validity import (
    AGENDAS_PER_PLAYER,
    MAX_CARDS,
    MORE_AGENDAS,
    PERKS_PER_LETTER,
    SHOP_ROW,
)
from overseer.content.fallout.words import MOST_PLAYERS
from overseer.content.pack import BUILT_IN
from overseer.games.fallout.flower import CELLS, borders
from overseer.games.fallout.notation import SLOTS

GUIDE = (Path(__file__).parents[2] / "docs" / "packs-fallout.md").read_text(encoding="utf-8")
WORDS = " ".join(GUIDE.split())
ROUND = ("above", "upper right", "lower right", "below", "lower left", "upper left")
CELLS_TOLD = re.compile(r"^\| (above|below|[a-z]+er [a-z]+) \| ([0-6–, ]+) \|$", re.MULTILINE)


def across() -> dict[str, dict[str, list[tuple[int, int]]]]:
    """For each slot the slots round it, with the cells that touch: ours, and theirs."""
    around = borders(range(len(SLOTS)))
    size = len(CELLS) * 6
    found: dict[str, dict[str, list[tuple[int, int]]]] = {name: {} for name in SLOTS}
    for index, cell in enumerate(around):
        slot, ours = index // size, index % size // 6
        if cell >= 0 and cell // len(CELLS) != slot:
            other = SLOTS[cell // len(CELLS)]
            found[SLOTS[slot]].setdefault(other, []).append((ours, cell % len(CELLS)))
    return found


def test_the_guide_tells_which_cells_touch_in_which_direction() -> None:
    told = dict(CELLS_TOLD.findall(GUIDE))
    assert tuple(told) == ROUND
    for around in across().values():
        for cells in around.values():
            pairs = {f"{ours}–{theirs}" for ours, theirs in cells}
            assert pairs in [{*pairs.split(", ")} for pairs in told.values()]


def test_the_guide_tells_what_lies_round_each_slot() -> None:
    assert f"| slot | {' | '.join(ROUND)} |" in GUIDE
    cells = dict(CELLS_TOLD.findall(GUIDE))
    for slot, around in across().items():
        row = []
        for direction in ROUND:
            first = cells[direction].split(", ")[0]
            ours, theirs = int(first[0]), int(first[-1])
            row += [name for name, pairs in around.items() if (ours, theirs) in pairs] or ["–"]
        assert f"| {slot} | {' | '.join(row)} |" in GUIDE


def test_the_guide_names_the_prefix_of_every_name() -> None:
    texts = BUILT_IN / "fallout" / "outpost" / "texts" / "en.ftl"
    kinds = set(
        re.findall(r"^([a-z]+(?:-enemy)?)-", texts.read_text(encoding="utf-8"), re.MULTILINE)
    )
    for kind in kinds - {"pack"}:
        assert re.search(rf"`{kind}-<(id|scenario)>", GUIDE), kind
    assert kinds >= {type(card).__name__.lower() for card in load().quests}


@pytest.mark.parametrize(
    "told",
    [
        f"| characters | {MOST_PLAYERS} |",
        f"| assets (with their copies) | {SHOP_ROW + 1}: ",
        f"| perks for each letter | {PERKS_PER_LETTER} |",
        f"| agendas used with n players | {AGENDAS_PER_PLAYER} n + {MORE_AGENDAS}; ",
        f"{MAX_CARDS} cards of a kind",
        f"{MOST_OPTIONS} options of an encounter",
        f"{MOST_USES} uses of an item",
        f"{MOST_LETTERS} letters of a weapon",
        f"{MOST_ABILITIES} abilities of an enemy",
        f"{MOST_ICONS} icons in an agenda's row",
        f"{MOST_BONUSES} bonuses of up to {MOST_INFLUENCE} influence",
        f"{MOST_HP} HP",
        f"{MOST_HITS} hit icons on a face",
        f"a timer of {MOST_ROUNDS} rounds, {MOST_TIMES} deeds, a deposit of {MOST_CAPS} Caps",
        f"{MAX_TASKS} tasks and {MAX_STEPS} steps in a list, {MAX_PASSIVES} passives of a card",
        f"branches within branches, {MAX_DEPTH} deep",
    ],
)
def test_the_guide_tells_the_limits(told: str) -> None:
    assert told in WORDS


@pytest.mark.parametrize(
    ("pack", "told"), [("core", "core pack has 1 to {}"), ("outpost", "`outpost` 1 to {}")]
)
def test_the_guide_tells_which_numbers_are_taken(pack: str, told: str) -> None:
    box = load([pack])
    last = max(*(card.number for card in box.quests), *(card.number for card in box.encounters))
    assert told.format(last) in WORDS
    assert last < 501
