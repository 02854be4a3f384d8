"""Several animals let go in one answer: `release 2 cow 1 pig`, or `2 vaches, 1 cochon`."""

from __future__ import annotations

import re
from collections.abc import Callable

from bocage.core.errors import BadNotation
from bocage.core.game import Game
from bocage.messages import LANGUAGES, say
from bocage.terminal.screen import Screen
from bocage.terminal.signs import folded
from bocage.wording import good_count, join

QUESTIONS = ("release", "release-young")  # what is asked while animals lack room
RELEASE = "release"
TOKEN = re.compile(r"\d+|[^\W\d]+")
BETWEEN = {"and", "et"}


def several(text: str, screen: Screen) -> list[int] | None:
    """How many of each animal shall go, where a line says so of more than one; None for all other lines."""
    words = folded(text)
    for lang in LANGUAGES:
        words = words.removeprefix(folded(say("action-verb-release", lang)) + " ")
    names = {
        folded(name): kind for kind, animal in enumerate(screen.animals) for name in _names(animal, screen)
    }
    counts = [0] * len(screen.animals)
    number: int | None = None
    for token in TOKEN.findall(words):
        if token in BETWEEN:
            continue
        if token.isdecimal():
            if number is not None:
                return None
            number = int(token)
        elif token in names:
            counts[names[token]] += 1 if number is None else number
            number = None
        else:
            return None
    return counts if number is None and sum(counts) > 1 else None


def _names(animal: str, screen: Screen) -> list[str]:
    """An animal as people may call it, one or several."""
    counted = [good_count(animal, count, lang).split()[-1] for lang in LANGUAGES for count in (1, 2)]
    return [animal, *counted]


def let_go(trial: Game, counts: list[int], screen: Screen, play: Callable[[int], None]) -> None:
    """Play the releases one after the other; the last may go by themselves.

    Raises:
        BadNotation: there are not so many, or others would have to go as well.
        IllegalAction: one of them may not go.
    """
    seat = trial.to_act
    assert seat is not None
    wanted = [have - go for have, go in zip(screen.herd(trial, seat), counts, strict=True)]
    if min(wanted) < 0:
        have = _herd_text(screen.herd(trial, seat), screen)
        raise BadNotation("release-too-many", have=have)
    for kind, animal in enumerate(screen.animals):
        while screen.herd(trial, seat)[kind] > wanted[kind]:
            if trial.to_act != seat:
                raise BadNotation("release-enough")
            play(trial.codec.parse(f"{RELEASE} {animal}"))
    if any(have < keep for have, keep in zip(screen.herd(trial, seat), wanted, strict=True)):
        raise BadNotation("release-others")


def _herd_text(counts: list[int], screen: Screen) -> str:
    found = [good_count(name, count, screen.lang) for name, count in zip(screen.animals, counts, strict=True)]
    return join([text for text, count in zip(found, counts, strict=True) if count], screen.lang) or say(
        "nothing", screen.lang
    )


def surplus(game: Game, screen: Screen) -> str:
    """How many must go, and how to say it in one line; empty when nobody must."""
    seat = game.to_act
    if seat is None or seat < 0 or game.prompt[1] not in QUESTIONS:
        return ""
    counts = screen.homeless(game, seat)
    if not sum(counts):
        return ""
    told = [
        good_count(name, count, screen.lang)
        for name, count in zip(screen.animals, counts, strict=True)
        if count
    ]
    return say("terminal-too-many", screen.lang, count=sum(counts), example=", ".join(told))
