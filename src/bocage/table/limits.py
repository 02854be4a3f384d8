"""Limits on how much one address may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from bocage.table.refusals import TOO_MANY, Refused
from bocage.table.settings import Rate

REMEMBERED = 20_000  # addresses; those not heard of for longest are forgotten first


class Bucket:
    """One address's share."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = time.monotonic()

    def take(self) -> float:
        """Take one; 0 if there was one, else the seconds until there is."""
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate.per_second


class RateLimiter:
    """The shares of all addresses."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Count one for an address.

        Raises:
            Refused: it has used up its share.
        """
        bucket = self._buckets.pop(address, None) or Bucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        wait = bucket.take()
        if wait:
            raise Refused(TOO_MANY, "too-many", seconds=max(1, round(wait)))


def group_of(address: str) -> str:
    """What is counted together: an IPv4 address, or the network of an IPv6 one."""
    return ":".join(address.split(":")[:4]) if address.count(":") > 1 else address
