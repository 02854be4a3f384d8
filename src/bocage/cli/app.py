"""The app: its commands, found among the modules of this package, and its own few options."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Sequence
from copy import copy
from importlib import import_module
from typing import Annotated

import click
import typer

import bocage
from bocage import cli
from bocage.cli.groups import CommandGroup
from bocage.messages import say


def build(words: Sequence[str]) -> typer.Typer:
    """The app with the command that these words ask for, or with all commands when that is not clear."""
    app = typer.Typer(
        cls=CommandGroup,
        help=say("cli-about"),
        no_args_is_help=False,
        add_completion=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback(invoke_without_command=True)(_start)
    for register in _registrars(words):
        register(app)
    return app


def leave_out_names(command: click.Command) -> None:
    """Let help show arguments by the words for them alone, not by their names in the code, too."""
    for parameter in command.params:
        if isinstance(parameter, click.Argument):
            parameter.opts = []
            # Where word and name are the same, typer would show the sort of value in its place.
            parameter.type = copy(parameter.type)
            parameter.type.name = parameter.metavar or parameter.type.name
    for inner in command.commands.values() if isinstance(command, click.Group) else ():
        leave_out_names(inner)


def command_names() -> list[str]:
    """The modules of this package, among them all commands."""
    return sorted(module.name for module in pkgutil.iter_modules(cli.__path__))


def _registrars(words: Sequence[str]) -> list[Callable[[typer.Typer], None]]:
    asked = words[0].replace("-", "_") if words else ""
    found = _registrar(asked) if asked in command_names() else None
    if found is not None:
        return [found]
    every = [_registrar(name) for name in command_names()]
    return [register for register in every if register is not None]


def _registrar(name: str) -> Callable[[typer.Typer], None] | None:
    register: Callable[[typer.Typer], None] | None = getattr(
        import_module(f"{cli.__name__}.{name}"), "register", None
    )
    return register


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(bocage.__version__)
        raise typer.Exit


def _start(
    ctx: typer.Context,
    lang: Annotated[str, typer.Option("--lang", metavar="en|fr", help=say("cli-option-lang"))] = "",
    version: Annotated[
        bool,
        typer.Option("--version", help=say("cli-option-version"), callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    # `--lang` was taken off the line before (see `language`); it stands here for the help alone.
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
