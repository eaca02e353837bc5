"""Pieces: equal enemies in one space are not taken for each other (FO-R-112, FO-R-39)."""

from __future__ import annotations

import pytest

from overseer.games.fallout.known import known
from overseer.games.fallout.rows import enemy_piece, enemy_up
from overseer.kernel.errors import Malformed
from rules.fallout.content import Content, variant
from rules.fallout.table import Table, quiet

HERE = "C2.1"
NEAR = "C2.3"
SHIELDS = "middle-of-the-road"  # monsters, then shield tokens
CRITTERS = "well-read"
MISS = (1, 1, 1)
SNARE = "{deck: loot, kind: event, do: [kill: {within: 0}]}"
FLARE = "{deck: loot, kind: aid, value: 1, "
FLARE += "use: [{when: fight, spend: discard, do: [kill: {within: 0}]}]}"


def armed(seat: int = 0) -> Table:
    """A survivor with a flare that kills one enemy here in the middle of a fight."""
    return quiet(content=variant(items={"flare": FLARE})).stand(seat, HERE).hold(seat, "flare")


def snare() -> Content:
    return variant(items={"snare": SNARE})


# Killing all


@pytest.mark.rule("FO-R-39", "FO-R-112")
def test_an_enemy_killed_by_the_loot_of_another_does_not_die_twice() -> None:
    table = quiet(content=snare()).stand(0, HERE).letters(0, "SPE").coming("draw loot snare")
    table.enemy("toll-dodger", HERE).enemy("ditch-hen", HERE).listen()
    table.run("kill: {within: 0, all: true}")
    assert len(table.log("KILLED_ENEMY")) == 2
    assert (table.land.xp[0], table.enemies(HERE)) == (2, [])
    hen = table.names.tokens.index("ditch-hen")
    tokens = [*table.land.token_discards, *table.land.stacks[0].contents()]
    assert tokens.count(hen) + len([e for e in table.enemies() if "ditch-hen" in e]) == 2


@pytest.mark.rule("FO-R-39", "FO-R-112")
def test_all_that_fit_are_killed_each_once() -> None:
    table = quiet().stand(0, HERE).enemy("shield", HERE).enemy("shield", HERE).listen()
    table.enemy("shield", NEAR).run("kill: {within: 0, all: true}")
    assert (len(table.log("KILLED_ENEMY")), table.enemies()) == (2, [f"shield {NEAR}"])


# Acting


@pytest.mark.rule("FO-R-112", "FO-R-21")
@pytest.mark.parametrize(("which", "fights"), [("waiting", 1), ("fought", 2)])
def test_of_two_equal_tokens_the_one_that_has_acted_does_not_act_again(
    which: str, fights: int
) -> None:
    table = armed().enemy("shield", HERE).enemy("shield", HERE).listen().activate(SHIELDS)
    table.roll(*MISS).choose("use flare 1")
    assert table.offered == [f"kill shield {HERE} fought", f"kill shield {HERE} waiting"]
    table.choose(f"kill shield {HERE} {which}")
    while table.question != "TURN":
        if table.question == "DICE":
            table.roll(*MISS)
        else:
            table.choose("done")
    assert (len(table.log("FIGHT")), table.enemies()) == (fights, [f"shield {HERE}"])


@pytest.mark.rule("FO-R-112", "FO-R-21")
def test_a_token_that_arrives_meanwhile_does_not_take_the_turn_of_one_that_is_gone() -> None:
    """An equal token is put where one that had yet to act was killed."""
    swap = "{deck: loot, kind: aid, value: 1, use: [{when: fight, spend: discard, "
    swap += "do: [kill: {within: 0}, tokens: {faction: shield, at: here, count: 1}]}]}"
    table = quiet(content=variant(items={"flare": swap})).stand(0, HERE).hold(0, "flare")
    table.enemy("shield", HERE).enemy("shield", HERE).listen().activate(SHIELDS).roll(*MISS)
    table.choose("use flare 1", f"kill shield {HERE} waiting")
    assert (table.question, len(table.log("FIGHT"))) == ("TURN", 1)
    assert table.enemies() == [f"shield {HERE}"] * 2


