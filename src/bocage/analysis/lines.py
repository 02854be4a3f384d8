"""Where points come from: a loss, split into the lines of the score sheet.

A network tells the lines that it expects. Where there is none, two positions are played to the end alike and
compared.
"""

from __future__ import annotations

from random import Random

from bocage.bots.greedy import GreedyBot
from bocage.core.game import Game
from bocage.core.outcome import ScoreSheet
from bocage.core.state import NATURE

TRIALS = 6
NOTABLE = 0.3  # points; smaller differences are not told one by one
LARGEST_SCALE = 2.0
OTHERS, REST = "others", "rest"  # what the other seats have of it, and all that is small


def line_differences(better: Game, played: Game, seat: int) -> dict[str, float]:
    """Points that the first position brings a seat more than the second, by category, played on greedily."""
    found: dict[str, float] = {}
    for trial in range(TRIALS):
        for game, sign in ((better, 1.0), (played, -1.0)):
            for category, points in categories(finished(game, seat, trial)).items():
                found[category] = found.get(category, 0.0) + sign * points / TRIALS
    return found


def split(loss: float, points: float, lines: dict[str, float]) -> dict[str, float]:
    """A loss by lines of the score sheet, the largest first; in tenths they sum to the loss.

    Args:
        loss: how much further ahead the better move leads; points: how much more the seat itself scores.
        lines: the same for each line of its score sheet.
    """
    scale = _scale(points, sum(lines.values()))
    found = {line: scale * value for line, value in lines.items() if abs(scale * value) >= NOTABLE}
    others = loss - points
    if abs(others) >= NOTABLE:
        found[OTHERS] = others
    found = {line: round(value, 1) for line, value in found.items()}
    rest = round(round(loss, 1) - sum(found.values()), 1)
    if rest and found and abs(rest) < NOTABLE:  # no more than rounding and trifles: not worth a line
        largest = max(found, key=lambda line: abs(found[line]))
        found[largest] = round(found[largest] + rest, 1)
    elif rest:
        found[REST] = rest
    return dict(sorted(found.items(), key=lambda item: (item[0] == REST, -abs(item[1]))))


def _scale(points: float, total: float) -> float:
    """Lines and points are judged apart: by how much lines must grow to sum to the points, if not by far."""
    if total == 0.0 or not 1.0 / LARGEST_SCALE <= points / total <= LARGEST_SCALE:
        return 1.0
    return points / total


def finished(game: Game, seat: int, trial: int) -> ScoreSheet:
    """The score of a seat when everybody plays on greedily; what is hidden from it is drawn anew."""
    rng = Random(trial)
    bot = GreedyBot(trial)
    end = game.sample(seat, rng) if game.to_act is not None else game
    while end.to_act is not None:
        chance = end.to_act == NATURE
        end.play(rng.choice(end.legal_actions()) if chance else bot.decide(end))
    outcome = end.outcome()
    assert outcome is not None
    return outcome.sheets[seat]


def categories(sheet: ScoreSheet) -> dict[str, float]:
    """The points of a score sheet by category."""
    found: dict[str, float] = {}
    for line in sheet.lines:
        found[line.category] = found.get(line.category, 0.0) + line.points
    return found
