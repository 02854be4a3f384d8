"""A process that thinks: `python -m bocage.table.thinker` reads questions, one a line, and answers alike.

A question holds the moves of a game and what is wanted: a bot's decision, a hint, a review of the whole game.
Bots are given `game.sample(seat)`, never the true game. The process ends when its server does.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from random import Random, SystemRandom
from typing import cast

from bocage import games
from bocage.analysis import Judgement, advise, review
from bocage.bots import BOTS, Bot, Budget
from bocage.core.game import Game

REMEMBERED = 64  # games, and bots with their plans, that are kept at hand
HINT = Budget(simulations=4000, seconds=1.5)
REVIEW = Budget(simulations=250, seconds=0.25)  # a search
COSTLIEST = 8  # moves that a review names

Json = dict[str, object]


class Thinker:
    """Answers questions; keeps the games that it was asked about last."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[list[int], Game]] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._rng: Random = SystemRandom()

    def answer(self, asked: Json) -> object:
        """What was wanted."""
        if asked["task"] == "ping":
            return "pong"
        if asked["task"] == "review":
            return self._review(asked)
        game = self._game(asked)
        return self._hint(game) if asked["task"] == "hint" else self._decide(game, asked)

    def _decide(self, game: Game, asked: Json) -> int:
        seat = game.to_act
        assert seat is not None
        key = (str(asked["table"]), seat, str(asked["bot"]))
        bot = self._bots.pop(key, None) or BOTS[key[2]](self._rng.getrandbits(30))
        self._bots[key] = bot  # it may follow a plan
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return int(bot.decide(game.sample(seat, self._rng)))

    def _hint(self, game: Game) -> Json:
        seat = game.to_act
        assert seat is not None
        best = advise(game, seat, HINT, self._rng.getrandbits(30)).best
        return {"action": best.action, "plan": list(best.plan), "points": best.points, "margin": best.margin}

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
        found = review(fresh, played, REVIEW, COSTLIEST)
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
        os.nice(5)  # people come first
    thinker = Thinker()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(thinker.answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
