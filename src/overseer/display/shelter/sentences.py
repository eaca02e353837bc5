"""The log of Fallout Shelter: events as sentences."""

from __future__ import annotations

from collections.abc import Callable

from overseer.display.shelter.words import Arguments, Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.citations import OPTIONS, event_rules
from overseer.games.shelter.events import ICON_NAMES, NO_THREAT
from overseer.games.shelter.notation import DECKS, space_name
from overseer.kernel.decision import a_of, b_of, verb_of
from overseer.kernel.event import CHOICE, Event

_Line = tuple[str, Arguments]


def log_line(words: Words, event: Event) -> str | None:
    """An event as a sentence, or None for what the log leaves out."""
    line = _choice(event) if event.kind == CHOICE else _EVENTS[event.kind](words, event)
    return None if line is None else words.say(f"log-{line[0]}", **line[1])


def log_rules(event: Event) -> tuple[str, ...]:
    """The ledger ids of an event."""
    if event.kind == CHOICE:
        return OPTIONS.get(verb_of(event.a), ())
    return event_rules(event.kind, event.a, event.c)


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
