"""All tables that somebody is at: read when they are first asked for, put away when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Protocol

from bocage.bots import RandomBot
from bocage.core.state import NATURE
from bocage.table.bus import Bus
from bocage.table.entries import CLOSE, Entry
from bocage.table.others import Others
from bocage.table.refusals import NOT_FOUND, TOO_MANY, UNAVAILABLE, Refused
from bocage.table.reviews import ReviewJob, Reviews
from bocage.table.room import Room
from bocage.table.settings import Settings
from bocage.table.sheets import Keeper, StoredTable
from bocage.table.taking_up import OtherRules
from bocage.table.thinkers import Thinkers, TooSlow

if TYPE_CHECKING:  # nobody counts in a page, and there is nobody to talk to
    from bocage.table.chats import Chats
    from bocage.table.metrics import Metrics

log = logging.getLogger("bocage.table")
HOUSEKEEPING = 30.0  # seconds between two looks for tables to put away
MOST_HINTS = 20  # that people wait for at once
HINT_SECONDS = 2  # that one takes
NOTHING = 0  # what a bot decides where the table has gone on without it
RETRY = 1.0  # seconds before a bot's decision is tried again
ELSEWHERE = 0.5  # seconds before it is asked again whether another process still lets the bot think


class Guest(Protocol):
    """Somebody who is connected to a table."""

    owner: str

    def wake(self) -> None:
        """The table has changed."""


class Rooms:
    """The tables in memory, who is connected to them, and the bots that play there."""

    def __init__(self, settings: Settings, store: Keeper, bus: Bus, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.metrics = metrics
        metrics.now = self.figures
        self._thinkers = Thinkers(settings.thinkers, settings.bot_seconds)
        self._reviews = Reviews()
        self._rooms: dict[str, asyncio.Future[Room | None]] = {}
        self._guests: dict[str, set[Guest]] = {}
        self._used: dict[str, float] = {}
        self._advised: set[str] = set()
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._others = Others(store, bus, self, self._wake)
        self.chats: Chats | None = None
        self.now: Callable[[], float] = time.time  # what the clocks of tables go by

    async def start(self) -> None:
        """Begin to listen to the other processes."""
        await self._others.start()
        self._spawn(self._keep_house())

    async def close(self) -> None:
        """Stop the bots."""
        self._is_closed = True
        tasks = [*self._tasks, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()
        await self._reviews.close()
        await self._others.close()

    def known(self, id: str) -> asyncio.Future[Room | None] | None:
        """A table, perhaps still being read; None when it is not in memory."""
        return self._rooms.get(id)

    def ids(self) -> Iterable[str]:
        """The tables in memory."""
        return self._rooms

    async def get(self, id: str) -> Room:
        """A table.

        Raises:
            Refused: there is none.
        """
        self._used[id] = time.monotonic()
        if id not in self._rooms:
            self._rooms[id] = asyncio.ensure_future(Room.load(self.store, id, self._changed, self._time))
        try:
            room = await asyncio.shield(self._rooms[id])
        except Exception as problem:
            self._rooms.pop(id, None)
            if isinstance(problem, OtherRules) and problem.is_past:
                await self.shut(id, lambda _: None)  # nobody will ever go on with it
            raise
        if room is None:
            self._rooms.pop(id, None)
            self._used.pop(id, None)
            raise Refused(NOT_FOUND, "no-table")
        self._drive(room)
        return room

    def _time(self) -> float:
        return self.now()

    async def kept(self, id: str) -> tuple[StoredTable, list[Entry]]:
        """What the database holds of a table, whether it can be played here or not.

        Raises:
            Refused: there is none.
        """
        found = await self.store.load(id)
        if found is None:
            raise Refused(NOT_FOUND, "no-table")
        return found

    async def shut(self, id: str, check: Callable[[StoredTable], None]) -> None:
        """Close a table whose game cannot be played here.

        Args:
            check: refuses, where somebody may not.
        """
        sheet, past = await self.kept(id)
        check(sheet)
        if sheet.status in ("waiting", "playing"):
            sheet.status, sheet.touched = "closed", time.time()
            await self.store.append(sheet, len(past), [Entry(CLOSE, NATURE)])

    async def visit(self, id: str) -> Room:
        """A table for somebody who comes to it: what other processes did to it is known.

        Raises:
            Refused: there is none.
        """
        room = await self.get(id)
        await self._others.freshen(room)
        return room

    # Who is there.

    def enter(self, room: Room, guest: Guest) -> None:
        """Somebody has connected."""
        self._guests.setdefault(room.sheet.id, set()).add(guest)
        self._wake(room.sheet.id, but=guest)
        self._publish(room.sheet.id, is_changed=False)

    def leave(self, room: Room, guest: Guest) -> None:
        """Somebody has gone."""
        guests = self._guests.get(room.sheet.id, set())
        guests.discard(guest)
        if not guests:
            self._guests.pop(room.sheet.id, None)
        self._wake(room.sheet.id)
        self._publish(room.sheet.id, is_changed=False)

    def here(self, id: str) -> frozenset[str]:
        """The owners who are connected to a table, at any process."""
        return self._here(id) | self._others.here(id)

    def _here(self, id: str) -> frozenset[str]:
        return frozenset(guest.owner for guest in self._guests.get(id, ()) if guest.owner)

    def _publish(self, id: str, is_changed: bool = True) -> None:
        self.bus.publish(id, self._here(id), is_changed)

    def figures(self) -> dict[str, float]:
        """What is true just now, for the metrics."""
        return {
            "bocage_tables_in_memory": len(self._rooms),
            "bocage_tables_with_guests": len(self._guests),
            "bocage_connections": sum(len(guests) for guests in self._guests.values()),
            "bocage_bots_thinking": len(self._driving),
            "bocage_thinkers_waiting": self._thinkers.waiting,
            "bocage_writes_waiting": self.store.waiting,
            "bocage_others_reached": float(self.bus.is_reached),
        }

    # What happens.

    async def _changed(self, room: Room, is_own: bool) -> None:
        self._wake(room.sheet.id)
        self._drive(room)
        if is_own and room.sheet.status == "over":
            self.metrics.games_finished.labels(room.sheet.game).inc()
        if is_own:
            self._publish(room.sheet.id)

    def tell(self, id: str) -> None:
        """Something that is not about its game has happened at a table: whoever is there looks, anywhere."""
        self._wake(id)
        self._publish(id)

    def _wake(self, id: str, but: Guest | None = None) -> None:
        for guest in self._guests.get(id, ()):
            if guest is not but:
                guest.wake()

    # Bots.

    def _drive(self, room: Room) -> None:
        id = room.sheet.id
        # What was begun before the end may be carried out after it. A bot that begins to think then has a
        # process that nobody ends, and a loop that ends while it starts waits for ever (Python 3.11).
        if self._is_closed:
            return
        if id not in self._driving and (room.is_doubtful or _bot_to_act(room)):
            task = asyncio.create_task(self._think(room))
            self._driving[id] = task
            task.add_done_callback(lambda done: self._rest(room, done))

    def _rest(self, room: Room, done: asyncio.Task[None]) -> None:
        """No bot had to act any more; one may have to since, between the last look and now."""
        self._driving.pop(room.sheet.id, None)
        if not done.cancelled():
            self._drive(room)

    async def _think(self, room: Room) -> None:
        """Let bots decide until it is a person's turn, by what the database holds."""
        while room.is_doubtful or _bot_to_act(room) is not None:
            try:
                await room.be_sure()
                if not await self._let_decide(room):
                    await asyncio.sleep(ELSEWHERE)
            except Refused as problem:
                log.warning(
                    "the bot's decision was not kept: %s", problem.key, extra={"table": room.sheet.id}
                )
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("the bot could not play", extra={"table": room.sheet.id})
                await asyncio.sleep(RETRY)

    async def _let_decide(self, room: Room) -> bool:
        """One decision of a bot; False where another process lets it think."""
        bot = _bot_to_act(room)
        if bot is None:
            return True
        seq = room.course.seq
        async with self.bus.lease(f"{room.sheet.id}:{seq}") as is_ours:
            if is_ours:
                await room.play_for_bot(bot[0], await self._decision(room, *bot), seq)
        return is_ours

    async def _decision(self, room: Room, seat: int, bot: str) -> int:
        begun, seq = time.monotonic(), room.course.seq
        try:
            answer = await self._thinkers.ask(question(room, "decide", bot), room.sheet.host)
            assert isinstance(answer, int)
            return answer
        except TooSlow:
            self.metrics.bots_too_slow.inc()
            if seq != room.course.seq:
                return NOTHING
            return RandomBot(room.rng.getrandbits(30)).decide(room.game.sample(seat, room.rng))
        finally:
            self.metrics.bot_seconds.observe(time.monotonic() - begun)

    async def hint(self, room: Room, owner: str) -> object:
        """What the analysis would do. Somebody who waits for a hint gets no other meanwhile.

        Raises:
            Refused: they wait for one already, or too many do.
            TooSlow: it did not answer.
        """
        if owner in self._advised:
            raise Refused(TOO_MANY, "too-many", seconds=HINT_SECONDS)
        if len(self._advised) >= MOST_HINTS:
            raise Refused(UNAVAILABLE, "hint-too-slow")
        self._advised.add(owner)
        try:
            found = await self._thinkers.ask(question(room, "hint"), owner)
            self.metrics.hints.inc()
            return found
        finally:
            self._advised.discard(owner)

    async def study(self, owner: str, question: dict[str, object]) -> object:
        """What the analysis says about a position of nobody's table. One question a person at a time.

        Raises:
            Refused: they wait for an answer already, too many do, or it did not come in time.
        """
        if owner in self._advised:
            raise Refused(TOO_MANY, "too-many", seconds=HINT_SECONDS)
        if len(self._advised) >= MOST_HINTS:
            raise Refused(UNAVAILABLE, "hint-too-slow")
        self._advised.add(owner)
        try:
            return await self._thinkers.ask(question, owner)
        except TooSlow:
            raise Refused(UNAVAILABLE, "hint-too-slow") from None
        finally:
            self._advised.discard(owner)

    async def review(self, room: Room, owner: str, seconds: float) -> object | ReviewJob:
        """The review of a game that is over, or how far it has come after so many seconds.

        Raises:
            Refused: they wait for another one, or too many do.
            TooSlow: it could not be made.
        """
        key = (room.sheet.id, room.course.seq)
        return await self._reviews.wait(key, lambda: question(room, "review"), owner, seconds)

    async def check(self) -> None:
        """Refuse where the database, the other processes or the thinkers do not answer.

        Raises:
            BocageError: which of them does not.
        """
        await self.store.check()
        await self.bus.check()
        try:
            await self._thinkers.check()
        except TooSlow:
            raise Refused(UNAVAILABLE, "thinkers-away") from None

    # Order.

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            long_ago = time.monotonic() - self.settings.idle_seconds
            for id, used in list(self._used.items()):
                if used < long_ago and id not in self._guests and id not in self._driving:
                    self._used.pop(id, None)
                    self._rooms.pop(id, None)
                    self._others.forget(id)
            for id in self._guests:
                self._publish(id, is_changed=False)
            self._reviews.give_up()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def question(room: Room, task: str, bot: str = "") -> dict[str, object]:
    """A question to a thinker about a table as it stands."""
    return {
        "task": task,
        "table": room.sheet.id,
        "game": room.sheet.game,
        "options": room.sheet.options,
        "start": room.sheet.start,
        "moves": [action for _, action in room.game.moves()],
        "bot": bot,
    }


def _bot_to_act(room: Room) -> tuple[int, str] | None:
    """The seat and the name of the bot that must decide."""
    seat = room.game.to_act
    if seat is None or seat < 0 or room.sheet.status == "closed":
        return None
    place = room.sheet.seats[seat]
    return (seat, place.bot) if place.kind == "bot" else None
