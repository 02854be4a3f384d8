"""`bocage site`: a folder of plain files in which Bocage plays without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bocage.cli.output import note
from bocage.cli.simulate import decimal
from bocage.messages import say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("site", help=say("site-help"))(site)


def site(
    folder: Annotated[Path, typer.Argument(help=say("site-argument-folder"))],
    docs: Annotated[bool, typer.Option("--docs", help=say("site-option-docs"))] = False,
) -> int:
    """Write the folder."""
    from bocage.site import write_site

    made = write_site(folder, docs)
    if not made.is_compiled:
        note(say("site-not-compiled"))
    note(say("site-written", files=made.files, size=decimal(f"{made.size / 1e6:.1f}"), folder=str(folder)))
    return 0
