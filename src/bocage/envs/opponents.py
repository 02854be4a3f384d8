"""Whoever plays the seats that are not the learner's."""

from __future__ import annotations

import operator
from collections.abc import Callable
from random import Random

from bocage.bots import BOTS, Bot, RandomBot
from bocage.bots.named import bot_named, is_bot
from bocage.core.errors import BadOption, nearest
from bocage.core.game import Game
from bocage.core.menu import Menu
from bocage.envs.stepping.batch import Seated

Opponent = Callable[[Game], int]


class Opponents:
    """A bot, or a function, that decides for the other seats. It is saved with what it remembers.

    Args:
        wanted: the name of a bot (`greedy`, `mcts:500`, `champion:200@mine.net`), or a function from a game
            to an action of it.

    Raises:
        BadOption: there is no such bot, or, from `decide`, the function names no action.
        IllegalAction: from `decide_in`, the function names one that the rules do not allow.
    """

    def __init__(self, wanted: str | Opponent) -> None:
        if not isinstance(wanted, str) and not callable(wanted):
            raise BadOption("env-no-opponent", opponent=str(wanted))
        self.wanted = wanted
        self._bot: Bot | None = None
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game: a bot begins with nothing in mind."""
        self._bot = _bot(self.wanted, seed) if isinstance(self.wanted, str) else None

    def decide(self, game: Game, seat: int, rng: Random) -> int:
        """What a seat does. Whoever decides is given a game that agrees with what the seat may know."""
        bot = self._bot
        if bot is None:
            assert not isinstance(self.wanted, str)
            return answer_in(self.wanted(game.sample(seat, rng)), game)
        if type(bot) is RandomBot:  # it looks at nothing but what is on offer
            return guess(game.menu(), bot.rng)
        return bot.decide(game.sample(seat, rng))

    def decide_in(self, seated: Seated, kind: Game, seat: int, rng: Random) -> int:
        """The same for a game of a batch; `kind` is any game of that kind."""
        bot = self._bot
        if type(bot) is RandomBot:
            return guess(seated.menu, bot.rng)
        game = kind.with_state(seated.state.copy())
        action = self.decide(game, seat, rng)
        if bot is None and not seated.menu.has(action):  # what a function says may be anything
            game.play(action)
        return action

    def __getstate__(self) -> dict[str, object]:
        # The classes of the levels have no place in a module, so the bot is kept by its name.
        memory = None if self._bot is None else dict(vars(self._bot))
        return {"wanted": self.wanted, "memory": memory}

    def __setstate__(self, saved: dict[str, object]) -> None:
        wanted, memory = saved["wanted"], saved["memory"]
        assert isinstance(wanted, str) or callable(wanted)
        self.wanted = wanted
        self.begin(0)
        if self._bot is not None and isinstance(memory, dict):
            vars(self._bot).update(memory)


def answer_in(answer: object, game: Game) -> int:
    """The action that a function names, by its number or in notation.

    Raises:
        BadOption: it names none; BadNotation: there is none of that name.
    """
    if isinstance(answer, str):
        return game.codec.parse(answer)
    try:
        return operator.index(answer)  # type: ignore[arg-type]  # what has no index is refused
    except TypeError:
        raise BadOption("env-answer", answer=str(answer)) from None


def guess(menu: Menu, rng: Random) -> int:
    """An answer at random, pointless ones left out."""
    return menu.pick(int(rng.random() * int(menu.size())))


def _bot(name: str, seed: int) -> Bot:
    bot = name.partition(":")[0]
    if ":" in name and bot in BOTS and not is_bot(name):
        raise BadOption("env-budget", word=name, bot=bot)
    if not is_bot(name):
        close = nearest(name, list(BOTS)) or next(iter(BOTS))
        raise BadOption("env-opponent", opponent=name, suggestion=close)
    return bot_named(name, seed)
