"""Secrets of the dice: a seed, the salt that hides it, and the commitment to both."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from overseer.kernel.errors import Malformed

FAST = "sfc32"  # the generator of simulations: quick, but not made to keep secrets
SEALED = "hmac-sha256"  # a cryptographic stream: what came tells nothing about what comes
GENERATORS = (FAST, SEALED)

_BITS = 128
_TOO_LARGE = 10**100
_SEED = r"(?:0|-?[1-9][0-9]{0,99})"
_SALT = r"[0-9a-f]{16,64}"
SECRET = f"{_SEED} {_SALT}"  # the pattern of a secret as text
_COMMITMENT = re.compile(rf"(?:({'|'.join(GENERATORS)}) )?([0-9a-f]{{64}})")


@dataclass(frozen=True, slots=True)
class Commitment:
    """What is told of a secret beforehand: its hash, and the generator that it will feed.

    Journals of format 1 name no generator; theirs is the fast one.
    """

    hash: str
    named: str  # the generator as it is written; empty in format 1

    @classmethod
    def parse(cls, text: str) -> Commitment:
        """The commitment that `str` wrote."""
        match = _COMMITMENT.fullmatch(text)
        if match is None:
            raise Malformed(
                f"a commitment is a generator ({' or '.join(GENERATORS)}) and 64 hexadecimal "
                f"digits, unlike {text!r}"
            )
        return cls(match[2], match[1] or "")

    @property
    def generator(self) -> str:
        """The generator by its name."""
        return self.named or FAST

    @property
    def public_seed(self) -> int:
        """A seed that everybody may know, for what decides nothing."""
        return int(self.hash, 16)

    def fits(self, secret: Secret) -> bool:
        """Whether a secret is the one committed to."""
        return secret.hash == self.hash

    def __str__(self) -> str:
        return f"{self.named} {self.hash}" if self.named else self.hash


@dataclass(frozen=True, slots=True)
class Secret:
    """A seed and its salt; nobody but the table knows them before the game is over."""

    seed: int
    salt: str

    @classmethod
    def of(cls, seed: int | None = None, salt: str | None = None) -> Secret:
        """The secret of a chosen seed and salt; what is not chosen is drawn.

        A chosen seed without a salt gets one that follows from the seed: such a commitment can be
        searched for its seed, and is meant for tables where one person holds all seats.
        """
        if seed is None:
            seed = secrets.randbits(_BITS)
            salt = secrets.token_hex(_BITS // 8) if salt is None else salt
        elif type(seed) is not int or abs(seed) >= _TOO_LARGE:
            raise Malformed("A seed is a whole number of at most 100 digits.")
        if salt is None:
            salt = hashlib.sha256(f"overseer salt {seed}".encode()).hexdigest()[: _BITS // 4]
        if type(salt) is not str or re.fullmatch(_SALT, salt) is None:
            raise Malformed(f"A salt is 16 to 64 hexadecimal digits, not {salt!r:.80}.")
        return cls(seed, salt)

    @classmethod
    def parse(cls, text: str) -> Secret:
        """The secret that a text of the pattern SECRET tells."""
        seed, salt = text.split(" ")
        return cls(int(seed), salt)

    @property
    def hash(self) -> str:
        """SHA-256 of `<salt> <seed>`, as 64 hexadecimal digits."""
        return hashlib.sha256(f"{self.salt} {self.seed}".encode()).hexdigest()

    def commitment(self, generator: str) -> Commitment:
        """The commitment to this secret as the seed of a generator."""
        return Commitment(self.hash, generator)

    def seed_of_opening(self, generator: str) -> int:
        """The seed of what a position leaves out; of sealed dice it tells nothing."""
        if generator == FAST:
            return self.seed
        return int(hashlib.sha256(f"overseer position {self}".encode()).hexdigest(), 16)

    def __str__(self) -> str:
        return f"{self.seed} {self.salt}"
