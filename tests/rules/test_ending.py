"""The end of the game: two triggers, one last round (SH-END, SH-R-78, SH-R-79, SH-R-83)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.table import Table, game_with

FULL = "WWWWWWFFFFFFEEEEEE"
SETS = (
    ("classroom", "medbay", "radio-studio", "game-room", "weight-room"),
    ("science-lab", "fitness-room", "storage-room", "athletics-room", "outfit-workshop"),
)
ROOMS_TOLD = "Player 1 has built the last room of the level: this is the last round"
THREATS_TOLD = "The threat deck has run out: this is the last round"


def one_room_short(players: int = 2, owners: int = 1, **options: Any) -> Table:
    """A table where the first players have five rooms each, and cubes for the sixth."""
    table = Table(players, **options)
    for seat in range(owners):
        table.room(seat + 1, "left", *SETS[seat][:3]).room(seat + 1, "right", *SETS[seat][3:])
        table.cubes(seat, FULL)
    return table


@pytest.mark.rule("SH-END-01", "SH-END-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_of_the_sixth_room_is_played_out(players: int) -> None:
    table = one_room_short(players).play("place - L1.e", "room armory")
    assert table.seen()["last_round"]
    for seat in range(1, players):
        assert table.seat == seat  # everybody goes on as usual
        table.play("place - L0." + str(6 + seat))
    table.play("place - L0.6")
    for seat in range(1, players):
        assert table.seat == seat
        table.play("pass")
    assert table.offered[0] == "train L0.6 S"  # the recall too
    table.play("train L0.6 S")
    assert table.vault.over
    assert table.vault.round == 1


@pytest.mark.rule("SH-END-02")
def test_the_sixth_room_of_the_own_level_ends_the_game_and_the_fifth_does_not() -> None:
    table = Table().room(1, "left", *SETS[0][:3]).room(1, "right", SETS[0][3]).cubes(0, FULL)
    table.play("place - L1.e", "room armory")
    assert not table.seen()["last_round"]
    assert not table.pass_all().vault.over
    table.spawn("7", "7", "7").cubes(0, FULL).listen().play("place - L1.e", "room garden")
    assert table.seen()["last_round"]
    assert ROOMS_TOLD in table.events()
    table.pass_all()
    assert (table.vault.over, table.vault.round) == (True, 2)


@pytest.mark.rule("SH-END-02")
def test_the_trigger_of_the_sixth_room_is_told_with_its_rule() -> None:
    table = one_room_short().listen().play("place - L1.e", "room armory")
    cited = dict(zip(table.events(), table.cited(), strict=True))[ROOMS_TOLD]
    assert "SH-END-02" in cited
    assert "SH-END-03" not in cited


@pytest.mark.rule("SH-END-02")
def test_six_rooms_on_several_levels_together_are_not_six_on_one() -> None:
    table = Table(3).room(1, "left", *SETS[0][:3]).room(2, "left", *SETS[1][:3]).cubes(0, FULL)
    table.play("place - L1.e", "room garden", "pass", "pass").pass_all()
    assert (table.vault.over, table.vault.round) == (False, 2)


@pytest.mark.rule("SH-END-03", "SH-END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_in_which_the_threat_deck_runs_out_is_the_last(players: int) -> None:
    table = Table(players).pass_all().deck("threat", "fire").listen()
    table.spawn("8", *["7"] * players)
    assert THREATS_TOLD in table.events()
    assert not table.vault.over
    for seat in range(players):
        assert table.seat == seat
        table.play("place - L0." + str(9 + seat))
    table.pass_all()
    assert (table.vault.over, table.vault.round) == (True, 2)


@pytest.mark.rule("SH-END-03")
def test_the_trigger_of_the_threat_deck_is_told_with_its_rule() -> None:
    table = Table().pass_all().deck("threat", "fire").listen().spawn("8")
    cited = dict(zip(table.events(), table.cited(), strict=True))[THREATS_TOLD]
    assert "SH-END-03" in cited
    assert "SH-END-02" not in cited


@pytest.mark.rule("SH-END-03")
def test_a_single_card_left_in_the_threat_deck_does_not_end_the_game() -> None:
    table = Table().pass_all().deck("threat", "fire", "deathclaw").spawn("8", "7", "7").pass_all()
    assert (table.vault.over, table.vault.round) == (False, 3)


@pytest.mark.rule("SH-END-03")
def test_empty_item_and_room_decks_end_nothing() -> None:
    table = Table().deck("item").deck("room").cubes(0, "WW").play("place - L0.1").pass_all()
    assert (table.vault.over, table.vault.round) == (False, 2)


@pytest.mark.rule("SH-END-04", "SH-R-78")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_triggers_in_one_round_act_as_one(players: int) -> None:
    table = one_room_short(players).pass_all().deck("threat", "fire").listen()
    table.spawn("8", *["7"] * players).play("place - L1.e", "room armory")
    assert [line for line in table.events() if "last round" in line] == [THREATS_TOLD, ROOMS_TOLD]
    assert table.vault.trigger == 3  # both are kept
    table.pass_all()
    assert (table.vault.over, table.vault.round) == (True, 2)
    assert table.events().count("The game is over") == 1


@pytest.mark.rule("SH-END-05", "SH-SPAWN-10")
def test_shuffling_the_discards_does_not_call_off_the_end() -> None:
    table = Table().pass_all().room(1, "right", "garden").deck("threat", "fire")
    table.spawn("8", "8", "7")
    assert table.seen()["decks"]["threats"] == 16
    assert table.seen()["last_round"]
    assert table.pass_all().vault.over


@pytest.mark.rule("SH-R-78")
@pytest.mark.parametrize("players", [2, 4])
def test_others_may_go_on_building_and_reach_six_too(players: int) -> None:
    table = one_room_short(players, owners=2).listen().play("place - L1.e", "room armory")
    table.play("place - L2.e", "room garden")
    assert None not in [*table.rooms_on(1), *table.rooms_on(2)]
    assert len([line for line in table.events() if "last round" in line]) == 1
    table.pass_all()
    assert (table.vault.over, table.vault.round) == (True, 1)


@pytest.mark.rule("SH-R-78", "SH-END-01")
def test_a_trigger_is_acted_on_only_after_the_recall_and_its_windows() -> None:
    table = one_room_short().items(1, "husky").cubes(1, "W")
    table.play("place - L1.e", "room armory", "pass", "pass")
    assert (table.seat, table.offered) == (1, ["use husky", "done"])
    assert not table.vault.over
    assert table.play("use husky").vault.over


@pytest.mark.rule("SH-R-79")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_six_rooms_of_the_top_level_trigger_nothing(players: int) -> None:
    table = Table(players)
    assert None not in table.rooms_on(0)
    assert not table.seen()["last_round"]
    assert not table.pass_all().vault.over


@pytest.mark.rule("SH-END-01")
def test_after_the_end_no_choice_is_possible() -> None:
    table = one_room_short().play("place - L1.e", "room armory").pass_all()
    assert table.vault.decision is None
    assert table.why("pass") == ("SH-END-01",)
    assert table.refused("pass") == ("SH-END-01",)


@pytest.mark.rule("SH-R-83")
def test_a_round_limit_cuts_a_game_off_and_marks_it_as_truncated() -> None:
    table = Table(max_rounds=2).happiness(1, 3).pass_all()
    assert not table.vault.over
    table.spawn("7", "7", "7").listen().pass_all()
    assert (table.vault.over, table.vault.round) == (True, 2)
    outcome = table.vault.outcome
    assert outcome is not None
    assert (outcome.truncated, outcome.winners) == (True, (1,))


@pytest.mark.rule("SH-R-83")
def test_the_cut_is_told_with_its_rule() -> None:
    table = Table(max_rounds=1).listen().pass_all()
    assert table.events()[-1] == "The game is over: the round limit is reached"
    assert "SH-R-83" in table.cited()[-1]


@pytest.mark.rule("SH-R-83", "SH-SCORE-01")
def test_a_game_that_was_cut_off_is_scored() -> None:
    table = Table(max_rounds=1).room(1, "right", "garden").threat("L1.7", "raider")
    table.happiness(0, 3).pass_all()
    assert table.vault.happiness[0] == 2


@pytest.mark.rule("SH-R-83")
def test_a_game_that_ends_by_itself_in_the_round_of_the_limit_is_not_truncated() -> None:
    table = one_room_short(max_rounds=1).play("place - L1.e", "room armory").pass_all()
    outcome = table.vault.outcome
    assert outcome is not None
    assert not outcome.truncated


@pytest.mark.rule("SH-R-83")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_nobody_does_anything_the_top_level_fills_and_the_game_goes_on(players: int) -> None:
    vault = game_with().new(players, seed=players)
    assert vault.options["max_rounds"] is None  # people have no limit
    while vault.round < 150:
        vault.apply("pass")
    assert not vault.over
    covered = [space for space in range(len(vault.threat)) if vault.threat[space]]
    assert covered == list(range(1, 11))  # the ten numbered spaces of the top level
    assert vault.threat_deck.size() == 8


@pytest.mark.rule("SH-R-83")
def test_with_the_limit_of_simulations_such_a_game_ends_after_a_hundred_rounds() -> None:
    vault = game_with().new(4, seed=1, max_rounds=100)
    while not vault.over:
        vault.apply("pass")
    assert vault.round == 100
    assert vault.outcome is not None
    assert vault.outcome.truncated


@pytest.mark.rule("SH-END-02")
def test_whoever_builds_the_last_room_is_named() -> None:
    table = one_room_short(owners=2).play("pass").listen().play("place - L2.e", "room armory")
    assert ROOMS_TOLD.replace("Player 1", "Player 2") in table.events()
