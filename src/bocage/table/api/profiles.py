"""The call that tells what levels usually score, for people who compare themselves with them."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from bocage.learning.typical import Typical, typical_of
from bocage.messages import say
from bocage.table.api.common import Tongue, says
from bocage.table.api.learning import Id
from bocage.table.wire import learning as wire
from bocage.wording import score_name

router = APIRouter(prefix="/api/learn")


@router.get("/typical/{game}", responses=says(wire.TypicalLevels))
async def show_typical(game: Id, lang: Tongue) -> JSONResponse:
    """What the levels and the champion score on average in the usual game, line by line."""
    found: wire.TypicalLevels = {"levels": [_level(game, one, lang) for one in typical_of(game)]}
    return JSONResponse(found)


def _level(game: str, one: Typical, lang: str) -> wire.TypicalLevel:
    return {
        "id": one.level,
        "name": say(f"bot-{one.level}", lang),
        "games": one.games,
        "points": one.points,
        "lines": [
            {"id": heading, "name": score_name(heading, lang, game), "points": points}
            for heading, points in one.lines.items()
        ],
    }
