"""`bocage balance`: what each building or card is worth; and a changed card beside the printed one."""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bocage.cli.arena import LIBRARIES, known_game, plan_of
from bocage.cli.decks import Decks
from bocage.cli.errors import STOPPED, UsageMistake, need_folder
from bocage.cli.libraries import need
from bocage.cli.net import Net, choose_network
from bocage.cli.options import (
    AsJson,
    Components,
    GameWords,
    Mode,
    Option,
    Players,
    Seed,
    Tiles,
    add_once,
    facts,
)
from bocage.cli.output import console, note, print_answer, print_text
from bocage.cli.progress import progress
from bocage.messages import language, say

if TYPE_CHECKING:
    from bocage.arena.ledger import TakenLedger
    from bocage.arena.paired import Comparison
    from bocage.arena.plan import ArenaPlan

GAMES = 200
MOST_ROWS = 30  # of the table in a terminal


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("balance", help=say("balance-help"))(command)


def command(
    game: Annotated[str, typer.Argument(metavar=say("tools-word-game"), help=say("tools-argument-game"))],
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar=say("arena-word-bots"), help=say("balance-argument-bots"), show_default=False),
    ] = None,
    count: Annotated[int, typer.Option("--games", min=1, help=say("balance-option-games"))] = GAMES,
    seed: Seed = 0,
    mode: Mode = "",
    tiles: Tiles = "",
    option: Option = None,
    players: Players = 0,
    components: Components = None,
    decks: Decks = "",
    change: Annotated[
        list[str] | None, typer.Option("--change", help=say("balance-option-change"), show_default=False)
    ] = None,
    to: Annotated[
        Path | None,
        typer.Option("--to", file_okay=False, help=say("balance-option-to"), show_default=False),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", dir_okay=False, help=say("balance-option-keep"), show_default=False),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help=say("tools-option-jobs"))] = 1,
    net: Net = None,
    as_json: AsJson = False,
) -> int:
    """Play, count and print."""
    choose_network(net)
    need(*LIBRARIES)
    entry = known_game(game)
    words = GameWords(mode, tiles, players, option or [], components, decks).for_game(entry)
    plan = plan_of(entry.id, bots or ["greedy"], count, seed, words)
    if change and (to or keep):
        raise UsageMistake(say("balance-change-alone"))
    if keep is not None:
        need_folder(keep)
    from bocage.arena.behind import network_behind

    told = facts(plan.fresh(), seed) | {"network": network_behind(plan), "bots": list(plan.bots)}
    if change:
        return compare(plan, change, jobs, told, as_json)
    ledger, stopped = play(plan, jobs) if keep is None else go_on(plan, jobs, keep)
    if to is not None and not stopped:
        write(ledger, told | {"title": entry.name}, to, note if as_json else print_text)
    if as_json:
        print_answer("balance", told | ledger.as_json(), partial=stopped)
    else:
        print_ledger(ledger, plan)
    return STOPPED if stopped else 0


def play(plan: ArenaPlan, jobs: int) -> tuple[TakenLedger, bool]:
    """Play the games; what they tell, and whether Ctrl-C ended it."""
    from bocage.arena import play_all
    from bocage.arena.ledger import TakenLedger

    ledger = TakenLedger(plan.fresh())
    try:
        with progress(say("balance-title-work"), plan.games) as show:
            for result in play_all(plan, plan.fixtures(), jobs):
                ledger.note(result)
                show(ledger.games)
    except KeyboardInterrupt:
        return ledger, True
    return ledger, False


def go_on(plan: ArenaPlan, jobs: int, file: Path) -> tuple[TakenLedger, bool]:
    """The same in blocks that are kept, after those that were played before."""
    from bocage.arena.series import PlayedSeries, play_series, read_series, write_series

    series = [PlayedSeries("balance", plan)]
    if file.is_file():
        read_series(series, file)
    ledger = series[0].ledger
    try:
        with progress(say("balance-title-work"), plan.games) as show:
            for _ in play_series(series, jobs, save=lambda: write_series(series, file)):
                show(ledger.games)
    except KeyboardInterrupt:
        return ledger, True
    return ledger, False


