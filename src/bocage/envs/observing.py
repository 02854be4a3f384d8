"""What a seat sees and may do, as numpy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bocage.bots.counts import is_counted, tally_of
from bocage.bots.counts.tally import Input
from bocage.core.errors import BadOption, nearest
from bocage.core.fields import shown
from bocage.core.game import Game
from bocage.envs.arguments import meant
from bocage.envs.features import features_of, observable
from bocage.envs.layout import Layout, compact_layout, full_layout
from bocage.envs.opening import RowSizes, open_rows
from bocage.envs.planes import Planes
from bocage.envs.stepping.compact import CompactEncoder
from bocage.envs.stepping.sight import Sight
from bocage.envs.table import COUNT_HIGH, Block, FeatureTable, action_table
from bocage.games import game_class

Observation = NDArray[Any]  # of version 0 whole numbers, of version 1 parts of 1
Mask = NDArray[np.int8]
COUNT = np.dtype(np.uint8)
ALLOWED = np.dtype(np.int8)
V0, V1, COMPACT = "v0", "v1", "v1:compact"
FORMS = (V0, V1, COMPACT)


def new_game(game: str, options: dict[str, object], seed: int | None, maker: type | None = None) -> Game:
    """A fresh game.

    Args:
        game: its id; options: its own, by keyword; seed: as for any game.
        maker: the environment that was given them; a slip in one of its own words leads to that word.

    Raises:
        BadOption: a game that cannot be observed, an unknown option or an impossible value.
    """
    kind = game_class(game) if game in observable() else None
    if kind is None:
        close = nearest(shown(game), list(observable())) or observable()[0]
        raise BadOption("env-game", game=shown(game), suggestion=close)
    try:
        return kind.fresh(seed, options)
    except BadOption as problem:
        raise meant(problem, maker) from None


def check_form(form: str, game: str) -> str:
    """The form of observations, if there is one of that name.

    Raises:
        BadOption: there is none, or this game has no counts for it.
    """
    known = [one for one in FORMS if one != COMPACT or is_counted(game)]
    if form not in known:
        raise BadOption("env-observation", observation=str(form), known=", ".join(known))
    return form


def _counted(inputs: list[Input]) -> Block:
    return Block("counts", tuple(found.name for found in inputs), "What the networks of the bots read.")


def _high(features: FeatureTable) -> Observation:
    high = np.full(features.size, COUNT_HIGH, np.uint8)
    high[features.count_size :] = 1
    return high


class Observer:
    """Turns positions of one game, with one set of options, into arrays.

    Args:
        form: of the observations: v0, v1 or v1:compact (docs/observations.md).

    Attributes:
        features: what the bytes mean that the engine writes: of version 0, the numbers of an observation.
        layout: how they become an observation of version 1; None in version 0.
        names: the name of every number of an observation.
        high: the largest value of each.
        actions: the numbering of the actions; `size` of them.
        no_actions: the mask that allows nothing; it cannot be changed.
        sight: what does the work; its bytes are made arrays of `COUNT` and `ALLOWED`.

    Examples:
        >>> from bocage.games import creatures
        >>> game = creatures.Game(seed=1, first_player=0)
        >>> observer = Observer(game)
        >>> observer.observe(game, 0).shape, int(observer.mask(game, 0).sum())
        ((488,), 12)
        >>> observer.notation(observer.number("space three_wood"))
        'space three_wood'
    """

    def __init__(self, game: Game, form: str = V0) -> None:
        module = features_of(game.id)
        self.form = check_form(form, game.id)
        self.features = module.features(game)
        self.actions = action_table(game.codec, module.CHANCE)
        self.encoder = module.encoder(game)
        self.layout: Layout | None = None
        if form == V1:
            self.layout = full_layout(game, self.features)
        elif form == COMPACT:
            tally = tally_of(game)
            self.layout = compact_layout(tally.inputs())
            self.encoder = CompactEncoder(tally, self.encoder)
            self.features = FeatureTable([_counted(tally.inputs())], [])
        self.names = self.features.names() if self.layout is None else self.layout.names
        self.high = _high(self.features) if self.layout is None else np.ones(self.layout.size, np.float32)
        self.codec = game.codec
        self.sight = Sight(self.encoder, self.actions)
        self._sizes = RowSizes(self.features.count_size, self.features.flag_size, self.actions.size)
        self.no_actions = np.zeros(self.actions.size, np.int8)
        self.no_actions.flags.writeable = False

    def observe(self, game: Game, seat: int) -> Observation:
        """What a seat sees, in the order of `names`."""
        return self.opened(self.sight.seen(game, seat))

    def opened(self, seen: bytearray) -> Observation:
        """The bytes that the engine has written for one seat, as an observation."""
        row = np.frombuffer(seen, COUNT)
        return row if self.layout is None else self.layout.opened(row)

    def planes(self) -> Planes:
        """What an observation says about the cells of farms, as planes."""
        return Planes(self.names)

    def mask(self, game: Game, seat: int) -> Mask:
        """1 for each action that a seat may choose now; none when it is not for this seat to decide."""
        if game.to_act != seat:
            return self.no_actions
        return np.frombuffer(self.sight.allowed(game), ALLOWED)

    def open_batch(self, counts: bytes, bits: bytes) -> tuple[Observation, Mask]:
        """The rows of a batch as observations and masks."""
        observations: Observation
        observations, masks = open_rows(counts, bits, self._sizes)
        if self.layout is not None:
            observations = self.layout.opened(observations)
        return observations, masks

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
