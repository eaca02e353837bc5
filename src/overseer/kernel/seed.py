"""Seeds: any whole number becomes the four words of a generator."""

from __future__ import annotations

import hashlib

from overseer.kernel.errors import Malformed
from overseer.kernel.rng import Rng

_WARM_UP = 12


def generator(seed: int) -> Rng:
    """The generator of a seed; near seeds give unrelated numbers."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise Malformed(f"A seed is a whole number, not {seed!r}.")
    raw = hashlib.sha256(f"overseer seed {seed}".encode()).digest()
    a, b, c, counter = (int.from_bytes(raw[i : i + 4], "big") for i in range(0, 16, 4))
    rng = Rng(a, b, c, counter)
    for _ in range(_WARM_UP):
        rng.next()
    return rng
