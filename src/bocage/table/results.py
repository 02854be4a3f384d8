"""What everybody has made of the deals of a day, in the database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bocage.learning.daily import DailyDeal
from bocage.learning.results import worth
from bocage.table.schema import deals
from bocage.table.store import Store

KEPT_DAYS = 60
SHOWN = 50  # the best of a day


@dataclass(frozen=True)
class PlayedDeal:
    """What somebody has made of a deal.

    Attributes:
        owner: who; name: as they call themselves; scores: their own first.
        elsewhere: nobody here saw the champion's moves being made.
    """

    owner: str
    name: str
    scores: list[float]
    elsewhere: bool = False


@dataclass(frozen=True)
class DealRanking:
    """The results of a deal: the best ones; of those played here, how many there are and their mean worth."""

    best: list[PlayedDeal]
    count: int
    mean: float


async def note(store: Store, deal: DailyDeal, result: PlayedDeal) -> bool:
    """Keep a result; false where this person has one already: the first one counts.

    Raises:
        Refused: the database cannot be written.
    """

    def work(connection: Connection) -> None:
        last = (date.fromisoformat(deal.day) - timedelta(days=KEPT_DAYS)).isoformat()
        connection.execute(deals.delete().where(deals.c.day < last))
        key = {"day": deal.day, "game": deal.game, "sort": deal.sort, "rules": deal.rules}
        told: dict[str, object] = {"owner": result.owner, "name": result.name, "scores": result.scores}
        told |= {"worth": worth(result.scores), "elsewhere": int(result.elsewhere)}
        connection.execute(deals.insert(), {**key, **told, "at": time.time()})

    try:
        await store.write(work)
    except IntegrityError:
        return False
    return True


async def read(store: Store, deal: DailyDeal) -> DealRanking:
    """Everybody's results of a deal, the best first; those played elsewhere follow.

    Raises:
        Refused: the database cannot be read.
    """
    keys = zip(
        (deals.c.day, deals.c.game, deals.c.sort, deals.c.rules),
        (deal.day, deal.game, deal.sort, deal.rules),
        strict=True,
    )
    these = sa.and_(*(column == value for column, value in keys))

    def work(connection: Connection) -> DealRanking:
        order = (deals.c.elsewhere, deals.c.worth.desc(), deals.c.at)
        best = sa.select(deals).where(these).order_by(*order).limit(SHOWN)
        rows: Sequence[sa.Row[tuple[object, ...]]] = connection.execute(best).all()
        count, mean = connection.execute(
            sa.select(sa.func.count(), sa.func.avg(deals.c.worth)).where(these & (deals.c.elsewhere == 0))
        ).one()
        return DealRanking(
            [PlayedDeal(row.owner, row.name, row.scores, bool(row.elsewhere)) for row in rows],
            count,
            float(mean or 0.0),
        )

    return await store.read(work)
