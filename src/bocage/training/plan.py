"""What is asked of a training, and what it tells of itself."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bocage.bots.counts import tally_of
from bocage.games import game_class
from bocage.training.contests import ContestResult
from bocage.training.mixtures import draw_options
from bocage.training.shape import Shape
from bocage.training.tools import Loss
from bocage.training.worker import WARM

WIDTHS = (256, 64)
TRUNKS = 2  # values and moves each have a second layer of their own


@dataclass
class TrainingPlan:
    """What is to be done.

    Attributes:
        game: its id; minutes: how long; workers: how many processes play.
        folder: where everything is kept; start: a network file to begin with.
        options: of every game, or empty for all sorts; simulations: of the trees in games to learn from.
        stage: the first stage, or empty for the usual one; units: of both layers.
        is_light: whether only what is small is kept: no positions, and not how fast each weight is moving.
        look: the share of the time after which trees are searched, or less than 0 for the usual one.
        ray: the address of a Ray cluster whose machines play, `local` for one started here, empty for none.
        appetite: what a point of one's own counts beside being one ahead, in games to learn from and for
            whoever plays with the network; 0 for tables that differ in it a little, and a network that plays
            for the lead.
    """

    game: str
    minutes: float
    workers: int
    folder: Path
    start: Path | None = None
    options: dict[str, object] = field(default_factory=dict)
    simulations: int = 48
    seed: int = 1
    stage: str = ""
    units: tuple[int, int] = WIDTHS
    is_light: bool = False
    look: float = -1.0
    ray: str = ""
    appetite: float = 0.0


@dataclass
class Progress:
    """How far a training is, once for each version."""

    version: int
    seconds: float
    stage: str
    games: int
    games_a_second: float
    games_a_core: float
    positions: int
    steps: int
    loss: Loss
    points: float
    contests: dict[str, ContestResult]
    failures: int = 0

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        found = asdict(self)
        return {name: round(value, 3) if isinstance(value, float) else value for name, value in found.items()}


@dataclass
class Totals:
    """What a training has cost and done so far, over all sessions."""

    games: int = 0
    core_seconds: float = 0.0
    seconds: float = 0.0
    device_seconds: float = 0.0
    version: int = -1
    stage: str = WARM
    by_stage: dict[str, int] = field(default_factory=dict)
    failures: int = 0


def made_of(totals: Totals, seconds: float) -> dict[str, object]:
    """What a network has cost, for its card."""
    return {
        "games": totals.games,
        "by_stage": dict(totals.by_stage),
        "core_hours": round(totals.core_seconds / 3600.0, 2),
        "minutes": round(seconds / 60.0, 1),
        "learning_minutes": round(totals.device_seconds / 60.0, 1),
    }


def totals_of(made: dict[str, Any]) -> Totals:
    """What a network has cost by its card: whoever begins with it goes on from there."""
    return Totals(
        games=int(made.get("games", 0)),
        core_seconds=3600.0 * float(made.get("core_hours", 0.0)),
        seconds=60.0 * float(made.get("minutes", 0.0)),
        device_seconds=60.0 * float(made.get("learning_minutes", 0.0)),
        by_stage=dict(made.get("by_stage", {})),
    )


def options_of(words: list[str]) -> dict[str, object]:
    """Options of a game from words like `seats=2`."""
    named = (each.split("=", 1) for each in words)
    return {name: int(value) if value.isdecimal() else value for name, value in named}


def shape_of(plan: TrainingPlan) -> Shape:
    """What the network of a game looks like."""
    kind = game_class(plan.game)
    assert kind is not None
    game = kind.fresh(1, plan.options or draw_options(plan.game, Random(1)))
    tally = tally_of(game)
    places = [-1] * game.codec.size
    for place, action in enumerate(game.codec.actions):
        places[action] = place
    return Shape(
        plan.game,
        int(kind.rules_version),
        [(each.name, each.cap) for each in tally.inputs()],
        list(tally.lines),
        [game.codec.text(action) for action in game.codec.actions],
        places,
        int(tally.most),
        *plan.units,
        TRUNKS,
    )
