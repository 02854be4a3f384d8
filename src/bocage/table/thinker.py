"""A process that thinks: `python -m bocage.table.thinker` reads questions, one a line, and answers alike.

A question holds the moves of a game and what is wanted: a bot's decision, a hint, a review of the whole game.
The answer is `{"answer": …}`; lines before it tell how far it has come: `{"done": 12, "of": 80}`.
Bots are given `game.sample(seat)`, never the true game. The process ends when its server does.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Generator
from random import Random, SystemRandom
from typing import cast

from bocage import games
from bocage.analysis import Advice, Judgement, advising, review
from bocage.bots import BOTS, Bot, Budget
from bocage.bots.thinking import finish
from bocage.core.game import Game
from bocage.learning.desk import study

REMEMBERED = 64  # games, and bots with their plans, that are kept at hand
HINT = Budget(simulations=4000, seconds=1.5)
REVIEW = Budget(simulations=250, seconds=0.25)  # a search
COSTLIEST = 8  # moves that a review names

Json = dict[str, object]


class Thinker:
    """Answers questions; keeps the games that it was asked about last."""

    def __init__(self, tell: Callable[[int, int], None] = lambda done, of: None) -> None:
        self._tell = tell
        self._games: OrderedDict[str, tuple[list[int], Game]] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._rng: Random = SystemRandom()

    def answer(self, asked: Json) -> object:
        """What was wanted."""
        return finish(self.thinking(asked))

    def thinking(self, asked: Json) -> Generator[None, bool | None, object]:
        """The same with pauses; a search ends where True is sent in one. Reviews and studies make none."""
        if asked["task"] == "ping":
            return "pong"
        if asked["task"] == "study":
            return study(asked)
        if asked["task"] == "review":
            return self._review(asked)
        game = self._game(asked)
        seat = game.to_act
        assert seat is not None
        if asked["task"] == "hint":
            found = yield from advising(game, seat, HINT, self._rng.getrandbits(30))
            return _advised(found)
        sample = game.sample(seat, self._rng)
        decision = yield from self._bot(seat, asked).deciding(sample)
        return int(decision)

    def _bot(self, seat: int, asked: Json) -> Bot:
        """The bot that sits there; it may follow a plan."""
        key = (str(asked["table"]), seat, str(asked["bot"]))
        bot = self._bots.pop(key, None) or BOTS[key[2]](self._rng.getrandbits(30))
        self._bots[key] = bot
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return bot

    def _review(self, asked: Json) -> Json:
        moves = asked["moves"]
        assert isinstance(moves, list)
        fresh = _begin(asked)
        trial, played = fresh.copy(), list[tuple[int, int]]()
        for action in moves:
            seat = trial.to_act
            assert seat is not None
            played.append((seat, action))
            trial.play(action)
        found = review(fresh, played, REVIEW, COSTLIEST, lambda done: self._tell(done, len(played)))
        return {"losses": found.losses(), "moves": [_judged(one) for one in found.costliest(COSTLIEST)]}

    def _game(self, asked: Json) -> Game:
        table, moves = str(asked["table"]), asked["moves"]
        assert isinstance(moves, list)
        known, game = self._games.pop(table, ([], None))
        if game is None or moves[: len(known)] != known:
            known, game = [], _begin(asked)
        for action in moves[len(known) :]:
            game.play(action)
        self._games[table] = (moves, game)
        if len(self._games) > REMEMBERED:
            self._games.popitem(last=False)
        return game


def _begin(asked: Json) -> Game:
    kind = games.game_class(str(asked["game"]))
    assert kind is not None
    start = cast("dict[str, object] | None", asked["start"])
    if start is not None:
        return kind.from_position(start)
    return kind.from_options(cast("dict[str, object]", asked["options"]))


def _advised(advice: Advice) -> Json:
    best = advice.best
    return {"action": best.action, "plan": list(best.plan), "points": best.points, "margin": best.margin}


def _judged(found: Judgement) -> Json:
    return {
        "n": found.number,
        "seat": found.seat,
        "loss": found.loss,
        "doubt": found.doubt,
        "played": list(found.played),
        "better": list(found.better),
        "lines": found.lines,
    }


def main() -> None:
    """Answer until there are no more questions."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else 5)  # people come first
    thinker = Thinker(lambda done, of: _say({"done": done, "of": of}))
    for line in sys.stdin:
        _say({"answer": thinker.answer(json.loads(line))})


def _say(words: Json) -> None:
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
