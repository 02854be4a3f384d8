"""Recorded games: complete games with their final scores, replayed and verified.

`scripts/games` plays them anew, for a new rules version; otherwise they stay as they are.
"""

from __future__ import annotations

from pathlib import Path

from bocage.core.chance import Dice
from bocage.core.game import Game
from tests.contract.settings import SETTINGS, Setting

FOLDER = Path(__file__).parent
SEEDS = (11, 12)

# How much somebody who wants a good farm likes an action, by the first words of its notation. Building comes
# first, then animals, then room for them; letting animals go and ending early come last.
LIKING = {
    "space special_building": 30,
    "space stables": 24,
    "space stall": 20,
    "space horse_and_sheep": 14,
    "space cow_and_pigs": 14,
    "space pig_and_sheep": 12,
    "space reed_and_sheep": 8,
    "space building_resources": 10,
    "space feeding_troughs": 9,
    "space fences": 8,
    "space walls": 8,
    "space expand": 8,
    "space": 5,
    "use": 20,
    "yes": 20,
    "border": 10,
    "trough": 6,
    "upgrade": 10,
    "call": 3,
    "stop": 2,
    "no": 2,
}


def liking(text: str) -> int:
    """The entry with the longest beginning in common."""
    fitting = [words for words in LIKING if text.startswith(words)]
    return LIKING[max(fitting, key=len)] if fitting else 5


def choose(game: Game, dice: Dice) -> int:
    """An action drawn with these likings; idle ones never."""
    actions = sorted(set(game.legal_actions()) - set(game.idle_actions())) or game.legal_actions()
    weights = [liking(game.codec.text(action)) for action in actions]
    rest = int(dice.below(sum(weights)))
    for action, weight in zip(actions, weights, strict=True):
        if rest < weight:
            return action
        rest -= weight
    raise AssertionError("the weights do not add up")


def play(setting: Setting, seed: int) -> Game:
    """A whole game."""
    game = setting.start(seed)
    dice = Dice(seed)
    while game.to_act is not None:
        game.play(choose(game, dice))
    return game


def write_all() -> None:
    """Play every game anew."""
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    for setting in SETTINGS:
        for seed in SEEDS:
            play(setting, seed).record().write(FOLDER / f"{setting.name}-{seed}.jsonl")
