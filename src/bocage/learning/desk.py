"""The analysis desk: what moves are worth, the best line, what a move costs before it is made.

Plain questions in, plain answers out, so that a process, a server or a page can ask them alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bocage import games
from bocage.analysis.prospect import Prospect, foresee, part_of
from bocage.analysis.review import after
from bocage.bots.base import sensible_actions
from bocage.bots.budget import Budget
from bocage.bots.thinking import Opinion, Thinking
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.learning.daily import settle
from bocage.learning.puzzles.finding import answers_of
from bocage.learning.puzzles.puzzle import PuzzleMove, answer_json

LOOK = Budget(simulations=1500, seconds=0.7)  # to find the moves worth weighing
WEIGHING = Budget(simulations=600, seconds=0.3)  # for each of them, each time
STEP = Budget(simulations=800, seconds=0.4)  # for each move of a line
SHARES = (0.8, 1.0, 1.2)  # of a weighing, so that its doubt can be told
CANDIDATES = 5
LONGEST_LINE = 24  # answers
Json = dict[str, object]


@dataclass(frozen=True)
class Warned:
    """What a move would give away.

    Attributes:
        loss: points in the margin over the best other seat; doubt: it lies within so much.
        better: what would be better, in notation.
        lines: heading of the score → points, together the loss.
    """

    loss: float
    doubt: float
    better: tuple[str, ...]
    lines: Mapping[str, float]


def weigh(game: Game, seat: int, most: int = CANDIDATES, seed: int = 0) -> list[PuzzleMove]:
    """The best moves of a seat that is to act, each with worth, interval and score lines, the best first.

    Raises:
        ValueError: another seat is to act, or nobody is.
    """
    if game.to_act != seat or seat < 0:
        raise ValueError(f"seat {seat} is not to act")
    opinions = _opinions(game, LOOK, seed)
    lines = [(opinion.action, *opinion.plan) for opinion in opinions[:most]]
    if not lines:
        lines = [(action,) for action in sensible_actions(game)[:most]]
    return _weighed(game, seat, lines, seed)


def _opinions(game: Game, budget: Budget, seed: int) -> list[Opinion]:
    thinking = Thinking(game, Random(seed))
    thinking.run(budget, decisive=False)
    return thinking.opinions()


def _weighed(game: Game, seat: int, lines: list[tuple[int, ...]], seed: int) -> list[PuzzleMove]:
    places = [after(game, seat, line) for line in lines]
    looks = [_looks(place, seat, seed) for place in places]
    order = sorted(range(len(lines)), key=lambda number: -_mean(looks[number]))
    return answers_of(
        game,
        seat,
        [lines[number] for number in order],
        [places[number] for number in order],
        [looks[number] for number in order],
    )


def _looks(game: Game, seat: int, seed: int) -> list[Prospect]:
    parts = [part_of(WEIGHING, share) for share in SHARES]
    return [foresee(game, seat, part, Random(seed + look)) for look, part in enumerate(parts)]


def _mean(looks: list[Prospect]) -> float:
    return sum(look.margin for look in looks) / len(looks)


def best_line(game: Game, length: int, seed: int = 0) -> list[tuple[int, str]]:
    """What the champion would play for all seats, answer by answer; it ends where chance decides."""
    trial = game.copy()
    plan: list[int] = []
    found: list[tuple[int, str]] = []
    while len(found) < min(length, LONGEST_LINE):
        seat = trial.to_act
        if seat is None or seat == NATURE:
            break
        if not plan or not trial.menu().has(plan[0]):
            plan = _plan(trial, seed)
        action = plan.pop(0)
        found.append((seat, trial.codec.text(action)))
        trial.play(action)
    return found


def _plan(game: Game, seed: int, budget: Budget = STEP) -> list[int]:
    actions = sensible_actions(game)
    opinions = _opinions(game, budget, seed) if len(actions) > 1 else []
    return [opinions[0].action, *opinions[0].plan] if opinions else [actions[0]]


def played_by_champions(game: Game, chance: str, budget: Budget = STEP) -> list[float]:
    """The scores when champions play a deal for all seats; chance goes by the order of the deal."""
    end = game.copy()
    plan: list[int] = []
    while end.to_act is not None:
        if end.to_act == NATURE:
            settle(end, chance)
            continue
        if not plan or not end.menu().has(plan[0]):
            plan = _plan(end, 0, budget)
        end.play(plan.pop(0))
    outcome = end.outcome()
    assert outcome is not None
    return list(outcome.scores)


def warn(game: Game, seat: int, action: int, limit: float, seed: int = 0) -> Warned | None:
    """What a move gives away, where that is more than a number of points beyond doubt; else None.

    Raises:
        ValueError: another seat is to act, or nobody is.
    """
    if game.to_act != seat or seat < 0:
        raise ValueError(f"seat {seat} is not to act")
    opinions = _opinions(game, LOOK, seed)
    if not opinions or opinions[0].action == action:
        return None
    own = next((one for one in opinions if one.action == action), None)
    lines = [(opinions[0].action, *opinions[0].plan), (action, *(own.plan if own else ()))]
    best, chosen = _weighed(game, seat, lines, seed)
    if best.move == game.codec.text(action):
        return None
    loss, doubt = best.worth - chosen.worth, best.doubt + chosen.doubt
    if loss - doubt < limit:
        return None
    return Warned(loss, doubt, best.line, chosen.lines)


def study(asked: Mapping[str, object]) -> object:
    """The answer to a plain question: `what` about the game that `options` or `start` and `moves` lead to."""
    game = _game(asked)
    seat, seed = game.to_act, _whole(asked.get("seed"))
    if seat is None or seat == NATURE:
        return []
    if asked["what"] == "line":
        found = best_line(game, _whole(asked.get("length")) or LONGEST_LINE, seed)
        return [{"seat": one, "move": text} for one, text in found]
    if asked["what"] == "own":
        return played_by_champions(game, str(asked["chance"]))
    if asked["what"] == "warn":
        limit = asked.get("limit")
        assert isinstance(limit, int | float)
        warned = warn(game, seat, _whole(asked["action"]), limit, seed)
        return None if warned is None else _warned_json(warned)
    return [answer_json(answer) for answer in weigh(game, seat, seed=seed)]


def _warned_json(warned: Warned) -> Json:
    return {
        "loss": round(warned.loss, 1),
        "doubt": round(warned.doubt, 1),
        "better": list(warned.better),
        "lines": {heading: round(points, 1) for heading, points in warned.lines.items()},
    }


def _game(asked: Mapping[str, object]) -> Game:
    kind = games.game_class(str(asked["game"]))
    assert kind is not None
    start, options, moves = asked.get("start"), asked.get("options"), asked["moves"]
    assert isinstance(moves, list)
    if isinstance(start, dict):
        game = kind.from_position(start)
    else:
        assert isinstance(options, dict)
        game = kind.from_options(options)
    for move in moves:
        game.play(move)
    return game


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
