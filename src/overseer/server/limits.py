"""Limits: how often somebody may ask."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Hashable

_MOST_KEYS = 10_000


class Bucket:
    """A number of goes that fills up again at a steady rate."""

    __slots__ = ("burst", "filled", "rate", "seen")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.filled = float(burst)
        self.seen = now

    def take(self, now: float) -> bool:
        """Use up one go, if there is one."""
        self._fill(now)
        if self.filled < 1:
            return False
        self.filled -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a go again."""
        return max(0.0, (1 - self.filled) / self.rate)

    def is_full(self, now: float) -> bool:
        """Whether everything used up has come back."""
        self._fill(now)
        return self.filled >= self.burst

    def _fill(self, now: float) -> None:
        self.filled = min(float(self.burst), self.filled + (now - self.seen) * self.rate)
        self.seen = now


class Turnstile:
    """Buckets by whoever asks, all alike."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[Hashable, Bucket] = {}

    def wait(self, key: Hashable) -> float:
        """0 if the asker may pass, which uses up a go, or else the seconds to wait."""
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
        return 0.0 if bucket.take(now) else max(bucket.wait(), 0.001)

    def _make_room(self, now: float) -> None:
        """Forget whoever has not asked for long; of very many askers, all but the latest."""
        if len(self._buckets) < _MOST_KEYS:
            return
        self._buckets = {k: each for k, each in self._buckets.items() if not each.is_full(now)}
        while len(self._buckets) >= _MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]


def is_loopback(address: str) -> bool:
    """Whether an address is of this machine, whose owner is not limited."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
