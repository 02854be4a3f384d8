"""`bocage link`: a position or a game as a link, and what a link holds."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from bocage import games
from bocage.cli.errors import REFUSED, UsageMistake, one_of
from bocage.cli.groups import CommandGroup
from bocage.cli.options import versions
from bocage.cli.output import print_answer, print_text
from bocage.cli.progress import progress
from bocage.cli.subject import read_subject
from bocage.learning.links import Linked, game_code, link, position_code, read_link
from bocage.messages import say


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(cls=CommandGroup, help=say("link-help"), no_args_is_help=False)
    group.command("make", help=say("link-make-help"))(make)
    group.command("open", help=say("link-open-help"))(open_link)
    group.command("check", help=say("link-check-help"))(check)
    app.add_typer(group, name="link")


def make(
    file: Annotated[Path, typer.Argument(metavar=say("link-word-file"), help=say("link-argument-file"))],
    address: Annotated[
        str, typer.Option("--address", help=say("link-option-address"), show_default=False)
    ] = "",
    move: Annotated[int, typer.Option("--move", min=0, help=say("link-option-move"), show_default=False)] = 0,
    picture: Annotated[
        Path | None, typer.Option("--qr", help=say("link-option-qr"), show_default=False)
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help=say("link-option-svg"), show_default=False)
    ] = None,
) -> None:
    """Print the link; write its QR code and a picture of the position where wanted."""
    _check_name(picture, "error-link-qr-file", "-", ".svg", ".png")
    _check_name(svg, "error-link-table-file", ".svg")
    subject = read_subject(file, None)
    game = subject.fresh
    for _, action in subject.played[: move or None]:
        game.play(action)
    code = game_code(game, subject.seats) if subject.played and not move else position_code(game)
    found = link(code, address)
    print_text(found)
    if picture is not None:
        write_picture(found, picture)
    if svg is not None:
        from bocage.envs.drawing import as_svg

        svg.write_text(as_svg(game), encoding="utf-8")


def _check_name(file: Path | None, problem: str, *endings: str) -> None:
    """Refuse a picture of a kind that is not drawn here, before anything is written."""
    if file is not None and not str(file).lower().endswith(endings):
        raise UsageMistake(say(problem, file=str(file)))


def write_picture(text: str, file: Path) -> None:
    """The QR code of a text, as the name of the file says; `-` shows it in the terminal."""
    from bocage.learning import pictures, qr

    code = qr.matrix(text)
    if str(file) == "-":
        print_text(pictures.blocks(code))
    elif file.suffix.lower() == ".png":
        file.write_bytes(pictures.png(code))
    else:
        file.write_text(pictures.svg(code), encoding="utf-8")


def open_link(
    text: Annotated[str, typer.Argument(metavar=say("link-word-link"), help=say("link-argument-link"))],
    to: Annotated[Path | None, typer.Option("--to", help=say("link-option-to"), show_default=False)] = None,
) -> None:
    """Print or write what a link holds: a position, or a record."""
    held = _text(read_link(sys.stdin.read() if text == "-" else text))
    if to is None:
        sys.stdout.write(held)
    else:
        to.write_text(held, encoding="utf-8")


def _text(held: Linked) -> str:
    if held.record is not None:
        return "\n".join(held.record.lines()) + "\n"
    return json.dumps(held.game.position(), ensure_ascii=False, indent=2) + "\n"


def check(
    game: Annotated[str, typer.Argument(metavar=say("tools-word-game"), help=say("tools-argument-game"))],
    positions: Annotated[int, typer.Option("--positions", min=1, help=say("link-option-positions"))] = 1000,
    seed: Annotated[int, typer.Option("--seed", help=say("tools-option-seed"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=say("info-option-json"))] = False,
) -> int:
    """Send random positions there and back."""
    from bocage.learning.trials import random_positions, returns

    kind = games.game_class(one_of(game, games.installed()))
    assert kind is not None
    wrong, longest = 0, 0
    with progress(say("link-check-title"), positions) as tell:
        for number, position in enumerate(random_positions(kind, positions, seed), start=1):
            same, length = returns(position)
            wrong += not same
            longest = max(longest, length)
            tell(number)
    if as_json:
        about: dict[str, object] = {"game": game, "seed": seed, **versions(kind)}
        print_answer("link", about | {"positions": positions, "wrong": wrong, "longest": longest})
    else:
        print_text(say("link-checked", positions=positions, wrong=wrong, longest=longest))
    return REFUSED if wrong else 0
