"""`bocage train`: teach a network with games against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bocage.cli.decks import Decks, decks_named
from bocage.cli.errors import STOPPED, one_of
from bocage.cli.libraries import need
from bocage.cli.options import add_once, options_of, seats_from_one
from bocage.cli.output import print_text
from bocage.cli.simulate import decimal, mistake_of
from bocage.core.errors import BadOption
from bocage.games import game_class, installed
from bocage.messages import say
from bocage.training.mixtures import trainable

if TYPE_CHECKING:
    from bocage.training.plan import Progress

NEEDED = ("numpy", "torch")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("train", help=say("train-help"))(command)


def command(
    game: Annotated[str, typer.Argument(metavar=say("tools-word-game"), help=say("tools-argument-game"))],
    folder: Annotated[Path, typer.Option("--to", help=say("train-option-to"))],
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, help=say("train-option-minutes"))] = 30.0,
    workers: Annotated[int, typer.Option("--workers", min=1, help=say("train-option-workers"))] = (
        os.cpu_count() or 1
    ),
    start: Annotated[
        Path | None, typer.Option("--from", help=say("train-option-from"), show_default=False)
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", help=say("train-option-option"), show_default=False)
    ] = None,
    decks: Decks = "",
    simulations: Annotated[
        int, typer.Option("--simulations", min=2, help=say("train-option-simulations"))
    ] = 48,
    appetite: Annotated[float, typer.Option("--appetite", min=0.0, help=say("train-option-appetite"))] = 0.0,
    seed: Annotated[int, typer.Option("--seed", help=say("tools-option-seed"))] = 1,
    ray: Annotated[
        str,
        typer.Option(
            "--ray", metavar=say("arena-word-address"), help=say("train-option-ray"), show_default=False
        ),
    ] = "",
) -> int:
    """Train, and say how it goes."""
    name = one_of(game.lower(), [id for id in installed() if trainable(id)])
    options = checked_options(name, option or [])
    add_once(options, decks_named(name, decks))
    need(*NEEDED, *(("ray",) if ray else ()))
    from bocage.training.curve import draw_curve
    from bocage.training.plan import TrainingPlan
    from bocage.training.session import Session

    plan = TrainingPlan(name, minutes, workers, folder, start, options, simulations, seed, ray=ray)
    plan.appetite = appetite
    session = Session(plan, tell)
    if session.totals.games:
        print_text(say("train-resumed", games=session.totals.games))
    session.run()
    stopped = session.share() < 1.0  # Ctrl-C ends a training in order, and before its time
    print_text(say("train-ended", games=session.totals.games, file=str(folder / "network.net")))
    picture = draw_curve(folder)
    if picture is not None:
        print_text(say("train-curve", file=str(picture)))
    return STOPPED if stopped else 0


def checked_options(game: str, words: list[str]) -> dict[str, object]:
    """The options of every game, from `name=value`; checked by making a game with them."""
    found = options_of("", words, "")
    kind = game_class(game)
    assert kind is not None
    try:
        if found:
            with seats_from_one(found):
                kind.fresh(1, found)
    except BadOption as problem:
        raise mistake_of(problem) from None
    return found


def tell(progress: Progress) -> None:
    """One line for a new version."""
    loss, contests = progress.loss, progress.contests
    print_text(
        say(
            "train-line",
            version=progress.version,
            minutes=decimal(f"{progress.seconds / 60.0:.1f}"),
            stage=progress.stage,
            games=progress.games,
            speed=decimal(f"{progress.games_a_second:.1f}"),
            loss=decimal(f"{loss.total:.3f}"),
            error=decimal(f"{loss.margin:.1f}"),
            points=decimal(f"{progress.points:.1f}"),
        )
    )
    for name, result in contests.items():
        won, margin = decimal(f"{100 * result.won:.0f}"), decimal(f"{result.margin:+.1f}")
        print_text(say("train-contest", against=name, games=result.games, won=won, margin=margin))
