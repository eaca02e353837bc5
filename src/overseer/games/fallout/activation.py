"""Activating enemies: after each round an agenda tells which act (FO-ROUND-02 to 07, FO-ACTIV)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.agendas import agenda_decision, deplete, reshuffle
from overseer.games.fallout.aggressive import is_aggressive, victim_of_move
from overseer.games.fallout.enemies import (
    abilities_of,
    find_enemy,
    icon_of,
    is_friend,
    move_enemy,
    wake,
)
from overseer.games.fallout.fight import ACROSS, ATTACKED, start_fight
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.refusal import NO_SUCH_ENEMY, NOT_NEARER, NOT_WAITING, OTHER_VICTIM
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
    has,
)
from overseer.games.fallout.spaces import adjacent, distances
from overseer.games.fallout.terms import (
    ACT,
    ASK_ATTACKER,
    ASK_ENEMY,
    ASK_ENEMY_STEP,
    ASK_REVEAL,
    E_ACTIVATED,
    E_AGENDA_SHOWN,
    E_ENEMY_AIMS,
    E_ENEMY_COULD,
    E_ENEMY_MOVED,
    PUT,
    RANGED,
    S_SCENARIO,
    TYPES,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

# Plans of an enemy: a seat, and one of these.
_SEATS: Final = 8
FIGHT_HERE: Final = 0
FIGHT_ACROSS: Final = 1
APPROACH: Final = 2
NO_PLAN: Final = -1

_REVEAL: Final = 0
_NEXT_ICON: Final = 1
_ENEMIES: Final = 2
_DISCARD: Final = 3


def plan(land: Wasteland, code: i64) -> i64:
    """What an enemy would do on the present board: whom it fights or approaches (FO-R-25).

    It is a kind of plan and a seat, or NO_PLAN if nobody can be reached.
    """
    token = enemy_token(code)
    node = enemy_node(code)
    ranged = abilities_of(land, token) & RANGED != 0
    near = -1
    best: i64 = -1
    far = distances(land, node)
    for i in range(land.players):
        seat = land.nth_from_first(i)
        if land.eliminated[seat] == 1 or is_friend(land, seat, token):
            continue
        away = far[land.node[seat]]
        if away < 0:
            continue
        if ranged and away == 1:
            away = 0  # within its reach being nearer does not matter (FO-ABIL-11, FO-R-28)
        if (
            best < 0
            or away < near
            or (away == near and land.remaining(seat) < land.remaining(best))
        ):
            near = away
            best = seat
    if best < 0:
        return NO_PLAN
    if near > 0:
        return _plan_of(APPROACH, best)
    return _plan_of(FIGHT_HERE if land.node[best] == node else FIGHT_ACROSS, best)


def _plan_of(kind: i64, seat: i64) -> i64:
    return seat + _SEATS * kind


def plan_kind(decided: i64) -> i64:
    """Whether an enemy fights here, fights across a border, or approaches."""
    return decided // _SEATS


def plan_seat(decided: i64) -> i64:
    """The survivor that a plan is about."""
    return decided % _SEATS


def _fights(decided: i64) -> bool:
    return decided >= 0 and plan_kind(decided) != APPROACH


def _approaches(decided: i64) -> bool:
    return decided >= 0 and plan_kind(decided) == APPROACH


def steps_towards(land: Wasteland, node: i64, target: i64) -> vec[i64]:
    """The neighbours on a shortest path, in ascending order (FO-ACTIV-06, FO-R-23)."""
    far = distances(land, target)
    steps = vec[i64]()
    for i in range(land.first_edge[node], land.first_edge[node + 1]):
        if far[land.edges[i]] == far[node] - 1:
            steps = append(steps, land.edges[i])
    return steps


def next_steps(land: Wasteland, code: i64, seat: i64) -> vec[i64]:
    """The spaces that an enemy may step to; of several the first player picks (FO-ACTIV-06)."""
    steps = steps_towards(land, enemy_node(code), land.node[seat])
    return steps[:1] if land.auto_steps == 1 else steps


def active_enemies(land: Wasteland, icon: i64) -> list[int]:
    """The active enemies that an icon activates."""
    found: list[int] = []
    for i in range(len(land.enemies)):
        code = land.enemies[i]
        if enemy_up(code) == 1 and icon_of(land, enemy_token(code)) == icon:
            found.append(code)
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Activation(LandFrame):
    """One agenda is revealed, and the enemies in its row act."""

    # Its enemies are active ones, which lie faceup.
    KNOWN: ClassVar[tuple[str, ...]] = ("stage", "icon", "current", "waiting")

    def __init__(self, stage: i64, icon: i64, current: i64, waiting: list[int]) -> None:
        self.stage = stage
        self.icon = icon  # place in the row
        self.current = current  # the enemy that acts, or -1
        self.waiting = waiting  # enemies that have yet to act

    def ask(self, land: Wasteland) -> Decision | None:
        """Which agenda, which enemy next, in which order they attack, where they step."""
        if land.due != 0:
            return None
        if self.stage == _REVEAL:
            return agenda_decision(land, ASK_REVEAL)
        if self.stage != _ENEMIES:
            return None
        if self.current < 0:
            return self._next_enemy(land)
        decided = plan(land, self.current)
        if not _approaches(decided):
            return self._attacker(land, decided)
        return self._step(land, plan_seat(decided))

    def _next_enemy(self, land: Wasteland) -> Decision | None:
        """The first player picks, where the order can matter (FO-ROUND-05, FO-R-22)."""
        codes = self._codes(land, NO_PLAN)
        if len(codes) < 2 or not self._order_matters(land) or self._one_victim(land):
            return None
        return land.question(land.first_player, ASK_ENEMY, 0, codes, 0)

    def _codes(self, land: Wasteland, decided: i64) -> vec[i64]:
        """The enemies that wait, or those with the same victim, as options."""
        codes = vec[i64]()
        for i in range(len(self.waiting)):
            code: i64 = self.waiting[i]
            if not has(land.enemies, code):
                continue
            if decided >= 0 and not self._attacks(land, code, plan_seat(decided)):
                continue
            option = pack(ACT, enemy_token(code), enemy_node(code))
            if not has(codes, option):
                codes = append(codes, option)
        return codes

    def _order_matters(self, land: Wasteland) -> bool:
        """Whether any enemy would fight: as long as all only walk, none is in another's way."""
        for i in range(len(self.waiting)):
            code: i64 = self.waiting[i]
            if has(land.enemies, code):
                decided = plan(land, code)
                if _fights(decided):
                    return True
                if decided >= 0 and is_aggressive(land, enemy_token(code)):
                    target = land.node[plan_seat(decided)]
                    if adjacent(land, enemy_node(code), target):
                        return True
        return False

    def _one_victim(self, land: Wasteland) -> bool:
        """Whether all would fight the same survivor, who puts them in order then (FO-R-22)."""
        victim: i64 = -1
        for i in range(len(self.waiting)):
            code: i64 = self.waiting[i]
            if has(land.enemies, code):
                decided = plan(land, code)
                if not _fights(decided):
                    return False
                if victim >= 0 and plan_seat(decided) != victim:
                    return False
                victim = plan_seat(decided)
        return True

    def _attacker(self, land: Wasteland, decided: i64) -> Decision | None:
        """Of several enemies that attack one survivor, that survivor picks (FO-ACTIV-05)."""
        if decided < 0:
            return None
        codes = self._codes(land, decided)
        if len(codes) < 2:
            return None
        return land.question(plan_seat(decided), ASK_ATTACKER, 0, codes, 0)

    def _step(self, land: Wasteland, target: i64) -> Decision | None:
        """The first player picks among equally good steps."""
        steps = next_steps(land, self.current, target)
        if len(steps) < 2:
            return None
        codes = vec[i64]()
        for i in range(len(steps)):
            codes = append(codes, pack(PUT, steps[i]))
        source = enemy_token(self.current)
        return land.question(land.first_player, ASK_ENEMY_STEP, source, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why an enemy is not the next to act, or does not go to a space."""
        if prompt == ASK_ENEMY_STEP:
            if verb_of(code) != PUT:
                return NOT_NOW
            steps = next_steps(land, self.current, plan_seat(plan(land, self.current)))
            return 0 if has(steps, a_of(code)) else NOT_NEARER
        if verb_of(code) != ACT:
            return NOT_NOW
        if find_enemy(land, a_of(code), b_of(code)) < 0:
            return NO_SUCH_ENEMY
        enemy = self._waiting_one(land, a_of(code), b_of(code))
        if enemy < 0:
            return NOT_WAITING
        if prompt == ASK_ENEMY or self._attacks(land, enemy, plan_seat(plan(land, self.current))):
            return 0
        return OTHER_VICTIM

    def _attacks(self, land: Wasteland, code: i64, seat: i64) -> bool:
        """Whether an enemy would fight a survivor as things are."""
        decided = plan(land, code)
        return _fights(decided) and plan_seat(decided) == seat

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Reveal the agenda, or let an enemy act."""
        if self.stage == _REVEAL:
            self._reveal(land, b_of(code), c_of(code))
        elif self.current < 0:
            self.current = self._waiting_one(land, a_of(code), b_of(code))
        elif _approaches(plan(land, self.current)):
            self._walk(land, a_of(code))
        else:
            self.current = self._waiting_one(land, a_of(code), b_of(code))
            self._attack(land)

    def _waiting_one(self, land: Wasteland, token: i64, node: i64) -> i64:
        """One of the enemies of a kind in a space that have yet to act: they are alike."""
        for i in range(len(self.waiting)):
            code: i64 = self.waiting[i]
            alike = enemy_token(code) == token and enemy_node(code) == node
            if alike and has(land.enemies, code):
                return code
        return -1

    def waits_for(self, land: Wasteland, code: i64) -> bool:
        """Whether an enemy has yet to act."""
        return code in self.waiting

    def _reveal(self, land: Wasteland, agenda: i64, layer: i64) -> None:
        self.stage = _NEXT_ICON
        land.agenda_deck.take(agenda, layer)
        land.revealed = agenda + 1
        land.emit(E_AGENDA_SHOWN, -1, agenda)
        if land.agenda_deck.size() == 0:
            land.depletions += 1  # FO-R-93

    def run(self, land: Wasteland) -> None:
        """Go on with the next agenda, icon or enemy."""
        if land.due != 0:
            land.end_unit()
        elif self.stage == _REVEAL:
            if len(land.agenda_discards) + len(land.agenda_dropped) > 0:
                reshuffle(land)
            else:
                land.stack.pop()  # no card, no activation (FO-R-94)
        elif self.stage == _NEXT_ICON:
            self._next_icon(land)
        elif self.stage == _ENEMIES:
            self._next(land)
        else:
            self._discard(land)

    def _next_icon(self, land: Wasteland) -> None:
        """Take the snapshot of the next type in the row (FO-ROUND-04, FO-R-21, FO-R-29)."""
        agenda = land.revealed - 1
        place = land.cards.agenda_rows[agenda] + self.icon
        if place == land.cards.agenda_rows[agenda + 1]:
            self.stage = _DISCARD
            return
        icon = land.cards.icons[place]
        land.emit(E_ACTIVATED, -1, icon)
        if icon >= TYPES and land.sheet.faction_enemy[icon - TYPES] == 0:
            self.icon += 1
            program = land.sheet.faction_program[icon - TYPES]
            seat = land.first_player
            land.rules.perform(land, program, seat, source_of(S_SCENARIO), land.node[seat], 1)
            return
        self.stage = _ENEMIES
        land.activating = icon + 1
        self.current = -1
        self.waiting = active_enemies(land, icon)

    def _next(self, land: Wasteland) -> None:
        """Let the current enemy act; without one, take the next, or wake the sleeping ones."""
        if self.current >= 0:
            if has(land.enemies, self.current):
                self._act(land)
            else:
                self._has_acted()
            return
        for i in range(len(self.waiting)):
            code: i64 = self.waiting[i]
            if has(land.enemies, code):
                self.current = code
                return
        wake(land, land.activating - 1)
        land.activating = 0
        self.stage = _NEXT_ICON
        self.icon += 1
        land.end_unit()

    def _act(self, land: Wasteland) -> None:
        """Do as planned; nobody had to be asked."""
        decided = plan(land, self.current)
        if decided < 0:
            self._has_acted()
        elif _fights(decided):
            self._attack(land)
        else:
            self._walk(land, next_steps(land, self.current, plan_seat(decided))[0])

    def _attack(self, land: Wasteland) -> None:
        """Fight the survivor that the enemy has picked (FO-ACTIV-02, FO-ABIL-09)."""
        code = self.current
        decided = plan(land, code)
        self._has_acted()
        _tell_aim(land, code, plan_seat(decided))
        how: i64 = ATTACKED
        if plan_kind(decided) == FIGHT_ACROSS:
            how = ATTACKED | ACROSS
        start_fight(land, plan_seat(decided), code, how)

    def _walk(self, land: Wasteland, node: i64) -> None:
        """Move one space; AGGRESSIVE enemies fight whom they meet (FO-ABIL-01, FO-R-27)."""
        code = self.current
        target = plan_seat(plan(land, code))
        self._has_acted()
        _tell_aim(land, code, target)
        steps = next_steps(land, code, target)
        for i in range(len(steps)):
            if steps[i] != node:
                land.emit(E_ENEMY_COULD, -1, enemy_token(code), steps[i])
        moved = move_enemy(land, code, node)
        land.emit(E_ENEMY_MOVED, -1, enemy_token(code), enemy_node(code), node)
        victim = victim_of_move(land, moved)
        if victim >= 0:
            start_fight(land, victim, moved, ATTACKED)

    def _has_acted(self) -> None:
        if self.current in self.waiting:
            self.waiting.remove(self.current)
        self.current = -1

    def _discard(self, land: Wasteland) -> None:
        """Discard the agenda; a deck that ran out passes on now (FO-ROUND-07, FO-R-93)."""
        land.stack.pop()
        land.agenda_discards = append(land.agenda_discards, land.revealed - 1)
        land.revealed = 0
        if land.agenda_deck.size() == 0:
            reshuffle(land)
        while land.depletions > 0:
            land.depletions -= 1
            deplete(land)
        land.end_unit()

    def copy(self) -> Activation:
        """An independent frame with the same fields."""
        return Activation(self.stage, self.icon, self.current, self.waiting[:])


def _tell_aim(land: Wasteland, code: i64, seat: i64) -> None:
    """Tell whom an enemy goes for, and how far away that survivor is."""
    away = distances(land, enemy_node(code))[land.node[seat]]
    land.emit(E_ENEMY_AIMS, seat, enemy_token(code), away)


def begin_activation(land: Wasteland) -> None:
    """Begin the activation after a round; what is used once per turn can be used again in it."""
    land.used = vec[i64]()
    land.stack.append(Activation(_REVEAL, 0, -1, []))
