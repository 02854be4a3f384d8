"""`bocage analyse`: what the moves of a position are worth, or which moves of a game cost most."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from bocage.analysis import advise, review
from bocage.bots import Budget
from bocage.cli.analysed import advice_data, print_advice, print_review, review_data
from bocage.cli.decks import Decks, add_folders
from bocage.cli.errors import STOPPED, UsageMistake
from bocage.cli.needless import refuse_one
from bocage.cli.net import Net, choose_network
from bocage.cli.options import AsJson, Components, Seed, facts, options_of, seats_from_one
from bocage.cli.output import print_answer, print_text
from bocage.cli.progress import progress
from bocage.cli.stopping import listening
from bocage.cli.subject import Subject, read_subject
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.messages import say

LOOK = Budget(seconds=2.0)  # for one position
GLANCE = Budget(simulations=600, seconds=2.0)  # for each move of a game
WORST = 5  # moves that a review names


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("analyse", help=say("analyse-help"))(command)


def command(
    file: Annotated[
        Path, typer.Argument(metavar=say("analyse-word-file"), help=say("analyse-argument-file"))
    ],
    move: Annotated[
        int, typer.Option("--move", min=0, help=say("analyse-option-move"), show_default=False)
    ] = 0,
    seconds: Annotated[
        float, typer.Option("--time", min=0, help=say("analyse-option-time"), show_default=False)
    ] = 0.0,
    simulations: Annotated[
        int, typer.Option("--simulations", min=0, help=say("analyse-option-simulations"), show_default=False)
    ] = 0,
    worst: Annotated[int, typer.Option("--worst", min=1, help=say("analyse-option-worst"))] = WORST,
    seed: Seed = 0,
    option: Annotated[
        list[str] | None, typer.Option("--option", help=say("analyse-option-option"), show_default=False)
    ] = None,
    components: Components = None,
    decks: Decks = "",
    net: Net = None,
    as_json: AsJson = False,
) -> int:
    """Analyse and print."""
    choose_network(net)
    add_folders(decks)
    others = options_of("", option or [], "")
    with seats_from_one(others):
        subject = read_subject(file, components, others)
    asked = Budget(simulations, seconds) if simulations or seconds else None
    if move or not subject.played:
        refuse_one("analyse-needless-worst", "worst")
        game = position_before(subject, move)
        stopped = show_advice(game, subject, asked or LOOK, seed, as_json)
    else:
        stopped = show_review(subject, asked or GLANCE, worst, seed, as_json)
    return STOPPED if stopped else 0


def position_before(subject: Subject, move: int) -> Game:
    """The game before the move with this number, from 1; 0 is the position as it stands.

    Raises:
        UsageMistake: there is no such move, or nobody decides there.
    """
    game = subject.fresh.copy()
    if move > len(subject.played) + 1 or (move and not subject.played):
        raise UsageMistake(say("analyse-no-move", move=move, moves=len(subject.played)))
    for _, action in subject.played[: max(0, move - 1)]:
        game.play(action)
    if game.to_act is None:
        raise UsageMistake(say("analyse-over"))
    if game.to_act == NATURE:
        raise UsageMistake(say("analyse-chance"))
    return game


def told(game: Game, seed: int) -> dict[str, object]:
    """What an answer belongs to, and who judged."""
    from bocage.arena.behind import network_of

    return facts(game, seed) | {"network": network_of(game)}


def show_advice(game: Game, subject: Subject, budget: Budget, seed: int, as_json: bool) -> bool:
    """Every legal move of a position; True when Ctrl-C ended it."""
    seat = game.to_act
    assert seat is not None
    with listening() as ear:
        advice = advise(game, seat, replace(budget, stop=ear.heard), seed)
    if as_json:
        print_answer("analyse", told(game, seed) | advice_data(game, advice), partial=ear.has_heard)
        return ear.has_heard
    if ear.has_heard:
        print_text(say("analyse-cut-short"))
    print_advice(game, advice, subject.seats[seat])
    return ear.has_heard


def show_review(subject: Subject, budget: Budget, worst: int, seed: int, as_json: bool) -> bool:
    """All moves of a game; True when Ctrl-C ended it."""
    moves = len(subject.played)
    with listening() as ear, progress(say("analyse-title"), moves) as tell:
        budget = replace(budget, stop=ear.heard)
        found = review(subject.fresh, subject.played, budget, worst, tell, seed)
    if as_json:
        facts = told(subject.fresh, seed) | review_data(subject.fresh, found, worst)
        print_answer("analyse", facts, partial=ear.has_heard)
        return ear.has_heard
    if ear.has_heard:
        print_text(say("analyse-partial", looked=found.looked, moves=moves))
    if found.looked:
        print_review(found, worst, subject.seats)
    return ear.has_heard
