"""OpenSpiel: every game as one of its Python games. Importing this module registers them.

    import pyspiel
    import bocage.envs.open_spiel
    game = pyspiel.load_game("bocage_creatures(mode=expert)")

Actions are the integers of the game itself (`game.codec`), chance's included. Returns are those of the
reward `win` (`final_rewards`). Needs the library `open_spiel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]  # an extra

from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.envs.drawing import as_text
from bocage.envs.features import features_of, observable
from bocage.envs.history import History
from bocage.envs.observing import Observer, new_game
from bocage.envs.rewards import WIN, final_rewards
from bocage.games import game_class

PREFIX = "bocage_"
LONGEST = 10_000  # decisions of a game; none comes near


def options_of(parameters: dict[str, Any]) -> dict[str, object]:
    """The options of our game; what OpenSpiel leaves empty is left out."""
    options: dict[str, object] = {}
    if parameters.get("mode"):
        options["mode"] = str(parameters["mode"])
    if int(parameters.get("players", 0)):
        options["seats"] = int(parameters["players"])
    return options


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One of our games, as OpenSpiel knows it."""

    def __init__(self, id: str, parameters: dict[str, Any] | None = None) -> None:
        self.id = id
        self.options = options_of(parameters or {})
        fresh = new_game(id, self.options, None)
        info = pyspiel.GameInfo(
            num_distinct_actions=fresh.codec.size,
            max_chance_outcomes=fresh.codec.size,
            num_players=int(fresh.state.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_duel(id) else None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[id], info, parameters or {})

    def new_initial_state(self) -> SpielState:
        """The state before the first move; chance's moves are to be played like any other."""
        start = new_game(self.id, self.options, None)
        return SpielState(self, Held(start.copy(), start))

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        params: Any = None,  # noqa: ANN401 - as above
    ) -> SpielObserver | RecallObserver:
        """What a player sees now or, where perfect recall is asked for, has come to know so far."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return RecallObserver()
        return SpielObserver(new_game(self.id, self.options, None))


class Held:
    """Holds a game so that OpenSpiel can copy it: a deep copy of a game is the game's own copy.

    Attributes:
        game: the game. What its seats have come to know is followed from when somebody first asks.
    """

    def __init__(self, game: Game, start: Game, history: History | None = None) -> None:
        self.game = game
        self._start = start
        self._history = history

    def known_to(self, seat: int) -> str:
        """What a seat has come to know so far."""
        if self._history is None:
            self._history = History(self._start)
        return self._history.known_to(seat, self.game)

    def __deepcopy__(self, memory: dict[int, object]) -> Held:
        history = None if self._history is None else self._history.copy()
        return Held(self.game.copy(), self._start, history)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A position."""

    def __init__(self, game: SpielGame, held: Held) -> None:
        super().__init__(game)
        self.held = held

    def current_player(self) -> int:
        """The seat to decide, chance, or the end."""
        seat = self.held.game.to_act
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.game.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All draws are equally likely."""
        actions = self.held.game.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]

    def _apply_action(self, action: int) -> None:
        self.held.game.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.game.codec.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.game.to_act is None

    def returns(self) -> Sequence[float]:
        """The rewards at the end, 0 before."""
        outcome = self.held.game.outcome()
        if outcome is None:
            return [0.0] * int(self.held.game.state.seats)
        return final_rewards(outcome.scores, outcome.winners, WIN)

    def __str__(self) -> str:
        return as_text(self.held.game)


class SpielObserver:
    """What a player sees: the numbers of our own observation.

    Attributes:
        tensor: the numbers; dict: the same by the names of their blocks.
    """

    def __init__(self, game: Game) -> None:
        self._observer = Observer(game)
        features = self._observer.features
        self.tensor = np.zeros(features.size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in features.places.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take over what a player sees."""
        self.tensor[:] = self._observer.observe(state.held.game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, as text."""
        return repr(state.held.game.view(player))


class RecallObserver:
    """What a player has come to know in the course of the game, as text (`Knowledge`).

    Attributes:
        tensor: none; a history has no fixed size. dict: empty, for the same reason.
    """

    def __init__(self) -> None:
        self.tensor: None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state of a player."""
        return state.held.known_to(player)


def is_duel(id: str) -> bool:
    """Whether a game is always for two: what one gains the other loses."""
    kind = game_class(id)
    return kind is not None and tuple(kind.players) == (2,)


def type_of(id: str) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """How OpenSpiel describes one of our games."""
    kind = game_class(id)
    assert kind is not None
    is_open = not features_of(id).HAS_SECRETS
    information = pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=kind.name.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_duel(id) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.players),
        min_num_players=min(kind.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"mode": "", "players": 0},
    )


def _class_of(id: str) -> type[SpielGame]:
    """OpenSpiel makes a game from a class and its parameters alone."""

    class Named(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(id, parameters)

    return Named


TYPES = {id: type_of(id) for id in observable()}
for _id in TYPES:
    pyspiel.register_game(TYPES[_id], _class_of(_id))
