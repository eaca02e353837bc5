"""Bots: whatever can choose for a seat."""

from __future__ import annotations

import random
from typing import Protocol

from overseer.kernel.decision import Decision, Option
from overseer.kernel.errors import Illegal
from overseer.kernel.seed import generator
from overseer.kernel.state import State


class Bot(Protocol):
    """A player that is a program.

    It may look at everything in the state that it is given, and play on in copies. Tables give it
    states made by `ask`, in which whatever its seat may not know is only a guess.
    """

    def choose(self, state: State, seat: int) -> Option:
        """One of the options of the seat's open decision; the state stays as it is."""


def ask(bot: Bot, state: State, seat: int, guesses: random.Random) -> Option:
    """A bot's choice, made in the knowledge of its seat.

    The bot is given a copy in which all that its seat may not know is random: hands, facedown
    tokens, what cards seal, and the dice to come. `guesses` are random numbers of the table.
    """
    return bot.choose(state.book.disguised(state, seat, guesses.getrandbits(32)), seat)


def decision_of(state: State, seat: int) -> Decision:
    """The open decision of a seat."""
    decision = state.decision
    while decision is not None:
        if decision.seat == seat:
            return decision
        decision = decision.next
    raise Illegal(f"Seat {seat} has no open decision now.")


def future(state: State, seed: int) -> State:
    """A copy of a state to play on in, with dice of the seed: not those that will really fall."""
    return state.future(generator(seed))


def own_dice(name: str, seed: int) -> random.Random:
    """A bot's own random numbers, unrelated to those of any game or other bot."""
    return random.Random(f"{name} bot {seed}")


class RandomBot:
    """A bot that takes every option with the same chance."""

    def __init__(self, seed: int) -> None:
        self._random = own_dice("random", seed).random

    def choose(self, state: State, seat: int) -> Option:
        """Any of the options."""
        options = decision_of(state, seat).options
        return options[int(self._random() * len(options))]
