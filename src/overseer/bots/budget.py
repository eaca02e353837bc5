"""Budgets: how much a bot of other people may take of the machine."""

from __future__ import annotations

import os
from dataclasses import dataclass

from overseer.kernel.errors import Malformed

SECONDS = "OVERSEER_BOT_SECONDS"
MEMORY = "OVERSEER_BOT_MEMORY"


@dataclass(frozen=True, slots=True)
class Budget:
    """What one bot may take; times are by the clock, so that they depend on the machine."""

    seconds: float = 10.0  # for one choice
    memory: int = 1024  # megabytes beside those of the rules
    strikes: int = 3  # choices that are made for it before it is not asked any more
    start: float = 30.0  # seconds until it must be there, its imports included

    @classmethod
    def of_environment(cls) -> Budget:
        """The usual budget, with what the environment says otherwise."""
        usual = cls()
        return cls(
            seconds=_number(SECONDS, usual.seconds),
            memory=int(_number(MEMORY, usual.memory)),
        )


def _number(name: str, default: float) -> float:
    text = os.environ.get(name, "")
    if not text:
        return default
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.01 <= number <= 1_000_000:
        raise Malformed(f"{name} is {text!r} in the environment; it must be a number such as 10.")
    return number
