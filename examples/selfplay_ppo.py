"""Self-play PPO on a batch: one network plays all seats against itself, from nothing.

    pip install "bocage[rl]" torch
    python examples/selfplay_ppo.py --minutes 3 --save ppo.pt

The minutes are those of the processor, so that a busy machine takes longer and learns as much. Many games
step at once; each row of the batch is the seat that is to decide, so every decision of everybody is learned
from. Rewards come at the end of a game: how far ahead a seat was, squeezed to -1 … 1. When the time is up,
or at Ctrl-C, the network is kept; then it plays without learning against `random` and `greedy`, which it has
never met. `load("ppo.pt")` gives it back.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from bocage.envs import BatchedEnv, BatchStep, SeatVector
from bocage.games import installed

FORM = "v1:compact"  # what a player would count; "v1" has every card one by one
GAMES = 256  # at once
ENOUGH = 32_768  # decisions of finished games before the network learns
EPOCHS, SLICE = 3, 2048
CLIP, ENTROPY, LAMBDA = 0.2, 0.01, 0.95
MARGIN = 15.0  # points: the margin that counts three quarters


class Net(nn.Module):
    """Two wide layers; what to do, and how it will end."""

    def __init__(self, seen: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.LayerNorm(width)
        )
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits, -inf where nothing is allowed, and the value for whoever decides."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(mask == 0, -torch.inf)
        return logits, torch.tanh(self.value(hidden)).squeeze(-1)


class Memory:
    """Decisions (seen, mask, action, log-probability, value, seat) of games that go on, and of those over."""

    def __init__(self, games: int) -> None:
        self.open: list[list[tuple]] = [[] for _ in range(games)]
        self.done: list[tuple] = []

    def end(self, game: int, rewards: np.ndarray) -> None:
        """A game is over: the advantages of each seat's decisions, from its last one back."""
        following, gain = dict(enumerate(np.tanh(rewards / MARGIN))), dict.fromkeys(range(len(rewards)), 0.0)
        for *decision, value, seat in reversed(self.open[game]):
            gain[seat] = following[seat] - value + LAMBDA * gain[seat]
            following[seat] = value
            self.done.append((*decision, gain[seat], gain[seat] + value))
        self.open[game] = []

    def take(self, device: torch.device) -> list[torch.Tensor]:
        """Everything that is over, as tensors: seen, mask, action, log-probability, advantage, outcome."""
        columns = [np.array(column) for column in zip(*self.done, strict=True)]
        self.done = []
        return [torch.from_numpy(column).to(device) for column in columns]


def learn(net: Net, best: torch.optim.Optimizer, memory: Memory, device: torch.device) -> None:
    """PPO: make what went better than expected likelier, but not by too much at a time."""
    seen, mask, action, before, gain, outcome = memory.take(device)
    gain = ((gain - gain.mean()) / (gain.std() + 1e-6)).float()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(seen), device=device).split(SLICE):
            logits, value = net(seen[rows], mask[rows])
            chances = torch.log_softmax(logits, -1)
            now = chances.gather(1, action[rows, None].long()).squeeze(1)
            ratio = torch.exp(now - before[rows])
            bounded = torch.clamp(ratio, 1 - CLIP, 1 + CLIP)
            spread = -(chances.exp() * chances.masked_fill(mask[rows] == 0, 0.0)).sum(-1).mean()
            loss = -torch.minimum(ratio * gain[rows], bounded * gain[rows]).mean()
            loss = loss + (value - outcome[rows].float()).square().mean() - ENTROPY * spread
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            best.step()


@torch.no_grad()
def choose(net: Net, seen: np.ndarray, mask: np.ndarray, device: torch.device) -> tuple[np.ndarray, ...]:
    """An action for each row, drawn as likely as the network thinks, with log-probability and value."""
    logits, value = net(torch.from_numpy(seen).to(device), torch.from_numpy(mask).to(device))
    drawn = torch.distributions.Categorical(logits=logits)
    action = drawn.sample()
    return tuple(one.cpu().numpy() for one in (action, drawn.log_prob(action), value))


