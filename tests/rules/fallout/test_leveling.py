"""Leveling up: two letters, one of them kept, a second one of a kind is a perk (FO-LEVEL)."""

from __future__ import annotations

import pytest

from overseer import CHANCE
from overseer.games.fallout.notation import LETTERS
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet


def supply(table: Table) -> str:
    """The letters in the supply."""
    return "".join(letter * table.land.bag[i] for i, letter in enumerate(LETTERS))


def with_supply(table: Table, letters: str) -> Table:
    """Leave exactly these letters in the supply."""
    for i, letter in enumerate(LETTERS):
        table.land.bag[i] = letters.count(letter)
    return table


def without_perks(table: Table, *gone: str) -> Table:
    """Take perks out of the game."""
    keep = [p for p in table.land.perk_deck if table.names.perks[p] not in gone]
    table.land.perk_deck = type(table.land.perk_deck)(keep)
    return table


@pytest.mark.rule("FO-LEVEL-01")
def test_two_letters_are_drawn_and_one_is_returned() -> None:
    table = with_supply(quiet().letters(0, "S"), "EECCC").coming("letter E", "letter C")
    table.listen().run("level: 1")
    drawn = [line for line in table.log("CHOICE") if line[1] == CHANCE]
    assert [line[2] for line in drawn] == ["letter E", "letter C"]
    assert (table.question, table.seat) == ("KEEP", 0)
    assert table.offered == ["keep E", "keep C"]
    table.choose("keep C")
    assert (supply(table), table.letters_of(0)) == ("EECC", "SC")


@pytest.mark.rule("FO-LEVEL-01")
def test_a_letter_that_was_drawn_is_not_drawn_again() -> None:
    table = with_supply(quiet().letters(0, "S"), "EC").coming("letter C").run("level: 1")
    assert table.offered == ["keep C", "keep E"]


@pytest.mark.rule("FO-LEVEL-01")
def test_each_letter_of_the_supply_is_equally_likely() -> None:
    table = with_supply(quiet().letters(0, "S"), "ECCC")
    table.land.levels[0] = 1
    table.land.due = 1
    table.land.open = None
    table.land.settle()
    decision = table.land.decision
    assert decision is not None
    assert table.offered == ["letter E", "letter C"]
    assert [int(weight) for weight in decision.options.weights] == [1, 3]


@pytest.mark.rule("FO-LEVEL-02")
def test_a_kept_letter_that_is_new_is_added_to_the_board() -> None:
    table = quiet().letters(0, "S").coming("letter S", "letter L").run("level: 1").choose("keep L")
    assert (table.letters_of(0), table.perks_of(0), table.question) == ("SL", [], "TURN")


@pytest.mark.rule("FO-LEVEL-03", "FO-LEVEL-04")
def test_a_kept_letter_that_is_owned_is_discarded_for_a_perk_of_that_letter() -> None:
    table = with_supply(quiet().letters(0, "SP"), "SL").run("level: 1").choose("keep S")
    assert supply(table) == "SL"
    assert (table.question, table.seat) == ("PERK", 0)
    assert table.offered == ["take strong-back", "take long-swing"]
    table.choose("take long-swing")
    assert (table.perks_of(0), table.letters_of(0)) == (["long-swing"], "SP")
    assert "long-swing" not in table.view()["perks"]


@pytest.mark.rule("FO-LEVEL-04")
def test_a_perk_that_features_two_letters_is_there_for_both() -> None:
    broad = variant(perks={"old-debts": "{letters: CS, use: {when: turn, do: [caps: 4]}}"})
    for letter in "CS":
        table = quiet(content=broad).letters(0, "SC").coming(f"letter {letter}", f"letter {letter}")
        assert "take old-debts" in table.run("level: 1").offered


