"""Stories of Fallout: what is read aloud along the way, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from overseer.content.fallout import Fallout
from overseer.content.fallout.phrases import Cost, Task
from overseer.games.fallout import terms as t
from overseer.games.fallout.names import Names
from overseer.kernel.decision import a_of, b_of, verb_of
from overseer.kernel.event import CHOICE, Event

_PAY = "pay"
# What is heard when a cost is paid, by its word.
_PAID = {
    "caps": t.E_CAPS_SPENT,
    "discard": t.E_CARD_LOST,
    "trait": t.E_TRAIT_LOST,
    "damage": t.E_DAMAGE,
    "agenda": t.E_AGENDA_DROPPED,
}


@dataclass(slots=True)
class _Attempt:
    """An option or an objective whose tasks are under way."""

    seat: int
    card: str  # as stories name it, such as encounter-warm-puddle
    number: int
    tasks: list[Task]  # those that are left
    cost: Cost | None = None  # of the option itself, until it is paid


class Storyteller:
    """Hears what happens and knows which stories go with it, by their keys."""

    def __init__(self, names: Names, content: Fallout) -> None:
        self.names = names
        self.level: int | None = None  # of the latest encounter
        self.attempt: _Attempt | None = None
        self.encounters = {card.id: card.options for card in content.encounters}
        self.quests = {card.id: card.objectives for card in content.quests}

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
        option = self.encounters[self.encounter(event)][event.b]
        attempt = _Attempt(int(event.seat), card, event.b + 1, list(option.tasks), option.cost)
        self.attempt = attempt if option.tasks else None
        return f"{card}.outcome-{event.b + 1}"

    def _attempted(self, event: Event) -> None:
        quest, objective = self.names.quests[a_of(event.a)], b_of(event.a)
        tasks = list(self.quests[quest][objective].tasks)
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
        elif _is_cost(event, attempt):
            attempt.cost = None
        elif _is_failure(event, attempt.tasks):
            self.attempt = None
            return [f"{attempt.card}.fail-{attempt.number}"]
        elif _is_success(event, attempt.tasks):
            del attempt.tasks[0]
            if not attempt.tasks:
                self.attempt = None
                return [f"{attempt.card}.success-{attempt.number}"]
        return []


def _is_cost(event: Event, attempt: _Attempt) -> bool:
    """Whether the option itself is paid for, before its tasks begin."""
    return attempt.cost is not None and event.kind == _PAID[attempt.cost.word]


def _payment(tasks: Sequence[Task]) -> Cost | None:
    """What is to be paid next, if that is the next task."""
    if not tasks or tasks[0].word != _PAY:
        return None
    assert isinstance(tasks[0].value, Cost)
    return tasks[0].value


def _is_failure(event: Event, tasks: Sequence[Task]) -> bool:
    """Whether a task has failed; what cannot be paid is told by what comes instead."""
    if event.kind == t.E_TEST:
        return bool(event.a < event.b)
    if event.kind in (t.E_FIGHT_LOST, t.E_QUEST_FAILED):
        return True
    payment = _payment(tasks)
    return payment is not None and event.kind not in (CHOICE, _PAID[payment.word])


def _is_success(event: Event, tasks: Sequence[Task]) -> bool:
    """Whether the next task is done."""
    payment = _payment(tasks)
    if payment is not None:
        return event.kind == _PAID[payment.word]
    return bool(tasks) and event.kind in (t.E_KILLED_ENEMY, t.E_TEST)
