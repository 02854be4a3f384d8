"""`bocage info`: the version, the form of the engine, the games."""

from __future__ import annotations

import platform

import typer

import bocage
from bocage import games
from bocage.cli.options import AsJson
from bocage.cli.output import print_answer, print_text
from bocage.core.decks import every_deck
from bocage.messages import LANGUAGES, language, say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("info", help=say("info-help"))(info)


def info(as_json: AsJson = False) -> None:
    """Print what is installed."""
    facts: dict[str, object] = {
        "package_version": bocage.__version__,
        "python": platform.python_version(),
        "compiled": games.is_compiled(),
        "games": [game.as_json() for game in games.catalogue()],
        "decks": [
            {"id": deck.id, "game": deck.game, "name": {lang: deck.name[lang] for lang in LANGUAGES}}
            for deck in every_deck()
        ],
    }
    if as_json:
        print_answer("info", facts)
        return
    print_text(say("info-version", version=bocage.__version__, python=platform.python_version()))
    print_text(say("info-compiled" if facts["compiled"] else "info-interpreted"))
    print_text()
    _print_games(games.catalogue())
    if every_deck():
        print_text(say("decks-info"))
    for deck in every_deck():
        line = say("decks-line", name=deck.name[language()], id=deck.id, game=deck.game)
        print_text(f"  {line}")
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
