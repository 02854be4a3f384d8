"""Who advises a search: the hand-written adviser of a game, or its network.

Both are parts of the game's kit; networks are files of its folder, one for the game (`agricola.net`), for
one mode of it (`agricola-beginner.net`), for so many players, or for both (`agricola-beginner-2.net`).
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from bocage.bots.counts import is_counted, tally_of
from bocage.bots.errors import BotProblem
from bocage.bots.network import Network, judge_for, read_network
from bocage.bots.playouts import PLAYOUTS, PlayoutAdviser
from bocage.bots.search.adviser import Adviser
from bocage.bots.search.learned import Learned
from bocage.core.game import Game
from bocage.core.state import State
from bocage.games import kit, kits

NO_ADVICE = Adviser()
CHOSEN = "BOCAGE_NET"  # names a network file that is to be used instead


def is_advised(game: str) -> bool:
    """Whether there is an adviser for a game: its own, or the general one."""
    return kit(game) is not None


def adviser_for(game: str) -> Adviser:
    """The hand-written adviser of a game, by its id; one that knows nothing for a game that has none."""
    found = kit(game)
    return NO_ADVICE if found is None or found.adviser is None else found.adviser


def network_file(game: Game) -> Path | None:
    """The network for a game: one that was chosen, or the package's for its mode and so many players, for
    either, or for all; None for none."""
    if not is_counted(game.id):
        return None
    if os.environ.get(CHOSEN):
        return Path(os.environ[CHOSEN])
    found = kit(game.id)
    if found is None or found.networks is None:
        return None
    seats, mode = f"-{int(game.state.seats)}", f"-{game.options.get('mode')}"
    sorts = (mode + seats, seats, mode, "")
    names = [f"{game.id}{sort}.net" for sort in sorts]
    return next((found.networks / name for name in names if (found.networks / name).is_file()), None)


def every_network() -> list[Path]:
    """The networks of all installed games."""
    folders = [kit.networks for kit in kits().values() if kit.networks is not None]
    return [file for folder in folders for file in sorted(folder.glob("*.net"))]


def use_network(file: Path) -> None:
    """Let this network judge instead of the package's, here and in processes that are started from now on.

    Raises:
        BotProblem: the file is no network.
    """
    read_network(file)
    os.environ[CHOSEN] = str(file.resolve())


def champion_for(game: Game, file: Path | None = None) -> Adviser:
    """The strongest adviser of a game: its network, or one given; the hand-written one where there is none,
    or none for so many players.

    Raises:
        BotProblem: the file is no network, or one of another game.
    """
    chosen = file or network_file(game)
    if chosen is None:
        return adviser_of(game)
    network = _network(chosen, chosen.stat().st_mtime_ns if chosen.is_file() else 0)
    if network.game != game.id:
        raise BotProblem("network-other-game", file=str(chosen), game=game.id, other=network.game)
    if int(game.state.seats) > network.seats:
        return adviser_of(game)
    tally = tally_of(game)
    key = (str(chosen), id(network), id(tally), id(game.codec))
    found = _ADVISERS.get(key)
    if found is None:
        found = learned_adviser(game, network)
        _ADVISERS[key] = found
    return found


_ADVISERS: dict[tuple[str, int, int, int], Learned] = {}


@cache
def _network(file: Path, _changed: int) -> Network:
    return read_network(file)


def learned_adviser(game: Game, network: Network, way: str | None = None) -> Learned:
    """An adviser that asks this network about positions of a game."""
    tally = tally_of(game)
    judge = judge_for(network, tally, game.codec, way)
    asked = (judge.worth, judge.values, judge.prior, judge.outputs)
    knows = (network.lines == list(tally.lines), bool(network.moves))
    return Learned(adviser_for(game.id), tally, network.seats, *asked, _Final(game), *knows, network.appetite)


class _Final:
    """The lines of the score sheets of finished games."""

    def __init__(self, game: Game) -> None:
        self._game = game.blank()
        self._tally = tally_of(game)

    def __call__(self, state: State, seat: int) -> list[float]:
        self._game.state = state
        outcome = self._game.outcome()
        assert outcome is not None
        return self._tally.sums(outcome.sheets[seat])


def adviser_of(game: Game, playouts: int = PLAYOUTS) -> Adviser:
    """The adviser for a game in progress; the general one where the game brings none."""
    found = adviser_for(game.id)
    return PlayoutAdviser(game, playouts) if found is NO_ADVICE else found
