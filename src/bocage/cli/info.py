"""`bocage info`: the version, the form of the engine, the games."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

import bocage
from bocage import games
from bocage.cli.output import print_json, print_text
from bocage.messages import language, say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("info", help=say("info-help"))(info)


def info(as_json: Annotated[bool, typer.Option("--json", help=say("info-option-json"))] = False) -> None:
    """Print what is installed."""
    facts = {
        "version": bocage.__version__,
        "python": platform.python_version(),
        "compiled": games.is_compiled(),
        "games": [game.as_json() for game in games.catalogue()],
    }
    if as_json:
        print_json(facts)
        return
    print_text(say("info-version", version=bocage.__version__, python=platform.python_version()))
    print_text(say("info-compiled" if facts["compiled"] else "info-interpreted"))
    print_text()
    _print_games(games.catalogue())
    for id, problem in games.broken().items():
        print_text("  " + say("info-broken", id=id, problem=problem))


def _print_games(catalogue: list[games.GameEntry]) -> None:
    if not catalogue:
        print_text(say("info-no-games"))
        return
    print_text(say("info-games"))
    for game in catalogue:
        players = say("info-players", list=_players(game.players), count=max(game.players))
        line = say(
            "info-game",
            name=game.name[language()],
            id=game.id,
            players=players,
            modes=", ".join(game.modes),
            rules=str(game.rules_version),
        )
        print_text(f"  {line}")


def _players(counts: tuple[int, ...]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{min(counts)}–{max(counts)}"
