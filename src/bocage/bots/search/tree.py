"""The nodes of the search tree: questions, the answers tried, and what came of them.

No class here may be declared acyclic, and no object of such a class may hang in the tree: mypyc frees them
wrongly where objects hang in each other more than fifty deep, and a tree does.
"""

from __future__ import annotations

from typing import Final

from bocage.bots.search.planning import Plans
from bocage.core.native import i64

ACTION_BITS: Final = 13
NO_REST: Final[list[int]] = []  # of most answers, for all of them; never added to


class Fame:
    """What an answer of a seat has brought in the whole tree, wherever it was given.

    Attributes:
        total: by how much it was worth more than the questions it answered; met: how often it was given.
    """

    def __init__(self) -> None:
        self.total: float = 0.0
        self.met: float = 0.0


class Edge:
    """An answer, or all answers of a plan, and what came of it.

    Attributes:
        action: the first answer; rest: the others of the plan; fame: of the first one.
        visits: how often it was tried; available: how often it could have been.
        total: the sum of what it was worth to the seat that decides.
        points: the sum of the points which that seat expected.
        prior: how likely it looked to be the best, before it was tried.
        next: the question that follows; after chance, one for each outcome in `outcomes`.
    """

    def __init__(self, action: i64, rest: list[int], fame: Fame) -> None:
        self.action: Final[i64] = action
        self.rest: Final = rest
        self.fame: Final = fame
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.points: float = 0.0
        self.prior: float = 0.0
        self.next: Node | None = None
        self.outcomes: dict[i64, Node] | None = None

    def mean(self) -> float:
        """What it was worth on average."""
        return self.total / float(self.visits) if self.visits else 0.0

    def child(self, key: i64) -> Node:
        """The question that follows after these outcomes of chance (0: none), made when first asked for."""
        if key == 0:
            node = self.next
            if node is None:
                node = Node()
                self.next = node
            return node
        outcomes = self.outcomes
        if outcomes is None:
            outcomes = {}
            self.outcomes = outcomes
        found = outcomes.get(key)
        if found is None:
            found = Node()
            outcomes[key] = found
        return found


class Node:
    """A question to a seat.

    Attributes:
        edges: the answers known so far.
        visits: how often the search came here; total: what it was worth to the seat.
        plans: the ways to finish a move that was begun, where the node stands inside one.
        is_weighed: whether the answers have priors.
        sequel: after a secret answer, the next secret question, the same whatever was answered here.
        unveiled: after the last secret answer, the question that follows for all answers together.
        kept: the place of the position among those that the search keeps, where it is always the same and
            comes up often, else -1; then also whose question it is, and whether it stands inside a move.
    """

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.visits: i64 = 0
        self.total: float = 0.0
        self.plans: Plans | None = None
        self.is_weighed: bool = False
        self.sequel: Node | None = None
        self.unveiled: dict[i64, Edge] | None = None
        self.kept: i64 = -1
        self.seat: i64 = 0
        self.is_inside: bool = False

    def mean(self) -> float:
        """What the question was worth on average."""
        return self.total / float(self.visits) if self.visits else 0.0

    def after_secret(self) -> Node:
        """The next secret question."""
        node = self.sequel
        if node is None:
            node = Node()
            self.sequel = node
        return node

    def joint(self, key: i64) -> Edge:
        """All secret answers together, as one edge that leads on."""
        known = self.unveiled
        if known is None:
            known = {}
            self.unveiled = known
        edge = known.get(key)
        if edge is None:
            edge = Edge(0, NO_REST, Fame())
            known[key] = edge
        return edge


class Walk:
    """The way down from the root: where the next question hangs in the tree."""

    def __init__(self, root: Node) -> None:
        self._root: Final = root
        self._edge: Edge | None = None
        self._veiled: Node | None = None  # the last secret question, while others have still to answer
        self._joint: i64 = 0  # the secret answers so far

    def arrive(self, drawn: i64, secret: bool) -> Node:
        """The node of the question that is open now, after these outcomes of chance."""
        veiled = self._veiled
        if veiled is not None:
            if secret:
                return veiled.after_secret()
            self._edge = veiled.joint(self._joint)
            self._veiled = None
            self._joint = 0
        edge = self._edge
        return self._root if edge is None else edge.child(drawn)

    def leave(self, node: Node, edge: Edge, secret: bool) -> None:
        """Go on from a node with this answer."""
        self._edge = edge
        if secret:
            self._veiled = node
            self._joint = (self._joint << ACTION_BITS) | (edge.action + 1)
