"""Teach a network All Creatures Big and Small: MaskablePPO against the random bot.

    pip install "bocage[rl]" sb3-contrib
    python examples/train_ppo.py --minutes 3 --curve curve.csv

The minutes are those of the processor, so that a busy machine takes longer and learns as much. Prints the
share of games won as it goes, then lets the network play without learning, against the random bot and against
the greedy one, which it has never met. `--save FILE` keeps the network.
"""

from __future__ import annotations

import argparse
import csv
import time
from contextlib import suppress
from pathlib import Path

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from bocage.envs import SeatEnv, ShapedRewards

GAMES_AT_ONCE = 16
FORM = "v1:compact"  # what a player would count
EXAM = 200  # games against each bot at the end
WINDOW = 500  # games over which the share of wins is told


def table(number: int) -> gymnasium.Env:
    """A seat drawn for each game; the lead gained is rewarded a little on the way."""
    seat = SeatEnv("creatures", seat=None, opponent="random", reward="win", observation=FORM)
    env = ShapedRewards(seat, scale=0.05)
    env.reset(seed=number)
    return Monitor(env, info_keywords=("won",))


class Curve(BaseCallback):
    """Notes the games won, tells about them, and ends the training when the time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.started = time.process_time()
        self.end = self.started + 60 * minutes
        self.won: list[bool] = []
        self.points: list[tuple[float, int, float]] = []

    def _on_step(self) -> bool:
        self.won += [info["won"] for info in self.locals["infos"] if "episode" in info]
        return time.process_time() < self.end

    def _on_rollout_end(self) -> None:
        recent = self.won[-WINDOW:]
        point = ((time.process_time() - self.started) / 60, len(self.won), float(np.mean(recent or [0])))
        self.points.append(point)
        minutes, games, share = point
        line = f"{minutes:5.1f} min  {games:6d} games  {share:6.1%} of the last {len(recent)} won"
        print(line, flush=True)


def examine(model: MaskablePPO, opponent: str, games: int) -> float:
    """The share of games won against a bot without learning, seats in turn."""
    won = 0
    for number in range(games):
        env = SeatEnv("creatures", seat=number % 2, opponent=opponent, observation=FORM)
        seen, info = env.reset(seed=10_000 + number)
        done = False
        while not done:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, done, _, info = env.step(action)
        won += info["won"]
    return won / games


def main() -> None:
    """Train, examine, write."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--minutes", type=float, default=3.0)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--threads", type=int, default=1, help="of torch; more only pay on an idle machine")
    words.add_argument("--curve", type=Path, help="write the curve to this CSV file")
    words.add_argument("--save", type=Path, help="write the network to this file")
    given = words.parse_args()
    torch.set_num_threads(given.threads)
    games = DummyVecEnv([lambda number=number: table(number) for number in range(GAMES_AT_ONCE)])
    model = MaskablePPO(
        "MultiInputPolicy",
        games,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.998,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
    )
    curve = Curve(given.minutes)
    with suppress(KeyboardInterrupt):  # what was learned so far is examined and kept
        model.learn(10**9, callback=curve)
    if given.save:
        model.belongs_to = SeatEnv("creatures", observation=FORM).metadata["bocage"]  # is saved with the rest
        model.save(given.save)
    if given.curve:
        with given.curve.open("w", newline="") as file:
            csv.writer(file).writerows([("minutes", "games", "won"), *curve.points])
    for opponent in ("random", "greedy"):
        share = examine(model, opponent, EXAM)
        print(f"against {opponent}: {share:.1%} of {EXAM} games won", flush=True)


if __name__ == "__main__":
    main()
