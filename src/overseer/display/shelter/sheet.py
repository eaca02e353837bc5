"""The score sheet of Fallout Shelter: which rooms, spaces, fights, items and threats gave what."""

from __future__ import annotations

from overseer.display.model import ScoreEntry, ScoreSheet
from overseer.display.sheet import Ledger, sheet_of, ties_of
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.scoring import TIE_BREAKS
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import a_of, verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.outcome import Outcome

# Where happiness comes from, in the order of the sheet, with the icons.
_SOURCES = {
    "start": "papers",
    "rooms": "build",
    "spaces": "happiness",
    "fights": "fight",
    "items": "item",
    "threats": "long-antennae-bug",
}
_ALWAYS = ("rooms", "spaces", "fights", "items", "threats")
_TIE_RULES = ("SH-TIE-01", "SH-TIE-02", "SH-TIE-03")


class Bookkeeper:
    """Hears all that happens in a game, and writes down every happiness with its source.

    A gain does not say what it is of. It is of the space that was placed on last, but for those of
    an item that is used in the meantime: these are known by their number. What is gained for
    building bears the name of the room, which is built right after it.
    """

    def __init__(self, words: Words, seats: range) -> None:
        self.words = words
        self.seats = seats
        self.ledger = Ledger(seats)
        self.is_open = False
        self.round = 0
        self.card = 0  # that a dweller was placed on last
        self.item = -1  # that was used last
        self.due = 0  # how much of its gain is still to come
        self.for_building = False  # whether the latest gain waits for the name of a room

    def open(self, vault: Vault) -> None:
        """Begin with what lay on the table; a game that was set up may begin with some."""
        if self.is_open:
            return
        self.is_open, self.round = True, int(vault.round)
        for seat in self.seats:
            if vault.happiness[seat] > 0:
                text = self.words.say("sheet-start")
                points = int(vault.happiness[seat])
                self.ledger.add("start", ScoreEntry(seat=seat, points=points, text=text))

    def hear(self, vault: Vault, event: Event, line: int) -> None:
        """See whether something that happened gives or takes happiness, or where it may be from."""
        seat, first = int(event.seat), int(event.a)
        if event.kind == t.E_ROUND:
            self.round = first
        elif event.kind == t.E_PLACED:
            self.card, self.due, self.for_building = int(event.b), 0, False
        elif event.kind == CHOICE and verb_of(first) == t.USE:
            self.item = int(a_of(first))
            self.due = _gained(vault, self.item)
        elif event.kind == t.E_HAPPINESS:
            self._gained(vault, seat, first, line)
        elif event.kind == t.E_BUILT and self.for_building:
            self.for_building = False
            self.ledger.rename("rooms", seat, str(self.words.room(first)["room"]))
        elif event.kind == t.E_END_ITEM:
            self._add("items", seat, int(event.b), self._item(first), line)
        elif event.kind == t.E_PENALTY:
            text = self.words.say("sheet-threats-entry", count=first)
            self._add("threats", seat, -first, text, line)

    def sheet(self, outcome: Outcome) -> ScoreSheet:
        """The whole sheet of a game that is over."""
        words = self.words
        labels = [words.say(f"tie-{name}") for name in TIE_BREAKS]
        ties = ties_of(outcome, labels, _TIE_RULES, words.reader.language)
        sources = self.ledger.sources(_SOURCES, words.say, _ALWAYS)
        return sheet_of(words.say("score-happiness"), sources, outcome, words.reader, ties)

    def _gained(self, vault: Vault, seat: int, number: int, line: int) -> None:
        if self.due > 0:
            self.due -= number
            self._add("items", seat, number, self._item(self.item), line)
        else:
            source = _source(vault, self.card)
            self.for_building = source == "rooms"
            self._add(source, seat, number, self.words.where(self.card), line)

    def _item(self, item: int) -> str:
        return str(self.words.item(item)["item"])

    def _add(self, key: str, seat: int, points: int, text: str, line: int) -> None:
        entry = ScoreEntry(seat=seat, points=points, text=text, line=line, round=self.round)
        self.ledger.add(key, entry)


def _source(vault: Vault, card: int) -> str:
    """What sort of thing a space is."""
    if vault.cards.threat_of[card]:
        return "fights"
    return "rooms" if _builds(vault, card) else "spaces"


def _icons(vault: Vault, card: int) -> list[int]:
    cards = vault.cards
    return [int(icon) for icon in cards.icons[cards.row_start[card] : cards.row_end[card]]]


def _builds(vault: Vault, card: int) -> bool:
    return t.BUILD in _icons(vault, card)


def _gained(vault: Vault, item: int) -> int:
    """How much happiness the use of an item gives."""
    cards = vault.cards
    steps = range(int(cards.step_start[item]), int(cards.step_end[item]))
    gains = [int(cards.steps[2 * at + 1]) for at in steps if cards.steps[2 * at] == t.GAIN]
    return sum(_icons(vault, card).count(t.HAPPINESS) for card in gains)
