"""The log of Fallout: events as sentences.

Everybody reads the log, so it never names an agenda that is hidden or a token that lies facedown
(FO-AGENDA-04, FO-ENEMY-03).
"""

from __future__ import annotations

from collections.abc import Callable

from overseer.display.fallout.words import Arguments, Words
from overseer.games.fallout import terms as t
from overseer.games.fallout.citations import EVENTS, OPTIONS
from overseer.games.fallout.events import HOW, NAMES
from overseer.games.fallout.notation import DICE, SLOTS, node_name
from overseer.kernel.decision import a_of, b_of, verb_of
from overseer.kernel.event import CHOICE, Event

# Which of an event's messages it is, by the end of its name, and its arguments.
_Line = tuple[str, Arguments]


def log_line(words: Words, event: Event) -> str | None:
    """An event as a sentence, or None for what the log leaves out."""
    if event.kind == CHOICE:
        return _choice(words, event)
    end, arguments = _EVENTS[event.kind](words, event) if event.kind in _EVENTS else ("", {})
    if event.seat >= 0:
        arguments = {"player": words.player(event.seat), **arguments}
    return words.say(f"log-{NAMES[event.kind]}{end}", **arguments)


def log_rules(event: Event) -> tuple[str, ...]:
    """The ledger ids of an event."""
    if event.kind == CHOICE:
        return OPTIONS.get(verb_of(event.a), ())
    return EVENTS[event.kind]


def _choice(words: Words, event: Event) -> str | None:
    """Of the choices those are told that no event tells of."""
    verb = verb_of(event.a)
    if verb not in _CHOICES:
        return None
    end, arguments = _CHOICES[verb](words, a_of(event.a), b_of(event.a))
    return words.say(f"log-chose-{end}", player=words.player(event.seat), **arguments)


_CHOICES: dict[int, Callable[[Words, int, int], _Line]] = {
    t.MOVE: lambda w, a, b: ("move", {}),
    t.EXPLORE: lambda w, a, b: ("explore", {"slot": SLOTS[a]}),
    t.QUEST: lambda w, a, b: ("quest", {**w.quest(a), "number": b + 1}),
    t.REROLL: lambda w, a, b: ("reroll", {"count": len(DICE[a])}),
    t.TRADE: lambda w, a, b: ("trade", {"other": w.player(a)}),
    t.PROPOSE: lambda w, a, b: ("propose", {}),
    t.COUNTER: lambda w, a, b: ("counter", {}),
    t.PICK_SEAT: lambda w, a, b: ("pick", {"other": w.player(a)}),
    t.TURN_DIE: lambda w, a, b: ("turn", {"face": w.face(a, b)}),
}


def _enemy_placed(words: Words, e: Event) -> _Line:
    space = {"space": node_name(e.b)}
    if e.a >= t.TYPE_HIDDEN:
        return "-hidden", {**space, "type": words.icon(e.a - t.TYPE_HIDDEN)}
    return "", {**space, **words.enemy(e.a)}


def _type(words: Words, token: int) -> str:
    icon = t.TYPES + token if token < t.FACTIONS else int(words.cards.token_type[token])
    return words.icon(icon)


def _test(words: Words, e: Event) -> _Line:
    if e.b >= t.NO_DIFFICULTY:
        return "-joint", {"hits": e.a}
    return "-passed" if e.a >= e.b else "-failed", {"hits": e.a, "difficulty": e.b}


def _option(words: Words, e: Event) -> _Line:
    return "", {"lead": words.lead(e.a, e.b)}


def _counted(words: Words, e: Event) -> _Line:
    needed = int(words.cards.objective_count[e.a * t.OBJECTIVES + e.b])
    return "", {**words.quest(e.a), "number": e.b + 1, "count": e.c, "needed": needed}


def _objective(words: Words, e: Event) -> _Line:
    return "", {**words.quest(e.a), "number": e.b + 1}


def _number(words: Words, e: Event) -> _Line:
    return "", {"count": e.a}


def _item(words: Words, e: Event) -> _Line:
    return "", words.item(e.a)


def _quest(words: Words, e: Event) -> _Line:
    return "", words.quest(e.a)


def _agenda(words: Words, e: Event) -> _Line:
    return "", words.agenda(e.a)


def _trait(words: Words, e: Event) -> _Line:
    return "", {"trait": words.trait(e.a)}


def _letter(words: Words, e: Event) -> _Line:
    return "", {"letter": words.letter(e.a)}


def _enemy(words: Words, e: Event) -> _Line:
    return "", {**words.enemy(e.a), "space": node_name(e.b)}


