"""Scores as a table: one line for each category, one column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bocage.core.outcome import ScoreSheet
from bocage.terminal.printer import WIDTH
from bocage.wording import score_name

NAME_WIDTH = 16  # at least
COLUMN_WIDTH = 20  # at most


def score_lines(
    sheets: Sequence[ScoreSheet], names: Sequence[str], lang: str, game: str, page: int = WIDTH
) -> list[Text]:
    """The table, on a page so wide."""
    categories = list(dict.fromkeys(line.category for sheet in sheets for line in sheet.lines))
    words = [score_name(category, lang, game) for category in categories]
    first = max(NAME_WIDTH, *(len(word) + 1 for word in words))
    width = min(COLUMN_WIDTH, (page - 1 - first) // len(sheets))
    head = Text(" " * first)
    for name in names:
        head.append(name[: width - 2].rjust(width), style="bold")
    found = [head]
    for category, word in zip(categories, words, strict=True):
        cells = [points_text(sheet.category(category), lang).rjust(width) for sheet in sheets]
        found.append(Text(word.ljust(first) + "".join(cells)))
    found.append(Text("─" * (first + width * len(sheets)), style="dim"))
    totals = [points_text(sheet.total, lang).rjust(width) for sheet in sheets]
    found.append(Text(score_name("total", lang).ljust(first) + "".join(totals), style="bold"))
    return found


def points_text(points: float, lang: str) -> str:
    """Points as the language writes them; half points have one decimal."""
    text = f"{points:g}"
    return text.replace(".", ",") if lang == "fr" else text
