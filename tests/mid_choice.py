"""One decision taken three times: in a game, in its copy, and in the game saved and loaded again."""

from __future__ import annotations

import json
from random import Random

from bocage.core.game import Game
from bocage.games import game_class


def answer_in_copies(game: Game, rng: Random) -> None:
    """Play a random legal action; copy and reloaded game offer the same and come to the same, each alone."""
    kind = game_class(game.id)
    assert kind is not None
    copied = game.copy()
    reloaded = kind.from_position(json.loads(json.dumps(game.position())))
    before = game.key()
    assert before == copied.key() == reloaded.key()
    assert game.legal_actions() == copied.legal_actions() == reloaded.legal_actions()
    action = rng.choice(game.legal_actions())
    copied.play(action)
    reloaded.play(action)
    assert game.key() == before
    game.play(action)
    assert game.key() == copied.key() == reloaded.key()
