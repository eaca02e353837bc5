"""Turns: what to do next, by the goal that brings most for the actions it takes."""

from __future__ import annotations

from overseer.bots.fallout import gear
from overseer.bots.fallout.facts import Use
from overseer.bots.fallout.goals import Goal, Goals
from overseer.bots.fallout.paths import Chart, Paths
from overseer.bots.fallout.prospect import Prospect
from overseer.bots.fallout.results import ACTION, POINT, Judge
from overseer.bots.fallout.wishes import Wishes
from overseer.bots.mind import tariff
from overseer.games.fallout import terms as t
from overseer.kernel.decision import a_of, b_of, pack, verb_of

SPENT = {t.SPEND_EXHAUST: 0.1, t.SPEND_DISCARD: 0.25, t.SPEND_KEEP: 0.02}
PERK_SPENT = 0.3
PEACE = 0.15  # loyalty to a faction whose tokens are enemies
MOVE_SHARE = tariff.MOVE_SHARE / tariff.POINT
BEYOND = 0.015  # per action beyond this turn: much may happen until then
TIE = 1e-9  # what looks better by less is not better
FIRST = 10.0  # more than any goal: what takes no action is done before


def choose(prospect: Prospect, wishes: Wishes, chart: Chart, codes: list[int]) -> int:
    """The option to take in the own turn."""
    free = _free(prospect, wishes, codes)
    if free is not None:
        return free
    paths = Paths(prospect, chart)
    goal, spare = _best(prospect, Goals(prospect, wishes, paths), paths, codes)
    code = towards(prospect, goal, paths, codes)
    if code == pack(t.END_TURN) and spare is not None:
        return spare.code
    return code


def worths(prospect: Prospect, wishes: Wishes, chart: Chart, codes: list[int]) -> list[float]:
    """What each option of the own turn is worth; `choose` takes the best, the first of equals."""
    by_code = dict.fromkeys(codes, 0.0)
    for code in codes:
        worth = free_worth(prospect, wishes, code)
        if worth is not None:
            by_code[code] = FIRST + worth if worth > TIE else worth
    paths = Paths(prospect, chart)
    goals = Goals(prospect, wishes, paths)
    _, spare = _best(prospect, goals, paths, codes)
    for goal in goals.all():
        if goal.worth <= 0:
            continue
        code = towards(prospect, goal, paths, codes)
        if code == pack(t.END_TURN) and spare is not None:
            code = spare.code
        by_code[code] = max(by_code[code], rate(prospect, goal, paths))
    # What looks better by next to nothing is not better.
    chosen = choose(prospect, wishes, chart, codes)
    by_code[chosen] = max(by_code.values())
    return [by_code[code] + (TIE if code == chosen else 0.0) for code in codes]


def towards(prospect: Prospect, goal: Goal | None, paths: Paths, codes: list[int]) -> int:
    """The next thing to do for a goal; to end the turn, if that is all."""
    if goal is None:
        return pack(t.END_TURN)
    if goal.node == prospect.here:
        return goal.code if goal.code in codes else _clear(prospect, codes)
    if verb_of(goal.code) == t.FIGHT and goal.code in codes:
        return goal.code
    step = pack(t.STEP, paths.first[goal.node])
    if step in codes:
        return step
    ride = _ride(prospect, goal.node, paths, codes)
    if ride is not None:
        return ride
    return pack(t.MOVE) if pack(t.MOVE) in codes else pack(t.END_TURN)


def _ride(prospect: Prospect, node: int, paths: Paths, codes: list[int]) -> int | None:
    """A card whose movement points save a move action on the way to a space."""
    have = int(prospect.land.points)
    best, most = None, 0.0
    for code in codes:
        if verb_of(code) in (t.USE, t.PLAY_PERK):
            more = _points_of(prospect, code)
            saved = paths.moves(node, have) - paths.moves(node, have + more)
            worth = ACTION * saved - _given_for(prospect, code)
            if saved > 0 and worth > most:
                best, most = code, worth
    return best


def _clear(prospect: Prospect, codes: list[int]) -> int:
    """Fight what stands in the way of the goal here, or wait."""
    for code in codes:
        if verb_of(code) == t.FIGHT and b_of(code) == prospect.here:
            return code
    return pack(t.END_TURN)


