"""Networks for tests: of random numbers, or of numbers that mean something simple."""

from __future__ import annotations

from array import array
from random import Random

from bocage.bots.counts import tally_of
from bocage.bots.network import Network
from bocage.core.game import Game


def floats(numbers: list[float]) -> bytes:
    return array("f", numbers).tobytes()


def blank_network(game: Game, first: int = 16, second: int = 8, trunks: int = 1) -> Network:
    """A network for a game that says nothing but zero."""
    tally = tally_of(game)
    moves = [game.codec.text(action) for action in game.codec.actions]
    inputs = [(each.name, each.cap) for each in tally.inputs()]
    network = Network(
        *(game.id, 1, inputs, list(tally.lines), moves, int(tally.most), first, second), trunks=trunks
    )
    sizes = network.sizes()
    network.blocks = {name: floats([0.0] * size) for name, size in sizes.items() if name != "rows"}
    network.blocks["rows"] = bytes(sizes["rows"])
    return network


def random_network(game: Game, seed: int = 1, first: int = 16, second: int = 8, trunks: int = 1) -> Network:
    """A network of random numbers."""
    rng = Random(seed)
    network = blank_network(game, first, second, trunks)
    for name, size in network.sizes().items():
        if name == "rows":
            network.blocks[name] = rng.randbytes(size).replace(b"\x80", b"\x00")
        else:
            spread = 0.003 if name == "scale" else 0.3
            network.blocks[name] = floats([rng.uniform(-spread, spread) for _ in range(size)])
    return network


def network_of_points(game: Game, weight: float = 1.0) -> Network:
    """A network whose margin is what the count `own.points` says more than `next1.points`, times a weight."""
    network = blank_network(game, first=2, second=2)
    rows, scale = bytearray(network.blocks["rows"]), array("f", network.blocks["scale"])
    start = 0
    for name, cap in network.inputs:
        for unit, wanted in enumerate(("own.points", "next1.points")):
            for row in range(start, start + cap) if name == wanted else ():
                rows[2 * row + unit] = 1
                scale[row] = 1.0
        start += cap
    head = [0.0] * (2 * network.heads)
    head[0:2], head[2:4] = [weight, -weight], [-weight, weight]
    network.blocks |= {
        "rows": bytes(rows),
        "scale": scale.tobytes(),
        "weight2": floats([1.0, 0.0, 0.0, 1.0]),
        "head": floats(head),
    }
    return network
