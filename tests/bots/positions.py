"""Games in which bots are tried, and how they are played."""

from __future__ import annotations

from bocage.bots import Bot
from bocage.core.game import Game
from bocage.creatures import Game as Creatures
from bocage.farmerama import Game as Farmerama

NAMES = ("creatures", "farmerama", "solo")


def started(name: str, seed: int) -> Game:
    """A fresh game, chance included."""
    games: dict[str, Game] = {
        "creatures": Creatures(mode="expert", seed=seed),
        "farmerama": Farmerama(seats=3, seed=seed),
        "solo": Farmerama(seats=1, seed=seed),
    }
    return games[name]


def finished(game: Game, bots: list[Bot]) -> Game:
    """The game after the bots have played it to the end."""
    while game.to_act is not None:
        game.play(bots[game.to_act].decide(game))
    return game


def last_worker() -> Creatures:
    """Creatures, round 8, the last worker of all: seat 1 decides, and only breeding is left.

    Its pasture has room for the three pigs on their space, which end its lack of pigs; nothing else pays.
    """
    taken = ["start_player", "three_wood", "one_stone", "two_stone", "building_resources"]
    spaces: dict[str, object] = {space: {"worker": place % 2} for place, space in enumerate(taken)}
    spaces["cow_and_pigs"] = {"pig": 3}
    pasture = ["a1n", "a1w", "a2w", "a2s", "b1n", "b1e", "b2e", "b2s"]
    return Creatures.from_position(
        {
            "game": "creatures",
            "round": 8,
            "spaces": spaces,
            "farms": [{}, {"placed_borders": pasture}],
        }
    )
