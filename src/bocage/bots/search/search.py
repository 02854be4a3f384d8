"""Monte Carlo tree search: from the root down by what looks best, judge, and tell the way back up."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from bocage.bots.search.adviser import Adviser
from bocage.bots.search.planning import Planner, Plans
from bocage.bots.search.tree import NO_REST, Edge, Fame, Node, Walk
from bocage.bots.search.worth import Verdict, Worth
from bocage.core.chance import Dice
from bocage.core.kernel import Kernel
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import NATURE, State

CURIOSITY: Final = 1.3  # how much what was seldom tried is preferred, in spreads of the values seen
# How curious others are in comparison: they do what has proved best for them so far. Of two with priors both
# are curious alike: priors keep the other from wasting tries, and what it might do against us must be found.
RIVALS: Final = 0.05
TRUST: Final = 1.5  # the same where answers have priors
BELIEF: Final = 1.0  # visits that an expectation counts for
RELIANCE: Final = 6.0  # how often an answer must be met before its fame counts by half
LEAST_SPREAD: Final = 0.5  # points
KEPT_FROM: Final = 4  # visits from which a node keeps its position
WIDE_FROM: Final = 12  # visits from which other plans than the greedy one are looked for
# Questions from the root within which a move is planned with the judgement from its first visit on: one bad
# plan, found at a glance, would give up a good move for good.
NEAR: Final = 4
DEEPEST: Final = 200  # questions of one simulation
PRIME: Final = 1000003
KEY_MASK: Final = 0xFFFFFFFFFF


class PathStep:
    """One question on the way down, and the answer that was tried; none at the end of the way."""

    def __init__(self, node: Node, edge: Edge | None, seat: i64) -> None:
        self.node: Final = node
        self.edge: Final = edge
        self.seat: Final[i64] = seat


class Search:
    """A tree over what may come of a position. Each simulation begins in one of `starts`.

    Args:
        actions: one more than the largest action of the game.
    """

    def __init__(self, kernel: Kernel, adviser: Adviser, seed: int, actions: int, seats: int) -> None:
        self.kernel: Final = kernel
        self.adviser: Final = adviser
        self.dice: Final = Dice(seed)
        self.planner: Final = Planner(kernel, adviser, self.dice, True)
        self.root: Node = Node()
        self.starts: list[State] = []
        self.simulations: i64 = 0
        self.seats: Final[i64] = seats
        self.has_secrets: bool = False
        self.viewer: i64 = 0
        self.lined: i64 = -1  # the seat whose lines of the score sheet are wanted, if any
        self._line_sums: list[float] = []
        self.curiosity: float = CURIOSITY
        self.rivals: float = 1.0 if seats == 2 and adviser.has_priors() else RIVALS
        # What a point of one's own counts beside being one ahead, where there are others.
        self.appetite: float = 0.0
        self.trust: float = TRUST
        self.belief: float = BELIEF
        self.wide_from: i64 = WIDE_FROM
        self.near: i64 = NEAR
        self._actions: Final[i64] = actions
        self._menu: Final = Menu()
        self._fames: list[Fame | None] = [None] * (actions * seats)
        self._path: list[PathStep] = []
        self._kept: list[State] = []  # positions of nodes
        self._verdict: Final = Verdict()
        self._sums: Final = Worth()
        self._point_sums: Final = Worth()
        self._mean: float = 0.0
        self._squares: float = 0.0

    def margin(self, seat: i64) -> float:
        """How far ahead of the best other seat a seat came out, on average over all simulations."""
        return self._sums.of(seat) / float(max(1, self.simulations))

    def points(self, seat: i64) -> float:
        """What a seat scored, on average over all simulations."""
        return self._point_sums.of(seat) / float(max(1, self.simulations))

    def lines(self) -> list[float]:
        """What the seat `lined` had in each line of its score sheet, on average over all simulations."""
        return [total / float(max(1, self.simulations)) for total in self._line_sums]

    def run(self, count: i64) -> None:
        """So many simulations."""
        while count > 0:
            self._simulate(self.starts[self.simulations % len(self.starts)])
            self.simulations += 1
            count -= 1

    def _simulate(self, start: State) -> None:
        """Walk down to a question that is new, judge the position, and tell the way back."""
        path = self._path
        path.clear()
        walk = Walk(self.root)
        s = self._hurry(walk, start)
        while len(path) < DEEPEST:
            drawn = self._go_on(s)
            top = s.top
            if self._menu.count == 0 or top is None:
                break
            secret = self.adviser.is_secret(s, self._menu)
            node = walk.arrive(drawn, secret)
            inside = self._is_inside(s, top.seat)
            if path and node.visits == 0 and not secret:
                path.append(PathStep(node, None, top.seat))
                if inside:
                    self.planner.carry_out(s, self._plans(node, s, top.seat).plans[0].actions, top.seat)
                break
            if node.visits == KEPT_FROM and not secret and not self.has_secrets:
                node.kept, node.seat, node.is_inside = len(self._kept), top.seat, inside
                self._kept.append(s.copy())
            edge = self._choose(node, s, top.seat, inside, secret)
            path.append(PathStep(node, edge, top.seat))
            walk.leave(node, edge, secret)
            self._take(s, edge, top.seat)
        self._judge(s)
        self._tell()

    def _hurry(self, walk: Walk, start: State) -> State:
        """Walk down as far as nodes have kept their positions; the position after the last answer."""
        node = self.root
        while node.kept >= 0:
            kept = self._kept[node.kept]
            edge = self._choose(node, kept, node.seat, node.is_inside, False)
            self._path.append(PathStep(node, edge, node.seat))
            walk.leave(node, edge, False)
            after = edge.next
            if after is None or after.kept < 0 or len(self._path) >= DEEPEST:
                s = kept.copy()
                self._take(s, edge, node.seat)
                return s
            node = after
        return start.copy()

    def _take(self, s: State, edge: Edge, seat: i64) -> None:
        """Give the answers of an edge."""
        self.kernel.answer(s, edge.action)
        if edge.rest:
            self.planner.carry_out(s, edge.rest, seat)

    def _is_inside(self, s: State, seat: i64) -> bool:
        """Whether the open question belongs to the move that the same seat has begun on this way."""
        path = self._path
        return len(path) > 0 and path[-1].seat == seat and self.planner.goes_on(s, self._menu, seat)

    def _go_on(self, s: State) -> i64:
        """Let chance decide, follow what is forced; returns a key of what was drawn, 0 for nothing."""
        drawn: i64 = 0
        menu = self._menu
        while True:
            self.kernel.settle(s, menu)
            top = s.top
            if menu.count == 0 or top is None:
                return drawn
            size = menu.size()
            if top.seat == NATURE:
                action = menu.pick(self.dice.below(size))
                drawn = ((drawn * PRIME) & KEY_MASK) + self.adviser.chance_key(action) + 1
            elif size == 1 and self._path:
                action = menu.pick(0)
            elif size == 0:
                action = menu.first()
            else:
                return drawn
            self.kernel.answer(s, action)

    def _plans(self, node: Node, s: State, seat: i64) -> Plans:
        plans = node.plans
        if plans is None:
            plans = self.planner.plans(s, seat, len(self._path) <= self.near)
            node.plans = plans
        return plans

    def _choose(self, node: Node, s: State, seat: i64, inside: bool, secret: bool) -> Edge:
        """The answer to try: good so far, or seldom tried."""
        sifted = self.has_secrets  # what is possible differs from one guess to the next
        if inside:
            self._offer_plans(node, s, seat)
        elif not node.edges or sifted:
            self._offer_answers(node, s, seat)
        scale = self.curiosity * self._spread()
        # Face down, what others do must stay uncertain.
        if self._path and self._path[0].seat != seat and not secret:
            scale *= self.rivals
        weighed = node.is_weighed
        reach = 0.0 if weighed else scale * sqrt(log(float(node.visits + 2)))
        drive = self.trust * scale * sqrt(float(node.visits + 1))
        mean = node.mean()
        belief = self.belief
        best: Edge | None = None
        highest: float = 0.0
        for edge in node.edges:
            if sifted:
                if not self._menu.has(edge.action):
                    continue
                edge.available += 1
                reach = scale * sqrt(log(float(edge.available + 2)))
            visits = float(edge.visits)
            hope = mean
            if not inside:  # how much better than other answers this one was elsewhere in the tree
                fame = edge.fame
                hope += fame.total / (fame.met + RELIANCE)
            score = (edge.total + belief * hope) / (visits + belief)
            if weighed:
                score += drive * edge.prior / (visits + 1.0)
            else:
                score += reach / sqrt(visits + 1.0)
            if best is None or score > highest:
                best, highest = edge, score
        return best if best is not None else self._offer_greedy(node, s, seat)

    def _offer_greedy(self, node: Node, s: State, seat: i64) -> Edge:
        """An edge for what the seat can do here, where none of the plans of other guesses is possible."""
        actions = self.planner.finish(s.copy(), seat)
        edge = Edge(actions[0], actions[1:], self._fame_of(seat, actions[0]))
        node.edges.append(edge)
        return edge

    def _fame_of(self, seat: i64, action: i64) -> Fame:
        place = seat * self._actions + action
        fame = self._fames[place]
        if fame is None:
            fame = Fame()
            self._fames[place] = fame
        return fame

    def _offer_answers(self, node: Node, s: State, seat: i64) -> None:
        """An edge for each answer that is not idle and not there yet; which comes first is left to chance."""
        size = self._menu.size()
        known = len(node.edges)
        first = self.dice.below(size)
        index: i64 = 0
        while index < size:
            action = self._menu.pick((first + index) % size)
            if not self._has(node, action):
                node.edges.append(Edge(action, NO_REST, self._fame_of(seat, action)))
            index += 1
        if len(node.edges) > known:
            self._weigh(node, s, known)

    def _weigh(self, node: Node, s: State, known: i64) -> None:
        """Give the answers that are new their priors."""
        priors = self.adviser.prior(s, [edge.action for edge in node.edges])
        if priors:
            node.is_weighed = True
            index = known
            while index < len(priors):
                node.edges[index].prior = priors[index]
                index += 1

    def _has(self, node: Node, action: i64) -> bool:
        if not self.has_secrets:
            return False
        return any(edge.action == action for edge in node.edges)

    def _offer_plans(self, node: Node, s: State, seat: i64) -> None:
        """An edge for the greedy plan; others join it the more often the search comes here."""
        plans = self._plans(node, s, seat)
        if plans.is_rough:
            self.planner.refine(plans, s, seat)
        if node.visits >= self.wide_from and not plans.is_wide:
            self.planner.widen(plans, s, seat)
        allowed: i64 = 1
        if plans.is_wide:
            allowed = 2 + i64(sqrt(float(node.visits)) / 2.0)
        while len(node.edges) < allowed and len(node.edges) < len(plans.plans):
            actions = plans.plans[len(node.edges)].actions
            node.edges.append(Edge(actions[0], actions[1:], self._fame_of(seat, actions[0])))

    def _spread(self) -> float:
        if self.simulations < 4:
            return LEAST_SPREAD
        return max(LEAST_SPREAD, sqrt(self._squares / float(self.simulations)))

    def _judge(self, s: State) -> None:
        """What the position is worth to each seat: its points, less those of the best other."""
        self.planner.calm(s)
        verdict = self._verdict
        self.adviser.judge(s, self.viewer, verdict)
        seat: i64 = 0
        while seat < self.seats:
            self._sums.put(seat, self._sums.of(seat) + verdict.margins.of(seat))
            self._point_sums.put(seat, self._point_sums.of(seat) + verdict.points.of(seat))
            seat += 1

        if self.lined >= 0:
            self._note_lines(s)
        if self.appetite > 0.0 and self.seats > 1:
            self._whet()

    def _whet(self) -> None:
        """Let the points of each seat count for it, after the margins themselves have been noted."""
        verdict = self._verdict
        seat: i64 = 0
        while seat < self.seats:
            worth = verdict.margins.of(seat) + self.appetite * verdict.points.of(seat)
            verdict.margins.put(seat, worth)
            seat += 1

    def _note_lines(self, s: State) -> None:
        found = self.adviser.lines(s, self.lined, self.viewer)
        if not self._line_sums:
            self._line_sums = [0.0] * len(found)
        index: i64 = 0
        while index < len(found):
            self._line_sums[index] += found[index]
            index += 1

    def _tell(self) -> None:
        """Let every question on the way know what came of its answer."""
        for step in self._path:
            value = self._verdict.margins.of(step.seat)
            node = step.node
            edge = step.edge
            if edge is not None:
                edge.visits += 1
                edge.total += value
                edge.points += self._verdict.points.of(step.seat)
                if node.visits:
                    edge.fame.total += value - node.mean()
                    edge.fame.met += 1.0
            node.visits += 1
            node.total += value
        if self._path:
            value = self._verdict.margins.of(self._path[0].seat)
            change = value - self._mean
            self._mean += change / float(self.simulations + 1)
            self._squares += change * (value - self._mean)
