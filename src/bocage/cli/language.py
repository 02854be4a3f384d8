"""The language of the command line: `--lang` anywhere on it, and the words of the libraries underneath."""

from __future__ import annotations

import gettext
import sys
from collections.abc import Sequence

from bocage import messages
from bocage.cli.errors import UsageMistake
from bocage.cli.words import spoken
from bocage.messages import say


def take_language(words: Sequence[str]) -> list[str]:
    """Choose the language that `--lang` names, and return the line without it.

    Raises `UsageMistake` when we do not speak that language.
    """
    rest: list[str] = []
    line = iter(words)
    for word in line:
        if word == "--":
            return [*rest, word, *line]
        if word == "--lang":
            _choose(next(line, None))
        elif word.startswith("--lang="):
            _choose(word.removeprefix("--lang="))
        else:
            rest.append(word)
    return rest


def speak(helping: bool) -> None:
    """Let click and typer use our French where they would use their English."""
    if helping:
        # Imported only to print help; its titles are fixed when it is imported, so they are set by hand.
        import typer.rich_utils as panels

        panels.ARGUMENTS_PANEL_TITLE = spoken("Arguments")
        panels.OPTIONS_PANEL_TITLE = spoken("Options")
        panels.COMMANDS_PANEL_TITLE = spoken("Commands")
        panels.DEFAULT_STRING = spoken("[default: {}]")
        panels.ENVVAR_STRING = spoken("[env var: {}]")
        panels.REQUIRED_LONG_STRING = spoken("[required]")
    _name_values()
    for name, module in list(sys.modules.items()):
        if name.startswith(("click.", "typer.")):
            if getattr(module, "_", None) is gettext.gettext:
                module._ = spoken  # type: ignore[attr-defined]
            if getattr(module, "ngettext", None) is gettext.ngettext:
                module.ngettext = _word_by_number  # type: ignore[attr-defined]


def _name_values() -> None:
    """What an option is given, as help names it: click keeps these names in its classes."""
    import click.types as kinds

    kinds.IntParamType.name = spoken("integer")
    kinds.IntRange.name = spoken("integer range")
    kinds.FloatParamType.name = spoken("float")
    kinds.FloatRange.name = spoken("float range")
    kinds.StringParamType.name = spoken("text")


def _choose(name: str | None) -> None:
    if name is None:
        raise UsageMistake(say("error-language-missing"))
    try:
        messages.choose(name)
    except ValueError:
        raise UsageMistake(say("error-language", name=name)) from None


def _word_by_number(one: str, many: str, number: int) -> str:
    # In French, none and one are singular.
    if messages.language() == "fr":
        return spoken(one if number <= 1 else many)
    return one if number == 1 else many
