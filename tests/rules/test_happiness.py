"""Happiness: tokens kept in front of their owner (SH-HAPPY)."""

from __future__ import annotations

import pytest

from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"


@pytest.mark.rule("SH-HAPPY-01")
def test_each_happiness_icon_gives_one_happiness() -> None:
    table = Table(4).cubes(0, FULL).listen()
    table.play("place - L1.e", "room garden", "side left")
    assert list(table.vault.happiness) == [2, 0, 0, 0]
    gained = [rules for rules in table.cited() if rules == ("SH-HAPPY-01",)]
    assert len(gained) == 2
    assert table.events().count("Player 1 gains 1 happiness") == 2


@pytest.mark.rule("SH-HAPPY-01")
def test_happiness_is_kept_from_round_to_round() -> None:
    table = Table().room(1, "right", "weight-room").cubes(0, "EEEEEE").play("place - L1.8")
    assert table.vault.happiness[0] == 1
    table.pass_all().spawn("7", "7", "7").play("place - L1.8")
    assert table.vault.happiness[0] == 2
    assert table.seen()["players"][0]["happiness"] == 2


@pytest.mark.rule("SH-HAPPY-01")
def test_happiness_goes_to_who_places_and_not_to_the_owner_of_the_room() -> None:
    table = Table().room(2, "right", "weight-room").cubes(0, "EEE").play("place - L2.8", "done")
    assert list(table.vault.happiness) == [1, 0]
