"""Where points come from: two positions played to the end alike, compared line by line of the score."""

from __future__ import annotations

from random import Random

from bocage.bots.greedy import GreedyBot
from bocage.core.game import Game
from bocage.core.outcome import ScoreSheet
from bocage.core.state import NATURE

TRIALS = 6
NOTABLE = 0.5  # points; smaller differences say little


def line_differences(better: Game, played: Game, seat: int) -> dict[str, float]:
    """Points that the first position brings a seat more than the second, by category, the largest first."""
    found: dict[str, float] = {}
    for trial in range(TRIALS):
        for game, sign in ((better, 1.0), (played, -1.0)):
            for category, points in categories(finished(game, seat, trial)).items():
                found[category] = found.get(category, 0.0) + sign * points / TRIALS
    notable = {category: points for category, points in found.items() if abs(points) >= NOTABLE}
    return dict(sorted(notable.items(), key=lambda item: -abs(item[1])))


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
