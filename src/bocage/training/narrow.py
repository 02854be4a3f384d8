"""`python -m bocage.training.narrow FILE --option mode=beginner --option seats=2 --to FILE`

makes a network for one sort of game alone. What such games never count, and seats that they do not have, are
left out: the file is smaller, and less is worked out for each position. What is left says the same as before.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from dataclasses import replace
from pathlib import Path
from random import Random

from bocage.bots.counts import tally_of
from bocage.bots.network import Network, read_network, write_network
from bocage.games import game_class
from bocage.training.plan import options_of

GAMES = 1000  # at random: what none of them counts is not counted
_KINDS = 3  # margin, points, chance to win: one head for each seat, before the lines


def counted(game: str, options: dict[str, object], games: int = GAMES) -> set[str]:
    """The names of what is not always nothing in games of this sort."""
    kind = game_class(game)
    assert kind is not None
    rng = Random(1)
    seen: set[int] = set()
    for _ in range(games):
        played = kind.fresh(rng.getrandbits(30), options)
        tally = tally_of(played)
        while played.to_act is not None:
            side = tally.side(played.state)
            row = tally.counts(played.state, side, side)
            seen.update(place for place, count in enumerate(row) if count)
            played.play(rng.choice(played.legal_actions()))
    names = [each.name for each in tally_of(kind.fresh(1, options)).inputs()]
    return {names[place] for place in seen}


def narrowed(network: Network, names: set[str], seats: int) -> Network:
    """The same network with these inputs and so many seats alone."""
    blocks = dict(network.blocks)
    rows, scale = blocks["rows"], array("f", blocks["scale"])
    kept_rows, kept_scale, start = b"", array("f"), 0
    for name, cap in network.inputs:
        if name in names:
            kept_rows += rows[start * network.first : (start + cap) * network.first]
            kept_scale.extend(scale[start : start + cap])
        start += cap
    blocks |= {"rows": kept_rows, "scale": kept_scale.tobytes()}
    heads = _heads(network, seats)
    for name, width in (("head", network.second), ("head_bias", 1)):
        numbers = array("f", blocks[name])
        kept = [number for head in heads for number in numbers[head * width : (head + 1) * width]]
        blocks[name] = array("f", kept).tobytes()
    inputs = [each for each in network.inputs if each[0] in names]
    return replace(network, inputs=inputs, seats=seats, blocks=blocks)


def _heads(network: Network, seats: int) -> list[int]:
    """The places of the heads of the first seats."""
    most, lines = network.seats, len(network.lines)
    found = [kind * most + seat for kind in range(_KINDS) for seat in range(seats)]
    return found + [_KINDS * most + place for place in range(seats * lines)]


def main() -> int:
    """Narrow a file."""
    words = argparse.ArgumentParser(prog="bocage.training.narrow")
    words.add_argument("file", type=Path)
    words.add_argument("--option", action="append", default=[])
    words.add_argument("--to", type=Path, required=True)
    given = words.parse_args()
    network = read_network(given.file)
    options = options_of(given.option)
    kind = game_class(network.game)
    assert kind is not None
    seats = int(kind.fresh(1, options).state.seats)
    write_network(narrowed(network, counted(network.game, options), seats), given.to)
    return 0


if __name__ == "__main__":
    sys.exit(main())
