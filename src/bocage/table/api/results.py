"""Calls about what everybody has made of the deal of a day."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from pydantic import Field, StringConstraints

from bocage.learning.daily import DailyDeal, deal
from bocage.learning.errors import BadLink
from bocage.learning.results import scores_of
from bocage.table import results
from bocage.table.api.common import Guest, HouseHere, Person, ServerParts, says, with_cookie
from bocage.table.api.learning import Day, Id, Seal, Text
from bocage.table.api.models import Strict
from bocage.table.refusals import NOT_FOUND, Refused
from bocage.table.results import PlayedDeal
from bocage.table.wire import deals as wire

router = APIRouter(prefix="/api/learn")
NEAR = 1  # days: somewhere it is still yesterday, and somewhere tomorrow already


class FinishedDeal(Strict):
    """A deal played to its end: all moves, chance's and the champion's included, with their seal."""

    moves: Annotated[list[Text], Field(max_length=2000)]
    seal: Seal = ""
    name: Annotated[str, StringConstraints(min_length=1, max_length=40, strip_whitespace=True)]


@router.get("/deals/{game}/{sort}/results", responses=says(wire.DealResults))
async def show_results(game: Id, sort: Id, day: Day, house: HouseHere, owner: Guest) -> JSONResponse:
    """What everybody here has made of a deal."""
    return JSONResponse(await told(house, _deal(day, game, sort), owner))


@router.post("/deals/{game}/{sort}/results", responses=says(wire.DealResults))
async def note_result(
    game: Id, sort: Id, day: Day, body: FinishedDeal, house: HouseHere, owner: Person, response: Response
) -> JSONResponse:
    """Keep what somebody has made of a deal of today; the first result of each person counts.

    The points are counted here, by the moves. Without its seal a deal with a champion in it counts as played
    elsewhere: its moves are possible ones, but the champion's may be anybody's.
    """
    one = _deal(day, game, sort)
    if abs((date.fromisoformat(day) - datetime.now(UTC).date()).days) > NEAR:
        raise BadLink("daily-past", day=day)
    scores = await asyncio.to_thread(scores_of, one, body.moves)
    elsewhere = len(scores) > 1 and not await house.seals.holds(one, body.moves, body.seal)
    await results.note(house.store, one, PlayedDeal(owner, body.name, scores, elsewhere))
    return with_cookie(JSONResponse(await told(house, one, owner)), response)


async def told(house: ServerParts, one: DailyDeal, owner: str) -> wire.DealResults:
    """The results of a deal as the interface tells them: names, and never who."""
    found = await results.read(house.store, one)
    return {
        "results": [
            {
                "name": each.name,
                "scores": each.scores,
                "mine": bool(owner) and each.owner == owner,
                "elsewhere": each.elsewhere,
            }
            for each in found.best
        ],
        "count": found.count,
        "mean": round(found.mean, 1),
    }


def _deal(day: str, game: str, sort: str) -> DailyDeal:
    found = deal(day, game, sort)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=game[:40])
    return found
