"""`python -m bocage.training.adopt FILE`: a network joins the package if it beats the hand-written adviser.

Each setting of the game is measured on paired deals, every deal from every seat, with so many simulations a
move for both sides; what was measured is written into the network's card.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import mean, stdev

from bocage.bots import Bot, Budget, ChampionBot, MctsBot
from bocage.bots.advice import NETWORKS
from bocage.bots.network import read_network, write_network
from bocage.core.game import Game
from bocage.games import game_class

FIRST_SEED = 700
ENOUGH = 0.55  # share of first places among two, on average over the settings, to be adopted
SETTINGS: dict[str, tuple[dict[str, object], ...]] = {
    "creatures": ({"mode": "expert"}, {"mode": "standard"}),
    "agricola": (
        *({"mode": mode, "seats": 2} for mode in ("beginner", "full")),
        *({"mode": "beginner", "seats": seats} for seats in (3, 4)),
    ),
    "farmerama": (
        *({"mode": mode, "seats": 2} for mode in ("basic", "advanced")),
        *({"mode": "basic", "seats": seats} for seats in (3, 4)),
    ),
}


def play_once(game: Game, seat: int, network: Path, budget: Budget, seed: int) -> tuple[float, ...]:
    """One game of the network against the hand-written adviser in all other seats; the scores."""
    bots: list[Bot] = [MctsBot(seed, budget) for _ in range(int(game.state.seats))]
    bots[seat] = ChampionBot(seed, budget, network=network)
    while game.to_act is not None:
        bot = bots[game.to_act]
        game.play(bot.decide(game.sample(game.to_act, bot.rng)))
    outcome = game.outcome()
    assert outcome is not None
    return outcome.scores


def measured(
    game: str, options: dict[str, object], network: Path, budget: Budget, deals: int
) -> dict[str, object]:
    """Games, share won (a tie counts in part), the margin with its standard error, and the points of both."""
    kind = game_class(game)
    assert kind is not None
    margins: list[float] = []
    wins: list[float] = []
    points: list[float] = []
    best_others: list[float] = []
    for deal in range(deals):
        for seat in range(int(kind(seed=1, **options).state.seats)):
            fresh = kind(seed=FIRST_SEED + deal, **options)
            scores = play_once(fresh, seat, network, budget, 10 * deal + seat)
            best = max(score for other, score in enumerate(scores) if other != seat)
            margins.append(scores[seat] - best)
            wins.append(1.0 if scores[seat] > best else 0.5 if scores[seat] == best else 0.0)
            points.append(scores[seat])
            best_others.append(best)
    return {
        "options": options,
        "simulations": budget.simulations,
        "games": len(margins),
        "won": round(mean(wins), 3),
        "margin": round(mean(margins), 1),
        "error": round(stdev(margins) / len(margins) ** 0.5, 1),
        "points": round(mean(points), 1),
        "best_other": round(mean(best_others), 1),
    }


def main() -> int:
    """Measure, and adopt what is strong enough."""
    words = argparse.ArgumentParser(prog="bocage.training.adopt")
    words.add_argument("file", type=Path)
    words.add_argument("--simulations", type=int, default=100)
    words.add_argument("--deals", type=int, default=20)
    words.add_argument("--to", type=Path, default=NETWORKS)
    given = words.parse_args()
    network = read_network(given.file)
    budget = Budget(simulations=given.simulations)
    results: list[dict[str, object]] = []
    for options in SETTINGS[network.game]:
        results.append(measured(network.game, options, given.file, budget, given.deals))
        sys.stdout.write(f"{results[-1]}\n")
        sys.stdout.flush()
    network.strength = {"against": "classic", "matches": results}
    if mean(float(str(each["won"])) for each in results) < ENOUGH:
        return 1
    given.to.mkdir(exist_ok=True)
    write_network(network, given.to / f"{network.game}.net")
    return 0


if __name__ == "__main__":
    sys.exit(main())
