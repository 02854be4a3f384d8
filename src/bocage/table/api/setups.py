"""Calls by which something comes to the desk: the game of a link, and positions set up by hand."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from bocage.table import studying
from bocage.table.api.common import Tongue, says
from bocage.table.api.learning import Code
from bocage.table.api.models import Strict
from bocage.table.setting_up import moves_of_link
from bocage.table.wire import learning as wire

router = APIRouter(prefix="/api/learn")


class HeldCode(Strict):
    """What a link holds."""

    code: Code


@router.post("/desk/moves", responses=says(wire.LinkMoves))
async def show_moves(body: HeldCode) -> JSONResponse:
    """All moves of the game that a link holds."""
    return JSONResponse(await asyncio.to_thread(moves_of_link, body.code))


class SetUpWish(Strict):
    """A position that somebody has set up by hand."""

    position: dict[str, object]


@router.post("/setup", responses=says(wire.SetUp))
async def check_set_up(body: SetUpWish, lang: Tongue) -> JSONResponse:
    """A position held against the rules: how it stands, or their sentence against it."""
    return JSONResponse(await asyncio.to_thread(studying.set_up, body.position, lang))
