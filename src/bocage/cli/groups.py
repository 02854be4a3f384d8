"""Commands by their names, those of `bocage` and those of `bocage components` and its like."""

from __future__ import annotations

from typing import Any

import click
from typer.core import TyperGroup

from bocage.cli.words import spoken
from bocage.core.errors import nearest
from bocage.messages import say


class CommandGroup(TyperGroup):
    """A group of commands; an unknown one gets the nearest suggestion."""

    def __init__(self, *args: Any, **words: Any) -> None:  # noqa: ANN401 - whatever typer passes on
        super().__init__(*args, **words)
        self.subcommand_metavar = spoken(self.subcommand_metavar)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that the first word names."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-") and not ctx.resilient_parsing:
            sentence = say("error-no-command", name=name)
            close = nearest(name, self.list_commands(ctx))
            if close:
                sentence += " " + say("error-did-you-mean", name=close)
            raise click.UsageError(sentence, ctx)
        return super().resolve_command(ctx, args)
