"""Calls about games: what there is, what lies in the box, the rules."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from bocage.table import catalogue as shelf
from bocage.table import rulebook
from bocage.table.api.common import Tongue, says
from bocage.table.packed import packed_json
from bocage.table.refusals import NOT_FOUND, Refused
from bocage.table.wire.box import Components, FoundRule, GameCatalogue, RulesSheets

router = APIRouter(prefix="/api")


@router.get("/catalogue", responses=says(GameCatalogue))
async def show_catalogue(request: Request, lang: Tongue) -> Response:
    """The games, their modes, options and bots."""
    return packed_json(request.headers, f"catalogue {lang}", shelf.catalogue(lang))


@router.get("/games/{game}/components", responses=says(Components))
async def show_components(request: Request, game: str, lang: Tongue) -> Response:
    """Names, texts and figures of everything in the box."""
    found = shelf.components(game, lang)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=game[:40])
    return packed_json(request.headers, f"components {game} {lang}", found)


@router.get("/games/{game}/rules", responses=says(RulesSheets))
async def show_rules(game: str, lang: Tongue) -> JSONResponse:
    """The numbered rules."""
    return JSONResponse(rulebook.whole(game, lang))


@router.get("/games/{game}/rules/{rule}", responses=says(FoundRule))
async def show_rule(game: str, rule: str, lang: Tongue) -> JSONResponse:
    """One rule, or one section."""
    return JSONResponse(rulebook.one(game, rule, lang))
