"""AGGRESSIVE enemies: they fight whoever enters their space, or whom they move to (FO-ABIL)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.enemies import abilities_of, is_enemy, is_friend
from overseer.games.fallout.rows import enemy_node, enemy_token, enemy_up
from overseer.games.fallout.terms import AGGRESSIVE
from overseer.games.fallout.wasteland import Wasteland


def is_aggressive(land: Wasteland, token: i64) -> bool:
    """Whether an enemy has the ability."""
    return abilities_of(land, token) & AGGRESSIVE != 0


def aggressive_at(land: Wasteland, seat: i64, node: i64) -> list[int]:
    """The active AGGRESSIVE enemies in a space that would fight a survivor."""
    found: list[int] = []
    enemies = land.enemies
    for i in range(len(enemies)):
        code = enemies[i]
        token = enemy_token(code)
        if enemy_node(code) != node or enemy_up(code) == 0 or not is_enemy(land, token):
            continue
        if is_aggressive(land, token) and not is_friend(land, seat, token):
            found.append(code)
    return found


def victim_of_move(land: Wasteland, code: i64) -> i64:
    """Whom an AGGRESSIVE enemy fights in the space it has moved into, or -1 (FO-ABIL-04)."""
    token = enemy_token(code)
    if not is_aggressive(land, token):
        return -1
    best: i64 = -1
    for i in range(land.players):
        seat = land.nth_from_first(i)
        if land.eliminated[seat] == 1 or land.node[seat] != enemy_node(code):
            continue
        weaker = best < 0 or land.remaining(seat) < land.remaining(best)
        if weaker and not is_friend(land, seat, token):
            best = seat
    return best
