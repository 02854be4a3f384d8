"""`bocage puzzles`: make, check and list positions in which one move is clearly best."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bocage import games
from bocage.cli.errors import REFUSED, STOPPED, one_of
from bocage.cli.groups import CommandGroup
from bocage.cli.net import Net, choose_network
from bocage.cli.options import versions
from bocage.cli.output import note, print_answer, print_text
from bocage.cli.progress import progress
from bocage.learning.puzzles.puzzle import GRADES, Puzzle, read_puzzles
from bocage.messages import language, say

if TYPE_CHECKING:
    from bocage.learning.puzzles.finding import PuzzleWish
    from bocage.learning.puzzles.making import MakingProgress


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(cls=CommandGroup, help=say("puzzles-help"), no_args_is_help=False)
    group.command("make", help=say("puzzles-make-help"))(make)
    group.command("check", help=say("puzzles-check-help"))(check)
    group.command("merge", help=say("puzzles-merge-help"))(merge)
    app.add_typer(group, name="puzzles")


def make(
    game: Annotated[str, typer.Argument(metavar=say("tools-word-game"), help=say("tools-argument-game"))],
    minutes: Annotated[float, typer.Option("--minutes", min=0.01, help=say("puzzles-option-minutes"))] = 5.0,
    to: Annotated[
        Path | None, typer.Option("--to", help=say("puzzles-option-to"), show_default=False)
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help=say("puzzles-option-workers"))] = 1,
    simulations: Annotated[
        int, typer.Option("--simulations", min=1, help=say("puzzles-option-simulations"))
    ] = 200,
    lead: Annotated[float, typer.Option("--lead", min=0.1, help=say("puzzles-option-lead"))] = 1.5,
    first: Annotated[int, typer.Option("--first", min=0, help=say("puzzles-option-first"))] = 0,
    most: Annotated[int, typer.Option("--most", min=0, help=say("puzzles-option-most"))] = 0,
    net: Net = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("info-option-json"))] = False,
) -> int:
    """Let champions play, and keep what is clear."""
    from bocage.learning.puzzles.finding import PuzzleWish

    choose_network(net)
    one_of(game, games.installed())
    file = to or Path(f"{game}.jsonl")
    wish = PuzzleWish(game, simulations, lead)
    made, stopped = _made(wish, file, minutes, workers, first, most)
    if as_json:
        kind = games.game_class(game)
        assert kind is not None
        found: dict[str, object] = {"games": made.games, "puzzles": made.puzzles, "new": made.new}
        print_answer("puzzles", {"game": game, **versions(kind)} | found, partial=stopped)
    elif made.games or not stopped:
        text = say("puzzles-made", new=made.new, puzzles=made.puzzles, games=made.games, file=str(file))
        print_text(text)
    return STOPPED if stopped else 0


def _made(
    wish: PuzzleWish, file: Path, minutes: float, workers: int, first: int, most: int
) -> tuple[MakingProgress, bool]:
    """What was made, and whether Ctrl-C ended it; what was found by then is in the file."""
    from bocage.learning.puzzles.making import MakingProgress
    from bocage.learning.puzzles.making import make as make_puzzles

    made = MakingProgress()
    with progress(say("puzzles-title"), most or None) as show:

        def tell(now: MakingProgress) -> None:
            nonlocal made
            made = now
            show(now.puzzles)

        try:
            return make_puzzles(wish, file, minutes, workers, first, most, tell), False
        except KeyboardInterrupt:
            return made, True


def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar=say("puzzles-word-files"), help=say("puzzles-argument-files"), show_default=False
        ),
    ] = None,
    search: Annotated[int, typer.Option("--search", min=0, help=say("puzzles-option-search"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=say("info-option-json"))] = False,
) -> int:
    """Look at every puzzle; search some of them anew."""
    from bocage.learning.puzzles.shelf import problems, puzzles_of, with_puzzles

    books = (
        {str(file): read_puzzles(file) for file in files}
        if files
        else {id: list(puzzles_of(id)) for id in with_puzzles()}
    )
    wrong = 0
    report: dict[str, object] = {}
    for name, book in books.items():
        found = problems(book)
        wrong += len(found)
        for problem in found:
            note(_sentence(problem))
        held = _searched(book, search) if search and not found else None
        report[name] = _report(book, len(found), held)
        if not as_json:
            _print(name, book, len(found), held)
    if as_json:
        print_answer("puzzles", {"books": report})
    return REFUSED if wrong or not books else 0


def merge(
    files: Annotated[
        list[Path],
        typer.Argument(metavar=say("puzzles-word-some-files"), help=say("puzzles-argument-new-files")),
    ],
    most: Annotated[int, typer.Option("--most", min=0, help=say("puzzles-option-merge-most"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=say("info-option-json"))] = False,
) -> None:
    """Put new puzzles into the books of the games."""
    from bocage.learning.puzzles.merging import merge as merge_files

    found = merge_files(files, most)
    if as_json:
        report = {
            one.game: {
                "puzzles": one.puzzles,
                "new": one.new,
                "wrong": one.wrong,
                "doubles": one.doubles,
                "bytes": one.size,
            }
            for one in found
        }
        print_answer("puzzles", {"merged": report})
        return
    for one in found:
        words: dict[str, str | int | float] = {"name": one.game, "puzzles": one.puzzles, "new": one.new}
        left: dict[str, str | int | float] = {
            "wrong": one.wrong,
            "doubles": one.doubles,
            "size": round(one.size / 1000),
        }
        print_text(say("puzzles-merged", **words, **left))


def _sentence(problem: Exception) -> str:
    from bocage.core.errors import BocageError
    from bocage.wording import error_sentence

    assert isinstance(problem, BocageError)
    return error_sentence(problem, language())


def _searched(book: list[Puzzle], count: int) -> tuple[int, int]:
    """How many of so many puzzles keep their best move when they are searched anew; the others are named."""
    from random import Random

    from bocage.learning.puzzles.finding import is_best

    some = Random(0).sample(book, min(count, len(book)))
    held = 0
    with progress(say("puzzles-check-title"), len(some)) as tell:
        for number, puzzle in enumerate(some, start=1):
            if is_best(puzzle, Random(number)):
                held += 1
            else:
                note(say("puzzles-not-best", id=puzzle.id))
            tell(number)
    return held, len(some)


def _report(book: list[Puzzle], wrong: int, held: tuple[int, int] | None) -> dict[str, object]:
    grades = Counter(puzzle.grade for puzzle in book)
    found: dict[str, object] = {
        "puzzles": len(book),
        "wrong": wrong,
        "grades": {grade: grades[grade] for grade in GRADES},
    }
    if held is not None:
        found["searched"] = {"held": held[0], "of": held[1]}
    return found


def _print(name: str, book: list[Puzzle], wrong: int, held: tuple[int, int] | None) -> None:
    grades = Counter(puzzle.grade for puzzle in book)
    names = {grade: say(f"puzzle-grade-{grade}") for grade in GRADES}
    counts = ", ".join(f"{names[grade]} {grades[grade]}" for grade in GRADES)
    print_text(say("puzzles-checked", name=name, puzzles=len(book), wrong=wrong, grades=counts))
    if held is not None:
        print_text(say("puzzles-searched", held=held[0], of=held[1]))