@torch.no_grad()
def examine(net: Net, game: str, opponent: str, games: int, device: torch.device) -> tuple[float, float]:
    """Share of games won and mean margin with the likeliest action each time, from seats drawn by lot."""
    count = min(games, 64)
    env = SeatVector(game, count, seat=None, opponent=opponent, reward="margin", observation=FORM)
    seen, _ = env.reset(seed=1)
    won, margins = [], []
    while len(won) < games:
        rows = (torch.from_numpy(seen[name]).to(device) for name in ("observation", "action_mask"))
        seen, rewards, ended, _, info = env.step(net(*rows)[0].argmax(-1).cpu().numpy())
        for place in np.flatnonzero(ended):
            won.append(bool(info["final_info"][place]["won"]))
            margins.append(float(rewards[place]))
    return float(np.mean(won[:games])), float(np.mean(margins[:games]))


def train(game: str, minutes: float, device: torch.device) -> Net:
    """Play and learn until the time is up."""
    env = BatchedEnv(game, GAMES, seed=1, reward="margin", observation=FORM)
    step, memory = env.look(), Memory(GAMES)
    net = Net(step.observations.shape[1], step.masks.shape[1]).to(device)
    best = torch.optim.Adam(net.parameters(), 3e-4, eps=1e-5)
    started, played, lessons = time.process_time(), 0, 0
    try:
        while time.process_time() < started + 60 * minutes:
            step = advance(env, step, net, memory, device)
            played += int(step.ended.sum())
            if len(memory.done) >= ENOUGH:
                learn(net, best, memory, device)
                lessons += 1
                print(f"{(time.process_time() - started) / 60:5.1f} min  {played:7d} games", flush=True)
    except KeyboardInterrupt:
        print("stopped: what was learned so far is examined and kept", flush=True)
    if not lessons:
        print(f"before the first lesson ({len(memory.done)} of {ENOUGH} decisions): it knows nothing")
    return net


def advance(env: BatchedEnv, step: BatchStep, net: Net, memory: Memory, device: torch.device) -> BatchStep:
    """One decision in every game, and what followed."""
    action, chance, value = choose(net, step.observations, step.masks, device)
    rows = zip(step.observations, step.masks, action, chance, value, step.seats.tolist(), strict=True)
    for game, decision in zip(memory.open, rows, strict=True):
        game.append(decision)
    after = env.step(action)
    for place in np.flatnonzero(after.ended):
        memory.end(place, after.rewards[place])
    return after


def keep(net: Net, game: str, file: Path) -> None:
    """Write the network, and what it belongs to."""
    belongs = BatchedEnv(game, 1, observation=FORM).metadata["bocage"]
    torch.save(belongs | {"weights": net.state_dict()}, file)


def load(file: Path | str) -> tuple[str, Net]:
    """The game and the network of a file that was kept; refused where its numbers mean something else now."""
    found = torch.load(file, map_location="cpu", weights_only=True)
    env = BatchedEnv(found["game"], 1, observation=found["observation"], **found["options"])
    if env.metadata["bocage"]["schema_hash"] != found["schema_hash"]:
        raise ValueError(f"{file}: observations or actions have other meanings here than when it was taught")
    net = Net(len(env.observer.names), env.observer.actions.size)
    net.load_state_dict(found["weights"])
    return found["game"], net.eval()


def new_file(text: str) -> Path:
    """A file that can be written; said before the training, not after it."""
    file = Path(text)
    if file.is_dir() or not file.parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text} cannot be written: give a file in a folder that is there")
    return file


def main() -> None:
    """Train, keep, examine."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="creatures", choices=installed())
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--exam", type=int, default=200, help="games against each bot at the end")
    parser.add_argument("--save", type=new_file, help="a file for the network")
    asked = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(1)
    torch.set_num_threads(1)
    net = train(asked.game, asked.minutes, device).eval()
    if asked.save:
        keep(net, asked.game, asked.save)
    for opponent in ("random", "greedy") if asked.exam > 0 else ():
        won, margin = examine(net, asked.game, opponent, asked.exam, device)
        print(f"against {opponent}: {won:.1%} of {asked.exam} games won, margin {margin:+.1f}", flush=True)


if __name__ == "__main__":
    main()
