"""Rate limits: token buckets that refill every second. Generous for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import NamedTuple

from entrepot.server.errors import TooOften


class Limit(NamedTuple):
    rate: float
    """How many per second, in the long run."""
    burst: float
    """How many at once."""


LIMITS = {
    "request": Limit(100, 600),
    "new-table": Limit(2, 60),  # rematches too
    "join": Limit(2, 120),
    "hints": Limit(5, 60),
    "replay": Limit(2, 40),
    "review": Limit(0.1, 20),
    "lesson": Limit(20, 200),
    "socket": Limit(10, 300),
    "messages": Limit(400, 1600),
    # and for one person
    "own-request": Limit(20, 120),
    "hint": Limit(0.5, 10),
    "message": Limit(20, 60),
    "talk": Limit(0.5, 8),
}
"""Limits per client, which may be forty people behind one address.

Those at the end are for one person: a key, a seat, or a socket (`message`).
"""
MOST_BUCKETS = 20_000
MOST_SOCKETS, MOST_OWN_SOCKETS = 400, 20
"""How many sockets may be open for one client, and for one seat."""


class Bucket:
    def __init__(self, limit: Limit, now: float) -> None:
        self.limit, self.left, self.at = limit, limit.burst, now

    def take(self, now: float) -> float:
        """Take a token and return 0, or return the seconds until there will be one."""
        rate, burst = self.limit
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / rate
        self.left -= 1
        return 0

    def full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.limit.rate >= self.limit.burst


class Limits:
    def __init__(self, factor: float = 1, limits: Mapping[str, Limit] = LIMITS) -> None:
        """Multiply all limits by `factor`; 0 turns them off."""
        self.factor = factor
        self.limits = {
            name: Limit(each.rate * factor, each.burst * factor) for name, each in limits.items()
        }
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets: Counter[str] = Counter()

    def wait(self, name: str, client: str) -> float:
        """Count one use; return 0 if it is allowed, else the seconds until it will be."""
        if not self.factor:
            return 0
        now = monotonic()
        bucket = self.buckets.get((name, client))
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.prune(now)
            bucket = self.buckets[name, client] = Bucket(self.limits[name], now)
        return bucket.take(now)

    def take(self, name: str, client: str) -> None:
        if seconds := self.wait(name, client):
            raise TooOften("too-often", seconds=max(1, round(seconds)))

    @contextmanager
    def open_socket(self, client: str, most: int | None = None) -> Iterator[bool]:
        """Count a client's socket while it is open; yields False if it already has too many."""
        self.sockets[client] += 1
        try:
            share = MOST_SOCKETS if most is None else most
            yield not self.factor or self.sockets[client] <= share * self.factor
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]

    def drop(self, name: str, client: str) -> None:
        self.buckets.pop((name, client), None)

    def prune(self, now: float) -> None:
        """Drop full buckets, which are as good as new; if that is not enough, drop the oldest."""
        self.buckets = {key: each for key, each in self.buckets.items() if not each.full(now)}
        for key in list(self.buckets)[: max(0, len(self.buckets) - MOST_BUCKETS // 2)]:
            del self.buckets[key]


def client_of(address: str) -> str:
    """The client behind an address: an IPv6 client has a whole network of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
