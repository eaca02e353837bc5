"""Turns: a window for gear and loyalty, two actions, movement in between (FO-TURN, FO-ACT)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.agendas import hand
from overseer.games.fallout.camp import begin_camp, camp_refusals
from overseer.games.fallout.costs import can_pay, pay
from overseer.games.fallout.encounter import begin_encounter, encounter_refusals
from overseer.games.fallout.enemies import find_enemy, is_enemy, is_friend
from overseer.games.fallout.explore import Explore, explore_refusals
from overseer.games.fallout.fight import ACROSS, ACTION, has_ranged_weapon, start_fight
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import equip, gear_refusals, held_cards, owns
from overseer.games.fallout.loyalty import (
    declare,
    hide_refusals,
    loyal_refusals,
    withdraw,
)
from overseer.games.fallout.moving import (
    enter,
    points_for,
    points_of_move,
    step_codes,
    step_refusals,
)
from overseer.games.fallout.quests import action_refusals, add_count, begin_objective, count
from overseer.games.fallout.refusal import (
    CANNOT_PAY,
    LOYAL_TO_IT,
    NO_ACTIONS,
    NO_QUEST_ACTION,
    NO_SUCH_ENEMY,
    NOT_STAGED,
    OUT_OF_RANGE,
    SLOT_SET,
    TOO_FEW,
    TOO_MANY,
    WINDOW_CLOSED,
)
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
    has,
    held_item,
)
from overseer.games.fallout.spaces import adjacent
from overseer.games.fallout.terms import (
    ASK_DEPOSIT,
    ASK_TURN,
    CAMP,
    DEPOSIT,
    E_CAPS_SPENT,
    E_TURN,
    ENCOUNTER,
    END_TURN,
    EQUIP,
    EXPLORE,
    FACEDOWN,
    FIGHT,
    HIDE,
    INVENTORY,
    J_DEPOSIT,
    LOYAL,
    M_ACTION,
    M_TURN,
    MOVE,
    NODES,
    OBJECTIVES,
    PLAY_PERK,
    QUEST,
    STEP,
    TURN_ACTIONS,
    USE,
)
from overseer.games.fallout.uses import (
    play_refusals,
    use_codes,
    use_item,
    use_perk,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

OPEN_WINDOW: Final = 15  # three slots and loyalty
_LOYALTY: Final = 8


def fight_refusals(land: Wasteland, seat: i64, token: i64, node: i64) -> i64:
    """Why a survivor cannot fight an enemy (FO-ATK-01, 02, FO-ENEMY-04, FO-LOYAL-04)."""
    if find_enemy(land, token, node) < 0:
        # Nobody may know which token lies facedown, so no answer may tell (FO-ENEMY-03).
        return NO_SUCH_ENEMY
    return _foe_refusals(land, seat, token, node)


def _foe_refusals(land: Wasteland, seat: i64, token: i64, node: i64) -> i64:
    """Why a survivor cannot fight an active token that is there."""
    if not is_enemy(land, token):
        return NO_SUCH_ENEMY
    reasons: i64 = 0
    here = land.node[seat]
    if node != here and not (adjacent(land, here, node) and has_ranged_weapon(land, seat)):
        reasons |= OUT_OF_RANGE
    if is_friend(land, seat, token):
        reasons |= LOYAL_TO_IT
    return reasons


def equip_refusals(land: Wasteland, seat: i64, item: i64) -> i64:
    """Why a survivor cannot equip a card now (FO-EQUIP-01, 04, FO-R-61)."""
    reasons = gear_refusals(land, seat, item)
    if reasons != 0:
        return reasons
    if land.window == 0:
        return WINDOW_CLOSED
    return 0 if land.window & (1 << land.cards.item_kind[item]) != 0 else SLOT_SET


def window_refusals(land: Wasteland) -> i64:
    """Why loyalty cannot be declared or withdrawn now (FO-R-61)."""
    if land.window == 0:
        return WINDOW_CLOSED
    return 0 if land.window & _LOYALTY != 0 else SLOT_SET


def quest_refusals(land: Wasteland, seat: i64, quest: i64, objective: i64) -> i64:
    """Why a survivor cannot take the quest action on an objective, its cost included."""
    reasons = action_refusals(land, seat, quest, objective)
    if reasons & (NOT_STAGED | NO_QUEST_ACTION) != 0:
        return reasons
    cost = land.cards.objective_cost[quest * OBJECTIVES + objective]
    return reasons if can_pay(land, seat, cost) else reasons | CANNOT_PAY


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(LandFrame):
    """A survivor's turn."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "deaths", "over")

    def __init__(self, seat: i64, deaths: i64, over: i64) -> None:
        self.seat = seat
        self.deaths = deaths
        self.over = over

    def ask(self, land: Wasteland) -> Decision | None:
        """What to do next."""
        seat = self.seat
        if land.due != 0 or self.over == 1 or land.deaths[seat] != self.deaths:
            return None
        codes = step_codes(land, seat, vec[i64]())
        if land.actions > 0:
            codes = self._action_codes(land, codes)
        codes = use_codes(land, seat, M_TURN | M_ACTION, codes)
        if land.window != 0:
            codes = self._window_codes(land, codes)
        codes = append(codes, pack(END_TURN))
        return land.question(seat, ASK_TURN, 0, codes, -1)

    def _action_codes(self, land: Wasteland, codes: vec[i64]) -> vec[i64]:
        """The six actions (FO-ACT-01)."""
        seat = self.seat
        here = land.node[seat]
        codes = append(codes, pack(MOVE))
        for i in range(land.first_edge[here], land.first_edge[here + 1]):
            if land.edges[i] % NODES == FACEDOWN:
                codes = append(codes, pack(EXPLORE, land.edges[i] // NODES))
        if encounter_refusals(land, seat) == 0:
            codes = append(codes, pack(ENCOUNTER))
        codes = self._fight_codes(land, codes)
        cards = land.cards
        for i in range(len(land.staged)):
            quest = land.staged[i]
            for objective in range(OBJECTIVES):
                if cards.objective_kind[quest * OBJECTIVES + objective] == 0:
                    break
                if quest_refusals(land, seat, quest, objective) == 0:
                    codes = append(codes, pack(QUEST, quest, objective))
        if camp_refusals(land, seat) == 0:
            codes = append(codes, pack(CAMP))
        return codes

    def _fight_codes(self, land: Wasteland, codes: vec[i64]) -> vec[i64]:
        for code in land.enemies:
            if enemy_up(code) == 1:
                token = enemy_token(code)
                node = enemy_node(code)
                if _foe_refusals(land, self.seat, token, node) == 0:
                    option = pack(FIGHT, token, node)
                    if not has(codes, option):
                        codes = append(codes, option)
        return codes

    def _window_codes(self, land: Wasteland, codes: vec[i64]) -> vec[i64]:
        """Gear and loyalty, at the start of the turn only."""
        seat = self.seat
        cards = held_cards(land, seat, INVENTORY)
        for i in range(len(cards)):
            item = held_item(cards[i])
            option = pack(EQUIP, item)
            if equip_refusals(land, seat, item) == 0 and not has(codes, option):
                codes = append(codes, option)
        if window_refusals(land) == 0:
            agendas = hand(land, seat)
            for i in range(len(agendas)):
                if loyal_refusals(land, seat, agendas[i]) == 0:
                    codes = append(codes, pack(LOYAL, agendas[i]))
            if hide_refusals(land, seat) == 0:
                codes = append(codes, pack(HIDE))
        return codes

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a choice is not possible in this turn."""
        seat = self.seat
        verb = verb_of(code)
        a = a_of(code)
        if verb == STEP:
            return step_refusals(land, seat, a)
        if verb == END_TURN:
            return 0
        if verb == EQUIP:
            return equip_refusals(land, seat, a)
        if verb == LOYAL:
            return loyal_refusals(land, seat, a) | window_refusals(land)
        if verb == HIDE:
            return hide_refusals(land, seat) | window_refusals(land)
        reasons = self._action_refusals(land, verb, a, b_of(code))
        if reasons >= 0:
            return reasons if land.actions > 0 else reasons | NO_ACTIONS
        return play_refusals(land, seat, code, M_TURN | M_ACTION)

    def _action_refusals(self, land: Wasteland, verb: i64, a: i64, b: i64) -> i64:
        """Why an action is not possible, but for the number of actions; -1 if it is none."""
        seat = self.seat
        if verb == MOVE:
            return 0
        if verb == EXPLORE:
            return explore_refusals(land, seat, a)
        if verb == ENCOUNTER:
            return encounter_refusals(land, seat)
        if verb == FIGHT:
            return fight_refusals(land, seat, a, b)
        if verb == QUEST:
            return quest_refusals(land, seat, a, b)
        if verb == CAMP:
            return camp_refusals(land, seat)
        return -1

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Do it; anything but gear and loyalty closes the window (FO-R-61)."""
        verb = verb_of(code)
        a = a_of(code)
        if verb == EQUIP:
            land.window &= ~(1 << land.cards.item_kind[a])
            equip(land, owns(land, seat, INVENTORY, a))
            return
        if verb in (LOYAL, HIDE):
            land.window &= ~_LOYALTY
            if verb == LOYAL:
                declare(land, seat, a)
            else:
                withdraw(land, seat)
            return
        land.window = 0
        if verb == END_TURN:
            self.over = 1
        elif verb == STEP:
            land.points -= points_for(land, seat, a)
            enter(land, seat, a, 1)
        elif verb == USE:
            use_item(land, seat, a, b_of(code))
        elif verb == PLAY_PERK:
            use_perk(land, seat, a)
        else:
            land.actions -= 1
            self._act(land, verb, a, b_of(code))

    def _act(self, land: Wasteland, verb: i64, a: i64, b: i64) -> None:
        """Take one of the six actions."""
        seat = self.seat
        if verb == MOVE:
            land.points += points_of_move(land, seat)
        elif verb == EXPLORE:
            land.stack.append(Explore(seat, a, 0))
        elif verb == ENCOUNTER:
            begin_encounter(land, seat)
        elif verb == FIGHT:
            how: i64 = ACTION if b == land.node[seat] else ACROSS
            start_fight(land, seat, find_enemy(land, a, b), how)
        elif verb == QUEST:
            begin_quest_action(land, seat, a, b)
        else:
            begin_camp(land, seat)

    def run(self, land: Wasteland) -> None:
        """Check what is due; then the turn is over (FO-KILL-04, FO-R-07)."""
        if land.due != 0:
            land.end_unit()
            return
        land.stack.pop()
        land.actions = 0
        land.points = 0
        land.window = 0

    def copy(self) -> Turn:
        """An independent frame with the same fields."""
        return Turn(self.seat, self.deaths, self.over)


def begin_turn(land: Wasteland, seat: i64) -> None:
    """Give a survivor the turn: two actions and the window at its start (FO-TURN-01)."""
    land.active = seat
    land.actions = TURN_ACTIONS
    land.points = 0
    land.window = OPEN_WINDOW
    land.encountered = 0
    land.turn_damage = 0
    land.turn_rads = 0
    land.used = vec[i64]()
    land.icons = vec[i64]()
    land.emit(E_TURN, seat, land.node[seat])
    land.stack.append(Turn(seat, land.deaths[seat], 0))


def begin_quest_action(land: Wasteland, seat: i64, quest: i64, objective: i64) -> None:
    """Take the quest action: pay, then tasks and results (FO-QUEST-04, FO-R-84)."""
    row = quest * OBJECTIVES + objective
    if land.cards.objective_kind[row] == J_DEPOSIT:
        land.stack.append(Deposit(seat, quest, objective))
        return
    begin_objective(land, seat, quest, objective, land.node[seat])
    pay(land, seat, land.cards.objective_cost[row])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deposit(LandFrame):
    """A survivor lays Caps on a quest that collects them."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "quest", "objective")

    def __init__(self, seat: i64, quest: i64, objective: i64) -> None:
        self.seat = seat
        self.quest = quest
        self.objective = objective

    def ask(self, land: Wasteland) -> Decision | None:
        """How many."""
        codes = vec[i64]()
        for number in range(min(self._missing(land), land.caps[self.seat])):
            codes = append(codes, pack(DEPOSIT, number + 1))
        return land.question(self.seat, ASK_DEPOSIT, self.quest, codes, -1)

    def _missing(self, land: Wasteland) -> i64:
        """How many Caps the quest still collects."""
        wanted = land.cards.objective_count[self.quest * OBJECTIVES + self.objective]
        return wanted - count(land, self.quest, self.objective)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a number of Caps cannot be laid on the quest."""
        if verb_of(code) != DEPOSIT:
            return NOT_NOW
        reasons: i64 = TOO_FEW if a_of(code) == 0 else 0
        if a_of(code) > self._missing(land):
            reasons |= TOO_MANY
        return reasons | CANNOT_PAY if a_of(code) > land.caps[self.seat] else reasons

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Lay them down; with the last one the objective is completed."""
        land.stack.pop()
        land.caps[seat] -= a_of(code)
        land.due = 1
        land.emit(E_CAPS_SPENT, seat, a_of(code))
        if add_count(land, seat, self.quest, self.objective, a_of(code)):
            begin_objective(land, seat, self.quest, self.objective, land.node[seat])

    def copy(self) -> Deposit:
        """An independent frame with the same fields."""
        return Deposit(self.seat, self.quest, self.objective)
