"""Enemies: tokens on the map, active or not, and what is printed on them (FO-ENEMY, FO-FTOK)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.rows import (
    ENEMY_FRESH,
    ENEMY_NODE,
    enemy_code,
    enemy_fresh,
    enemy_node,
    enemy_token,
    enemy_up,
    without,
)
from overseer.games.fallout.spaces import adjacent, distances
from overseer.games.fallout.terms import (
    ASK_TOKEN,
    E_ENEMY_PLACED,
    E_ENEMY_SLEPT,
    E_ENEMY_WOKE,
    E_TOKEN_REMOVED,
    FACTIONS,
    LEVEL_X,
    LEVEL_Y,
    TOKEN,
    TYPE_HIDDEN,
    TYPES,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack
from overseer.kernel.pile import Pile
from overseer.kernel.vecs import append, vec

DRAWN: Final = -1  # the node of an enemy that is drawn to be fought, and never on the map


# What is printed


def is_enemy(land: Wasteland, token: i64) -> bool:
    """Whether a token is an enemy: all are, but for some scenarios' faction tokens (FO-FTOK-01)."""
    return token >= FACTIONS or land.sheet.faction_enemy[token] == 1


def icon_of(land: Wasteland, token: i64) -> i64:
    """The icon that activates a token: its type, or its faction's (FO-R-30)."""
    return TYPES + token if token < FACTIONS else land.cards.token_type[token]


def counts_as(land: Wasteland, token: i64, icon: i64) -> bool:
    """Whether a token is of a type or faction for objectives and targets (FO-R-30)."""
    if icon_of(land, token) == icon:
        return True
    return token < FACTIONS and land.sheet.faction_type[token] == icon


def level_of(land: Wasteland, token: i64) -> i64:
    """The level of a token; a letter is looked up on the power track (FO-POWER-02)."""
    if token >= FACTIONS:
        return land.cards.token_level[token]
    sheet = land.sheet
    printed = sheet.faction_level[token]
    if printed != LEVEL_X and printed != LEVEL_Y:
        return printed
    track = sheet.track_x if printed == LEVEL_X else sheet.track_y
    space = land.power[token]
    if space >= len(track):
        space = len(track) - 1
    return track[space]


def weak_areas(land: Wasteland, token: i64) -> i64:
    """The vulnerable body areas of a token, as bits."""
    return land.sheet.faction_weak[token] if token < FACTIONS else land.cards.token_weak[token]


def abilities_of(land: Wasteland, token: i64) -> i64:
    """The abilities of a token, as bits."""
    if token < FACTIONS:
        return land.sheet.faction_abilities[token]
    return land.cards.token_abilities[token]


def is_friend(land: Wasteland, seat: i64, token: i64) -> bool:
    """Whether a survivor is loyal to the faction of a token (FO-LOYAL-02 to 04)."""
    return token < FACTIONS and land.loyal_to(seat) == token


# On the map


def put_enemy(land: Wasteland, token: i64, node: i64, up: i64) -> None:
    """Put a token on the map. Being placed is no move: nobody fights (FO-ABIL-06)."""
    code = faceup(land, node, token) if up == 1 else _asleep(land, node, token)
    land.enemies = append(land.enemies, code)
    land.emit(E_ENEMY_PLACED, -1, shown_token(land, code), node)


def faceup(land: Wasteland, node: i64, token: i64) -> i64:
    """An active enemy, which is a new piece."""
    land.pieces += 1
    return enemy_code(node, 1, token, land.pieces)


def find_enemy(land: Wasteland, token: i64, node: i64) -> i64:
    """An active enemy of a kind in a space, or -1."""
    for code in land.enemies:
        if enemy_token(code) == token and enemy_node(code) == node and enemy_up(code) == 1:
            return code
    return -1


def shown_token(land: Wasteland, code: i64) -> i64:
    """What everybody sees of an enemy: the token, or only its type if it lies facedown."""
    token = enemy_token(code)
    return token if enemy_up(code) == 1 else TYPE_HIDDEN + icon_of(land, token)


def move_enemy(land: Wasteland, code: i64, node: i64) -> i64:
    """Move a token to another node; returns the enemy as it is there."""
    moved = code - (enemy_node(code) << ENEMY_NODE) + (node << ENEMY_NODE)
    land.enemies = append(without(land.enemies, code), moved)
    return moved


def remove_enemy(land: Wasteland, code: i64) -> None:
    """Take a token off the map and discard it; faction tokens go back to the supply."""
    land.enemies = without(land.enemies, code)
    discard_token(land, enemy_token(code))


def discard_token(land: Wasteland, token: i64) -> None:
    """Put a token on the discards of its type (FO-R-04)."""
    if token >= FACTIONS:
        land.token_discards = append(land.token_discards, token)


def put_to_sleep(land: Wasteland, code: i64) -> None:
    """Turn an enemy inactive; a faction token is discarded instead (FO-FTOK-03)."""
    token = enemy_token(code)
    node = enemy_node(code)
    if token < FACTIONS:
        remove_enemy(land, code)
        land.emit(E_TOKEN_REMOVED, -1, token, node)
        return
    land.enemies = append(without(land.enemies, code), _asleep(land, node, token))
    land.emit(E_ENEMY_SLEPT, -1, token, node)


