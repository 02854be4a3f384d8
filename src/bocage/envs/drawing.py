"""The table as text or as SVG, for people who watch."""

from __future__ import annotations

import io
import re
import sys
from typing import TYPE_CHECKING

from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.messages import language

if TYPE_CHECKING:
    from rich.text import Text

RENDER_MODES = ("ansi", "svg", "human")
TALL = 1000  # lines: nothing is left out
FONT_FACE = re.compile(
    r"\s*@font-face \{.*?\}", re.DOTALL
)  # Rich's pictures fetch their font; ours fetch nothing


def check_render_mode(mode: str | None) -> str | None:
    """The mode itself when the table can be shown so.

    Raises:
        BadOption: it cannot; there are no pictures made of dots.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("env-render", mode=mode, known=", ".join(RENDER_MODES))
    return mode


def draw(game: Game, mode: str | None) -> str | None:
    """The table in a mode; human prints it and returns nothing, and so does no mode at all."""
    if mode == "svg":
        return as_svg(game)
    if mode == "ansi":
        return as_text(game)
    if mode == "human":
        sys.stdout.write(as_text(game) + "\n")
    return None


def as_text(game: Game) -> str:
    """The table as lines, in the language in use."""
    return "\n".join(str(line) for line in _lines(game))


def as_svg(game: Game) -> str:
    """The table as a picture, in the language in use."""
    from rich.console import Console
    from rich.text import Text

    from bocage.terminal.printer import WIDTH

    lines = [line if isinstance(line, Text) else Text(line) for line in _lines(game)]
    width = max(WIDTH, *(line.cell_len for line in lines))  # what is beyond it would be cut off
    console = Console(record=True, width=width, file=io.StringIO(), highlight=False)
    for line in lines:
        console.print(line, soft_wrap=True)
    name = game.name.fr if language() == "fr" else game.name.en
    # The id of an SVG is otherwise made from what it shows, which takes a checksum but no care for two alike.
    svg = console.export_svg(title=name, unique_id=f"bocage-{game.checksum()}")
    return FONT_FACE.sub("", svg)


def _lines(game: Game) -> list[Text | str]:
    # Imported when it is wanted: learners mostly do not watch.
    from bocage.terminal.screens import screen_for

    names = [str(seat + 1) for seat in range(game.state.seats)]
    return screen_for(game.id, language(), names).lines(game, {}, TALL)
