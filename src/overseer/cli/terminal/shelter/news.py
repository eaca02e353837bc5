"""The news of Shelter, gathered turn by turn."""

from __future__ import annotations

from collections.abc import Iterable

from overseer.cli.terminal.news import Note
from overseer.cli.terminal.shelter.scene import Scene
from overseer.display.shelter.log import merged
from overseer.display.shelter.sentences import log_line
from overseer.games.shelter import terms as t
from overseer.kernel.decision import verb_of
from overseer.kernel.event import CHOICE, Event

# Events that begin something new; what follows them belongs to them.
_BEGINNINGS = frozenset(
    {
        t.E_ROUND,
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


def news_of(scene: Scene, events: Iterable[Event]) -> list[Note]:
    """Events as notes: one per turn, spawn roll, training and so on."""
    notes: list[Note] = []
    for event in merged(events):
        sentence = log_line(scene.words, event)
        if sentence is None:
            continue
        if not notes or _begins(event, notes[-1]):
            notes.append(Note(int(event.seat), event.kind == t.E_ROUND))
        notes[-1].add(sentence)
    return notes


def _begins(event: Event, note: Note) -> bool:
    """Whether an event is the beginning of another note."""
    if event.kind in _BEGINNINGS or note.is_heading:
        return True
    if event.kind == CHOICE:
        # Dice within a turn are part of it; those of Spawn Threats begin a level.
        return note.seat < 0 and verb_of(event.a) == t.ROLL
    return event.seat >= 0 and event.seat != note.seat
