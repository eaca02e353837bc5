"""Refreshing a track: discard its three cards, draw three new ones (SH-REFR, SH-R-72)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

ITEMS = ["globe", "camera", "gold-watch"]
ROOMS = ["garden", "armory", "lounge"]


def discards(table: Table, deck: str) -> list[str]:
    found: list[str] = table.seen()["discards"][f"{deck}s"]
    return found


def deck_size(table: Table, deck: str) -> int:
    size: int = table.seen()["decks"][f"{deck}s"]
    return size


def refreshing(tmp_path: Path, deck: str, players: int = 2) -> Table:
    """A table where L0.9 shows a refresh icon for a track, and then training."""
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"reward: refresh-{deck}s train-I")})
    return Table(players, packs=[pack])


@pytest.mark.rule("SH-REFR-01", "SH-REFR-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_icon_for_the_item_track_refreshes_the_item_track_alone(players: int) -> None:
    table = Table(players).cubes(0, "WW").play("place - L0.1")
    assert not set(table.track("item")) & set(ITEMS)
    assert discards(table, "item") == sorted(ITEMS)
    assert (table.track("room"), discards(table, "room")) == (ROOMS, [])


@pytest.mark.rule("SH-REFR-01", "SH-REFR-02")
def test_an_icon_for_the_room_track_refreshes_the_room_track_alone() -> None:
    table = Table().room(1, "right", "theme-workshop").play("place - L1.8")
    assert discards(table, "room") == sorted(ROOMS)
    assert (table.track("item"), discards(table, "item")) == (ITEMS, [])


@pytest.mark.rule("SH-REFR-01", "SH-R-16")
@pytest.mark.parametrize("deck", ["item", "room"])
def test_a_refresh_is_compulsory(deck: str, tmp_path: Path) -> None:
    table = refreshing(tmp_path, deck).play("place - L0.9")
    assert table.seat == 1  # nobody was asked
    assert len(discards(table, deck)) == 3


@pytest.mark.rule("SH-REFR-02")
@pytest.mark.parametrize("deck", ["item", "room"])
def test_three_cards_are_discarded_and_three_drawn_from_the_deck(deck: str, tmp_path: Path) -> None:
    table = refreshing(tmp_path, deck).listen()
    size = deck_size(table, deck)
    new = {"item": ["husky", "collie", "parrot"], "room": ["medbay", "classroom", "garden"]}[deck]
    table.play("place - L0.9", *[f"draw {deck} {card}" for card in new])
    assert table.track(deck) == new
    assert deck_size(table, deck) == size - 3
    line = f"The {deck} track is refreshed"
    assert dict(zip(table.events(), table.cited(), strict=True))[line] == ("SH-REFR-02",)
    assert len([line for line in table.events() if line.startswith("New in the")]) == 3


@pytest.mark.rule("SH-REFR-02", "SH-PLACE-09")
def test_the_new_cards_are_there_for_the_next_icon_of_the_row() -> None:
    table = Table().cubes(0, "WW").play("place - L0.1")
    assert table.offered == [f"take {item}" for item in table.track("item")]
    assert "take globe" not in table.offered
    assert "SH-ITEM-01" in table.refused("take globe")


@pytest.mark.rule("SH-REFR-03", "SH-R-72")
@pytest.mark.parametrize(("deck", "left"), [("item", "husky"), ("room", "medbay")])
def test_when_the_deck_is_used_up_its_discards_make_a_new_one(
    deck: str, left: str, tmp_path: Path
) -> None:
    table = refreshing(tmp_path, deck).deck(deck, left).listen()
    before, first = set(discards(table, deck)), table.track(deck)
    table.play("place - L0.9", f"draw {deck} {left}")
    assert table.track(deck) == [left, None, None]
    assert discards(table, deck) == []
    assert {choice.split()[-1] for choice in table.offered} == before | set(first)
    table.play()
    assert None not in table.track(deck)
    line = f"The discards become the new {deck} deck"
    assert table.events().count(line) == 1


@pytest.mark.rule("SH-REFR-03")
@pytest.mark.parametrize(("deck", "left"), [("item", "husky"), ("room", "medbay")])
def test_the_shuffling_of_a_track_s_discards_cites_its_own_rule(
    deck: str, left: str, tmp_path: Path
) -> None:
    table = refreshing(tmp_path, deck).deck(deck, left).listen().play("place - L0.9")
    line = f"The discards become the new {deck} deck"
    assert dict(zip(table.events(), table.cited(), strict=True))[line] == ("SH-REFR-03",)


@pytest.mark.rule("SH-REFR-03")
def test_each_deck_takes_its_own_discards(tmp_path: Path) -> None:
    table = refreshing(tmp_path, "item").deck("item", "husky").deck("room", "medbay")
    rooms = discards(table, "room")
    table.play("place - L0.9")
    assert (discards(table, "room"), deck_size(table, "room")) == (rooms, 1)
    assert deck_size(table, "item") == 31 - 3


@pytest.mark.rule("SH-R-72")
@pytest.mark.parametrize("deck", ["item", "room"])
def test_the_three_cards_are_discarded_first_and_so_may_come_up_again(
    deck: str, tmp_path: Path
) -> None:
    table = refreshing(tmp_path, deck).deck(deck)
    track = table.track(deck)
    table.vault.apply("place - L0.9")
    assert {f"draw {deck} {card}" for card in track} <= set(table.offered)
    table.play(*[f"draw {deck} {card}" for card in track])
    assert table.track(deck) == track


@pytest.mark.rule("SH-R-72")
def test_an_empty_deck_is_not_shuffled_before_a_card_must_be_drawn() -> None:
    table = Table().cubes(0, "W").cubes(1, "WW").deck("item", "husky")
    table.play("place - L0.2", "take globe")
    assert (table.track("item")[0], deck_size(table, "item")) == ("husky", 0)
    assert len(discards(table, "item")) == 27
    table.play("place - L0.7", "pass")
    assert (deck_size(table, "item"), len(discards(table, "item"))) == (0, 27)


@pytest.mark.rule("SH-R-72")
def test_it_is_shuffled_when_the_next_card_must_be_drawn() -> None:
    table = Table().cubes(0, "W").deck("item").listen().play("place - L0.2")
    assert deck_size(table, "item") == 0
    table.vault.apply("take globe")
    assert (deck_size(table, "item"), discards(table, "item")) == (28, [])
    assert "The discards become the new item deck" in table.events()
