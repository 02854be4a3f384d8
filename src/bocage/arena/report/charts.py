"""Plots as SVG that stands in the page: its colours are those of the page, by day and by night."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from io import StringIO
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from bocage.arena.means import Interval
from bocage.arena.report.writing import number

# Drawn in these colours, shown in those of the page.
INK, SOFT, LINE, LEAF = "#2e281f", "#5d5342", "#dccfb2", "#3b682f"
TOKENS = {
    INK: "ink",
    SOFT: "ink-2",
    LINE: "line",
    LEAF: "leaf",
    "#1c69a3": "seat-a",
    "#b8480a": "seat-b",
    "#efbe2b": "seat-c",
    "#5e2159": "seat-d",
    "#6aa5bf": "water",
    "#9a6a42": "soil",
    "#79a85c": "hedge",
}
PARTS = [colour for colour in TOKENS if colour not in (INK, SOFT, LINE)]
# Colour alone tells nothing to everybody: the parts of a bar differ in pattern too.
HATCHES = ("", "//", "..", "\\\\", "xx", "--", "++", "oo")
WIDTH = 8.6  # inches, as matplotlib measures
BARS = 41  # of a histogram, at most
SETTINGS: Any = {  # the library has a type for its keys in some versions only
    "svg.fonttype": "none",
    "svg.hashsalt": "bocage",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "hatch.linewidth": 0.6,
}


class Chart:
    """A figure in the making; `svg` is what stands in the page."""

    def __init__(self, name: str, title: str, lang: str) -> None:
        self.name = name
        self.title = title
        self.lang = lang
        self.figure = Figure(layout="constrained")
        self.svg = ""

    def axes(self, height: float, rows: int = 1) -> list[Axes]:
        """Axes one below the other, with the same scale; the numbers as the language writes them."""
        self.figure.set_size_inches(WIDTH, height)
        found = self.figure.subplots(rows, 1, sharex=True, squeeze=False)[:, 0]
        for axes in found:
            axes.xaxis.set_major_locator(MaxNLocator(nbins=9, steps=[1, 2, 5, 10]))
            axes.xaxis.set_major_formatter(self._numbers())
            axes.set_axisbelow(True)
            axes.grid(axis="x", color=LINE, linewidth=0.8)
        return list(found)

    def _numbers(self) -> FuncFormatter:
        return FuncFormatter(lambda value, _: number(value, self.lang, 0 if value == int(value) else 1))

    def draw(self) -> None:
        """Make the SVG of the figure."""
        text = StringIO()
        self.figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        body = text.getvalue()[text.getvalue().index("<svg") :]
        # Several drawings stand in one page: their inner names must differ.
        body = re.sub(r'\bid="', f'id="{self.name}-', body)
        body = re.sub(r'((?:xlink:)?href="#|url\(#)', rf"\g<1>{self.name}-", body)
        body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
        for colour, token in TOKENS.items():
            body = body.replace(colour, f"var(--{token})")
        label = f'<svg role="img" aria-label="{escape(self.title)}"'
        self.svg = f"<figure>{body.replace('<svg', label, 1)}</figure>"


@contextmanager
def _chart(name: str, title: str, lang: str) -> Iterator[Chart]:
    with mpl.rc_context(SETTINGS):
        chart = Chart(name, title, lang)
        yield chart
        chart.draw()


def intervals(name: str, title: str, figures: Mapping[str, Interval], unit: str, lang: str) -> str:
    """A point and its interval for each, the first at the top."""
    names = list(figures)
    with _chart(name, title, lang) as chart:
        (axes,) = chart.axes(0.9 + 0.26 * len(names))
        axes.axvline(0, color=SOFT, linewidth=1)
        for place, figure in enumerate(figures.values()):
            if figure.low is not None and figure.high is not None:
                axes.plot([figure.low, figure.high], [place, place], color=LEAF, linewidth=2)
            axes.plot([figure.value], [place], "o", color=LEAF)
        _rows(axes, names)
        axes.set_xlabel(unit)
    return chart.svg


def stacks(
    name: str,
    title: str,
    bars: Mapping[str, Mapping[str, float]],
    unit: str,
    lang: str,
    say_part: Callable[[str], str],
) -> str:
    """A bar for each, made of parts; what is below nothing goes to the left."""
    parts = list(dict.fromkeys(part for bar in bars.values() for part in bar))
    with _chart(name, title, lang) as chart:
        (axes,) = chart.axes(1.3 + 0.45 * len(bars) + 0.2 * (len(parts) // 4))
        # Where the bar of each ends so far, to the right and to the left of nothing.
        ends = [[0.0, 0.0] for _ in bars]
        for index, part in enumerate(parts):
            values = [bar.get(part, 0.0) for bar in bars.values()]
            starts = [end[value < 0] for end, value in zip(ends, values, strict=True)]
            colour, hatch = PARTS[index % len(PARTS)], HATCHES[index % len(HATCHES)]
            axes.barh(
                range(len(bars)), values, left=starts, height=0.6, color=colour, hatch=hatch,
                edgecolor=INK, linewidth=0.6, label=say_part(part),
            )  # fmt: skip
            for end, value in zip(ends, values, strict=True):
                end[value < 0] += value
        axes.axvline(0, color=SOFT, linewidth=1)
        _rows(axes, list(bars))
        axes.set_xlabel(unit)
        chart.figure.legend(loc="outside lower center", ncols=4, frameon=False)
    return chart.svg


def histograms(name: str, title: str, counts: Mapping[str, Counter[int]], unit: str, lang: str) -> str:
    """How often each value occurred, one row for each; all rows have the same scale."""
    with _chart(name, title, lang) as chart:
        rows = chart.axes(0.7 + 1.1 * len(counts), len(counts))
        edges = _edges([value for counter in counts.values() for value in counter])
        for axes, (label, counter) in zip(rows, counts.items(), strict=True):
            axes.hist(list(counter), bins=edges, weights=list(counter.values()), color=LEAF, edgecolor=LEAF)
            axes.yaxis.set_major_locator(MaxNLocator(nbins=3, integer=True))
            axes.set_ylabel(label)
            if min(edges) < 0 < max(edges):
                axes.axvline(0, color=INK, linewidth=1)
        rows[-1].set_xlabel(unit)
    return chart.svg


def _edges(values: Sequence[int]) -> list[float]:
    """The bounds of the bars: each holds the same number of whole values."""
    low, high = min(values, default=0), max(values, default=0)
    step = -(-(high - low + 1) // BARS)
    return [low - 0.5 + step * place for place in range((high - low) // step + 2)]


def _rows(axes: Axes, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
