"""Answers: replies to a question of Fallout, those that cannot be given with their reasons."""

from __future__ import annotations

from overseer.display.fallout import pictures
from overseer.display.fallout.look import Look
from overseer.display.fallout.options import told
from overseer.display.model import Reason, Reply
from overseer.games.fallout import terms as t
from overseer.games.fallout.view import KINDS
from overseer.kernel.decision import Decision, Option, verb_of

_ICONS = {
    t.RECOVER: "hp",
    t.GET_REST: "t-well-rested",
    t.UNEXHAUST_ALL: "i-other",
    t.TRADE: "trade",
    t.FIGHT: "combat",
    t.PLAY_PERK: "perk",
}
_ITEMS = (t.EQUIP, t.UNEXHAUST, t.USE, t.DISCARD, t.SELL, t.BUY, t.RECRUIT)


class Answers:
    """The answers to one question."""

    def __init__(self, look: Look, decision: Decision) -> None:
        self.look = look
        self.decision = decision
        self.seat = int(decision.seat)

    def is_offered(self, code: int) -> bool:
        """Whether something may be chosen."""
        return self.decision.options.find(code) >= 0

    def option(self, verb: int) -> Option | None:
        """The first option of a kind."""
        return next((each for each in self.decision.options if each.verb == verb), None)

    def notation(self, verb: int) -> str:
        """The choice of a kind, if there is one."""
        option = self.option(verb)
        return "" if option is None else option.notation

    def reply(self, option: Option, *lines: str) -> Reply:
        """An answer with what it does in numbers, what it is about, and more."""
        title, meaning, about = told(self.look, self.decision, option)
        return Reply(
            label=title,
            choice=option.notation,
            icon=self.icon(int(option.code), int(option.a)),
            lines=[each for each in (meaning, *lines, about) if each],
        )

    def refused(self, code: int, label: str = "") -> Reply:
        """An answer that cannot be given, with the reasons of the rules."""
        found = self.reason(code)
        return Reply(
            label=label or self.look.words.option(code),
            icon=self.icon(code, 0),
            lines=[found.text],
            rules=found.rules,
            warns=True,
        )

    def reason(self, code: int) -> Reason:
        """Why something cannot be chosen."""
        look = self.look
        found = look.book.why.option(look.land, code, self.seat).named(look.reader.names)
        return Reason(text=found.text(look.language), rules=list(found.rules))

    def icon(self, code: int, item: int) -> str:
        """The picture of an answer."""
        verb = verb_of(code)
        if verb in _ITEMS:
            return pictures.item(KINDS[int(self.look.land.cards.item_kind[item])])
        return _ICONS.get(verb, "")
