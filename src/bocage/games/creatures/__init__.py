"""All Creatures Big and Small: `Game` is a game one can play."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocage.games.creatures.game import Game as Game


def __getattr__(name: str) -> object:
    # Only when it is asked for: naming the parts of a game must not load its engine.
    if name == "Game":
        from bocage.games.creatures.game import Game

        return Game
    raise AttributeError(name)