def _asleep(land: Wasteland, node: i64, token: i64) -> i64:
    """An inactive enemy; while its own type acts it is marked, so as not to wake (FO-ENEMY-07)."""
    code = enemy_code(node, 0, token, 0)
    own = land.activating == icon_of(land, token) + 1
    return code | (1 << ENEMY_FRESH) if own else code


def wake(land: Wasteland, icon: i64) -> None:
    """Turn the inactive enemies of an icon active, but for those that have just turned.

    Those are wide enough awake for the next time (FO-ROUND-06, FO-ENEMY-07, FO-R-21).
    """
    enemies = land.enemies[:]
    for i in range(len(enemies)):
        code = enemies[i]
        if enemy_fresh(code) == 1:
            enemies[i] = code & ~(1 << ENEMY_FRESH)
        elif enemy_up(code) == 0 and icon_of(land, enemy_token(code)) == icon:
            enemies[i] = faceup(land, enemy_node(code), enemy_token(code))
            land.emit(E_ENEMY_WOKE, -1, enemy_token(code), enemy_node(code))
    land.enemies = enemies


def blocks(land: Wasteland, seat: i64, node: i64) -> bool:
    """Whether a faceup enemy bars encounter, quest and camp in a space (FO-ACT-05, FO-LOYAL-02)."""
    for code in land.enemies:
        if enemy_node(code) == node and enemy_up(code) == 1:
            token = enemy_token(code)
            if is_enemy(land, token) and not is_friend(land, seat, token):
                return True
    return False


def enemies_within(land: Wasteland, node: i64, reach: i64) -> bool:
    """Whether a faceup enemy is within so many spaces (FO-R-109)."""
    far = distances(land, node)
    for code in land.enemies:
        away = far[enemy_node(code)]
        if 0 <= away <= reach and enemy_up(code) == 1 and is_enemy(land, enemy_token(code)):
            return True
    return False


def token_near(land: Wasteland, node: i64, faction: i64) -> bool:
    """Whether a faction token is in a space or next to it."""
    for code in land.enemies:
        if enemy_token(code) == faction:
            there = enemy_node(code)
            if there == node or adjacent(land, node, there):
                return True
    return False


def remove_tokens(land: Wasteland, faction: i64, here: i64, within: i64) -> None:
    """Take a faction's tokens off the map; that is no kill (FO-R-39)."""
    far = distances(land, here)
    i: i64 = 0
    while i < len(land.enemies):
        code = land.enemies[i]
        away = far[enemy_node(code)]
        if enemy_token(code) == faction and 0 <= away <= within:
            remove_enemy(land, code)
            land.emit(E_TOKEN_REMOVED, -1, faction, enemy_node(code))
        else:
            i += 1


# The stacks


def restack(land: Wasteland, kind: i64) -> None:
    """Mix the discarded tokens of a type into a new stack, if the stack is empty (FO-R-110)."""
    if land.stacks[kind].size() > 0:
        return
    cards = vec[i64]()
    left = vec[i64]()
    discards = land.token_discards
    for i in range(len(discards)):
        if land.cards.token_type[discards[i]] == kind:
            cards = append(cards, discards[i])
        else:
            left = append(left, discards[i])
    if len(cards) > 0:
        land.stacks[kind] = Pile(vec[i64](sorted(cards)))
        land.token_discards = left


def token_decision(land: Wasteland, kind: i64) -> Decision | None:
    """Chance draws a token of a type, or None if there is none to draw."""
    pile = land.stacks[kind]
    if pile.size() == 0:
        return None
    kinds, _, weights = pile.chances()
    codes = vec[i64]()
    for i in range(len(kinds)):
        codes = append(codes, pack(TOKEN, kinds[i]))
    return land.chance(ASK_TOKEN, kind, codes, weights)


def take_token(land: Wasteland, kind: i64, token: i64) -> None:
    """Take a drawn token out of its stack, which is rebuilt when it runs out."""
    land.stacks[kind].take(token)
    restack(land, kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spawn(LandFrame):
    """A token of a type is drawn and put on a space (FO-EXPL-02, FO-RESP-02)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("kind", "node", "up")

    def __init__(self, kind: i64, node: i64, up: i64) -> None:
        self.kind = kind
        self.node = node
        self.up = up

    def ask(self, land: Wasteland) -> Decision | None:
        """Which token is drawn."""
        return token_decision(land, self.kind)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Put it down."""
        land.stack.pop()
        take_token(land, self.kind, a_of(code))
        put_enemy(land, a_of(code), self.node, self.up)

    def run(self, land: Wasteland) -> None:
        """Nothing is left to draw from: rebuild, or place nothing (FO-R-20)."""
        restack(land, self.kind)
        if land.stacks[self.kind].size() == 0:
            land.stack.pop()

    def copy(self) -> Spawn:
        """An independent frame with the same fields."""
        return Spawn(self.kind, self.node, self.up)


def wake_enemies(land: Wasteland, here: i64, within: i64) -> None:
    """Turn inactive enemies nearby active, but for those that have just turned (FO-ENEMY-07)."""
    far = distances(land, here)
    enemies = land.enemies[:]
    for i in range(len(enemies)):
        code = enemies[i]
        away = far[enemy_node(code)]
        if enemy_up(code) == 0 and enemy_fresh(code) == 0 and away >= 0 and away <= within:
            enemies[i] = faceup(land, enemy_node(code), enemy_token(code))
            land.emit(E_ENEMY_WOKE, -1, enemy_token(code), enemy_node(code))
    land.enemies = enemies
