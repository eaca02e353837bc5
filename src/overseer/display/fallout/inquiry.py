"""Inquiries of Fallout: which questions are more than a list of options."""

from __future__ import annotations

from collections.abc import Callable

from overseer.display.fallout.camp_inquiry import (
    aggressive_inquiry,
    camp_inquiry,
    equip_inquiry,
    limit_inquiry,
)
from overseer.display.fallout.contest_inquiry import CONTESTS, contest_inquiry
from overseer.display.fallout.dossiers import character_inquiry
from overseer.display.fallout.inquiries import FalloutInquiry
from overseer.display.fallout.look import Look
from overseer.display.fallout.shop_inquiry import shop_inquiry
from overseer.display.fallout.trade_inquiry import TRADES, trade_inquiry
from overseer.games.fallout import terms as t
from overseer.kernel.decision import Decision

_ASKED: dict[int, Callable[[Look, Decision], FalloutInquiry]] = {
    **dict.fromkeys(CONTESTS, contest_inquiry),
    **dict.fromkeys(TRADES, trade_inquiry),
    t.ASK_CHARACTER: character_inquiry,
    t.ASK_SHOP: shop_inquiry,
    t.ASK_CAMP: camp_inquiry,
    t.ASK_EQUIP: equip_inquiry,
    t.ASK_LIMIT: limit_inquiry,
    t.ASK_AGGRESSIVE: aggressive_inquiry,
}


def inquiry_of(look: Look, decision: Decision) -> FalloutInquiry | None:
    """A question for whoever answers it; None where its options say all."""
    ask = _ASKED.get(int(decision.prompt))
    return None if ask is None else ask(look, decision)
