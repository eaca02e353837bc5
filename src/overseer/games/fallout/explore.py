"""Exploring: a facedown tile is turned over (FO-EXPL, FO-R-18)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.enemies import Spawn, move_enemy, shown_token
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.quests import place_waiting_markers, tell
from overseer.games.fallout.refusal import NO_SUCH_SPACE, NOT_ADJACENT, TILE_FACEUP, WRONG_SPACE
from overseer.games.fallout.rows import enemy_node
from overseer.games.fallout.spaces import adjacent, draw_map, space_refusals
from overseer.games.fallout.terms import (
    ASK_PUT_ENEMY,
    ASK_TILE,
    D_EXPLORE,
    E_ENEMY_PLACED,
    E_REVEALED,
    FACEDOWN,
    NODES,
    PUT,
    TILE,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.state import NO_WEIGHTS
from overseer.kernel.vecs import append, vec

_REVEAL: Final = 0
_ENEMIES: Final = 1
_MARKERS: Final = 2


def explore_refusals(land: Wasteland, seat: i64, slot: i64) -> i64:
    """Why a survivor cannot explore a tile (FO-EXPL-01)."""
    if land.slots[slot] == 0:
        return NO_SUCH_SPACE
    if land.slots[slot] > 0:
        return TILE_FACEUP
    return 0 if adjacent(land, land.node[seat], slot * NODES + FACEDOWN) else NOT_ADJACENT


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Explore(LandFrame):
    """A survivor explores a tile."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "slot", "stage")

    def __init__(self, seat: i64, slot: i64, stage: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.stage = stage

    def ask(self, land: Wasteland) -> Decision | None:
        """Which tile it is, and where the enemies that stood on it go (FO-EXPL-03)."""
        if self.stage == _REVEAL:
            return self._tile(land)
        if self.stage != _ENEMIES:
            return None
        code = self._waiting(land)
        if code < 0:
            return None
        codes = vec[i64]()
        for space in range(land.cards.tile_spaces[land.slots[self.slot] - 1]):
            codes = append(codes, pack(PUT, self.slot * NODES + space))
        return land.question(self.seat, ASK_PUT_ENEMY, shown_token(land, code), codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why an enemy that stood on the tile cannot go to a space."""
        if verb_of(code) != PUT:
            return NOT_NOW
        here = a_of(code) // NODES == self.slot
        return space_refusals(land, a_of(code)) if here else WRONG_SPACE

    def _tile(self, land: Wasteland) -> Decision:
        """Every tile of the kind that is still facedown may be this one."""
        kind = -land.slots[self.slot]
        codes = vec[i64]()
        for tile in range(len(land.tiles)):
            if land.tiles[tile] == 1 and land.cards.tile_kind[tile] == kind:
                codes = append(codes, pack(TILE, tile))
        return land.chance(ASK_TILE, self.slot, codes, NO_WEIGHTS)

    def _waiting(self, land: Wasteland) -> i64:
        """An enemy that stood on the facedown tile, or -1."""
        for i in range(len(land.enemies)):
            if enemy_node(land.enemies[i]) == self.slot * NODES + FACEDOWN:
                return land.enemies[i]
        return -1

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Turn the tile over, or put an enemy on it; enemies keep their facing."""
        if self.stage == _ENEMIES:
            moved = move_enemy(land, self._waiting(land), a_of(code))
            land.emit(E_ENEMY_PLACED, -1, shown_token(land, moved), a_of(code))
            return
        self.stage = _ENEMIES
        reveal(land, self.slot, a_of(code))

    def run(self, land: Wasteland) -> None:
        """Markers that waited for this tile, then quests that wait for explorers."""
        if self.stage == _ENEMIES:
            self.stage = _MARKERS
            place_waiting_markers(land, self.seat, land.node[self.seat])
            return
        land.stack.pop()
        tell(land, self.seat, D_EXPLORE, land.cards.tile_kind[land.slots[self.slot] - 1])
        land.end_unit()

    def copy(self) -> Explore:
        """An independent frame with the same fields."""
        return Explore(self.seat, self.slot, self.stage)


def reveal(land: Wasteland, slot: i64, tile: i64) -> None:
    """Lay a tile faceup and draw a token for each enemy icon, in reading order (FO-EXPL-02)."""
    slots = land.slots[:]
    slots[slot] = tile + 1
    land.slots = slots
    land.tiles[tile] = 0
    land.due = 1
    draw_map(land)
    land.emit(E_REVEALED, -1, slot, tile)
    spawn_on(land, slot)


def spawn_on(land: Wasteland, slot: i64) -> None:
    """Draw a faceup token for each enemy icon of a tile; the last frame pushed comes first."""
    tile = land.slots[slot] - 1
    for i in range(land.cards.tile_spaces[tile]):
        space = land.cards.tile_spaces[tile] - 1 - i
        icon = land.cards.space_enemy[tile * NODES + space]
        if icon != 0:
            land.stack.append(Spawn(icon - 1, slot * NODES + space, 1))
