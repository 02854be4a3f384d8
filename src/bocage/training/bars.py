"""`python -m bocage.training.bars --to FILE`: how strong the networks of the package are, measured.

Each bar is a match on paired deals, every deal from every seat, or games alone; all of them share the time by
weight and run side by side, one process a core. Two machines at once spoil a match with seconds a move: run
nothing else beside it. `--note` writes what FILE says into the cards of the networks instead.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from bocage.bots import Bot, InstinctBot, RandomBot
from bocage.bots.advice import adviser_of, champion_for, every_network, network_file
from bocage.bots.network import read_network, write_network
from bocage.bots.thinking import Thinking
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.games import game_class, is_compiled, kits
from bocage.training.meter import Match, MatchMeter

QUICK, SLOW = "0.1s", "1s"
BEGINNER: dict[str, object] = {"mode": "beginner", "seats": 2}
CARDS: dict[str, object] = {"mode": "full", "seats": 2}
EXPERT: dict[str, object] = {"mode": "expert"}
BASIC: dict[str, object] = {"mode": "basic", "seats": 2}
# The hand-written player that `ash` was before levels were built on networks.
OLD_ASH = "classic:300~0.4"
SETTINGS = {"creatures": EXPERT, "agricola": CARDS, "farmerama": BASIC}
SIMULATIONS = 100  # a move, where speeds are compared
SEARCHED = 0.4  # share of the questions of a game at which they are
PLAYED_WHIM = 0.5  # with which those games are played, so that no two are alike
SPEEDS = "speeds"  # the name of what is no match
SPEED_SECONDS = 20.0  # for each game
ENOUGH = 100  # games of a match that are hardly ever lost
WON, POINTS = "won", "points"


@dataclass(frozen=True)
class Bar:
    """A match, which of its figures counts, and what that should be at least."""

    match: Match
    figure: str
    at_least: float


def against_classic() -> list[Bar]:
    """The champion against the hand-written adviser, two players."""
    settings = (
        ("creatures-expert", "creatures", EXPERT, 0.95, 0.85, 1.0),
        ("agricola-beginner", "agricola", BEGINNER, 0.95, 0.90, 1.0),
        ("agricola-cards", "agricola", CARDS, 0.90, 0.80, 1.3),
    )
    found = []
    for name, game, options, equal, ten_times, weight in settings:
        quick = Match(name, game, options, f"champion:{QUICK}", f"classic:{QUICK}", weight, ENOUGH)
        slow = Match(f"{name}-ten", game, options, f"champion:{QUICK}", f"classic:{SLOW}", 2.4 * weight)
        found += [Bar(quick, WON, equal), Bar(slow, WON, ten_times)]
    farmerama = Match(
        "farmerama-basic", "farmerama", BASIC, f"champion:{QUICK}", f"classic:{QUICK}", 1.2, ENOUGH
    )
    return [*found, Bar(farmerama, WON, 0.75)]


def among_classic() -> list[Bar]:
    """One champion among hand-written advisers, three and four players."""
    found = []
    for game, mode in (("agricola", "beginner"), ("farmerama", "basic")):
        for seats in (3, 4):
            name = f"{game}-{mode}-{seats}"
            options: dict[str, object] = {"mode": mode, "seats": seats}
            match = Match(name, game, options, f"champion:{QUICK}", f"classic:{QUICK}", 1.2)
            found.append(Bar(match, WON, 0.60))
    return found


def by_itself() -> list[Bar]:
    """The champion against itself and alone, and the prior without any search."""
    champion = f"champion:{QUICK}"
    return [
        Bar(Match("agricola-itself", "agricola", BEGINNER, champion, champion, 0.6), POINTS, 38.0),
        Bar(Match("creatures-prior", "creatures", EXPERT, "instinct", OLD_ASH, 0.3, 200), WON, 0.70),
        Bar(Match("agricola-prior", "agricola", BEGINNER, "instinct", OLD_ASH, 0.3, 200), WON, 0.70),
        Bar(Match("farmerama-solo", "farmerama", {"mode": "solo", "seats": 1}, champion, "", 0.6), WON, 0.90),
        Bar(
            Match("agricola-solo", "agricola", {"mode": "full", "seats": 1}, champion, "", 0.6), POINTS, 50.0
        ),
    ]


def bars() -> list[Bar]:
    """All of them."""
    return [*against_classic(), *among_classic(), *by_itself()]


def speeds(game: str, seconds: float) -> dict[str, object]:
    """Simulations a second with the network and with the hand-written adviser: one core, one run, the same
    positions in turn. Those of games that the prior plays, in the setting of the matches; and those of random
    games, which are emptier than any that a search is asked about."""
    kind = game_class(game)
    assert kind is not None
    fresh = kind.from_options(SETTINGS.get(game, {}))
    played = _speeds(fresh, seconds, InstinctBot(1, PLAYED_WHIM))
    by_chance = _speeds(fresh, seconds / 4, RandomBot(1))
    return {"game": game, **played, "ratio_random": by_chance["ratio"]}


def _speeds(fresh: Game, seconds: float, bot: Bot) -> dict[str, float]:
    """The same in the games of a bot."""
    rng = Random(1)
    advisers = {"network": champion_for(fresh), "classic": adviser_of(fresh)}
    taken = dict.fromkeys(advisers, 0.0)
    searched = 0
    position = fresh.copy()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not searched:
        if position.to_act is None:
            position = fresh.copy()
        actions = position.legal_actions()
        if position.to_act == NATURE:
            position.play(rng.choice(actions))
            continue
        if len(actions) > 1 and rng.random() < SEARCHED:
            searched += SIMULATIONS
            for name, adviser in advisers.items():
                thinking = Thinking(position, rng, adviser)
                start = time.process_time()
                thinking.search.run(SIMULATIONS)
                taken[name] += time.process_time() - start
        position.play(bot.decide(position))
    found: dict[str, float] = {name: round(searched / spent) for name, spent in taken.items()}
    return {**found, "ratio": round(taken["classic"] / taken["network"], 3)}


def machine() -> dict[str, object]:
    """On what it was measured, and when."""
    return {
        "when": datetime.now(UTC).date().isoformat(),
        "compiled": is_compiled(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def measured(seconds: float, cores: int, only: list[str]) -> dict[str, Any]:
    """The bars of these names and the speeds where they are named, or all of them."""
    wanted = [bar for bar in bars() if not only or bar.match.name in only]
    timed = [game for game in kits() if _has_network(game) and (not only or SPEEDS in only)]
    found_speeds = [speeds(game, SPEED_SECONDS) for game in timed]
    for speed in found_speeds:
        tell(speed)
    results = MatchMeter([bar.match for bar in wanted], seconds, cores).run()
    for bar, result in zip(wanted, results, strict=True):
        result["figure"], result["at_least"] = bar.figure, bar.at_least
        tell(result)
    return {**machine(), "speeds": found_speeds, "bars": results}


def joined(kept: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What was kept, with the bars that were measured anew in place of the old; these say when and where."""
    about = {name: new[name] for name in ("when", "machine")}
    fresh = {bar["name"]: {**bar, **about} for bar in new["bars"]}
    speeds = [{**speed, **about} for speed in new["speeds"]] or kept["speeds"]
    return {**kept, "speeds": speeds, "bars": [fresh.get(bar["name"], bar) for bar in kept["bars"]]}


