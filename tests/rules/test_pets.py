"""Parrot, Maine Coon, and the dogs that fetch cubes (SH-R-88 to 90)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import write_pack
from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"
DOGS = {"german-shepherd": ("F", "E"), "collie": ("W", "EE"), "husky": ("W", "FF")}


def parrot(cubes: str, *rooms: str) -> Table:
    """A table where the first player owns a Parrot, and the room track shows these rooms."""
    return Table(rooms=rooms).items(0, "parrot").cubes(0, cubes)


@pytest.mark.rule("SH-R-88")
@pytest.mark.parametrize(("strike", "left"), [("W", "WWWWWFFFFFFEEEE"), ("E", "WWWWFFFFFFEEEEE")])
def test_a_parrot_strikes_one_icon_from_a_price_on_the_elevator(strike: str, left: str) -> None:
    table = parrot(FULL, "armory", "garden", "lounge")
    table.play("place - L1.e", "room armory", "side left")
    assert table.offered == ["discount parrot", "done"]
    table.play("discount parrot")
    assert table.offered == ["strike W", "strike E"]
    table.play(f"strike {strike}")
    assert (table.cubes_of(0), table.items_of(0)) == (left, ["parrot!"])
    assert table.rooms_on(1)[2] == "armory"


@pytest.mark.rule("SH-R-88")
@pytest.mark.parametrize(("strike", "paid"), [("E", 4), ("?", 4)])
def test_the_icon_may_be_a_fixed_one_or_a_question_mark(strike: str, paid: int) -> None:
    table = parrot("WWWWWWE", "game-room", "garden", "lounge").play("place - L1.e", "side left")
    table.play("discount parrot")
    assert table.offered == ["strike E", "strike ?"]
    table.play(f"strike {strike}")
    while table.seat == 0:
        table.play("pay W" if "pay W" in table.offered else table.offered[0])
    assert len(table.cubes_of(0)) == 7 - paid
    assert ("E" in table.cubes_of(0)) == (strike == "E")


@pytest.mark.rule("SH-R-88")
def test_a_parrot_works_in_the_theme_workshop_too() -> None:
    table = parrot("WWE", "armory", "garden", "lounge").room(1, "right", "theme-workshop")
    table.play("place - L1.7", "side left")
    assert (table.rooms_on(1)[2], table.cubes_of(0)) == ("armory", "")
    assert (table.vault.happiness[0], table.items_of(0)) == (1, ["parrot!"])


@pytest.mark.rule("SH-R-88")
def test_a_parrot_need_not_be_used() -> None:
    table = parrot("WWEE", "armory", "garden", "lounge").play("place - L1.e", "side left")
    assert table.why("done") == ("SH-R-88",)
    table.play("done")
    assert (table.cubes_of(0), table.items_of(0)) == ("", ["parrot"])


@pytest.mark.rule("SH-R-88", "SH-R-24")
def test_a_parrot_counts_for_whether_a_room_can_be_afforded() -> None:
    table = parrot("WEE", "armory", "garden", "lounge")
    assert "place - L1.e" in table.offered
    assert "place - L1.e" not in Table(rooms=["armory", "garden", "lounge"]).cubes(0, "WEE").offered
    assert "place - L1.e" not in Table().items(0, "parrot!").cubes(0, "WEE").offered
    assert "place - L1.e" not in parrot("WE", "armory", "garden", "lounge").offered
    table.play("place - L1.e", "side left")
    assert (table.cubes_of(0), table.rooms_on(1)[2]) == ("", "armory")


@pytest.mark.rule("SH-R-88")
def test_where_a_room_cannot_be_paid_without_it_the_parrot_must_be_used() -> None:
    table = parrot("WWWEE", "armory", "water-purification", "garden")
    table.play("place - L1.e", "room water-purification", "side left")
    assert table.seat == 1  # nobody was asked
    assert (table.cubes_of(0), table.items_of(0)) == ("W", ["parrot!"])


@pytest.mark.rule("SH-R-88")
def test_a_room_that_needs_a_discount_cannot_be_declared_without_one(tmp_path: Path) -> None:
    text = "{kind: pet, use: building, effect: [discount: 2]}"
    pack = write_pack(tmp_path, items={"toucan": text})
    table = Table(packs=[pack], rooms=["armory", "garden", "lounge"]).items(0, "parrot", "toucan")
    table.cubes(0, "WEE").play("place - L1.e", "room armory", "side left")
    assert table.offered == ["discount parrot", "discount toucan"]
    assert table.refused("done") == ("SH-R-88",)
    table.play("discount toucan")
    assert table.offered == ["strike W", "strike E"]
    table.play("strike W", "strike E")
    assert (table.cubes_of(0), table.items_of(0)) == ("E", ["parrot", "toucan!"])


@pytest.mark.rule("SH-R-88")
def test_only_an_icon_whose_rest_can_be_paid_may_be_struck() -> None:
    table = parrot("WWWFFFEE", "water-purification", "garden", "lounge")
    table.play("place - L1.e", "room water-purification", "side left")
    assert table.cubes_of(0) == "WFFF"  # only a power could be struck: nobody was asked
    assert table.rooms_on(1)[2] == "water-purification"


@pytest.mark.rule("SH-R-88", "SH-R-92")
def test_two_copies_of_a_parrot_are_one_choice(tmp_path: Path) -> None:
    text = "{copies: 2, kind: pet, use: building, effect: [discount: 1]}"
    pack = write_pack(tmp_path, items={"parrot": text})
    table = Table(packs=[pack]).items(0, "parrot", "parrot").cubes(0, FULL)
    table.play("place - L1.e", "room armory", "side left")
    assert table.offered == ["discount parrot", "done"]


@pytest.mark.rule("SH-R-88")
def test_a_parrot_is_used_once_per_price(tmp_path: Path) -> None:
    text = "{copies: 2, kind: pet, use: building, effect: [discount: 1]}"
    pack = write_pack(tmp_path, items={"parrot": text})
    table = Table(packs=[pack]).items(0, "parrot", "parrot").cubes(0, FULL)
    table.play("place - L1.e", "room armory", "side left", "discount parrot", "strike W")
    assert table.seat == 1
    assert sorted(table.items_of(0)) == ["parrot", "parrot!"]
    assert len(table.cubes_of(0)) == 18 - 3
    assert (
        "place - L1.e" not in Table(packs=[pack]).items(0, "parrot", "parrot").cubes(0, "W").offered
    )


@pytest.mark.rule("SH-R-88")
def test_a_parrot_does_not_lower_other_costs() -> None:
    table = Table().items(0, "parrot").cubes(0, "FF").room(1, "right", "radio-studio")
    assert "place - L0.5" not in table.offered  # three food
    assert table.refused("place - L0.5") == ("SH-PLACE-08",)
    table.play("place - L1.7")
    assert (table.cubes_of(0), table.items_of(0), table.seat) == ("", ["parrot"], 1)


@pytest.mark.rule("SH-R-88")
@pytest.mark.parametrize("choice", ["use parrot", "discount parrot"])
def test_a_parrot_has_no_use_outside_a_paid_build(choice: str) -> None:
    table = Table().items(0, "parrot").cubes(0, FULL)
    assert choice not in table.offered
    assert table.refused(choice) != ()


@pytest.mark.rule("SH-R-89")
def test_a_maine_coon_swaps_an_own_item_for_one_of_the_track() -> None:
    table = Table().items(0, "maine-coon", "shotgun", "minigun!").listen().play("use maine-coon")
    assert table.offered == ["give shotgun", "give minigun"]
    table.play("give shotgun")
    assert table.offered == ["take globe", "take camera", "take gold-watch"]
    table.play("take camera")
    assert table.items_of(0) == ["minigun!", "maine-coon!", "camera"]
    assert table.track("item") == ["globe", "shotgun", "gold-watch"]
    assert table.events()[-1] == "Player 1 swaps Shotgun for Camera"
    assert table.cited()[-1] == ("SH-R-89",)
    assert (table.seat, table.offered[-1]) == (0, "pass")


@pytest.mark.rule("SH-R-89")
def test_an_exhausted_item_may_be_given_and_the_new_one_arrives_ready() -> None:
    table = Table(items=["husky", "camera", "globe"]).items(0, "maine-coon", "minigun!")
    table.cubes(0, "W").play("use maine-coon", "take husky")
    assert table.items_of(0) == ["husky", "maine-coon!"]
    assert table.track("item") == ["minigun", "camera", "globe"]
    assert "use husky" in table.offered


@pytest.mark.rule("SH-R-89")
def test_a_card_of_the_track_is_ready_again_when_it_is_taken_back() -> None:
    table = Table().items(0, "maine-coon", "minigun!").play("use maine-coon", "take camera")
    table.cubes(0, "W").play("place - L0.2", "take minigun")
    assert "minigun" in table.items_of(0)


@pytest.mark.rule("SH-R-89")
def test_nothing_is_drawn_or_discarded_by_a_swap() -> None:
    table = Table().items(0, "maine-coon", "shotgun")
    before = table.seen()
    table.play("use maine-coon", "take camera")
    after = table.seen()
    assert (after["decks"], after["discards"]) == (before["decks"], before["discards"])
    assert after["discards"]["items"] == []


@pytest.mark.rule("SH-R-89")
def test_the_coon_itself_is_never_given() -> None:
    table = Table().items(0, "maine-coon")
    assert "use maine-coon" not in table.offered
    assert "SH-R-67" in table.refused("use maine-coon")
    table.items(0, "shotgun", "minigun").play("use maine-coon")
    assert "give maine-coon" not in table.offered
    assert table.refused("give maine-coon") != ()


@pytest.mark.rule("SH-R-89", "SH-R-73")
def test_with_an_empty_track_there_is_nothing_to_swap() -> None:
    table = Table().items(0, "maine-coon", "shotgun")
    for place in (0, 1, 2):
        table.vault.hold(1, table.vault.item_track[place] - 1)
        table.vault.item_track[place] = 0
    table.cubes(0, "")
    assert "use maine-coon" not in table.offered
    assert "SH-R-67" in table.refused("use maine-coon")


@pytest.mark.rule("SH-R-89", "SH-R-73")
def test_a_gap_of_the_track_is_no_card_to_swap_for() -> None:
    table = Table().items(0, "maine-coon", "shotgun")
    table.vault.hold(1, table.vault.item_track[1] - 1)
    table.vault.item_track[1] = 0
    table.cubes(0, "").play("use maine-coon")
    assert table.offered == ["take globe", "take gold-watch"]
    table.play("take globe")
    assert table.track("item") == ["shotgun", None, "gold-watch"]


@pytest.mark.rule("SH-R-90")
@pytest.mark.parametrize(("dog", "rate"), DOGS.items())
def test_a_dog_gives_its_cubes_for_one(dog: str, rate: tuple[str, str]) -> None:
    paid, gained = rate
    table = Table().items(0, dog).cubes(0, paid).play(f"use {dog}")
    assert (table.cubes_of(0), table.items_of(0)) == (gained, [f"{dog}!"])
    assert (table.seat, table.offered[-1]) == (0, "pass")


@pytest.mark.rule("SH-R-90")
@pytest.mark.parametrize(("dog", "rate"), DOGS.items())
def test_a_dog_works_one_way_only(dog: str, rate: tuple[str, str]) -> None:
    table = Table().items(0, dog).cubes(0, rate[1])
    assert f"use {dog}" not in table.offered
    assert table.refused(f"use {dog}") != ()


@pytest.mark.rule("SH-R-90")
def test_who_cannot_pay_for_an_item_is_told_a_rule_about_items() -> None:
    cited = Table().items(0, "husky").refused("use husky")
    assert "SH-R-90" in cited
    assert "SH-PLACE-08" not in cited  # that one is about spaces


@pytest.mark.rule("SH-R-90", "SH-EXH-02")
@pytest.mark.parametrize(("dog", "rate"), DOGS.items())
def test_a_dog_works_once_per_exhaustion(dog: str, rate: tuple[str, str]) -> None:
    table = Table().items(0, dog).cubes(0, rate[0] * 3).play(f"use {dog}")
    assert f"use {dog}" not in table.offered
    assert table.refused(f"use {dog}") == ("SH-EXH-02",)


@pytest.mark.rule("SH-R-90")
@pytest.mark.parametrize(("dog", "rate"), DOGS.items())
def test_what_a_dog_brings_too_much_is_lost(dog: str, rate: tuple[str, str]) -> None:
    paid, gained = rate
    table = Table().items(0, dog).cubes(0, paid + gained[0] * 5).play(f"use {dog}")
    assert table.cubes_of(0) == gained[0] * 6


@pytest.mark.rule("SH-R-90", "SH-R-18")
@pytest.mark.parametrize(("dog", "rate"), DOGS.items())
def test_a_dog_is_not_offered_if_nothing_fits(dog: str, rate: tuple[str, str]) -> None:
    paid, gained = rate
    table = Table().items(0, dog).cubes(0, paid + gained[0] * 6)
    assert f"use {dog}" not in table.offered
    assert "SH-R-90" in table.refused(f"use {dog}")


@pytest.mark.rule("SH-R-90", "SH-EXCH-05")
def test_a_dog_opens_no_exchange() -> None:
    table = Table().items(0, "husky").cubes(0, "WWW").play("place - L0.9")
    assert table.offered == ["use husky", "done"]
    assert table.refused("exchange W>FF") != ()


@pytest.mark.rule("SH-R-88")
def test_the_only_icon_of_its_kind_may_be_struck_by_one_who_has_no_such_cube() -> None:
    table = parrot("WWWW", "game-room", "garden", "lounge").play("place - L1.e", "side left")
    assert (table.rooms_on(1)[2], table.cubes_of(0)) == ("game-room", "")  # E ????, less the E


@pytest.mark.rule("SH-R-88")
def test_a_large_discount_may_strike_a_whole_price(tmp_path: Path) -> None:
    items = {"toucan": "{kind: pet, use: building, effect: [discount: 2]}"}
    rooms = {"closet": "{price: W E, left: {reward: W}, right: {reward: F}}"}
    pack = write_pack(tmp_path, items=items, rooms=rooms)
    table = Table(packs=[pack], rooms=["closet", "garden", "lounge"]).items(0, "toucan")
    table.play("place - L1.e", "side left")
    assert table.offered == ["strike W", "strike E"]
    table.play("strike W")
    assert (table.rooms_on(1)[2], table.items_of(0)) == ("closet", ["toucan!"])


CLOSET = {"closet": "{price: W, left: {reward: W}, right: {reward: F}}"}


@pytest.mark.rule("SH-R-88")
def test_a_price_of_one_icon_can_be_struck(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, rooms=CLOSET)
    table = Table(packs=[pack], rooms=["closet", "garden", "lounge"]).items(0, "parrot")
    table.play("place - L1.e", "side left")
    assert (table.rooms_on(1)[2], table.items_of(0)) == ("closet", ["parrot!"])


@pytest.mark.rule("SH-R-88", "SH-R-66")
def test_only_items_for_building_lower_a_price() -> None:
    table = parrot(FULL, "armory", "garden", "lounge").items(0, "shotgun", "husky", "lab-coat")
    table.play("place - L1.e", "room armory", "side left")
    assert table.offered == ["discount parrot", "done"]


@pytest.mark.rule("SH-R-88", "SH-EXH-01")
def test_any_card_that_lowers_a_price_is_exhausted_by_it(tmp_path: Path) -> None:
    text = "{kind: pet, use: building, effect: [discount: 1]}"
    pack = write_pack(tmp_path, items={"10mm-pistol": text})  # the first card of all
    table = Table(packs=[pack]).items(0, "10mm-pistol").cubes(0, FULL)
    table.play("place - L1.e", "room armory", "side left", "discount 10mm-pistol", "strike W")
    assert table.items_of(0) == ["10mm-pistol!"]
    table = Table(packs=[pack]).items(0, "10mm-pistol").cubes(0, FULL)
    table.play("place - L1.e", "room armory", "side left", "done")
    assert (table.items_of(0), table.cubes_of(0)) == (["10mm-pistol"], "WWWWFFFFFFEEEE")


@pytest.mark.rule("SH-R-89")
def test_a_maine_coon_does_not_swap_itself_away() -> None:
    table = Table().items(0, "maine-coon", "shotgun", "husky").play("use maine-coon")
    assert table.reasons("give maine-coon") == ["swaps-itself"]


@pytest.mark.rule("SH-R-88")
def test_a_discount_that_does_not_suffice_is_not_offered(tmp_path: Path) -> None:
    text = "{kind: pet, use: building, effect: [discount: 2]}"
    pack = write_pack(tmp_path, items={"toucan": text})
    table = Table(packs=[pack], rooms=["armory", "garden", "lounge"], forced="manual")
    table.items(0, "parrot", "toucan").cubes(0, "EE").play("place - L1.e")
    table.play("room armory", "side left")
    assert table.offered == ["discount toucan"]


@pytest.mark.rule("SH-R-88", "SH-R-24")
@pytest.mark.parametrize(
    ("price", "cubes", "offered"),
    [
        ("W W E E", "WEE", True),
        ("W W E E", "WEFFFF", False),  # one short of two kinds
        ("W W E E", "EEFFFF", False),  # two short of one kind
        ("W F", "W", True),
        ("W F", "F", True),
        ("W F", "E", False),
        ("W ? ?", "FF", True),
        ("W ? ?", "F", False),
    ],
)
def test_a_parrot_makes_good_one_missing_cube(
    price: str, cubes: str, offered: bool, tmp_path: Path
) -> None:
    closet = f'{{copies: 3, price: "{price}", left: {{reward: W}}, right: {{reward: F}}}}'
    table = Table(
        packs=[write_pack(tmp_path, rooms={"closet": closet})], rooms=["closet", "closet", "closet"]
    )
    table.items(0, "parrot").cubes(0, cubes)
    assert ("place - L1.e" in table.offered) == offered
