"""Tests and dice: a difficulty, letters, three dice (FO-TEST, FO-DICE)."""

from __future__ import annotations

import pytest

from overseer.games.fallout.view import AREAS
from overseer.kernel.errors import ContentError
from rules.fallout.content import Content, outpost, variant
from rules.fallout.table import Table, quiet

ONE_DIE = """
  - - {areas: [head, body, arms, legs], hits: 0}
    - {areas: [], hits: 3}
    - {areas: [head], hits: 0}
    - {areas: [], hits: 0}
    - {areas: [], hits: 0}
    - {areas: [], hits: 0}
"""
OWN_DICE = "dice:" + ONE_DIE * 3


def attempt(
    letters: str, difficulty: str = "3", owned: str = "", content: Content | None = None
) -> Table:
    """A survivor attempts a test: 5 Caps for success, 1 for failure."""
    table = quiet(content=content).letters(0, owned).set(0, caps=0).listen()
    task = f"test: {{letters: {letters}, difficulty: {difficulty}}}"
    return table.run("caps: 5", tasks=task, fail="caps: 1")


def reroll_all(table: Table) -> int:
    """Reroll the first die as often as possible; returns how often that was."""
    number = 0
    while table.question == "TEST_REROLL" and table.offers("reroll"):
        table.choose("reroll 1").roll(1, "-", "-")
        number += 1
    return number


@pytest.mark.rule("FO-TEST-01")
@pytest.mark.parametrize(
    "test", ["{letters: PA}", "{difficulty: 2}", "{letters: '', difficulty: 2}", "{}"]
)
def test_a_test_has_a_difficulty_and_letters(test: str) -> None:
    with pytest.raises(ContentError):
        outpost().program("", tasks=f"test: {test}")


@pytest.mark.rule("FO-TEST-01")
def test_difficulty_and_letters_are_shown() -> None:
    contest = attempt("PAA", "2").seen()["contest"]
    assert (contest["kind"], contest["letters"], contest["difficulty"]) == ("test", "PAA", 2)


@pytest.mark.rule("FO-TEST-02", "FO-DICE-01")
def test_a_test_begins_with_all_three_dice() -> None:
    table = attempt("S")
    assert (table.question, table.seat, len(table.offered)) == ("DICE", -1, 216)
    assert not [line for line in table.offered if "-" in line]


@pytest.mark.rule("FO-TEST-03", "FO-R-105", "FO-SPEC-01")
@pytest.mark.parametrize(
    ("letters", "owned", "rerolls"),
    [
        ("PA", "", 0),
        ("PA", "SECIL", 0),
        ("PA", "A", 1),
        ("PA", "PA", 2),
        ("SS", "S", 2),
        ("PII", "I", 2),
        ("PII", "PI", 3),
        ("SPECIAL", "SPECIAL", 7),
    ],
)
def test_each_printed_letter_that_is_owned_gives_a_reroll(
    letters: str, owned: str, rerolls: int
) -> None:
    table = attempt(letters, "3", owned).roll(1, 1, 1)
    assert reroll_all(table) == rerolls
    assert table.land.caps[0] == 1


@pytest.mark.rule("FO-TEST-03")
def test_a_weapon_is_no_help_in_a_test() -> None:
    table = quiet().letters(0, "P").equip(0, "long-rifle")
    table.run("caps: 5", tasks="test: {letters: S, difficulty: 3}").roll(1, 1, 1)
    assert table.question == "TURN"


@pytest.mark.rule("FO-TEST-03")
def test_a_card_may_count_as_letters_of_a_test() -> None:
    table = quiet().letters(0, "P").hold(0, "field-almanac")  # P and I
    table.run("caps: 5", tasks="test: {letters: PS, difficulty: 3}").roll(1, 1, 1)
    assert reroll_all(table) == 2


@pytest.mark.rule("FO-TEST-04")
def test_a_reroll_takes_any_set_of_dice_or_is_left() -> None:
    table = attempt("SP", "3", "SP").roll(1, 1, 1)
    dice = ("1", "2", "12", "3", "13", "23", "123")
    assert table.offered == [*(f"reroll {which}" for which in dice), "done"]
    assert (table.question, table.seat) == ("TEST_REROLL", 0)


