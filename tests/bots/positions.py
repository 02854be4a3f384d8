"""Games in which bots are tried, and how they are played."""

from __future__ import annotations

from bocage.bots import Bot
from bocage.core.game import Game
from bocage.games.agricola import Game as Agricola
from bocage.games.creatures import Game as Creatures
from bocage.games.farmerama import Game as Farmerama

NAMES = ("creatures", "farmerama", "solo", "agricola", "beginner")


def started(name: str, seed: int) -> Game:
    """A fresh game, chance included."""
    games: dict[str, Game] = {
        "creatures": Creatures(mode="expert", seed=seed),
        "farmerama": Farmerama(seats=3, seed=seed),
        "solo": Farmerama(seats=1, seed=seed),
        "agricola": Agricola(seats=2, seed=seed),
        "beginner": Agricola(seats=3, mode="beginner", seed=seed),
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


def rich_hand() -> Agricola:
    """Agricola, the last round: what the other seat can do depends on cards that nobody else has seen."""
    herds = {"sheep": 3, "boar": 3, "cattle": 2}
    fields = {"c1": {}, "d1": {"grain": 2}, "e1": {"vegetable": 1}, "e2": {}, "e3": {"grain": 2}}
    fences = ["a2e", "a3e", "b1s", "b3s", "c1s", "c3s", "c2e", "c3e", "d1s", "d3s", "d2e", "d3e"]
    mine = {
        "grain": 3,
        "animals": herds,
        "fields": fields,
        "fences": fences,
        "people": 3,
        "stables": ["a1", "b1", "b3", "d3"],
        "cards": ["fireplace_2", "consultant"],
        "hand": ["cottager", "oven_firing_boy", "childless", "carpenter"],
    }
    sown = {"c3": {"vegetable": 1}, "d3": {"grain": 2}, "e1": {"vegetable": 2}, "e2": {"grain": 3}}
    theirs = {
        "reed": 5,
        "food": 6,
        "animals": {"cattle": 3},
        "hand": ["acorns_basket"],
        "fields": {"b2": {}, "b3": {}, **sown, "e3": {}},
        "fences": ["b1e", "b2e", "c1n", "c2s", "d1n", "d2s", "d1e", "d2e"],
        "cards": ["fireplace_3", "basketmakers_workshop", "butter_churn", "scythe_worker", "priest"],
    }
    spaces = {"cattle_market": {"people": [0]}}
    options = {"seats": 2, "mode": "full"}
    position = {
        "game": "agricola",
        "options": options,
        "round": 14,
        "spaces": spaces,
        "farms": [mine, theirs],
    }
    return Agricola.from_position(position)
