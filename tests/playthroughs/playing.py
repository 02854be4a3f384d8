"""Golden playthroughs: whole games as text, so that a change of any rule shows.

`scripts/playthroughs` writes the files anew; the difference is then read by a person.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

from bocage.core.chance import Dice
from bocage.core.game import Game
from bocage.core.state import NATURE
from tests.contract.settings import SETTINGS, Setting

FOLDER = Path(__file__).parent
SEEDS = {"creatures-standard": (1, 2), "creatures-advanced": (3, 4), "creatures-expert": (5, 6)}


def texts() -> dict[str, str]:
    """File name → what it must hold."""
    return {
        f"{setting.name}-{seed}.txt": playthrough(setting, seed)
        for setting in SETTINGS
        for seed in SEEDS.get(setting.name, (7,))
    }


def playthrough(setting: Setting, seed: int) -> str:
    """A game played at random, decision by decision."""
    game = setting.start(None)
    dice = Dice(seed)
    lines = [
        f"# {setting.game}, rules version {game.rules_version}, seed {seed}",
        f"# {json.dumps(setting.options)}",
        "# number, seat, question, legal actions, fingerprint of their notations: action",
    ]
    number = 0
    while game.to_act is not None:
        number += 1
        lines.append(decision(game, dice, number))
    return "\n".join([*lines, *ending(game)]) + "\n"


def decision(game: Game, dice: Dice, number: int) -> str:
    """Play one action; the line that tells about it."""
    legal = game.legal_actions()
    needed = sorted(set(legal) - set(game.idle_actions())) or legal
    action = needed[dice.below(len(needed))]
    seat = "chance" if game.to_act == NATURE else str(game.to_act)
    rule, question = game.prompt
    told = f"{number} {seat} {question} {rule} {len(legal)} {fingerprint(game)}: {game.codec.text(action)}"
    game.play(action)
    return told


def fingerprint(game: Game) -> str:
    """A short text that stands for all legal actions."""
    legal = ";".join(sorted(game.codec.text(action) for action in game.legal_actions()))
    return blake2b(legal.encode(), digest_size=3).hexdigest()


def ending(game: Game) -> list[str]:
    """The score sheets, line by line, and the end of the position."""
    outcome = game.outcome()
    assert outcome is not None
    lines = [f"won by {list(outcome.winners)}, {outcome.reason}, {game.checksum()}"]
    for seat, sheet in enumerate(outcome.sheets):
        told = ", ".join(f"{line.category}.{line.key} {line.points:g}" for line in sheet.lines)
        lines.append(f"seat {seat}: {sheet.total:g} = {told}")
    return lines