@pytest.mark.rule("FO-TEST-04")
@pytest.mark.parametrize(("dice", "rolled"), [("2", 6), ("13", 36), ("123", 216)])
def test_only_the_dice_named_are_rolled_again(dice: str, rolled: int) -> None:
    table = attempt("S", "3", "S").roll(1, 1, 1).choose(f"reroll {dice}")
    assert len(table.offered) == rolled
    for line in table.offered:
        for die, face in enumerate(line.split()[1:], 1):
            assert (face == "-") == (str(die) not in dice)


@pytest.mark.rule("FO-TEST-04")
def test_rerolls_come_one_after_another_and_the_same_die_may_be_rerolled() -> None:
    table = attempt("SP", "2", "SP").roll(6, 1, 1)
    table.choose("reroll 1").roll(1, "-", "-")
    assert table.question == "TEST_REROLL"
    table.choose("reroll 1").roll(4, "-", "-")
    assert (table.question, table.land.caps[0]) == ("TURN", 1)  # one icon: the last face counts


@pytest.mark.rule("FO-TEST-04", "FO-R-42")
def test_rerolls_that_are_left_expire() -> None:
    table = attempt("SP", "2", "SP").roll(6, 1, 1).choose("done")
    assert (table.question, table.land.caps[0]) == ("TURN", 5)
    table.letters(0, "E").run(tasks="test: {letters: SP, difficulty: 2}").roll(1, 1, 1)
    assert table.question == "TURN"


@pytest.mark.rule("FO-TEST-05")
@pytest.mark.parametrize(
    ("faces", "difficulty", "passed"),
    [
        ((1, 1, 1), 1, False),
        ((4, 1, 1), 1, True),
        ((4, 1, 1), 2, False),
        ((6, 1, 1), 2, True),
        ((6, 6, 1), 2, True),
        ((6, 4, 1), 4, False),
        ((6, 4, 4), 4, True),
        ((6, 6, 6), 6, True),
    ],
)
def test_hit_icons_are_counted_against_the_difficulty(
    faces: tuple[int, int, int], difficulty: int, passed: bool
) -> None:
    table = attempt("S", str(difficulty)).roll(*faces)
    assert table.land.caps[0] == (5 if passed else 1)


@pytest.mark.rule("FO-TEST-05")
def test_only_one_of_the_two_results_happens() -> None:
    table = attempt("S", "1").roll(4, 1, 1)
    assert table.log("CAPS") == [("CAPS", 0, 5, 0, 0)]
    table = attempt("S", "1").roll(1, 1, 1)
    assert table.log("CAPS") == [("CAPS", 0, 1, 0, 0)]


@pytest.mark.rule("FO-TEST-05", "FO-R-84")
def test_a_second_task_is_attempted_only_after_the_first_was_passed() -> None:
    tasks = "test: {letters: S, difficulty: 1}, test: {letters: S, difficulty: 2}"
    table = quiet().letters(0, "P").set(0, caps=0).run("caps: 5", tasks=tasks, fail="caps: 1")
    assert table.roll(1, 1, 1).question == "TURN"
    assert table.land.caps[0] == 1
    table.set(0, caps=0).run("caps: 5", tasks=tasks, fail="caps: 1").roll(4, 1, 1)
    assert (table.question, table.land.caps[0]) == ("DICE", 0)
    assert table.roll(6, 1, 1).land.caps[0] == 5


@pytest.mark.rule("FO-TEST-05")
def test_extra_hit_icons_of_cards_count() -> None:
    table = quiet().letters(0, "P").set(0, caps=0).hold(0, "penny-novel")
    table.run("caps: 5", tasks="test: {letters: S, difficulty: 2}", fail="caps: 1").roll(4, 1, 1)
    assert table.offered == ["use penny-novel 1", "done"]
    table.choose("use penny-novel 1")
    assert (table.land.caps[0], table.items_of(0)) == (5, [])


@pytest.mark.rule("FO-TEST-06")
@pytest.mark.parametrize("faces", [(6, 6, 6), (1, 1, 1)])
def test_nothing_printed_is_nothing_happening(faces: tuple[int, int, int]) -> None:
    table = quiet().letters(0, "P")
    before = table.dump()
    results = ("", "caps: 1") if faces[0] == 6 else ("caps: 5", "")
    table.run(results[0], tasks="test: {letters: S, difficulty: 3}", fail=results[1])
    after = table.roll(*faces).dump()
    changed = {key for key in before if before[key] != after[key]}
    assert changed <= {"contest"}
    assert table.question == "TURN"


