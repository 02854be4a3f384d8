"""`bocage bench`: the speed of the engine, compiled and interpreted side by side."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from bocage import games
from bocage.benchmark import Figure, FigurePair, Summary, measure_round, summary_of
from bocage.cli.decks import Decks, decks_named, games_with
from bocage.cli.errors import STOPPED, one_of
from bocage.cli.net import Net, choose_network
from bocage.cli.options import AsJson
from bocage.cli.output import console, note, print_answer, print_json, print_text
from bocage.cli.progress import progress
from bocage.cli.simulate import decimal
from bocage.core.decks import decks_in
from bocage.messages import language, say

Words = dict[str, dict[str, object]]  # what measuring is told beside the games: their options
ROUNDS = 3
TITLES = {
    "games": "bench-games",
    "decisions": "bench-decisions",
    "copy": "bench-copy",
    "settle": "bench-settle",
    "legal": "bench-legal",
    "why_not": "bench-why-not",
    "placements": "bench-placements",
    "query": "bench-query",
    "housing_met": "bench-housing-met",
    "housing_hard": "bench-housing-hard",
    "search": "bench-search",
    "search_judged": "bench-search-judged",
    "search_learned": "bench-search-learned",
    "aec": "bench-aec",
    "connect_four": "bench-connect-four",
    "batched": "bench-batched",
}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench", help=say("bench-help"))(command)


def command(
    seconds: Annotated[float, typer.Option("--seconds", min=0.5, help=say("bench-option-seconds"))] = 20.0,
    only: Annotated[str, typer.Option("--games", help=say("bench-option-games"), show_default=False)] = "",
    decks: Decks = "",
    net: Net = None,
    as_json: AsJson = False,
    site: Annotated[bool, typer.Option("--site", help=say("bench-option-site"))] = False,
    one_round: Annotated[bool, typer.Option("--one-round", hidden=True)] = False,
    brief: Annotated[bool, typer.Option("--brief", hidden=True)] = False,
) -> int:
    """Measure and print."""
    if site:
        return bench_site(as_json)
    choose_network(net)
    chosen = tuple(one_of(id.strip(), games.installed()) for id in only.split(",") if id.strip())
    chosen, words = with_decks(chosen, decks)
    if one_round:  # what the other form is asked for
        print_json([asdict(figure) for figure in measure_round(chosen, seconds, brief, **words)])
        return 0
    if not games.is_compiled():
        note(say("bench-not-compiled"))
    bench = Bench(chosen, seconds, decks, words)
    stopped = bench.run()
    summary = summary_of(bench.compiled, bench.interpreted)
    if as_json:
        facts = {
            "rules_versions": {id: games.kits()[id].game.rules_version for id in chosen or games.installed()},
            "options": words.get("options", {}),
            "decks": decks_in(words.get("options", {})),
            "seconds": seconds,
            "compiled": games.is_compiled(),
            **summary.as_json(),
        }
        print_answer("bench", facts, partial=stopped)
    else:
        print_summary(summary, stopped)
    return STOPPED if stopped else 0


def bench_site(as_json: bool) -> int:
    """How long a site takes in a browser until one can play, and how much of it travels."""
    from bocage.site import write_site
    from bocage.site.folder import first_load
    from bocage.site.measure import LEVEL, measure_site

    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "site"
        made = write_site(folder)
        first, times = first_load(folder), measure_site(folder)
    if as_json:
        print_answer("bench-site", {"bytes": made.size, "first_load": first, **asdict(times)})
        return 0
    print_text(say("bench-site-size", size=decimal(f"{made.size / 1e6:.1f}")))
    for key, visit in (("bench-site-first", times.first), ("bench-site-second", times.second)):
        print_text(say(key, shown=decimal(f"{visit.shown:.1f}"), ready=decimal(f"{visit.ready:.1f}")))
        for step, after in visit.steps.items():
            print_text(say("bench-site-step", step=step, after=decimal(f"{after / 1000:.2f}")))
    print_text(say("bench-site-kept", seconds=decimal(f"{times.kept:.1f}")))
    for game, seconds in times.answers.items():
        print_text(say("bench-site-answer", game=game, level=LEVEL, seconds=decimal(f"{seconds:.1f}")))
    return 0


def with_decks(chosen: tuple[str, ...], decks: str) -> tuple[tuple[str, ...], Words]:
    """The games that are measured with these decks, and what is said to the measuring.

    Raises:
        UsageMistake: no game has such decks, or one that was named has not.
    """
    if not decks:
        return chosen, {}
    chosen = chosen or tuple(games_with(decks))
    options = [decks_named(id, decks) for id in chosen]
    return chosen, {"options": options[0]} if options[0] else {}


class Bench:
    """Rounds of both forms in turn, so that both meet the same moods of the machine."""

    def __init__(
        self, chosen: tuple[str, ...], seconds: float, decks: str = "", words: Words | None = None
    ) -> None:
        self.chosen = chosen
        self.named = {"decks": decks} if decks else {}
        self.words: Words = words or {}
        self.forms = 2 if games.is_compiled() else 1
        self.seconds = seconds
        self.compiled: list[list[Figure]] = []
        self.interpreted: list[list[Figure]] = []

    def run(self) -> bool:
        """Measure; True when Ctrl-C ended it."""
        try:
            with progress(say("bench-title"), ROUNDS * self.forms) as show:
                end = time.perf_counter() + self.seconds
                beyond = 0.0  # what a brief round takes beside its measuring: a process is started
                for done in range(ROUNDS):
                    # A round that took longer than its share shortens the others, or leaves them out.
                    begun = time.perf_counter()
                    share = ((end - begun) / (ROUNDS - done) - beyond) / self.forms
                    if done and share <= 0:
                        break
                    brief = done > 0
                    mine = list(measure_round(self.chosen, share, brief, **self.words))
                    (self.compiled if games.is_compiled() else self.interpreted).append(mine)
                    show(done * self.forms + 1)
                    if games.is_compiled():
                        self.interpreted.append(interpreted_round(self.chosen, share, brief, **self.named))
                        show(done * self.forms + 2)
                    beyond = max(0.0, time.perf_counter() - begun - share * self.forms) if brief else 0.0
        except KeyboardInterrupt:
            return True
        return False


def interpreted_round(
    chosen: tuple[str, ...], seconds: float, brief: bool = False, decks: str = ""
) -> list[Figure]:
    """A round of the interpreted form, in a process of its own."""
    words = ["bench", "--one-round", "--seconds", str(max(seconds, 0.5)), "--games", ",".join(chosen)]
    words += ["--brief"] if brief else []
    words += ["--decks", decks] if decks else []
    command = [sys.executable, "-P", "-m", "bocage.interpreted", *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return [Figure(**figure) for figure in json.loads(done.stdout)]


def print_summary(summary: Summary, stopped: bool) -> None:
    """All figures, a table for each game."""
    if stopped and summary.rows:
        print_text(say("bench-partial"))
    for game in dict.fromkeys(row.game for row in summary.rows):
        print_game(game, [row for row in summary.rows if row.game == game])


def print_game(game: str, rows: list[FigurePair]) -> None:
    """The figures of one game."""
    from rich.table import Table

    table = Table(title=game)
    table.add_column(say("bench-mode"))
    table.add_column(say("bench-what"))
    for heading in (say("bench-compiled"), say("bench-interpreted")):
        table.add_column(heading, justify="right")
    table.add_column(say("bench-unit"))
    table.add_column(say("bench-ratio"), justify="right")
    for row in rows:
        ratio = "–" if row.ratio is None else decimal(f"{row.ratio:.1f}")
        table.add_row(row.mode, title(row), number(row.compiled), number(row.interpreted), unit(row), ratio)
    console().print(table)


def title(row: FigurePair) -> str:
    """What a figure is, in words."""
    sort, _, rest = row.what.partition(".")
    if rest:
        query, _, figure = rest.partition(".")
        return say(TITLES[sort], query=query, figure=figure)
    return say(TITLES[sort])


def unit(row: FigurePair) -> str:
    """The unit of a figure, in words."""
    return say("bench-per-second") if row.unit == "/s" else say("bench-nanoseconds")


def number(value: float | None) -> str:
    """A figure as people write it: without decimals, in groups of three."""
    if value is None:
        return "–"
    return f"{value:,.0f}".replace(",", "\N{NO-BREAK SPACE}" if language() == "fr" else ",")
