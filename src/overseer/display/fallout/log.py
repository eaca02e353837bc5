"""The log of Fallout: where things happened, and what is read aloud on the way."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.display.fallout.look import Look
from overseer.display.fallout.stories import Storyteller
from overseer.display.log import Mark, Teller
from overseer.games.fallout import terms as t
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.event import CHOICE, Event


class FalloutTeller(Teller):
    """Knows which encounter or quest is under way, so that its stories are told in time.

    Everybody reads the log: it is told as somebody who only watches would tell it.
    """

    def __init__(self, look: Look, names: tuple[str, ...]) -> None:
        super().__init__(look.book, look.language, names)
        assert look.seat == SPECTATOR
        self.look = look
        self.storyteller = Storyteller(look.book.names, look.book.content)
        self._keys: list[str] = []  # of the stories that go with the latest event

    def begins_round(self, event: Event) -> bool:
        """Whether a round begins."""
        return event.kind == t.E_ROUND

    def hear(self, event: Event) -> None:
        """Keep track of the round, and of what is to be read aloud."""
        if event.kind == t.E_ROUND:
            self.round = int(event.a)
        self._keys = self.storyteller.hear(event)

    def mark(self, event: Event) -> Mark:
        """Where it happened."""
        told = None if event.kind == CHOICE else self.book.happening(event)
        places = told.targets.places if told else ()
        return Mark(seat=int(event.seat), place=places[-1] if places else "")

    def stories(self, event: Event) -> Iterator[str]:
        """Stories, and what an encounter's option asks and gives once it is chosen."""
        yield from filter(None, map(self.look.story, self._keys))
        if event.kind == t.E_OPTION:
            lore = self.look.lore_at(self.storyteller.level)
            yield lore.outcome(self.storyteller.encounter(event), event.b + 1)
