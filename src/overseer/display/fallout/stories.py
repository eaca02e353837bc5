"""Stories of Fallout: what is read aloud along the way, and when."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout import Fallout
from overseer.games.fallout import terms as t
from overseer.games.fallout.names import Names
from overseer.kernel.decision import a_of, b_of, verb_of
from overseer.kernel.event import CHOICE, Event


@dataclass(slots=True)
class _Attempt:
    """An option or an objective whose tasks are under way."""

    seat: int
    card: str  # as stories name it, such as encounter-warm-puddle
    number: int
    tasks: int


class Storyteller:
    """Hears what happens and knows which stories go with it, by their keys."""

    def __init__(self, names: Names, content: Fallout) -> None:
        self.names = names
        self.level: int | None = None  # of the latest encounter
        self.attempt: _Attempt | None = None
        # How many tasks each option and each objective has.
        self.encounters = {e.id: [len(o.tasks) for o in e.options] for e in content.encounters}
        self.quests = {q.id: [len(o.tasks) for o in q.objectives] for q in content.quests}

    def hear(self, event: Event) -> list[str]:
        """The stories that go with an event."""
        if event.kind == t.E_ROUND:
            self.level, self.attempt = None, None
        if event.kind == t.E_ENCOUNTER:
            self.level = int(event.b)
            return [f"encounter-{self.encounter(event)}"]
        if event.kind == t.E_OPTION:
            return [self._chosen(event)]
        if event.kind == t.E_STAGED:
            return [f"quest-{self.names.quests[event.a]}"]
        if event.kind == t.E_COMPLETED:
            self.attempt = None
            return [f"quest-{self.names.quests[event.a]}.done-{event.b + 1}"]
        if event.kind == t.E_EVENT:
            return [f"item-{self.names.items[event.a]}"]
        if event.kind == CHOICE and verb_of(event.a) in (t.QUEST, t.COMPLETE):
            self._attempted(event)
        return self._verdict(event)

    def encounter(self, event: Event) -> str:
        """The encounter that an event is about."""
        return self.names.encounters[event.a]

    def _chosen(self, event: Event) -> str:
        """The outcome of an encounter's option, which was sealed until now."""
        card = f"encounter-{self.encounter(event)}"
        tasks = self.encounters[self.encounter(event)][event.b]
        attempt = _Attempt(int(event.seat), card, event.b + 1, tasks)
        self.attempt = attempt if tasks else None
        return f"{card}.outcome-{event.b + 1}"

    def _attempted(self, event: Event) -> None:
        quest, objective = self.names.quests[a_of(event.a)], b_of(event.a)
        tasks = self.quests[quest][objective]
        self.attempt = _Attempt(int(event.seat), f"quest-{quest}", objective + 1, tasks)

    def _verdict(self, event: Event) -> list[str]:
        """What is read aloud when the tasks are done, or one of them has failed."""
        attempt = self.attempt
        if attempt is None or event.seat != attempt.seat:
            return []
        if event.kind == t.E_TURN:
            self.attempt = None
        elif event.kind == t.E_TEST and event.b >= t.NO_DIFFICULTY:
            return []  # half of a joint test: what comes of both, the quest tells
        elif _is_failure(event):
            self.attempt = None
            return [f"{attempt.card}.fail-{attempt.number}"]
        elif event.kind in (t.E_KILLED_ENEMY, t.E_TEST):
            attempt.tasks -= 1
            if attempt.tasks == 0:
                self.attempt = None
                return [f"{attempt.card}.success-{attempt.number}"]
        return []


def _is_failure(event: Event) -> bool:
    """Whether a task has failed."""
    if event.kind == t.E_TEST:
        return bool(event.a < event.b)
    return event.kind in (t.E_FIGHT_LOST, t.E_QUEST_FAILED)