@pytest.mark.rule("FO-LEVEL-05", "FO-R-55")
def test_without_a_perk_of_that_letter_any_of_an_owned_letter_is_chosen() -> None:
    table = without_perks(quiet().letters(0, "SPA"), "strong-back", "long-swing", "keen-eye")
    table.coming("letter S", "letter S").run("level: 1")
    assert table.offered == ["take careful-aim", "take side-step", "take quick-feet"]
    assert table.choose("take side-step").perks_of(0) == ["side-step"]


@pytest.mark.rule("FO-LEVEL-05")
def test_one_perk_of_that_letter_is_enough_to_bar_all_others() -> None:
    table = without_perks(quiet(forced=False).letters(0, "SPA"), "strong-back")
    table.coming("letter S", "letter S").run("level: 1").choose("keep S")
    assert table.offered == ["take long-swing"]


@pytest.mark.rule("FO-LEVEL-06", "FO-R-55", "FO-LIMIT-02")
def test_without_any_perk_of_an_owned_letter_none_is_gained() -> None:
    table = without_perks(quiet().letters(0, "S"), "strong-back", "long-swing")
    with_supply(table, "SS").listen().run("level: 1")
    assert (table.question, table.perks_of(0), table.letters_of(0)) == ("TURN", [], "S")
    assert table.land.levels[0] == 0  # the level is spent
    assert supply(table) == "SS"
    assert len(table.log("LEVEL_UP")) == 1


@pytest.mark.rule("FO-R-53")
def test_two_equal_letters_are_one_choice() -> None:
    table = quiet(forced=False).letters(0, "S").coming("letter E", "letter E").run("level: 1")
    assert table.offered == ["keep E"]
    before = supply(table).count("E")
    table.choose("keep E")
    assert supply(table).count("E") == before + 1  # two were out, one is returned


@pytest.mark.rule("FO-R-53")
def test_two_owned_letters_are_not_drawn_again() -> None:
    table = quiet().letters(0, "SP").coming("letter S", "letter P").listen().run("level: 1")
    assert table.offered == ["keep S", "keep P"]
    assert len([line for line in table.log("CHOICE") if line[1] == CHANCE]) == 2
    assert table.choose("keep P").offered == ["take keen-eye", "take careful-aim"]


@pytest.mark.rule("FO-R-54")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_supply_has_five_of_each_letter_beside_the_starting_ones(players: int) -> None:
    table = Table(players)
    drawn = "".join(table.letters_of(seat) for seat in range(players))
    own = "".join("SPEC"[seat] for seat in range(players))
    for letter in LETTERS:
        others = drawn.count(letter) - own.count(letter)
        assert supply(table).count(letter) == 5 - others


@pytest.mark.rule("FO-R-54")
def test_a_letter_alone_in_the_supply_is_kept() -> None:
    table = with_supply(quiet().letters(0, "S"), "L").run("level: 1")
    assert (table.question, table.letters_of(0), supply(table)) == ("TURN", "SL", "")


@pytest.mark.rule("FO-R-54")
def test_without_a_supply_an_owned_letter_gives_its_perk() -> None:
    table = with_supply(quiet().letters(0, "SL"), "").run("level: 1")
    assert (table.question, table.offered) == ("KEEP", ["keep S", "keep L"])
    assert table.choose("keep L").offered == ["take second-look", "take falling-sign"]
    table.choose("take falling-sign")
    assert (table.perks_of(0), table.letters_of(0), supply(table)) == (["falling-sign"], "SL", "")


@pytest.mark.rule("FO-R-55")
def test_the_perks_that_a_letter_opens_are_known_before_one_is_kept() -> None:
    table = quiet().letters(0, "SP").perks(1, "keen-eye").coming("letter S", "letter P")
    table.run("level: 1")
    deck = table.view(0)["perks"]
    opened = [line.removeprefix("take ") for line in table.choose("keep S").offered]
    assert set(opened) <= set(deck)
    assert "keen-eye" not in deck


@pytest.mark.rule("FO-LEVEL-03")
def test_a_level_of_a_card_is_a_level_like_any_other() -> None:
    table = quiet().letters(0, "S").coming("letter S", "letter S").run("level: 1")
    assert table.question == "PERK"
