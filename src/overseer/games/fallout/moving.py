"""Moving: entering spaces, with all that waits there (FO-MOVE, FO-R-08 to FO-R-14)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.aggressive import aggressive_at
from overseer.games.fallout.enemies import find_enemy
from overseer.games.fallout.fight import ACTION, start_fight
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.hp import irradiate
from overseer.games.fallout.items import passive
from overseer.games.fallout.quests import tell
from overseer.games.fallout.refusal import NO_POINTS, NO_SUCH_ENEMY, NOT_ADJACENT, NOT_WAITING
from overseer.games.fallout.rows import (
    enemy_token,
    has,
)
from overseer.games.fallout.spaces import adjacent, space_refusals, step_cost
from overseer.games.fallout.terms import (
    ASK_AGGRESSIVE,
    ASK_CARD_STEP,
    D_ENTER,
    DONE,
    E_MOVED,
    FIGHT,
    IRRADIATED,
    M_TURN,
    MOVE_POINTS,
    P_EASY_TERRAIN,
    P_MOVE,
    P_NO_TERRAIN_RADS,
    PLAY_PERK,
    STEP,
    USE,
)
from overseer.games.fallout.uses import play_refusals, use_codes, use_item, use_perk
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

_MOVE: Final = 0
_MEET: Final = 1
_FIGHT: Final = 2


def points_of_move(land: Wasteland, seat: i64) -> i64:
    """The movement points that a move action gives (FO-MOVE-01)."""
    return max(0, MOVE_POINTS + passive(land, seat, P_MOVE))


def points_for(land: Wasteland, seat: i64, node: i64) -> i64:
    """The movement points that a survivor needs to enter a space."""
    cost = step_cost(land, node)
    return 1 if cost > 1 and passive(land, seat, P_EASY_TERRAIN) > 0 else cost


def terrain_rads(land: Wasteland, seat: i64, node: i64) -> i64:
    """The rads that a survivor takes by entering a space."""
    terrain = land.cards.space_terrain[land.space_of(node)]
    return 1 if terrain & IRRADIATED != 0 and passive(land, seat, P_NO_TERRAIN_RADS) == 0 else 0


def walk_refusals(land: Wasteland, seat: i64, node: i64) -> i64:
    """Why a space is none that a survivor can go to, whatever it would take (FO-R-12)."""
    reasons = space_refusals(land, node)
    if reasons != 0:
        return reasons
    return 0 if adjacent(land, land.node[seat], node) else NOT_ADJACENT


def step_refusals(land: Wasteland, seat: i64, node: i64) -> i64:
    """Why a survivor cannot enter a space now (FO-MOVE-02, 03, FO-R-12)."""
    reasons = walk_refusals(land, seat, node)
    if reasons != 0:
        return reasons
    return NO_POINTS if points_for(land, seat, node) > land.points else 0


def step_codes(land: Wasteland, seat: i64, codes: vec[i64]) -> vec[i64]:
    """The spaces that a survivor can enter with the movement points left."""
    here = land.node[seat]
    if land.points > 0:
        for i in range(land.first_edge[here], land.first_edge[here + 1]):
            if step_refusals(land, seat, land.edges[i]) == 0:
                codes = append(codes, pack(STEP, land.edges[i]))
    return codes


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Enter(LandFrame):
    """A survivor enters a space: terrain, death, AGGRESSIVE enemies, deeds (FO-R-09)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "node", "free", "stage", "deaths", "left")

    def __init__(
        self, seat: i64, node: i64, free: i64, stage: i64, deaths: i64, left: list[int]
    ) -> None:
        self.seat = seat
        self.node = node
        self.free = free  # 1: no action but a move is under way
        self.stage = stage
        self.deaths = deaths
        self.left = left  # enemies that wait to fight

    def ask(self, land: Wasteland) -> Decision | None:
        """Which AGGRESSIVE enemy to fight next; cards may be used before (FO-ABIL-05, FO-R-57)."""
        if self.stage != _FIGHT or self._is_over(land) or land.due != 0:
            return None
        codes = vec[i64]()
        for i in range(len(self.left)):
            enemy: i64 = self.left[i]
            code = pack(FIGHT, enemy_token(enemy), self.node)
            if has(land.enemies, enemy) and not has(codes, code):
                codes = append(codes, code)
        if len(codes) == 0:
            return None
        if self.free == 1:
            codes = use_codes(land, self.seat, M_TURN, codes)
        return land.question(self.seat, ASK_AGGRESSIVE, self.node, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why an enemy is not fought now, or a card not used; inside a card there is no moment."""
        if verb_of(code) != FIGHT:
            return play_refusals(land, self.seat, code, M_TURN if self.free == 1 else 0)
        if find_enemy(land, a_of(code), b_of(code)) < 0:
            return NO_SUCH_ENEMY
        waits = b_of(code) == self.node and self._waiting(land, a_of(code)) >= 0
        return 0 if waits else NOT_WAITING

    def _waiting(self, land: Wasteland, token: i64) -> i64:
        """The place of an enemy of a kind among those that wait, or -1."""
        for i in range(len(self.left)):
            enemy: i64 = self.left[i]
            if enemy_token(enemy) == token and has(land.enemies, enemy):
                return i
        return -1

    def _is_over(self, land: Wasteland) -> bool:
        """Whether the survivor is dead or gone: then nobody is left to fight (FO-R-10)."""
        return land.deaths[self.seat] != self.deaths or land.node[self.seat] != self.node

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Fight, without an action (FO-ABIL-03), or use a card first."""
        verb = verb_of(code)
        if verb == FIGHT:
            self._fight(land, a_of(code))
        elif verb == USE:
            use_item(land, seat, a_of(code), b_of(code))
        elif verb == PLAY_PERK:
            use_perk(land, seat, a_of(code))

    def _fight(self, land: Wasteland, token: i64) -> None:
        """Fight one of the enemies of a kind that wait; it waits no more (FO-R-08)."""
        start_fight(land, self.seat, self.left.pop(self._waiting(land, token)), ACTION)

    def waits_for(self, land: Wasteland, code: i64) -> bool:
        """Whether an enemy has yet to fight the survivor."""
        return code in self.left and not self._is_over(land)

    def run(self, land: Wasteland) -> None:
        """Move and suffer the terrain, meet the enemies, be seen by quests."""
        seat = self.seat
        if self.stage == _FIGHT and land.due != 0:
            land.end_unit()
        elif self.stage == _MOVE:
            self.stage = _MEET
            land.node[seat] = self.node
            land.due = 1
            land.emit(E_MOVED, seat, self.node)
            irradiate(land, seat, terrain_rads(land, seat, self.node))
        elif self.stage == _MEET and not self._is_over(land):
            self.stage = _FIGHT
            self.left = aggressive_at(land, seat, self.node)
        else:
            land.stack.pop()
            if not self._is_over(land):
                tell(land, seat, D_ENTER, self.node)
            land.end_unit()

    def copy(self) -> Enter:
        """An independent frame with the same fields."""
        return Enter(self.seat, self.node, self.free, self.stage, self.deaths, self.left[:])


def enter(land: Wasteland, seat: i64, node: i64, free: i64) -> None:
    """Let a survivor move into a space; `free` is 1 for movement points, 0 inside a card."""
    land.stack.append(Enter(seat, node, free, _MOVE, land.deaths[seat], []))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardMove(LandFrame):
    """A card moves a survivor by some spaces, without the surcharge of terrain (FO-R-14)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "left", "deaths")

    def __init__(self, seat: i64, left: i64, deaths: i64) -> None:
        self.seat = seat
        self.left = left
        self.deaths = deaths

    def ask(self, land: Wasteland) -> Decision | None:
        """Where to, or stay."""
        if self.left == 0 or land.deaths[self.seat] != self.deaths:
            return None
        here = land.node[self.seat]
        codes = vec[i64]()
        for i in range(land.first_edge[here], land.first_edge[here + 1]):
            if space_refusals(land, land.edges[i]) == 0:
                codes = append(codes, pack(STEP, land.edges[i]))
        codes = append(codes, pack(DONE))
        return land.question(self.seat, ASK_CARD_STEP, self.left, codes, -1)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why the card cannot move the survivor to a space."""
        if verb_of(code) == STEP:
            return walk_refusals(land, self.seat, a_of(code))
        return 0 if verb_of(code) == DONE else NOT_NOW

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Enter the space, or stop."""
        if verb_of(code) == DONE:
            self.left = 0
        else:
            self.left -= 1
            enter(land, self.seat, a_of(code), 0)

    def run(self, land: Wasteland) -> None:
        """The movement is over."""
        land.stack.pop()

    def copy(self) -> CardMove:
        """An independent frame with the same fields."""
        return CardMove(self.seat, self.left, self.deaths)
