"""The WebSocket of a table: states as things happen, messages of the player."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from bocage.core.errors import BocageError
from bocage.messages import say
from bocage.table.api.common import address_of, dump, house_of, owner_asking, preferred
from bocage.table.api.models import Lang, Message, SeatNumber
from bocage.table.boxes.box import Json
from bocage.table.desk import DECISIONS, Desk
from bocage.table.limits import Bucket
from bocage.table.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, TOO_LONG, TOO_MANY, UNPROCESSABLE, Refused

router = APIRouter()
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


class Viewer:
    """Somebody who is connected to a table.

    States are not piled up for a slow connection: it gets the latest, with everything that happened since
    the last one it was sent.
    """

    def __init__(self, socket: WebSocket, desk: Desk, since: int) -> None:
        self.owner = desk.owner
        self.desk = desk
        self._socket = socket
        self._since = since
        self._is_due = True
        self._answers: deque[Json] = deque()
        # Messages that were carried out, which the next state answers. It waits while a decision is made:
        # what others did meanwhile is no answer.
        self._ids: list[int | str] = []
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
            while self._answers:
                await self._socket.send_text(dump(self._answers.popleft()))
            if self.desk.room.sheet.status == "closed":
                await self._socket.send_text(
                    dump({"type": "closed", "sentence": say("table-was-closed", self.desk.lang)})
                )
                return

    async def _send_state(self) -> None:
        self.desk.check_may_watch()  # that may have changed since they came
        done, self._ids = self._ids, []
        state = await self.desk.state(self._since)
        seq = state["seq"]
        assert isinstance(seq, int)
        self._since = seq
        if done:
            state["id"] = done[-1]
        await self._socket.send_text(dump(state))

    def _answer(self, message: Json, id: int | str | None) -> None:
        self._answers.append(message if id is None else {**message, "id": id})
        self._news.set()

    async def hear_all(self, bucket: Bucket, longest: int) -> None:
        """Carry out the messages that come, one after the other.

        Raises:
            Refused: there are too many of them, or one is too long.
            WebSocketDisconnect: there are no more.
        """
        while True:
            text = await self._receive()
            if bucket.take():
                raise Refused(TOO_MANY, "too-many", seconds=1)
            if len(text) > longest:
                raise Refused(TOO_LONG, "too-long", most=longest)
            try:
                message = Message.model_validate(json.loads(text))
            except (ValidationError, ValueError, RecursionError):
                self._fail(Refused(UNPROCESSABLE, "message"), None)
                continue
            await self._carry_out(message)

    async def _receive(self) -> str:
        """The next message; one in bytes, which nobody may send, counts as an empty one."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        return str(message.get("text") or "")

    async def _carry_out(self, message: Message) -> None:
        self._is_busy = message.do in DECISIONS
        try:
            answer = await self.desk.answer(message)
        except BocageError as problem:
            self._fail(problem, message.id)
            if problem.key in ("stale", "turn-of"):
                self.wake()
            return
        finally:
            self._is_busy = False
            self._news.set()
        if answer is not None:
            self._answer(answer, message.id)
            return
        if message.id is not None:
            self._ids.append(message.id)
        if message.do == "lang":
            self._since = 0  # the whole log anew
        self.wake()

    def _fail(self, problem: BocageError, id: int | str | None) -> None:
        self._answer({"type": "error", **self.desk.problem(problem)}, id)


@router.websocket("/api/tables/{id}/ws")
async def play(
    socket: WebSocket,
    id: str,
    lang: Annotated[Lang | None, Query()] = None,
    seat: Annotated[SeatNumber | None, Query()] = None,
    since: Annotated[int, Query(ge=0)] = 0,
) -> None:
    """Follow a table and play."""
    house = house_of(socket)
    address = address_of(socket)
    await socket.accept()
    if house.connected[address] >= house.settings.limits.connections:
        await socket.close(TOO_MUCH)
        return
    house.connected[address] += 1
    try:
        owner = owner_asking(socket)
        tongue = lang or preferred(socket.headers.get("accept-language", ""))
        desk = Desk(house.rooms, await house.rooms.visit(id), owner, tongue, seat)
        desk.check_may_watch()
        await _serve(socket, desk, Viewer(socket, desk, since))
    except Refused as problem:
        await _close(socket, CODES.get(problem.status, LATER))
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone
    finally:
        house.connected[address] -= 1
        if not house.connected[address]:
            del house.connected[address]


async def _serve(socket: WebSocket, desk: Desk, viewer: Viewer) -> None:
    house = house_of(socket)
    house.rooms.enter(desk.room, viewer)
    limits = house.settings.limits
    hearing = asyncio.create_task(viewer.hear_all(Bucket(limits.messages), limits.message))
    sending = asyncio.create_task(viewer.send_all())
    try:
        done, _ = await asyncio.wait({hearing, sending}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        await _close(socket, 1000)
    finally:
        house.rooms.leave(desk.room, viewer)
        for task in (hearing, sending):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _close(socket: WebSocket, code: int) -> None:
    if (
        socket.client_state == WebSocketState.CONNECTED
        and socket.application_state == WebSocketState.CONNECTED
    ):
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
