"""Recall Dwellers: threats are judged, everyone goes home (SH-RECALL, SH-R-56, SH-R-77)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

SEVENS = ("7", "7", "7")


def discards(table: Table) -> list[str]:
    found: list[str] = table.seen()["discards"]["threats"]
    return found


def told(table: Table) -> list[str]:
    """The first ledger id behind each log line."""
    return [rules[0] for rules in table.cited()]


@pytest.mark.rule("SH-RECALL-01", "SH-RECALL-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_threat_with_an_uninjured_dweller_on_it_is_discarded_as_defeated(players: int) -> None:
    table = Table(players).threat("L0.7", "mole-rat").play("place - L0.7", "roll 6 6").listen()
    table.pass_all()
    assert table.threat_on("L0.7") is None
    assert discards(table) == ["mole-rat"]
    line = "Mole Rat on L0.7 is defeated and discarded"
    assert "SH-RECALL-01" in dict(zip(table.events(), table.cited(), strict=True))[line]


@pytest.mark.rule("SH-RECALL-01")
def test_every_such_threat_is_discarded_whoever_s_dweller_it_is() -> None:
    table = Table(3).room(3, "right", "garden").room(1, "left", "medbay")
    table.threat("L0.7", "mole-rat").threat("L3.8", "raider").threat("L1.6", "radroach")
    table.play("place - L3.8", "roll 6 6", "take globe", "place - L0.7", "roll 6 6")
    table.play("place - L1.6", "roll 6 6", "gain W").pass_all()
    assert discards(table) == ["mole-rat", "radroach", "raider"]
    for space in ("L0.7", "L3.8", "L1.6"):
        assert table.threat_on(space) is None


@pytest.mark.rule("SH-RECALL-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_threat_with_an_injured_dweller_on_it_stays(players: int) -> None:
    table = Table(players).threat("L0.7", "mole-rat").play("place - L0.7", "roll 1 1").pass_all()
    assert table.threat_on("L0.7") == "mole-rat"
    assert discards(table) == []
    assert table.dwellers_of(0) == ["-", "!"]  # the dweller goes home all the same


@pytest.mark.rule("SH-RECALL-03")
def test_a_threat_with_nobody_on_it_stays_whatever_happens_beside_it() -> None:
    table = Table().threat("L0.7", "mole-rat").threat("L0.9", "raider")
    table.play("place - L0.8", "place - L0.9", "roll 6 6", "take globe").pass_all()
    assert table.threat_on("L0.7") == "mole-rat"
    assert discards(table) == ["raider"]


@pytest.mark.rule("SH-RECALL-04")
def test_threats_are_judged_before_dwellers_are_lifted() -> None:
    table = Table().threat("L0.7", "mole-rat").play("place - L0.7", "roll 6 6", "pass").listen()
    table.play("pass")
    assert table.events()[:3] == [
        "Player 1 passes",
        "Mole Rat on L0.7 is defeated and discarded",
        "All dwellers are recalled",
    ]


@pytest.mark.rule("SH-RECALL-04", "SH-R-67")
def test_an_item_that_heals_before_the_recall_still_decides_about_the_threat() -> None:
    table = Table().items(1, "stimpak").threat("L0.7", "mole-rat")
    table.play("pass", "place - L0.7", "roll 1 1", "done", "pass")
    assert (table.seat, table.offered) == (1, ["use stimpak", "done"])
    assert table.threat_on("L0.7") == "mole-rat"
    table.play("use stimpak")
    assert table.threat_on("L0.7") is None
    assert table.dwellers_of(1) == ["-", "-"]


@pytest.mark.rule("SH-RECALL-05", "SH-SPAWN-10")
def test_defeated_threats_form_a_pile_that_is_drawn_from_again() -> None:
    table = Table().room(1, "right", "garden").deck("threat", "raider", "fire")
    table.threat("L0.7", "raider").play("place - L0.7", "roll 6 6", "take globe").pass_all()
    assert table.seen()["decks"]["threats"] == 1  # not back into the deck
    assert discards(table).count("raider") == 2  # the other one lay there before
    table.spawn("8")
    table.vault.apply("roll 3 5")
    decision = table.vault.decision
    assert decision is not None
    chances = {option.notation: option.weight for option in decision.options}
    assert chances["draw threat raider"] == 2
    assert discards(table) == []


@pytest.mark.rule("SH-R-56", "SH-R-91")
def test_a_lost_fight_and_a_healed_dweller_remove_the_threat() -> None:
    table = Table().items(0, "stimpak").threat("L0.7", "mole-rat").play("place - L0.7", "roll 1 1")
    assert table.offered == ["use stimpak", "done"]
    table.play("use stimpak")
    assert table.on("L0.7") == ["-"]
    table.pass_all()
    assert discards(table) == ["mole-rat"]
    assert table.vault.happiness[0] == 0  # without the reward


@pytest.mark.rule("SH-R-56")
def test_a_won_fight_and_a_dweller_injured_by_the_cost_leave_the_threat(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"thug": "{fight: 6, cost: injure, reward: H}"})
    table = Table(packs=[pack]).threat("L0.7", "thug").play("place - L0.7", "roll 6 6")
    assert (table.vault.happiness[0], table.on("L0.7")) == (1, ["!"])
    table.pass_all()
    assert table.threat_on("L0.7") == "thug"


@pytest.mark.rule("SH-R-56", "SH-R-39")
def test_of_two_dwellers_one_injured_keeps_the_threat(tmp_path: Path) -> None:
    threat = "{cost: injure, reward: H, linked: true}"
    pack = write_pack(tmp_path, threats={"leak": threat})
    table = Table(packs=[pack]).threat("L0.7", "leak").play("place - L0.7")
    assert sorted(table.on("L0.7")) == ["!", "-"]
    table.pass_all()
    assert table.threat_on("L0.7") == "leak"


@pytest.mark.rule("SH-R-56", "SH-R-91")
@pytest.mark.parametrize(("heals", "stays"), [(1, True), (2, False)])
def test_both_dwellers_on_a_linked_threat_must_stand(heals: int, stays: bool) -> None:
    table = Table().items(0, "stimpak", "golden-retriever").threat("L0.7", "deathclaw")
    table.play("place - L0.7", "roll 1 1", "use stimpak", "use golden-retriever")
    if heals == 2:
        table.play("use stimpak")
    assert table.on("L0.7").count("-") == heals
    table.pass_all()
    assert (table.threat_on("L0.7") == "deathclaw") == stays


@pytest.mark.rule("SH-R-77", "SH-ROUND-06")
def test_the_end_of_a_round_in_its_order() -> None:
    table = Table().items(0, "husky", "shotgun!").threat("L0.9", "mole-rat").cubes(0, "W")
    table.play("place - L0.6", "done", "place - L0.9", "roll 6 6", "pass").listen().play("pass")
    # 0: the recall window; nothing has been judged yet
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    assert (table.threat_on("L0.9"), table.on("L0.6")) == ("mole-rat", ["-"])
    table.play("use husky")
    # 1, 2, 3: the threat is gone, everyone is home, and the training is being assigned
    assert table.offered[0] == "train L0.6 S"
    assert (table.threat_on("L0.9"), table.on("L0.6"), table.on("L0.9")) == (None, [], [])
    assert table.dwellers_of(1) == ["-", "-"]
    # 4 and 5 are still to come
    assert table.items_of(0) == ["shotgun!", "husky!"]
    assert [player["passed"] for player in table.seen()["players"]] == [True, True]
    table.play("train L0.6 P")
    assert table.items_of(0) == ["shotgun", "husky"]
    assert [player["passed"] for player in table.seen()["players"]] == [False, False]
    assert told(table)[-4:] == ["SH-RECALL-01", "SH-ROUND-06", "SH-TRAIN-02", "SH-ROUND-01"]


@pytest.mark.rule("SH-R-77", "SH-FIRST-02")
def test_training_is_assigned_in_the_order_of_the_round_just_played(tmp_path: Path) -> None:
    row = "reward: first-player train"
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: train", right=row)})
    table = Table(3, packs=[pack], first_player=1)
    table.play("place - L0.9", "place - L0.10", "place - L0.6", "pass", "pass", "pass")
    assert table.seen()["first_player"] == 2  # and yet the player who began comes first
    order = []
    for space in ("L0.9", "L0.10", "L0.6"):
        order.append(table.seat)
        table.play(f"train {space} S")
    assert order == [1, 2, 0]


@pytest.mark.rule("SH-R-77", "SH-END-01")
def test_the_last_round_ends_in_the_same_order() -> None:
    table = Table(max_rounds=1, items=["husky", "collie", "globe"]).items(0, "camera", "shotgun!")
    table.threat("L0.9", "mole-rat").room(1, "right", "garden").threat("L1.7", "raider").listen()
    table.play("place - L0.6", "place - L0.9", "roll 6 6", "pass", "pass", "train L0.6 P")
    assert table.vault.over
    end = ["SH-RECALL-01", "SH-ROUND-06", "SH-TRAIN-02", "SH-R-68", "SH-SCORE-01"]
    assert told(table)[-6:-1] == end
    assert table.events()[-1].startswith("The game is over")
    assert table.items_of(0) == ["shotgun", "camera"]


@pytest.mark.rule("SH-R-77", "SH-ROUND-07")
def test_without_a_trigger_the_next_round_begins() -> None:
    table = Table().pass_all()
    assert (table.vault.round, table.vault.over) == (2, False)
    table.spawn(*SEVENS)
    assert table.offered[-1] == "pass"


@pytest.mark.rule("SH-EXH-02", "SH-R-67")
def test_why_an_item_cannot_be_used_before_the_recall_is_told() -> None:
    table = Table().items(0, "husky", "collie!").cubes(0, "W").play("pass", "pass")
    assert table.reasons("use collie") == ["exhausted"]
