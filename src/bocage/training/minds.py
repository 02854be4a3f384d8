"""Players that teach: they decide, and say what they think of the position and of each answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from math import exp
from random import Random

from bocage.bots.advice import adviser_for
from bocage.bots.budget import Budget
from bocage.bots.search.adviser import Adviser
from bocage.bots.search.looking import Looker
from bocage.bots.search.planning import Plan
from bocage.bots.search.tree import Node
from bocage.bots.search.worth import Verdict
from bocage.bots.thinking import Opinion, Thinking
from bocage.core.game import Game
from bocage.core.menu import Menu

WIDTH, MOST = 3, 8  # drafts followed, and ends of a turn kept, one turn ahead
SHARPNESS = 0.7  # points; an answer so much worse is about a third as likely to be the best
LOSS_TOLD = 0.75  # points that an answer may cost before what follows says nothing about the position
LOSS_SEARCHED = 1.0
WORTH_TRYING = 8  # answers tried less than an eighth as often as the favourite are not chosen
WONDER, FOCUS = 0.25, 0.3  # share of chance in the priors of a question, and how unevenly it falls
SMALLEST = 1e-9
STYLE = 1.0  # how far the weights of a style stray, as a power of e


@dataclass
class MindDecision:
    """What a player does, and thinks.

    Attributes:
        actions: the answer, and those that are to follow in the same move.
        values: the margin of each seat, then the points of each, as they are expected; empty for no opinion.
        shares: for each answer how likely it is the best; empty for no opinion.
        strays: whether something else looked clearly better.
    """

    actions: list[int]
    values: list[float] = field(default_factory=list)
    shares: dict[int, float] = field(default_factory=dict)
    strays: bool = False


class Mind(ABC):
    """Decides for a seat.

    Attributes:
        teaches: whether its opinions are worth learning.
    """

    def __init__(self, adviser: Adviser, rng: Random, teaches: bool) -> None:
        self.adviser = adviser
        self.rng = rng
        self.teaches = teaches

    @abstractmethod
    def decide(self, game: Game, seat: int, first: int | None) -> MindDecision:
        """Choose; where `first` is given, that answer is given whatever it is worth."""


class LookingMind(Mind):
    """Looks one turn ahead, and takes what looks best, or something near it."""

    def __init__(self, adviser: Adviser, rng: Random, teaches: bool, temperature: float) -> None:
        super().__init__(adviser, rng, teaches)
        self.temperature = temperature
        self._looker: Looker | None = None

    def decide(self, game: Game, seat: int, first: int | None) -> MindDecision:
        if self._looker is None:
            self._looker = Looker(game.kernel, self.adviser, self.rng.getrandbits(30), WIDTH, MOST)
        plans = self._looker.moves(game.state.copy(), seat)
        best = max(plans, key=lambda plan: plan.value)
        chosen = self._chosen(plans, best.value, first)
        if not self.teaches:
            return MindDecision(list(chosen.actions))
        values = [] if self.adviser.is_secret(game.state, game.menu()) else self._foreseen(game, seat, best)
        return MindDecision(
            list(chosen.actions), values, shares_of(plans), chosen.value < best.value - LOSS_TOLD
        )

    def _chosen(self, plans: list[Plan], best: float, first: int | None) -> Plan:
        if first is not None:
            fitting = [plan for plan in plans if plan.actions[0] == first]
            if fitting:
                return max(fitting, key=lambda plan: plan.value)
        weights = [exp(max(-50.0, (plan.value - best) / self.temperature)) for plan in plans]
        return self.rng.choices(plans, weights)[0]

    def _foreseen(self, game: Game, seat: int, plan: Plan) -> list[float]:
        """What the best plan leads to, for all seats."""
        state = game.state.copy()
        menu = Menu()
        for action in plan.actions:
            game.kernel.settle(state, menu)
            game.kernel.answer(state, action)
        game.kernel.settle(state, menu)
        verdict = Verdict()
        self.adviser.judge(state, seat, verdict)
        return values_of(verdict, int(state.seats))


class SearchingMind(Mind):
    """Searches a small tree."""

    def __init__(
        self,
        adviser: Adviser,
        rng: Random,
        teaches: bool,
        temperature: float,
        simulations: int,
        appetite: float = 0.0,
    ) -> None:
        super().__init__(adviser, rng, teaches)
        self.temperature = temperature
        self.budget = Budget(simulations=simulations)
        self.appetite = appetite

    def decide(self, game: Game, seat: int, first: int | None) -> MindDecision:
        thinking = Thinking(game, self.rng, self.adviser)
        thinking.search.planner.is_quick = False  # what is taught must not rest on plans made at a glance
        thinking.search.appetite = self.appetite
        if self.temperature > 0:
            thinking.run(Budget(simulations=1), decisive=False)
            wonder(thinking.search.root, self.rng)
        thinking.run(self.budget, decisive=self.temperature == 0 and not self.teaches)
        opinions = thinking.opinions()
        if not opinions:
            return MindDecision([self.rng.choice(game.legal_actions())])
        enough = max(2, opinions[0].visits // 3)
        best = max(
            (each for each in opinions if each.visits >= enough),
            key=self._worth,
            default=opinions[0],
        )
        chosen = self._chosen(opinions, best, first)
        shares = {int(edge.action): 0.0 for edge in thinking.search.root.edges} | shares_tried(opinions)
        strays = self._worth(chosen) < self._worth(best) - LOSS_SEARCHED
        return MindDecision([chosen.action, *chosen.plan], searched(thinking, seat, best), shares, strays)

    def _chosen(self, opinions: list[Opinion], best: Opinion, first: int | None) -> Opinion:
        for opinion in opinions:
            if opinion.action == first:
                return opinion
        if first is not None:
            return Opinion(first, 1, best.margin - 2 * LOSS_SEARCHED, best.points)
        if self.temperature == 0:
            return opinions[0]
        tried = [each for each in opinions if each.visits * WORTH_TRYING >= opinions[0].visits]
        highest = self._worth(best)
        weights = [exp(max(-50.0, (self._worth(each) - highest) / self.temperature)) for each in tried]
        return self.rng.choices(tried, weights)[0]

    def _worth(self, opinion: Opinion) -> float:
        return opinion.margin + self.appetite * opinion.points


def wonder(root: Node, rng: Random) -> None:
    """Blend the priors of the answers with chance, so that what the network has given up is tried again."""
    if not root.is_weighed:
        return
    drawn = [rng.gammavariate(FOCUS, 1.0) + SMALLEST for _ in root.edges]
    for edge, chance in zip(root.edges, drawn, strict=True):
        edge.prior = (1.0 - WONDER) * edge.prior + WONDER * chance / sum(drawn)


def searched(thinking: Thinking, seat: int, best: Opinion) -> list[float]:
    """What a search expects for all seats: for its own what the best answer leads to."""
    search = thinking.search
    seats = int(search.seats)
    margins = [search.margin(other) for other in range(seats)]
    points = [search.points(other) for other in range(seats)]
    margins[seat], points[seat] = best.margin, best.points
    if seats == 2:  # what one wins the other loses
        margins[1 - seat] = -best.margin
    return [*margins, *points]


def values_of(verdict: Verdict, seats: int) -> list[float]:
    """The margins of all seats, then their points."""
    return [
        *(verdict.margins.of(seat) for seat in range(seats)),
        *(verdict.points.of(seat) for seat in range(seats)),
    ]


def shares_tried(opinions: list[Opinion]) -> dict[int, float]:
    """How likely each answer is the best, by how often it was tried again: once is mere curiosity."""
    again = {opinion.action: opinion.visits - 1 for opinion in opinions}
    if not any(again.values()):
        again = {opinion.action: opinion.visits for opinion in opinions}
    every = sum(again.values())
    return {action: visits / every for action, visits in again.items()}


def shares_of(plans: list[Plan]) -> dict[int, float]:
    """How likely each first answer is the best, by the best way to go on with it."""
    best: dict[int, float] = {}
    for plan in plans:
        action = int(plan.actions[0])
        best[action] = max(best.get(action, plan.value), plan.value)
    highest = max(best.values())
    powers = {action: exp(max(-50.0, (value - highest) / SHARPNESS)) for action, value in best.items()}
    return {action: power / sum(powers.values()) for action, power in powers.items()}


def styled(game: str, rng: Random) -> Adviser:
    """The hand-written adviser of a game with its weights strayed: another style of play."""
    adviser = type(adviser_for(game))()
    for weights in adviser.styles():
        for name in [name for name in dir(weights) if not name.startswith("_")]:
            value = getattr(weights, name)
            if isinstance(value, float):
                setattr(weights, name, value * exp(rng.uniform(-STYLE, STYLE)))
    return adviser
