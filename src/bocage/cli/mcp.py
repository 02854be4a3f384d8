"""`bocage mcp`: a seat at the table for a language model, through the Model Context Protocol."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from bocage import games
from bocage.cli.decks import Decks
from bocage.cli.errors import need_folder, one_of
from bocage.cli.libraries import need
from bocage.cli.net import Net, choose_network
from bocage.cli.options import Components, GameWords, Mode, Option, Players, Tiles
from bocage.messages import language, say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("mcp", help=say("mcp-help"))(command)


def command(
    game: Annotated[
        str, typer.Argument(metavar=say("tools-word-game"), help=say("tools-argument-game"))
    ] = "creatures",
    mode: Mode = "",
    tiles: Tiles = "",
    option: Option = None,
    players: Players = 0,
    components: Components = None,
    decks: Decks = "",
    seat: Annotated[int, typer.Option("--seat", min=1, help=say("mcp-option-seat"))] = 1,
    bot: Annotated[str, typer.Option("--bot", help=say("mcp-option-bot"))] = "greedy",
    seed: Annotated[
        int | None, typer.Option("--seed", help=say("tools-option-seed"), show_default=False)
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", dir_okay=False, help=say("mcp-option-record"))
    ] = None,
    net: Net = None,
) -> int:
    """Serve on standard input and output until the other side has gone."""
    choose_network(net)
    need("mcp")
    known = {entry.id: entry for entry in games.catalogue()}
    entry = known[one_of(game.lower(), list(known))]
    from bocage.mcp import Sitting, TableWish
    from bocage.mcp.server import server_for

    words = GameWords(mode, tiles, players, option or [], components, decks).for_game(entry)
    if record is not None:
        need_folder(record)
    wish = TableWish(entry.id, words, seat, bot, seed, record)
    Sitting(
        replace(wish, record=None), language()
    )  # what cannot be is said now, to the person, and not later to the model
    server_for(wish, language()).run("stdio")
    return 0
