"""Boxes: a game is found in the set of cards that has what was chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer.catalog.boxes import box_for, boxes, choosing, having, of_position
from overseer.journal.record import read_header
from overseer.journal.replay import retold
from overseer.kernel.errors import Malformed

BASIN = ["return-to-sender", "the-dry-regatta", "the-long-queue", "low-water"]


def box_of(game: overseer.Game) -> str:
    return game.packs[0].id


def test_fallout_is_the_basin_and_the_outpost_lies_beside_it() -> None:
    assert [box_of(game) for game in boxes("fallout")] == ["core", "outpost"]
    assert [box_of(game) for game in boxes("shelter")] == ["core"]
    assert list(overseer.load("fallout").cards.scenarios) == BASIN


@pytest.mark.parametrize(
    ("options", "box"),
    [
        ({}, "core"),
        ({"scenario": "low-water"}, "core"),
        ({"scenario": "mile-ninety", "max_rounds": 3}, "outpost"),
        ({"enemy_steps": "ask"}, "core"),
        ({"scenario": "nowhere"}, "core"),
        ({"scenario": ["mile-ninety"]}, "core"),
    ],
)
def test_a_scenario_is_in_one_box(options: dict[str, object], box: str) -> None:
    assert box_of(box_for("fallout", [], options)) == box


def test_what_no_box_has_is_refused_with_all_that_there_is() -> None:
    with pytest.raises(Malformed, match=r"low-water.*mile-ninety.*did you mean 'mile-ninety'"):
        choosing(boxes("fallout"), {"scenario": "mile-nine"})
    assert box_of(choosing(boxes("fallout"), {"scenario": "mile-ninety"})) == "outpost"


def test_packs_lie_on_the_base_and_a_pack_that_replaces_it_stands_alone(tmp_path: Path) -> None:
    above = tmp_path / "above"
    above.mkdir()
    manifest = "id: above\nversion: 1.0.0\ngame: fallout\nlanguages: [en]\nlicence: CC0-1.0\n"
    (above / "pack.yaml").write_text(manifest)
    (above / "texts").mkdir()
    (above / "texts" / "en.ftl").write_text("pack-name = Above\n")
    stacks = [[pack.id for pack in game.packs] for game in boxes("fallout", [above])]
    assert stacks == [["core", "above"], ["outpost"]]
    assert [box_of(game) for game in boxes("fallout", ["outpost"])] == ["outpost"]
    assert [box_of(game) for game in boxes("fallout", ["core"])] == ["core"]
    with (above / "pack.yaml").open("a") as file:
        file.write("base: outpost\n")
    stacks = [[pack.id for pack in game.packs] for game in boxes("fallout", [above])]
    assert stacks == [["outpost", "above"], ["core"]]


def test_a_journal_is_read_with_the_box_it_was_played_with() -> None:
    played = overseer.Match(overseer.load("fallout", ["outpost"]), 2, seed=3, max_rounds=1)
    text = played.journal()
    header = read_header(text)
    again, _ = retold(box_for(header.game, [], header.options), text)
    assert again.state.digest() == played.state.digest()


def test_a_position_says_its_scenario_in_either_place() -> None:
    games = boxes("fallout")
    for table in ({"scenario": "mile-ninety"}, {"options": {"scenario": "mile-ninety"}}):
        assert box_of(of_position(games, table)) == "outpost"
    assert box_of(of_position(games, {"options": 7})) == "core"
    assert having(games, {}) is games[0]
