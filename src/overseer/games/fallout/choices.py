"""Choices that results put to survivors: branches, votes, places, targets, partners."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.enemies import (
    Spawn,
    counts_as,
    is_enemy,
    level_of,
    put_enemy,
)
from overseer.games.fallout.kill import kill_outright
from overseer.games.fallout.quests import has_partner
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
    has,
)
from overseer.games.fallout.spaces import distances, places_that_fit
from overseer.games.fallout.step import Step
from overseer.games.fallout.terms import (
    ASK_KILL,
    ASK_PLACE,
    ASK_PUT_ENEMY,
    ASK_PUT_TOKEN,
    ASK_WHO,
    AT_REST,
    E_MOVED,
    FOUGHT,
    KILL,
    NO_DIFFICULTY,
    PICK_SEAT,
    PUT,
    SOLO_PARTNER_HITS,
    TYPE_HIDDEN,
    WAITING,
)
from overseer.games.fallout.test import begin_test
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack
from overseer.kernel.vecs import append, vec

_KILL_TYPE: Final = 16  # of O_KILL: where the type begins beside the level


def put_codes(nodes: vec[i64]) -> vec[i64]:
    """Spaces as options."""
    codes = vec[i64]()
    for i in range(len(nodes)):
        codes = append(codes, pack(PUT, nodes[i]))
    return codes


@final
@mypyc_attr(free_list_len=1)
class PutTokens(Step):
    """A survivor puts faction tokens on spaces that fit, one at a time."""

    def __init__(
        self, seat: i64, faction: i64, where: i64, left: i64, here: i64, quest: i64
    ) -> None:
        self.seat = seat
        self.faction = faction
        self.where = where
        self.left = left
        self.here = here
        self.quest = quest

    def ask(self, land: Wasteland) -> Decision | None:
        """Where the next one goes."""
        if self.left == 0:
            return None
        codes = put_codes(places_that_fit(land, self.where, self.here, self.quest))
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_PUT_TOKEN, self.faction, codes, 0)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Put it there; faction tokens never run out (FO-LIMIT-01)."""
        self.left -= 1
        put_enemy(land, self.faction, a_of(code), 1)

    def run(self, land: Wasteland) -> None:
        """All are placed, or no space fits."""
        land.stack.pop()

    def copy(self) -> PutTokens:
        """An independent frame with the same fields."""
        return PutTokens(self.seat, self.faction, self.where, self.left, self.here, self.quest)

    def dump(self) -> list[object]:
        """The fields in the order of `__init__`."""
        return [self.seat, self.faction, self.where, self.left, self.here, self.quest]


@final
@mypyc_attr(free_list_len=1)
class PutEnemy(Step):
    """A survivor picks the space on which a drawn enemy appears."""

    def __init__(self, seat: i64, kind: i64, where: i64, up: i64, here: i64, quest: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.where = where
        self.up = up
        self.here = here
        self.quest = quest

    def ask(self, land: Wasteland) -> Decision | None:
        """Where."""
        codes = put_codes(places_that_fit(land, self.where, self.here, self.quest))
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_PUT_ENEMY, TYPE_HIDDEN + self.kind, codes, 0)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Draw the token."""
        land.stack.pop()
        land.stack.append(Spawn(self.kind, a_of(code), self.up))

    def run(self, land: Wasteland) -> None:
        """No space fits."""
        land.stack.pop()

    def copy(self) -> PutEnemy:
        """An independent frame with the same fields."""
        return PutEnemy(self.seat, self.kind, self.where, self.up, self.here, self.quest)

    def dump(self) -> list[object]:
        """The fields in the order of `__init__`."""
        return [self.seat, self.kind, self.where, self.up, self.here, self.quest]


@final
@mypyc_attr(free_list_len=1)
class PlaceSurvivor(Step):
    """A card puts a survivor on a space; that is no move (FO-R-11)."""

    def __init__(self, seat: i64, where: i64, here: i64, quest: i64) -> None:
        self.seat = seat
        self.where = where
        self.here = here
        self.quest = quest

    def ask(self, land: Wasteland) -> Decision | None:
        """Where."""
        codes = put_codes(places_that_fit(land, self.where, self.here, self.quest))
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_PLACE, 0, codes, 0)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Put the figure there."""
        land.stack.pop()
        land.node[seat] = a_of(code)
        land.due = 1
        land.emit(E_MOVED, seat, a_of(code))

    def run(self, land: Wasteland) -> None:
        """No space fits."""
        land.stack.pop()

    def copy(self) -> PlaceSurvivor:
        """An independent frame with the same fields."""
        return PlaceSurvivor(self.seat, self.where, self.here, self.quest)

    def dump(self) -> list[object]:
        """The fields in the order of `__init__`."""
        return [self.seat, self.where, self.here, self.quest]


def targets(land: Wasteland, here: i64, within: i64, level: i64, kind: i64) -> vec[i64]:
    """The active enemies that an effect can kill (FO-ENEMY-04, FO-R-31, FO-R-109)."""
    far = distances(land, here)
    found = vec[i64]()
    for i in range(len(land.enemies)):
        code = land.enemies[i]
        token = enemy_token(code)
        away = far[enemy_node(code)]
        if enemy_up(code) == 0 or away < 0 or away > within or not is_enemy(land, token):
            continue
        if level > 0 and level_of(land, token) > level:
            continue
        if kind < 0 or counts_as(land, token, kind):
            found = append(found, code)
    return found


