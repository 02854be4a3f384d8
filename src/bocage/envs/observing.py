"""What a seat sees and may do, as numpy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bocage.core.errors import BadOption, nearest
from bocage.core.game import Game
from bocage.envs.features import features_of, observable
from bocage.envs.stepping.sight import Sight
from bocage.envs.table import action_table
from bocage.games import game_class

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]
COUNT = np.dtype(np.uint8)
ALLOWED = np.dtype(np.int8)


def new_game(game: str, options: dict[str, object], seed: int | None) -> Game:
    """A fresh game.

    Raises:
        BadOption: a game that cannot be observed, an unknown option or an impossible value.
    """
    kind = game_class(game) if game in observable() else None
    if kind is None:
        close = nearest(game, list(observable())) or observable()[0]
        raise BadOption("env-game", game=game, suggestion=close)
    return kind.fresh(seed, options)


class Observer:
    """Turns positions of one game, with one set of options, into arrays.

    Attributes:
        features: what the numbers of an observation mean.
        actions: the numbering of the actions; `size` of them.
        no_actions: the mask that allows nothing; it cannot be changed.
        sight: what does the work; its bytes are made arrays of `COUNT` and `ALLOWED`.

    >>> from bocage.games import creatures
    >>> game = creatures.Game(seed=1, first_player=0)
    >>> observer = Observer(game)
    >>> observer.observe(game, 0).shape, int(observer.mask(game, 0).sum())
    ((488,), 12)
    >>> observer.notation(observer.number("space three_wood"))
    'space three_wood'
    """

    def __init__(self, game: Game) -> None:
        module = features_of(game.id)
        self.features = module.features(game)
        self.actions = action_table(game.codec, module.CHANCE)
        self.encoder = module.encoder(game)
        self.codec = game.codec
        self.sight = Sight(self.encoder, self.actions)
        self._counts = self.features.count_size
        self._flags = self.features.flag_size
        self._flag_bytes = (self._flags + 7) // 8
        self.no_actions = np.zeros(self.actions.size, np.int8)
        self.no_actions.flags.writeable = False

    def observe(self, game: Game, seat: int) -> Observation:
        """What a seat sees: counts, then flags, in the order of `features`."""
        return np.frombuffer(self.sight.seen(game, seat), COUNT)

    def mask(self, game: Game, seat: int) -> Mask:
        """1 for each action that a seat may choose now; none when it is not for this seat to decide."""
        if game.to_act != seat:
            return self.no_actions
        return np.frombuffer(self.sight.allowed(game), ALLOWED)

    def open_batch(self, counts: bytes, bits: bytes) -> tuple[Observation, Mask]:
        """The rows of a batch as observations and masks."""
        numbers = np.frombuffer(counts, np.uint8).reshape(-1, self._counts)
        opened = np.unpackbits(np.frombuffer(bits, np.uint8), bitorder="little").reshape(len(numbers), -1)
        observations = np.empty((len(numbers), self.features.size), np.uint8)
        observations[:, : self._counts] = numbers
        observations[:, self._counts :] = opened[:, : self._flags]
        first = self._flag_bytes * 8
        return observations, opened[:, first : first + self.actions.size].view(np.int8)

    def action(self, number: int) -> int:
        """The action of the game with this number."""
        return self.actions.actions[number]

    def number(self, action: int | str) -> int:
        """The number of an action, given as the game's integer or in notation."""
        return self.actions.number(self.codec.parse(action) if isinstance(action, str) else action)

    def notation(self, number: int) -> str:
        """An action in notation, by its number; empty for a number that means nothing."""
        action = self.action(number)
        return self.codec.text(action) if self.codec.is_known(action) else ""