def _best(
    prospect: Prospect, goals: Goals, paths: Paths, codes: list[int]
) -> tuple[Goal | None, Goal | None]:
    """The goal with the highest worth per action, and the best that can be done at once."""
    best = spare = None
    most = at_once = 0.0
    for goal in goals.all():
        if goal.worth <= 0:
            continue
        if goal.node == prospect.here and goal.worth > at_once + TIE and goal.code in codes:
            spare, at_once = goal, goal.worth
        each = rate(prospect, goal, paths)
        if each > most + TIE:
            best, most = goal, each
    return best, spare


def rate(prospect: Prospect, goal: Goal, paths: Paths) -> float:
    """What a goal is worth for each action that it and the way to it take."""
    actions, taken = int(prospect.land.actions), actions_for(prospect, goal, paths)
    if prospect.land.encountered == 1 and goal.code == pack(t.ENCOUNTER):
        taken = max(taken, actions + 1.0)
    return goal.worth / taken - BEYOND * max(0.0, taken - actions)


def actions_for(prospect: Prospect, goal: Goal, paths: Paths) -> float:
    """How many actions a goal and the way to it take."""
    if goal.node == prospect.here:
        return goal.actions
    return goal.actions + MOVE_SHARE + paths.moves(goal.node, int(prospect.land.points))


def _free(prospect: Prospect, wishes: Wishes, codes: list[int]) -> int | None:
    """What takes no action, if anything is worth it."""
    best, most = None, 0.0
    for code in codes:
        worth = free_worth(prospect, wishes, code)
        if worth is not None and worth > most + TIE:
            best, most = code, worth
    return best


def free_worth(prospect: Prospect, wishes: Wishes, code: int) -> float | None:
    """What an option is worth that takes no action; None of another."""
    verb = verb_of(code)
    if verb == t.EQUIP:
        return 1.0 if gear.is_better(prospect, a_of(code)) else 0.0
    if verb == t.LOYAL:
        return _loyal(prospect, a_of(code))
    if verb == t.HIDE:
        return _hide(prospect)
    if verb in (t.USE, t.PLAY_PERK):
        # Movement points are worth something on the way to a goal, see `_ride`.
        return use_worth(prospect, wishes, code) - POINT * _points_of(prospect, code)
    return None


def _loyal(prospect: Prospect, agenda: int) -> float:
    """What it is worth to lay an agenda open."""
    faction = prospect.facts.agendas[agenda].faction
    hand = prospect.hand
    if prospect.land.loyal_to(prospect.seat) == faction:
        return 0.0
    loyal = hand.standing._replace(loyal=faction)
    gain = float(hand.influence(loyal) - hand.now)
    if prospect.land.sheet.faction_enemy[faction] == 1 and hand.favoured == faction:
        gain += PEACE
    if prospect.land.loyal_to(prospect.seat) >= 0:
        return gain - PEACE
    return gain


def _hide(prospect: Prospect) -> float:
    """What it is worth to take an agenda back."""
    hand = prospect.hand
    faction = prospect.land.loyal_to(prospect.seat)
    gain = hand.influence(hand.standing._replace(loyal=-1)) - hand.now
    return gain - 2 * PEACE if hand.favoured == faction else gain - PEACE


def use_worth(prospect: Prospect, wishes: Wishes, code: int) -> float:
    """What it is worth to use a card now."""
    judge = Judge(prospect, wishes)
    use = _use_of(prospect, code)
    return judge.program(use.program) - judge.cost(use.cost) - _given_for(prospect, code)


def _use_of(prospect: Prospect, code: int) -> Use:
    """The use of a card that an option is about."""
    if verb_of(code) == t.PLAY_PERK:
        return prospect.facts.perks[a_of(code)]
    return prospect.facts.items[a_of(code)].uses[b_of(code)]


def _points_of(prospect: Prospect, code: int) -> int:
    """The movement points that a use gives."""
    program = prospect.facts.program(_use_of(prospect, code).program)
    judge = Judge(prospect, None)
    return sum(judge.number(row.a) for row in program if row.op == t.O_MP)


def _given_for(prospect: Prospect, code: int) -> float:
    """What it costs to spend the card."""
    if verb_of(code) == t.PLAY_PERK:
        return PERK_SPENT + prospect.perk
    use = _use_of(prospect, code)
    spent = SPENT[use.spend]
    if use.spend == t.SPEND_DISCARD:
        spent += prospect.one_item
    if use.moment & t.M_ACTION:
        spent += 0.5
    return spent