def kill_targets(land: Wasteland, here: i64, within: i64, limits: i64) -> vec[i64]:
    """The enemies that a kill effect with its limits can hit."""
    return targets(land, here, within, limits % _KILL_TYPE, limits // _KILL_TYPE - 1)


def standing(land: Wasteland, code: i64) -> i64:
    """What is in store for an enemy: AT_REST, WAITING to act or FOUGHT just now."""
    found: i64 = AT_REST
    for i in range(len(land.stack)):
        frame = land.stack[i]
        if isinstance(frame, Step):
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
@mypyc_attr(free_list_len=1)
class KillOne(Step):
    """A survivor picks an enemy that is killed without a fight."""

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

    def dump(self) -> list[object]:
        """The fields in the order of `__init__`."""
        return [self.seat, self.within, self.limits, self.here]


@final
@mypyc_attr(free_list_len=1)
class KillAll(Step):
    """Enemies are killed without a fight, one after the other (FO-R-39).

    What one death leads to may take another enemy off the map: that one is passed over.
    """

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

    def dump(self) -> list[object]:
        """The fields in the order of `__init__`."""
        return [self.seat, self.here, self.enemies[:]]


def kill_all(land: Wasteland, seat: i64, within: i64, limits: i64, here: i64) -> None:
    """Begin to kill all enemies that fit now."""
    found = kill_targets(land, here, within, limits)
    land.stack.append(KillAll(seat, here, [found[i] for i in range(len(found))]))


def partners(land: Wasteland, seat: i64, node: i64) -> vec[i64]:
    """The other survivors in a space, from the first player on."""
    found = vec[i64]()
    for i in range(land.players):
        other = land.nth_from_first(i)
        if other != seat and land.eliminated[other] == 0 and land.node[other] == node:
            found = append(found, other)
    return found


@final
@mypyc_attr(free_list_len=1)
class JointTest(Step):
    """A test by a survivor and another one in the same space (FO-SOLO-02, 03).

    Both perform their own test; the hit icons are added up. Somebody who is killed meanwhile helps
    no more, and without the survivor whose test it is, it is failed (FO-R-46).
    """

    def __init__(
        self,
        seat: i64,
        letters: i64,
        theirs: i64,
        difficulty: i64,
        deaths: i64,
        partner: i64,
        partner_deaths: i64,
        hits: i64,
        stage: i64,
    ) -> None:
        self.seat = seat
        self.letters = letters
        self.theirs = theirs
        self.difficulty = difficulty
        self.deaths = deaths  # of the survivor before the test
        self.partner = partner  # -1: not picked yet
        self.partner_deaths = partner_deaths
        self.hits = hits
        self.stage = stage

    def ask(self, land: Wasteland) -> Decision | None:
        """Who helps, if several could."""
        if self.stage > 0 or self.partner >= 0:
            return None
        found = partners(land, self.seat, land.node[self.seat])
        if len(found) == 0:
            return None
        codes = vec[i64]()
        for i in range(len(found)):
            codes = append(codes, pack(PICK_SEAT, found[i]))
        return land.question(self.seat, ASK_WHO, 0, codes, 0)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Ask for help."""
        self.partner = a_of(code)
        self.partner_deaths = land.deaths[self.partner]

    def run(self, land: Wasteland) -> None:
        """Own test, theirs, then the sum; alone, a settlement helps with 3."""
        self.stage += 1
        died = land.deaths[self.seat] != self.deaths
        if self.stage == 1:
            begin_test(land, self.seat, self.letters, NO_DIFFICULTY)
        elif self.stage == 2 and not died:
            self.hits = land.hits
            land.hits = 0
            if self.partner < 0:
                land.hits = SOLO_PARTNER_HITS if has_partner(land, self.seat) else 0
            elif land.deaths[self.partner] == self.partner_deaths:
                begin_test(land, self.partner, self.theirs, NO_DIFFICULTY)
        else:
            land.stack.pop()
            land.hits = 0 if died else land.hits + self.hits
            land.verdict = 1 if land.hits >= self.difficulty and not died else 0

    def copy(self) -> JointTest:
        """An independent frame with the same fields."""
        return JointTest(
            self.seat,
            self.letters,
            self.theirs,
            self.difficulty,
            self.deaths,
            self.partner,
            self.partner_deaths,
            self.hits,
            self.stage,
        )

    def dump(self) -> list[object]:
        """The fields in the order of `__init__`."""
        return [
            self.seat,
            self.letters,
            self.theirs,
            self.difficulty,
            self.deaths,
            self.partner,
            self.partner_deaths,
            self.hits,
            self.stage,
        ]


def begin_joint_test(
    land: Wasteland, seat: i64, letters: i64, theirs: i64, difficulty: i64
) -> None:
    """Let a survivor perform a test together with another one."""
    deaths = land.deaths[seat]
    land.stack.append(JointTest(seat, letters, theirs, difficulty, deaths, -1, 0, 0, 0))
