"""Outfits and T-45 Power Armor: counting as trained for one placement (SH-R-86, SH-R-87)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

ARMOR = "t-45-power-armor"
OUTFITS = {
    "S": "military-fatigues",
    "P": "armored-vault-suit",
    "E": "wasteland-gear",
    "C": "nightwear",
    "I": "lab-coat",
    "A": "handyman-jumpsuit",
    "L": "formal-wear",
}


def worn(table: Table) -> list[str]:
    """The outfits that are offered now."""
    return [choice.removeprefix("wear ") for choice in table.offered if "wear " in choice]


@pytest.mark.rule("SH-R-86")
@pytest.mark.parametrize(("letter", "outfit"), OUTFITS.items())
def test_an_outfit_counts_as_training_in_its_letter(
    letter: str, outfit: str, tmp_path: Path
) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"reward: H, letter: {letter}")})
    table = Table(packs=[pack]).items(0, *OUTFITS.values()).play("place - L0.9")
    assert worn(table) == [outfit]
    table.play(f"wear {outfit}")
    assert table.vault.happiness[0] == 2
    assert [item for item in table.items_of(0) if item.endswith("!")] == [f"{outfit}!"]


@pytest.mark.rule("SH-R-86")
def test_an_outfit_need_not_be_worn() -> None:
    table = Table().items(0, "armored-vault-suit").play("place - L0.7")
    assert table.offered == ["wear armored-vault-suit", "done"]
    assert table.why("done") == ("SH-R-86",)
    table.play("done")
    assert (table.cubes_of(0), table.items_of(0)) == ("W", ["armored-vault-suit"])


@pytest.mark.rule("SH-R-86", "SH-R-84")
def test_an_outfit_is_declared_before_anything_is_paid() -> None:
    table = Table().items(0, "lab-coat").cubes(0, "WF").room(1, "right", "weapon-workshop")
    table.play("place - L1.7")
    assert worn(table) == ["lab-coat"]
    assert (table.cubes_of(0), table.on("L1.7")) == ("WF", [])
    table.play("wear lab-coat", "take globe", "take camera")
    assert (table.cubes_of(0), table.on("L1.7")) == ("", ["-"])


@pytest.mark.rule("SH-R-86")
def test_an_outfit_whose_letter_is_not_shown_is_not_offered() -> None:
    table = Table().items(0, "lab-coat", "armored-vault-suit").play("place - L0.7")
    assert worn(table) == ["armored-vault-suit"]
    assert "SH-R-86" in table.refused("wear lab-coat")


@pytest.mark.rule("SH-R-86")
@pytest.mark.parametrize("space", ["L0.3", "L0.6", "L1.7"])
def test_on_a_space_without_a_letter_no_outfit_is_asked_for(space: str) -> None:
    table = Table().items(0, *OUTFITS.values()).room(1, "right", "athletics-room")
    table.play(f"place - {space}", *["gain W"] * (space == "L1.7"))
    assert table.seat == 1


@pytest.mark.rule("SH-R-86", "SH-R-29")
def test_a_placed_dweller_with_the_letter_makes_an_outfit_pointless() -> None:
    table = Table().dwellers(0, "P", "-").items(0, "armored-vault-suit").play("place P L0.7")
    assert (table.seat, table.cubes_of(0)) == (1, "WW")
    assert table.items_of(0) == ["armored-vault-suit"]


@pytest.mark.rule("SH-R-86", "SH-R-41")
def test_a_dweller_trained_in_another_letter_may_wear_one() -> None:
    table = Table().dwellers(0, "S", "-").items(0, "armored-vault-suit").play("place S L0.7")
    assert worn(table) == ["armored-vault-suit"]
    table.play("wear armored-vault-suit")
    assert table.cubes_of(0) == "WW"
    assert table.pass_all().dwellers_of(0) == ["-", "-"]


@pytest.mark.rule("SH-R-86")
def test_one_outfit_at_most_is_worn(tmp_path: Path) -> None:
    text = "{kind: outfit, use: placing, effect: [counts-as: P]}"
    pack = write_pack(tmp_path, items={"diving-suit": text})
    table = Table(packs=[pack]).items(0, "armored-vault-suit", "diving-suit").play("place - L0.7")
    assert worn(table) == ["armored-vault-suit", "diving-suit"]
    table.play("wear diving-suit")
    assert (table.seat, table.cubes_of(0)) == (1, "WW")
    assert table.items_of(0) == ["armored-vault-suit", "diving-suit!"]


@pytest.mark.rule("SH-R-86", "SH-R-38")
def test_on_a_linked_space_one_wearer_suffices() -> None:
    table = Table().items(0, "nightwear").room(1, "right", "living-quarters").play("place - L1.7")
    assert worn(table) == ["nightwear"]
    table.play("wear nightwear")
    assert table.vault.owned[0] == 4  # two new dwellers


@pytest.mark.rule("SH-R-86", "SH-R-38")
@pytest.mark.parametrize(("first", "second"), [("C", "-"), ("-", "C")])
def test_on_a_linked_space_one_trained_dweller_makes_it_pointless(first: str, second: str) -> None:
    table = Table().items(0, "nightwear").room(1, "right", "living-quarters")
    table.dwellers(0, "C", "P", "-", "-").play(f"place {first} L1.7", f"with {second}")
    assert (table.seat, table.items_of(0)) == (1, ["nightwear"])
    assert table.vault.owned[0] == 6


@pytest.mark.rule("SH-R-86", "SH-EXH-02")
def test_an_exhausted_outfit_is_not_offered() -> None:
    table = Table().items(0, "armored-vault-suit!").play("place - L0.7")
    assert (table.seat, table.cubes_of(0)) == (1, "W")


@pytest.mark.rule("SH-R-86", "SH-EXH-02")
def test_why_an_outfit_cannot_be_worn_is_told(tmp_path: Path) -> None:
    text = "{kind: outfit, use: placing, effect: [counts-as: P]}"
    pack = write_pack(tmp_path, items={"diving-suit": text})
    table = Table(packs=[pack]).items(0, "armored-vault-suit!", "diving-suit", "shotgun")
    table.play("place - L0.7")
    assert table.refused("wear armored-vault-suit") == ("SH-EXH-02",)
    assert table.refused("wear lab-coat") == ("SH-ITEM-03",)
    assert "SH-ITEM-04" in table.refused("wear shotgun")


@pytest.mark.rule("SH-R-86", "SH-FIGHT-05")
def test_an_outfit_stays_exhausted_after_a_lost_fight() -> None:
    table = Table().items(0, "military-fatigues").threat("L0.7", "mole-rat")
    table.play("place - L0.7", "wear military-fatigues", "roll 1 1")
    assert (table.vault.happiness[0], table.items_of(0)) == (0, ["military-fatigues!"])


@pytest.mark.rule("SH-R-86", "SH-R-51")
def test_an_outfit_doubles_the_reward_of_a_threat() -> None:
    table = Table().items(0, "military-fatigues").threat("L0.7", "mole-rat")
    table.play("place - L0.7", "wear military-fatigues", "roll 6 6")
    assert table.vault.happiness[0] == 2


@pytest.mark.rule("SH-R-86")
def test_an_outfit_works_for_this_placement_only() -> None:
    table = Table().items(0, "armored-vault-suit").play("place - L0.7", "wear armored-vault-suit")
    table.play("pass", "place - L0.8")
    assert table.cubes_of(0) == "WWW"


@pytest.mark.rule("SH-R-87")
@pytest.mark.parametrize(
    "threat",
    [
        *("radroach", "glowing-radroach", "mole-rat", "feral-ghoul", "glowing-one"),
        *("radscorpion", "glowing-radscorpion", "raider", "deathclaw", "fire", "power-failure"),
    ],
)
def test_the_armor_is_offered_on_any_threat_with_a_letter_fight_or_not(threat: str) -> None:
    table = Table().items(0, ARMOR).cubes(0, "WEEE").threat("L0.7", threat).play("place - L0.7")
    assert worn(table) == [ARMOR]


@pytest.mark.rule("SH-R-87")
def test_the_armor_is_not_offered_on_a_threat_without_a_letter(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"leak": "{cost: W, reward: H}"})
    table = Table(packs=[pack]).items(0, ARMOR).cubes(0, "WEE").threat("L0.7", "leak")
    table.play("place - L0.7")
    assert (table.seat, table.vault.happiness[0]) == (1, 1)


@pytest.mark.rule("SH-R-87")
def test_the_armor_is_not_offered_where_there_is_no_threat() -> None:
    table = Table().items(0, ARMOR, "armored-vault-suit").cubes(0, "E").play("place - L0.7")
    assert worn(table) == ["armored-vault-suit"]
    assert "SH-R-87" in table.refused(f"wear {ARMOR}")


@pytest.mark.rule("SH-R-87")
@pytest.mark.parametrize(
    ("threat", "cubes", "left"), [("fire", "WWEE", "WE"), ("power-failure", "EEEE", "E")]
)
def test_its_power_is_an_additional_cost(threat: str, cubes: str, left: str) -> None:
    table = Table().items(0, ARMOR).cubes(0, cubes).threat("L0.7", threat)
    table.play("place - L0.7", f"wear {ARMOR}")
    assert (table.cubes_of(0), table.vault.happiness[0]) == (left, 2)
    assert table.items_of(0) == [f"{ARMOR}!"]


@pytest.mark.rule("SH-R-87")
@pytest.mark.parametrize(
    ("threat", "cubes"), [("fire", "WWWF"), ("power-failure", "WFEE"), ("mole-rat", "WF")]
)
def test_the_armor_is_offered_only_if_both_costs_can_be_paid(threat: str, cubes: str) -> None:
    table = Table().items(0, ARMOR).cubes(0, cubes).threat("L0.7", threat).play("place - L0.7")
    assert worn(table) == []
    assert table.items_of(0) == [ARMOR]


@pytest.mark.rule("SH-R-87")
def test_why_the_armor_cannot_be_paid_for_is_told() -> None:
    table = Table().items(0, ARMOR, "lab-coat").cubes(0, "EE").threat("L0.7", "power-failure")
    table.play("place - L0.7")
    assert worn(table) == ["lab-coat"]
    assert table.refused(f"wear {ARMOR}") == ("SH-R-87",)


@pytest.mark.rule("SH-R-87", "SH-FIGHT-05")
def test_there_is_no_refund_after_a_lost_fight() -> None:
    table = Table().items(0, ARMOR).cubes(0, "E").threat("L0.7", "mole-rat")
    table.play("place - L0.7", f"wear {ARMOR}")
    assert table.cubes_of(0) == ""  # paid before the dice are thrown
    table.play("roll 1 1")
    assert (table.cubes_of(0), table.items_of(0)) == ("", [f"{ARMOR}!"])


@pytest.mark.rule("SH-R-87", "SH-R-55")
def test_the_armor_is_paid_once_for_a_deathclaw() -> None:
    table = Table().items(0, ARMOR).cubes(0, "EE").threat("L0.7", "deathclaw")
    table.play("place - L0.7", f"wear {ARMOR}", "roll 6 6")
    assert (table.cubes_of(0), table.vault.happiness[0]) == ("E", 4)


@pytest.mark.rule("SH-R-87")
def test_the_armor_is_not_offered_with_a_matching_dweller() -> None:
    table = Table().items(0, ARMOR).cubes(0, "E").dwellers(0, "S", "-").threat("L0.7", "mole-rat")
    table.play("place S L0.7", "roll 6 6")
    assert (table.vault.happiness[0], table.cubes_of(0)) == (2, "E")


@pytest.mark.rule("SH-R-87", "SH-R-86")
@pytest.mark.parametrize(("choice", "left"), [(ARMOR, ""), ("military-fatigues", "E")])
def test_armor_and_outfit_are_one_choice(choice: str, left: str) -> None:
    table = Table().items(0, ARMOR, "military-fatigues").cubes(0, "E").threat("L0.7", "mole-rat")
    table.play("place - L0.7")
    assert table.offered == ["wear military-fatigues", f"wear {ARMOR}", "done"]
    table.play(f"wear {choice}", "roll 6 6")
    assert (table.vault.happiness[0], table.cubes_of(0)) == (2, left)
    assert [item for item in table.items_of(0) if item.endswith("!")] == [f"{choice}!"]


@pytest.mark.rule("SH-R-87")
@pytest.mark.parametrize(("cubes", "offered"), [("WE", []), ("EEF", []), ("WEF", [ARMOR])])
def test_the_armor_is_paid_beside_cubes_of_choice(
    cubes: str, offered: list[str], tmp_path: Path
) -> None:
    pack = write_pack(tmp_path, threats={"leak": '{cost: "W ?", reward: H, letter: S}'})
    table = Table(packs=[pack]).items(0, ARMOR).cubes(0, cubes).threat("L0.7", "leak")
    if "W" in cubes:
        table.play("place - L0.7")
    assert worn(table) == offered


@pytest.mark.rule("SH-R-87", "SH-R-24")
@pytest.mark.parametrize(("cubes", "offered"), [("WWEE", []), ("WWEEE", [ARMOR])])
def test_the_armor_is_paid_beside_the_price_of_a_room(
    cubes: str, offered: list[str], tmp_path: Path
) -> None:
    threat = {"collapse": "{cost: room-price, reward: build, letter: S}"}
    table = Table(
        packs=[write_pack(tmp_path, threats=threat)], rooms=["armory", "garden", "medbay"]
    )
    table.items(0, ARMOR).cubes(0, cubes).threat("L0.7", "collapse").play("place - L0.7")
    assert worn(table) == offered


@pytest.mark.rule("SH-R-86", "SH-R-87")
@pytest.mark.parametrize(
    ("cubes", "reasons"), [("", ["cannot-pay-item", "no-letter"]), ("E", ["no-letter"])]
)
def test_every_reason_against_an_outfit_is_told(cubes: str, reasons: list[str]) -> None:
    table = Table().items(0, ARMOR, "armored-vault-suit").cubes(0, cubes).play("place - L0.7")
    assert table.reasons(f"wear {ARMOR}") == reasons


@pytest.mark.rule("SH-R-87")
def test_a_price_that_can_be_paid_gives_the_armor_no_letter(tmp_path: Path) -> None:
    row = spaces("cost: room-price, reward: build, letter: P")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})])
    table.items(0, ARMOR, "armored-vault-suit").cubes(0, "WWWWWWFFFFFFEEEEEE")
    table.play("place - L0.9")
    assert worn(table) == ["armored-vault-suit"]
    assert table.reasons(f"wear {ARMOR}") == ["no-letter"]


@pytest.mark.rule("SH-R-86")
def test_any_card_may_be_the_outfit_that_is_worn(tmp_path: Path) -> None:
    text = "{kind: outfit, use: placing, effect: [pay: E, counts-as: P]}"
    pack = write_pack(tmp_path, items={"10mm-pistol": text})  # the first card of all
    table = Table(packs=[pack]).items(0, "10mm-pistol").cubes(0, "EE")
    table.play("place - L0.7", "wear 10mm-pistol")
    assert (table.cubes_of(0), table.items_of(0)) == ("WWE", ["10mm-pistol!"])


@pytest.mark.rule("SH-R-24", "SH-R-86")
@pytest.mark.parametrize(("cubes", "offered"), [("WWEE", []), ("WWEEE", ["10mm-pistol"])])
def test_the_cubes_of_any_outfit_are_paid_beside_a_price(
    cubes: str, offered: list[str], tmp_path: Path
) -> None:
    text = "{kind: outfit, use: placing, effect: [pay: E, counts-as: P]}"
    row = spaces("cost: room-price, reward: build, letter: P")
    pack = write_pack(tmp_path, starting={"diner": row}, items={"10mm-pistol": text})
    table = Table(packs=[pack], rooms=["armory", "garden", "medbay"]).items(0, "10mm-pistol")
    table.cubes(0, cubes).play("place - L0.9")
    assert worn(table) == offered


def hall(price: str) -> str:
    """A room of a price that has no other interest."""
    return f"{{price: {price}, left: {{reward: W}}, right: {{reward: F}}}}"


@pytest.mark.rule("SH-R-24", "SH-R-86")
def test_a_room_must_be_payable_beside_the_outfit_that_is_worn(tmp_path: Path) -> None:
    text = "{kind: outfit, use: placing, effect: [pay: E, counts-as: P]}"
    pack = write_pack(
        tmp_path,
        starting={"diner": spaces("cost: room-price, reward: build, letter: P")},
        rooms={f"{name}-hall": hall(price) for name, price in (("small", "E"), ("large", "E E"))},
        items={"10mm-pistol": text},
    )
    table = Table(packs=[pack], rooms=["small-hall", "large-hall", "garden"])
    table.items(0, "10mm-pistol").cubes(0, "EE").play("place - L0.9", "wear 10mm-pistol")
    assert table.offered == ["side left", "side right"]  # of the only room that can be paid
    table.play("side left")
    assert (table.rooms_on(1)[2], table.cubes_of(0)) == ("small-hall", "")
