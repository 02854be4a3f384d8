"""`bocage simulate`: random complete games in numbers."""

from __future__ import annotations

from typing import Annotated

import typer

from bocage import games
from bocage.cli.decks import Decks
from bocage.cli.errors import STOPPED, UsageMistake, one_of
from bocage.cli.options import AsJson, Components, GameWords, Mode, Option, Players, Seed, Tiles, facts
from bocage.cli.output import console, print_answer, print_text
from bocage.cli.progress import progress
from bocage.core.errors import BadOption
from bocage.messages import language, say
from bocage.simulation import SeatScores, SimulationPlan, Tally, simulate


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate", help=say("simulate-help"))(command)


def command(
    game: Annotated[str, typer.Argument(metavar=say("tools-word-game"), help=say("tools-argument-game"))],
    count: Annotated[int, typer.Option("--games", min=1, help=say("simulate-option-games"))] = 1000,
    seed: Seed = 0,
    mode: Mode = "",
    tiles: Tiles = "",
    option: Option = None,
    players: Players = 0,
    components: Components = None,
    decks: Decks = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help=say("tools-option-jobs"))] = 1,
    as_json: AsJson = False,
) -> int:
    """Play and print."""
    known = {entry.id: entry for entry in games.catalogue()}
    entry = known[one_of(game.lower(), list(known))]
    words = GameWords(mode, tiles, players, option or [], components, decks).for_game(entry)
    plan = SimulationPlan(entry.id, count, seed, words)
    fresh = plan.fresh()
    total = Tally([SeatScores() for _ in range(fresh.state.seats)])
    stopped = run(plan, jobs, total)
    if as_json:
        print_answer("simulate", facts(fresh, seed) | total.as_json(), partial=stopped)
    else:
        print_tally(plan, total, stopped)
    return STOPPED if stopped else 0


def mistake_of(problem: BadOption) -> UsageMistake | BadOption:
    """An option that cannot be is a mistake of the line; a data file that cannot be right is refused."""
    if problem.key.startswith("components-"):
        return problem
    return UsageMistake(say(f"error-{problem.key}", **problem.details))


def run(plan: SimulationPlan, jobs: int, total: Tally) -> bool:
    """Play the games into a tally; True when Ctrl-C ended it."""
    try:
        with progress(say("simulate-title"), plan.games) as show:
            for tally in simulate(plan, jobs):
                total.add(tally)
                show(total.games)
    except KeyboardInterrupt:
        return True
    return False


def print_tally(plan: SimulationPlan, total: Tally, stopped: bool) -> None:
    """A small table."""
    from rich.table import Table

    if stopped:
        print_text(say("simulate-partial", games=total.games, wanted=plan.games))
    table = Table(title=say("simulate-table", games=total.games, game=plan.game))
    table.add_column(say("simulate-seat"), justify="right")
    for heading in ("mean", "sd", "min", "max", "wins"):
        table.add_column(heading_text(heading), justify="right")
    for number, seat in enumerate(total.seats):
        if seat.games:
            row = (f"{seat.mean:.2f}", f"{seat.deviation:.2f}", f"{seat.low:g}", f"{seat.high:g}")
            table.add_row(str(number + 1), *(decimal(text) for text in row), decimal(f"{seat.wins:g}"))
    console().print(table)
    speed = round(total.decisions / total.seconds) if total.seconds else 0
    print_text(say("simulate-speed", decisions=total.decisions, seconds=round(total.seconds, 3), speed=speed))
    print_text(say("simulate-checksum", checksum=total.checksum))


def heading_text(key: str) -> str:
    """The heading of a column."""
    return {
        "mean": say("simulate-mean"),
        "sd": say("simulate-sd"),
        "min": say("simulate-min"),
        "max": say("simulate-max"),
        "wins": say("simulate-wins"),
    }[key]


def decimal(text: str) -> str:
    """A number as the language in use writes it."""
    return text.replace(".", ",") if language() == "fr" else text