@pytest.mark.rule("FO-TEST-07")
def test_body_charts_do_not_matter_in_tests() -> None:
    content = variant(dice=OWN_DICE)
    assert attempt("S", "1", content=content).roll(1, 1, 1).land.caps[0] == 1  # four areas each
    assert attempt("S", "3", content=content).roll(2, 4, 4).land.caps[0] == 5  # none at all


@pytest.mark.rule("FO-R-42", "FO-TRAIT-07")
def test_well_rested_is_given_up_in_a_test_until_the_hits_are_counted() -> None:
    table = quiet().letters(0, "S").traits(0, "well-rested").set(0, caps=0)
    table.run("caps: 5", tasks="test: {letters: S, difficulty: 2}", fail="caps: 1").roll(1, 1, 1)
    table.choose("reroll 1").roll(1, "-", "-")
    assert table.offered == ["rested", "done"]
    table.choose("rested")
    assert table.traits_of(0) == set()
    table.choose("reroll 1").roll(6, "-", "-")
    assert (table.question, table.land.caps[0]) == ("TURN", 5)


@pytest.mark.rule("FO-R-42")
def test_a_die_may_be_turned_in_a_test() -> None:
    table = quiet().letters(0, "P").equip(0, "clockwork-heron").set(0, caps=0)
    table.run("caps: 5", tasks="test: {letters: S, difficulty: 2}", fail="caps: 1").roll(1, 1, 1)
    table.choose("use clockwork-heron 1")
    assert len(table.offers("turn")) == 15  # three dice, five other faces each
    assert table.choose("turn 2 6").land.caps[0] == 5


@pytest.mark.rule("FO-TEST-05", "FO-R-46")
def test_a_survivor_killed_in_a_test_has_failed_it() -> None:
    vial = "{deck: loot, kind: aid, value: 1, use: [{when: test, spend: discard, "
    vial += "cost: {damage: 1}, do: [success: 3]}]}"
    table = quiet(content=variant(items={"bitter-vial": vial})).letters(0, "P").set(0, caps=0, hp=1)
    table.hold(0, "bitter-vial")
    table.run("caps: 5", tasks="test: {letters: S, difficulty: 1}", fail="caps: 1").roll(6, 6, 6)
    table.choose("use bitter-vial 1", "stand A2.1")
    assert (table.land.caps[0], table.hp(0)) == (1, 16)


@pytest.mark.rule("FO-DICE-01")
def test_fights_and_tests_roll_the_same_three_dice() -> None:
    content = variant(dice=OWN_DICE)
    table = quiet(content=content).stand(0, "C2.1").enemy("ditch-hen", "C2.1").letters(0, "P")
    table.choose("fight ditch-hen C2.1").roll(1, 2, 4)  # every area, then three hit icons
    assert (table.hp(0), table.enemies()) == (13, [])
    assert attempt("S", "3", content=content).roll(1, 2, 4).land.caps[0] == 5


@pytest.mark.rule("FO-DICE-01")
def test_a_die_has_six_faces_and_there_are_three_of_them() -> None:
    face = "    - {areas: [head], hits: 0}\n"
    fewer, more = ONE_DIE.replace(face, ""), ONE_DIE.replace(face, face * 2)
    for wrong in (ONE_DIE * 2, ONE_DIE * 4, ONE_DIE * 2 + fewer, ONE_DIE * 2 + more):
        with pytest.raises(ContentError):
            variant(dice="dice:" + wrong)
    dice = outpost().box.dice
    assert [len(die) for die in dice] == [6, 6, 6]
    assert all(face.hits >= 0 for die in dice for face in die)


@pytest.mark.rule("FO-DICE-02")
def test_a_face_fills_any_of_four_areas() -> None:
    contest = attempt("S", "1", "S").roll(6, 1, 2).seen()["contest"]
    assert [die["areas"] for die in contest["dice"]] == [["body", "legs"], [], ["head"]]
    assert AREAS == ("head", "body", "arms", "legs")
    with pytest.raises(ContentError, match="tail"):
        variant(dice=OWN_DICE.replace("[head]", "[tail]", 1))


@pytest.mark.rule("FO-DICE-02", "FO-FIGHT-08")
@pytest.mark.parametrize(("face", "hits"), [(1, 1), (3, 0), (4, 0)])
def test_only_filled_areas_strike(face: int, hits: int) -> None:
    table = quiet(content=variant(dice=OWN_DICE)).stand(0, "C2.1").enemy("ditch-hen", "C2.1")
    table.listen().choose("fight ditch-hen C2.1").roll(face, 4, 4)
    assert table.log("STRUCK") == [("STRUCK", 0, hits, 1, 0)]


