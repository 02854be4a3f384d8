"""`bocage rules`: the numbered rules of a game, and which of them the tests name."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated

import typer

from bocage.cli.errors import UsageMistake, one_of
from bocage.cli.output import console, print_answer, print_text
from bocage.games import installed
from bocage.messages import language, say
from bocage.rules import Rule, Section, UnknownRule, find, games, sheets
from bocage.rules.sheet import plain

# Longer lines are hard to read, however wide the terminal is.
WIDEST = 100


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules", help=say("rules-help"))(rules)


def rules(
    game: Annotated[
        str,
        typer.Argument(metavar=say("rules-word-game"), help=say("rules-argument-game"), show_default=False),
    ] = "",
    ids: Annotated[
        list[str] | None, typer.Argument(metavar=say("rules-word-id"), help=say("rules-argument-id"))
    ] = None,
    sources: Annotated[bool, typer.Option("--sources", help=say("rules-option-sources"))] = False,
    coverage: Annotated[bool, typer.Option("--coverage", help=say("rules-option-coverage"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("rules-option-json"))] = False,
    tests: Annotated[
        Path | None,
        typer.Option("--tests", help=say("rules-option-tests"), exists=True, file_okay=False),
    ] = None,
) -> None:
    """Print rules, the list of sections, or the coverage."""
    asked = [word for word in (game, *(ids or ())) if word]
    if not games():
        raise UsageMistake(say("rules-no-sheets"))
    if coverage:
        _print_coverage([one_of(word.lower(), games()) for word in asked], tests, as_json)
    elif as_json:
        raise UsageMistake(say("rules-json-alone"))
    elif asked:
        _print_rules(asked, sources)
    else:
        _print_contents()


def _print_contents() -> None:
    for game in games():
        print_text(say("rules-of-game", game=game))
        for sheet in sheets(game, language()):
            print_text(f"\n  {sheet.title}")
            for section in sheet.sections:
                print_text("    " + f"{section.id:5} {section.title}".strip())
        print_text()
    print_text(say("rules-hint", game=games()[0]))


def _print_rules(words: list[str], sources: bool) -> None:
    if words[0].lower() in installed() and words[0].lower() not in games():
        raise UsageMistake(say("rules-none", game=words[0].lower()))
    game = words[0].lower() if words[0].lower() in games() else None
    # A first word without a digit is no id, so it was meant as a game.
    if game is None and not any(sign.isdigit() for sign in words[0]):
        one_of(words[0], games())
    wanted = words if game is None else words[1:]
    # All are looked up before the first is printed.
    try:
        found = [_markdown(find(word, game, language()), sources) for word in wanted]
    except UnknownRule as problem:
        raise UsageMistake(_unknown(problem)) from None
    if game is not None and not wanted:
        found = [sheet.source if sources else sheet.shown for sheet in sheets(game, language())]
    _print_markdown(found)


def _markdown(found: Rule | Section, sources: bool) -> str:
    text = found.source if sources else found.shown
    return f"**{found.id}** {text}" if isinstance(found, Rule) else text


def _unknown(problem: UnknownRule) -> str:
    if not problem.nearest:
        return say("rules-unknown", id=problem.word)
    return say("rules-unknown-nearest", id=problem.word, nearest=", ".join(problem.nearest))


def _print_markdown(parts: list[str]) -> None:
    screen = console()
    if not screen.is_terminal:
        print_text("\n\n".join(plain(part.strip()) for part in parts))
        return
    from rich.markdown import Markdown

    for part in parts:
        screen.print(Markdown(part, hyperlinks=False), width=min(screen.width, WIDEST))
        screen.print()


def _print_coverage(chosen: list[str], tests: Path | None, as_json: bool) -> None:
    # Only this needs Python's own parser.
    from bocage.rules.coverage import find_tests, measure
    from bocage.rules.shelf import shelf

    place = tests or find_tests()
    if place is None:
        raise UsageMistake(say("rules-no-tests"))
    try:
        found = [one for one in measure(shelf(), place) if not chosen or one.game in chosen]
    except SyntaxError as problem:
        raise UsageMistake(
            say("rules-bad-test", file=str(problem.filename), line=problem.lineno or 0)
        ) from None
    if as_json:
        print_answer("rules", {"games": {one.game: one.as_json() for one in found}})
        return
    for one in found:
        print_text(say("rules-coverage", game=one.game, rules=one.rules, tested=one.tested))
        if one.untested:
            print_text(say("rules-untested", count=len(one.untested)))
            # An id must stay whole to be copied.
            print_text(
                textwrap.fill(
                    ", ".join(one.untested),
                    width=80,
                    initial_indent="  ",
                    subsequent_indent="  ",
                    break_on_hyphens=False,
                )
            )
