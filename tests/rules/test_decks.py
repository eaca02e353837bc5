"""Decks, tracks and supply when they run low (SH-R-73 to 76)."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.games.shelter.invariants import broken_invariants
from overseer.games.shelter.terms import ASK_DRAW, ITEMS, ROOMS
from rules.packs import write_pack
from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"


def discards(table: Table, deck: str) -> list[str]:
    found: list[str] = table.seen()["discards"][f"{deck}s"]
    return found


def last_items(players: int = 2) -> Table:
    """A table where all items but those of the track lie in front of the last player."""
    table = Table(players)
    names = table.game.names.items
    others = [names[card] for card in table.vault.item_deck.contents()]
    return table.items(players - 1, *others)


def three_rooms(tmp_path: Path) -> Table:
    """A table where the room track holds the only three rooms there are."""
    table = Table()
    rooms = {table.game.names.rooms[card] for card in table.vault.cards.room_deck}
    others = sorted(rooms - {"armory", "lounge", "theme-workshop"})
    pack = write_pack(tmp_path, remove=others)
    return Table(packs=[pack], rooms=["armory", "lounge", "theme-workshop"])


@pytest.mark.rule("SH-R-73")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_deck_and_discards_empty_the_gap_stays(players: int) -> None:
    table = last_items(players).cubes(0, "W").play("place - L0.2", "take camera")
    assert table.track("item") == ["globe", None, "gold-watch"]
    assert table.seat == 1


@pytest.mark.rule("SH-R-72", "SH-R-73")
@pytest.mark.parametrize("left", [(), ("husky",), ("husky", "collie")])
def test_where_nobody_looks_the_tracks_are_filled_just_the_same(left: tuple[str, ...]) -> None:
    table = Table().cubes(0, "WW").deck("item", *left)
    swift = table.vault.clone()
    swift.auto_chance = True
    swift.apply("place - L0.1")
    assert broken_invariants(swift) == []
    assert min(swift.item_track) > 0
    assert swift.item_deck.size() == 31 - 3  # what was left came up first, then the discards


@pytest.mark.rule("SH-R-73", "SH-ITEM-01")
def test_the_cards_that_are_left_can_still_be_taken() -> None:
    table = last_items().cubes(0, "W").cubes(1, "WW").play("place - L0.2", "take camera")
    table.play("pass").room(1, "right", "weapon-workshop").cubes(0, "WW").play("place - L1.7")
    assert table.offered == ["take globe", "take gold-watch"]
    assert "SH-ITEM-01" in table.refused("take camera")


@pytest.mark.rule("SH-R-73")
@pytest.mark.parametrize("item", ["globe", "camera", "gold-watch"])
def test_the_track_is_filled_as_soon_as_a_card_comes_up_again(item: str) -> None:
    table = last_items().cubes(0, "W").room(1, "right", "fitness-room")
    table.play("place - L0.2", f"take {item}", "pass", "place - L1.8")
    assert table.items_of(0) == []  # the item was paid with
    assert table.track("item") == ["globe", "camera", "gold-watch"]
    assert discards(table, "item") == []


@pytest.mark.rule("SH-R-73", "SH-R-15")
def test_a_reward_that_needs_a_card_from_an_empty_track_is_forfeited() -> None:
    table = last_items().cubes(0, "W")
    for card in (0, 1, 2):
        table.vault.hold(1, table.vault.item_track[card] - 1)
        table.vault.item_track[card] = 0
    table.cubes(0, "W").listen()
    assert "place - L0.2" in table.offered
    table.play("place - L0.2")
    assert (table.seat, table.cubes_of(0), table.items_of(0)) == (1, "", [])
    assert table.events()[-1].endswith("without effect")


@pytest.mark.rule("SH-R-73")
def test_a_refresh_draws_as_many_cards_as_there_are() -> None:
    table = last_items().cubes(0, "W").cubes(1, "WW")
    table.play("place - L0.2", "take camera", "place - L0.1")
    assert sorted(table.offered) == ["take globe", "take gold-watch"]


@pytest.mark.rule("SH-R-73", "SH-BUILD-07")
def test_with_no_rooms_left_the_gap_of_a_built_room_stays(tmp_path: Path) -> None:
    table = three_rooms(tmp_path).cubes(0, "WWEE").play("place - L1.e", "side left")
    assert table.track("room") == [None, "lounge", "theme-workshop"]
    table.cubes(1, "FFEE").play("place - L2.e", "side left")
    assert table.track("room") == [None, None, "theme-workshop"]


@pytest.mark.rule("SH-R-73", "SH-R-25")
def test_with_an_empty_room_track_no_paid_build_can_be_chosen(tmp_path: Path) -> None:
    table = three_rooms(tmp_path).cubes(0, FULL).cubes(1, FULL).dwellers(0, "-", "-", "-")
    table.play("place - L1.e", "room armory", "side left", "place - L2.e", "room lounge")
    table.play("side left").pass_all().spawn("7", "7", "7").cubes(0, FULL)
    table.play("place - L1.e", "side left")
    assert table.track("room") == [None, None, None]
    assert "place - L2.e" not in table.offered
    assert table.refused("place - L2.e") == ("SH-R-25", "SH-R-73")


@pytest.mark.rule("SH-SETUP-08", "SH-SETUP-09")
def test_chance_is_asked_for_the_next_card_of_a_deck() -> None:
    vault = Table().game.new(2, seed=1, chance="manual", first_player=0)
    asked = []
    for _ in range(6):
        decision = vault.decision
        assert decision is not None
        asked.append((decision.prompt, decision.source))
        vault.apply(0)
    assert asked == [(ASK_DRAW, ITEMS)] * 3 + [(ASK_DRAW, ROOMS)] * 3


@pytest.mark.rule("SH-R-73")
def test_with_the_core_cards_the_rooms_run_out_at_the_22nd() -> None:
    table = Table(4, rooms=["armory", "lounge", "garden"])
    deck = [table.game.names.rooms[card] for card in table.vault.room_deck.contents()]
    slots = [(level, side) for level in (1, 2, 3, 4) for side in ("left", "right") for _ in "abc"]
    for (level, side), room in zip(slots, deck, strict=False):
        table.room(level, side, room)
    assert (len(deck), table.vault.room_deck.size()) == (21, 0)
    table.cubes(3, FULL).play("pass", "pass", "pass", "place - L4.e", "room lounge")
    assert table.track("room") == ["armory", None, "garden"]


@pytest.mark.rule("SH-R-74", "SH-COST-03")
def test_an_item_that_was_paid_goes_to_the_item_discards() -> None:
    table = Table().items(0, "shotgun").room(1, "right", "fitness-room").play("place - L1.8")
    assert discards(table, "item") == ["shotgun"]
    assert discards(table, "room") == discards(table, "threat") == []


@pytest.mark.rule("SH-R-74", "SH-REFR-02")
def test_refreshed_cards_go_to_the_discards_of_their_own_deck() -> None:
    table = Table().cubes(0, "WW").room(2, "right", "theme-workshop")
    table.play("place - L0.1", "draw item husky").play("take husky")
    assert (len(discards(table, "item")), discards(table, "room")) == (3, [])
    table.play("place - L2.8")
    assert (len(discards(table, "item")), len(discards(table, "room"))) == (3, 3)


@pytest.mark.rule("SH-R-74", "SH-R-27")
def test_built_rooms_never_return() -> None:
    table = Table().cubes(0, "WWEE").room(2, "right", "theme-workshop").deck("room", "medbay")
    table.play("place - L1.e", "side left", "draw room medbay")
    built = discards(table, "room")
    assert "armory" not in built
    table.vault.apply("place - L2.8")  # the refresh shuffles the discards
    assert table.offered
    assert "draw room armory" not in table.offered
    assert table.rooms_on(1)[2] == "armory"


@pytest.mark.rule("SH-R-74", "SH-RECALL-05")
def test_defeated_threats_go_to_the_threat_discards() -> None:
    table = Table().threat("L0.7", "raider").play("place - L0.7", "roll 6 6", "take globe")
    assert discards(table, "threat") == []
    table.pass_all()
    assert (discards(table, "threat"), discards(table, "item")) == (["raider"], [])


@pytest.mark.rule("SH-R-75", "SH-COMP-06")
def test_the_72_cubes_are_as_many_as_all_tracks_hold() -> None:
    table = Table(4)
    for seat in range(4):
        table.cubes(seat, FULL)
    assert sum(table.vault.cubes) == 72
    table.play("place - L0.7", "place - L0.9", "place - L0.11", "place - L0.8")
    assert sum(table.vault.cubes) == 72


@pytest.mark.rule("SH-R-75", "SH-COMP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_73rd_cube_would_break_an_invariant(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        table.cubes(seat, FULL)
    assert broken_invariants(table.vault) == []
    table.vault.cubes[0] += 1
    assert broken_invariants(table.vault) != []


@pytest.mark.rule("SH-R-76", "SH-COMP-07")
def test_happiness_is_counted_beyond_42() -> None:
    table = Table().happiness(0, 42).happiness(1, 41).cubes(0, FULL)
    table.play("place - L1.e", "room armory", "side left")
    assert table.vault.happiness[0] == 44
    assert table.seen()["players"][0]["happiness"] == 44
