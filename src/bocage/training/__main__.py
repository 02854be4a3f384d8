"""`python -m bocage.training GAME …`: the same training where there is nothing but PyTorch and the engine.

Prints plain data, one line of JSON for each version. `bocage train` says it in sentences.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocage.training.plan import Progress


def main() -> int:
    """Train."""
    # Worker processes import this module too, and need no PyTorch.
    from bocage.training.plan import TrainingPlan, options_of
    from bocage.training.session import Session

    words = argparse.ArgumentParser(prog="bocage.training")
    words.add_argument("game")
    words.add_argument("--minutes", type=float, default=30.0)
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    words.add_argument("--to", type=Path, required=True)
    words.add_argument("--from", type=Path, dest="start")
    words.add_argument("--option", action="append", default=[])
    words.add_argument("--simulations", type=int, default=48)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--stage", default="")
    words.add_argument("--light", action="store_true")
    words.add_argument("--look", type=float, default=-1.0)
    words.add_argument("--appetite", type=float, default=0.0)
    given = words.parse_args()
    options = options_of(given.option)
    given.to.mkdir(parents=True, exist_ok=True)
    plan = TrainingPlan(given.game, given.minutes, given.workers, given.to, given.start, options)
    plan.simulations, plan.seed = given.simulations, given.seed
    plan.stage, plan.is_light, plan.look = given.stage, given.light, given.look
    plan.appetite = given.appetite
    Session(plan, tell).run()
    return 0


def tell(progress: Progress) -> None:
    """One line."""
    sys.stdout.write(json.dumps(progress.as_json()) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
