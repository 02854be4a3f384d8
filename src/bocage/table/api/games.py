"""Calls about games: what there is, what lies in the box, the rules."""

from __future__ import annotations

from fastapi import APIRouter, Response

from bocage import rules
from bocage.rules import Rule, Section
from bocage.rules.sheet import plain
from bocage.table import catalogue as shelf
from bocage.table.api.common import Answer, Tongue
from bocage.table.boxes.box import Json
from bocage.table.refusals import NOT_FOUND, Refused

router = APIRouter(prefix="/api")


@router.get("/catalogue", response_class=Answer)
async def show_catalogue(lang: Tongue) -> Response:
    """The games, their modes, options and bots."""
    return Answer(shelf.catalogue(lang))


@router.get("/games/{game}/components", response_class=Answer)
async def show_components(game: str, lang: Tongue) -> Response:
    """Names, texts and figures of everything in the box."""
    found = shelf.components(game, lang)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=game[:40])
    return Answer(found)


@router.get("/games/{game}/rules", response_class=Answer)
async def show_rules(game: str, lang: Tongue) -> Response:
    """The numbered rules."""
    if game not in rules.games():
        raise Refused(NOT_FOUND, "no-game", game=game[:40])
    return Answer({"game": game, "sheets": [_sheet(sheet) for sheet in rules.sheets(game, lang)]})


@router.get("/games/{game}/rules/{rule}", response_class=Answer)
async def show_rule(game: str, rule: str, lang: Tongue) -> Response:
    """One rule, or one section."""
    try:
        found = rules.find(rule, game, lang)
    except rules.UnknownRule:
        raise Refused(NOT_FOUND, "no-rule", rule=rule[:40]) from None
    if isinstance(found, Rule):
        around = _around(game, found.id, lang)
        title = "" if around is None else around.title
        section = None if around is None else around.id or None
        return Answer(
            {
                "id": found.id,
                "title": title,
                "shown": found.shown,
                "source": found.source,
                "text": plain(found.shown),
                "section": section,
            }
        )
    return Answer(
        {
            "id": found.id,
            "title": found.title,
            "shown": found.shown,
            "source": found.source,
            "text": "\n".join(f"{one.id} {plain(one.shown)}" for one in found.rules),
            "section": found.id,
        }
    )


def _around(game: str, rule: str, lang: str) -> Section | None:
    """The section that a rule stands in."""
    for sheet in rules.sheets(game, lang):
        for section in sheet.sections:
            if any(one.id == rule for one in section.rules):
                return section
    return None


def _sheet(sheet: rules.Sheet) -> Json:
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
