"""The log of Fallout Shelter: where things happened, what was gained and lost, which dice fell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from overseer.display.log import Mark, Teller
from overseer.display.model import Amount
from overseer.display.shelter.book import ShelterBook
from overseer.display.shelter.icons import amount, cubes, packed_cubes
from overseer.games.shelter import terms as t
from overseer.games.shelter.notation import LETTERS, space_name
from overseer.kernel.event import Event
from overseer.kernel.targets import Targets

# What a placement leads to on its space; it ends with the turn.
_ON_SPACE = (t.E_PAID, t.E_GAINED, t.E_HAPPINESS, t.E_FIRST_PLAYER, t.E_FIGHT, t.E_EXCHANGED)
_ENDS_TURN = (t.E_ROUND, t.E_PASSED, t.E_RECALLED, t.E_THREAT, t.E_NO_THREAT)


class ShelterTeller(Teller):
    """Knows who has placed a dweller where, so that dice and cubes have a place."""

    book: ShelterBook

    def __init__(self, book: ShelterBook, language: str, names: Sequence[str]) -> None:
        super().__init__(book, language, names)
        self.words = book.words(language, tuple(names))
        self.actor = -1
        self.space = ""

    def begins_round(self, event: Event) -> bool:
        """Whether a round begins."""
        return event.kind == t.E_ROUND

    def merged(self, events: list[Event]) -> list[Event]:
        """Equal gains in a row are counted together."""
        return merged(events)

    def hear(self, event: Event) -> None:
        """Keep track of the round, and of who is where."""
        if event.kind == t.E_ROUND:
            self.round = int(event.a)
        if event.kind in _ENDS_TURN:
            self.actor, self.space = -1, ""
        if event.kind == t.E_PLACED:
            self.actor, self.space = int(event.seat), space_name(event.a)

    def mark(self, event: Event) -> Mark:
        """Where it happened, what was gained or lost, which dice fell."""
        told = self.book.happening(event)
        targets = told.targets if told else Targets()
        dice = list(targets.faces)
        return Mark(
            seat=self.actor if dice else int(event.seat),
            place=self.space if dice else self._place(event, targets),
            icons=_ICONS[event.kind](self, event) if event.kind in _ICONS else [],
            dice=dice,
        )

    def _place(self, event: Event, targets: Targets) -> str:
        """The space or the card that an event is about."""
        if targets.places:
            return targets.places[0]
        if targets.cards:
            return targets.cards[-1].id
        return self.space if event.kind in _ON_SPACE and event.seat == self.actor else ""

    def icon(self, icon: str, count: int) -> list[Amount]:
        """Some of one icon; a negative number is lost."""
        return (
            [lost(amount(self.words, icon, -count))]
            if count < 0
            else [amount(self.words, icon, count)]
        )


def lost(gained: Amount) -> Amount:
    """The same amount as a loss."""
    return Amount(icon=gained.icon, name=gained.name, count=-gained.count)


def merged(events: Iterable[Event]) -> list[Event]:
    """Events with equal gains in a row counted together, as a person would tell them."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if last is None or (last.kind, last.seat) != (event.kind, event.seat):
            found.append(event)
        elif event.kind in (t.E_GAINED, t.E_PAID) and last.a == event.a:
            total = Event(event.kind, event.seat, event.a, last.b + event.b, last.c + event.c)
            found[-1] = total
        elif event.kind == t.E_HAPPINESS:
            found[-1] = Event(event.kind, event.seat, last.a + event.a, 0, 0)
        else:
            found.append(event)
    return found


def _exchanged(teller: ShelterTeller, event: Event) -> list[Amount]:
    paid = packed_cubes(teller.words, int(event.a))
    return [*map(lost, paid), *packed_cubes(teller.words, int(event.b))]


_ICONS: dict[int, Callable[[ShelterTeller, Event], list[Amount]]] = {
    t.E_PAID: lambda s, e: [lost(cubes(s.words, int(e.a), int(e.b)))],
    t.E_GAINED: lambda s, e: [cubes(s.words, int(e.a), int(e.b))] if e.b else [],
    t.E_HAPPINESS: lambda s, e: s.icon("H", int(e.a)),
    t.E_END_ITEM: lambda s, e: s.icon("H", int(e.b)) if e.b else [],
    t.E_PENALTY: lambda s, e: s.icon("H", -int(e.a)) if e.a else [],
    t.E_NEW_DWELLER: lambda s, e: s.icon("new-dweller", 1),
    t.E_FIRST_PLAYER: lambda s, e: s.icon("first-player", 1),
    t.E_ITEM: lambda s, e: s.icon("item", 1),
    t.E_GAVE: lambda s, e: s.icon("item", -1),
    t.E_READIED: lambda s, e: s.icon("ready", 1),
    t.E_BUILT: lambda s, e: s.icon("build", 1),
    t.E_INJURED: lambda s, e: s.icon("injure", -1),
    t.E_HEALED: lambda s, e: s.icon("heal", 1),
    t.E_TRAINED: lambda s, e: s.icon(f"train-{LETTERS[e.a - 1]}", 1),
    t.E_EXCHANGED: _exchanged,
}
