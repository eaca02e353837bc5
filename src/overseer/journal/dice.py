"""Dice: what decides the chances of a match. They lie outside its state, so that whoever is given
the state, or a copy of it to try things on, learns nothing about what is to come.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Protocol

from overseer.journal.secret import FAST, SEALED, Secret
from overseer.kernel.decision import Decision
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator

_SPAN = 2**256


class Dice(Protocol):
    """What answers decisions of CHANCE."""

    def draw(self, decision: Decision, number: int) -> int:
        """The packed option that comes up; `number` counts the lines that stand before it."""

    def copy(self) -> Dice:
        """Dice that will fall the same way."""


class FastDice:
    """The generator of simulations: the same seed gives the same game as in `game.new`."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def draw(self, decision: Decision, number: int) -> int:
        """The next number of the generator decides."""
        options = decision.options
        return int(options.picked(self.rng.below(options.total())))

    def copy(self) -> FastDice:
        """Dice that will fall the same way."""
        return FastDice(self.rng.copy())


class SealedDice:
    """A cryptographic stream: each chance follows from the secret and its place in the game.

    Chance number n is HMAC-SHA256 over `<n> <try>`. The key is not the hash of the secret that the
    commitment tells: HMAC hashes a long key, and would come to that very hash.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key

    def draw(self, decision: Decision, number: int) -> int:
        """The first try below the largest multiple of the total decides, so that it is fair."""
        options = decision.options
        total = int(options.total())
        attempt = 0
        while True:
            digest = hmac.digest(self.key, f"{number} {attempt}".encode(), "sha256")
            value = int.from_bytes(digest, "big")
            if value < _SPAN - _SPAN % total:
                return int(options.picked(value % total))
            attempt += 1

    def copy(self) -> SealedDice:
        """The same dice: they remember nothing."""
        return self


def dice_of(secret: Secret, name: str) -> Dice:
    """The dice of a secret and the generator that its commitment names."""
    if name == SEALED:
        return SealedDice(hashlib.sha256(f"overseer dice {secret}".encode()).digest())
    assert name == FAST, name
    return FastDice(generator(secret.seed))
