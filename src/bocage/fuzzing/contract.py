"""What every game must keep, whatever its rules; each check raises `Broken` and leaves the game alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.core.record import parse_record, record_of, verify
from bocage.fuzzing.report import Broken
from bocage.games import game_class

COPY_STEPS = 3  # actions played on a copy
NO_WORDS: Mapping[str, object] = MappingProxyType({})


def class_of(game: Game) -> Any:  # noqa: ANN401 - each game has a class of its own
    """The class of a game, with its ways to read positions and records."""
    return game_class(game.id)


def check_copy(game: Game, rng: Random) -> None:
    """A copy is equal, and playing on it does not touch the original."""
    key, legal = game.key(), game.legal_actions()
    copy = game.copy()
    if copy.key() != key or copy.legal_actions() != legal:
        raise Broken("copy", "a copy differs from its original")
    for _ in range(COPY_STEPS):
        if copy.to_act is not None:
            copy.play(rng.choice(copy.legal_actions()))
    if game.key() != key or game.legal_actions() != legal:
        raise Broken("copy", "playing on a copy has changed the original")


def check_left_behind(copies: list[tuple[Game, tuple[object, ...]]]) -> None:
    """Copies made on the way are as they were, though the original went on."""
    for copy, key in copies:
        if copy.key() != key:
            raise Broken("copy", "playing on the original has changed a copy")


def check_view(game: Game) -> None:
    """What each seat may know goes through JSON."""
    for seat in range(game.state.seats):
        view = game.view(seat)
        if json.loads(json.dumps(view)) != view:
            raise Broken("view", f"the view of seat {seat} does not go through JSON")


def check_sample(game: Game, seat: int, rng: Random) -> None:
    """A sample looks the same to its seat, asks the same, and leaves the game alone."""
    key = game.key()
    sample = game.sample(seat, rng)
    if sample.to_act != game.to_act or sample.prompt != game.prompt:
        raise Broken("sample", f"a sample for seat {seat} asks {sample.prompt}, the game {game.prompt}")
    if game.to_act == seat and sample.legal_actions() != game.legal_actions():
        raise Broken("sample", f"a sample for seat {seat} has other legal actions")
    if json.dumps(sample.view(seat)) != json.dumps(game.view(seat)):
        raise Broken("sample", f"seat {seat} can tell a sample from the game")
    if game.key() != key:
        raise Broken("sample", "making a sample has changed the game")


def check_position(game: Game, words: Mapping[str, object] = NO_WORDS) -> None:
    """The position goes through JSON and back; `words` are what the game needs for that."""
    try:
        again = class_of(game).from_position(json.loads(json.dumps(game.position())), **words)
    except BocageError as problem:
        raise Broken("position", f"a position of the game is refused: {problem}") from None
    if again.key() != game.key():
        raise Broken("position", f"the position comes back as another: {again.key()} for {game.key()}")
    if again.legal_actions() != game.legal_actions():
        raise Broken("position", "the position comes back with other legal actions")


def check_why_not(game: Game, rules: frozenset[str]) -> None:
    """`why_not` is silent for exactly the legal actions and otherwise names a rule that exists."""
    legal = set(game.legal_actions())
    for action in game.codec.actions:
        refusal = game.why_not(action)
        name = game.codec.text(action)
        if (refusal is None) != (action in legal):
            raise Broken("why-not", f"{name}: legal {action in legal}, refusal {refusal}")
        if refusal is not None and rules and refusal.rule not in rules:
            raise Broken("why-not", f"{name}: there is no rule {refusal.rule!r} ({refusal.key})")
    if not legal <= set(game.codec.actions):
        raise Broken("why-not", "a legal action is not in the action set")


def check_record(game: Game, words: Mapping[str, object] = NO_WORDS) -> None:
    """The record, written and read again, leads to the same position and scores."""
    record = record_of(game, [str(seat + 1) for seat in range(game.state.seats)])
    try:
        again = parse_record("\n".join(record.lines()))
        played = class_of(game).from_record(again, **words)
        verify(again, played)
    except BocageError as problem:
        raise Broken("record", f"the record does not replay: {problem}") from None
    if played.key() != game.key():
        raise Broken("record", "the record leads to another position")
