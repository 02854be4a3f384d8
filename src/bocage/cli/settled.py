"""Settings of a server from outside the command line: `BOCAGE_…` in the environment, or a file.

What stands on the command line counts most, then the environment, then the file. Others can read a command
line (`ps`), so passwords belong into one of the other two, or into a file that `BOCAGE_DATABASE_FILE` names.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from bocage.cli.errors import UsageMistake
from bocage.core.text import toml_place
from bocage.messages import say

PREFIX = "BOCAGE"
# For a command that takes its options from the environment, too: `--host-name` is `BOCAGE_HOST_NAME`.
FROM_ENVIRONMENT = {"auto_envvar_prefix": PREFIX}


def _read(ctx: typer.Context, file: Path | None) -> Path | None:
    """Let a file say what is usual for the options."""
    if file is None:
        return None
    text = file.read_text(encoding="utf-8", errors="replace")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        line, column = toml_place(problem, text)
        raise UsageMistake(say("settings-file", file=str(file), line=line, column=column)) from None
    names = {parameter.name for parameter in ctx.command.params}
    options = {name.replace("-", "_"): value for name, value in found.items()}
    for name in options:
        if name not in names:
            raise UsageMistake(say("settings-unknown", file=str(file), name=name.replace("_", "-")))
    ctx.default_map = {**(ctx.default_map or {}), **options}
    return file


SettingsFile = Annotated[
    Path | None,
    typer.Option(
        "--settings", callback=_read, is_eager=True, help=say("serve-option-settings"), show_default=False
    ),
]
Database = Annotated[str, typer.Option("--database", help=say("serve-option-database"), show_default=False)]


def secret(value: str, name: str) -> str:
    """A setting that may be a secret: as given, or what a file holds that `BOCAGE_<NAME>_FILE` names.

    Raises:
        OSError: that file cannot be read.
    """
    file = os.environ.get(f"{PREFIX}_{name}_FILE", "")
    return value or (Path(file).read_text(encoding="utf-8").strip() if file else "")
