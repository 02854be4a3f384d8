"""`bocage load`: how many tables a server carries, and how long people wait.

What measures is imported when it is used: every start of the command line reads this file.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer

from bocage.cli.errors import REFUSED, UsageMistake
from bocage.cli.output import print_answer, print_text
from bocage.cli.progress import progress
from bocage.messages import say
from bocage.processes import term_is_ctrl_c

SHARE = {"min": 0.0, "max": 1.0}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("load", help=say("load-help"))(load)


def load(
    tables: Annotated[int, typer.Option("--tables", min=1, max=5000, help=say("load-option-tables"))] = 300,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help=say("load-option-seconds"))] = 30.0,
    pace: Annotated[float, typer.Option("--pace", min=0.01, help=say("load-option-pace"))] = 2.0,
    bots: Annotated[float, typer.Option("--bots", **SHARE, help=say("load-option-bots"))] = 0.25,
    spectators: Annotated[
        float, typer.Option("--spectators", **SHARE, help=say("load-option-spectators"))
    ] = 0.25,
    reconnects: Annotated[
        float, typer.Option("--reconnects", **SHARE, help=say("load-option-reconnects"))
    ] = 0.01,
    url: Annotated[
        list[str] | None, typer.Option("--url", help=say("load-option-url"), show_default=False)
    ] = None,
    processes: Annotated[
        int, typer.Option("--processes", min=1, max=64, help=say("load-option-processes"))
    ] = 1,
    database: Annotated[
        str, typer.Option("--database", help=say("load-option-database"), show_default=False)
    ] = "",
    redis: Annotated[str, typer.Option("--redis", help=say("serve-option-redis"), show_default=False)] = "",
    cores: Annotated[int, typer.Option("--cores", min=0, help=say("load-option-cores"))] = 0,
    clients: Annotated[int, typer.Option("--clients", min=1, max=64, help=say("load-option-clients"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=say("info-option-json"))] = False,
) -> int:
    """Measure, and report."""
    for one in url or ():
        if not one.startswith(("http://", "https://")):
            raise UsageMistake(say("load-bad-url", url=one))
    if url and (database or redis or cores or processes > 1):
        raise UsageMistake(say("load-url-alone"))
    if processes > 1 and not (database and redis):
        raise UsageMistake(say("load-processes"))
    from bocage.table.load import Site, Workload, report

    plan = Workload(tables, seconds, pace, bots, spectators, reconnects)
    site = Site(url or (), database, redis, processes, cores, clients)
    with term_is_ctrl_c(), progress(say("load-title"), round(seconds / pace * tables)) as tell:
        found = asyncio.run(report(plan, site, tell))
    if as_json:
        print_answer("load", found)
    else:
        show(found)
    return REFUSED if found["problems"] else 0


def show(found: dict[str, Any]) -> None:
    """The report for people."""
    names = ("tables", "seconds", "decisions", "per_second", "finished", "late")
    print_text(say("load-decisions", **{name: found[name] for name in names}))
    for kind, text in (
        ("own", say("load-own")),
        ("other", say("load-other")),
        ("bot", say("load-bot")),
        ("join", say("load-join")),
        ("open", say("load-open")),
        ("page", say("load-page")),
    ):
        times = {name: value for name, value in found["times"][kind].items() if name != "histogram"}
        if times["count"]:
            print_text(say("load-times", what=text, **times))
    if found["memory"]:
        print_text(say("load-server", memory=found["memory"], cpu=found["cpu"], cost=found["cost"]))
        print_text(say("load-memory", thinkers=found["thinkers"], growth=found["growth"]))
    if found["limited"]:
        print_text(say("load-limited", used=found["used"], lag=found["lag"]))
    for problem, count in found["problems"].items():
        print_text(say("load-problem", problem=problem, count=count))
