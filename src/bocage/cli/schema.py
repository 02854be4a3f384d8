"""`bocage schema`: the JSON Schema of what a command prints with --json."""

from __future__ import annotations

from typing import Annotated

import typer

from bocage.cli.errors import one_of
from bocage.cli.output import print_json
from bocage.cli.schemas import ANSWERS, schema_of
from bocage.messages import say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("schema", help=say("schema-help"))(command)


def command(
    name: Annotated[str, typer.Argument(metavar=say("schema-word"), help=say("schema-argument"))],
) -> None:
    """Print it."""
    print_json(schema_of(one_of(name.lower(), list(ANSWERS))))
