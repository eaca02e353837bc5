"""Limits: how often somebody may ask, and how much they may have open, by address."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator
from contextlib import contextmanager

from overseer.server.refusal import Denied
from overseer.server.settings import Limits

_MOST_KEYS = 10_000
_NETWORK = 64  # bits of an address of IPv6 that tell whose it is; the rest is the owner's to choose
_WRONG = ("unauthorised", "not-found")  # what a token is told that opens nothing


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

    def wait(self, now: float) -> float:
        """Seconds until there is a go again."""
        self._fill(now)
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
        return 0.0 if bucket.take(now) else max(bucket.wait(now), 0.001)

    def closed_for(self, key: Hashable) -> float:
        """Seconds until the asker may pass again, which uses up nothing."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait(self.clock())

    def _make_room(self, now: float) -> None:
        """Forget whoever has not asked for long; of very many askers, all but the latest."""
        if len(self._buckets) < _MOST_KEYS:
            return
        self._buckets = {k: each for k, each in self._buckets.items() if not each.is_full(now)}
        while len(self._buckets) >= _MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]


class Visitors:
    """All that is counted by address at one server."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.requests = Turnstile(*limits.requests, clock)
        self.files = Turnstile(*limits.files, clock)
        self.tables = Turnstile(*limits.tables, clock)
        self.hellos = Turnstile(*limits.hellos, clock)
        self._mistakes = Turnstile(*limits.mistakes, clock)
        self._sockets: Counter[Hashable] = Counter()

    def check(self, turnstile: Turnstile, address: str) -> None:
        """Use up a go of an address; deny it if there is none."""
        if self.is_counted(address):
            _deny_for(turnstile.wait(owner_of(address)))

    @contextmanager
    def showing_token(self, address: str) -> Iterator[None]:
        """A token is looked at; whoever has shown too many wrong ones waits."""
        if not self.is_counted(address):
            yield
            return
        owner = owner_of(address)
        _deny_for(self._mistakes.closed_for(owner))
        try:
            yield
        except Denied as denied:
            if denied.code in _WRONG:
                self._mistakes.wait(owner)
            raise

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """A socket is open from an address, which may have only so many."""
        owner, most = owner_of(address), self.limits.open_sockets
        if self.is_counted(address) and self._sockets[owner] >= most:
            raise Denied("too-frequent", "too-many-sockets-here", most=most)
        self._sockets[owner] += 1
        try:
            yield
        finally:
            self._sockets[owner] -= 1
            if not self._sockets[owner]:
                del self._sockets[owner]

    def is_counted(self, address: str) -> bool:
        """Whether limits are for this address."""
        return not (self.limits.exempt_loopback and is_loopback(address))


def owner_of(address: str) -> Hashable:
    """Whoever an address belongs to, as far as it tells."""
    parsed = _parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return "IPv6", int(parsed) >> (128 - _NETWORK)
    return str(parsed or address)


def is_loopback(address: str) -> bool:
    """Whether an address is of this machine, whose owner is not limited."""
    parsed = _parsed(address)
    return parsed is not None and parsed.is_loopback


def is_among(address: str, places: Collection[str]) -> bool:
    """Whether an address is one of some addresses or networks, of which `*` is all."""
    parsed = _parsed(address)
    for place in places:
        if place in ("*", address):
            return True
        try:
            network = ipaddress.ip_network(place, strict=False)
        except ValueError:
            continue
        if parsed is not None and parsed in network:
            return True
    return False


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, one of IPv4 that is written in the way of IPv6 as what it is."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(parsed, ipaddress.IPv6Address):
        return parsed.ipv4_mapped or parsed
    return parsed


def _deny_for(seconds: float) -> None:
    if seconds:
        raise Denied("too-frequent", seconds=math.ceil(seconds))
