"""Networks with a taste: the same judgement, but some lines of the score sheet count for more or less.

Who plays with a taste tries what the network has not learned to use yet (stables, a larger family) and plays
on from there as well as it can: games from which the network learns what that is really worth.
"""

from __future__ import annotations

from array import array
from dataclasses import replace
from random import Random

from bocage.bots.network import Network

SPREAD = 0.3  # points for a point, by which every line strays
FAVOURITES = (0, 1, 1, 2)
LEAST, MOST = 0.4, 1.2  # what a point of a favourite line counts beside its own worth


def taste_for(lines: list[str], rng: Random) -> list[float]:
    """What a point of each line counts beside its own worth, drawn at random."""
    taste = [rng.gauss(0.0, SPREAD) for _ in lines]
    for line in rng.sample(range(len(lines)), min(len(lines), rng.choice(FAVOURITES))):
        taste[line] += rng.uniform(LEAST, MOST)
    return taste


def with_taste(network: Network, taste: list[float], seats: int) -> Network:
    """The network for a table of so many, with its margins bent: what a seat has more of a line than the
    others have on average counts as the taste says. Alone, its points are bent.

    Margins and lines are sums of the same last layer: adding up their weights adds up what they say.
    """
    bent = {
        name: _bent(network, array("f", network.blocks[name]), taste, seats) for name in ("head", "head_bias")
    }
    return replace(network, blocks=network.blocks | bent)


def _bent(network: Network, numbers: array[float], taste: list[float], seats: int) -> bytes:
    """The weights of the heads, or what is added to them, with the margins bent."""
    width = len(numbers) // network.heads
    first_line = 3 * network.seats
    size = len(network.lines)
    found = array("f", numbers)
    for seat in range(seats):
        at = (seat if seats > 1 else network.seats) * width
        for other in range(seats):
            share = 1.0 if other == seat else -1.0 / (seats - 1)
            for line, love in enumerate(taste):
                start = (first_line + other * size + line) * width
                for place in range(width):
                    found[at + place] += share * love * numbers[start + place]
    return found.tobytes()
