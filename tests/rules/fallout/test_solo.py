"""Solo play: one survivor against the wasteland (FO-SOLO)."""

from __future__ import annotations

import pytest

from rules.fallout.content import Content, variant
from rules.fallout.table import Table, quiet


def quest(objective: str) -> Content:
    """Content whose quest 7 has this objective."""
    return variant(quests={"moth-problem": f"{{number: 7, objectives: [{objective}]}}"})


TOGETHER = "{action: true, with-survivor: true, do: [caps: 5]}"
BESIDE = "{action: true, when: {survivor-here: true}, do: [caps: 5]}"


@pytest.mark.rule("FO-SOLO-01")
def test_a_solo_game_has_rounds_turns_and_activations_as_usual() -> None:
    table = quiet(1).listen()
    assert (table.question, table.seat, table.land.actions) == ("TURN", 0, 2)
    assert table.view()["first_player"] == 0
    table.choose("move", "step A2.3", "step A2.4", "move")
    assert table.refuses("camp") == {"NO_ACTIONS"}
    table.end_turn()
    assert (table.seat, table.land.round, table.land.actions) == (0, 2, 2)
    kinds = [line[0] for line in table.log("AGENDA_SHOWN", "ROUND", "TURN")]
    assert kinds == ["AGENDA_SHOWN", "ROUND", "TURN"]


@pytest.mark.rule("FO-SOLO-01")
def test_limits_deaths_and_the_track_hold_in_a_solo_game_too() -> None:
    table = quiet(1).run("agenda: 5")
    assert table.question == "AGENDA_LIMIT"
    table = quiet(1).run("damage: 16").choose("stand A2.3")
    assert (table.question, table.land.round, table.hp(0)) == ("TURN", 2, 16)
    table = quiet(1).power(6, 0).run("power: {star: 1}")
    assert (table.land.over, table.view()["winners"]) == (True, [])


@pytest.mark.rule("FO-SOLO-01")
def test_only_agendas_for_one_player_are_in_a_solo_game() -> None:
    table = Table(1)
    names = {*table.deck_of("agenda"), *table.agendas_of(0)}
    assert len(names) == 16
    assert not names & {"morning-people", "certificates", "small-change"}


@pytest.mark.rule("FO-SOLO-02")
@pytest.mark.parametrize("objective", [TOGETHER, BESIDE])
def test_a_settlement_stands_in_for_another_survivor(objective: str) -> None:
    table = quiet(1, content=quest(objective)).stage("moth-problem")
    for space in ("A2.1", "C2.1"):  # settlements
        assert "quest moth-problem 1" in table.stand(0, space).offered
    for space in ("A2.2", "A2.3", "C2.2"):  # wasteland, nothing, a vault
        assert "quest moth-problem 1" not in table.stand(0, space).offered
    assert table.stand(0, "A2.1").choose("quest moth-problem 1").land.caps[0] == 8


@pytest.mark.rule("FO-SOLO-02")
def test_with_several_players_a_settlement_is_not_enough() -> None:
    table = quiet(2, content=quest(TOGETHER)).stage("moth-problem")
    assert table.refuses("quest moth-problem 1") == {"NEEDS_SURVIVOR"}
    assert "quest moth-problem 1" in table.stand(1, "A2.1").offered
    table.stand(0, "A2.3").stand(1, "A2.3")  # no settlement, but company
    assert "quest moth-problem 1" in table.offered


@pytest.mark.rule("FO-SOLO-02")
def test_outside_a_settlement_the_refusal_says_that_somebody_is_missing() -> None:
    table = quiet(1, content=quest(TOGETHER)).stage("moth-problem").stand(0, "A2.3")
    assert table.refuses("quest moth-problem 1") == {"NEEDS_SURVIVOR"}


@pytest.mark.rule("FO-SOLO-03")
@pytest.mark.parametrize(
    ("faces", "success"), [((4, 1, 1), False), ((6, 1, 1), True), ((4, 4, 1), True)]
)
def test_the_test_of_the_missing_survivor_has_three_hit_icons(
    faces: tuple[int, int, int], success: bool
) -> None:
    table = quiet(1).letters(0, "S").stage("choir-practice").listen()
    table.choose("quest choir-practice 1").roll(*faces)
    assert (len(table.agendas_of(0)) == 1) is success
    assert (table.land.xp[0] == 1) is not success
    assert len(table.log("DICE")) == 1  # nobody rolls for them


@pytest.mark.rule("FO-SOLO-03")
def test_with_several_players_the_other_survivor_rolls() -> None:
    table = quiet(2).letters(0, "S").letters(1, "S").stand(1, "A2.1").stage("choir-practice")
    table.choose("quest choir-practice 1").roll(6, 1, 1)
    assert table.question == "DICE"
    table.roll(4, 1, 1)
    assert table.agendas_of(0) == []  # 2 and 1 are not 5
    table = quiet(2).letters(0, "S").letters(1, "S").stand(1, "A2.1").stage("choir-practice")
    table.choose("quest choir-practice 1").roll(6, 1, 1).roll(6, 4, 1)
    assert len(table.agendas_of(0)) == 1


@pytest.mark.rule("FO-SOLO-04")
def test_the_solo_player_decides_before_the_outcome_is_known() -> None:
    table = quiet(1).stand(0, "A2.2").coming("meet wasteland open-manhole").listen()
    table.choose("encounter")
    assert (table.question, table.seat) == ("OPTION", 0)
    shown = table.view(0)["encounter"]
    assert shown == {
        "encounter": "open-manhole",
        "seat": 0,
        "level": 1,
        "open": [False, True, True, False],
    }
    assert table.log("OPTION", "CAPS", "DICE") == []
    table.choose("choose 2")
    assert table.question == "DICE"  # the choice is final
    assert table.offers("choose") == []


@pytest.mark.rule("FO-SOLO-05")
def test_a_solo_depletion_at_the_end_of_a_round_helps_the_weaker_faction() -> None:
    table = quiet(1).deck("agenda", "heavy-curtains").power(1, 2).end_turn()
    assert [int(power) for power in table.land.power] == [2, 2]
    table = table.deck("agenda", "heavy-curtains").end_turn()
    assert [int(power) for power in table.land.power] == [3, 3]  # tied: both
    assert (table.view()["first_player"], table.seat) == (0, 0)
