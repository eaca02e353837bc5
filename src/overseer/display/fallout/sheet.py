"""The score sheet of Fallout: what the agendas were worth, by what they pay for."""

from __future__ import annotations

from overseer.display.fallout.hands import agenda_parts
from overseer.display.fallout.look import Look
from overseer.display.model import ScoreEntry, ScoreSheet
from overseer.display.sheet import Ledger, sheet_of
from overseer.games.fallout import terms as t
from overseer.kernel.outcome import Outcome

_CARDS = "agendas"
# What agendas pay for, in the order of the sheet.
_PAID = {
    t.A_LEAD: "lead",
    t.A_WHEN: "when",
    t.A_CAPS: "caps",
    t.A_LETTERS: "letters",
    t.A_PERKS: "perks",
    t.A_TRAITS: "traits",
    t.A_ITEMS: "items",
    t.A_COMPANIONS: "companions",
    t.A_RADS: "rads",
}
_ICONS = {_CARDS: "papers"} | dict.fromkeys(_PAID.values(), "")


def sheet(look: Look, outcome: Outcome) -> ScoreSheet:
    """Everybody's influence: one for each agenda, and what their lines gave in the end.

    Hands are open by then. Nothing breaks ties, because nobody wins by them.
    """
    ledger = Ledger(range(len(look.table.survivors)))
    for survivor in look.table.survivors:
        for held in survivor.hand or ():
            _note(ledger, look, survivor.seat, held.agenda)

    def say(message: str) -> str:
        return look.say(message.replace("sheet-", "sheet-fallout-", 1))

    sources = ledger.sources(_ICONS, say, (_CARDS,))
    label = look.say("chronicle-fallout-influence")
    return sheet_of(label, sources, outcome, look.reader, [])


def _note(ledger: Ledger, look: Look, seat: int, agenda: str) -> None:
    name = look.name("agenda", agenda)
    ledger.add(_CARDS, ScoreEntry(seat=seat, points=1, text=name))
    for part in agenda_parts(look.book, look.land, look.lore.texts, seat, agenda):
        if part.given:
            text = look.say("sheet-fallout-entry", agenda=name, text=part.text.rstrip("."))
            entry = ScoreEntry(seat=seat, points=part.given, text=text)
            ledger.add(_PAID[part.kind], entry)
