"""Doubts about Fallout cards that can never matter, and the words that a pack never uses."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer import content
from overseer.cli.pack import check
from packs.fallout_packs import OUTPOST, TINY, doubts_of, with_more, write

# The starting quest stages quest 2, so that it can come up.
QUESTS = TINY["quests.yaml"].replace("agenda: 1", "stage: 2")
Q = "q: {number: 2, objectives: [%s]}\n"
HERE = "q can come up in first"
NEVER = "q can never be completed in first"
NO_WAY = "no objective of it is possible, and nothing trashes it"
TARGETS = [
    ("{trigger: {camp: true}, do: []}", []),
    ("{elsewhere: true, do: []}", [f"1:1: {NEVER} ({NO_WAY})"]),
    ("{elsewhere: true, do: []}, {trigger: {camp: true}, do: [complete: {quest: 2, objective: 1}]}", []),
    ("{action: true, when: {at: {place: hut}}, do: []}", []),
    ("{action: true, when: {at: {place: cairn}}, do: []}", []),
    ("{action: true, when: {at: {place: vault}}, do: []}", [f"1:1: {NEVER} ({NO_WAY})", f"1:56: place vault is on no map of first ({HERE})"]),
    ("{action: true, when: {any: [{at: {place: vault}}, {caps: 1}]}, do: []}", [f"1:63: place vault is on no map of first ({HERE})"]),
    ("{trigger: {enter: {icon: vault-84}}, do: []}", [f"1:1: {NEVER} ({NO_WAY})", f"1:48: no map of first has spaces with icon: vault-84 ({HERE})"]),
    ("{trigger: {enter: {terrain: difficult}}, do: []}", [f"1:1: {NEVER} ({NO_WAY})", f"1:48: no map of first has spaces with terrain: difficult ({HERE})"]),
    ("{trigger: {enter: {terrain: irradiated}}, do: []}", []),
    ("{trigger: {kill: {faction: shield}}, do: []}", [f"1:1: {NEVER} ({NO_WAY})", f"1:40: in first the tokens of shield are no enemies ({HERE})"]),
    ("{trigger: {kill: {faction: star, level: 3}}, do: []}", []),
    ("{trigger: {kill: {faction: star, level: 4}}, do: []}", ["1:40: no enemy fits this kill (ask for less, or add an enemy)"]),
    ("{trigger: {kill: {type: robot, level: 2}}, do: []}", ["1:40: no enemy fits this kill (ask for less, or add an enemy)"]),
    ("{trigger: {kill: {ability: armor}}, do: []}", ["1:40: no enemy fits this kill (ask for less, or add an enemy)"]),
    ("{action: true, tasks: [test: {letters: S, difficulty: 6}], do: []}", []),
    ("{action: true, tasks: [test: {letters: S, difficulty: 7}], do: []}", ["1:52: nobody can ever pass this test, which takes 7 hit icons (dice and cards give 6 at most)"]),
    ("{action: true, tasks: [joint-test: {letters: S, theirs: S, difficulty: 12}], do: []}", []),
    ("{action: true, tasks: [fight: {draw: robot, level: +2}], do: []}", []),
    ("{action: true, tasks: [fight: {draw: robot, level: +2, add: [armor]}], do: []}", ["1:52: nobody can ever win this fight with any robot (lower its level, or add cards that hit)"]),
    ("{action: true, when: {trait: synth}, do: []}", ["1:51: nobody can ever be synth (no card lets a survivor become that)"]),
    ("{action: true, when: {trait: well-rested}, do: []}", []),
    ("{action: true, when: {trait: synth}, do: []}, {trigger: {camp: true}, do: [become: synth]}", []),
    ("{action: true, when: {kept: ruin}, do: []}", ["1:51: ruin can never be kept (it has no step keep: this)"]),
    ("{action: true, when: {kept: q}, do: []}, {trigger: {camp: true}, do: [keep: this]}", []),
]  # fmt: skip


@pytest.mark.parametrize(("objectives", "expected"), TARGETS, ids=[case[0] for case in TARGETS])
def test_targets(tmp_path: Path, objectives: str, expected: list[str]) -> None:
    # A tile that is in no layout holds the vault, so that the place exists at all.
    files = {
        **with_more(
            {
                "tiles.yaml": "far: {kind: named, spaces: "
                "[{place: vault, cells: [0, 1]}, {cells: [2, 3, 4, 5, 6]}]}\n"
            }
        ),
        "quests.yaml": Q % objectives + QUESTS,
    }
    found = doubts_of(write(tmp_path / "tiny", files))
    assert found == [
        *(f"quests.yaml:{doubt}" for doubt in expected),
        "tiles.yaml:1:1: tile far is in no layout (use or remove it)",
    ]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (
            {"quests.yaml": Q % "{trigger: {camp: true}, do: []}"},
            ["quests.yaml:1:1: q can never come into play (nothing stages 2)"],
        ),
        (
            {"encounters.yaml": "e: {number: 2, deck: wasteland, options: [{do: [xp: 1]}]}\n"},
            ["encounters.yaml:1:1: e can never come into play (nothing adds 2)"],
        ),
        (
            {
                "encounters.yaml": "e: {number: 2, deck: wasteland, options: [{do: [add: 3]}]}\n"
                "f: {number: 3, deck: wasteland, options: [{do: [add: 2]}]}\n"
            },
            [
                "encounters.yaml:1:1: e can never come into play (nothing adds 2)",
                "encounters.yaml:2:1: f can never come into play (nothing adds 3)",
            ],
        ),
        (
            {
                "encounters.yaml": "e: {number: 2, deck: wasteland, options: [{do: [add: 4]}]}\n"
                "g: {number: 4, deck: wasteland, options: [{do: [trash: this]}]}\n",
                "items.yaml": "rain: {deck: loot, kind: event, do: [random: {add: [2, 3]}]}\n",
            },
            [],
        ),
        (
            {"encounters.yaml": "e: {deck: wasteland, options: [{}, {when: {caps: 1}}]}\n"},
            ["encounters.yaml:1:1: e does nothing at all (give it results)"],
        ),
        (
            {"items.yaml": "gem: {deck: unique, kind: aid}\nhat: {deck: character, kind: aid}\n"},
            [
                "items.yaml:1:1: no card gives gem (add a step unique: gem)",
                "items.yaml:2:1: hat belongs to no character (name it as an item:)",
            ],
        ),
        (
            {"enemies.yaml": "ox: {type: robot, level: 3, weak: [head], abilities: [armor]}\n"},
            ["enemies.yaml:1:26: nobody can ever kill ox, which takes 4 hits (dice, weapons and cards give 3 at most)"],
        ),
        (
            {
                "enemies.yaml": "ox: {type: robot, level: 3, weak: [head], abilities: [armor]}\n",
                "items.yaml": "bow: {deck: loot, kind: weapon, letters: P, ranged: true}\n",
            },
            [],
        ),
        (
            {
                "enemies.yaml": "ox: {type: robot, level: 3, weak: [head], abilities: [armor]}\n",
                "perks.yaml": "hit: {letters: S, use: {when: fight, do: [hits: 1]}}\n",
            },
            [],
        ),
        (
            {
                "encounters.yaml": "e: {number: 2, deck: vault-84, options: [{do: [xp: 1]}]}\n"
                "f: {deck: wasteland, options: [{do: [add: 2]}]}\n"
            },
            ["encounters.yaml:1:1: no tile has an icon of vault-84 (its encounters never come up)"],
        ),
        (
            {
                "tiles.yaml": "den: {kind: deadly, spaces: "
                "[{cells: [0, 1, 2, 3, 4, 5, 6], encounter: vault-84}]}\n"
            },
            ["tiles.yaml:1:1: vault-84 has no encounters (it stays closed)"],
        ),
        (
            {
                "tiles.yaml": "den: {kind: dangerous, spaces: [{cells: [0, 1, 2, 3, 4, 5, 6]}]}\n",
                "encounters.yaml": "e: {deck: wasteland, options: [{do: [place: {place: cairn}]}]}\n",
            },
            ["encounters.yaml:1:46: place cairn is not on every map of first (put it on a named tile, or have no tiles to spare)"],
        ),
        (
            {"items.yaml": "cat: {deck: loot, kind: companion, keep: {caps: 1}, recruit: {trait: synth}}\n"},
            ["items.yaml:1:62: nobody can ever be synth (no card lets a survivor become that)"],
        ),
    ],
)  # fmt: skip
def test_cards(tmp_path: Path, more: dict[str, str], expected: list[str]) -> None:
    assert doubts_of(write(tmp_path / "tiny", with_more(more))) == expected


def test_rows_of_agendas_for_fewer_players(tmp_path: Path) -> None:
    agendas = TINY["agendas.yaml"].replace(", shield", "") + "z: {players: 2, enemies: [shield]}\n"
    folder = write(tmp_path / "tiny", {**TINY, "agendas.yaml": agendas})
    assert doubts_of(folder) == [
        (
            "agendas.yaml:1:1: with players: 1, no agenda shows shield in its row "
            "(these enemies never act)"
        )
    ]


def test_a_test_at_an_icon_takes_its_least_level(tmp_path: Path) -> None:
    option = "{tasks: [test: {letters: S, difficulty: level+1}], do: [xp: 1]}"
    tiles = TINY["tiles.yaml"].replace("wasteland, level: 2", "wasteland, level: 6")
    more = with_more({"encounters.yaml": f"e: {{deck: wasteland, options: [{option}]}}\n"})
    assert doubts_of(write(tmp_path / "a", more)) == []
    assert doubts_of(write(tmp_path / "b", {**more, "tiles.yaml": tiles})) == [
        (
            "encounters.yaml:1:41: nobody can ever pass this test, which takes 7 hit icons "
            "(dice and cards give 6 at most)"
        )
    ]


def test_a_complete_pack_is_told_what_it_leaves_unused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "tiny", TINY)
    (note,) = content.examine(folder).notes
    for word in ("step vote", "condition any", "trigger kill", "moment camp", "deck vault-84"):
        assert f", {word}," in note.message
    for word in ("step xp", "step shop", "trigger camp", "moment turn", "kind weapon"):
        assert f", {word}," not in note.message
    assert check(str(folder)) == 0
    assert ": note: never used: step " in capsys.readouterr().out


def test_the_built_in_pack_has_no_faults_and_uses_every_word() -> None:
    assert content.examine(OUTPOST) == content.Findings((), (), ())
