"""`--decks base,hedge`: the decks of cards that are played with; a path is a folder with decks."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import click
import typer

from bocage import games
from bocage.cli.errors import UsageMistake
from bocage.cli.output import note
from bocage.core.decks import BASE, Deck, chosen_decks, every_deck
from bocage.core.errors import BadOption
from bocage.messages import say

Decks = Annotated[str, typer.Option("--decks", help=say("decks-option"), show_default=False)]


def decks_named(game: str, text: str) -> dict[str, object]:
    """The decks of a line as an option of the game; nothing for the base deck alone.

    Raises:
        UsageMistake: there is no such deck.
    """
    try:
        wanted = [id for word in text.split(",") if word.strip() for id in _ids(game, word.strip())]
        found = [deck.id for deck in chosen_decks(game, wanted)]
    except BadOption as problem:
        raise UsageMistake(say(f"error-{problem.key}", **problem.details)) from None
    return {"decks": [BASE, *found]} if found else {}


def add_folders(text: str) -> None:
    """Read the folders among the words of a line, for games that name their decks themselves.

    Raises:
        UsageMistake: one of them holds no decks.
    """
    try:
        for word in text.split(","):
            if _is_path(word.strip()):
                _add(word.strip())
        known = [BASE, *sorted({deck.id for deck in every_deck()})]
        for word in text.split(","):
            if word.strip() and not _is_path(word.strip()) and word.strip() not in known:
                raise BadOption("option-deck", deck=word.strip(), known=", ".join(known))
    except BadOption as problem:
        raise UsageMistake(say(f"error-{problem.key}", **problem.details)) from None


def games_with(text: str) -> list[str]:
    """The games that have these decks; all of them where none has, so that each may say what it lacks.

    Raises:
        UsageMistake: a folder holds no decks.
    """
    add_folders(text)
    found = []
    for game in games.installed():
        with suppress(UsageMistake):
            if decks_named(game, text):
                found.append(game)
    return found or list(games.installed())


def _add(word: str) -> list[Deck]:
    context = click.get_current_context(silent=True)
    told = set() if context is None else context.meta.setdefault(__name__, set())
    if (Path(word) / "__init__.py").is_file() and word not in told:
        told.add(word)  # once is enough, however often the line is gone through
        note(say("decks-folder", folder=word))
    return games.add_decks(Path(word))


def _ids(game: str, word: str) -> list[str]:
    """The deck with this id, or those of a game in the folder with this path."""
    if not _is_path(word):
        return [word]
    found = [deck.id for deck in _add(word) if deck.game == game]
    if not found:
        raise UsageMistake(say("decks-none", folder=word, game=game))
    return found


def _is_path(word: str) -> bool:
    """Whether a word names a place and not a deck: ids have neither dots nor slashes."""
    return "." in word or any(mark in word for mark in ("/", os.sep))
