"""Cards that move the survivor go on from there (FO-R-113), for others one by one (FO-BASE-03)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from overseer.games.fallout.effects import Effects
from overseer.games.fallout.terms import O_BRANCH, O_SALVAGE
from overseer.kernel.vecs import vec
from rules.fallout.content import Content, outpost
from rules.fallout.table import quiet

CAMP = "A2.1"
CHAPEL = "C2.1"  # tin-chapel
DOOR = "C2.3"
GO = "place: {place: tin-chapel}"
TOKEN = "tokens: {faction: shield, at: here, count: 1}"


@pytest.mark.rule("FO-R-113")
def test_here_is_where_the_card_has_put_the_survivor() -> None:
    table = quiet().stand(0, CAMP).run(f"{TOKEN}, {GO}, {TOKEN}")
    assert table.enemies() == [f"shield {CAMP}", f"shield {CHAPEL}"]


@pytest.mark.rule("FO-R-113")
def test_here_is_where_the_survivor_has_moved() -> None:
    table = quiet().stand(0, CHAPEL).run(f"move: 1, {TOKEN}").choose(f"step {DOOR}")
    assert table.enemies() == [f"shield {DOOR}"]


@pytest.mark.rule("FO-R-113")
@pytest.mark.parametrize(
    "step", ["kill: {within: 0}", "remove-tokens: {faction: shield, within: 0}"]
)
def test_within_is_counted_from_there(step: str) -> None:
    table = quiet().stand(0, CAMP).enemy("shield", CAMP).enemy("shield", CHAPEL)
    assert table.run(f"{GO}, {step}").enemies() == [f"shield {CAMP}"]


@pytest.mark.rule("FO-R-113")
def test_adjacent_and_the_others_here_are_seen_from_there() -> None:
    table = quiet(3).stand(0, CAMP).stand(1, CHAPEL).stand(2, CAMP).set(1, caps=0).set(2, caps=0)
    table.run(f"{GO}, others: {{who: here, do: [caps: 5]}}, enemy: {{type: critter, at: adjacent}}")
    assert (table.land.caps[1], table.land.caps[2]) == (5, 0)
    spaces = {line.removeprefix("put ") for line in table.offers("put")}
    assert spaces == {space for space in table.neighbours(CHAPEL) if not space.endswith("x")}


@pytest.mark.rule("FO-R-113")
def test_conditions_look_at_that_space_too() -> None:
    table = quiet().stand(0, CAMP).set(0, caps=0)
    table.run(f"{GO}, if: {{when: {{at: {{place: tin-chapel}}}}, do: [caps: 5], else: [caps: 1]}}")
    assert table.land.caps[0] == 5


@pytest.mark.rule("FO-R-113", "FO-R-46")
def test_after_a_death_here_is_where_the_survivor_died() -> None:
    table = quiet().stand(0, CAMP).run(f"{GO}, damage: 20, {TOKEN}").choose("stand A2.2")
    assert table.enemies() == [f"shield {CHAPEL}"]


@pytest.mark.rule("FO-R-113", "FO-R-46")
def test_that_holds_if_the_death_was_in_a_branch_of_the_card() -> None:
    branch = f"if: {{when: {{players: 1}}, do: [{GO}, damage: 20]}}"
    table = quiet().stand(0, CAMP).run(f"{branch}, {TOKEN}").choose("stand A2.2")
    assert table.enemies() == [f"shield {CHAPEL}"]


@pytest.mark.rule("FO-BASE-03", "FO-R-46")
def test_one_who_dies_before_their_own_part_of_an_effect_suffers_it_alive() -> None:
    """The part of seat 1 kills seat 2, whose own part only begins afterwards."""
    table = quiet(3).stand(1, CHAPEL).stand(2, CHAPEL)
    table.run("others: {who: all, do: [others: {who: here, do: [damage: 20]}, damage: 3]}")
    table.choose("stand A2.4")
    assert (table.hp(1), table.hp(2)) == (13, 11)


@pytest.mark.rule("FO-BASE-03", "FO-R-49")
def test_one_who_is_eliminated_before_their_part_has_none() -> None:
    table = quiet(3).stand(1, CHAPEL).stand(2, CHAPEL).set(2, rads=13)
    table.run("others: {who: all, do: [others: {who: here, do: [rads: 9]}, caps: 3]}")
    assert (table.land.eliminated[2], table.land.caps[2]) == (1, 0)
    assert (table.question, table.seat) == ("TURN", 0)


@pytest.mark.rule("FO-R-01")
@pytest.mark.parametrize("op", [-1, O_BRANCH, O_SALVAGE + 1])
@pytest.mark.parametrize("eliminated", [0, 1])
def test_an_instruction_that_there_is_not_is_an_error(op: int, eliminated: int) -> None:
    content = Content(outpost().box)
    table = quiet(content=content)
    table.land.eliminated[1] = eliminated
    at = len(content.cards.code)
    content.cards.code = vec[i64]([*content.cards.code, op, 0, 0, 0, 0, 0, 0, 0])
    with pytest.raises(ValueError, match=f"no instruction {op}$"):
        table.go_on(Effects(0, at, 1, table.land.node[1], 1, 0, table.land.deaths[1], 0))
