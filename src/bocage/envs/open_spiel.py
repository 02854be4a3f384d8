"""OpenSpiel: every game as one of its Python games. Importing this module registers them.

    import pyspiel
    import bocage.envs.open_spiel
    game = pyspiel.load_game("bocage_agricola(players=3,reward=rank,options=draft:quick)")

Actions have the same numbers as in the other environments; the outcomes of chance have their own (`Numbers`).
States and games can be serialised and pickled. Needs the library `open_spiel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]  # an extra

from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.envs.drawing import as_text
from bocage.envs.features import features_of, observable
from bocage.envs.history import History
from bocage.envs.identity import identity
from bocage.envs.observing import V0, Observer, new_game
from bocage.envs.rewards import (
    IN_POINTS,
    MARGIN,
    RANK,
    WIN,
    check_kind,
    final_rewards,
    target_in,
    usual_reward,
)
from bocage.games import game_class

PREFIX = "bocage_"
# Bounds, safe rather than tight, for decisions of one seat and draws of chance in a game. In 1,850 random
# games, pointless answers included, a seat had 148 decisions at most (Farmerama alone) and chance 71 draws
# (Agricola for four); tests/envs/test_open_spiel.py looks at a few games.
LONGEST = 400
DRAWS = 250
HIGHEST = 500.0  # points or lead of a seat, at the most; nobody comes near

_WORDS = {"true": True, "false": False}


def options_of(parameters: dict[str, Any]) -> dict[str, object]:
    """The options of our game; what OpenSpiel leaves empty is left out.

    Raises:
        BadOption: an option is there twice, and not the same.

    Examples:
        >>> options_of({"mode": "free", "options": "tiles:barn+pen;first_player:1"})
        {'mode': 'free', 'tiles': ['barn', 'pen'], 'first_player': 1}
    """
    options: dict[str, object] = {}
    if parameters.get("mode"):
        options["mode"] = str(parameters["mode"])
    if int(parameters.get("players", 0)):
        options["seats"] = int(parameters["players"])
    for word in filter(None, str(parameters.get("options", "")).split(";")):
        name, _, text = word.partition(":")
        if options.setdefault(name, _value(text)) != _value(text):
            raise BadOption("env-option-twice", option=name)
    return options


def _value(text: str) -> object:
    """A value as it is written: a number, true or false, words joined by `+` (a single one ends with it)."""
    if "+" in text:
        return [word for word in text.split("+") if word]
    return int(text) if text.isdecimal() else _WORDS.get(text, text)


class Numbers:
    """Actions of a game and their numbers in OpenSpiel, which counts those of players and of chance apart.

    Attributes:
        observer: numbers the actions of players as in all our environments; draws: the actions of chance.
    """

    def __init__(self, game: Game, form: str = V0) -> None:
        self.observer = Observer(game, form)
        codec = game.codec
        chance = features_of(game.id).CHANCE
        # What stands among the kinds of chance is chance's too, unless an option gives it to a seat.
        kinds = codec.kinds[min(chance) : max(chance) + 1]
        self.draws = [action for action in codec.actions if codec.words_of(action)[0] in kinds]
        self._places = {action: number for number, action in enumerate(self.draws)}

    def number(self, action: int, seat: int) -> int:
        """The number of an action of a seat, or of chance."""
        return self._places[action] if seat == NATURE else self.observer.number(action)

    def action(self, number: int, seat: int) -> int:
        """The action with a number."""
        return self.draws[number] if seat == NATURE else self.observer.action(number)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One of our games, as OpenSpiel knows it."""

    id = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        words = parameters or {}
        self.options = options_of(words)
        self.fresh = new_game(self.id, self.options, None)
        self.numbers = Numbers(self.fresh, str(words.get("observation") or V0))
        self.metadata = {"bocage": identity(self.fresh, self.numbers.observer)}
        seats = int(self.fresh.state.seats)
        self.reward = check_kind(str(words.get("reward") or usual_reward(seats)))
        low, high = bounds(self.reward)
        total = utility_sum(self.reward, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.observer.actions.size,
            max_chance_outcomes=len(self.numbers.draws),
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=LONGEST * seats,
        )
        super().__init__(type_of(self.id, utility_kind(total)), info, words)

    def new_initial_state(self) -> SpielState:
        """The state before the first move; chance's moves are to be played like any other."""
        return SpielState(self, Held(self.fresh.copy(), self.fresh))

    def max_chance_nodes_in_history(self) -> int:
        """How often chance decides, at the most."""
        return DRAWS

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        params: Any = None,  # noqa: ANN401 - as above
    ) -> SpielObserver | RecallObserver:
        """What a player sees now or, where perfect recall is asked for, has come to know so far."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return RecallObserver()
        return SpielObserver(self.numbers.observer)


def bounds(reward: str) -> tuple[float, float]:
    """The least and the most that a game can be worth."""
    if reward in IN_POINTS:
        return -HIGHEST, HIGHEST
    target = target_in(reward)
    return (-HIGHEST / target if target else -1.0), 1.0


def utility_sum(reward: str, seats: int) -> float | None:
    """What the rewards of all seats always come to; None where that differs from game to game."""
    if seats == 1 or (reward not in (WIN, RANK) and (seats > 2 or reward != MARGIN)):
        return None
    return float(2 - seats) if reward == WIN else 0.0


def utility_kind(total: float | None) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """OpenSpiel's word for such a sum."""
    if total is None:
        return pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType.Utility.CONSTANT_SUM if total else pyspiel.GameType.Utility.ZERO_SUM


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

    @property
    def _numbers(self) -> Numbers:
        numbers: Numbers = self.get_game().numbers
        return numbers

    def current_player(self) -> int:
        """The seat to decide, chance, or the end."""
        seat = self.held.game.to_act
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        game = self.held.game
        seat = game.to_act
        if seat is None:
            return []
        return sorted(self._numbers.number(action, seat) for action in game.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All draws are equally likely."""
        numbers = self._legal_actions(int(pyspiel.PlayerId.CHANCE))
        return [(number, 1.0 / len(numbers)) for number in numbers]

    def _apply_action(self, number: int) -> None:
        game = self.held.game
        seat = game.to_act
        assert seat is not None
        game.play(self._numbers.action(number, seat))

    def _action_to_string(self, player: int, number: int) -> str:
        seat = NATURE if player == pyspiel.PlayerId.CHANCE else player
        return self.held.game.codec.text(self._numbers.action(number, seat))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.game.to_act is None

    def returns(self) -> Sequence[float]:
        """The rewards at the end, 0 before."""
        outcome = self.held.game.outcome()
        if outcome is None:
            return [0.0] * int(self.held.game.state.seats)
        return final_rewards(outcome.scores, outcome.winners, self.get_game().reward)

    def __str__(self) -> str:
        return as_text(self.held.game)


class SpielObserver:
    """What a player sees: the numbers of our own observation.

    Attributes:
        tensor: the numbers; dict: the same by the names of their blocks, in version 1 all as `observation`.
    """

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(len(observer.names), np.float32)
        blocks = {"observation": slice(None)} if observer.layout else observer.features.places
        self.dict = {name: self.tensor[place] for name, place in blocks.items()}

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


def type_of(id: str, utility: Any) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """How OpenSpiel describes one of our games."""
    kind = game_class(id)
    assert kind is not None
    is_open = not features_of(id).HAS_SECRETS
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=kind.name.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.players),
        min_num_players=min(kind.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"mode": "", "players": 0, "reward": "", "observation": "", "options": ""},
    )


def _register(id: str) -> None:
    """OpenSpiel makes a game from a class and its parameters; pickle finds that class by its name."""
    name = f"{id.capitalize()}Game"
    made = type(name, (SpielGame,), {"id": id, "__module__": __name__, "__doc__": SpielGame.__doc__})
    globals()[name] = made
    pyspiel.register_game(type_of(id, pyspiel.GameType.Utility.GENERAL_SUM), made)


for _id in observable():
    _register(_id)
