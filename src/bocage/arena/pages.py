"""Balance as a page of the documentation, with its picture, and as a data set."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from bocage.arena.ledger import TakenLedger
from bocage.arena.means import Interval
from bocage.arena.report.writing import number, parts
from bocage.arena.taken import reader_for
from bocage.messages import say

SHOWN = 40  # bars of a picture: the best and the worst
ROW, LEFT, WIDE = 22, 210, 720


def cell(figure: Interval | None, lang: str, shares: bool = False) -> str:
    """A figure with its interval behind it."""
    value, reach = parts(figure, lang, 1, shares)
    return f"{value} ({reach})" if reach else value


def heading(column: str, lang: str) -> str:
    """The heading of a column."""
    return {
        "thing": say("balance-column-thing", lang),
        "taken": say("balance-column-taken", lang),
        "round": say("balance-column-round", lang),
        "with": say("balance-column-with", lang),
        "without": say("balance-column-without", lang),
        "won-with": say("balance-column-won-with", lang),
        "won-without": say("balance-column-won-without", lang),
        "worth": say("balance-column-worth", lang),
        "seat": say("balance-column-seat", lang),
        "points": say("balance-column-points", lang),
        "won": say("balance-column-won", lang),
        "first": say("balance-column-first", lang),
        "times": say("balance-column-times", lang),
    }[column]


def page(ledger: TakenLedger, facts: dict[str, Any], lang: str, picture: str) -> str:
    """The whole page as Markdown."""
    name = reader_for(facts["game"]).name
    told = {key: str(facts[key]) for key in ("game", "mode", "seed", "package_version", "rules_version")}
    lines = [
        "# " + say("balance-title", lang, game=facts["title"][lang], mode=told["mode"], seats=facts["seats"]),
        "",
        say("balance-about", lang, games=ledger.games, bots=", ".join(facts["bots"]), **told),
        "",
        f"![{say('balance-picture', lang)}]({picture})",
        "",
        *_table(
            [heading(key, lang) for key in COLUMNS],
            [
                [
                    name(one.id, lang),
                    cell(one.rate, lang, shares=True),
                    "–" if one.round is None else number(one.round, lang),
                    cell(one.with_it.points.interval(), lang),
                    cell(one.without.points.interval(), lang),
                    cell(one.with_it.won, lang, shares=True),
                    cell(one.without.won, lang, shares=True),
                    cell(one.worth, lang),
                ]
                for one in ledger.rows()
            ],
        ),
        "## " + say("balance-seats", lang),
        "",
        *_table(
            [heading(key, lang) for key in ("seat", "points", "won")],
            [
                [str(place), cell(one.points.interval(), lang), cell(one.won, lang, shares=True)]
                for place, one in enumerate(ledger.seats, start=1)
            ],
        ),
        "## " + say("balance-firsts", lang),
        "",
        *_table(
            [heading(key, lang) for key in ("first", "times", "points", "won")],
            [
                [
                    f"`{move}`",
                    str(one.count),
                    cell(one.points.interval(), lang),
                    cell(one.won, lang, shares=True),
                ]
                for move, one in sorted(ledger.firsts.items(), key=lambda item: -item[1].count)[:SHOWN]
            ],
        ),
    ]
    return "\n".join(lines).rstrip() + "\n"


COLUMNS = ("thing", "taken", "round", "with", "without", "won-with", "won-without", "worth")


def _table(headings: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(headings) + " |", "| " + " | ".join("---" for _ in headings) + " |"]
    return [*lines, *("| " + " | ".join(row) + " |" for row in rows), ""]


def bars(title: str, rows: Sequence[tuple[str, Interval]], unit: str) -> str:
    """Bars to the left and right of zero with their intervals, as an SVG that follows the page's colours."""
    ends = [abs(end) for _, one in rows for end in (one.value, one.low or 0.0, one.high or 0.0)]
    reach = max([1.0, *ends])
    middle, scale = LEFT + WIDE / 2, WIDE / 2 / reach
    height = 60 + ROW * len(rows)
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 20} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="13" '
        'fill="currentColor">',
        "<style>svg{color:#2b2b26}@media(prefers-color-scheme:dark){svg{color:#e8e6dc}}</style>",
        f'<text x="{LEFT}" y="18" font-size="15" font-weight="600">{escape(title)}</text>',
        f'<line x1="{middle}" x2="{middle}" y1="30" y2="{height - 24}" stroke="currentColor" opacity=".4"/>',
    ]
    for place, (name, one) in enumerate(rows):
        y = 36 + ROW * place
        left, width = middle + min(0.0, one.value) * scale, abs(one.value) * scale
        colour = "#3f7d3a" if one.value >= 0 else "#b0532f"
        found.append(f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{escape(name)}</text>')
        found.append(f'<rect x="{left:.1f}" y="{y}" width="{width:.1f}" height="15" fill="{colour}"/>')
        if one.low is not None and one.high is not None:
            low, high = middle + one.low * scale, middle + one.high * scale
            line = (
                f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y + 7.5}" y2="{y + 7.5}" stroke="currentColor"/>'
            )
            found.append(line)
    for x, end, anchor in ((LEFT, -reach, "start"), (LEFT + WIDE, reach, "end")):
        found.append(f'<text x="{x}" y="{height - 6}" text-anchor="{anchor}">{end:+.0f}</text>')
    found.append(f'<text x="{middle}" y="{height - 6}" text-anchor="middle">{escape(unit)}</text></svg>')
    return "\n".join(found) + "\n"


def picture(ledger: TakenLedger, game: str, lang: str) -> str:
    """The worth of the best and the worst things."""
    known = [(one.worth, one.id) for one in ledger.rows() if one.worth is not None]
    known.sort(key=lambda item: -item[0].value)
    if len(known) > SHOWN:
        known = known[: SHOWN // 2] + known[-SHOWN // 2 :]
    name = reader_for(game).name
    rows = [(name(id, lang), worth) for worth, id in known]
    return bars(say("balance-picture", lang), rows, say("arena-worth-unit", lang))


def write_pages(ledger: TakenLedger, facts: dict[str, Any], folder: Path) -> list[Path]:
    """Write pages and pictures in both languages, and the table as Parquet where its library is there."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{facts['game']}-{facts['mode']}-{facts['seats']}"
    found = []
    for lang in ("en", "fr"):
        drawn, text = folder / f"{stem}.{lang}.svg", folder / f"{stem}.{lang}.md"
        drawn.write_text(picture(ledger, facts["game"], lang), encoding="utf-8")
        text.write_text(page(ledger, facts, lang, drawn.name), encoding="utf-8")
        found += [text, drawn]
    return found


def flat_rows(ledger: TakenLedger) -> list[dict[str, object]]:
    """The rows of all things with no table inside, for a data set."""
    found = []
    for thing in ledger.rows():
        row: dict[str, object] = {}
        for name, value in thing.row().items():
            if name == "rounds":
                row[name] = json.dumps(value)
            elif isinstance(value, dict) or name in FIGURES:
                ends = value if isinstance(value, dict) else {}
                row |= {f"{name}.{end}": ends.get(end) for end in ("value", "low", "high")}
            else:
                row[name] = value
        found.append(row)
    return found


FIGURES = ("rate", "points_with", "points_without", "won_with", "won_without", "worth")
