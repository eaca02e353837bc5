"""Trades: this bot proposes none, and accepts what is clearly good for it."""

from __future__ import annotations

from overseer.bots.fallout import gear
from overseer.bots.fallout.prospect import Prospect
from overseer.games.fallout import terms as t
from overseer.games.fallout.rows import held_item, held_place
from overseer.games.fallout.trade import Trade
from overseer.kernel.decision import Decision, verb_of

CLEARLY = 0.5  # what a deal must bring, for the other side will have its reasons


def decline(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """No proposals."""
    return [1.0 if verb_of(code) == t.DECLINE else 0.0 for code in codes]


def answer(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Accept or decline, by what changes hands."""
    gain = _gain(prospect)
    worth = {t.ACCEPT: gain - CLEARLY, t.DECLINE: 0.0}
    return [worth.get(verb_of(code), -1.0) for code in codes]


def _gain(prospect: Prospect) -> float:
    """What a proposal to this survivor brings."""
    trade = prospect.land.stack[-1]
    assert isinstance(trade, Trade)
    hand = prospect.hand
    gain = prospect.caps_gained(int(trade.give_caps - trade.want_caps))
    for code in trade.give:
        gain += gear.had(prospect, int(held_item(code)))
    for code in trade.want:
        gain -= gear.kept(prospect, int(held_item(code)), int(held_place(code)))
    for agenda in trade.named_agendas:
        gain -= hand.promise(agenda)
    # Of the agendas on offer only those that are shown are known.
    for agenda in trade.give_agendas:
        gain += hand.promise(agenda) if agenda in trade.shown else 1.0
    return gain
