"""Traits: six sides of three tokens, some with a lock (FO-TRAIT)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

SIDES = (("idolized", "vilified"), ("synth", "super-mutant"), ("well-rested", "addicted"))
ALL = tuple(trait for sides in SIDES for trait in sides)
LOCKED = (("synth", "super-mutant"), ("super-mutant", "synth"), ("addicted", "well-rested"))
FLIPPED = (("idolized", "vilified"), ("vilified", "idolized"), ("well-rested", "addicted"))
IDLE = ("idolized", "vilified", "synth", "super-mutant", "addicted")
FLIPPING = "{number: 7, objectives: [{trigger: {lose: idolized}, do: [caps: 5]}]}"


@pytest.mark.rule("FO-TRAIT-01", "FO-TRAIT-04")
@pytest.mark.parametrize("trait", ALL)
def test_each_of_the_six_traits_can_be_gained(trait: str) -> None:
    assert quiet().run(f"become: {trait}", seat=1).traits_of(1) == {trait}


@pytest.mark.rule("FO-TRAIT-01", "FO-TRAIT-02")
def test_tokens_of_three_kinds_lie_side_by_side() -> None:
    table = quiet().run("become: vilified, become: synth, become: well-rested")
    assert table.traits_of(0) == {"vilified", "synth", "well-rested"}
    assert table.view()["survivors"][0]["traits"] == ["vilified", "synth", "well-rested"]
    assert table.traits_of(1) == set()


@pytest.mark.rule("FO-TRAIT-01")
def test_the_two_sides_of_a_token_share_one_slot() -> None:
    for sides in SIDES:
        for first, second in (sides, sides[::-1]):
            table = quiet().run(f"become: {first}, become: {second}")
            assert len(table.traits_of(0)) == 1
            assert table.traits_of(0) <= set(sides)


@pytest.mark.rule("FO-TRAIT-02")
@pytest.mark.parametrize("trait", ALL)
def test_a_trait_that_is_held_is_not_gained_twice(trait: str) -> None:
    table = quiet().traits(0, trait).listen().run(f"become: {trait}")
    assert table.log("TRAIT", "TRAIT_LOST", "TRAIT_LOCKED") == []
    assert table.run(f"lose: {trait}").traits_of(0) == set()


@pytest.mark.rule("FO-TRAIT-03")
@pytest.mark.parametrize("trait", IDLE)
def test_a_trait_does_nothing_by_itself(trait: str) -> None:
    plain, marked = quiet(), quiet().traits(0, trait)
    for table in (plain, marked):
        table.enemy("ditch-hen", "A2.1").letters(0, "SP")
    assert marked.offered == plain.offered
    for table in (plain, marked):
        table.choose("fight ditch-hen A2.1").roll(3, 4, 1)
    assert marked.question == plain.question == "TURN"
    assert marked.hp(0) == plain.hp(0)
    assert marked.enemies() == plain.enemies()
    for table in (plain, marked):
        table.run(tasks="test: {letters: A, difficulty: 2}", do="caps: 3", fail="xp: 1")
        table.roll(4, 1, 1)
    assert marked.question == plain.question == "TURN"
    assert [int(n) for n in marked.land.caps] == [int(n) for n in plain.land.caps]
    assert [int(n) for n in marked.land.xp] == [int(n) for n in plain.land.xp]


@pytest.mark.rule("FO-TRAIT-03")
def test_cards_refer_to_traits() -> None:
    table = quiet().coming("meet wasteland open-manhole").stand(0, "A2.2")
    assert table.choose("encounter").offers("choose") == ["choose 2", "choose 3"]
    table = quiet().coming("meet wasteland open-manhole").stand(0, "A2.2")
    table.traits(0, "super-mutant").set(0, caps=0).choose("encounter")
    assert (table.question, table.land.caps[0]) == ("TURN", 1)  # the FORCED option has been taken


@pytest.mark.rule("FO-TRAIT-04")
@pytest.mark.parametrize(("held", "gained"), FLIPPED)
def test_gaining_the_other_side_flips_the_token(held: str, gained: str) -> None:
    table = quiet().traits(0, held).listen().run(f"become: {gained}")
    assert table.traits_of(0) == {gained}
    assert [line[0] for line in table.log("TRAIT", "TRAIT_LOST")] == ["TRAIT_LOST", "TRAIT"]


@pytest.mark.rule("FO-TRAIT-04")
def test_a_flipped_trait_is_lost() -> None:
    table = quiet(content=variant(quests={"moth-problem": FLIPPING})).stage("moth-problem")
    table.traits(0, "idolized").set(0, caps=0).run("become: vilified")
    assert table.land.caps[0] == 5


@pytest.mark.rule("FO-TRAIT-05")
@pytest.mark.parametrize(("held", "gained"), LOCKED)
def test_a_side_with_a_lock_cannot_be_flipped(held: str, gained: str) -> None:
    table = quiet().traits(0, held).listen().run(f"become: {gained}, caps: 1")
    assert table.traits_of(0) == {held}
    assert len(table.log("TRAIT_LOCKED")) == 1
    assert table.log("TRAIT", "TRAIT_LOST") == []
    assert len(table.log("CAPS")) == 1  # the card goes on


@pytest.mark.rule("FO-TRAIT-05")
def test_a_lock_of_one_kind_does_not_hold_another_kind() -> None:
    table = quiet().traits(0, "synth", "addicted", "idolized").run("become: vilified")
    assert table.traits_of(0) == {"synth", "addicted", "vilified"}


@pytest.mark.rule("FO-TRAIT-06")
@pytest.mark.parametrize(("held", "other"), LOCKED + FLIPPED)
def test_losing_a_trait_discards_its_token_locked_or_not(held: str, other: str) -> None:
    table = quiet().traits(0, held).run(f"lose: {held}")
    assert table.traits_of(0) == set()
    assert table.run(f"become: {other}").traits_of(0) == {other}


@pytest.mark.rule("FO-TRAIT-06")
def test_a_trait_that_is_not_held_is_not_lost() -> None:
    table = quiet().traits(0, "addicted").listen().run("lose: well-rested")
    assert (table.traits_of(0), table.log("TRAIT_LOST")) == ({"addicted"}, [])


def weary(rested: bool = True) -> Table:
    """A table where seat 0 has no letter that a fight or test would reroll for."""
    table = quiet().letters(0, "E").enemy("ditch-hen", "A2.1")
    return table.traits(0, "well-rested") if rested else table


@pytest.mark.rule("FO-TRAIT-07")
def test_well_rested_is_given_up_in_a_fight_for_one_reroll() -> None:
    table = weary().choose("fight ditch-hen A2.1").roll(1, 1, 1)
    assert table.offered == ["rested", "done"]
    table.choose("rested")
    assert table.traits_of(0) == set()
    assert "reroll 1" in table.offered
    assert "rested" not in table.offered
    table.choose("reroll 1").roll(3, "-", "-")  # legs: a hit
    assert (table.question, table.enemies("A2.1")) == ("TURN", [])


@pytest.mark.rule("FO-TRAIT-07")
def test_well_rested_is_given_up_in_a_test_for_one_reroll() -> None:
    table = weary().no_enemies().run("caps: 9", tasks="test: {letters: S, difficulty: 2}")
    table.roll(1, 1, 1).choose("rested", "reroll 23").roll("-", 6, 1)
    assert (table.question, table.land.caps[0], table.traits_of(0)) == ("TURN", 12, set())


@pytest.mark.rule("FO-TRAIT-07")
def test_well_rested_may_be_kept() -> None:
    table = weary().choose("fight ditch-hen A2.1").roll(1, 1, 1).choose("done")
    assert table.traits_of(0) == {"well-rested"}
    table = weary(rested=False).choose("fight ditch-hen A2.1").roll(1, 1, 1)
    assert table.question == "TURN"  # nothing to give up, so nothing to ask


@pytest.mark.rule("FO-TRAIT-07")
def test_well_rested_helps_outside_the_own_turn() -> None:
    table = quiet().letters(1, "E").traits(1, "well-rested").enemy("ditch-hen", "A2.2")
    table.activate("heavy-curtains").roll(1, 1, 1)
    assert (table.seat, table.offered) == (1, ["rested", "done"])


@pytest.mark.rule("FO-TRAIT-04", "FO-TRAIT-05", "FO-QUEST-02")
def test_a_flipped_token_is_one_trait_lost_and_one_gained() -> None:
    deed = "{number: 90, objectives: [{trigger: {lose: vilified}, do: [caps: 5]}]}"
    table = quiet(content=variant(quests={"amends": deed})).stage("amends").listen()
    table.run("become: vilified, become: idolized, become: synth, become: super-mutant", seat=1)
    vilified, idolized, synth, mutant = (
        ALL.index(trait) for trait in ("vilified", "idolized", "synth", "super-mutant")
    )
    assert table.log("TRAIT", "TRAIT_LOST", "TRAIT_LOCKED") == [
        ("TRAIT", 1, vilified, 0, 0),
        ("TRAIT_LOST", 1, vilified, 0, 0),
        ("TRAIT", 1, idolized, 0, 0),
        ("TRAIT", 1, synth, 0, 0),
        ("TRAIT_LOCKED", 1, mutant, 0, 0),
    ]
    assert table.land.caps[1] == 8
