"""Options that mean nothing beside others: they are refused, not passed over."""

from __future__ import annotations

import click
from click.core import ParameterSource

from bocage.cli.errors import UsageMistake
from bocage.messages import say


def refuse_needless(key: str, *meant: str) -> None:
    """Refuse every word of the line but these parameters of the command.

    Args:
        key: of the sentence that says what is done here, with `option`.

    Raises:
        UsageMistake: there are others.
    """
    context = click.get_current_context()
    for parameter in context.command.params:
        name = parameter.name or ""
        if name in meant or context.get_parameter_source(name) is not ParameterSource.COMMANDLINE:
            continue
        word = max(parameter.opts, key=len) if isinstance(parameter, click.Option) else str(parameter.metavar)
        raise UsageMistake(say(key, option=word))
