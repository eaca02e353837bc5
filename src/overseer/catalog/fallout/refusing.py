"""What stands in the way of a choice: the reasons of the open frame, as bits.

A turn knows its own reasons. Other frames list what is possible; why the rest is not, the rules
that made the list say here. Only what the asking seat may know is looked at.
"""

from __future__ import annotations

from collections.abc import Callable

from overseer.games.fallout import refusal as r
from overseer.games.fallout import terms as t
from overseer.games.fallout.agendas import hand
from overseer.games.fallout.camp import Camp
from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.hp import max_hp
from overseer.games.fallout.moving import Enter
from overseer.games.fallout.others import Choice
from overseer.games.fallout.quests import Deed
from overseer.games.fallout.shop import Shop, buy_refusals, recruit_refusals, sell_refusals
from overseer.games.fallout.test import Test
from overseer.games.fallout.trade import can_trade
from overseer.games.fallout.uses import perk_refusals, use_refusals
from overseer.games.fallout.wasteland import Wasteland, has, held_code
from overseer.kernel.decision import a_of, b_of, c_of, verb_of


def refusals(land: Wasteland, code: int, seat: int) -> int:
    """Why a seat whose decision is open cannot choose an option; never 0."""
    frame, verb = land.stack[-1], verb_of(code)
    reasons = int(frame.refusals(land, code, seat))
    if reasons not in (0, r.NOT_NOW):
        return reasons
    moment = moment_of(frame)
    if verb == t.USE and moment:
        reasons = int(use_refusals(land, seat, a_of(code), b_of(code), moment))
    elif verb == t.PLAY_PERK and moment:
        reasons = int(perk_refusals(land, seat, a_of(code), moment))
    elif type(frame) in _FRAMES:
        reasons = _FRAMES[type(frame)](land, frame, code, seat)
    elif verb in (t.DROP, t.GIVE_AGENDA) and a_of(code) not in hand(land, seat):
        reasons = r.NOT_HELD
    else:
        reasons = 0
    return reasons or _not_listed(land, frame, verb)


def _not_listed(land: Wasteland, frame: object, verb: int) -> int:
    """Not among the choices of its kind, or of no kind that is asked for."""
    assert land.open is not None
    alike = any(option.verb == verb for option in land.open.options)
    at_times = isinstance(frame, _AT_TIMES.get(verb, ()))
    return r.NOT_OFFERED if alike or at_times else r.NOT_NOW


def moment_of(frame: object) -> int:
    """The moment of a frame at which cards are used, or 0."""
    if isinstance(frame, Fight):
        return t.M_FIGHT if frame.stage else t.M_BEFORE_FIGHT
    if isinstance(frame, Test):
        return t.M_TEST
    if isinstance(frame, Camp):
        return t.M_CAMP
    return t.M_TURN if isinstance(frame, Enter) else 0


def _encounter(land: Wasteland, frame: object, code: int, seat: int) -> int:
    assert isinstance(frame, Encounter)
    first, last = land.cards.encounter_options[frame.card : frame.card + 2]
    if verb_of(code) != t.CHOOSE or a_of(code) >= last - first:
        return 0
    return int(frame.option_refusals(land, a_of(code)))


def _choice(land: Wasteland, frame: object, code: int, seat: int) -> int:
    assert isinstance(frame, Choice)
    if verb_of(code) != t.CHOOSE or a_of(code) >= frame.branches:
        return 0
    at = frame.at + a_of(code) * t.O_WIDTH
    met = holds(land, seat, land.cards.code[at + 1], frame.node, frame.source)
    payable = can_pay(land, seat, land.cards.code[at + 2])
    return (0 if met else r.UNMET) | (0 if payable else r.CANNOT_PAY)


def _shop(land: Wasteland, frame: object, code: int, seat: int) -> int:
    assert isinstance(frame, Shop)
    verb = verb_of(code)
    if verb == t.BUY:
        return int(buy_refusals(land, seat, a_of(code), frame.discount))
    if verb == t.RECRUIT:
        return int(recruit_refusals(land, seat, a_of(code)))
    if verb == t.SELL:
        return int(sell_refusals(land, _held(code, seat)))
    return 0


def _camp(land: Wasteland, frame: object, code: int, seat: int) -> int:
    assert isinstance(frame, Camp)
    verb = verb_of(code)
    if verb == t.RECOVER:
        return r.FULL_HP if land.hp[seat] == max_hp(land, seat) else r.USED_ALREADY
    if verb == t.GET_REST:
        return r.HAS_TRAIT if land.has_trait(seat, t.WELL_RESTED) else r.TRAIT_LOCKED
    if verb == t.TRADE:
        near = can_trade(land, seat, a_of(code))
        return r.OFFERS_SPENT if near else r.NOT_ADJACENT
    if verb == t.UNEXHAUST:
        if not has(land.held, _held(code, seat)):
            return r.NOT_HELD
        return r.CANNOT_PAY if c_of(code) else r.NOT_EXHAUSTED
    return 0


def _held(code: int, seat: int) -> int:
    return int(held_code(seat, b_of(code), a_of(code), c_of(code)))


# What some frames offer only at times: not every roll can be rerolled, not every deed be left.
_AT_TIMES: dict[int, tuple[type, ...]] = {
    t.REROLL: (Fight, Test),
    t.REST: (Fight, Test),
    t.DONE: (Camp, Deed),
}
_FRAMES: dict[type, Callable[[Wasteland, object, int, int], int]] = {
    Encounter: _encounter,
    Choice: _choice,
    Shop: _shop,
    Camp: _camp,
}
