"""A tiny complete Fallout pack, and what goes wrong when something is put into it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from overseer import content
from overseer.content.pack import BUILT_IN

OUTPOST = BUILT_IN / "fallout" / "outpost"
MANIFEST = """\
id: tiny
version: 1.0.0
game: fallout
languages: [en]
story: [en]
licence: CC-BY-4.0
standalone: true
"""
FACES = (
    "{areas: [], hits: 0}, {areas: [head], hits: 1}, {areas: [body], hits: 1}, "
    "{areas: [arms], hits: 0}, {areas: [legs], hits: 0}, {areas: [head, legs], hits: 2}"
)
ICONS = "critter, human, robot, monster, super-mutant, star, shield"
TINY: dict[str, str] = {
    "dice.yaml": f"dice: [[{FACES}], [{FACES}], [{FACES}]]\n",
    "tiles.yaml": """\
camp:
  kind: named
  spaces:
    - {place: hut, cells: [0, 1], encounter: settlement, level: 1}
    - {place: shed, cells: [2, 3], encounter: wasteland, level: 2}
    - {cells: [4, 5, 6], enemy: critter}
moor: {kind: dangerous, spaces: [{place: cairn, cells: [0, 1, 2, 3, 4, 5, 6]}]}
pit: {kind: deadly, spaces: [{cells: [0, 1, 2, 3, 4, 5, 6], terrain: [irradiated]}]}
""",
    "scenarios.yaml": """\
first:
  start: camp
  layout: {A1: camp, A2: dangerous, B1: deadly}
  factions:
    star: {enemy: {level: X, weak: [head]}}
    shield: {on-activation: []}
  track: [{X: 1}, {X: 2}, {X: 3}]
  quests: [1]
""",
    "enemies.yaml": "rat: {type: critter, level: 1, weak: [head], copies: 2}\n"
    + "".join(
        f"{name}: {{type: {type_}, level: 1, weak: [body]}}\n"
        for name, type_ in (
            ("scrapper", "human"),
            ("toaster", "robot"),
            ("lurker", "monster"),
            ("brute", "super-mutant"),
        )
    ),
    "characters.yaml": "".join(
        f"c{letter.lower()}: {{letter: {letter}, passive: [inventory: 1]}}\n" for letter in "SPEC"
    ),
    "items.yaml": """\
pan: {deck: loot, kind: weapon, letters: S, value: 1}
lamp: {deck: asset, copies: 5, kind: aid, value: 2}
""",
    "perks.yaml": """\
grit: {letters: SPECIAL, use: {when: turn, do: [heal: 1]}}
wit: {letters: SPECIAL, use: {when: turn, do: [xp: 1]}}
""",
    "agendas.yaml": "".join(f"a{n}: {{enemies: [{ICONS}]}}\n" for n in range(20)),
    "encounters.yaml": """\
ruin: {deck: wasteland, options: [{do: [loot: level]}]}
stall: {deck: settlement, options: [{do: [shop: level]}]}
""",
    "quests.yaml": """\
well: {number: 1, objectives: [{trigger: {camp: true}, do: [agenda: 1, trash: this]}]}
""",
}
KINDS = {
    "tiles": "tile",
    "scenarios": "scenario",
    "enemies": "enemy",
    "characters": "character",
    "items": "item",
    "perks": "perk",
    "agendas": "agenda",
    "encounters": "encounter",
    "quests": "quest",
}


def names(files: Mapping[str, str]) -> str:
    """Names for all cards and places of some files, found in a way of the test's own."""
    found = ["pack-name = Tiny"]
    for file, kind in KINDS.items():
        text = files.get(f"{file}.yaml", "")
        ids = re.findall(r"^([a-z0-9-]+):", text, re.MULTILINE)
        found += [f"{kind}-{card} = X" for card in ids]
        found += [f"place-{place} = X" for place in re.findall(r"\bplace: ([a-z-]+),", text)]
        if kind == "scenario":
            found += [f"faction-{card}-{side} = X" for card in ids for side in ("star", "shield")]
            found += [f"faction-enemy-{card}-star = X" for card in ids]
    return "\n".join(dict.fromkeys(found)) + "\n"


def write(folder: Path, files: Mapping[str, str]) -> Path:
    """Write a pack; a story and names are put beside it unless given."""
    told = [
        name
        for name in names(files).replace(" = X", "").splitlines()
        if name.startswith(("scenario-", "quest-", "encounter-"))
    ]
    events = re.findall(r"^([a-z-]+): {.*kind: event", files.get("items.yaml", ""), re.MULTILINE)
    parts = ("objective", "done", "fail", "lead", "outcome", "success")
    lines = "".join(f"    .{part}-{n} = Then.\n" for part in parts for n in range(1, 5))
    story = "".join(f"story-{name} = Once.\n{lines}" for name in told)
    story += "".join(f"story-item-{event} = Suddenly.\n" for event in events)
    given = {"pack.yaml": MANIFEST, "texts/en.ftl": names(files), "story/en.ftl": story, **files}
    for name, text in given.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def told_in_english(folder: Path) -> Path:
    """The built-in pack as it would be if its story were told in English only."""
    shutil.copytree(OUTPOST, folder)
    manifest = folder / "pack.yaml"
    text, times = re.subn(r"story: .*", "story: [en]", manifest.read_text(encoding="utf-8"))
    assert times == 1
    manifest.write_text(text, encoding="utf-8")
    return folder


def with_more(more: Mapping[str, str]) -> dict[str, str]:
    """The tiny pack with more cards in front of its own."""
    return {**TINY, **{name: text + TINY.get(name, "") for name, text in more.items()}}


def errors_of(folder: Path) -> list[str]:
    """The errors of a pack's data, without the folder in front."""
    found = (str(error).removeprefix(f"{folder}/") for error in content.check(folder))
    return [error for error in found if not error.startswith(("texts/", "story/"))]


def doubts_of(folder: Path) -> list[str]:
    """The warnings about a pack's data, without the folder in front."""
    findings = content.examine(folder)
    assert findings.errors == ()
    found = (str(doubt).removeprefix(f"{folder}/") for doubt in findings.warnings)
    return [doubt for doubt in found if not doubt.startswith(("texts/", "story/"))]
