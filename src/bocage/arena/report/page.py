"""The page that holds the parts of the report."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

import bocage
from bocage.arena.report import sections
from bocage.arena.report.style import STYLE
from bocage.arena.standings import Standings
from bocage.games import catalogue
from bocage.messages import has, say
from bocage.wording import mode_name, option_text


def write_report(standings: Standings, file: Path, lang: str) -> None:
    """Write the report; an older one is replaced only when the new one is complete."""
    partial = file.with_name(file.name + ".part")
    partial.write_text(report(standings, lang), encoding="utf-8")
    partial.replace(file)


def report(standings: Standings, lang: str) -> str:
    """The whole page."""
    parts = [
        ("ratings", say("arena-ratings", lang), say("arena-ratings-about", lang)),
        ("margins", say("arena-margins", lang), say("arena-margins-about", lang)),
        ("lines", say("arena-lines", lang), say("arena-lines-about", lang)),
        ("length", say("arena-length", lang), say("arena-length-about", lang)),
        ("balance", say("arena-balance", lang), say("arena-balance-about", lang)),
    ]
    bodies = {
        "ratings": sections.ratings(standings, lang),
        "margins": sections.margins(standings, lang),
        "lines": sections.score_lines(standings, lang),
        "length": sections.length(standings, lang),
        "balance": sections.balance(standings, lang),
    }
    shown = [part for part in parts if bodies[part[0]]]
    links = "".join(f'<a href="#part-{id}">{escape(title)}</a>' for id, title, _ in shown)
    body = "".join(_section(id, title, about, bodies[id]) for id, title, about in shown)
    title = escape(say("arena-title", lang, game=_game_name(standings, lang)))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><header><h1>{title}</h1>{_facts(standings, lang)}<nav>{links}</nav></header>"
        f"<main>{body}</main></body></html>\n"
    )


def _section(id: str, title: str, about: str, body: str) -> str:
    return f'<section id="part-{id}"><h2>{escape(title)}</h2><p>{escape(about)}</p>{body}</section>'


def _game_name(standings: Standings, lang: str) -> str:
    return next(entry.name[lang] for entry in catalogue() if entry.id == standings.plan.game)


def _facts(standings: Standings, lang: str) -> str:
    """What was played, so that it can be played again."""
    plan = standings.plan
    options = plan.fresh().options
    facts = [
        (say("arena-fact-bots", lang), ", ".join(plan.bots)),
        (
            say("arena-fact-games", lang),
            say("arena-fact-played", lang, games=standings.games, wanted=plan.games),
        ),
        (say("arena-fact-players", lang), str(plan.seats)),
        *(
            (_option_name(name, plan.game, lang), _option_value(name, value, plan.game, lang))
            for name, value in options.items()
        ),
        (say("arena-fact-seed", lang), str(plan.seed)),
        (say("arena-fact-version", lang), bocage.__version__),
    ]
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts if name)
    return f"<p>{escape(say('arena-about', lang))}</p><dl>{rows}</dl>"


def _option_name(name: str, game: str, lang: str) -> str:
    """What an option decides; the number of players has its line already."""
    if name == "seats":
        return ""
    if name == "mode":
        return say("arena-fact-mode", lang)
    if name == "components":
        return say("arena-fact-components", lang)
    known = has(f"option-{game}-{name}", lang) or has(f"option-{name}", lang)
    return option_text(name, lang, game) if known else name


def _option_value(name: str, value: object, game: str, lang: str) -> str:
    if name == "mode":
        return mode_name(str(value), lang, game)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
