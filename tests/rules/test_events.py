"""Events of the table: they belong to nobody, and say what happened in whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from overseer.games.shelter import terms as t
from overseer.games.shelter.notation import parse_space
from overseer.games.shelter.spawn import COVERED, NO_CARDS, NO_ROOM, SEVEN
from rules.packs import spaces, write_pack
from rules.table import Table

NOBODY = -1
THREATS = (
    *("radroach", "glowing-radroach", "mole-rat", "feral-ghoul", "glowing-one", "radscorpion"),
    *("glowing-radscorpion", "raider", "fire", "power-failure", "deathclaw"),
)


def told(table: Table, kind: int) -> list[tuple[int, int, int, int]]:
    """The events of one kind since `listen`: seat and the three numbers."""
    return [
        (event.seat, event.a, event.b, event.c)
        for event in table.vault.trace or []
        if event.kind == kind
    ]


def test_a_round_begins_and_dwellers_are_recalled_for_nobody_in_particular() -> None:
    table = Table().listen().pass_all()
    assert told(table, t.E_RECALLED) == [(NOBODY, 0, 0, 0)]
    assert told(table, t.E_ROUND) == [(NOBODY, 2, 0, 0)]


@pytest.mark.rule("SH-SPAWN-04", "SH-SPAWN-05", "SH-SPAWN-07")
def test_a_roll_without_a_threat_tells_level_sum_and_reason() -> None:
    table = Table().threat("L0.7", "raider").pass_all().listen().spawn("8", "7", "12")
    assert told(table, t.E_NO_THREAT) == [
        (NOBODY, 0, 8, COVERED),
        (NOBODY, 1, 7, SEVEN),
        (NOBODY, 2, 12, NO_ROOM),
    ]


@pytest.mark.rule("SH-R-50")
def test_a_threat_that_cannot_be_drawn_has_no_sum(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, remove=[one for one in THREATS if one != "fire"])
    table = Table(packs=[pack]).room(1, "right", "garden").pass_all()
    table.spawn("8").listen().spawn("8")
    assert told(table, t.E_NO_THREAT) == [(NOBODY, 1, 0, NO_CARDS)]


@pytest.mark.rule("SH-THREAT-01", "SH-END-03")
def test_a_threat_tells_its_space_and_the_card_that_it_covers() -> None:
    table = Table().room(1, "right", "garden").pass_all().deck("threat", "fire").spawn("7")
    space = parse_space("L1.7", table.vault)
    covered = table.vault.card[space]
    table.listen().play("roll 2 6")
    fire = table.game.names.threats.index("fire")
    assert told(table, t.E_THREAT) == [(NOBODY, space, fire, covered)]
    assert told(table, t.E_TRIGGER) == [(NOBODY, 1, 0, 0)]


@pytest.mark.rule("SH-REFR-03")
@pytest.mark.parametrize(
    ("deck", "number", "arrange"),
    [
        ("item", t.ITEMS, lambda table: table.play("place - L0.2", "take globe")),
        ("threat", t.THREATS, lambda table: table.pass_all().spawn("8")),
    ],
)
def test_a_shuffled_deck_is_nobody_s(
    deck: str, number: int, arrange: Callable[[Table], Table]
) -> None:
    table = arrange(Table().cubes(0, "W").deck(deck).listen())
    assert told(table, t.E_RESHUFFLED) == [(NOBODY, number, 0, 0)]


def test_a_card_laid_on_a_track_tells_its_deck() -> None:
    table = Table().cubes(0, "W").listen().play("place - L0.2", "take globe", "draw item husky")
    husky = table.game.names.items.index("husky")
    assert told(table, t.E_DRAWN) == [(NOBODY, t.ITEMS, husky, 0)]


@pytest.mark.rule("SH-END-01")
def test_the_end_tells_whether_the_table_s_limit_was_reached() -> None:
    table = Table(max_rounds=1).listen().pass_all()
    assert told(table, t.E_GAME_OVER) == [(NOBODY, 1, 0, 0)]


@pytest.mark.rule("SH-RECALL-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_defeated_threat_is_told_of_the_player_whose_dweller_stood_there(seat: int) -> None:
    table = Table().threat("L0.7", "raider").occupy("L0.7", seat).listen().pass_all()
    space = parse_space("L0.7", table.vault)
    raider = table.game.names.threats.index("raider")
    assert told(table, t.E_DEFEATED) == [(seat, space, raider, 0)]


@pytest.mark.rule("SH-FIGHT-03")
@pytest.mark.parametrize(("roll", "total", "won"), [("roll 4 5", 9, 1), ("roll 1 2", 3, 0)])
def test_a_fight_tells_total_number_and_result(roll: str, total: int, won: int) -> None:
    table = Table().threat("L0.7", "raider").listen().play("place - L0.7", roll)
    assert told(table, t.E_FIGHT) == [(0, total, 9, won)]


@pytest.mark.rule("SH-REFR-02")
@pytest.mark.parametrize(
    ("space", "deck"), [("L0.1", t.ITEMS), ("L1.8", t.ROOMS)], ids=["items", "rooms"]
)
def test_a_refreshed_track_is_told_of_the_player_who_refreshes_it(space: str, deck: int) -> None:
    table = Table().cubes(0, "WW").room(1, "right", "theme-workshop").listen()
    table.play(f"place - {space}")
    assert told(table, t.E_REFRESHED) == [(0, deck, 0, 0)]


@pytest.mark.rule("SH-TRAIN-02", "SH-R-42")
@pytest.mark.parametrize(
    ("other", "kind", "numbers"),
    [("-", t.E_TRAINED, (7, 2, 0)), ("L", t.E_UNTRAINED, (2, 0, 0))],
    ids=["trained", "untrained"],
)
def test_training_tells_the_space_of_its_icon(
    other: str, kind: int, numbers: tuple[int, int, int]
) -> None:
    table = Table().dwellers(0, "-", other).listen().play("place - L0.3").pass_all()
    assert parse_space("L0.3", table.vault) == 2
    assert told(table, kind) == [(0, *numbers)]


@pytest.mark.rule("SH-R-15")
@pytest.mark.parametrize(
    ("reward", "icon"), [("heal", t.HEAL), ("ready", t.READY_ITEM), ('"?"', t.GAIN_ANY)]
)
def test_a_reward_that_nobody_can_use_is_told_with_its_icon(
    reward: str, icon: int, tmp_path: Path
) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"reward: {reward}")})
    table = Table(packs=[pack]).cubes(0, "WWWWWWFFFFFFEEEEEE").listen().play("place - L0.9")
    assert told(table, t.E_FORFEIT) == [(0, icon, 0, 0)]


@pytest.mark.rule("SH-NEWD-01")
def test_a_new_dweller_is_told_with_its_space(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: new-dweller")})
    table = Table(packs=[pack]).listen().play("place - L0.9")
    assert told(table, t.E_NEW_DWELLER) == [(0, parse_space("L0.9", table.vault), 0, 0)]


@pytest.mark.rule("SH-HEAL-01", "SH-HEAL-02")
def test_healing_tells_where_the_dweller_is() -> None:
    table = Table().dwellers(0, "!", "!").listen().play("place ! L0.e")
    assert told(table, t.E_HEALED) == [(0, parse_space("L0.e", table.vault), 0, 0)]
    table = Table().dwellers(0, "!", "-").items(0, "stimpak").listen().play("use stimpak")
    assert told(table, t.E_HEALED) == [(0, t.IN_FRONT, 0, 0)]
