"""The rooms of a page: those of a server, with bots that think here."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bocage.offline.metrics import NoMetrics
from bocage.offline.store import PageStore
from bocage.offline.thinking import Elsewhere, Here, Prepare
from bocage.table.bus import Bus
from bocage.table.reviews import Reviews
from bocage.table.rooms import Rooms
from bocage.table.settings import Settings
from bocage.table.thinkers import Thinkers

if TYPE_CHECKING:
    from bocage.table.metrics import Metrics

LONG = 3600.0  # seconds; nobody else wants the memory of a table that is put away


class PageRooms(Rooms):
    """The tables of this browser that somebody looks at.

    Args:
        elsewhere: has reviews made; prepare: fetches what thinking about a game needs.
    """

    def __init__(
        self, store: PageStore, elsewhere: Elsewhere | None = None, prepare: Prepare | None = None
    ) -> None:
        super().__init__(Settings(idle_seconds=LONG), store, Bus(), cast("Metrics", NoMetrics()))
        self.minds = Here(elsewhere, prepare)
        # They are asked as processes are, and answer alike.
        self._thinkers = cast("Thinkers", self.minds)
        self._reviews = Reviews(self._thinkers)
