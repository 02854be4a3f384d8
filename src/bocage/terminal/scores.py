"""Scores as a table: one line for each category, one column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bocage.core.outcome import ScoreSheet
from bocage.wording import score_name

NAME_WIDTH = 16
COLUMN_WIDTH = 20


def score_lines(sheets: Sequence[ScoreSheet], names: Sequence[str], lang: str) -> list[Text]:
    """The table."""
    head = Text(" " * NAME_WIDTH)
    for name in names:
        head.append(name[: COLUMN_WIDTH - 2].rjust(COLUMN_WIDTH), style="bold")
    found = [head]
    categories = dict.fromkeys(line.category for sheet in sheets for line in sheet.lines)
    for category in categories:
        cells = [points_text(sheet.category(category), lang) for sheet in sheets]
        found.append(_line(score_name(category, lang), cells, ""))
    found.append(Text("─" * (NAME_WIDTH + COLUMN_WIDTH * len(sheets)), style="dim"))
    found.append(
        _line(score_name("total", lang), [points_text(sheet.total, lang) for sheet in sheets], "bold")
    )
    return found


def points_text(points: float, lang: str) -> str:
    """Points as the language writes them; half points have one decimal."""
    text = f"{points:g}"
    return text.replace(".", ",") if lang == "fr" else text


def _line(name: str, cells: Sequence[str], style: str) -> Text:
    line = Text(name.ljust(NAME_WIDTH), style=style)
    for cell in cells:
        line.append(cell.rjust(COLUMN_WIDTH))
    return line
