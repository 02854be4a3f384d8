"""`bocage play`: the table in the browser, or in the terminal.

Both are imported when one is opened: every start of the command line reads this file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bocage import games
from bocage.cli.decks import Decks, add_folders, decks_named
from bocage.cli.errors import UsageMistake, one_of
from bocage.cli.net import Net, choose_network
from bocage.cli.options import add_once, options_of, seats_from_one
from bocage.core.errors import BadPosition
from bocage.core.game import Game
from bocage.core.record import read_record
from bocage.messages import language, say
from bocage.terminal.screens import playable

if TYPE_CHECKING:
    from bocage.terminal.seats import TerminalSeat
    from bocage.terminal.table import TerminalTable


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", help=say("play-help"))(play)


def play(
    game: Annotated[
        str, typer.Argument(metavar=say("play-word-game"), help=say("play-argument-game"), show_default=False)
    ] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help=say("play-option-terminal"))] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("play-option-no-browser"))] = False,
    lan: Annotated[bool, typer.Option("--lan", help=say("play-option-lan"))] = False,
    mode: Annotated[str, typer.Option("--mode", help=say("play-option-mode"))] = "",
    seed: Annotated[int | None, typer.Option("--seed", help=say("play-option-seed"))] = None,
    players: Annotated[str, typer.Option("--players", help=say("play-option-players"))] = "",
    bot: Annotated[str, typer.Option("--bot", help=say("play-option-bot"))] = "",
    resume: Annotated[Path | None, typer.Option("--resume", help=say("play-option-resume"))] = None,
    position: Annotated[Path | None, typer.Option("--position", help=say("play-option-position"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=say("play-option-option"))] = None,
    tiles: Annotated[str, typer.Option("--tiles", help=say("play-option-tiles"))] = "",
    components: Annotated[
        Path | None, typer.Option("--components", help=say("play-option-components"))
    ] = None,
    decks: Decks = "",
    net: Net = None,
) -> int:
    """Open a table and play."""
    choose_network(net)
    asked = Wishes(game, mode, seed, players, bot, resume, position, option or [], tiles, components, decks)
    if not terminal and asked == Wishes(game, decks=decks):
        add_folders(decks)  # the page offers what there is
        return open_browser(game, no_browser, lan)
    if lan:
        raise UsageMistake(say("play-lan-alone"))
    if asked != Wishes():
        return open_table(asked).run()
    from bocage.terminal.printer import Printer
    from bocage.terminal.start import StartMenu

    return StartMenu(Printer()).run()


def open_browser(game: str, no_browser: bool, lan: bool = False) -> int:
    """Serve the table to this machine alone, or to its house, and open it in the browser.

    Raises:
        UsageMistake: there is no such game.
        BocageError: the server cannot start; says why.
    """
    if game:
        one_of(game, games.installed())
    from bocage.table.at_home import run_at_home

    run_at_home(f"/?game={game}" if game else "/", no_browser, lan)
    return 0


@dataclass
class Wishes:
    """What the command line asks for."""

    game: str = ""
    mode: str = ""
    seed: int | None = None
    players: str = ""
    bot: str = ""
    resume: Path | None = None
    position: Path | None = None
    option: list[str] = field(default_factory=list)
    tiles: str = ""
    components: Path | None = None
    decks: str = ""

    @property
    def names(self) -> list[str]:
        """The names of the players that were given."""
        return [name.strip() for name in self.players.split(",") if name.strip()]

    def figures(self, game: str) -> dict[str, Path]:
        """The data file with the figures, as a game takes it.

        Raises:
            UsageMistake: this game has none.
        """
        if self.components is None:
            return {}
        kit = games.kit(game)
        if kit is None or not kit.has_components:
            raise UsageMistake(say("play-no-components"))
        return {"components": self.components}


def open_table(asked: Wishes) -> TerminalTable:
    """The table that was asked for.

    Raises:
        BocageError, UsageMistake: it cannot be had; says why.
    """
    from bocage.terminal.saves import fresh_file
    from bocage.terminal.start import fresh_seed

    seed = fresh_seed() if asked.seed is None else asked.seed
    given = {"--mode": asked.mode, "--option": asked.option, "--tiles": asked.tiles}
    if asked.resume is not None:
        _refuse_others("play-resume-alone", {**given, "--position": asked.position, "--seed": asked.seed})
        add_folders(asked.decks)
        return _resumed(asked, asked.resume, seed)
    if asked.position is not None:
        _refuse_others("play-position-alone", given)
        add_folders(asked.decks)
        game = _from_position(asked, asked.position, seed)
    else:
        game = _fresh(asked, seed)
    return _table(game, _seats(game, asked, seed), fresh_file(game.id), seed)


def _table(game: Game, seats: list[TerminalSeat], file: Path, seed: int) -> TerminalTable:
    from bocage.terminal.printer import Printer
    from bocage.terminal.table import TerminalTable

    return TerminalTable(game, seats, Printer(), language(), file, seed)


def _fresh(asked: Wishes, seed: int) -> Game:
    """A new game; where the number of players is open, the names tell it."""
    kind = games.game_class(one_of(asked.game or playable()[0], playable()))
    assert kind is not None
    options = options_of(asked.mode, asked.option, asked.tiles)
    add_once(options, decks_named(kind.id, asked.decks))
    if len(kind.players) > 1 and asked.players and "seats" not in options:
        names = asked.names
        options["seats"] = int(names[0]) if _is_number(names) else len(names) + bool(asked.bot)
    with seats_from_one(options):
        game: Game = kind.from_options(options, seed, **asked.figures(kind.id))
    return game


def _is_number(names: list[str]) -> bool:
    """Whether not names were given, but how many play."""
    return len(names) == 1 and names[0].isdecimal()


def _refuse_others(key: str, given: Mapping[str, object]) -> None:
    for name, value in given.items():
        if value:
            raise UsageMistake(say(key, option=name))


def _resumed(asked: Wishes, file: Path, seed: int) -> TerminalTable:
    from bocage.terminal import saves
    from bocage.terminal.seats import seats_named

    figures = {} if asked.components is None else asked.figures(read_record(file).game)
    game, record = saves.resume(file, playable(), **figures)
    named = bool(asked.players or asked.bot)
    seats = _seats(game, asked, seed) if named else seats_named(record.seats, seed)
    return _table(game, seats, file, seed)


def _from_position(asked: Wishes, file: Path, seed: int) -> Game:
    """The game of a position file.

    Raises:
        BadPosition: the file holds no JSON, or a position that cannot stand.
        OSError: it cannot be read.
    """
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError) as problem:
        line = problem.lineno if isinstance(problem, json.JSONDecodeError) else 1
        raise BadPosition("position-file", file=str(file), line=line) from None
    named = value.get("game") if isinstance(value, dict) else None
    if named is None:
        raise BadPosition("position-foreign", file=str(file))
    kind = games.game_class(str(named)) if named in playable() else None
    if kind is None:
        raise BadPosition("position-game", found=str(named), game=", ".join(playable()))
    game: Game = kind.from_position(value, seed, **asked.figures(kind.id))
    return game


def _seats(game: Game, asked: Wishes, seed: int) -> list[TerminalSeat]:
    """Who sits where: the people who were named, then the bot in every seat that is left."""
    from bocage.terminal.seats import bots_for, seats_named

    count = int(game.state.seats)
    names = [] if _is_number(asked.names) else asked.names
    if asked.bot:
        one_of(asked.bot, bots_for(game.id))
        names = names or _unnamed(0, 1)
        names += [asked.bot] * (count - len(names))
    else:
        names = names or _unnamed(0, count)
    if len(names) != count:
        raise UsageMistake(say("play-players", seats=count, found=len(names)))
    return seats_named(names, seed)


def _unnamed(first: int, count: int) -> list[str]:
    return [say("seat", number=number + 1) for number in range(first, count)]
