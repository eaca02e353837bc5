"""What the kernel leaves to a game's outside: notation, words, rule ids, views and dumps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from mypy_extensions import i64

from overseer.kernel.errors import Illegal
from overseer.kernel.event import Event
from overseer.kernel.explanation import Explanation
from overseer.kernel.outcome import Outcome
from overseer.kernel.seed import generator
from overseer.kernel.targets import Happening, Targets

if TYPE_CHECKING:
    from overseer.kernel.state import State


TURN = "turn"  # the kind of the question what to do in one's turn

# Something that lies hidden: from which seat (or SPECTATOR), or None if from everybody.
Hidden = tuple[int | None, object]


class Book(ABC):
    """A game as seen from outside its rules. A game's own book overrides every method."""

    @abstractmethod
    def notation(self, code: i64) -> str:
        """A packed option as text; `parse` is its inverse."""

    @abstractmethod
    def parse(self, text: str, state: object) -> int:
        """The packed option that a text names in a position; raises Malformed."""

    def kind(self, code: i64) -> str:
        """What kind of choice a packed option is: the first word of its notation."""
        return self.notation(code).split(" ", 1)[0]

    def targets(self, code: i64) -> Targets:
        """What a packed option points at; a game that names nothing points at nothing."""
        return Targets()

    @abstractmethod
    def text(self, code: i64, language: str) -> str:
        """A packed option in words."""

    @abstractmethod
    def rules(self, code: i64) -> tuple[str, ...]:
        """The ledger ids of a packed option."""

    def prompt_kind(self, prompt: i64) -> str:
        """What kind of question it is; where a game does not tell them apart, each is a turn."""
        return TURN

    @abstractmethod
    def prompt_text(self, prompt: i64, source: i64, language: str) -> str:
        """A question in words."""

    @abstractmethod
    def prompt_rules(self, prompt: i64) -> tuple[str, ...]:
        """The ledger ids of a question."""

    @abstractmethod
    def log_line(self, event: Event, language: str, players: Sequence[str]) -> str | None:
        """An event as a sentence with the players' names, or None if the log leaves it out."""

    def happening(self, event: Event) -> Happening | None:
        """An event as everybody may know it, or None if it is nobody's business or not named."""
        return None

    @abstractmethod
    def log_rules(self, event: Event) -> tuple[str, ...]:
        """The ledger ids of an event."""

    @abstractmethod
    def explain(
        self, state: object, choice: str, seat: int | None, players: Sequence[str] = ()
    ) -> Explanation:
        """Why a choice, or a thing on the table, is or is not possible now, with players' names."""

    def expressible(self, state: object, rng: Random, number: int) -> list[str]:
        """Some choices that the notation can write down, offered or not, for those who try them.

        A game that lists none is tried with what has been offered earlier.
        """
        return []

    @abstractmethod
    def outcome(self, state: object) -> Outcome:
        """How a finished game ended."""

    @abstractmethod
    def view(self, state: object, seat: int) -> dict[str, object]:
        """All that a seat may know."""

    def basis(self, state: State, seat: int) -> Mapping[str, object]:
        """What `Game.sample` builds on: the view, or as much of it as that needs."""
        return self.view(state, seat)

    def table(self, state: State, seat: int) -> object:
        """What lies on the table as a seat sees it: all that it may know, or the part to show."""
        return self.view(state, seat)

    def disguised(self, state: State, seat: int, seed: int) -> State:
        """A copy in which all that a seat may not know is random; as `Game.sample` of its view.

        Here nothing is hidden but the dice to come. A game that hides more overrides this.
        """
        copy = state.clone()
        copy.rng = generator(seed)
        return copy

    @abstractmethod
    def dump(self, state: object) -> dict[str, object]:
        """A state as JSON types."""

    @abstractmethod
    def digest(self, state: object) -> str:
        """A state's fingerprint."""

    def unseen(self, state: object) -> Counter[Hidden]:
        """What lies hidden now and from whom, each thing as often as there are of it.

        Whatever is among it no longer has been shown, so that no choice before that can be taken
        back. What chance brings need not be told here: it is news to everybody.
        """
        return Counter()

    def opens(self, event: Event) -> bool:
        """Whether something that was sealed for everybody came to light by an event."""
        return False

    def closed(self, state: object, seat: int | None) -> Exception:
        """The error that says why a seat (None: anybody) has no decision open now."""
        if seat is None:
            return Illegal("The game is over; no choice is open.")
        return Illegal(f"Seat {seat} has no open decision now.")

    @abstractmethod
    def refuse(self, state: object, code: i64, seat: i64) -> Exception:
        """The error that says why a packed option is not possible now."""
