"""One game to learn from: who plays it, and what is noted of it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np

from bocage.bots.advice import adviser_for
from bocage.bots.base import sensible_actions
from bocage.bots.counts import tally_of
from bocage.bots.counts.tally import PositionCounter
from bocage.bots.search.worth import Verdict
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.training.mark import NO_ACTION, SHARES, Mark, PlayedGame, returns
from bocage.training.minds import Mind, values_of

INSIDE = 0.3  # how often a position in the middle of a move is noted
CHANCE = 0.5  # and one in which chance decides
OTHER_VIEW = 0.5  # how often a position is noted as another seat sees it, where something is hidden


@dataclass
class Manner:
    """How a game is played, apart from who plays it.

    Attributes:
        opening: so many moves at random first; slips: how often a later one is.
    """

    opening: int = 0
    slips: float = 0.0


def play(game: Game, minds: list[Mind], manner: Manner, rng: Random, fade: float) -> PlayedGame:
    """Play a game to its end, and note what can be learned from it."""
    course = _Course(game, minds, manner, rng)
    while game.to_act is not None:
        course.step(game.to_act)
    return course.ended(fade)


class _Course:
    """A game on its way."""

    def __init__(self, game: Game, minds: list[Mind], manner: Manner, rng: Random) -> None:
        self.game, self.minds, self.manner, self.rng = game, minds, manner, rng
        self.adviser = adviser_for(game.id)
        self.tally: PositionCounter = tally_of(game)
        self.marks: list[Mark] = []
        self.plan: list[int] = []
        self.planner = NATURE
        self.moves = 0
        self.has_secrets = False

    def step(self, seat: int) -> None:
        """One answer."""
        game, rng = self.game, self.rng
        if seat == NATURE:
            if self.marks and rng.random() < CHANCE:
                self._note()
            game.play_offered(rng.choice(game.legal_actions()))
            return
        actions = sensible_actions(game)
        if len(actions) == 1 or game.menu().main == 0:  # nothing to choose, or nothing that matters
            self.plan = self.plan[1:] if self.plan and self.plan[0] == actions[0] else []
            game.play_offered(actions[0])
        elif self.plan and self.planner == seat and self.plan[0] in actions:
            if rng.random() < INSIDE:
                self._note()
            game.play_offered(self.plan.pop(0))
        else:
            self._decide(seat, actions)

    def _decide(self, seat: int, actions: list[int]) -> None:
        first = None
        if self.adviser.begins_move(self.game.state, self.game.menu()):
            self.moves += 1
            if self.moves <= self.manner.opening or self.rng.random() < self.manner.slips:
                first = self.rng.choice(actions)
        self.has_secrets = self.adviser.has_secrets(self.game.state)
        mark = self._note()
        decision = self.minds[seat].decide(self.game, seat, first)
        if self.minds[seat].teaches:
            mark.values, mark.strays = decision.values, decision.strays
            if mark.viewer == seat and len(decision.shares) <= SHARES:
                mark.shares = decision.shares
        self.plan, self.planner = decision.actions[1:], seat
        self.game.play_offered(decision.actions[0])

    def _note(self) -> Mark:
        """Note the position, from the side of who decides."""
        state = self.game.state
        side = int(self.tally.side(state))
        viewer = side
        if self.has_secrets and self.rng.random() < OTHER_VIEW:
            viewer = self.rng.randrange(int(state.seats))
        mark = Mark(self.tally.counts(state, side, viewer), side, viewer)
        self.marks.append(mark)
        return mark

    def ended(self, fade: float) -> PlayedGame:
        """All notes, with what came of them."""
        state, outcome = self.game.state, self.game.outcome()
        assert outcome is not None
        verdict = Verdict()
        self.adviser.judge(state, 0, verdict)
        seats = int(state.seats)
        lines = [self.tally.sums(sheet) for sheet in outcome.sheets]
        wins = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
        targets = returns(self.marks, values_of(verdict, seats), fade)
        actions = np.full((len(self.marks), SHARES), NO_ACTION, np.uint16)
        shares = np.zeros((len(self.marks), SHARES), np.float16)
        for place, mark in enumerate(self.marks):
            for number, (action, share) in enumerate(mark.shares.items()):
                actions[place, number], shares[place, number] = action, share
        return PlayedGame(
            rows=np.frombuffer(b"".join(mark.row for mark in self.marks), np.uint8).reshape(
                len(self.marks), -1
            ),
            sides=np.array([mark.side for mark in self.marks], np.uint8),
            values=np.array(targets, np.float32).reshape(len(self.marks), 2 * seats),
            lines=np.array(lines, np.float32),
            wins=np.array(wins, np.float32),
            actions=actions,
            shares=shares,
            scores=[float(score) for score in outcome.scores],
            record=[action for _, action in self.game.moves()],
        )
