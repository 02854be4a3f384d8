"""`python -m bocage.cli.published FILE DOCS`: pages, pictures and data sets of what a census counted."""

from __future__ import annotations

import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import bocage
from bocage.arena.census import TABLES
from bocage.arena.pages import flat_rows, mode_name, name_of, write_pages
from bocage.arena.report.writing import NOTHING, number
from bocage.arena.series import PlayedSeries
from bocage.core.decks import decks_in
from bocage.games import catalogue
from bocage.messages import say

INDEX = {"en": Path("balance.md"), "fr": Path("fr", "balance.md")}


def read_tables(file: Path) -> list[PlayedSeries]:
    """The tables of a file that have games.

    Raises:
        ArenaProblem: one of them was played by other rules.
    """
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    kept = {line["name"]: line for line in lines if line["done"]}
    found = []
    for table in TABLES:
        if table.name in kept:
            line = kept[table.name]
            series = table.series(line["plan"]["bots"][0], line["sums"]["games"])
            series.resume(line)
            found.append(series)
    return found


def facts_of(series: PlayedSeries) -> dict[str, Any]:
    """What a table belongs to."""
    game = series.plan.fresh()
    return {
        "game": game.id,
        "mode": game.options.get("mode"),
        "options": dict(game.options),
        "decks": decks_in(game.options),
        "seats": series.plan.seats,
        "seed": series.plan.seed,
        "rules_version": int(game.rules_version),
        "package_version": bocage.__version__,
        "bots": list(series.plan.bots),
    }


def index(tables: list[PlayedSeries], lang: str, folder: str, designers: str) -> str:
    """The page that lists all others."""
    names = {entry.id: entry.name[lang] for entry in catalogue()}
    bots = ", ".join(sorted({f"`{bot}`" for series in tables for bot in series.plan.bots}))
    page = say("balance-index-page", lang)
    lines = [
        "# " + say("balance-index", lang),
        "",
        say("balance-index-about", lang),
        "",
        say("balance-index-who", lang, bots=bots),
        "",
        say("balance-index-made", lang, link=designers),
        "",
        f"| | {page} | {say('balance-index-games', lang)} | {say('balance-index-pace', lang)} | Parquet |",
        "| --- | --- | --- | --- | --- |",
    ]
    for series in tables:
        facts = facts_of(series)
        words = {"game": names[facts["game"]], "mode": mode_name(facts, lang), "seats": facts["seats"]}
        title = say("balance-index-row", lang, **words)
        stem = f"{folder}/{name_of(facts)}"
        speed = number(series.ledger.games / series.seconds, lang) if series.seconds else NOTHING
        cells = [title, f"[{page}]({stem}.{lang}.md)", str(series.ledger.games), speed]
        lines.append("| " + " | ".join([*cells, f"[Parquet]({stem}.parquet)"]) + " |")
    return "\n".join(lines) + "\n"


def publish(file: Path, docs: Path) -> None:
    """Write everything anew; what is no longer counted goes."""
    tables = read_tables(file)
    titles = {entry.id: entry.name for entry in catalogue()}
    folder = docs / "balance"
    for old in folder.glob("*-*.*"):
        old.unlink()
    for series in tables:
        facts = facts_of(series)
        write_pages(series.ledger, facts | {"title": titles[facts["game"]]}, folder)
        if find_spec("pyarrow") is not None:
            from bocage.data.tables import write_table

            facts["games"] = series.ledger.games
            write_table(flat_rows(series.ledger), facts, folder / f"{series.name}.parquet")
    for lang, place in INDEX.items():
        (docs / place).parent.mkdir(exist_ok=True)
        above = os.path.relpath(docs, (docs / place).parent)
        words = ("balance", "designers.md") if above == "." else (f"{above}/balance", f"{above}/designers.md")
        text = index(tables, lang, words[0], words[1] + "#what-a-card-is-worth")
        (docs / place).write_text(text, encoding="utf-8")
