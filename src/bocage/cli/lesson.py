"""`bocage lesson`: take a lesson in the terminal, one of ours or one of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bocage.cli.errors import STOPPED
from bocage.cli.output import print_answer, print_text
from bocage.messages import language, say

if TYPE_CHECKING:
    from bocage.learning.lessons import LessonRun
    from bocage.terminal.printer import Printer
    from bocage.terminal.screen import Screen

LEAVE = ("quit", "quitter", "q")
BACK = ("undo", "annuler", "u")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("lesson", help=say("learn-help"))(command)


def command(
    name: Annotated[
        str,
        typer.Argument(metavar=say("learn-word-name"), help=say("learn-argument-name"), show_default=False),
    ] = "",
    check: Annotated[bool, typer.Option("--check", help=say("learn-option-check"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("info-option-json"))] = False,
) -> int:
    """List the lessons, check one, or take it."""
    from bocage.learning.lessons import LessonRun
    from bocage.learning.lessons.shelf import named

    if not name:
        _list(as_json)
        return 0
    run = LessonRun(named(name))
    if check:
        print_text(say("learn-checked", name=run.lesson.id, steps=len(run.lesson.steps)))
        return 0
    return _take(run)


def _list(as_json: bool) -> None:
    from bocage.learning.lessons import every_lesson

    lang = language()
    every = every_lesson()
    if as_json:
        told = [
            {"id": one.id, "game": one.game, "title": one.title.said(lang, {}), "minutes": one.minutes}
            for one in every
        ]
        print_answer("lesson", {"lessons": told})
        return
    for one in every:
        title, about = one.title.said(lang, {}), one.about.said(lang, {})
        print_text(say("learn-line", id=one.id, title=title, about=about, minutes=one.minutes))


def _take(run: LessonRun) -> int:
    """Show, ask, answer, until the lesson is over or the learner leaves."""
    from bocage.terminal.printer import Printer
    from bocage.terminal.screens import screen_for

    lang = language()
    printer = Printer()
    seats = int(run.game.state.seats)
    names = [
        say("learn-you") if seat == run.lesson.seat else say(f"bot-{run.lesson.rival}")
        for seat in range(seats)
    ]
    screen = screen_for(run.lesson.game, lang, names)
    shown = ""
    while not run.is_over:
        if run.game.checksum() != shown:
            _draw(run, screen, printer)
            shown = run.game.checksum()
        _coach(run, printer, lang)
        line = printer.read(say("learn-prompt"))
        if line is None or line.strip().lower() in LEAVE:
            return STOPPED
        if line.strip().lower() in BACK:
            run = run.back()
            continue
        _answer(run, line, screen, printer, lang)
    _coach(run, printer, lang)
    if not run.coach(lang).goes_on:
        _draw(run, screen, printer)
        return 0
    return _go_on(run, names[run.lesson.seat], printer)


def _go_on(run: LessonRun, name: str, printer: Printer) -> int:
    """Play the rest of the game against the first level."""
    from bocage.terminal import saves
    from bocage.terminal.seats import seats_named
    from bocage.terminal.start import fresh_seed
    from bocage.terminal.table import TerminalTable

    seed = fresh_seed()
    seats = [
        name if seat == run.lesson.seat else run.lesson.rival for seat in range(int(run.game.state.seats))
    ]
    file = saves.fresh_file(run.game.id)
    game = run.game.seeded(seed)
    return TerminalTable(game, seats_named(seats, seed), printer, language(), file, seed).run()


def _draw(run: LessonRun, screen: Screen, printer: Printer) -> None:
    from bocage.terminal.choices import Choices

    printer.line()
    choices = Choices(run.game) if run.game.to_act is not None else None
    printer.lines(screen.lines(run.game, choices.numbers if choices else {}, printer.height))
    if choices is not None and run.step is not None and run.step.accept:
        printer.lines(choices.lines(screen, printer.height))


def _coach(run: LessonRun, printer: Printer, lang: str) -> None:
    from rich.text import Text

    coach = run.coach(lang)
    head = say("learn-step", step=coach.step, steps=coach.steps)
    for line in printer.sentences(f"{head} {coach.sentence.replace('**', '')}"):
        printer.line(Text(str(line), style="bold green"))
    if not coach.task and not coach.is_over:
        printer.say(say("learn-press-return"))


def _answer(run: LessonRun, line: str, screen: Screen, printer: Printer, lang: str) -> None:
    """Give an answer as people type it: a number, a word, the notation; nothing reads on."""
    from bocage.core.errors import BocageError
    from bocage.learning.lessons import NEXT
    from bocage.terminal.choices import Choices, resolve
    from bocage.wording import error_sentence

    step = run.step
    assert step is not None
    if not step.accept:
        run.give(NEXT, lang)
        return
    if not line.strip():
        return
    try:
        text = run.game.codec.text(resolve(line, Choices(run.game), screen))
    except BocageError as problem:
        printer.say(error_sentence(problem, lang))
        return
    reply = run.give(text, lang)
    if not reply.is_right:
        printer.say(reply.sentence)
