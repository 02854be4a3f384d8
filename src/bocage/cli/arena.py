"""`bocage arena`: bots play each other; ratings, margins, and what each building or card is worth."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import click
import typer
from typer.core import TyperCommand

from bocage import games
from bocage.cli.components import figures
from bocage.cli.decks import Decks, add_folders
from bocage.cli.errors import STOPPED, UsageMistake, need_folder, one_of
from bocage.cli.leaderboard import check_board, print_board
from bocage.cli.libraries import need
from bocage.cli.needless import refuse_needless
from bocage.cli.net import Net, choose_network
from bocage.cli.options import AsJson, Components, GameWords, Mode, Option, Players, Seed, Tiles, facts
from bocage.cli.output import console, note, print_answer, print_text
from bocage.messages import language, say

if TYPE_CHECKING:
    from bocage.arena import ArenaFolder, ArenaPlan, Fixture, Result
    from bocage.arena.standings import Standings

GAMES = 100
MOST_BOTS = 16
LOCAL = "local"
LIBRARIES = ("choix", "matplotlib", "openskill")
# What can be said where the folder of an arena says what is played.
IN_FOLDER = ("report", "count", "jobs", "ray", "pool", "net", "leaderboard", "components", "decks", "as_json")


class ArenaCommand(TyperCommand):
    """A command whose `--ray` may stand alone or have an address behind it."""

    def __init__(self, *args: Any, **words: Any) -> None:  # noqa: ANN401 - whatever typer passes on
        super().__init__(*args, **words)
        for parameter in self.params:
            if isinstance(parameter, click.Option) and parameter.name == "ray":
                parameter._flag_needs_value = True
                parameter.flag_value = LOCAL


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena", cls=ArenaCommand, help=say("arena-help"))(command)


def command(
    game: Annotated[
        str,
        typer.Argument(metavar=say("tools-word-game"), help=say("tools-argument-game"), show_default=False),
    ] = "",
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar=say("arena-word-bots"), help=say("arena-argument-bots"), show_default=False),
    ] = None,
    count: Annotated[
        int | None, typer.Option("--games", min=1, help=say("arena-option-games"), show_default=False)
    ] = None,
    seed: Seed = 0,
    mode: Mode = "",
    tiles: Tiles = "",
    option: Option = None,
    players: Players = 0,
    components: Components = None,
    decks: Decks = "",
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help=say("tools-option-jobs"), show_default=False)
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option("--report", file_okay=False, help=say("arena-option-report"), show_default=False),
    ] = None,
    pool: Annotated[
        list[Path] | None,
        typer.Option("--pool", file_okay=False, help=say("arena-option-pool"), show_default=False),
    ] = None,
    show: Annotated[
        int | None, typer.Option("--show", min=0, help=say("arena-option-show"), show_default=False)
    ] = None,
    leaderboard: Annotated[
        Path | None,
        typer.Option("--leaderboard", dir_okay=False, help=say("board-option"), show_default=False),
    ] = None,
    ray: Annotated[
        str,
        typer.Option(
            "--ray", metavar=say("arena-word-address"), help=say("arena-option-ray"), show_default=False
        ),
    ] = "",
    net: Net = None,
    as_json: AsJson = False,
) -> int:
    """Play, rate and print."""
    if show is not None:
        refuse_needless("arena-needless-show", "show", "report")
        return show_game(report, show)
    choose_network(net)
    need(*LIBRARIES)
    from bocage.arena.behind import network_behind
    from bocage.arena.leaderboard import Leaderboard

    if leaderboard is not None:
        need_folder(leaderboard)
    if game:
        entry = known_game(game)
        asked = GameWords(mode, tiles, players, option or [], components, decks)
        plan = plan_of(entry.id, bots or [], count or GAMES, seed, asked.for_game(entry))
    elif leaderboard is not None and report is None:
        refuse_needless("arena-needless-check", "leaderboard", "components", "decks", "net", "as_json")
        add_folders(decks)
        return check_board(leaderboard, components, as_json)
    elif report is None:
        raise UsageMistake(say("arena-no-game-word"))
    else:
        refuse_needless("arena-needless-plan", *IN_FOLDER)
        add_folders(decks)
        plan = plan_in(report, count, components)
    run = ArenaRun(plan, jobs, ray, report, pool or [])
    board = None if leaderboard is None else Leaderboard.for_plan(leaderboard, plan)
    stopped = run.play()
    if leaderboard is not None and board is not None and not stopped:
        board.add(run.standings, [run.first[number] for number in sorted(run.first)])
        board.write(leaderboard)
    if as_json:
        told = facts(plan.fresh(), plan.seed) | {"network": network_behind(plan), "bots": list(plan.bots)}
        print_answer("arena", told | run.standings.as_json(), partial=stopped)
    else:
        print_standings(run, stopped)
        if board is not None and stopped:
            print_text(say("board-not-written", file=str(leaderboard)))
        if board is not None and not stopped:
            print_text(say("board-written", file=str(leaderboard)))
            print_board(board)
    return STOPPED if stopped else 0


def known_game(game: str) -> games.GameEntry:
    """The game that a word names.

    Raises:
        UsageMistake: there is none.
    """
    known = {entry.id: entry for entry in games.catalogue()}
    return known[one_of(game.lower(), list(known))]


def plan_of(game: str, bots: list[str], count: int, seed: int, words: dict[str, object]) -> ArenaPlan:
    """The plan that the line describes.

    Raises:
        UsageMistake: there is none like that.
        BadOption: the game cannot be made like that, or the data file cannot be right.
        BotProblem: a network file cannot be read, or is one of another game.
    """
    from bocage.arena import ArenaPlan
    from bocage.arena.behind import network_behind
    from bocage.arena.players import bot_names, is_bot

    if not bots:
        raise UsageMistake(say("arena-no-bots", known=", ".join(bot_names())))
    if len(bots) > MOST_BOTS:
        raise UsageMistake(say("arena-many-bots", most=MOST_BOTS))
    named = tuple(bot if is_bot(bot) else known_bot(bot, bot_names()) for bot in bots)
    plan = ArenaPlan(game, named, count, seed, words)
    seats = plan.seats
    network_behind(plan)  # what cannot be read is said before anything is played
    if not plan.is_even:
        note(say("arena-uneven", games=count, seats=seats))
    return plan


def known_bot(word: str, known: list[str]) -> str:
    """The bot that a word names.

    Raises:
        UsageMistake: there is none; where a budget or a temperature was meant, it says how one is written.
    """
    warm = word.lower().partition("~")[0].partition(":")[0]
    if "~" in word and warm in known:
        raise UsageMistake(say("arena-bot-warm", word=word))
    bot = word.lower().partition(":")[0]
    if ":" in word and bot in known:
        raise UsageMistake(say("arena-bot-form", word=word, bot=bot))
    return one_of(word.lower(), known)


def plan_in(report: Path, count: int | None, components: Path | None = None) -> ArenaPlan:
    """The plan of a folder that was begun; with more or fewer games, or its data file at another place."""
    from bocage.arena.folder import read_plan

    plan = read_plan(report)
    game = known_game(plan.game).id
    words = dict(plan.words) | figures(game, components)
    return plan_of(game, list(plan.bots), count or plan.games, plan.seed, words)


def show_game(report: Path | None, number: int) -> int:
    """Print the record of one game of a folder."""
    from bocage.arena.folder import read_game
    from bocage.arena.result import record_text

    if report is None:
        raise UsageMistake(say("arena-show-where"))
    sys.stdout.write(record_text(read_game(report, number)))
    return 0


@dataclass
class ArenaRun:
    """An arena in progress.

    Attributes:
        jobs: how many processes; ray: the address of a cluster, or nothing.
        report: the folder, if the games are to be kept; pool: folders of earlier arenas.
    """

    plan: ArenaPlan
    jobs: int | None
    ray: str
    report: Path | None
    pool: list[Path]

    def __post_init__(self) -> None:
        from bocage.arena.earlier import pool_of
        from bocage.arena.standings import Standings

        if self.report is not None and self.report.resolve() in {folder.resolve() for folder in self.pool}:
            raise UsageMistake(say("arena-pool-itself", folder=str(self.report)))
        self.first: dict[int, str] = {}  # the checksums of the first games, by their numbers
        self.standings: Standings = Standings(self.plan, pool_of(self.pool, self.plan))

    def play(self) -> bool:
        """Play what is not played yet, and write the report; True when Ctrl-C ended it."""
        from bocage.arena.folder import REPORT, ArenaFolder

        try:
            with nullcontext() if self.report is None else ArenaFolder(self.report, self.plan) as folder:
                self._play_rest(folder, self._finished(folder))
        except KeyboardInterrupt:
            return True
        if self.report is not None:
            from bocage.arena.report import write_report

            write_report(self.standings, self.report / REPORT, language())
        return False

    def _finished(self, folder: ArenaFolder | None) -> set[int]:
        """Count the games that the folder holds already."""
        finished = set()
        for result in folder.results() if folder is not None else ():
            self._note(result)
            finished.add(result.number)
        if 0 < len(finished) < self.plan.games:
            note(say("arena-resumed", games=len(finished), wanted=self.plan.games))
        return finished

    def _play_rest(self, folder: ArenaFolder | None, finished: set[int]) -> None:
        from bocage.arena.progress import progress

        with (
            progress(self.plan.games, len(finished)) as show,
            closing(self._results(self.plan.fixtures(finished))) as results,
        ):
            for result in results:
                if folder is not None:
                    folder.append(result)
                self._note(result)
                show(self.standings.games, next(iter(self.standings.pool.table()), ""))

    def _note(self, result: Result) -> None:
        from bocage.arena.leaderboard import FIRST, checksum_of

        self.standings.note(result)
        if result.number < FIRST:
            self.first[result.number] = checksum_of(result.record)

    def _results(self, fixtures: Iterator[Fixture]) -> Generator[Result, None, None]:
        if self.ray:
            from bocage.arena.cluster import play_on_ray

            address = None if self.ray == LOCAL else self.ray
            return play_on_ray(self.plan, fixtures, address, self.jobs)
        from bocage.arena import play_all

        return play_all(self.plan, fixtures, self.jobs or 1)


def print_standings(run: ArenaRun, stopped: bool) -> None:
    """A small table, and where the report is."""
    from rich.table import Table

    from bocage.arena.folder import REPORT

    standings = run.standings
    if stopped:
        print_text(say("arena-partial", games=standings.games, wanted=run.plan.games))
    table = Table(title=say("simulate-table", games=standings.games, game=run.plan.game))
    table.add_column(say("arena-bot"))
    for heading in ("arena-rating", "arena-wins", "arena-win-rate", "arena-margin", "arena-score"):
        table.add_column(say(heading), justify="right")
    for bot in standings.ranking():
        table.add_row(bot, *cells(standings, bot))
    console().print(table)
    print_text(say("arena-intervals"))
    if run.pool:
        print_pool(standings)
    if run.report is not None and not stopped:
        print_text(say("arena-report", file=str(run.report / REPORT)))
    elif run.report is not None:
        print_text(say("arena-go-on", folder=str(run.report)))


def print_pool(standings: Standings) -> None:
    """Everybody in the pool, best first."""
    from bocage.arena.report.writing import parts

    for place, (bot, skill) in enumerate(standings.pool.table().items(), start=1):
        value, reach = parts(skill, language())
        print_text(say("arena-pool-line", place=place, bot=bot, value=value, range=reach))


def cells(standings: Standings, bot: str) -> list[str]:
    """The figures of one bot, each with its interval below."""
    from bocage.arena.report.writing import count, parts

    lang = language()
    standing = standings.bots[bot]
    return [
        "\n".join(parts(standings.ratings()[bot], lang, 0)),
        count(standing.wins, lang),
        "\n".join(parts(standing.win_rate, lang, shares=True)),
        "\n".join(parts(standing.margins.interval(), lang)),
        "\n".join(parts(standing.scores.interval(), lang)),
    ]
