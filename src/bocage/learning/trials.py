"""Random positions for trials: of every mode and number of players, at any moment of a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.learning.links import game_code, position_code, read_link

LONGEST = 400  # decisions before a game is left


def options_of(kind: type[Game]) -> list[dict[str, object]]:
    """The modes and numbers of players that go together."""
    found: list[dict[str, object]] = []
    for mode in kind.modes or ("",):
        for seats in kind.players:
            options: dict[str, object] = {"mode": mode} if mode else {}
            if len(kind.players) > 1:
                options["seats"] = seats
            try:
                kind.from_options(options)
            except BocageError:
                continue
            found.append(options)
    return found


def random_positions(kind: type[Game], count: int, seed: int) -> Iterator[Game]:
    """So many positions, each of a game of its own that was played at random for a while."""
    rng = Random(seed)
    choices = options_of(kind)
    for number in range(count):
        game = kind.from_options(choices[number % len(choices)], rng.getrandbits(32))
        for _ in range(rng.randrange(LONGEST)):
            if game.to_act is None:
                break
            game.play(rng.choice(game.legal_actions()))
        yield game


def returns(game: Game) -> tuple[bool, int]:
    """Whether a position and its game come back from their links as they were; the longer code's length."""
    position, whole = position_code(game), game_code(game)
    back, again = read_link(position).game, read_link(whole).game
    same = back.position() == game.position() and back.legal_actions() == game.legal_actions()
    same = same and again.checksum() == game.checksum() and again.moves() == game.moves()
    return same, max(len(position), len(whole))
