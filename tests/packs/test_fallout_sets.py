"""Sets of Fallout packs: what cards name must exist, and there must be enough to play with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from overseer.content.fallout import load
from overseer.content.fallout.maps import out_of_reach
from overseer.content.fallout.scenarios import SLOTS, are_beside, position
from overseer.content.fallout.tiles import is_connected
from overseer.kernel.errors import ContentError
from packs.fallout_packs import MANIFEST, TINY, errors_of, with_more, write

QUEST = "q: {number: 2, objectives: [{trigger: {camp: true}, do: [%s]}]}\n"
WHEN = "q: {number: 2, objectives: [{trigger: {camp: true}, when: {%s}, do: []}]}\n"
NAMED = [
    (QUEST % "add: 7", "1:58: there is no encounter 7 (the last one is 0)"),
    (QUEST % "add: 1", "1:58: card 1 is no encounter, but well (write stage: 1, or another number)"),
    (QUEST % "stage: 7", "1:58: there is no quest 7 (the last one is 2)"),
    (QUEST % "trash: 7", "1:58: there is no card 7 (give the number of a card)"),
    (QUEST % "unique: pan", "1:58: item pan is in deck loot, not in unique (write deck: unique in items.yaml, or name another item)"),
    (QUEST % "complete: {quest: 1, objective: 2}", "1:58: quest 1 has no objective 2 (it has 1)"),
    (QUEST % "random: {stage: [5, 9]}", "1:58: no quest has a number from 5 to 9 (give another range)"),
    (QUEST % "random: {add: [1, 9]}", "1:58: no encounter has a number from 1 to 9 (give another range)"),
    (QUEST % "place: {place: hat}", "1:66: there is no place 'hat' (did you mean hut?)"),
    (QUEST % "place: {tile: champ}", "1:66: there is no tile 'champ' (did you mean camp?)"),
    (QUEST % "xp: level", "1:58: 'xp' speaks of a level, which only encounters have (write a number)"),
    (WHEN % "staged: 3", "1:60: there is no quest 3 (the last one is 2)"),
    (WHEN % "has: pot", "1:60: there is no item or kind 'pot' (known: weapon, apparel, companion, aid, drug, magazine, pan, lamp)"),
    (WHEN % "equipped: lamp", "1:60: there is no item or kind to equip 'lamp' (known: weapon, apparel, companion, pan)"),
    (WHEN % "kept: wells", "1:60: there is no encounter or quest 'wells' (did you mean well?)"),
    (WHEN % "distance: {place: huts, min: 1}", "1:60: there is no place 'huts' (did you mean hut?)"),
    (WHEN % "any: [{caps: 1}, {not: {at: {place: huts}}}]", "1:89: there is no place 'huts' (did you mean hut?)"),
    ("q: {number: 2, objectives: [{trigger: {kill: {enemy: cat}}, do: []}]}\n", "1:40: there is no enemy 'cat' (did you mean rat?)"),
    ("q: {number: 2, objectives: [{action: true, cost: {discard: lamb}, do: []}]}\n", "1:51: there is no item or kind 'lamb' (did you mean lamp?)"),
    ("q: {number: 1, objectives: [{elsewhere: true, do: []}]}\n", "2:16: number 1 stands twice in the library (quest q has it too; 2 is free)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), NAMED, ids=[case[1] for case in NAMED])
def test_what_is_named_exists(tmp_path: Path, text: str, expected: str) -> None:
    folder = write(tmp_path / "tiny", with_more({"quests.yaml": text}))
    assert errors_of(folder) == [f"quests.yaml:{expected}"]


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("scenarios", "quests: [1]", "quests: [4]", "scenarios.yaml:8:11: there is no quest 4 (the last one is 1)"),
        ("scenarios", "start: camp", "start: pit", "scenarios.yaml:2:10: the starting tile 'pit' is not in the layout (known: camp, dangerous, deadly)"),
        ("scenarios", "A1: camp", "A1: camp, C1: moor", "scenarios.yaml:3:26: there is no named tile 'moor' (known: camp, dangerous, deadly)"),
        ("scenarios", "A1: camp", "A1: camp, C1: camp", "scenarios.yaml:3:26: camp stands twice in the layout (a tile is one piece)"),
        ("scenarios", "B1: deadly", "B1: deadly, B2: deadly", "scenarios.yaml:3:11: the layout has 1 more deadly tiles than there are (add deadly tiles)"),
        ("scenarios", "B1: deadly", "F3: deadly", "scenarios.yaml:3:41: nobody can ever reach slot F3 (tiles must lie side by side)"),
        ("characters", "passive: [inventory: 1]", "item: pan", "characters.yaml:1:23: item pan is in deck loot, not in character (write deck: character in items.yaml, or name another item)"),
        ("enemies", "copies: 2", "copies: 1", "scenarios.yaml:3:11: a map of first can show 1 critter icons, but there are only 1 tokens (have at least 2 in enemies.yaml)"),
        ("enemies", "toaster: {type: robot", "toaster: {type: human", "enemies.yaml:1:1: there are 0 enemies of type robot, but at least 1 are needed (add some, or remove fewer)"),
        ("characters", "cs: {letter: S, passive: [inventory: 1]}\n", "", "characters.yaml:1:1: there are 3 characters, but at least 4 are needed (add some, or remove fewer)"),
        ("items", "copies: 5", "copies: 4", "items.yaml:1:1: there are 4 assets, but at least 5 are needed (add some, or remove fewer)"),
        ("perks", "wit: {letters: SPECIAL", "wit: {letters: SPECIA", "perks.yaml:1:1: letter L has 1 perks, but needs 2 (add some, or remove fewer)"),
        ("agendas", "a0: {", "a0: {players: 4, ", ""),
        ("agendas", "a0: {enemies", "a0: {players: 5, enemies", "agendas.yaml:1:15: players must be a whole number from 1 to 4, not '5'"),
        ("agendas", TINY["agendas.yaml"].splitlines(True)[0], "", "agendas.yaml:1:1: 19 agendas are used with players: 4, but 20 are needed (add some, or lower their players:)"),
        ("agendas", ", shield", "", "agendas.yaml:1:1: no agenda shows shield in its row (add shield to some enemies:)"),
        ("encounters", "ruin: {deck: wasteland", "ruin: {number: 5, deck: wasteland", "encounters.yaml:1:1: there are 0 starred encounters of wasteland, but at least 1 are needed (add some, or remove fewer)"),
        ("tiles", "wasteland, level: 2", "wasteland", "encounters.yaml:1:41: not every icon of wasteland has a level (write a number, or give the icons a level)"),
        ("tiles", "place: cairn", "place: hut", "tiles.yaml:7:33: place hut is on tile camp too (rename one of them)"),
        ("tiles", "kind: named\n", "kind: named\n  back-of: moor\n", "tiles.yaml:3:12: moor cannot be the other side of camp (two named tiles, each the back of the other)"),
        ("dice", TINY["dice.yaml"], "", "dice.yaml:1:1: there are no dice (add dice.yaml)"),
    ],
)  # fmt: skip
def test_what_is_needed_to_play(
    tmp_path: Path, file: str, old: str, new: str, expected: str
) -> None:
    text = TINY[f"{file}.yaml"]
    assert old in text
    changed = text.replace(old, new) if old == ", shield" else text.replace(old, new, 1)
    folder = write(tmp_path / "tiny", {**TINY, f"{file}.yaml": changed})
    assert errors_of(folder) == ([expected] if expected else [])


def test_two_sides_of_a_tile_do_not_lie_side_by_side(tmp_path: Path) -> None:
    tiles = "cellar: {kind: named, back-of: camp, spaces: [{cells: [0, 1, 2, 3, 4, 5, 6]}]}\n"
    files = with_more({"tiles.yaml": tiles})
    files["scenarios.yaml"] = files["scenarios.yaml"].replace("A1: camp", "A1: camp, A3: cellar")
    assert errors_of(write(tmp_path / "tiny", files)) == [
        "scenarios.yaml:3:16: camp is the other side of cellar (use one of them)",
        "scenarios.yaml:3:26: cellar is the other side of camp (use one of them)",
    ]


def test_what_rests_on_a_misread_card_is_not_reported(tmp_path: Path) -> None:
    files = {**TINY, "perks.yaml": TINY["perks.yaml"].replace("SPECIAL", "SPECIAX", 1)}
    assert [error.partition(": ")[0] for error in errors_of(write(tmp_path / "t", files))] == [
        "perks.yaml:1:17"
    ]


@pytest.mark.parametrize(
    ("slot", "tile"), [("A1", (0, 0)), ("B2", (1, 1)), ("C3", (2, 1)), ("F1", (5, -2))]
)
def test_slots_drift_by_a_row_in_three_columns(slot: str, tile: tuple[int, int]) -> None:
    assert position(slot) == tile


def test_the_sheet_has_37_pairs_of_neighbours() -> None:
    assert len(SLOTS) == 18
    pairs = [(a, b) for a in SLOTS for b in SLOTS if a < b and are_beside(a, b)]
    assert len(pairs) == 37
    assert ("B2", "C3") in pairs
    assert out_of_reach(SLOTS) == []


@pytest.mark.parametrize(
    ("cells", "expected"),
    [([1, 2, 3], True), ([6, 1], True), ([1, 4], False), ([1, 0, 4], True), ([2, 3, 5], False)],
)
def test_cells_hang_together_in_a_ring_round_the_heart(cells: list[int], expected: bool) -> None:
    assert is_connected(cells) is expected


def _pack(folder: Path, files: Mapping[str, str], more: str = "") -> Path:
    manifest = MANIFEST.replace("id: tiny", f"id: {folder.name}").replace("standalone: true\n", "")
    return write(folder, {"pack.yaml": manifest + more, **files})


def test_packs_extend_replace_and_remove(tmp_path: Path) -> None:
    tiny = write(tmp_path / "tiny", TINY)
    more = _pack(
        tmp_path / "more",
        {
            "items.yaml": "pot: {deck: loot, kind: weapon, letters: S}\n",
            "enemies.yaml": "rat: {type: critter, level: 2, weak: [legs], copies: 3}\n",
            "perks.yaml": "pluck: {letters: SPECIAL, use: {when: turn, do: [caps: 1]}}\n",
        },
        "remove: [wit, pan]\n",
    )
    fallout = load([tiny, more])
    assert [item.id for item in fallout.items] == ["lamp", "pot"]
    assert [perk.id for perk in fallout.perks] == ["grit", "pluck"]
    assert (fallout.enemies[0].id, fallout.enemies[0].level) == ("rat", 2)
    assert [pack.id for pack in fallout.packs] == ["tiny", "more"]
    assert fallout.dice == load([tiny]).dice


def test_a_pack_is_blamed_for_what_it_takes_away(tmp_path: Path) -> None:
    tiny = write(tmp_path / "tiny", TINY)
    more = _pack(tmp_path / "more", {}, "remove: [well]\n")
    with pytest.raises(ContentError) as caught:
        load([tiny, more])
    assert str(caught.value) == (
        f"{more}/pack.yaml:7:9: there is no quest 1, which scenario first needs "
        "(leave in what it needs, or remove or replace that scenario, too)"
    )


def test_a_pack_brings_its_own_dice(tmp_path: Path) -> None:
    dice = TINY["dice.yaml"].replace("hits: 2", "hits: 3")
    more = _pack(tmp_path / "more", {"dice.yaml": dice})
    assert load([write(tmp_path / "tiny", TINY), more]).dice[2][5].hits == 3


def test_a_standalone_pack_comes_first(tmp_path: Path) -> None:
    first = write(tmp_path / "a", TINY)
    second = write(tmp_path / "b", {**TINY, "pack.yaml": MANIFEST.replace("tiny", "other")})
    with pytest.raises(ContentError, match="a standalone pack cannot lie on another pack"):
        load([first, second])


def test_a_pack_of_another_game(tmp_path: Path) -> None:
    manifest = MANIFEST.replace("game: fallout", "game: shelter").replace("story: [en]\n", "")
    folder = write(tmp_path / "tiny", {"pack.yaml": manifest})
    with pytest.raises(ContentError, match="this is a pack for the game shelter, not for fallout"):
        load([folder])
