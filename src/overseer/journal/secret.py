"""Secrets of the dice: a seed, the salt that hides it, and the commitment to both."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from overseer.kernel.errors import Malformed
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator

_BITS = 128
_TOO_LARGE = 10**100
_SEED = r"(?:0|-?[1-9][0-9]{0,99})"
_SALT = r"[0-9a-f]{16,64}"
SECRET = f"{_SEED} {_SALT}"  # the pattern of a secret as text


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
    def commitment(self) -> str:
        """SHA-256 of `<salt> <seed>`, as 64 hexadecimal digits."""
        return hashlib.sha256(f"{self.salt} {self.seed}".encode()).hexdigest()

    def generator(self) -> Rng:
        """The generator of the seed, at its beginning."""
        return generator(self.seed)

    def __str__(self) -> str:
        return f"{self.seed} {self.salt}"
