"""A table in memory: who sits there, the course of its game, and everything one can do to it.

Whatever changes a table goes the same way: carried out, committed, told. It is carried out first because
only the game knows what follows from it; nobody is told before it is committed, and if that fails the
table is read from the database again before anybody looks at it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random, SystemRandom
from typing import TypeVar

from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.table import entries
from bocage.table.bots import seat_names
from bocage.table.clocks import wind
from bocage.table.course import Course, follow_up, note
from bocage.table.entries import Entry
from bocage.table.lines import read_line, try_line
from bocage.table.refusals import CONFLICT, FORBIDDEN, Refused
from bocage.table.sheets import Conflict, Keeper, StoredTable
from bocage.table.states import Teller
from bocage.table.taking_back import asked, way_back
from bocage.table.taking_up import follow

T = TypeVar("T")
TRIES = 5  # how often seats or settings are changed anew where another server was faster
Changed = Callable[["Room", bool], Awaitable[None]]


class Overtaken(Refused):
    """Another server has changed the table meanwhile; nothing was done here."""

    def __init__(self) -> None:
        super().__init__(CONFLICT, "stale")


class Room:
    """One table.

    Args:
        changed: told after every change, once it is committed, and whether it was made here.
        now: the time that its clock goes by.

    Attributes:
        sheet: what the database holds of it; course: its game; teller: puts it into words;
        is_doubtful: whether what was carried out last may not have been committed.
    """

    def __init__(
        self,
        store: Keeper,
        sheet: StoredTable,
        course: Course,
        changed: Changed,
        rng: Random | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.now = now
        self.store = store
        self.sheet = sheet
        self.course = course
        self.teller = Teller(sheet, course)
        self.lock = asyncio.Lock()
        self._changed = changed
        self.rng: Random = rng or SystemRandom()
        self.is_doubtful = False

    @classmethod
    async def load(
        cls, store: Keeper, id: str, changed: Changed, now: Callable[[], float] = time.time
    ) -> Room | None:
        """Read a table from the database."""
        found = await store.load(id)
        if found is None:
            return None
        sheet, past = found
        return cls(store, sheet, await asyncio.to_thread(follow, sheet, past), changed, now=now)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.course.game

    def name(self, seat: int | None, lang: str) -> str:
        """What the player in a seat is called."""
        return seat_names(self.sheet.seats, lang)[seat] if seat is not None and seat >= 0 else ""

    def is_seat_of(self, seat: int, owner: str) -> bool:
        """Whether a seat belongs to somebody."""
        return 0 <= seat < len(self.sheet.seats) and self.sheet.seats[seat].is_of(owner)

    # What players do.

    async def play(self, seat: int, action: int | str, seq: int | None = None) -> None:
        """A person's decision, or several of one line: all of them or none.

        Raises:
            BocageError: it is not possible; nothing has changed.
        """
        await self._safely(self._play(seat, action, seq))

    async def _play(self, seat: int, action: int | str, seq: int | None) -> None:
        async with self.held():
            self._check_open()
            # Seats and settings may have changed meanwhile: that makes no decision a different one.
            if seq is not None and not self.course.changed <= seq <= self.course.seq:
                raise Refused(CONFLICT, "stale")
            self._check_turn(seat)
            line = read_line(self.game, action, seat, ahead=bool(self.sheet.settings.get("confirm")))
            made = [entries.move(entries.PLAY, seat, self.game, number) for number in line.actions]
            await self._carry_out(self._held(made, line.after, seat))

    def tried(self, seat: int, action: int | str) -> Game:
        """The game as it would be after a line of a player. The lock must be held.

        Raises:
            BocageError: the line is not possible, or cannot be tried.
        """
        self._check_open()
        self._check_turn(seat)
        return try_line(self.game, action, seat, self.course.box.barriers)

    def _held(self, made: list[Entry], after: Game | None, seat: int) -> list[Entry]:
        """With confirmation, the decision that ends the turn waits."""
        if not self.sheet.settings.get("confirm") or after is None or after.to_act == seat:
            return made
        return [*made[:-1], replace(made[-1], kind=entries.HOLD)]

    async def confirm(self, seat: int) -> None:
        """Carry out what was pending."""

        async def work() -> None:
            async with self.held():
                self._check_open()
                pending = self.course.pending
                if pending is None or pending.seat != seat:
                    raise Refused(CONFLICT, "nothing-to-confirm")
                await self._carry_out([replace(pending, kind=entries.PLAY)])

        await self._safely(work())

    async def undo(self, seat: int, turn: bool = False) -> None:
        """Take back a decision, or all since the last barrier."""

        async def work() -> None:
            async with self.held():
                self._check_open()
                pending = self.course.pending
                way = way_back(self.sheet, self.course, seat, turn)
                made: list[Entry] = []
                if pending is not None and pending.seat == seat:
                    made.append(Entry(entries.DROP, seat))
                if way.count and not way.asks and (turn or not made):
                    made.append(Entry(entries.UNDO, seat, str(way.count)))
                if not made:
                    raise Refused(CONFLICT, "nothing-to-undo")
                await self._carry_out(made, follow=False)

        await self._safely(work())

    async def request(self, seat: int, wish: str) -> None:
        """Ask the others to take back, agree to it, or refuse; once all agree it is done."""

        async def work() -> None:
            async with self.held():
                self._check_open()
                if wish == entries.ASK:
                    way = way_back(self.sheet, self.course, seat)
                    if not way.asks or self.course.pending is not None:
                        raise Refused(CONFLICT, "nothing-to-undo")
                    await self._carry_out([Entry(entries.ASK, seat, str(way.count))], follow=False)
                    return
                waits = asked(self.sheet, self.course)
                if self.course.asking is None or seat not in waits:
                    raise Refused(CONFLICT, "nothing-asked")
                made = [Entry(wish, seat)]
                if wish == entries.ALLOW and waits == {seat}:
                    asker, count = self.course.asking
                    made.append(Entry(entries.UNDO, asker, str(count)))
                await self._carry_out(made, follow=False)

        await self._safely(work())

    async def redo(self, seat: int) -> None:
        """Repeat a decision that was taken back."""

        async def work() -> None:
            async with self.held():
                self._check_open()
                if not self.course.can_redo(seat) or not self.sheet.settings.get("undo"):
                    raise Refused(CONFLICT, "nothing-to-redo")
                await self._carry_out([Entry(entries.REDO, seat, self.course.undone[-1][1])])

        await self._safely(work())

    async def waive(self, seat: int, until: str) -> None:
        """Pass windows for a player until the phase or the round ends; empty: ask again."""

        async def work() -> None:
            async with self.held():
                self._check_open()
                await self._carry_out([Entry(entries.WAIVE, seat, until)])

        await self._safely(work())

    async def play_for_bot(self, seat: int, action: int, seq: int) -> bool:
        """A bot's decision; False when the table has gone on meanwhile."""

        async def work() -> bool:
            async with self.held():
                if seq != self.course.seq or self.game.to_act != seat or self.sheet.status == "closed":
                    return False
                # Where its sample promised what the game does not hold, the first legal answer must do.
                chosen = action if self.game.menu().has(action) else self.game.legal_actions()[0]
                await self._carry_out([entries.move(entries.BOT, seat, self.game, chosen)])
                return True

        return await self._safely(work())

    # What happens to the table itself.

    async def change(self, edit: Callable[[StoredTable], None], kind: str = entries.TABLE) -> None:
        """Change seats or settings; `edit` checks and changes a copy of the sheet.

        A move made elsewhere meanwhile is no reason to refuse somebody a seat: the change is then made on the
        table as it has become.

        Raises:
            Refused: by `edit`; nothing has changed.
        """

        async def work() -> None:
            for tries in range(1, TRIES + 1):
                try:
                    await self._change(edit, kind)
                    return
                except Overtaken:
                    if tries == TRIES:
                        raise

        await self._safely(work())

    async def _change(self, edit: Callable[[StoredTable], None], kind: str) -> None:
        async with self.held():
            sheet = replace(
                self.sheet,
                seats=[replace(seat) for seat in self.sheet.seats],
                settings=self.sheet.settings.copy(),
            )
            edit(sheet)
            self.sheet = self.teller.sheet = sheet
            self.teller.forget()
            await self._carry_out([Entry(kind, NATURE)], follow=False, seats=True)

    async def catch_up(self) -> None:
        """Another server may have changed the table: read what is new.

        Raises:
            Refused: the database cannot be read.
        """
        async with self.held():
            found = await self.store.load_since(self.sheet.id, self.course.seq)
            if found is None or (not found[1] and found[0].touched == self.sheet.touched):
                return
            self.is_doubtful = True  # until everything that is new was carried out
            self.sheet, new = found
            self.teller.sheet = self.sheet
            for entry in new:
                self.course.apply(entry)
            self.is_doubtful = False
            self.teller.refresh()
            if any(entry.kind == entries.TABLE for entry in new):
                self.teller.forget()
        await self._changed(self, False)

    # How it is done.

    async def _carry_out(self, made: Sequence[Entry], follow: bool = True, seats: bool = False) -> None:
        """Apply entries and what follows from them, commit them, tell everybody. The lock must be held."""
        first = self.course.seq
        done = list(made)
        try:
            for entry in made:
                self.course.apply(entry)
            if follow:
                people = frozenset(n for n, seat in enumerate(self.sheet.seats) if seat.kind == "person")
                done += follow_up(
                    self.course, self.rng, bool(self.sheet.settings.get("forced")), people, self.sheet.seed
                )
            note(self.sheet, self.course)
            wind(self.sheet, self.course.moves, done, self.now())
            await self.store.append(self.sheet, first, done, seats)
        except BaseException as problem:
            self.is_doubtful = True
            if isinstance(problem, Conflict):
                raise Overtaken from None
            raise
        self.teller.refresh()
        await self._changed(self, True)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """While this lasts nobody else changes the table, and what it shows is what the database holds.

        Raises:
            Refused: the database cannot be read.
        """
        async with self.lock:
            if self.is_doubtful:
                await self._reload()
            yield

    async def be_sure(self) -> None:
        """Read the table anew where what was carried out last may not have been committed.

        Raises:
            Refused: the database cannot be read.
        """
        if self.is_doubtful:
            async with self.held():
                pass

    async def _reload(self) -> None:
        """Read the table anew, and say so: whose turn it is may be another's, such as a bot's."""
        found = await self.store.load(self.sheet.id)
        assert found is not None
        self.sheet, past = found
        self.course = await asyncio.to_thread(follow, self.sheet, past)
        self.teller = Teller(self.sheet, self.course)
        self.is_doubtful = False
        await self._changed(self, False)

    async def _safely(self, work: Coroutine[object, object, T]) -> T:
        """To the end, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(work))

    def _check_open(self) -> None:
        if self.sheet.status == "closed":
            raise Refused(CONFLICT, "table-closed")
        if self.game.to_act is None:
            raise Refused(CONFLICT, "game-over")

    def _check_turn(self, seat: int) -> None:
        if self.game.to_act != seat:
            raise Refused(CONFLICT, "turn-of", number=(self.game.to_act or 0) + 1)

    def check_owner(self, seat: int, owner: str) -> None:
        """Refuse somebody else's seat.

        Raises:
            Refused: it is.
        """
        if not self.is_seat_of(seat, owner):
            raise Refused(FORBIDDEN, "not-your-seat")
