"""The agenda deck runs out, the first player changes (FO-FIRST, FO-DEPL, FO-R-92 to FO-R-95)."""

from __future__ import annotations

import pytest

from rules.fallout.content import outpost, variant
from rules.fallout.table import Table, quiet

LAST = "heavy-curtains"  # critters, then humans
ELIMINATED = {"hp": 16, "rads": 15}


def ending(players: int = 2, deck: tuple[str, ...] = (LAST,), *discards: str) -> Table:
    """A table with so many agendas in the deck and in its discards."""
    return with_discards(quiet(players).deck("agenda", *deck), *discards)


def with_discards(table: Table, *agendas: str) -> Table:
    """Lay agendas openly on the discards."""
    row = [table.names.agendas.index(agenda) for agenda in agendas]
    table.land.agenda_discards = type(table.land.held)(row)
    return table


def power(table: Table) -> list[int]:
    """The power of both factions."""
    return [int(number) for number in table.land.power]


def course(table: Table, turns: int) -> str:
    """Whose turns come, "|" for an activation in between."""
    told = ""
    table.listen()
    while told.replace("|", "") == "" or len(told.replace("|", "")) < turns:
        table.end_turn()
        lines = table.log("TURN", "AGENDA_SHOWN")
        told = "".join("|" if line[0] == "AGENDA_SHOWN" else str(line[1]) for line in lines)
    return told


# First player


