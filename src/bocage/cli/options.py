"""Options of a game as they are written on a command line, and what every JSON answer says about its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

import bocage
from bocage.cli.components import figures
from bocage.cli.decks import decks_named
from bocage.cli.errors import UsageMistake, one_of
from bocage.core.decks import decks_in
from bocage.core.errors import BadOption, BadPosition
from bocage.core.game import Game
from bocage.games import GameEntry, game_class
from bocage.messages import say

LISTS = ("banned", "decks", "tiles")
SEATS = ("first_player", "first_chief")
TEXTS = ("components", "draft", "mode")  # “yes” is no word of theirs, and is told as it was written
WORDS = {
    **dict.fromkeys(("true", "yes", "on", "oui"), True),
    **dict.fromkeys(("false", "no", "off", "non"), False),
}


# The options that commands with games have in common, as their signatures take them.
Mode = Annotated[str, typer.Option("--mode", help=say("tools-option-mode"), show_default=False)]
Tiles = Annotated[str, typer.Option("--tiles", help=say("simulate-option-tiles"), show_default=False)]
Players = Annotated[int, typer.Option("--players", help=say("simulate-option-players"), show_default=False)]
Option = Annotated[
    list[str] | None, typer.Option("--option", help=say("play-option-option"), show_default=False)
]
Components = Annotated[
    Path | None, typer.Option("--components", help=say("tools-option-components"), show_default=False)
]
Seed = Annotated[int, typer.Option("--seed", help=say("tools-option-seed"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("info-option-json"))]


@dataclass(frozen=True)
class GameWords:
    """What a line says about how the game is made."""

    mode: str = ""
    tiles: str = ""
    players: int = 0
    option: list[str] = field(default_factory=list)
    components: Path | None = None
    decks: str = ""

    def __bool__(self) -> bool:
        return self != GameWords()

    def for_game(self, entry: GameEntry) -> dict[str, object]:
        """What the class of the game is given.

        Raises:
            UsageMistake: a word that is none of those there are, or one thing said twice.
            BadOption: the game cannot be made so.
        """
        words = options_of("", self.option, self.tiles)
        if self.mode:
            add_once(words, {"mode": one_of(self.mode.lower(), entry.modes)})
        if self.players:
            if self.players not in entry.players:
                known = ", ".join(str(number) for number in entry.players)
                raise UsageMistake(say("error-option-seats", seats=str(self.players), known=known))
            add_once(words, {"seats": self.players})
        add_once(words, decks_named(entry.id, self.decks))
        add_once(words, figures(entry.id, self.components))
        kind = game_class(entry.id)
        if kind is not None and any(name in words for name in SEATS):
            with seats_from_one(words):
                kind.fresh(None, words)
        return words


@contextmanager
def seats_from_one(words: Mapping[str, object]) -> Iterator[None]:
    """Say which seats there are as they are counted on the line; the class of a game counts from 0.

    Raises:
        UsageMistake: nobody sits where these words say.
    """
    try:
        yield
    except (BadOption, BadPosition) as problem:
        first = words.get("first_player")
        if problem.key == "option-first-of" and isinstance(first, int):
            seats = int(problem.details["last"]) + 1
            raise UsageMistake(say("tools-no-seat", seat=str(first + 1), seats=seats)) from None
        if problem.key == "option-chief" and "first_chief" in words:
            raise UsageMistake(say("tools-no-chief")) from None
        raise


def options_of(mode: str, words: list[str], tiles: str) -> dict[str, object]:
    """The options in `--mode MODE`, `--option NAME=VALUE` and `--tiles A,B`.

    Raises:
        UsageMistake: a word without a value, a seat that is no number, or one option said twice.
    """
    found: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise UsageMistake(say("play-bad-option", text=word))
        add_once(found, {name.strip(): _value(name.strip(), value.strip())})
    if mode:
        add_once(found, {"mode": mode})
    if tiles:
        add_once(found, {"tiles": _listed(tiles)})
    return found


def add_once(words: dict[str, object], more: Mapping[str, object]) -> None:
    """Take in more options; of two that differ, neither is passed over.

    Raises:
        UsageMistake: one of them is there already, and says something else.
    """
    for name, value in more.items():
        if words.setdefault(name, value) != value:
            raise UsageMistake(say("tools-option-twice", option=name))


def _value(name: str, text: str) -> object:
    if name in SEATS:
        if not text.isdecimal() or int(text) < 1:
            raise UsageMistake(say("tools-seat-number", option=name, value=text))
        return int(text) - 1  # seats count from 1 on screen
    if name == "seats" and text.isdecimal():
        return int(text)
    if name in TEXTS:
        return text
    return _listed(text) if name in LISTS else WORDS.get(text.lower(), text)


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def facts(game: Game, seed: int | None = None) -> dict[str, object]:
    """What a JSON answer belongs to: the same names in every command that has games."""
    return {
        "game": game.id,
        "mode": game.options.get("mode"),
        "options": dict(game.options),
        "decks": decks_in(game.options),
        "seats": int(game.state.seats),
        **({} if seed is None else {"seed": seed}),
        **versions(game),
    }


def versions(game: Game | type[Game]) -> dict[str, object]:
    """Which rules, and which Bocage."""
    return {"rules_version": int(game.rules_version), "package_version": bocage.__version__}