@pytest.mark.rule("FO-R-112")
def test_the_fight_ends_with_the_one_that_is_fought_and_not_with_its_equal() -> None:
    for which, question in (("fought", "TURN"), ("at-rest", "FIGHT_REROLL")):
        table = armed().letters(0, "P").equip(0, "flare-gun").enemy("shield", HERE)
        table.enemy("shield", HERE).choose(f"fight shield {HERE}").roll(*MISS)
        table.choose("use flare 1")
        assert table.offered == [f"kill shield {HERE} fought", f"kill shield {HERE}"]
        table.choose(f"kill shield {HERE} {which}".removesuffix(" at-rest"))
        assert (table.question, table.enemies()) == (question, [f"shield {HERE}"]), which


# Entering


@pytest.mark.rule("FO-R-112", "FO-R-08")
@pytest.mark.parametrize(("which", "fights"), [("waiting", 1), ("fought", 2)])
def test_of_two_equal_aggressive_enemies_none_is_fought_twice(which: str, fights: int) -> None:
    table = armed().stand(0, NEAR).letters(0, "P").enemy("barge-bandit", HERE)
    table.enemy("barge-bandit", HERE).coming("draw loot forgotten-till").listen()
    table.choose("move", f"step {HERE}").roll(*MISS)
    table.choose("use flare 1", f"kill barge-bandit {HERE} {which}")
    while table.question != "TURN":
        if table.question == "DICE":
            table.roll(*MISS)
        else:
            table.choose(table.default)
    assert len(table.log("FIGHT")) == fights
    assert table.enemies(HERE) == [f"barge-bandit {HERE}"]


# What nothing sets apart


@pytest.mark.rule("FO-R-112")
def test_equal_enemies_are_one_choice_while_nothing_sets_them_apart() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE).enemy("ditch-hen", HERE)
    assert table.offers("fight") == [f"fight ditch-hen {HERE}"]
    table.enemy("salt-crab", HERE).run("kill: {within: 0}")
    assert table.offered == [f"kill ditch-hen {HERE}", f"kill salt-crab {HERE}"]
    table.choose(f"kill ditch-hen {HERE}")
    assert table.enemies(HERE) == [f"ditch-hen {HERE}", f"salt-crab {HERE}"]


@pytest.mark.rule("FO-R-112", "FO-ENEMY-03")
def test_a_token_that_turns_facedown_cannot_be_told_by_its_number() -> None:
    table = quiet().stand(0, HERE).enemy("lamp-moth", HERE).enemy("ditch-hen", HERE, active=False)
    before = enemy_piece(table.land.enemies[0])
    assert before > 0
    table.choose(f"fight lamp-moth {HERE}").roll(*MISS)  # it retreats
    seen = known(table.land, 1).sight.enemies
    assert len(set(seen)) == 1
    assert [(enemy_up(code), enemy_piece(code)) for code in seen] == [(0, 0)] * 2
    table.end_turn().stand(0, "A2.1").stand(1, "A2.1").activate(CRITTERS)
    numbers = [enemy_piece(code) for code in table.land.enemies]
    assert sorted(numbers) == [before + 1, before + 2]


@pytest.mark.rule("FO-R-112")
def test_an_enemy_that_moves_is_the_same_piece() -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).enemy("ditch-hen", NEAR)
    before = enemy_piece(table.land.enemies[0])
    table.activate(CRITTERS)
    assert table.enemies() == [f"ditch-hen {HERE}"]
    assert [enemy_piece(code) for code in table.land.enemies] == [before]


@pytest.mark.rule("FO-R-112")
@pytest.mark.parametrize("line", ["", " waiting", " fought"])
def test_the_notation_names_one_of_equal_enemies_only_where_it_must(line: str) -> None:
    notation = quiet().notation
    text = f"kill ditch-hen {HERE}{line}"
    assert notation.format(notation.parse(text)) == text
    with pytest.raises(Malformed, match="at-rest is not written"):
        notation.parse(f"kill ditch-hen {HERE} at-rest")