@pytest.mark.rule("FO-FIRST-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_has_the_first_turn_and_decides_for_enemies(first: int) -> None:
    table = Table(3, first=first).no_enemies().unstage()
    assert (table.view()["first_player"], table.seat) == (first, first)
    for seat in range(3):
        table.stand(seat, "A2.2")
    table.enemy("ditch-hen", "C2.1").enemy("salt-crab", "C2.4").activate(LAST)
    assert (table.question, table.seat) == ("ENEMY_STEP", first)


@pytest.mark.rule("FO-FIRST-01", "FO-DEPL-02")
def test_who_gets_the_deck_decides_from_then_on() -> None:
    table = ending(3, (LAST,), "quiet-please").run("agenda: 1")
    assert table.view()["first_player"] == 2
    for seat in range(3):
        table.stand(seat, "A2.2")
    table.enemy("lawn-drone", "C2.1").activate("quiet-please")
    assert (table.question, table.seat) == ("ENEMY_STEP", 2)


@pytest.mark.rule("FO-FIRST-02", "FO-R-92")
def test_a_new_first_player_in_mid_turn_changes_neither_this_turn_nor_the_next() -> None:
    table = ending(4, (LAST,), "quiet-please", "nothing-to-see").choose("move").run("agenda: 1")
    assert table.view()["first_player"] == 3
    assert (table.seat, table.land.actions, table.land.points) == (0, 1, 2)
    assert table.end_turn().seat == 1


@pytest.mark.rule("FO-R-92", "FO-FIRST-02")
def test_without_a_depletion_the_activation_comes_before_the_first_player() -> None:
    assert course(quiet(3), 6) == "12|012|0"


@pytest.mark.rule("FO-R-92", "FO-FIRST-02")
def test_after_a_depletion_at_the_end_of_the_round_the_old_first_player_is_next() -> None:
    table = ending(3, ("a-light-in-the-window",), "quiet-please", LAST, "well-read")
    # Round one ends as usual; seat 2 is first player then. One shorter round: 0 and 1.
    assert course(table, 8) == "12|01|201|2"


@pytest.mark.rule("FO-R-92")
def test_after_a_depletion_in_mid_round_no_activation_is_skipped() -> None:
    table = ending(3, (LAST,), "quiet-please", "well-read", "everyone-home").end_turn()
    assert table.seat == 1
    table.run("agenda: 1", seat=1)
    assert table.view()["first_player"] == 2
    assert course(table, 4) == "|201|2"


@pytest.mark.rule("FO-R-92")
def test_the_seat_that_was_first_when_the_turn_began_ends_the_round_too() -> None:
    # In the last turn of the round the deck passes to seat 1 of three, whose turn has been.
    table = Table(3, first=2).no_enemies().unstage().deck("agenda", LAST)
    with_discards(table, "quiet-please", "well-read", "everyone-home").end_turn().end_turn()
    assert table.seat == 1
    table.run("agenda: 1", seat=0)
    assert table.view()["first_player"] == 1
    assert course(table, 3).startswith("|2")


@pytest.mark.rule("FO-R-92", "FO-KILL-07")
def test_the_walk_to_the_next_seat_passes_over_the_eliminated() -> None:
    table = quiet(4).set(0, **ELIMINATED).run("rads: 1")
    assert (table.view()["first_player"], table.seat) == (3, 1)
    assert course(table, 4) == "2|312"


@pytest.mark.rule("FO-R-92", "FO-KILL-07")
def test_passing_the_seat_of_an_eliminated_first_player_ends_the_round_too() -> None:
    # Seat 1 is first player when seat 0 begins the last turn of the round, and is eliminated in it.
    table = Table(3, first=1).no_enemies().unstage().end_turn().end_turn()
    table.set(1, **ELIMINATED).run("rads: 1", seat=1)
    assert (table.view()["first_player"], table.seat) == (0, 0)
    assert course(table, 3) == "|2|02"


@pytest.mark.rule("FO-R-92", "FO-KILL-07")
def test_a_first_player_eliminated_in_the_own_turn_is_followed_by_the_next_seat() -> None:
    table = Table(3, first=1).no_enemies().unstage().set(1, **ELIMINATED)
    table.run("rads: 1", seat=1)
    assert (table.view()["first_player"], table.seat) == (0, 2)
    assert course(table, 4) == "|02|02"


HOT_LAMPS = """
start: crossroads-camp
layout: {A1: dangerous, A2: crossroads-camp, B1: dangerous, B2: dangerous, C2: tin-parish}
factions:
  star: {on-activation: [rads: 1]}
  shield: {enemy: {type: human, level: 1, weak: [body], abilities: []}}
track: [{X: 1, Y: 1}, {X: 2, Y: 2}, {X: 3, Y: 3}]
quests: [7]
"""


@pytest.mark.rule("FO-R-92", "FO-KILL-07")
def test_a_first_player_eliminated_in_an_activation_causes_no_second_one() -> None:
    row = "{players: 1, enemies: [star, critter], bonus: [{when: {caps: 8}, influence: 1}]}"
    content = variant(scenarios={"mile-ninety": HOT_LAMPS}, agendas={LAST: row})
    table = quiet(3, content).set(0, **ELIMINATED).enemy("ditch-hen", "C2.1")
    for seat in range(3):
        table.stand(seat, "A2.2")
    table.end_turn().end_turn().coming(f"draw agenda {LAST}").listen().end_turn()
    assert table.view()["first_player"] == 2
    assert (table.question, table.seat) == ("ENEMY_STEP", 2)  # the rest of the choices
    table.choose(table.default)
    assert (table.question, table.seat) == ("TURN", 1)
    assert len(table.log("AGENDA_SHOWN")) == 1


# Depletion


@pytest.mark.rule("FO-DEPL-01", "FO-R-93", "FO-LIMIT-03")
def test_the_last_agenda_drawn_makes_a_new_deck_of_the_discards() -> None:
    table = ending(2, (LAST,), "quiet-please", "well-read").run("agenda: 1")
    assert table.agendas_of(0) == [LAST]
    assert sorted(table.deck_of("agenda")) == ["quiet-please", "well-read"]
    assert table.view()["discards"]["agenda"] == []


@pytest.mark.rule("FO-DEPL-01")
def test_agendas_discarded_facedown_are_shuffled_in_too() -> None:
    table = quiet().agendas(0, "well-read", "full-pockets", "good-company", "known-face")
    with_discards(table.deck("agenda", "nothing-to-see", LAST), "quiet-please")
    table.coming("draw agenda nothing-to-see")
    table.run("agenda: 1").choose("drop well-read").run("agenda: 1").choose("drop full-pockets")
    assert sorted(table.deck_of("agenda")) == ["quiet-please", "well-read"]
    assert table.view()["discards"]["dropped_agendas"] == 1  # the one that came later


@pytest.mark.rule("FO-DEPL-01")
def test_before_the_last_agenda_nothing_happens() -> None:
    table = ending(2, (LAST, "known-face"), "quiet-please").listen().run("agenda: 1")
    assert table.log("DEPLETED", "FIRST_PLAYER", "POWER") == []
    assert table.view()["discards"]["agenda"] == ["quiet-please"]


@pytest.mark.rule("FO-DEPL-02", "FO-DEPL-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_new_deck_passes_to_the_right_and_both_factions_advance(players: int) -> None:
    table = ending(players, (LAST,), "quiet-please", "well-read").power(2, 1).listen()
    table.run("agenda: 1")
    assert table.view()["first_player"] == players - 1
    assert power(table) == [3, 2]
    kinds = [line[0] for line in table.log("DEPLETED", "FIRST_PLAYER", "POWER")]
    assert kinds == ["DEPLETED", "FIRST_PLAYER", "POWER", "POWER"]


@pytest.mark.rule("FO-DEPL-02")
def test_the_new_deck_passes_over_the_eliminated() -> None:
    table = ending(3, (LAST,), "quiet-please").set(2, **ELIMINATED)
    table.run("rads: 1", seat=2).run("agenda: 1")
    assert table.view()["first_player"] == 1


@pytest.mark.rule("FO-R-93", "FO-DEPL-01")
def test_a_last_agenda_that_is_revealed_is_part_of_the_new_deck() -> None:
    table = ending(2, (LAST,), "quiet-please").enemy("ditch-hen", "A2.1").letters(0, "E")
    table.listen().activate(LAST)
    assert table.question == "DICE"  # the activation is under way
    assert (table.deck_of("agenda"), power(table)) == ([], [0, 0])
    assert table.view()["first_player"] == 0
    table.roll(1, 1, 1)
    assert sorted(table.deck_of("agenda")) == sorted([LAST, "quiet-please"])
    assert (power(table), table.view()["first_player"]) == ([1, 1], 1)
    assert table.view()["discards"]["agenda"] == []
    order = [line[0] for line in table.log("ACTIVATED", "DEPLETED", "FIRST_PLAYER", "POWER")]
    assert order == ["ACTIVATED"] * 2 + ["DEPLETED", "FIRST_PLAYER", "POWER", "POWER"]


@pytest.mark.rule("FO-R-93", "FO-DEPL-03")
def test_the_rest_of_a_draw_comes_from_the_new_deck() -> None:
    table = ending(2, (LAST,), "quiet-please", "well-read").listen()
    table.coming(f"draw agenda {LAST}", "draw agenda well-read").run("agenda: 2")
    assert sorted(table.agendas_of(0)) == sorted([LAST, "well-read"])
    assert table.deck_of("agenda") == ["quiet-please"]
    told = [line[0] for line in table.log("DEPLETED", "FIRST_PLAYER", "POWER", "AGENDAS")]
    assert told == ["DEPLETED", "FIRST_PLAYER", "POWER", "POWER", "AGENDAS"]


@pytest.mark.rule("FO-R-93", "FO-R-101")
def test_limit_and_track_end_come_after_the_whole_draw() -> None:
    table = quiet().power(6, 3).agendas(0, "full-pockets", "good-company", "known-face")
    with_discards(table.deck("agenda", LAST), "quiet-please", "well-read").run("agenda: 2")
    assert (table.question, len(table.offered), power(table)) == ("AGENDA_LIMIT", 5, [7, 4])
    assert (table.land.over, table.land.lost) == (False, 0)
    table.choose("drop known-face")
    assert (table.land.over, table.land.lost) == (True, 1)


def moth(*deck: str) -> Table:
    """A table where the kill of a moth gives an agenda, and a moth will attack seat 1."""
    table = quiet(2).stage("moth-problem").stand(0, "A2.2").enemy("lamp-moth", "A2.2")
    return table.set(1, hp=10).deck("agenda", *deck)


@pytest.mark.rule("FO-R-93")
def test_in_an_activation_only_the_reshuffle_is_immediate() -> None:
    table = with_discards(moth(LAST, "full-pockets"), "quiet-please", "well-read")
    table.enemy("toll-dodger", "C2.1").activate(LAST).roll(1, 3, 1)
    table.choose("complete moth-problem 2")
    assert table.agendas_of(1) == ["full-pockets"]
    # Humans are under way: the new deck lies there, without the agenda in use.
    assert table.question == "ENEMY_STEP"
    assert sorted(table.deck_of("agenda")) == ["quiet-please", "well-read"]
    assert (power(table), table.view()["first_player"]) == ([0, 0], 0)
    table.choose(table.default)
    assert (power(table), table.view()["first_player"]) == ([1, 1], 1)
    assert table.view()["discards"]["agenda"] == [LAST]
    assert sorted(table.deck_of("agenda")) == ["quiet-please", "well-read"]


@pytest.mark.rule("FO-R-93")
@pytest.mark.parametrize(
    ("discards", "times", "deck"),
    [
        (("quiet-please", "well-read"), 1, 1),  # revealed the last one, drew from the new deck
        (("quiet-please",), 2, 1),  # and emptied that one too
    ],
)
def test_deck_and_power_pass_once_for_each_emptied_deck(
    discards: tuple[str, ...], times: int, deck: int
) -> None:
    table = with_discards(moth(LAST), *discards).listen().activate(LAST).roll(1, 3, 1)
    table.choose("complete moth-problem 2")
    assert table.question == "TURN"
    assert len(table.agendas_of(1)) == 1
    assert len(table.log("DEPLETED")) == times
    assert power(table) == [times, times]
    assert table.view()["first_player"] == (2 - times) % 2
    assert len(table.deck_of("agenda")) == deck


@pytest.mark.rule("FO-R-94")
def test_with_deck_and_discards_empty_a_draw_yields_nothing() -> None:
    table = ending(2, (LAST,)).listen().run("agenda: 2, caps: 1")
    assert (table.agendas_of(0), table.land.caps[0]) == ([LAST], 4)
    table.run("agenda: 1", seat=1)
    assert table.agendas_of(1) == []
    assert (len(table.log("DEPLETED")), power(table)) == (1, [1, 1])  # the last card, and no more


@pytest.mark.rule("FO-R-94")
def test_with_deck_and_discards_empty_there_is_no_activation() -> None:
    table = ending(2, ()).enemy("ditch-hen", "A2.1").listen().end_turn().end_turn()
    assert (table.question, table.seat, table.land.round) == ("TURN", 0, 2)
    assert table.log("AGENDA_SHOWN", "ACTIVATED", "DEPLETED") == []


@pytest.mark.rule("FO-R-94", "FO-R-110")
def test_an_empty_deck_is_made_anew_by_the_next_draw_that_finds_discards() -> None:
    table = with_discards(ending(2, ()), "quiet-please", "well-read").listen().run("agenda: 1")
    assert (len(table.agendas_of(0)), len(table.deck_of("agenda"))) == (1, 1)
    assert table.log("DEPLETED") == []


@pytest.mark.rule("FO-R-94")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_test_pack_has_agendas_enough_for_all_hands_and_four_more(players: int) -> None:
    table = Table(players)
    cards = len(table.deck_of("agenda")) + players  # one each was drawn in the set-up
    assert cards == sum(n <= players for n in outpost().cards.agenda_players)
    assert cards >= 4 * players + 4


# Solo


@pytest.mark.rule("FO-SOLO-05", "FO-R-95")
@pytest.mark.parametrize(
    ("before", "after"), [((3, 1), [3, 2]), ((1, 3), [2, 3]), ((2, 2), [3, 3]), ((1, 2), [2, 2])]
)
def test_alone_only_the_weaker_faction_advances(before: tuple[int, int], after: list[int]) -> None:
    table = ending(1, (LAST,), "quiet-please").power(*before).run("agenda: 1")
    assert (power(table), table.view()["first_player"]) == (after, 0)
    table = ending(1, (LAST,), "quiet-please").power(*before).end_turn()
    assert (power(table), table.view()["first_player"]) == (after, 0)


@pytest.mark.rule("FO-DEPL-03")
def test_the_advance_is_one_on_the_power_track() -> None:
    table = ending(2, (LAST,)).power(0, 3)
    assert table.view()["factions"][1]["enemy"]["level"] == 1
    table.run("agenda: 1")
    assert table.view()["factions"][1]["enemy"]["level"] == 2
