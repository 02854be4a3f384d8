"""Seals on the deals of a day: whoever brings moves back shows that this house answered them.

Nothing is kept of a deal that is being played. Its moves go to the player with a seal; where they come back
with it, every move of the champion among them was the champion's.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bocage.learning.daily import DailyDeal
from bocage.table.schema import keys
from bocage.table.store import Store

DEALS = "deals"  # the name of the key
SIZE = 32  # bytes


class Seals:
    """Makes and knows the seals of one database; all servers on it know each other's."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = ""

    async def seal(self, deal: DailyDeal, moves: Sequence[str]) -> str:
        """The seal of a deal after these moves.

        Raises:
            Refused: the database is away, and the key is not known yet.
        """
        self._key = self._key or await self._shared()
        words = json.dumps([deal.day, deal.game, deal.sort, deal.rules, *moves])
        return hmac.new(bytes.fromhex(self._key), words.encode(), "sha256").hexdigest()

    async def holds(self, deal: DailyDeal, moves: Sequence[str], seal: str) -> bool:
        """Whether these moves were sealed so; where there are none yet, nothing needs to be shown.

        Raises:
            Refused: as `seal`.
        """
        return not moves or hmac.compare_digest(await self.seal(deal, moves), seal)

    async def _shared(self) -> str:
        """The key that the database has; the first who asks makes it."""

        def work(connection: Connection) -> str:
            connection.execute(keys.insert(), {"name": DEALS, "key": secrets.token_hex(SIZE)})
            return _kept(connection)

        found = await self._store.read(_kept)
        if found:
            return found
        try:
            return await self._store.write(work)
        except IntegrityError:  # another server was faster
            return await self._store.read(_kept)


def _kept(connection: Connection) -> str:
    found = connection.execute(sa.select(keys.c.key).where(keys.c.name == DEALS)).scalar()
    return str(found or "")