JOINT = "joint-test: {letters: S, theirs: P, difficulty: 2}"
VIAL = "{deck: loot, kind: aid, value: 1, use: [{when: test, spend: discard, "
VIAL += "cost: {damage: 1}, do: [success: 3]}]}"


@pytest.mark.rule("FO-R-46", "FO-SOLO-02")
def test_a_joint_test_fails_with_the_death_of_the_one_whose_it_is() -> None:
    """The other one does not even begin, however many hit icons there would be."""
    table = quiet(content=variant(items={"bitter-vial": VIAL})).letters(0, "P").set(0, caps=0, hp=1)
    table.hold(0, "bitter-vial").stand(1, table.at(0)).listen()
    table.run("caps: 5", tasks=JOINT, fail="caps: 1").roll(6, 6, 6)
    table.choose("use bitter-vial 1", "stand A2.1")
    assert (table.land.caps[0], len(table.log("DICE"))) == (1, 1)


@pytest.mark.rule("FO-R-46", "FO-SOLO-02")
def test_the_help_of_one_who_dies_in_a_joint_test_counts_for_nothing() -> None:
    for own, caps in (((6, 6, 6), 5), ((1, 1, 1), 1)):
        table = quiet(content=variant(items={"bitter-vial": VIAL})).letters(1, "S").set(0, caps=0)
        table.letters(0, "P").hold(1, "bitter-vial").stand(1, table.at(0)).set(1, hp=1)
        table.run("caps: 5", tasks=JOINT, fail="caps: 1").roll(*own).roll(6, 6, 6)
        table.choose("use bitter-vial 1", "stand A2.1")
        assert table.land.caps[0] == caps


@pytest.mark.rule("FO-R-46", "FO-R-49")
def test_one_who_is_killed_before_their_part_of_a_joint_test_helps_no_more() -> None:
    vial = VIAL.replace("do: [success: 3]", "do: [success: 1, others: {who: here, do: [rads: 9]}]")
    table = quiet(content=variant(items={"bitter-vial": vial})).letters(0, "P").set(0, caps=0)
    table.hold(0, "bitter-vial").stand(1, table.at(0)).set(1, rads=7).listen()
    table.run("caps: 5", tasks=JOINT, fail="caps: 1").roll(1, 1, 1).choose("use bitter-vial 1")
    assert (table.land.eliminated[1], table.land.caps[0]) == (1, 1)
    assert len(table.log("DICE")) == 1


@pytest.mark.rule("FO-R-46", "FO-SOLO-02")
def test_a_joint_test_that_ended_with_a_death_has_no_hit_icons() -> None:
    table = quiet(content=variant(items={"bitter-vial": VIAL})).letters(0, "P").set(0, caps=0, hp=1)
    table.hold(0, "bitter-vial").stand(1, table.at(0))
    table.run("caps: 5", tasks=JOINT, fail="caps: hits").roll(6, 6, 6)
    table.choose("use bitter-vial 1", "stand A2.1")
    assert table.land.caps[0] == 0


@pytest.mark.rule("FO-SOLO-02", "FO-SOLO-03")
@pytest.mark.parametrize(
    ("players", "space", "hits"), [(1, "A2.1", 3), (1, "A2.3", 0), (2, "A2.1", 0)]
)
def test_without_anybody_there_only_a_solo_players_settlement_helps(
    players: int, space: str, hits: int
) -> None:
    table = quiet(players).letters(0, "").set(0, caps=0).stand(0, space)
    table.run("caps: hits", tasks=JOINT, fail="caps: hits").roll(1, 1, 1)
    assert table.land.caps[0] == hits


@pytest.mark.rule("FO-R-46", "FO-SOLO-02")
def test_the_own_hit_icons_are_lost_with_a_death_in_the_test_of_the_other() -> None:
    vial = VIAL.replace("do: [success: 3]", "do: [others: {who: here, do: [damage: 99]}]")
    table = quiet(content=variant(items={"bitter-vial": vial})).letters(0, "").letters(1, "P")
    table.set(0, caps=0).hold(1, "bitter-vial").stand(1, table.at(0))
    table.run("caps: 5", tasks=JOINT, fail="caps: hits").roll(6, 6, 6).roll(6, 6, 6)
    table.choose("use bitter-vial 1")
    while table.question != "TURN":
        table.choose(table.default)
    assert (table.land.deaths[0], table.land.caps[0]) == (1, 0)
