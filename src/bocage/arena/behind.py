"""Which network stands behind the games of a plan, by its name and what it says."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from bocage.arena.plan import ArenaPlan
from bocage.bots.advice import network_file
from bocage.bots.network import read_network

# Bots that ask no network; whoever else plays may.
WITHOUT = frozenset(("random", "greedy", "classic", "mcts"))
DIGITS = 8


def needs_network(bots: Iterable[str]) -> bool:
    """Whether one of them may ask a network."""
    return any(re.split("[:~]", bot, maxsplit=1)[0] not in WITHOUT for bot in bots)


def network_behind(plan: ArenaPlan) -> str | None:
    """The network that judges for the bots of a plan: `agricola.net 1f0c3a77`; None where none does.

    The digits are a checksum of its numbers: what is noted about its strength does not change them.

    Raises:
        BotProblem: a file was chosen that is no network.
    """
    if not needs_network(plan.entrants):
        return None
    game = plan.fresh()
    file = network_file(game)
    if file is None:
        return None
    network = read_network(file)
    if int(game.state.seats) > network.seats:
        return None  # it knows nothing of so many players: the hand-written adviser serves
    digest = hashlib.blake2b(digest_size=DIGITS // 2)
    for name in sorted(network.blocks):
        digest.update(network.blocks[name])
    return f"{file.name} {digest.hexdigest()}"


def is_same_network(one: str | None, other: str | None) -> bool:
    """Whether two of these words are about the same numbers, whatever their files are called."""
    return (one or "").rpartition(" ")[2] == (other or "").rpartition(" ")[2]
