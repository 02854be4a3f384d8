"""`bocage serve`: the table for others.

The server is imported when it starts: every start of the command line reads this file.
"""

from __future__ import annotations

import gc
from typing import Annotated

import typer

from bocage.cli.errors import one_of
from bocage.cli.settled import FROM_ENVIRONMENT, Database, SettingsFile, secret
from bocage.messages import say

LEVELS = ("debug", "info", "warning", "error")
FORMS = ("text", "json")
PORT = 8140


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", help=say("serve-help"), context_settings=dict(FROM_ENVIRONMENT))(serve)


def serve(
    settings_file: SettingsFile = None,
    address: Annotated[str, typer.Option("--address", help=say("serve-option-address"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=say("serve-option-port"))] = PORT,
    database: Database = "",
    redis: Annotated[str, typer.Option("--redis", help=say("serve-option-redis"))] = "",
    host_name: Annotated[
        list[str] | None, typer.Option("--host-name", help=say("serve-option-host-name"))
    ] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=say("serve-option-origin"))] = None,
    proxy: Annotated[str, typer.Option("--proxy", help=say("serve-option-proxy"))] = "",
    secure: Annotated[bool, typer.Option("--secure", help=say("serve-option-secure"))] = False,
    log_level: Annotated[str, typer.Option("--log-level", help=say("serve-option-log-level"))] = "warning",
    log_format: Annotated[str, typer.Option("--log-format", help=say("serve-option-log-format"))] = "text",
    metrics: Annotated[bool, typer.Option("--metrics", help=say("serve-option-metrics"))] = False,
    thinkers: Annotated[
        int, typer.Option("--thinkers", min=0, max=64, help=say("serve-option-thinkers"))
    ] = 0,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", min=0.1, max=600, help=say("serve-option-bot-seconds"))
    ] = 30.0,
    database_seconds: Annotated[
        float, typer.Option("--database-seconds", min=1, max=600, help=say("serve-option-database-seconds"))
    ] = 10.0,
    idle_seconds: Annotated[
        float, typer.Option("--idle-seconds", min=30, help=say("serve-option-idle-seconds"))
    ] = 600.0,
    limit: Annotated[list[str] | None, typer.Option("--limit", help=say("serve-option-limit"))] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", help=say("serve-option-no-limits"))] = False,
) -> int:
    """Serve until Ctrl-C."""
    one_of(log_level, LEVELS)
    one_of(log_format, FORMS)
    gc.disable()  # until people can come: what a start makes stays, and looking at it takes a tenth of that
    try:
        from bocage.table.server import listen, run, url_of
        from bocage.table.settings import Settings, read_limits

        limits = read_limits(limit or ())
        settings = Settings(
            database=secret(database, "DATABASE"),
            redis=secret(redis, "REDIS"),
            hosts=tuple(host_name or ()),
            origins=tuple(origin or ()),
            secure=secure,
            metrics=metrics,
            thinkers=thinkers,
            bot_seconds=bot_seconds,
            database_seconds=database_seconds,
            idle_seconds=idle_seconds,
            limits=limits.loosened() if no_limits else limits,
        )
        listening = listen(address, port)
        run(
            settings,
            listening,
            lambda: typer.echo(say("serve-ready", url=url_of(listening)), err=True),
            log_level,
            proxy,
            log_format,
        )
    finally:
        gc.enable()
    return 0
