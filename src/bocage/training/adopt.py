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
from bocage.bots.network import read_network, write_network
from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.games import game_class, kit

FIRST_SEED = 700
PAIR = 2
ENOUGH = 0.55  # share of first places among two, on average over the settings, to be adopted


def settings(game: str) -> list[dict[str, object]]:
    """In which ways a game is played against the hand-written adviser: every mode that two can play, and the
    first of them with every other number of players."""
    kind = game_class(game)
    assert kind is not None
    if len(kind.players) == 1:
        return [{"mode": mode} for mode in kind.modes if is_possible(game, {"mode": mode})]
    modes = [mode for mode in kind.modes if is_possible(game, {"mode": mode, "seats": PAIR})]
    larger = [seats for seats in kind.players if seats > PAIR]
    found: list[dict[str, object]] = [{"mode": mode, "seats": PAIR} for mode in modes]
    return found + [{"mode": mode, "seats": seats} for mode in modes[:1] for seats in larger]


def is_possible(game: str, options: dict[str, object]) -> bool:
    """Whether a game can be made with these options alone."""
    kind = game_class(game)
    try:
        return kind is not None and kind.fresh(1, options) is not None
    except BadOption:
        return False


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
        for seat in range(int(kind.fresh(1, options).state.seats)):
            fresh = kind.fresh(FIRST_SEED + deal, options)
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
    words.add_argument("--to", type=Path)
    given = words.parse_args()
    network = read_network(given.file)
    budget = Budget(simulations=given.simulations)
    results: list[dict[str, object]] = []
    for options in settings(network.game):
        results.append(measured(network.game, options, given.file, budget, given.deals))
        sys.stdout.write(f"{results[-1]}\n")
        sys.stdout.flush()
    network.strength = {"against": "classic", "matches": results}
    if mean(float(str(each["won"])) for each in results) < ENOUGH:
        return 1
    found = kit(network.game)
    folder = given.to or (found.networks if found is not None else None) or Path()
    folder.mkdir(exist_ok=True)
    write_network(network, folder / f"{network.game}.net")
    return 0


if __name__ == "__main__":
    sys.exit(main())