def write(ledger: TakenLedger, told: dict[str, Any], folder: Path, tell: Callable[[str], None]) -> None:
    """The pages, and the data set where its library is installed; tells their names."""
    from bocage.arena.pages import flat_rows, write_pages

    written = write_pages(ledger, told, folder)
    if find_spec("pyarrow") is not None:
        from bocage.data.tables import write_table

        file = written[0].with_name(written[0].name.split(".")[0] + ".parquet")
        write_table(flat_rows(ledger), {name: told[name] for name in told if name != "title"}, file)
        written.append(file)
    for file in written:
        tell(str(file))


def print_ledger(ledger: TakenLedger, plan: ArenaPlan) -> None:
    """What is taken most."""
    from rich.table import Table

    from bocage.arena.pages import COLUMNS, cell, heading
    from bocage.arena.report.writing import number
    from bocage.arena.taken import reader_for

    lang, name = language(), reader_for(plan.game).name
    table = Table(title=say("simulate-table", games=ledger.games, game=plan.game))
    shown = ("thing", "taken", "round", "with", "without", "worth")
    for column in COLUMNS:
        if column in shown:
            table.add_column(heading(column, lang), justify="left" if column == "thing" else "right")
    for one in ledger.rows()[:MOST_ROWS]:
        table.add_row(
            name(one.id, lang),
            cell(one.rate, lang, shares=True),
            "–" if one.round is None else number(one.round, lang),
            cell(one.with_it.points.interval(), lang),
            cell(one.without.points.interval(), lang),
            cell(one.worth, lang),
        )
    rows = len(ledger.rows())
    if not rows:
        print_text(say("balance-no-rows", game=plan.game))
        return
    console().print(table)
    if rows > MOST_ROWS:
        print_text(say("balance-most-rows", most=MOST_ROWS, rows=rows))
    print_text(say("balance-ranges"))


def compare(plan: ArenaPlan, words: list[str], jobs: int, told: dict[str, object], as_json: bool) -> int:
    """The printed card beside the changed one."""
    from bocage.arena.change import parse_change
    from bocage.arena.paired import Comparison, changed

    changes = tuple(parse_change(word) for word in words)
    said: dict[str, object] = {}
    for change in changes:
        add_once(said, {str(change).partition("=")[0]: change.value})
    with changed(plan, changes):  # what cannot be changed is said before anything is played
        pass
    found = {change.id: Comparison(change.id) for change in changes}
    stopped = False
    try:
        with progress(say("balance-title-work"), plan.games) as show:
            for done, (printed, altered) in enumerate(pairs(plan, changes, jobs), start=1):
                for one in found.values():
                    one.note(printed, altered)
                show(done)
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        cards = [one.as_json() for one in found.values()]
        answer = told | {"changes": [str(change) for change in changes], "cards": cards}
        print_answer("balance", answer, partial=stopped)
    else:
        for one in found.values():
            print_comparison(one, plan.game)
    return STOPPED if stopped else 0


def pairs(plan: ArenaPlan, changes: tuple[Any, ...], jobs: int) -> Any:  # noqa: ANN401 - pairs of results
    """Both games of every fixture."""
    from bocage.arena.paired import play_pairs
    from bocage.simulation.jobs import run_blocks

    blocks = ((plan, changes, number) for number in range(plan.games))
    for _, result in run_blocks(play_pairs, blocks, jobs):
        yield result


def print_comparison(one: Comparison, game: str) -> None:
    """A few sentences about one card."""
    from bocage.arena.pages import cell
    from bocage.arena.paired import SURE, sureness
    from bocage.arena.report.writing import percent
    from bocage.arena.taken import reader_for

    lang = language()
    print_text(say("balance-card", name=reader_for(game).name(one.id, lang), pairs=one.pairs))
    if not one.printed.offered and not one.altered.offered:
        print_text("  " + say("balance-nobody"))
        return
    for key, side in (("balance-printed", one.printed), ("balance-changed", one.altered)):
        rate = cell(side.rate, lang, shares=True)
        margins = [cell(sums.interval(), lang) for sums in (side.with_it, side.without)]
        print_text("  " + say(key, rate=rate, margin=margins[0], without=margins[1]))
    sure = sureness(one.rates)
    share = percent(math.floor(1000 * sure) / 1000, lang)  # nothing is sure to the last game
    difference = cell(one.rates.interval(), lang, shares=True)
    if sure < SURE:
        print_text("  " + say("balance-unsure", difference=difference, sure=share))
    else:
        word = "balance-more" if one.rates.mean > 0 else "balance-less"
        print_text("  " + say(word, difference=difference, sure=share))
    print_text("  " + say("balance-points", points=cell(one.scores.interval(), lang)))
