"""The guide to packs and its example, kept true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import overseer
from overseer import content
from overseer.catalog.lessons import lessons_of, rehearse
from overseer.content.pack import BUILT_IN
from overseer.content.shelter import Space, load
from overseer.content.shelter.icons import COSTS, GAINS, REWARDS
from overseer.content.shelter.items import COUNTS, KINDS, USES
from packs.conftest import MakePack

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "packs" / "night-market"
GUIDE = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(yaml|ftl)\n(.*?)```", GUIDE, re.DOTALL)
CODE = " ".join(re.findall(r"`([^`\n]+)`", GUIDE))


def test_the_example_has_neither_errors_nor_warnings() -> None:
    assert content.examine(EXAMPLE) == content.Findings((), ())


def test_the_example_adds_two_rooms_two_items_and_a_threat() -> None:
    core, shelter = load(), load([EXAMPLE])
    assert [room.id for room in shelter.rooms[len(core.rooms) :]] == ["market-hall", "soup-kitchen"]
    assert [item.id for item in shelter.items[len(core.items) :]] == ["paper-lantern", "stray-cat"]
    assert [threat.id for threat in shelter.threats[len(core.threats) :]] == ["pickpocket"]
    kitchen = Space(cost=("W", "F"), reward=("H", "H"), letter="A", linked=True)
    assert shelter.rooms[-1].spaces == (kitchen,)


@pytest.mark.parametrize(
    "name", ["pack.yaml", "rooms.yaml", "items.yaml", "threats.yaml", "texts/en.ftl"]
)
def test_the_guide_shows_the_files_of_the_example(name: str) -> None:
    assert (EXAMPLE / name).read_text(encoding="utf-8") in [text for _, text in BLOCKS]


def test_the_guide_shows_the_vault_of_the_core_cards(tmp_path: Path) -> None:
    (vault,) = [text for _, text in BLOCKS if text.startswith("top:")]
    folder = tmp_path / "shown"
    for path in (BUILT_IN / "shelter" / "core").rglob("*.*"):
        copy = folder / path.relative_to(BUILT_IN / "shelter" / "core")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    (folder / "vault.yaml").write_text(vault)
    core, shown = load(), load([folder])
    assert (shown.top, shown.columns) == (core.top, core.columns)
    assert (shown.start_elevator, shown.elevator) == (core.start_elevator, core.elevator)


def test_the_lesson_of_the_guide_can_be_played(make_pack: MakePack) -> None:
    (steps,) = [text for _, text in BLOCKS if "steps:" in text]
    (words,) = [text for _, text in BLOCKS if text.startswith("lesson-")]
    files = {"lessons/supper.yaml": steps, "lessons/en.ftl": words}
    folder = make_pack({**files, "texts/en.ftl": "pack-name = X\n"})
    assert content.check(folder) == []
    game = overseer.load("shelter", [folder])
    rehearse(game, lessons_of(game)["supper"])


def test_the_polish_lines_of_the_guide_are_those_of_the_example() -> None:
    (polish,) = [text for _, text in BLOCKS if ".accusative" in text]
    assert polish in (EXAMPLE / "texts" / "pl.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", sorted({*COSTS, *REWARDS, *GAINS, *KINDS, *COUNTS, *USES}))
def test_the_guide_knows_every_word_of_the_vocabulary(word: str) -> None:
    assert word in CODE.split()


@pytest.mark.parametrize("step", sorted({step for steps in USES.values() for step in steps}))
def test_the_guide_knows_every_step(step: str) -> None:
    assert f"{step}:" in CODE.split()
