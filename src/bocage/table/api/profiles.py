"""The call that tells what levels usually score, for people who compare themselves with them."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from bocage.table.api.common import Tongue, says
from bocage.table.api.learning import Id
from bocage.table.profiles import typical_levels
from bocage.table.wire import deals as wire

router = APIRouter(prefix="/api/learn")


@router.get("/typical/{game}", responses=says(wire.TypicalLevels))
async def show_typical(game: Id, lang: Tongue) -> JSONResponse:
    """What the levels and the champion score on average in the usual game, line by line."""
    return JSONResponse(typical_levels(game, lang))
