"""Trades as the one who is asked sees them: both sides of the offer, and what can go into it.

Agendas lie facedown: those of the other have no names unless they were shown (FO-R-69).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from overseer.display.fallout.answers import Answers
from overseer.display.fallout.inquiries import FalloutInquiry, Good, Side, Trade
from overseer.display.fallout.look import Look
from overseer.display.fallout.options import asked
from overseer.games.fallout import terms as t
from overseer.games.fallout import trade
from overseer.games.fallout.equipping import card_of
from overseer.games.fallout.items import copies, held_cards, passive
from overseer.games.fallout.rows import held_place
from overseer.games.fallout.table import FalloutTrade
from overseer.kernel.decision import Decision, Option, pack

TRADES = (t.ASK_TRADE, t.ASK_AGENDAS, t.ASK_ANSWER)


def trade_inquiry(look: Look, decision: Decision) -> FalloutInquiry:
    """An offer, for who makes or answers it."""
    seen = look.table.trade
    assert seen is not None, "nothing is traded"
    return _Inquirer(look, decision, seen).inquiry()


class _Inquirer:
    def __init__(self, look: Look, decision: Decision, seen: FalloutTrade) -> None:
        frame: Any = look.land.stack[-1]  # which frame it is shows at run time only
        assert isinstance(frame, trade.Trade)
        self.look = look
        self.land = look.land
        self.decision = decision
        self.seen = seen
        self.frame = frame
        self.seat = int(decision.seat)
        self.answers = Answers(look, decision)
        self.is_built = decision.prompt == t.ASK_TRADE

    def inquiry(self) -> FalloutInquiry:
        """All of it."""
        look, other = self.look, self.seen.other if self.is_built else self.seen.builder
        notation = self.answers.notation
        return FalloutInquiry(
            title=look.say("display-fallout-trade", player=look.words.player(other)),
            ask=asked(look, self.decision),
            icon="trade",
            trade=Trade(
                sides=[self._side(self.seat), self._side(other)],
                accept=notation(t.ACCEPT),
                propose=look.book.notation(pack(t.PROPOSE)) if self.is_built else "",
                counter=notation(t.COUNTER),
                decline=notation(t.DECLINE),
                after=list(self._after()) if self.decision.prompt == t.ASK_ANSWER else [],
                note=look.say("display-fallout-trade-note"),
                rules=["FO-TRADE-03", "FO-TRADE-04"],
            ),
            rules=list(self.decision.rules),
        )

    def _side(self, seat: int) -> Side:
        look, seen = self.look, self.seen
        is_builder = seat == seen.builder
        stamp = "" if self.is_built or not is_builder else look.say("display-fallout-stamp-made")
        options = list(self.decision.options)
        caps = t.GIVE_CAPS if seat == self.seat else t.WANT_CAPS
        return Side(
            seat=seat,
            name=look.words.player(seat),
            title=look.say("display-fallout-trade-gives", player=look.words.player(seat)),
            purse=int(self.land.caps[seat]),
            caps=seen.gives_caps if is_builder else seen.wants_caps,
            goods=list(self._goods(is_builder)),
            unnamed=0 if is_builder else max(0, seen.wants_agendas - len(seen.named_agendas)),
            stock=[good for each in options for good in self._stock(each, seat)],
            more_caps=[each.notation for each in options if each.verb == caps],
            more_agendas=[
                each.notation
                for each in options
                if each.verb == t.WANT_AGENDAS and seat != self.seat
            ],
            stamp=stamp,
            missing="" if stamp else look.say("display-fallout-stamp-missing"),
        )

    def _goods(self, is_builder: bool) -> Iterator[Good]:
        """What one side has put into the offer."""
        look, seen = self.look, self.seen
        for item in seen.gives if is_builder else seen.wants:
            yield Good(name=look.item(item), card=f"item:{item}")
        for agenda in seen.gives_agendas if is_builder else seen.named_agendas:
            if agenda is None:
                yield Good(name=look.say("play-fallout-an-agenda"))
                continue
            index = look.book.names.agendas.index(agenda)
            code = pack(t.SHOW, index)
            yield Good(
                name=look.name("agenda", agenda),
                card=f"agenda:{agenda}",
                show=look.book.notation(code) if self.answers.is_offered(code) else "",
                is_shown=index in self.frame.shown,
            )

    def _stock(self, option: Option, seat: int) -> Iterator[Good]:
        """What an option would add; equal cards each for itself."""
        look, own = self.look, seat == self.seat
        if option.verb == t.GIVE_AGENDA and own:
            agenda = look.book.names.agendas[option.a]
            yield Good(
                name=look.name("agenda", agenda),
                card=f"agenda:{agenda}",
                choice=option.notation,
                show=look.book.notation(pack(t.SHOW, option.a)) if self.is_built else "",
            )
        elif option.verb == (t.GIVE if own else t.WANT):
            card = option.targets.cards[0]
            held = int(card_of(option.code, seat))
            listed = self.frame.give if own else self.frame.want
            for _ in range(int(copies(self.land, held)) - listed.count(held)):
                yield Good(
                    name=look.item(card.id),
                    card=f"item:{card.id}",
                    where=look.words.say(f"held-{card.place}-{card.state}"),
                    choice=option.notation,
                )

    def _after(self) -> Iterator[str]:
        """What who answers would have then."""
        land, frame, seat, seen = self.land, self.frame, self.seat, self.seen
        caps = int(land.caps[seat]) + seen.gives_caps - seen.wants_caps
        yield self.look.say("display-fallout-after-caps", count=caps)
        given = sum(held_place(code) == t.INVENTORY for code in frame.want)
        bag = len(held_cards(land, seat, t.INVENTORY)) - given + len(frame.give)
        most = t.INVENTORY_LIMIT + int(passive(land, seat, t.P_INVENTORY))
        yield self.look.say("display-fallout-after-bag", count=bag, most=most)
        agendas = self.look.table.survivors[seat].agendas
        agendas += len(seen.gives_agendas) - len(seen.named_agendas)
        yield self.look.say("display-fallout-after-agendas", count=agendas, most=t.AGENDA_LIMIT)
