"""AlphaZero in one file: a network that learns from its own tree search, from nothing.

    pip install "bocage[rl]" torch
    python examples/alphazero.py --minutes 6 --processes 2 --save zero.pt

The minutes are those of the processor, of all processes together. Every process plays a batch of games. For
each decision a small tree is searched in all games at once, so that the network judges one leaf of every game
in one call; what the search preferred, and how the game ended, is what the network learns. One process more
learns and hands out its network. At the end it plays, without any search, against `random` and `greedy`.
Games without secrets only: a tree must know what follows.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import deque

import numpy as np
import torch
import torch.multiprocessing as processes
from selfplay_ppo import FORM, MARGIN, Net, examine, keep, new_file  # beside this file: the same network

from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.envs import BatchedEnv, Observer

GAMES, SIMULATIONS = 64, 16  # of one process: games at once, and leaves for each decision
EXPLORE, NOISE, SHARE = 1.5, 0.3, 0.25
KEPT, SLICE, AGAIN = 60_000, 1024, 6  # decisions to learn from, how many at a time, and how often each


class Node:
    """A position of a tree: for each action its prior, visits and total value for whoever decides there."""

    def __init__(self, game: Game, observer: Observer) -> None:
        while game.to_act == NATURE:  # chance decides once for the whole tree
            game.play(int(np.random.choice(game.legal_actions())))
        self.game, self.seat = game, game.to_act
        self.actions = [] if self.seat is None else game.legal_actions()
        self.numbers = [observer.number(action) for action in self.actions]
        self.prior = self.visits = self.total = np.zeros(0)
        self.next: dict[int, Node] = {}

    def open(self, logits: np.ndarray) -> None:
        """The network has looked at it."""
        chosen = np.exp(logits[self.numbers] - logits[self.numbers].max())
        self.prior = chosen / chosen.sum()
        self.visits, self.total = np.zeros(len(self.actions)), np.zeros(len(self.actions))

    def stir(self) -> None:
        """Noise at the root: let the search try what the network thinks little of."""
        noise = np.random.dirichlet([NOISE] * len(self.actions))
        self.prior = (1 - SHARE) * self.prior + SHARE * noise

    def best(self) -> int:
        """Which action to follow (PUCT)."""
        value = self.total / np.maximum(self.visits, 1)
        reach = EXPLORE * self.prior * math.sqrt(1 + self.visits.sum()) / (1 + self.visits)
        return int((value + reach).argmax())


def descend(root: Node, observer: Observer) -> tuple[list[tuple[Node, int]], Node]:
    """Follow the best actions to a position that nobody has looked at yet, or to an end."""
    path, node = [], root
    while node.seat is not None and len(node.prior):
        choice = node.best()
        path.append((node, choice))
        if choice not in node.next:
            after = node.game.copy()
            after.play_offered(node.actions[choice])
            node.next[choice] = Node(after, observer)
        node = node.next[choice]
    return path, node


@torch.no_grad()
def judge(net: Net, nodes: list[Node], observer: Observer) -> list[float]:
    """The value of each position for whoever decides there; the network opens those that go on."""
    alive = [node for node in nodes if node.seat is not None]
    values = {}
    if alive:
        seen = np.stack([observer.observe(node.game, node.seat) for node in alive])
        mask = np.stack([observer.mask(node.game, node.seat) for node in alive])
        logits, found = net(torch.from_numpy(seen), torch.from_numpy(mask))
        for node, row, value in zip(alive, logits.numpy(), found.tolist(), strict=True):
            node.open(row)
            values[id(node)] = value
    return [values.get(id(node), 0.0) for node in nodes]


def search(net: Net, roots: list[Node], observer: Observer, simulations: int) -> None:
    """Grow the trees of all games together. Two seats: what is good for one is bad for the other."""
    judge(net, [root for root in roots if not len(root.prior)], observer)
    for root in roots:
        root.stir()
    for _ in range(simulations):
        paths = [descend(root, observer) for root in roots]
        values = judge(net, [leaf for _, leaf in paths], observer)
        for (path, leaf), value in zip(paths, values, strict=True):
            side, gain = leaf.seat, value
            if side is None:
                scores = leaf.game.scores()
                side, gain = 0, math.tanh((scores[0] - scores[1]) / MARGIN)
            for node, choice in path:
                node.visits[choice] += 1
                node.total[choice] += gain if node.seat == side else -gain


def play(number: int, game: str, weights: dict, games: processes.Queue) -> None:
    """A process: search, step, and hand over what came of each game."""
    torch.set_num_threads(1)
    np.random.seed(number)
    env = BatchedEnv(game, GAMES, seed=number + 1, reward="margin", observation=FORM)
    observer, step = env.observer, env.look()
    net = Net(len(observer.names), observer.actions.size)
    open_games: list[list[tuple]] = [[] for _ in range(GAMES)]
    while True:
        net.load_state_dict(weights)
        roots = [Node(one, observer) for one in env.games()]
        search(net, roots, observer, SIMULATIONS)
        actions = np.zeros(GAMES, np.int16)
        for place, root in enumerate(roots):
            wanted = np.zeros(observer.actions.size, np.float32)
            wanted[root.numbers] = root.visits / root.visits.sum()
            actions[place] = np.random.choice(root.numbers, p=root.visits / root.visits.sum())
            open_games[place].append((step.observations[place], step.masks[place], wanted, step.seats[place]))
        step = env.step(actions)
        for place in np.flatnonzero(step.ended):
            ends = np.tanh(step.rewards[place] / MARGIN)
            rows = [(*row[:3], np.float32(ends[row[3]])) for row in open_games[place]]
            games.put((number, time.process_time(), rows))
            open_games[place] = []


def learn(net: Net, best: torch.optim.Optimizer, memory: deque, device: torch.device) -> None:
    """One step towards what the searches preferred and how the games ended."""
    rows = [memory[place] for place in np.random.randint(len(memory), size=SLICE)]
    seen, mask, wanted, end = (torch.from_numpy(np.array(one)).to(device) for one in zip(*rows, strict=True))
    logits, value = net(seen, mask)
    chances = torch.log_softmax(logits, -1).masked_fill(mask == 0, 0.0)
    loss = -(wanted * chances).sum(-1).mean() + (value - end).square().mean()
    best.zero_grad()
    loss.backward()
    best.step()


def train(game: str, minutes: float, count: int, device: torch.device) -> Net:
    """Let the processes play, and learn as fast as they do, until the time is up."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    start = BatchedEnv(game, 1, observation=FORM).observer
    net, shared = (Net(len(start.names), start.actions.size) for _ in range(2))
    net, shared = net.to(device), shared.share_memory()
    best = torch.optim.Adam(net.parameters(), 1e-3, weight_decay=1e-5)
    games = processes.Queue(64)
    words = (game, shared.state_dict(), games)
    crew = [processes.Process(target=play, args=(number, *words), daemon=True) for number in range(count)]
    for one in crew:
        one.start()
    memory, played, learned, decided = deque(maxlen=KEPT), 0, 0, 0
    started, spent, used = time.process_time(), dict.fromkeys(range(count), 0.0), 0.0
    while used < 60 * minutes:
        number, spent[number], rows = games.get()
        memory.extend(rows)
        decided, played = decided + len(rows), played + 1
        while learned * SLICE < AGAIN * decided and len(memory) > 4 * SLICE:
            learn(net, best, memory, device)
            learned += 1
        used = sum(spent.values()) + time.process_time() - started
        if played % 25 == 0 or used >= 60 * minutes:
            shared.load_state_dict({name: value.cpu() for name, value in net.state_dict().items()})
            print(f"{used / 60:5.1f} min  {played:6d} games  {learned:6d} steps", flush=True)
    for one in crew:
        one.terminate()
    return net


def main() -> None:
    """Train, keep, examine."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--exam", type=int, default=200, help="games against each bot at the end")
    parser.add_argument("--save", type=new_file, help="a file for the network")
    asked = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net = train("creatures", asked.minutes, asked.processes, device).eval()
    if asked.save:
        keep(net, "creatures", asked.save)
    for opponent in ("random", "greedy") if asked.exam > 0 else ():
        won, margin = examine(net, "creatures", opponent, asked.exam, device)
        print(f"against {opponent}: {won:.1%} of {asked.exam} games won, margin {margin:+.1f}", flush=True)


if __name__ == "__main__":
    processes.set_start_method("spawn")
    main()
