"""The page that lists all published tables of balance."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from bocage.arena.behind import network_behind
from bocage.arena.census import TABLES, PublishedTable
from bocage.arena.pages import mode_name
from bocage.arena.report.writing import NOTHING, number
from bocage.games import catalogue
from bocage.messages import say

INDEX = {"en": Path("balance.md"), "fr": Path("fr", "balance.md")}
# The guide beside the page, in its language.
HOW = {"en": "designers.md#what-a-card-is-worth", "fr": "designers.md#ce-que-vaut-une-carte"}
KEPT = "tables.json"  # of each table how many games, by whom, when
COLUMNS = ("balance-index-page", "balance-index-games", "balance-index-pace", "balance-index-network")


def write_index(docs: Path) -> None:
    """Write the list in both languages."""
    for lang, place in INDEX.items():
        (docs / place).parent.mkdir(exist_ok=True)
        (docs / place).write_text(index(docs, lang), encoding="utf-8")


def index(docs: Path, lang: str) -> str:
    """The list as Markdown."""
    kept: dict[str, dict[str, Any]] = json.loads((docs / "balance" / KEPT).read_text(encoding="utf-8"))
    above = os.path.relpath(docs, (docs / INDEX[lang]).parent)
    before = "" if above == "." else f"{above}/"
    bots = ", ".join(sorted({f"`{bot}`" for one in kept.values() for bot in one["bots"]}))
    lines = [
        "# " + say("balance-index", lang),
        "",
        say("balance-index-about", lang),
        "",
        say("balance-index-who", lang, bots=bots),
        "",
        say("balance-index-made", lang, link=HOW[lang]),
        "",
        "| " + " | ".join(say(column, lang) for column in COLUMNS) + " | Parquet |",
        "| --- | --- | --- | --- | --- |",
    ]
    for table in reading_order():
        if table.name in kept:
            lines.append("| " + " | ".join(_row(table, kept[table.name], lang, f"{before}balance/")) + " |")
    return "\n".join(lines) + "\n"


def reading_order() -> list[PublishedTable]:
    """The tables by game, mode and number of players; they are played in another order."""
    games = {entry.id: entry for entry in catalogue()}
    names = list(games)
    return sorted(
        TABLES,
        key=lambda one: (
            names.index(one.game),
            games[one.game].modes.index(one.mode),
            bool(one.more),
            one.seats,
        ),
    )


def _row(table: PublishedTable, one: dict[str, Any], lang: str, folder: str) -> list[str]:
    names = {entry.id: entry.name[lang] for entry in catalogue()}
    mode = mode_name({"mode": table.mode, "options": table.more}, lang)
    title = say("balance-index-row", lang, game=names[table.game], mode=mode, seats=table.seats)
    return [
        f"[{title}]({folder}{table.name}.{lang}.md)",
        say("balance-index-count", lang, count=one["games"]),
        NOTHING if one["pace"] is None else number(one["pace"], lang),
        _network(table, one, lang),
        f"[Parquet]({folder}{table.name}.parquet)",
    ]


def _network(table: PublishedTable, one: dict[str, Any], lang: str) -> str:
    """Which network played, and whether the game has another one by now."""
    if one["network"] is None:
        return NOTHING
    name = str(one["network"])
    today = network_behind(table.series(one["bots"][0], 1).plan)
    return name if today == one["network"] else say("balance-index-earlier", lang, network=name)
