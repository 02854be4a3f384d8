"""The numbered rules as the interface tells them."""

from __future__ import annotations

from bocage import rules
from bocage.rules import Rule, Section
from bocage.rules.sheet import plain
from bocage.table.refusals import NOT_FOUND, Refused
from bocage.table.wire.box import FoundRule, RulesSheet, RulesSheets


def whole(game: str, lang: str) -> RulesSheets:
    """All rules of a game.

    Raises:
        Refused: there are none.
    """
    _check(game)
    return {"game": game, "sheets": [_sheet(sheet) for sheet in rules.sheets(game, lang)]}


def one(game: str, rule: str, lang: str) -> FoundRule:
    """One rule, or one section.

    Raises:
        Refused: there is no such game, or no rule with this number.
    """
    _check(game)
    try:
        found = rules.find(rule, game, lang)
    except rules.UnknownRule:
        raise Refused(NOT_FOUND, "no-rule", rule=rule[:40]) from None
    return _found(found, game, lang)


def _check(game: str) -> None:
    """Before a file is looked for under this name."""
    if game not in rules.games():
        raise Refused(NOT_FOUND, "no-game", game=game[:40])


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
