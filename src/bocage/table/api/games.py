"""Calls about games: what there is, what lies in the box, the rules."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from bocage import rules
from bocage.rules import Rule, Section
from bocage.rules.sheet import plain
from bocage.table import catalogue as shelf
from bocage.table.api.common import Tongue, says
from bocage.table.refusals import NOT_FOUND, Refused
from bocage.table.wire.box import Catalogue, Components, FoundRule, RulesSheet, RulesSheets

router = APIRouter(prefix="/api")


@router.get("/catalogue", responses=says(Catalogue))
async def show_catalogue(lang: Tongue) -> JSONResponse:
    """The games, their modes, options and bots."""
    return JSONResponse(shelf.catalogue(lang))


@router.get("/games/{game}/components", responses=says(Components))
async def show_components(game: str, lang: Tongue) -> JSONResponse:
    """Names, texts and figures of everything in the box."""
    found = shelf.components(game, lang)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=game[:40])
    return JSONResponse(found)


@router.get("/games/{game}/rules", responses=says(RulesSheets))
async def show_rules(game: str, lang: Tongue) -> JSONResponse:
    """The numbered rules."""
    if game not in rules.games():
        raise Refused(NOT_FOUND, "no-game", game=game[:40])
    found: RulesSheets = {"game": game, "sheets": [_sheet(sheet) for sheet in rules.sheets(game, lang)]}
    return JSONResponse(found)


@router.get("/games/{game}/rules/{rule}", responses=says(FoundRule))
async def show_rule(game: str, rule: str, lang: Tongue) -> JSONResponse:
    """One rule, or one section."""
    try:
        found = rules.find(rule, game, lang)
    except rules.UnknownRule:
        raise Refused(NOT_FOUND, "no-rule", rule=rule[:40]) from None
    return JSONResponse(_found(found, game, lang))


def _found(found: Rule | Section, game: str, lang: str) -> FoundRule:
    around = _around(game, found.id, lang) if isinstance(found, Rule) else found
    is_rule = isinstance(found, Rule)
    rows = [f"{one.id} {plain(one.shown)}" for one in ([] if isinstance(found, Rule) else found.rules)]
    return {
        "id": found.id,
        "title": "" if around is None else around.title,
        "shown": found.shown,
        "source": found.source,
        "text": plain(found.shown) if is_rule else "\n".join(rows),
        "section": None if around is None else around.id or None,
    }


def _around(game: str, rule: str, lang: str) -> Section | None:
    """The section that a rule stands in."""
    for sheet in rules.sheets(game, lang):
        for section in sheet.sections:
            if any(one.id == rule for one in section.rules):
                return section
    return None


def _sheet(sheet: rules.Sheet) -> RulesSheet:
    return {
        "name": sheet.name,
        "title": sheet.title,
        "sections": [
            {
                "id": section.id or None,
                "title": section.title,
                "shown": section.shown,
                "source": section.source,
                "rules": [
                    {"id": rule.id, "shown": rule.shown, "source": rule.source} for rule in section.rules
                ],
            }
            for section in sheet.sections
        ],
    }
