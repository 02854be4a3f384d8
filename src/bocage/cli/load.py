"""`bocage load`: how many tables a server carries, and how long people wait.

What measures is imported when it is used: every start of the command line reads this file.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from bocage.cli.errors import REFUSED, UsageMistake
from bocage.cli.output import print_json, print_text
from bocage.cli.progress import progress
from bocage.messages import say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("load", help=say("load-help"))(load)


def load(
    tables: Annotated[int, typer.Option("--tables", min=1, max=5000, help=say("load-option-tables"))] = 300,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help=say("load-option-seconds"))] = 30.0,
    pace: Annotated[float, typer.Option("--pace", min=0.01, help=say("load-option-pace"))] = 2.0,
    url: Annotated[str, typer.Option("--url", help=say("load-option-url"), show_default=False)] = "",
    database: Annotated[
        str, typer.Option("--database", help=say("load-option-database"), show_default=False)
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("info-option-json"))] = False,
) -> int:
    """Measure, and report."""
    if url and not url.startswith(("http://", "https://")):
        raise UsageMistake(say("load-bad-url", url=url))
    if url and database:
        raise UsageMistake(say("load-url-alone"))
    from bocage.table.load import Plan, report

    plan = Plan(tables, seconds, pace)
    with progress(say("load-title"), round(seconds / pace * tables)) as tell:
        found = asyncio.run(report(plan, url, database, tell))
    if as_json:
        print_json(found)
    else:
        _print(found)
    return REFUSED if found["problems"] else 0


def _print(found: dict[str, object]) -> None:
    figures = {name: value for name, value in found.items() if isinstance(value, int | float)}
    names = ("tables", "seconds", "decisions", "per_second", "finished")
    print_text(say("load-decisions", **{name: figures[name] for name in names}))
    for key, times in (("load-own", found["own"]), ("load-other", found["other"])):
        assert isinstance(times, dict)
        print_text(say(key, **times))
    if figures["memory"]:
        print_text(say("load-server", memory=figures["memory"], cpu=figures["cpu"]))
    problems = found["problems"]
    assert isinstance(problems, dict)
    for problem, count in problems.items():
        print_text(say("load-problem", problem=problem, count=count))
