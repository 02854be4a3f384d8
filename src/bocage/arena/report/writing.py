"""Numbers as people of each language write them."""

from __future__ import annotations

from html import escape

from bocage.arena.means import Interval
from bocage.messages import say

NOTHING = "–"


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number with so many decimals."""
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.removeprefix("-")
    text = text.replace("-", "\N{MINUS SIGN}")
    return text.replace(".", ",") if lang == "fr" else text


def percent(value: float, lang: str, digits: int = 1) -> str:
    """A share as so many in a hundred."""
    return say("arena-percent", lang, number=number(100 * value, lang, digits))


def count(value: float, lang: str) -> str:
    """A count; shared victories make it fractional."""
    return number(value, lang, 0 if value == int(value) else 2)


def parts(figure: Interval | None, lang: str, digits: int = 1, shares: bool = False) -> tuple[str, str]:
    """A figure and its interval as text; empty where there is no interval."""
    if figure is None:
        return NOTHING, ""
    text = percent(figure.value, lang, digits) if shares else number(figure.value, lang, digits)
    if figure.low is None or figure.high is None:
        return text, ""
    low, high = (number(100 * end if shares else end, lang, digits) for end in (figure.low, figure.high))
    return text, say("arena-range", lang, low=low, high=high)


def with_range(figure: Interval | None, lang: str, digits: int = 1, shares: bool = False) -> str:
    """A figure and its interval, as cells of a table show them (HTML)."""
    text, range_text = parts(figure, lang, digits, shares)
    return f"{escape(text)} <small>{escape(range_text)}</small>" if range_text else escape(text)


def table(caption: str, headings: list[str], rows: list[list[str]]) -> str:
    """A table whose first column names the row. Cells are HTML, headings and caption are text."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    # What is wider than a phone can be moved with the keys too.
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )
