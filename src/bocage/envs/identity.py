"""What an environment, a network or a data set belongs to; docs/environments.md tells the versions."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import bocage
from bocage.core.decks import decks_in
from bocage.core.game import Game
from bocage.envs.observing import Observer


def schema_hash(observer: Observer) -> str:
    """A short text that stands for the meaning of every number of an observation and of every action.

    Whatever was learned or written with one is of no use with another.
    """
    actions = [observer.notation(number) for number in range(observer.actions.size)]
    sizes: object = observer.features.count_size
    if observer.layout is not None:
        sizes = observer.layout.scales.tolist()
    meaning = json.dumps([observer.names, sizes, actions])
    return hashlib.blake2b(meaning.encode(), digest_size=8).hexdigest()


def identity(game: Game, observer: Observer) -> dict[str, Any]:
    """Which game with which options, rules and numbers, and which Bocage has made it, as plain data."""
    return {
        "game": game.id,
        "options": dict(game.options),
        "decks": decks_in(game.options),
        "rules_version": game.rules_version,
        "schema_version": int(observer.form[1]),  # the number in `creatures_v0`
        "observation": observer.form,
        "schema_hash": schema_hash(observer),
        "package_version": bocage.__version__,
    }
