"""Bars with intervals, as a picture that follows the colours of the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bocage.arena.means import Interval

ROW, LEFT, WIDE = 22, 210, 720


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
