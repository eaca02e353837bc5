"""First player: the token, and the order of the next round (SH-FIRST, SH-R-13)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

VAULT_DOOR = "L0.3"
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def next_round(table: Table) -> Table:
    """Play the round to its end and through a spawning without threats."""
    return table.pass_all().spawn(*["7"] * (table.vault.players + 1))


@pytest.mark.rule("SH-FIRST-01")
@PLAYERS
def test_the_icon_takes_the_token_from_its_holder_at_once(players: int) -> None:
    table = Table(players).play("place - L0.7").listen().play(f"place - {VAULT_DOOR}")
    assert table.seen()["first_player"] == 1
    assert "Player 2 takes the first player token" in table.events()
    assert ("SH-FIRST-01",) in table.cited()


@pytest.mark.rule("SH-FIRST-02", "SH-R-13")
@PLAYERS
def test_the_order_of_this_round_is_untouched(players: int) -> None:
    table = Table(players)
    seats = []
    for space in ["L0.7", VAULT_DOOR, "L0.8", "L0.9", "L0.10", "L0.11", "L0.12", "L0.6"][
        : 2 * players
    ]:
        seats.append(table.seat)
        table.play(f"place - {space}")
    assert seats == [*range(players), *range(players)]


@pytest.mark.rule("SH-FIRST-02")
@PLAYERS
def test_the_holder_begins_the_next_round(players: int) -> None:
    last = players - 1
    table = Table(players)
    for seat in range(last):
        table.play(f"place - L0.{7 + seat}")
    next_round(table.play(f"place - {VAULT_DOOR}"))
    seats = []
    for space in ("L0.7", "L0.8", "L0.9", "L0.10")[:players]:
        seats.append(table.seat)
        table.play(f"place - {space}")
    assert seats == [(last + i) % players for i in range(players)]


@pytest.mark.rule("SH-FIRST-03")
@PLAYERS
def test_a_token_that_nobody_gains_stays_where_it_is(players: int) -> None:
    table = next_round(Table(players).play("place - L0.7", f"place - {VAULT_DOOR}"))
    for _ in range(3):
        assert table.seat == 1
        assert table.seen()["first_player"] == 1
        next_round(table.play("place - L0.9"))


# Rulings


@pytest.mark.rule("SH-R-13")
def test_the_last_taker_of_the_round_begins_the_next(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("reward: first-player")})
    table = Table(3, packs=[pack])
    table.play("place - L0.7", f"place - {VAULT_DOOR}", "place - L0.9")
    assert table.seen()["first_player"] == 2
    assert table.seat == 0
    assert next_round(table).seat == 2


@pytest.mark.rule("SH-R-13")
def test_the_holder_may_take_the_token_again() -> None:
    table = Table().listen()
    assert f"place - {VAULT_DOOR}" in table.offered
    table.play(f"place - {VAULT_DOOR}")
    assert table.seen()["first_player"] == 0
    assert "Player 1 takes the first player token" in table.events()
    assert next_round(table).seat == 0
