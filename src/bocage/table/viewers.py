"""Somebody who is connected to a table: states as things happen, answers to their messages."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Protocol

from bocage.core.errors import BocageError
from bocage.messages import say
from bocage.table.desk import DECISIONS, Desk
from bocage.table.encoding import dump
from bocage.table.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, TOO_LONG, TOO_MANY
from bocage.table.wire.common import MessageId
from bocage.table.wire.play import Closed, ServerMessage

if TYPE_CHECKING:  # a table inside a page reads its messages otherwise
    from bocage.table.api.models import Message

SILENCE = 20.0  # seconds after which a ping shows that the connection stands
# Codes of a connection that the server closes; after the last two it is worth trying again.
NO_TABLE, NOT_YOURS, OTHER_RULES, TOO_BIG, TOO_MUCH, LATER = 4404, 4403, 4409, 1009, 4429, 4503
CODES = {
    NOT_FOUND: NO_TABLE,
    FORBIDDEN: NOT_YOURS,
    CONFLICT: OTHER_RULES,
    TOO_LONG: TOO_BIG,
    TOO_MANY: TOO_MUCH,
}


class Pipe(Protocol):
    """What takes text to them: a WebSocket, or the way from a worker to its page."""

    async def send_text(self, data: str) -> None:
        """Send one message."""


class Viewer:
    """Somebody who is connected to a table.

    States are not piled up for a slow connection: it gets the latest, with everything that happened since
    the last one it was sent.
    """

    def __init__(self, socket: Pipe, desk: Desk, since: int) -> None:
        self.owner = desk.owner
        self.desk = desk
        self._socket = socket
        self._since = since
        self._heard = 0  # the last line of the chat that was sent
        self._is_due = True
        self._answers: deque[ServerMessage] = deque()
        # Messages that were carried out, which the next state answers. It waits while a decision is made:
        # what others did meanwhile is no answer.
        self._ids: list[MessageId] = []
        self._is_busy = False
        self._news = asyncio.Event()
        self._news.set()

    def wake(self) -> None:
        """The table has changed."""
        self._is_due = True
        self._news.set()

    async def send_all(self) -> None:
        """Send whatever there is to send, for ever."""
        while True:
            try:
                # Not `wait_for`, which in Python 3.11 may swallow the cancelling of this task.
                async with asyncio.timeout(SILENCE):
                    await self._news.wait()
            except TimeoutError:
                self._answers.append({"type": "ping"})
            self._news.clear()
            if self._is_due and not self._is_busy:
                self._is_due = False
                await self._send_state()
                await self._send_chat()
            while self._answers:
                await self._socket.send_text(dump(self._answers.popleft()))
            if self.desk.room.sheet.status == "closed":
                closed: Closed = {
                    "type": "closed",
                    "sentence": say("table-was-closed", self.desk.lang),
                    "record": f"/api/tables/{self.desk.room.sheet.id}/record",
                }
                await self._socket.send_text(dump(closed))
                return

    async def _send_state(self) -> None:
        self.desk.check_may_watch()  # that may have changed since they came
        done, self._ids = self._ids, []
        text, self._since = await self.desk.state_text(self._since, done[-1] if done else None)
        metrics = self.desk.rooms.metrics
        metrics.states_sent.inc()
        metrics.bytes_sent.inc(len(text))
        await self._socket.send_text(text)

    async def _send_chat(self) -> None:
        """What was said since they last heard of it."""
        chat = await self.desk.chat(self._heard)
        if chat is not None:
            self._heard = chat["lines"][-1]["n"]
            await self._socket.send_text(dump(chat))

    def _answer(self, message: ServerMessage) -> None:
        self._answers.append(message)
        self._news.set()

    async def carry_out(self, message: Message) -> None:
        """Do what a message asks for, and answer it."""
        self._is_busy = message.do in DECISIONS
        try:
            answer = await self.desk.answer(message)
        except BocageError as problem:
            self.fail(problem, message.id)
            if problem.key in ("stale", "turn-of"):
                self.wake()
            return
        finally:
            self._is_busy = False
            self._news.set()
        if answer is not None:
            answer["id"] = message.id
            self._answer(answer)
            return
        if message.id is not None:
            self._ids.append(message.id)
        if message.do == "lang":
            self._since = self._heard = 0  # the whole log anew, and the chat
        self.wake()

    def fail(self, problem: BocageError, id: MessageId | None) -> None:
        """Answer a message that could not be read or carried out."""
        self._answer(self.desk.failure(problem, id))