def _has_network(game: str) -> bool:
    found = kits()[game]
    return found.networks is not None and any(found.networks.glob("*.net"))


def note_in_cards(found: dict[str, Any]) -> None:
    """Write into the card of every network of the package what was measured of it."""
    for file in every_network():
        network = read_network(file)
        about = {name: found[name] for name in ("when", "machine")}
        matches = [result for result in found["bars"] if plays(file, result["game"], result["options"])]
        speed = [speed for speed in found["speeds"] if speed["game"] == network.game]
        network.strength = {**about, "matches": matches, "speed": speed}
        write_network(network, file)


def plays(network: Path, game: str, options: dict[str, object]) -> bool:
    """Whether a network of the package is the one for games with these options."""
    kind = game_class(game)
    return kind is not None and network_file(kind.fresh(1, options)) == network


def tell(found: dict[str, object]) -> None:
    """One line."""
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Measure."""
    words = argparse.ArgumentParser(prog="bocage.training.bars")
    words.add_argument("--seconds", type=float, default=480.0)
    words.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    words.add_argument(
        "--only", default="", help="names of bars, or speeds, with commas; the others stay as they are"
    )
    words.add_argument("--to", type=Path, required=True)
    words.add_argument("--note", action="store_true")
    given = words.parse_args()
    if given.note:
        note_in_cards(json.loads(given.to.read_text(encoding="utf-8")))
        return 0
    only = [name for name in given.only.split(",") if name]
    found = measured(given.seconds, given.cores, only)
    if only and given.to.is_file():
        found = joined(json.loads(given.to.read_text(encoding="utf-8")), found)
    given.to.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
