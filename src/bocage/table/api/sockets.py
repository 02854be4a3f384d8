"""The WebSocket of a table: states as things happen, messages of the player."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from bocage.table.api.common import address_of, house_of, owner_asking, preferred
from bocage.table.api.models import Lang, Message, SeatNumber
from bocage.table.desk import Desk
from bocage.table.encoding import dump
from bocage.table.limits import Bucket
from bocage.table.refusals import TOO_LONG, TOO_MANY, UNPROCESSABLE, Refused
from bocage.table.taking_up import OtherRules
from bocage.table.viewers import CODES, LATER, OTHER_RULES, TOO_MUCH, Viewer
from bocage.table.wire.play import Closed
from bocage.wording import error_sentence

router = APIRouter()


async def _hear_all(viewer: Viewer, socket: WebSocket, bucket: Bucket, longest: int) -> None:
    """Carry out the messages that come, one after the other.

    Raises:
        Refused: there are too many of them, or one is too long.
        WebSocketDisconnect: there are no more.
    """
    while True:
        text = await _receive(socket)
        if bucket.take():
            raise Refused(TOO_MANY, "too-many", seconds=1)
        if len(text) > longest:
            raise Refused(TOO_LONG, "too-long", most=longest)
        try:
            message = Message.model_validate(json.loads(text))
        except (ValidationError, ValueError, RecursionError):
            viewer.fail(Refused(UNPROCESSABLE, "message"), None)
            continue
        await viewer.carry_out(message)


async def _receive(socket: WebSocket) -> str:
    """The next message; one in bytes, which nobody may send, counts as an empty one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return str(message.get("text") or "")


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
    tongue = lang or preferred(socket.headers.get("accept-language", ""))
    try:
        owner = owner_asking(socket)
        desk = Desk(house.rooms, await house.rooms.visit(id), owner, tongue, seat)
        desk.check_may_watch()
        await _serve(socket, desk, Viewer(socket, desk, since))
    except OtherRules as problem:
        await _tell_end(socket, id, problem, tongue)
    except Refused as problem:
        await _close(socket, CODES.get(problem.status, LATER))
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone
    finally:
        house.connected[address] -= 1
        if not house.connected[address]:
            del house.connected[address]


async def _tell_end(socket: WebSocket, id: str, problem: OtherRules, lang: str) -> None:
    """Tell somebody that the game cannot go on here, and where what there is of it can be had."""
    sheet, _ = await house_of(socket).rooms.kept(id)
    record = f"/api/tables/{id}/record" if sheet.status == "closed" else None
    told: Closed = {"type": "closed", "sentence": error_sentence(problem, lang), "record": record}
    await socket.send_text(dump(told))
    await _close(socket, OTHER_RULES)


async def _serve(socket: WebSocket, desk: Desk, viewer: Viewer) -> None:
    house = house_of(socket)
    house.rooms.enter(desk.room, viewer)
    limits = house.settings.limits
    hearing = _hear_all(viewer, socket, Bucket(limits.messages), limits.message)
    tasks = [asyncio.create_task(hearing), asyncio.create_task(viewer.send_all())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        while done:
            done.pop().result()
        await _close(socket, 1000)
    finally:
        house.rooms.leave(desk.room, viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # What ended a task points at this frame; if this pointed at the task, the table would stay in memory.
        tasks.clear()
        del task, hearing


async def _close(socket: WebSocket, code: int) -> None:
    if (
        socket.client_state == WebSocketState.CONNECTED
        and socket.application_state == WebSocketState.CONNECTED
    ):
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
