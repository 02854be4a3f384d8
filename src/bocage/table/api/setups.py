"""Calls by which something comes to the desk: the game of a link, and positions set up by hand."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from bocage.core.errors import BocageError
from bocage.learning.links import MARK, position_code, read_link
from bocage.table.api.common import Tongue, says
from bocage.table.api.learning import Code
from bocage.table.api.models import Strict
from bocage.table.api.studying import BoardPlace
from bocage.table.linking import kind_of_game
from bocage.table.refusals import refusal_of
from bocage.table.studying import board_moment
from bocage.table.wire import learning as wire
from bocage.wording import error_sentence

router = APIRouter(prefix="/api/learn")


class HeldCode(Strict):
    """What a link holds."""

    code: Code


@router.post("/desk/moves", responses=says(wire.LinkMoves))
async def show_moves(body: HeldCode) -> JSONResponse:
    """All moves of the game that a link holds."""
    held = await asyncio.to_thread(read_link, body.code.removeprefix(MARK))
    found: wire.LinkMoves = {"moves": [text for _, text in held.record.moves] if held.record else []}
    return JSONResponse(found)


class SetUpWish(Strict):
    """A position that somebody has set up by hand."""

    position: dict[str, object]


@router.post("/setup", responses=says(wire.SetUp))
async def check_set_up(body: SetUpWish, lang: Tongue) -> JSONResponse:
    """A position held against the rules: how it stands, or their sentence against it."""
    return JSONResponse(await asyncio.to_thread(set_up, body.position, lang))


def set_up(position: dict[str, object], lang: str) -> wire.SetUp:
    """What the rules say to a position. What they refuse is an answer here, and no failure."""
    kind = kind_of_game(str(position.get("game")))
    try:
        code = position_code(kind.from_position(position))
    except BocageError as problem:
        return {
            "moment": None,
            "sentence": error_sentence(problem, lang),
            "rule": refusal_of(problem) or None,
        }
    return {"moment": board_moment(BoardPlace(code=code), lang), "sentence": "", "rule": None}
