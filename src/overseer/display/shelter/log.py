"""The log of Fallout Shelter: what happened in sentences, where, with what and by which dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from overseer.display.log import NEW, ROUND, Mark, Teller
from overseer.display.model import Amount
from overseer.display.reader import Reader
from overseer.display.shelter.icons import amount, cubes, packed_cubes
from overseer.display.shelter.words import Words
from overseer.display.words import Arguments
from overseer.games.shelter import terms as t
from overseer.games.shelter.events import ICON_NAMES, NO_THREAT
from overseer.games.shelter.notation import DECKS, LETTERS, space_name
from overseer.kernel.decision import a_of, b_of, verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.targets import Targets

if TYPE_CHECKING:
    from overseer.display.shelter.book import ShelterBook

# What a placement leads to on its space; it ends with the turn.
_ON_SPACE = (t.E_PAID, t.E_GAINED, t.E_HAPPINESS, t.E_FIRST_PLAYER, t.E_FIGHT, t.E_EXCHANGED)
_ENDS_TURN = (t.E_ROUND, t.E_PASSED, t.E_RECALLED, t.E_THREAT, t.E_NO_THREAT)
# What a player might have wanted to pick, had there been more than one.
_PICKED = frozenset({t.PASS, t.WITH, t.ROOM, t.SIDE, t.PAID, t.GIVE, t.TAKE, t.GAINED, t.READIED})
# What follows these belongs to them.
_BEGINNINGS = frozenset(
    {
        t.E_PLACED,
        t.E_PASSED,
        t.E_RECALLED,
        t.E_DEFEATED,
        t.E_TRAINED,
        t.E_UNTRAINED,
        t.E_TRIGGER,
        t.E_END_ITEM,
        t.E_PENALTY,
        t.E_GAME_OVER,
    }
)

_Line = tuple[str, Arguments]


class ShelterTeller(Teller):
    """Knows who has placed a dweller where, so that dice and cubes have a place."""

    picked = _PICKED

    def __init__(self, book: ShelterBook, reader: Reader) -> None:
        super().__init__(book, reader)
        self.words = book.words(*reader)
        self.actor = -1
        self.space = ""
        self.dice: list[int] = []  # that lie on the table

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
        if event.kind == CHOICE:
            self._throw(verb_of(event.a), a_of(event.a), b_of(event.a))

    def _throw(self, verb: int, face: int, other: int) -> None:
        """Both dice fall, one is taken up, or falls again."""
        if verb == t.ROLL:
            self.dice = [face, other]
        elif verb == t.DIE and face in self.dice:
            self.dice.remove(face)
        elif verb == t.REROLLED:
            self.dice = sorted([*self.dice[:1], face])

    def sentence(self, event: Event) -> str | None:
        """An event in words; a die that fell again is told with the other one."""
        if event.kind == CHOICE and verb_of(event.a) == t.REROLLED and len(self.dice) == 2:
            return self.words.say(
                "log-reroll-both",
                face=a_of(event.a),
                low=self.dice[0],
                high=self.dice[1],
                sum=sum(self.dice),
            )
        return super().sentence(event)

    def choice(self, code: int) -> str:
        """A packed option in words."""
        return self.words.option(code)

    def mark(self, event: Event) -> Mark:
        """Where it happened, what was gained or lost, which dice fell."""
        told = self.book.happening(event)
        targets = told.targets if told else Targets()
        dice = list(self.dice) if targets.faces else []
        return Mark(
            seat=self.actor if dice else int(event.seat),
            role=self._role(event, dice),
            place=self.space if dice else self._place(event, targets),
            fresh=event.kind == t.E_BUILT,
            icons=_ICONS[event.kind](self, event) if event.kind in _ICONS else [],
            dice=dice,
        )

    def _role(self, event: Event, dice: list[int]) -> str:
        """Dice within a turn are part of it; those of Spawn Threats begin a level."""
        if event.kind == t.E_ROUND:
            return ROUND
        is_new = event.kind in _BEGINNINGS or (len(dice) == 2 and self.actor < 0)
        return NEW if is_new else ""

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


# Sentences


def log_line(words: Words, event: Event) -> str | None:
    """An event as a sentence, or None for what the log leaves out."""
    line = _choice(event) if event.kind == CHOICE else _EVENTS[event.kind](words, event)
    return None if line is None else words.say(f"log-{line[0]}", **line[1])


def _choice(event: Event) -> _Line | None:
    """Of the choices only dice are told; the others tell of themselves by what they do."""
    verb = verb_of(event.a)
    if verb == t.ROLL:
        return "roll", {"low": a_of(event.a), "high": b_of(event.a)}
    if verb == t.REROLLED:
        return "reroll", {"face": a_of(event.a)}
    return None


def _gained(words: Words, e: Event) -> _Line:
    player = {"player": words.player(e.seat)}
    if e.c == 0:
        return "gained", {**player, "amount": words.amount(e.a, e.b)}
    if e.b == 0:
        return "lost", {**player, "amount": words.amount(e.a, e.c), "lost": e.c}
    return "gained-lost", {**player, "amount": words.amount(e.a, e.b), "lost": e.c}


def _forfeit(words: Words, e: Event) -> _Line:
    icon = words.icons((ICON_NAMES[e.a],))
    return "forfeit", {"player": words.player(e.seat), "icon": icon}


def _drawn(words: Words, e: Event) -> _Line:
    return f"drawn-{DECKS[e.a]}", words.item(e.b) if e.a == t.ITEMS else words.room(e.b)


def _swapped(words: Words, e: Event) -> _Line:
    given, taken = words.item(e.a), words.item(e.b)
    return "swapped", {
        "player": words.player(e.seat),
        "given_acc": given["item_acc"],
        "taken_acc": taken["item_acc"],
    }


def _by(words: Words, e: Event, **arguments: object) -> Arguments:
    return {"player": words.player(e.seat), **arguments}


_EVENTS: dict[int, Callable[[Words, Event], _Line | None]] = {
    t.E_ROUND: lambda w, e: ("round", {"round": e.a}),
    t.E_NO_THREAT: lambda w, e: (f"no-threat-{NO_THREAT[e.c]}", {"level": e.a, "sum": e.b}),
    t.E_THREAT: lambda w, e: (
        "threat",
        {**w.threat(e.b), "space": space_name(e.a), "where": w.where(e.c)},
    ),
    t.E_PLACED: lambda w, e: (
        "placed",
        _by(w, e, space=space_name(e.a), where=w.where(e.b), count=e.c),
    ),
    t.E_PAID: lambda w, e: ("paid", _by(w, e, amount=w.amount(e.a, e.b))),
    t.E_GAINED: _gained,
    t.E_HAPPINESS: lambda w, e: ("happiness", _by(w, e, count=e.a)),
    t.E_NEW_DWELLER: lambda w, e: ("new-dweller", _by(w, e)),
    t.E_FIRST_PLAYER: lambda w, e: ("first-player", _by(w, e)),
    t.E_ITEM: lambda w, e: ("item", _by(w, e, **w.item(e.a))),
    t.E_GAVE: lambda w, e: ("gave", _by(w, e, **w.item(e.a))),
    t.E_EXHAUSTED: lambda w, e: ("exhausted", _by(w, e, **w.item(e.a))),
    t.E_READIED: lambda w, e: ("readied", _by(w, e, **w.item(e.a))),
    t.E_BUILT: lambda w, e: ("built", _by(w, e, space=space_name(e.b), **w.room(e.a))),
    t.E_REFRESHED: lambda w, e: (f"refreshed-{DECKS[e.a]}", {}),
    t.E_INJURED: lambda w, e: ("injured", _by(w, e, space=space_name(e.a))),
    t.E_HEALED: lambda w, e: ("healed", _by(w, e)),
    t.E_FIGHT: lambda w, e: (
        "fight-won" if e.c else "fight-lost",
        _by(w, e, total=e.a, needed=e.b),
    ),
    t.E_DEFEATED: lambda w, e: ("defeated", {**w.threat(e.b), "space": space_name(e.a)}),
    t.E_RECALLED: lambda w, e: ("recalled", {}),
    t.E_TRAINED: lambda w, e: ("trained", _by(w, e, letter=w.letter(e.a))),
    t.E_UNTRAINED: lambda w, e: ("untrained", _by(w, e)),
    t.E_INCOME: lambda w, e: ("income", _by(w, e, space=space_name(e.b), where=w.where(e.c))),
    t.E_TRIGGER: lambda w, e: ("trigger-threats", {}) if e.a else ("trigger-rooms", _by(w, e)),
    t.E_END_ITEM: lambda w, e: ("end-item", _by(w, e, count=e.b, **w.item(e.a))),
    t.E_PENALTY: lambda w, e: ("penalty", _by(w, e, count=e.a)),
    t.E_GAME_OVER: lambda w, e: ("game-over-truncated" if e.a else "game-over", {}),
    t.E_RESHUFFLED: lambda w, e: ("reshuffled", {"deck": w.say(f"deck-{DECKS[e.a]}")}),
    t.E_FORFEIT: _forfeit,
    t.E_SWAPPED: _swapped,
    t.E_PASSED: lambda w, e: ("passed", _by(w, e)),
    t.E_DOUBLED: lambda w, e: ("doubled", {}),
    t.E_EXCHANGED: lambda w, e: (
        "exchanged",
        _by(w, e, paid=w.cubes(e.a), gained=w.cubes(e.b)),
    ),
    t.E_DRAWN: _drawn,
}
