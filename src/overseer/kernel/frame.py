"""Frames: pending work as data. A stack of them is a game's whole control flow."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.decision import CHANCE, Decision, verb_of
from overseer.kernel.refusal import NOT_NOW, NOT_OFFERED


# Games outside of the compiled unit derive from it too. Nothing but numbers hangs on a frame, so
# there are no cycles to look for.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame(metaclass=ABCMeta):
    """One step of the rulebook that is under way.

    The top frame is asked; if it has no question it is run. A frame pops itself when its work is
    done. Its fields are numbers (or flat lists of them) and have the names under which `__init__`
    takes them, so that any moment can be saved and copied.

    The abstract methods raise as well: once compiled, this class can be made although it is
    abstract, and to call an empty compiled body would end the process. It has neither ABC nor
    Generic as a base, which are not compiled: every frame would be slower for it. So a game's own
    frames say which state they take.

    KNOWN names the fields that everybody may know, in the order of `__init__`. By it the codecs of
    the games here find their frames: one that does not say so is neither told nor loaded.
    """

    KNOWN: ClassVar[tuple[str, ...]]

    @abstractmethod
    def ask(self, state: Any) -> Decision | None:
        """The open decision, or None if there is work to do first. Changes nothing."""
        raise NotImplementedError

    def answer(self, state: Any, code: i64, seat: i64) -> None:
        """Carry out a choice that `ask` offered; a frame that never asks need not say how."""
        raise RuntimeError(f"{type(self).__name__} asks nothing, so it takes no answer")

    def run(self, state: Any) -> None:
        """Do the work that needs no decision; a frame that always asks has none."""
        raise RuntimeError(f"{type(self).__name__} has nothing to ask and nothing to do")

    def refusals(self, state: Any, code: i64, seat: i64) -> i64:
        """Why a seat cannot choose something here, as reason bits; 0 exactly for what is offered.

        Chance has no reasons but its list. For players the rules behind `ask` say it (`against`).
        """
        decision = self.ask(state)
        while decision is not None and decision.seat != seat:
            decision = decision.next
        if decision is None:
            return NOT_NOW
        if seat != CHANCE:
            return self.against(state, code, decision.prompt)
        if decision.options.find(code) >= 0:
            return 0
        alike = verb_of(code) == verb_of(decision.options.codes[0])
        return NOT_OFFERED if alike else NOT_NOW

    def against(self, state: Any, code: i64, prompt: i64) -> i64:
        """Why whoever is asked a question cannot choose something; what is offered has no reason.

        The rules behind `ask` say it, not the list: NOT_NOW is for what the question is not about.
        """
        return NOT_NOW

    @abstractmethod
    def copy(self) -> Frame:
        """An independent frame with the same fields."""
        raise NotImplementedError
