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
from overseer.games.fallout.choices import Choice
from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.hp import max_hp
from overseer.games.fallout.moving import Enter
from overseer.games.fallout.rows import has, held_code
from overseer.games.fallout.shop import Shop, buy_refusals, recruit_refusals, sell_refusals
from overseer.games.fallout.trade import can_trade
from overseer.games.fallout.uses import perk_refusals, use_refusals
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, c_of, verb_of

# The moments of questions at which cards are used; a turn knows its own.
MOMENTS: dict[int, int] = {
    t.ASK_AGGRESSIVE: t.M_TURN,
    t.ASK_BEFORE_FIGHT: t.M_BEFORE_FIGHT,
    t.ASK_FIGHT_REROLL: t.M_FIGHT,
    t.ASK_FIGHT_LAST: t.M_FIGHT_LAST,
    t.ASK_TEST_REROLL: t.M_TEST,
    t.ASK_CAMP: t.M_CAMP,
}


def refusals(land: Wasteland, code: int, seat: int) -> int:
    """Why a seat whose decision is open cannot choose an option; never 0."""
    assert land.open is not None
    frame, verb = land.stack[-1], verb_of(code)
    reasons = int(frame.refusals(land, code, seat))
    if reasons not in (0, r.NOT_NOW):
        return reasons
    if verb == t.USE:
        reasons = int(use_refusals(land, seat, a_of(code), b_of(code), _moment(land)))
    elif verb == t.PLAY_PERK:
        reasons = int(perk_refusals(land, seat, a_of(code), _moment(land)))
    elif type(frame) in _FRAMES:
        reasons = _FRAMES[type(frame)](land, frame, code, seat)
    elif verb in (t.DROP, t.GIVE_AGENDA) and a_of(code) not in hand(land, seat):
        reasons = r.NOT_HELD
    else:
        reasons = 0
    return reasons or _not_listed(land.open, verb)


def _moment(land: Wasteland) -> int:
    """The moment of the open question; none but a few are one for cards (FO-R-57)."""
    frame = land.stack[-1]
    if isinstance(frame, Enter) and frame.free == 0:
        return 0  # inside a card
    return MOMENTS.get(int(land.open.prompt), 0) if land.open else 0


def _not_listed(decision: Decision, verb: int) -> int:
    """Not among the choices of its kind, or of no kind that is asked for."""
    alike = any(option.verb == verb for option in decision.options)
    at_times = decision.prompt in _AT_TIMES.get(verb, ())
    return r.NOT_OFFERED if alike or at_times else r.NOT_NOW


def _encounter(land: Wasteland, frame: object, code: int, seat: int) -> int:
    assert isinstance(frame, Encounter)
    if land.open is None or land.open.prompt != t.ASK_OPTION:
        return 0
    options = land.cards.encounter_options
    number = options[frame.card + 1] - options[frame.card]
    if verb_of(code) != t.CHOOSE or a_of(code) >= number:
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


# What some questions offer only at times: not every roll can be rerolled, not every deed be left.
_AT_TIMES: dict[int, tuple[int, ...]] = {
    t.REROLL: (t.ASK_FIGHT_REROLL, t.ASK_TEST_REROLL),
    t.REST: (t.ASK_FIGHT_REROLL, t.ASK_TEST_REROLL),
    t.DONE: (t.ASK_CAMP, t.ASK_DEED),
}
_FRAMES: dict[type, Callable[[Wasteland, object, int, int], int]] = {
    Encounter: _encounter,
    Choice: _choice,
    Shop: _shop,
    Camp: _camp,
}
