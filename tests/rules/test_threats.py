"""Threats: they cover a space until they are removed (SH-THREAT, SH-R-51 to 54, SH-R-57)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import write_pack
from rules.table import Table

SEVENS = ("7", "7", "7")
TURN = "pass"  # the last option of a turn


@pytest.mark.rule("SH-THREAT-01")
def test_the_threat_s_cost_stands_in_for_the_space_s() -> None:
    table = Table().cubes(0, "W")
    assert "place - L0.1" not in table.offered  # the Wasteland asks for two water
    table.threat("L0.1", "fire").play("place - L0.1")
    assert table.cubes_of(0) == ""


@pytest.mark.rule("SH-THREAT-01")
def test_a_space_that_was_free_asks_for_the_threat_s_cost() -> None:
    table = Table().cubes(0, "E").threat("L0.7", "power-failure")
    assert "place - L0.7" not in table.offered
    assert table.refused("place - L0.7") == ("SH-PLACE-08",)


@pytest.mark.rule("SH-THREAT-01", "SH-R-52")
def test_the_threat_s_reward_stands_in_for_the_space_s() -> None:
    table = Table().cubes(0, "W").threat("L0.9", "fire").play("place - L0.9")
    assert (table.cubes_of(0), table.vault.happiness[0]) == ("", 1)  # and not two food


@pytest.mark.rule("SH-THREAT-01")
@pytest.mark.parametrize(("roll", "cubes"), [("roll 6 6", "E"), ("roll 1 1", "")])
def test_the_covered_space_gives_nothing_whether_the_fight_is_won_or_lost(
    roll: str, cubes: str
) -> None:
    table = Table().threat("L0.9", "radroach").play("place - L0.9", roll)
    if cubes:
        table.play("gain E")
    assert (table.seat, table.cubes_of(0)) == (1, cubes)


@pytest.mark.rule("SH-THREAT-01", "SH-SPAWN-05")
def test_the_table_shows_the_threat_and_the_room_below_it() -> None:
    table = Table().threat("L0.9", "raider")
    diner = table.seen()["levels"][0]["rooms"][4]
    assert diner["room"] == "diner"
    assert [(place["card"], place["threat"]) for place in diner["spaces"]] == [
        ("threat", "raider"),
        ("room", None),
    ]


@pytest.mark.rule("SH-THREAT-02", "SH-RECALL-03")
def test_a_threat_that_nobody_removes_stays_for_rounds() -> None:
    table = Table().threat("L0.9", "mole-rat")
    for _ in range(3):
        table.pass_all().spawn(*SEVENS)
        assert table.threat_on("L0.9") == "mole-rat"
    table.play("place - L0.9")
    assert table.offered[0] == "roll 1 1"  # it still has to be fought


@pytest.mark.rule("SH-THREAT-02", "SH-RECALL-01")
@pytest.mark.parametrize("lasted", [0, 1, 3])
def test_once_it_is_removed_the_space_is_as_before(lasted: int) -> None:
    table = Table().threat("L0.9", "mole-rat")
    for _ in range(lasted):
        table.pass_all().spawn(*SEVENS)
    table.play("place - L0.9", "roll 6 6").pass_all().spawn(*SEVENS)
    assert table.threat_on("L0.9") is None
    table.play("place - L0.9")
    assert (table.seat, table.cubes_of(0)) == (1, "FF")


@pytest.mark.rule("SH-THREAT-03")
@pytest.mark.parametrize(
    ("covered", "open_", "cubes"), [("L0.9", "L0.10", "F"), ("L0.10", "L0.9", "FF")]
)
def test_the_other_space_of_the_room_works_as_before(covered: str, open_: str, cubes: str) -> None:
    table = Table().threat(covered, "mole-rat").play(f"place - {open_}")
    assert (table.seat, table.cubes_of(0)) == (1, cubes)


@pytest.mark.rule("SH-THREAT-03")
def test_the_neighbouring_rooms_and_levels_work_as_before() -> None:
    table = Table().room(1, "right", "garden").threat("L0.8", "mole-rat")
    for space in ("L0.7", "L0.9", "L1.8"):
        clone = table.vault.clone()
        clone.apply(f"place - {space}")
        assert clone.decision is not None
        assert clone.decision.seat == 1


@pytest.mark.rule("SH-THREAT-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_go_to_a_threat_on_any_level(players: int) -> None:
    table = Table(players).room(players, "right", "garden").cubes(0, "W")
    table.threat(f"L{players}.7", "mole-rat").threat("L0.7", "feral-ghoul")
    for seat in range(players):
        assert table.seat == seat
        assert {"place - L0.7", f"place - L{players}.7"} <= set(table.offered)
        table.play("pass")


@pytest.mark.rule("SH-R-51", "SH-LINK-01")
def test_a_threat_on_a_linked_space_takes_one_dweller() -> None:
    table = Table().room(1, "right", "living-quarters").threat("L1.7", "mole-rat")
    table.play("place - L1.7", "roll 6 6")
    assert table.on("L1.7") == ["-"]
    assert (table.dwellers_of(0), table.vault.happiness[0], table.vault.owned[0]) == (["-"], 1, 2)


@pytest.mark.rule("SH-R-51", "SH-R-40")
def test_a_linked_threat_on_a_plain_space_takes_two() -> None:
    table = Table().dwellers(0, "-", "-", "-").threat("L0.7", "deathclaw").play("place - L0.7")
    table.play("roll 6 6")
    assert table.on("L0.7") == ["-", "-"]
    assert table.dwellers_of(0) == ["-"]


@pytest.mark.rule("SH-R-51")
def test_the_letter_of_the_covered_space_is_ignored() -> None:
    table = Table().dwellers(0, "A", "-").threat("L0.9", "mole-rat")  # the Diner shows A
    table.play("place A L0.9", "roll 6 6")
    assert table.vault.happiness[0] == 1


@pytest.mark.rule("SH-R-51", "SH-R-86")
def test_an_outfit_for_the_letter_of_the_covered_space_is_not_offered() -> None:
    table = Table().items(0, "handyman-jumpsuit", "military-fatigues").threat("L0.9", "mole-rat")
    table.play("place - L0.9")
    assert table.offered == ["wear military-fatigues", "done"]
    assert "SH-R-86" in table.refused("wear handyman-jumpsuit")


@pytest.mark.rule("SH-R-51", "SH-SPEC-01")
@pytest.mark.parametrize(("roll", "happiness"), [("roll 6 6", 2), ("roll 1 1", 0)])
def test_a_letter_on_the_threat_doubles_its_reward_after_a_win(roll: str, happiness: int) -> None:
    table = Table().dwellers(0, "S", "-").threat("L0.9", "mole-rat").play("place S L0.9", roll)
    assert table.vault.happiness[0] == happiness
    assert table.seat == 1


@pytest.mark.rule("SH-R-51", "SH-SPEC-03")
def test_without_a_fight_icon_the_letter_doubles_the_reward_at_once() -> None:
    table = Table().dwellers(0, "E", "-").cubes(0, "WW").threat("L0.9", "fire")
    table.play("place E L0.9")
    assert (table.vault.happiness[0], table.cubes_of(0), table.seat) == (2, "W", 1)


@pytest.mark.rule("SH-R-51", "SH-INJ-04")
def test_a_threat_on_an_injured_only_space_takes_an_uninjured_dweller() -> None:
    table = Table().room(1, "right", "medbay").dwellers(0, "-", "!").threat("L1.7", "mole-rat")
    assert "place ! L1.7" not in table.offered
    table.play("place - L1.7", "roll 6 6")
    assert table.on("L1.7") == ["-"]
    assert table.vault.happiness[0] == 1


@pytest.mark.rule("SH-R-51")
def test_the_training_of_the_covered_space_is_not_gained() -> None:
    table = Table().cubes(0, "W").threat("L0.6", "fire").play("place - L0.6").pass_all()
    assert table.dwellers_of(0) == ["-", "-"]  # the Vault Entrance would have trained one


@pytest.mark.rule("SH-R-52", "SH-FIGHT-01")
@pytest.mark.parametrize(("threat", "cubes"), [("fire", "W"), ("power-failure", "EE")])
def test_without_a_fight_icon_there_is_no_roll(threat: str, cubes: str) -> None:
    table = Table().cubes(0, cubes).items(0, "minigun", "fat-man").threat("L0.7", threat)
    table.play("place - L0.7")
    assert (table.seat, table.offered[-1]) == (1, TURN)
    assert (table.cubes_of(0), table.vault.happiness[0], table.on("L0.7")) == ("", 1, ["-"])


@pytest.mark.rule("SH-R-52", "SH-RECALL-01")
def test_a_threat_without_a_fight_is_discarded_at_the_recall() -> None:
    table = Table().cubes(0, "W").threat("L0.7", "fire").play("place - L0.7")
    assert table.threat_on("L0.7") == "fire"
    assert table.pass_all().threat_on("L0.7") is None
    assert table.seen()["discards"]["threats"] == ["fire"]


@pytest.mark.rule("SH-R-52", "SH-RECALL-02")
def test_a_threat_without_a_fight_stays_if_the_dweller_there_is_injured(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"leak": "{cost: injure, reward: H}"})
    table = Table(packs=[pack]).threat("L0.7", "leak").play("place - L0.7")
    assert (table.vault.happiness[0], table.on("L0.7")) == (1, ["!"])
    assert table.pass_all().threat_on("L0.7") == "leak"


@pytest.mark.rule("SH-R-54", "SH-INJ-02")
@pytest.mark.parametrize("threat", ["mole-rat", "fire", "deathclaw"])
def test_an_injured_dweller_cannot_go_to_a_threat(threat: str) -> None:
    table = Table().dwellers(0, "!", "!", "-", "-").cubes(0, "W").threat("L0.7", threat)
    assert "place - L0.7" in table.offered
    assert "place ! L0.7" not in table.offered
    assert "SH-INJ-02" in table.refused("place ! L0.7")


@pytest.mark.rule("SH-R-54", "SH-R-43")
def test_an_injured_dweller_in_a_training_slot_cannot_go_to_a_threat() -> None:
    table = Table().dwellers(0, "S!", "-").threat("L0.7", "mole-rat")
    assert "place S L0.7" not in table.offered
    assert "SH-INJ-02" in table.refused("place S L0.7")


@pytest.mark.rule("SH-R-54", "SH-INJ-03", "SH-INJ-04")
def test_only_injured_dwellers_go_to_a_threat_that_shows_the_icon(tmp_path: Path) -> None:
    threat = "{reward: heal H, injured-only: true}"
    pack = write_pack(tmp_path, threats={"radiation": threat})
    table = Table(packs=[pack]).dwellers(0, "-", "!").threat("L0.7", "radiation")
    assert "place - L0.7" not in table.offered
    assert table.refused("place - L0.7") == ("SH-INJ-04",)
    table.play("place ! L0.7")
    assert (table.on("L0.7"), table.vault.happiness[0]) == (["-"], 1)
    assert table.pass_all().threat_on("L0.7") is None


@pytest.mark.rule("SH-R-57", "SH-PLACE-02")
def test_the_covered_space_is_not_usable_in_the_round_of_the_win() -> None:
    table = Table().threat("L0.9", "mole-rat").play("place - L0.9", "roll 6 6")
    assert table.threat_on("L0.9") == "mole-rat"
    assert "place - L0.9" not in table.offered
    assert table.refused("place - L0.9") == ("SH-PLACE-02",)
    table.play("pass", "pass").spawn(*SEVENS)
    assert "place - L0.9" in table.offered


@pytest.mark.rule("SH-R-57", "SH-FIGHT-04")
def test_the_winner_s_dweller_earns_nothing_from_the_space_below() -> None:
    table = Table().threat("L0.9", "mole-rat").play("place - L0.9", "roll 6 6").pass_all()
    assert table.cubes_of(0) == ""


@pytest.mark.rule("SH-THREAT-01")
@pytest.mark.parametrize(("thing", "rule"), [("mole-rat", "SH-PLACE-01"), ("raider", "SH-THREAT")])
def test_who_points_at_a_threat_is_told_about_its_space(thing: str, rule: str) -> None:
    table = Table().threat("L0.9", "mole-rat")
    assert any(cited.startswith(rule) for cited in table.why(thing))
    assert table.vault.explain(thing).possible == (thing == "mole-rat")
