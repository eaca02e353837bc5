"""Kills by cards: enemies that die without a fight (FO-R-39, FO-R-109)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.enemies import (
    counts_as,
    find_enemy,
    is_enemy,
    level_of,
)
from overseer.games.fallout.enemy_death import kill_outright
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.pairs import limit_level, limit_type
from overseer.games.fallout.refusal import ALIKE, NO_SUCH_ENEMY, OUT_OF_RANGE, WRONG_KIND
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
    has,
)
from overseer.games.fallout.spaces import distances
from overseer.games.fallout.terms import (
    ASK_KILL,
    AT_REST,
    FOUGHT,
    KILL,
    WAITING,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def targets(land: Wasteland, here: i64, within: i64, level: i64, kind: i64) -> vec[i64]:
    """The active enemies that an effect can kill (FO-ENEMY-04, FO-R-31, FO-R-109)."""
    far = distances(land, here)
    found = vec[i64]()
    for i in range(len(land.enemies)):
        code = land.enemies[i]
        if enemy_up(code) == 0 or not is_enemy(land, enemy_token(code)):
            continue
        away = far[enemy_node(code)]
        if 0 <= away <= within and is_of(land, enemy_token(code), level, kind):
            found = append(found, code)
    return found


def is_of(land: Wasteland, token: i64, level: i64, kind: i64) -> bool:
    """Whether an enemy is of a level at most, and of a kind; 0 and -1 are any."""
    if level > 0 and level_of(land, token) > level:
        return False
    return kind < 0 or counts_as(land, token, kind)


def kill_targets(land: Wasteland, here: i64, within: i64, limits: i64) -> vec[i64]:
    """The enemies that a kill effect with its limits can hit."""
    return targets(land, here, within, limit_level(limits), limit_type(limits))


def standing(land: Wasteland, code: i64) -> i64:
    """What is in store for an enemy: AT_REST, WAITING to act or FOUGHT just now."""
    found: i64 = AT_REST
    for i in range(len(land.stack)):
        frame = land.stack[i]
        if isinstance(frame, LandFrame):
            if frame.fights(code):
                return FOUGHT
            if frame.waits_for(land, code):
                found = WAITING
    return found


def kill_code(land: Wasteland, found: vec[i64], place: i64) -> i64:
    """The option to kill one of some enemies; equal ones differ by what is in store (FO-R-112)."""
    code = found[place]
    token = enemy_token(code)
    node = enemy_node(code)
    own = standing(land, code)
    for i in range(len(found)):
        alike = enemy_token(found[i]) == token and enemy_node(found[i]) == node
        if alike and standing(land, found[i]) != own:
            return pack(KILL, token, node, own)
    return pack(KILL, token, node)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillOne(LandFrame):
    """A survivor picks an enemy that is killed without a fight."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "within", "limits", "here")

    def __init__(self, seat: i64, within: i64, limits: i64, here: i64) -> None:
        self.seat = seat
        self.within = within
        self.limits = limits  # level at most, type + 1
        self.here = here

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one."""
        found = kill_targets(land, self.here, self.within, self.limits)
        codes = vec[i64]()
        for i in range(len(found)):
            option = kill_code(land, found, i)
            if not has(codes, option):
                codes = append(codes, option)
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_KILL, 0, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why an enemy cannot be killed by this effect."""
        if verb_of(code) != KILL:
            return NOT_NOW
        token = a_of(code)
        if find_enemy(land, token, b_of(code)) < 0 or not is_enemy(land, token):
            return NO_SUCH_ENEMY
        away = distances(land, self.here)[b_of(code)]
        reasons: i64 = 0 if 0 <= away <= self.within else OUT_OF_RANGE
        if not is_of(land, token, limit_level(self.limits), limit_type(self.limits)):
            reasons |= WRONG_KIND
        if reasons != 0:
            return reasons
        found = kill_targets(land, self.here, self.within, self.limits)
        for i in range(len(found)):
            if kill_code(land, found, i) == code:
                return 0
        return ALIKE

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Kill it."""
        found = kill_targets(land, self.here, self.within, self.limits)
        for i in range(len(found)):
            if kill_code(land, found, i) == code:
                land.stack.pop()
                kill_outright(land, seat, found[i], self.here)
                return

    def run(self, land: Wasteland) -> None:
        """There is none."""
        land.stack.pop()

    def copy(self) -> KillOne:
        """An independent frame with the same fields."""
        return KillOne(self.seat, self.within, self.limits, self.here)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillAll(LandFrame):
    """Enemies are killed without a fight, one after the other (FO-R-39).

    What one death leads to may take another enemy off the map: that one is passed over.
    """

    # Its enemies are active ones, which lie faceup.
    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "here", "enemies")

    def __init__(self, seat: i64, here: i64, enemies: list[int]) -> None:
        self.seat = seat
        self.here = here
        self.enemies = enemies  # that are still to be killed

    def run(self, land: Wasteland) -> None:
        """The next one that is still there."""
        if len(self.enemies) == 0:
            land.stack.pop()
            return
        code: i64 = self.enemies.pop(0)
        if has(land.enemies, code):
            kill_outright(land, self.seat, code, self.here)

    def copy(self) -> KillAll:
        """An independent frame with the same fields."""
        return KillAll(self.seat, self.here, self.enemies[:])


def kill_all(land: Wasteland, seat: i64, within: i64, limits: i64, here: i64) -> None:
    """Begin to kill all enemies that fit now."""
    found = kill_targets(land, here, within, limits)
    land.stack.append(KillAll(seat, here, [found[i] for i in range(len(found))]))
