"""`python -m bocage.cli.published DOCS [FILE]`: pages, pictures and data sets of what a census counted."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import bocage
from bocage.arena.census import TABLES
from bocage.arena.pages import flat_rows, write_pages
from bocage.arena.series import PlayedSeries
from bocage.cli.published.index import KEPT, write_index
from bocage.core.decks import decks_in
from bocage.games import catalogue

MADE = "scripts/balance"


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
        "network": series.network,
    }


def noted(series: PlayedSeries) -> dict[str, Any]:
    """What the list of all tables keeps of one."""
    pace = round(series.ledger.games / series.seconds, 1) if series.seconds else None
    return {
        "games": series.ledger.games,
        "pace": pace,
        "bots": list(series.plan.bots),
        "network": series.network,
        "when": f"{datetime.now(UTC):%Y-%m-%d}",
    }


def publish(docs: Path, file: Path | None = None) -> None:
    """Write what a file holds, and the list of all tables; tables that it does not hold stay as they are."""
    titles = {entry.id: entry.name for entry in catalogue()}
    folder = docs / "balance"
    folder.mkdir(parents=True, exist_ok=True)
    kept = json.loads((folder / KEPT).read_text(encoding="utf-8")) if (folder / KEPT).is_file() else {}
    for series in read_tables(file) if file is not None else []:
        facts = facts_of(series)
        write_pages(series.ledger, facts | {"title": titles[facts["game"]], "made": MADE}, folder)
        if find_spec("pyarrow") is not None:
            from bocage.data.tables import write_table

            facts["games"] = series.ledger.games
            write_table(flat_rows(series.ledger), facts, folder / f"{series.name}.parquet")
        kept[series.name] = noted(series)
    if find_spec("pyarrow") is not None:
        name_networks(folder, kept)
    names = [table.name for table in TABLES if table.name in kept]
    (folder / KEPT).write_text(
        json.dumps({name: kept[name] for name in names}, indent=1) + "\n", encoding="utf-8"
    )
    for old in folder.glob("*-*.*"):
        if old.name.split(".")[0] not in names:
            old.unlink()
    write_index(docs)


def name_networks(folder: Path, kept: dict[str, dict[str, Any]]) -> None:
    """Tell data sets that were written before they named their network which one it is, as the list does."""
    from bocage.data.tables import add_facts

    for name, one in kept.items():
        file = folder / f"{name}.parquet"
        if one["network"] and file.is_file():
            add_facts(file, {"network": str(one["network"])})
