"""Which networks stand behind the games of a plan, by their names and what they say."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

from bocage.arena.plan import ArenaPlan
from bocage.bots.advice import network_file
from bocage.bots.errors import BotProblem
from bocage.bots.network import read_network
from bocage.core.game import Game

# Bots that ask no network; whoever else plays may.
WITHOUT = frozenset(("random", "greedy", "classic", "mcts"))
DIGITS = 8
BETWEEN = ", "  # two networks


def needs_network(bots: Iterable[str]) -> bool:
    """Whether one of them may ask a network."""
    return any(_asks(bot) for bot in bots)


def _asks(bot: str) -> bool:
    return re.split("[:~]", bot, maxsplit=1)[0] not in WITHOUT


def network_behind(plan: ArenaPlan) -> str | None:
    """The networks that judge for the bots of a plan: `agricola.net 1f0c3a77`; None where none does.

    The digits are a checksum of its numbers: what is noted about its strength does not change them.

    Raises:
        BotProblem: a file was chosen that is no network, or one of another game.
    """
    asking = [bot for bot in plan.entrants if _asks(bot)]
    if not asking:
        return None
    game = plan.fresh()
    files = [Path(bot.partition("@")[2]) if "@" in bot else network_file(game) for bot in asking]
    words = {_word(file, game) for file in files if file is not None}
    return BETWEEN.join(sorted(word for word in words if word)) or None


def network_of(game: Game) -> str | None:
    """The network that judges in this game, chosen or its own; None for none.

    Raises:
        BotProblem: a file was chosen that is no network, or one of another game.
    """
    file = network_file(game)
    return None if file is None else _word(file, game) or None


def _word(file: Path, game: Game) -> str:
    network = read_network(file)
    if network.game != game.id:
        raise BotProblem("network-other-game", file=str(file), game=game.id, other=network.game)
    if int(game.state.seats) > network.seats:
        return ""  # it knows nothing of so many players: the hand-written adviser serves
    digest = hashlib.blake2b(digest_size=DIGITS // 2)
    for name in sorted(network.blocks):
        digest.update(network.blocks[name])
    return f"{file.name} {digest.hexdigest()}"


def is_same_network(one: str | None, other: str | None) -> bool:
    """Whether two of these words are about the same numbers, whatever their files are called."""
    return _digits(one) == _digits(other)


def _digits(word: str | None) -> set[str]:
    return {one.rpartition(" ")[2] for one in (word or "").split(BETWEEN)}
