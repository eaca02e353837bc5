"""Guests: bots of other people, each in a process of its own and with a budget.

Whatever a guest does, an option of its decision is chosen. If it names none in time, or one that is
not there, or breaks, that is a strike: the default is chosen for it. After some strikes it is not
asked any more.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Literal, NamedTuple

from overseer.bots.bot import Bot, decision_of, own_dice
from overseer.bots.budget import Budget
from overseer.bots.foreign import reference_of
from overseer.bots.guest_process import BROKE_OFF, LODGE, NONSENSE, GuestProcess, Kind
from overseer.bots.wire import Cut, Late, clean
from overseer.kernel.decision import Decision, Option
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.state import State

StrikeKind = Literal["late", "illegal", "failed", "unasked"]


@dataclass(frozen=True, slots=True)
class Strike:
    """A choice that was made for a bot, and why."""

    kind: StrikeKind
    text: str = ""  # what is known of it, for whoever wrote the bot

    def __str__(self) -> str:
        """The strike in one line."""
        return f"{self.kind}: {self.text}" if self.text else self.kind


_UNASKED = Strike("unasked")


class Card(NamedTuple):
    """What a bot says of itself."""

    label: str  # its own name; empty if it has none
    help: str  # how it plays, in a sentence


class Guest:
    """A bot of other people. Its process starts when it is first asked, or by `start`."""

    def __init__(self, name: str, game: Game, seed: int, budget: Budget | None = None) -> None:
        self.name = name
        self.budget = Budget.of_environment() if budget is None else budget
        self.strikes: list[Strike] = []
        self._kind = Kind.of(name, reference_of(name), game, self.budget)
        self._seed = seed
        self._guesses = own_dice("guest", seed)
        self._process: GuestProcess | None = None
        self._is_over = False

    @property
    def is_out(self) -> bool:
        """Whether it is not asked any more."""
        return self._is_over or len(self.strikes) >= self.budget.strikes

    @property
    def longest(self) -> float:
        """Seconds within which a choice is there, whatever happens."""
        return 2 * self.budget.start + self.budget.seconds + 5.0

    def start(self) -> Card:
        """Have it ready to be asked; raises Malformed if it cannot be, Cut if it was ended."""
        card = self._ready().card
        return Card(card["label"], card["help"])

    def choose(self, state: State, seat: int) -> Option:
        """What it chooses; if it does not, the default."""
        decision = decision_of(state, seat)
        if self.is_out:
            self.strikes.append(_UNASKED)
        elif (option := self._judged(self._answer(state, seat), decision)) is not None:
            return option
        return decision.options[decision.default]

    def dismiss(self) -> None:
        """Let go of its process."""
        process, self._process = self._process, None
        if process is not None:
            LODGE.give_back(process)

    def end(self) -> None:
        """End its process for good, even while it is thinking; it is not asked any more."""
        self._is_over = True
        self._break_off()

    def __del__(self) -> None:
        """Leave nothing behind if nobody has dismissed it."""
        if getattr(self, "_process", None) is not None:
            with contextlib.suppress(Exception):
                self.end()

    def _ready(self) -> GuestProcess:
        """Its process; another one, if it had to make room or was ended."""
        process = self._process
        if process is None or process.is_ended:
            self._process = None
            self._stop_if_over()
            process = self._process = LODGE.take(self._kind)  # from here on `end` finds it
            self._stop_if_over()  # it may have been ended while the process started
            process.make(self._seed)
        return process

    def _stop_if_over(self) -> None:
        if self._is_over:
            self._break_off()
            raise Cut

    def _answer(self, state: State, seat: int) -> object:
        """What it says; a strike, if it says nothing."""
        question = {
            "view": state.book.basis(state, seat),
            "seat": seat,
            "seed": self._guesses.getrandbits(32),
        }
        try:
            return self._ready().ask(question)
        except Malformed as error:
            return Strike("failed", str(error))
        except Late:
            self._break_off()
            return Strike("late", f"nothing came within {self.budget.seconds:g} seconds")
        except Cut:
            self._break_off()
            return Strike("failed", BROKE_OFF)

    def _judged(self, answer: object, decision: Decision) -> Option | None:
        """The option that an answer names; otherwise a strike is noted."""
        strike = answer if isinstance(answer, Strike) else None
        if isinstance(answer, dict):
            choice = answer.get("choice")
            if isinstance(choice, str):
                for option in decision.options:
                    if option.notation == choice:
                        return option
                strike = Strike("illegal", clean(choice))
            elif "illegal" in answer:
                strike = Strike("illegal", clean(str(answer["illegal"])))
            elif "failed" in answer:
                strike = Strike("failed", clean(str(answer["failed"])))
        if strike is None:
            self._break_off()
            is_end = isinstance(answer, dict) and "ended" in answer
            strike = Strike("failed", BROKE_OFF if is_end else NONSENSE)
        self.strikes.append(strike)
        return None

    def _break_off(self) -> None:
        """End its process; it is made anew, without its memories, when it is next asked."""
        process, self._process = self._process, None
        if process is not None:
            process.end()


def strikes_of(bot: Bot) -> list[Strike]:
    """The choices that were made for a bot so far."""
    return bot.strikes if isinstance(bot, Guest) else []


def dismiss(bot: Bot) -> None:
    """Let go of what a bot holds on to, once its game is over."""
    if isinstance(bot, Guest):
        bot.dismiss()
