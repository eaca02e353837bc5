"""Letters and XP: the peg that walks along the letters (FO-SPEC, FO-XP)."""

from __future__ import annotations

import pytest

from overseer.games.fallout.notation import LETTERS
from rules.fallout.table import Table, quiet


def pegs(table: Table, number: int) -> list[int]:
    """The holes that the peg of seat 0 comes to with each of some XP."""
    return [int(table.run("xp: 1").land.xp[0]) for _ in range(number)]


@pytest.mark.rule("FO-SPEC-01", "FO-SPEC-02")
@pytest.mark.parametrize("letter", LETTERS)
def test_each_of_the_seven_letters_has_a_slot_of_its_own(letter: str) -> None:
    other = "P" if letter == "S" else "S"
    table = quiet().letters(0, other).coming(f"letter {letter}", f"letter {letter}")
    table.run("level: 1")
    assert table.letters_of(0) == "".join(each for each in LETTERS if each in (letter, other))
    assert table.view()["survivors"][0]["letters"] == list(table.letters_of(0))
    assert table.letters_of(1) == LETTERS


@pytest.mark.rule("FO-SPEC-01")
def test_a_letter_is_never_owned_twice() -> None:
    table = quiet().letters(0, "SP").coming("letter S", "letter S").run("level: 1")
    assert (table.question, table.letters_of(0)) == ("PERK", "SP")


@pytest.mark.rule("FO-SPEC-01")
def test_the_letter_of_the_set_up_is_another_than_the_characters() -> None:
    table = Table(2, coming=["letter P", "letter E"])
    assert [table.letters_of(seat) for seat in range(2)] == ["SP", "PE"]
    table = Table(2, set_up_all=False, forced=False)
    while table.question != "LETTER":
        table.land.apply(0)
    assert table.offered == [f"letter {letter}" for letter in LETTERS if letter != "S"]


@pytest.mark.rule("FO-XP-01")
def test_each_xp_moves_the_peg_under_the_next_letter_that_is_owned() -> None:
    table = quiet().letters(0, "PIL")
    assert pegs(table, 3) == [2, 5, 7]
    assert table.land.levels[0] == 0
    assert (table.question, table.letters_of(0)) == ("TURN", "PIL")


@pytest.mark.rule("FO-XP-01")
def test_xp_is_gained_by_the_survivor_who_earned_it_and_seen_by_all() -> None:
    table = quiet().letters(1, "SA").run("xp: 1", seat=1)
    assert [seen["xp"] for seen in table.view()["survivors"]] == [0, 1]


@pytest.mark.rule("FO-XP-02")
@pytest.mark.parametrize("letters", ["S", "L", "EC", "PIA", "SPECIA"])
def test_a_lap_is_one_xp_more_than_there_are_letters(letters: str) -> None:
    table = quiet().letters(0, letters).listen()
    pegs(table, len(letters))
    assert table.log("LEVEL_UP") == []
    missing = next(letter for letter in LETTERS if letter not in letters)
    table.coming(f"letter {missing}", f"letter {missing}").run("xp: 1")
    assert len(table.log("LEVEL_UP")) == 1
    assert table.land.xp[0] == 0
    assert missing in table.letters_of(0)


@pytest.mark.rule("FO-XP-03", "FO-R-52")
def test_the_peg_moves_for_all_xp_with_the_letters_owned_before() -> None:
    table = quiet().letters(0, "S").coming("letter C", "letter C", "letter C", "letter C")
    table.listen().run("xp: 5")
    # Two laps of two XP and one more. With C on the board at once it would be one lap of three.
    assert table.land.xp[0] == 1
    assert (table.question, table.letters_of(0)) == ("PERK", "SC")  # the second level sees C
    table.choose("take old-debts")
    assert (len(table.log("LEVEL_UP")), table.question) == (2, "TURN")


@pytest.mark.rule("FO-XP-03")
def test_levels_are_resolved_after_the_peg_has_moved() -> None:
    table = quiet().letters(0, "S").coming("letter C", "letter E").run("xp: 4")
    assert (table.question, table.land.xp[0], table.land.levels[0]) == ("KEEP", 0, 2)
    table.coming("letter I", "letter A").choose("keep E")
    assert (table.question, table.offered) == ("KEEP", ["keep I", "keep A"])
    assert table.choose("keep A").letters_of(0) == "SEA"


@pytest.mark.rule("FO-R-51")
def test_a_new_letter_to_the_right_of_the_peg_lengthens_this_lap() -> None:
    table = quiet().letters(0, "SA").run("xp: 1")
    table.coming("letter E", "letter E").run("level: 1")
    assert table.land.xp[0] == 1  # the peg stays where it is
    assert pegs(table, 2) == [3, 6]
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-51")
def test_a_new_letter_to_the_left_of_the_peg_matters_from_the_next_lap() -> None:
    table = quiet().letters(0, "SA").run("xp: 2")
    table.coming("letter E", "letter E").run("level: 1")
    assert table.land.xp[0] == 6
    table.coming("letter L", "letter L").run("xp: 1")  # L is right of the peg, E is left of it
    assert (table.land.xp[0], table.letters_of(0)) == (0, "SEAL")
    assert pegs(table, 4) == [1, 3, 6, 7]


@pytest.mark.rule("FO-R-56", "FO-XP-02", "FO-LEVEL-03")
def test_with_all_letters_a_lap_takes_eight_xp_and_gives_a_perk() -> None:
    table = quiet().letters(0, LETTERS).run("xp: 7")
    assert (table.question, table.land.xp[0]) == ("TURN", 7)
    table.coming("letter I", "letter A").run("xp: 1")
    assert (table.question, table.land.xp[0]) == ("KEEP", 0)
    table.choose("keep A")
    assert table.offered == ["take side-step", "take quick-feet"]
    assert table.choose("take quick-feet").perks_of(0) == ["quick-feet"]


@pytest.mark.rule("FO-R-58")
def test_a_level_earned_outside_the_own_turn_is_resolved_at_once() -> None:
    table = quiet().letters(1, "E").set(1, xp=3).stand(1, "A2.2").stand(0, "C2.1")
    table.enemy("ditch-hen", "A2.2").enemy("lawn-drone", "A2.3")
    table.coming("letter I", "letter A").listen().activate("a-light-in-the-window").roll(3, 1, 1)
    assert (table.question, table.seat) == ("KEEP", 1)
    assert table.enemies("A2.3") == ["lawn-drone A2.3"]  # robots, next in the row, have yet to act
    table.choose("keep A")
    assert table.letters_of(1) == "EA"
    assert table.enemies("A2.3") == []


@pytest.mark.rule("FO-R-58", "FO-XP-03")
def test_xp_from_anothers_card_gives_a_level_in_anothers_turn() -> None:
    table = quiet().letters(1, "E").set(1, xp=3).coming("letter I", "letter A")
    table.run("others: {who: all, do: [xp: 1]}, caps: 2")
    assert (table.question, table.seat, table.land.caps[0]) == ("KEEP", 1, 3)
    table.choose("keep I")
    assert (table.letters_of(1), table.land.caps[0], table.seat) == ("EI", 5, 0)
