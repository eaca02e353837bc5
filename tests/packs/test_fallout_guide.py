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
from overseer.content.fallout.quests import MOST_CAPS, MOST_ROUNDS, MOST_TIMES
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


def test_the_guide_tells_which_slots_touch() -> None:
    around = borders(range(len(SLOTS)))
    size = len(CELLS) * 6
    for slot, name in enumerate(SLOTS):
        cells = around[slot * size : (slot + 1) * size]
        touched = {cell // len(CELLS) for cell in cells if cell >= 0} - {slot}
        told = " ".join(SLOTS[other] for other in sorted(touched))
        assert f"| {name} | {told} |" in GUIDE


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
    ],
)
def test_the_guide_tells_the_limits(told: str) -> None:
    assert told in WORDS
