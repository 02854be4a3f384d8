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
    for parameter in click.get_current_context().command.params:
        if parameter.name not in meant:
            _refuse(key, parameter)


def refuse_one(key: str, needless: str) -> None:
    """Refuse this parameter of the command, where the line has it.

    Raises:
        UsageMistake: it has.
    """
    for parameter in click.get_current_context().command.params:
        if parameter.name == needless:
            _refuse(key, parameter)


def _refuse(key: str, parameter: click.Parameter) -> None:
    source = click.get_current_context().get_parameter_source(parameter.name or "")
    if source is ParameterSource.COMMANDLINE:
        word = max(parameter.opts, key=len) if isinstance(parameter, click.Option) else str(parameter.metavar)
        raise UsageMistake(say(key, option=word))
