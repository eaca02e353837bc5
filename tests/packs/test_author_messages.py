"""What somebody who has only the guide gets wrong: each message says what, where and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer import content
from overseer.content.starting import start

QUEST = "do: [agenda: 1, caps: 2, trash: this]"
CAMP = "trigger: {camp: true}"
STOOL = "kind: aid, value: 2"
# The game, a file of its starter, what stands there, what is written instead, and what is said.
MISTAKES = [
    ("fallout", "quests.yaml", QUEST, "do: [gold: 2]", "6:52: unknown step 'gold' (docs/packs-fallout.md lists every step)"),
    ("fallout", "quests.yaml", CAMP, "action: true, when: {gold: 2}", "5:29: unknown condition 'gold' (docs/packs-fallout.md lists every condition)"),
    ("fallout", "quests.yaml", CAMP, "action: true, when: [caps: 2]", "5:28: when must be a block of keys, not a list (as in when: {caps: 2})"),
    ("fallout", "quests.yaml", CAMP, "action: true, when: {at: pump-shed}", "5:33: unknown spaces 'pump-shed' (one of here, start, adjacent, marker, anywhere, or as in at: {place: pump-shed})"),
    ("fallout", "quests.yaml", QUEST, "do: [power: star]", "6:59: power must be a block of keys, not 'star' (its keys are star, shield)"),
    ("fallout", "quests.yaml", QUEST, "do: [complete: 901]", "6:62: complete must be a block of keys, not '901' (its keys are quest, objective)"),
    ("fallout", "quests.yaml", "number: 901", "number 901", "4:13: a colon is not expected here (quote a text with a colon, and look for a key without one on the line before)"),
    ("fallout", "items.yaml", STOOL, "kind: aid, value: 2, weight: 4", "2:51: unknown key 'weight' in item folding-stool (known: deck, copies, kind, letters, ranged, armor, value, recruit, keep, passive, use, ready-cost, do)"),
    ("fallout", "items.yaml", "deck: unique", "deck: loot", "quests.yaml:5:47: item enamel-kettle is in deck loot, not in unique (write deck: unique in items.yaml, or name another item)"),
    ("fallout", "encounters.yaml", "do: [heal: 2]", "do:", "7:25: unknown key 'do:' in an option (put a space after the colon)"),
    ("fallout", "story/en.ftl", "story-quest-tea-for-two", "story-quest-tea-four-two", "12:1: no text for story-quest-tea-for-two (did you mean this by story-quest-tea-four-two?)"),
    ("fallout", "story/en.ftl", ".done-1", ".done1", "16:5: no text for story-quest-tea-for-two.done-1 (did you mean this by story-quest-tea-for-two.done1?)"),
    ("fallout", "pack.yaml", "base: core", "base: core\nremove: [the-bag]", "6:9: there is no quest 1, which scenario return-to-sender needs (leave in what it needs, or remove or replace that scenario, too)"),
    ("shelter", "rooms.yaml", '{cost: "?", reward: train-C}', "W", "8:12: right must be a block of keys, not 'W' (as in right: {cost: W, reward: H})"),
]  # fmt: skip
FEN = """\
fen:
  kind: named
  spaces:
    - {place: fen, cells: [0, 1]}
    - {cells: [2, 3, 4, 5, 6]}
"""
SMALL = """\
small:
  start: crossroads-camp
  layout: {A1: fen, A2: crossroads-camp, A3: dangerous}
  factions: {star: {on-activation: []}, shield: {on-activation: []}}
  track: [{X: 1}, {X: 1}, {X: 1}]
  quests: [901]
"""


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "said"),
    MISTAKES,
    ids=[case[3] for case in MISTAKES],
)
def test_a_mistake_is_told(
    tmp_path: Path, game: str, file: str, old: str, new: str, said: str
) -> None:
    folder = tmp_path / "mine"
    start(folder, game)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    errors = [str(error).removeprefix(f"{folder}/") for error in content.check(folder)]
    assert (said if ".yaml:" in said else f"{file}:{said}") in errors


def test_the_number_of_another_card_is_told_with_one_that_is_free(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    start(folder, "fallout")
    for file, old in (("quests.yaml", "number: 901"), ("encounters.yaml", "stage: 901")):
        path = folder / file
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(old, old.replace("901", "100")), encoding="utf-8")
    (error,) = content.check(folder)
    assert error.file.endswith("mine/quests.yaml")
    assert error.message == "number 100 stands twice in the library"
    assert error.hint.endswith(" has it too; 160 is free")


def test_a_file_of_a_language_that_is_not_listed_is_told_once(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    start(folder, "shelter")
    manifest = folder / "pack.yaml"
    text = manifest.read_text(encoding="utf-8").replace("[en, pl, ru]", "[en, pl]")
    manifest.write_text(text, encoding="utf-8")
    (warning,) = content.warnings(folder)
    assert warning.message == "is not used"
    (folder / "texts" / "ru.ftl").unlink()
    (warning,) = content.warnings(folder)
    assert warning.message == "the pack has no names in language ru"


def test_a_map_without_the_places_of_the_pack_below_is_doubted(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    start(folder, "fallout")
    (folder / "tiles.yaml").write_text(FEN, encoding="utf-8")
    (folder / "scenarios.yaml").write_text(SMALL, encoding="utf-8")
    names = "scenario-small", "faction-small-star", "faction-small-shield", "tile-fen", "place-fen"
    for language in ("en", "pl", "ru"):
        path = folder / "texts" / f"{language}.ftl"
        lines = "".join(f"{name} = X\n" for name in names)
        path.write_text(path.read_text(encoding="utf-8") + lines, encoding="utf-8")
    story = folder / "story" / "en.ftl"
    story.write_text(
        story.read_text(encoding="utf-8") + "story-scenario-small = Y\n", encoding="utf-8"
    )
    findings = content.examine(folder)
    assert findings.errors == ()
    said = [str(warning).removeprefix(f"{folder}/") for warning in findings.warnings]
    assert said
    assert all(each.startswith("scenarios.yaml:3:11: ") for each in said)
    assert any(
        "place county-hospital is on no map of small (quest " in each
        and each.endswith(" of pack core can come up in it)")
        for each in said
    )
    assert any("place ferrymans-rest is not on every map of small" in each for each in said)
    assert not any("crossroads-camp" in each for each in said)


def test_a_tile_that_pushes_another_off_the_maps_below_is_doubted(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    start(folder, "fallout")
    (folder / "tiles.yaml").write_text(FEN.replace("named", "deadly"), encoding="utf-8")
    for language in ("en", "pl", "ru"):
        path = folder / "texts" / f"{language}.ftl"
        lines = "tile-fen = X\nplace-fen = X\n"
        path.write_text(path.read_text(encoding="utf-8") + lines, encoding="utf-8")
    (warning,) = content.warnings(folder)
    maps = "return-to-sender, the-dry-regatta, the-long-queue, low-water"
    assert warning.message == f"with fen, not every deadly tile is on the maps of {maps}"
    assert str(warning).startswith(f"{folder}/tiles.yaml:1:1: ")
