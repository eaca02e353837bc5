"""Targets of effects: which enemies a card kills, and where it puts tokens and figures."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

HERE = "C2.1"
SIDE = "C2.2"
NEAR = "C2.3"
CRITTERS = "well-read"


def hunted() -> Table:
    """A survivor among enemies of both kinds and several levels, the strong ones first."""
    table = quiet().stand(0, HERE)
    for token in ("barge-bandit", "toll-dodger", "mud-colossus", "ditch-hen", "salt-crab"):
        table.enemy(token, HERE)
    return table


def level(table: Table, token: str) -> int:
    """The level printed on a token."""
    return int(table.land.cards.token_level[table.names.tokens.index(token)])


# Kills


@pytest.mark.rule("FO-R-109")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_kill_of_limited_level_takes_those_up_to_it(most: int) -> None:
    table = hunted()
    names = [line.split()[0] for line in table.enemies()]
    fitting = sorted(f"kill {name} {HERE}" for name in names if level(table, name) <= most)
    assert 0 < len(fitting) < (len(names) if most < 3 else len(names) + 1)
    table.run(f"kill: {{within: 0, level: {most}}}")
    assert sorted(table.offered) == fitting


@pytest.mark.rule("FO-R-109")
def test_a_kill_of_limited_level_and_type_takes_what_fits_both() -> None:
    table = hunted().run("kill: {within: 0, level: 1, type: human, all: true}")
    assert "toll-dodger C2.1" not in table.enemies(HERE)
    assert [line for line in table.enemies(HERE) if "bandit" in line or "hen" in line] == [
        "barge-bandit C2.1",
        "ditch-hen C2.1",
    ]


@pytest.mark.rule("FO-R-112")
def test_different_enemies_are_told_apart_without_what_is_in_store_for_them() -> None:
    flare = "{deck: loot, kind: aid, value: 1, use: [{when: fight, spend: discard, "
    flare += "do: [kill: {within: 1}]}]}"
    table = quiet(content=variant(items={"flare": flare})).stand(0, HERE).hold(0, "flare")
    table.enemy("ditch-hen", HERE).enemy("ditch-hen", NEAR).enemy("toll-dodger", HERE)
    table.activate(CRITTERS).choose(f"act ditch-hen {HERE}").roll(1, 1, 1).choose("use flare 1")
    assert table.offered == [
        f"kill ditch-hen {HERE}",
        f"kill ditch-hen {NEAR}",
        f"kill toll-dodger {HERE}",
    ]


@pytest.mark.rule("FO-R-39", "FO-QUEST-02")
@pytest.mark.parametrize("kill", ["{within: 1}", "{within: 1, all: true}"])
def test_the_deed_of_a_kill_is_done_where_the_killer_stands(kill: str) -> None:
    quest = "{number: 90, objectives: [{trigger: {kill: {}}, when: {at: {place: tin-chapel}}, "
    quest += "do: [caps: 9]}]}"
    for space, caps in ((HERE, 9), (SIDE, 0)):
        table = quiet(content=variant(quests={"pest": quest})).set(0, caps=0).stage("pest")
        table.stand(0, space).enemy("ditch-hen", NEAR).run(f"kill: {kill}")
        assert table.land.caps[0] == caps


# Places

MARKED = "{number: 90, stage: [marker: {place: lighthouse}], objectives: [{action: true, do: []}]}"


@pytest.mark.rule("FO-R-109")
@pytest.mark.parametrize(
    ("step", "question"),
    [
        ("tokens: {faction: shield, at: WHERE, count: 1}", "PUT_TOKEN"),
        ("enemy: {type: robot, at: WHERE, face: up}", "PUT_ENEMY"),
        ("place: WHERE", "PLACE"),
    ],
)
def test_things_are_put_where_the_card_says_seen_from_the_survivor(
    step: str, question: str
) -> None:
    table = quiet(3, content=variant(quests={"pest": MARKED}), forced=False).stage("pest")
    table.choose("put E1.1").stand(1, NEAR)
    for where, spaces in (
        ("here", [NEAR]),
        ("{within: 1}", [HERE, SIDE, NEAR]),
        ("marker", ["E1.1"]),
    ):
        table.run(step.replace("WHERE", where), seat=1, source="pest")
        assert (table.question, table.seat) == (question, 1)
        assert table.offered == [f"put {space}" for space in spaces]
        table.choose(table.offered[0]).stand(1, NEAR)
