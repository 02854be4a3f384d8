"""Options of a game as they are written on a command line, and what every JSON answer says about its game."""

from __future__ import annotations

import bocage
from bocage.cli.errors import UsageMistake
from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.messages import say

LISTS = ("banned", "tiles")
SEATS = ("first_player", "first_chief")
WORDS = {
    **dict.fromkeys(("true", "yes", "on", "oui"), True),
    **dict.fromkeys(("false", "no", "off", "non"), False),
}


def options_of(mode: str, words: list[str], tiles: str) -> dict[str, object]:
    """The options in `--mode MODE`, `--option NAME=VALUE` and `--tiles A,B`.

    Raises:
        UsageMistake: a word without a value.
        BadOption: a seat that is no number.
    """
    found: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise UsageMistake(say("play-bad-option", text=word))
        found[name.strip()] = _value(name.strip(), value.strip())
    if mode:
        found["mode"] = mode
    if tiles:
        found["tiles"] = _listed(tiles)
    return found


def _value(name: str, text: str) -> object:
    if name in SEATS:
        if not text.isdigit() or int(text) < 1:
            raise BadOption("option-first", value=text)
        return int(text) - 1  # seats count from 1 on screen
    if name == "seats" and text.isdigit():
        return int(text)
    return _listed(text) if name in LISTS else WORDS.get(text.lower(), text)


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def facts(game: Game, seed: int | None = None) -> dict[str, object]:
    """What a JSON answer belongs to: the same names in every command that has games."""
    return {
        "game": game.id,
        "mode": game.options.get("mode"),
        "options": dict(game.options),
        "seats": int(game.state.seats),
        **({} if seed is None else {"seed": seed}),
        "rules_version": game.rules_version,
        "package_version": bocage.__version__,
    }
