"""The log of Fallout: what happened as sentences.

A sentence is made of what everybody may know, and so cannot tell more (`games/fallout/events.py`).
"""

from __future__ import annotations

from collections.abc import Callable

from overseer.display.fallout.words import Arguments, Words
from overseer.games.fallout import terms as t
from overseer.games.fallout.citations import EVENTS, OPTIONS
from overseer.kernel.decision import verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.targets import Happening

# Which of the messages it is, by the end of its name, and what else it is about.
_Line = tuple[str, Arguments]


def log_line(words: Words, happening: Happening | None) -> str | None:
    """What happened as a sentence, or None for what the log leaves out."""
    if happening is None:
        return None
    special = _SPECIAL.get(happening.choice or happening.kind)
    end, arguments = special(words, happening) if special else ("", {})
    if happening.seat >= 0:
        arguments["player"] = words.player(happening.seat)
    name = f"chose-{happening.choice}" if happening.choice else happening.kind
    return words.say(f"log-{name}{end}", **words.about(happening.targets), **arguments)


def log_rules(event: Event) -> tuple[str, ...]:
    """The ledger ids of an event."""
    if event.kind == CHOICE:
        return OPTIONS.get(verb_of(event.a), ())
    return EVENTS[event.kind]


def _fight(words: Words, it: Happening) -> _Line:
    how = it.targets.values["how"]
    return f"-{how}" if how else "", {}


def _dice(words: Words, it: Happening) -> _Line:
    return "", words.faces([face - 1 if face else t.KEPT for face in it.targets.faces])


def _test(words: Words, it: Happening) -> _Line:
    hits, difficulty = (int(it.targets.values.get(key, -1)) for key in ("hits", "difficulty"))
    if difficulty < 0:
        return "-joint", {}
    return "-passed" if hits >= difficulty else "-failed", {}


def _option(words: Words, it: Happening) -> _Line:
    encounter = words.names.encounters.index(it.targets.cards[0].id)
    return "", {"lead": words.lead(encounter, int(it.targets.values["option"]) - 1)}


def _counted(words: Words, it: Happening) -> _Line:
    quest = words.names.quests.index(it.targets.cards[0].id)
    objective = int(it.targets.values["objective"]) - 1
    return "", {"needed": int(words.cards.objective_count[quest * t.OBJECTIVES + objective])}


def _source(words: Words, it: Happening) -> _Line:
    """The card that an effect stands on, or the scenario's sheet."""
    for card in it.targets.cards:
        found = words.card(card)
        return "", {"card": found.get("item") or found[card.kind]}
    return "", {"card": words.say("scenario-sheet")}


def _turned(words: Words, it: Happening) -> _Line:
    return "", {"face": words.face(it.targets.dice[0] - 1, it.targets.faces[0] - 1)}


_SPECIAL: dict[str, Callable[[Words, Happening], _Line]] = {
    "enemy-placed": lambda w, it: ("" if it.targets.cards else "-hidden", {}),
    "fight": _fight,
    "dice": _dice,
    "test": _test,
    "option": _option,
    "counted": _counted,
    "trashed": _source,
    "kept": _source,
    "voted": lambda w, it: (f"-{it.targets.values['answer']}", {}),
    "reroll": lambda w, it: ("", {"count": len(it.targets.dice)}),
    "turn": lambda w, it: _turned(w, it) if it.choice else ("", {}),
}