_EVENTS: dict[int, Callable[[Words, Event], _Line]] = {
    t.E_ROUND: lambda w, e: ("", {"round": e.a}),
    t.E_MOVED: lambda w, e: ("", {"space": node_name(e.a)}),
    t.E_REVEALED: lambda w, e: ("", {**w.tile(e.b), "slot": SLOTS[e.a]}),
    t.E_ENEMY_PLACED: _enemy_placed,
    t.E_ENEMY_MOVED: lambda w, e: ("", {**w.enemy(e.a), "space": node_name(e.c)}),
    t.E_ENEMY_WOKE: _enemy,
    t.E_ENEMY_SLEPT: lambda w, e: ("", {"type": _type(w, e.a), "space": node_name(e.b)}),
    t.E_ACTIVATED: lambda w, e: ("", {"type": w.icon(e.a)}),
    t.E_FIGHT: lambda w, e: (f"-{HOW[e.c]}" if e.c else "", {**w.enemy(e.a), "level": e.b}),
    t.E_DICE: lambda w, e: ("", w.faces((e.a % 8, e.a // 8 % 8, e.a // 64))),
    t.E_DAMAGE: _number,
    t.E_RADS: _number,
    t.E_HEALED: _number,
    t.E_RADS_HEALED: _number,
    t.E_STRUCK: lambda w, e: ("", {"hits": e.a, "needed": e.b}),
    t.E_KILLED_ENEMY: lambda w, e: ("", w.enemy(e.a)),
    t.E_FIGHT_LOST: lambda w, e: ("", w.enemy(e.a)),
    t.E_TEST: _test,
    t.E_XP: _number,
    t.E_LEVEL_UP: _letter,
    t.E_GAINED_LETTER: _letter,
    t.E_GAINED_PERK: lambda w, e: ("", w.perk(e.a)),
    t.E_CAPS: _number,
    t.E_CAPS_SPENT: _number,
    t.E_TRAIT: _trait,
    t.E_TRAIT_LOST: _trait,
    t.E_TRAIT_LOCKED: _trait,
    t.E_CARD: _item,
    t.E_CARD_LOST: _item,
    t.E_EQUIPPED: _item,
    t.E_EVENT: _item,
    t.E_AGENDAS: _number,
    t.E_LOYAL: _agenda,
    t.E_DISLOYAL: _agenda,
    t.E_AGENDA_SHOWN: _agenda,
    t.E_POWER: lambda w, e: ("", {"faction": w.faction(e.a), "count": e.b}),
    t.E_STAGED: _quest,
    t.E_COMPLETED: _objective,
    t.E_QUEST_FAILED: _quest,
    t.E_COUNTED: _counted,
    t.E_TRASHED: lambda w, e: ("", {"card": w.source(e.a)}),
    t.E_ADDED: lambda w, e: ("", {"number": e.a, "deck": w.encounter_deck(e.b)}),
    t.E_NOT_IN_LIBRARY: lambda w, e: ("", {"number": e.a}),
    t.E_ENCOUNTER: lambda w, e: ("", {**w.encounter(e.a), "level": e.b}),
    t.E_OPTION: _option,
    t.E_BOUGHT: lambda w, e: ("", {**w.item(e.a), "count": e.b}),
    t.E_SOLD: lambda w, e: ("", {**w.item(e.a), "count": e.b}),
    t.E_RECRUITED: _item,
    t.E_UNEXHAUSTED: _item,
    t.E_USED: _item,
    t.E_PERK_USED: lambda w, e: ("", w.perk(e.a)),
    t.E_TRADED: lambda w, e: ("", {"other": w.player(e.a)}),
    t.E_GAVE_CARD: lambda w, e: ("", {**w.item(e.a), "other": w.player(e.b)}),
    t.E_GAVE_CAPS: lambda w, e: ("", {"count": e.a, "other": w.player(e.b)}),
    t.E_GAVE_AGENDAS: lambda w, e: ("", {"count": e.a, "other": w.player(e.b)}),
    t.E_MARKER: lambda w, e: ("", {**w.quest(e.a), "space": node_name(e.b)}),
    t.E_KEPT: lambda w, e: ("", {"card": w.source(e.a)}),
    t.E_VOTED: lambda w, e: ("-yes" if e.a else "-no", {}),
    t.E_TIMER: _quest,
    t.E_TOKEN_REMOVED: _enemy,
    t.E_LOST: lambda w, e: ("", {"faction": w.faction(e.a)}),
    t.E_SHOP_CARD: _item,
    t.E_CHARACTER: lambda w, e: ("", w.character(e.a)),
}
