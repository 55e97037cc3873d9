"""How often one may do what: buckets that fill by the second. Generous for people."""

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
    """So many in a second, in the long run."""
    burst: float
    """So many at once."""


LIMITS = {
    "request": Limit(20, 120),
    "make": Limit(0.5, 30),
    "join": Limit(0.5, 30),
    "hint": Limit(0.5, 10),
    "replay": Limit(0.5, 20),
    "lesson": Limit(4, 60),
    "socket": Limit(2, 60),
    "frame": Limit(20, 60),
    "frames": Limit(100, 400),
}
"""For one address; `frame` is for one socket, `frames` for all sockets of an address."""
MOST = 20_000
"""Buckets that are kept."""
MOST_OPEN = 100
"""Sockets that one address may have open."""


class Bucket:
    def __init__(self, limit: Limit, now: float) -> None:
        self.limit, self.left, self.at = limit, limit.burst, now

    def take(self, now: float) -> float:
        """0 if one may; else the seconds until one may."""
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
        """`factor`: all limits so many times as high; 0: none at all."""
        self.factor = factor
        self.limits = {
            name: Limit(each.rate * factor, each.burst * factor) for name, each in limits.items()
        }
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.open: Counter[str] = Counter()

    def wait(self, what: str, who: str) -> float:
        if not self.factor:
            return 0
        now = monotonic()
        bucket = self.buckets.get((what, who))
        if bucket is None:
            if len(self.buckets) >= MOST:
                self.forget(now)
            bucket = self.buckets[what, who] = Bucket(self.limits[what], now)
        return bucket.take(now)

    def take(self, what: str, who: str) -> None:
        if seconds := self.wait(what, who):
            raise TooOften("too-often", seconds=max(1, round(seconds)))

    @contextmanager
    def opened(self, who: str) -> Iterator[bool]:
        """As long as somebody has a socket open; False: there are too many already."""
        self.open[who] += 1
        try:
            yield not self.factor or self.open[who] <= MOST_OPEN * self.factor
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    def drop(self, what: str, who: str) -> None:
        self.buckets.pop((what, who), None)

    def forget(self, now: float) -> None:
        """Full buckets are as good as new ones; if that is not enough, the oldest go."""
        self.buckets = {key: each for key, each in self.buckets.items() if not each.full(now)}
        for key in list(self.buckets)[: max(0, len(self.buckets) - MOST // 2)]:
            del self.buckets[key]


def neighbourhood(address: str) -> str:
    """Who is meant by an address: one IPv6 line has a whole network of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
