"""`bocage play`: the table in the terminal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from bocage import games
from bocage.cli.errors import UsageMistake, one_of
from bocage.core.errors import BadOption, BadPosition
from bocage.core.game import Game
from bocage.messages import language, say
from bocage.terminal import saves
from bocage.terminal.printer import Printer
from bocage.terminal.seats import BOTS, Seat, seats_named
from bocage.terminal.start import StartMenu, fresh_seed
from bocage.terminal.table import PLAYABLE, Table


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", help=say("play-help"))(play)


def play(
    game: Annotated[
        str, typer.Argument(metavar=say("play-word-game"), help=say("play-argument-game"), show_default=False)
    ] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help=say("play-option-terminal"))] = False,
    mode: Annotated[str, typer.Option("--mode", help=say("play-option-mode"))] = "",
    seed: Annotated[int | None, typer.Option("--seed", help=say("play-option-seed"))] = None,
    players: Annotated[str, typer.Option("--players", help=say("play-option-players"))] = "",
    bot: Annotated[str, typer.Option("--bot", help=say("play-option-bot"))] = "",
    resume: Annotated[Path | None, typer.Option("--resume", help=say("play-option-resume"))] = None,
    position: Annotated[Path | None, typer.Option("--position", help=say("play-option-position"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=say("play-option-option"))] = None,
    tiles: Annotated[str, typer.Option("--tiles", help=say("play-option-tiles"))] = "",
) -> int:
    """Open a table and play."""
    asked = Wishes(game, mode, seed, players, bot, resume, position, option or [], tiles)
    return StartMenu(Printer()).run() if asked == Wishes() else open_table(asked).run()


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


def open_table(asked: Wishes) -> Table:
    """The table that was asked for.

    Raises:
        BocageError, UsageMistake: it cannot be had; says why.
    """
    seed = fresh_seed() if asked.seed is None else asked.seed
    given = {"--mode": asked.mode, "--option": asked.option, "--tiles": asked.tiles}
    if asked.resume is not None:
        _refuse_others("play-resume-alone", {**given, "--position": asked.position, "--seed": asked.seed})
        return _resumed(asked.resume, asked.players, asked.bot, seed)
    if asked.position is not None:
        _refuse_others("play-position-alone", given)
        game = _from_position(asked.position, seed)
    else:
        kind = games.game_class(one_of(asked.game or PLAYABLE[0], PLAYABLE))
        assert kind is not None
        game = kind.from_options(_options(asked.mode, asked.option, asked.tiles), seed)
    seats = _seats(game, asked.players, asked.bot, seed)
    return Table(game, seats, Printer(), language(), saves.fresh_file(game.id), seed)


def _refuse_others(key: str, given: Mapping[str, object]) -> None:
    for name, value in given.items():
        if value:
            raise UsageMistake(say(key, option=name))


def _resumed(file: Path, players: str, bot: str, seed: int) -> Table:
    game, record = saves.resume(file, PLAYABLE)
    seats = _seats(game, players, bot, seed) if players or bot else seats_named(record.seats, seed)
    return Table(game, seats, Printer(), language(), file, seed)


def _from_position(file: Path, seed: int) -> Game:
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
    kind = games.game_class(str(named)) if named in PLAYABLE else None
    if kind is None:
        raise BadPosition("position-game", found=str(named), game=", ".join(PLAYABLE))
    game: Game = kind.from_position(value, seed)
    return game


def _options(mode: str, words: list[str], tiles: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise UsageMistake(say("play-bad-option", text=word))
        found[name.strip()] = _value(name.strip(), value.strip())
    if mode:
        found["mode"] = mode
    if tiles:
        found["tiles"] = [tile.strip() for tile in tiles.split(",") if tile.strip()]
    return found


def _value(name: str, text: str) -> object:
    if name == "first_player":
        if not text.isdigit() or int(text) < 1:
            raise BadOption("option-first", value=text)
        return int(text) - 1  # seats count from 1 on screen
    known = {"true": True, "yes": True, "on": True, "oui": True}
    known |= {"false": False, "no": False, "off": False, "non": False}
    return known.get(text.lower(), text)


def _seats(game: Game, players: str, bot: str, seed: int) -> list[Seat]:
    count = int(game.state.seats)
    names = [name.strip() for name in players.split(",") if name.strip()]
    if bot:
        one_of(bot, list(BOTS))
        people = count - 1
        names = [*names, *_unnamed(len(names), people), bot] if len(names) <= people else names
    else:
        names = names or _unnamed(0, count)
    if len(names) != count:
        raise UsageMistake(say("play-players", seats=count, found=len(names)))
    return seats_named(names, seed)


def _unnamed(first: int, count: int) -> list[str]:
    return [say("seat", number=number + 1) for number in range(first, count)]
