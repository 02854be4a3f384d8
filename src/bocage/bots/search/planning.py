"""Compound moves as a whole: fences, sowing, feeding. A plan is all the answers of one seat in a row."""

from __future__ import annotations

from typing import Final

from bocage.bots.search.adviser import Adviser
from bocage.core.chance import Dice
from bocage.core.kernel import Kernel
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import NATURE, State

DEEPEST: Final = 60  # answers of one plan
LONGEST: Final = 100  # moves of all seats until a position is quiet
LOWEST: Final = -1e9
WIDTH: Final = 4  # drafts that are followed at a time
MOST: Final = 12  # plans that are kept


class Plan:
    """Answers to give one after the other, and what the position is worth to the seat after them."""

    def __init__(self, actions: list[int], value: float) -> None:
        self.actions: Final = actions
        self.value: Final = value


class Plans:
    """The ways to go on with a move begun, the greedy one first, then others, the best first.

    Attributes:
        is_rough: whether the greedy one was found at a first glance.
        is_wide: whether others than the greedy one were looked for.
    """

    def __init__(self, greedy: Plan, is_rough: bool) -> None:
        self.plans: list[Plan] = [greedy]
        self.is_rough: bool = is_rough
        self.is_wide: bool = False


class PlanDraft:
    """A plan being made: the position reached so far, what it is worth, and the answers that led there."""

    def __init__(self, state: State, value: float, actions: list[int]) -> None:
        self.state: Final = state
        self.value: Final = value
        self.actions: Final = actions


class Planner:
    """Finds plans: the greedy one quickly, several good ones with more time.

    Attributes:
        is_quick: whether the greedy one is found with the adviser's first glance, not its judgement.
    """

    def __init__(self, kernel: Kernel, adviser: Adviser, dice: Dice, is_quick: bool = False) -> None:
        self.is_quick: bool = is_quick
        self.kernel: Final = kernel
        self.adviser: Final = adviser
        self.dice: Final = dice
        self.menu: Final = Menu()
        self.trial_menu: Final = Menu()
        self.known: dict[int, Plans] = {}

    def goes_on(self, s: State, m: Menu, seat: i64) -> bool:
        """Whether the open question still belongs to the same move of a seat."""
        top = s.top
        if m.count == 0 or top is None or top.seat != seat:
            return False
        return not self.adviser.begins_move(s, m)

    def greedy_answer(self, s: State, m: Menu, seat: i64) -> i64:
        """The answer after which the position is worth most to the seat, looking no further."""
        if m.main == 0:
            return m.first()
        size = m.size()
        best = m.pick(0)
        if size == 1:
            return best
        highest = LOWEST
        index: i64 = 0
        while index < size:
            action = m.pick(index)
            trial = s.copy()
            self.kernel.answer(trial, action)
            self.kernel.settle(trial, self.trial_menu)
            value = self.adviser.glance(trial, seat) if self.is_quick else self.adviser.value(trial, seat)
            if value > highest:
                best, highest = action, value
            index += 1
        return best

    def greedy(self, s: State, seat: i64) -> Plan:
        """Carry the move of a seat to its end on this state, greedily: how, and what comes of it."""
        return Plan(self.finish(s, seat), self.adviser.value(s, seat))

    def finish(self, s: State, seat: i64) -> list[int]:
        """Carry the move of a seat to its end on this state, greedily; the answers."""
        actions: list[int] = []
        self.kernel.settle(s, self.menu)
        while len(actions) < DEEPEST and self.goes_on(s, self.menu, seat):
            action = self.greedy_answer(s, self.menu, seat)
            actions.append(action)
            self.kernel.answer(s, action)
            self.kernel.settle(s, self.menu)
        return actions

    def plans(self, s: State, seat: i64, finely: bool = False) -> Plans:
        """The known ways to go on with the move that a seat is making; the greedy one is found if need be.

        Args:
            finely: whether the greedy one is to be found with the adviser's judgement.
        """
        top = s.top
        signature = self.adviser.signature(s, seat)
        if signature == 0 or top is None:
            return self._begun(s, seat, finely)
        key = hash((signature, seat, top.key()))
        found = self.known.get(key)
        if found is None:
            found = self._begun(s, seat, finely)
            self.known[key] = found
        elif finely and found.is_rough:
            self.refine(found, s, seat)
        return found

    def _begun(self, s: State, seat: i64, finely: bool) -> Plans:
        greedy = self._judged(s, seat) if finely else self.finish(s.copy(), seat)
        return Plans(Plan(greedy, 0.0), self.is_quick and not finely)

    def _judged(self, s: State, seat: i64) -> list[int]:
        """The greedy plan found with the adviser's judgement."""
        quick = self.is_quick
        self.is_quick = False
        actions = self.finish(s.copy(), seat)
        self.is_quick = quick
        return actions

    def refine(self, plans: Plans, s: State, seat: i64) -> None:
        """Find the greedy plan anew with the adviser's judgement: the search has come here again."""
        plans.is_rough = False
        plans.plans[0] = Plan(self._judged(s, seat), 0.0)

    def widen(self, plans: Plans, s: State, seat: i64) -> None:
        """Look for other ways than the greedy one."""
        plans.is_wide = True
        first = plans.plans[0].actions
        for plan in self.several(s, seat, WIDTH, MOST):
            if plan.actions != first:
                plans.plans.append(plan)

    def carry_out(self, s: State, actions: list[int], seat: i64) -> None:
        """Give the answers of a plan; where one is not possible here, go on greedily."""
        for action in actions:
            self.kernel.settle(s, self.menu)
            if not self.goes_on(s, self.menu, seat):
                return
            if not self.menu.has(action):
                break
            self.kernel.answer(s, action)
        self.finish(s, seat)

    def calm(self, s: State) -> None:
        """Play on greedily, whoever decides, until the position can be judged."""
        kernel = self.kernel
        kernel.settle(s, self.menu)
        moves: i64 = 0
        while self.menu.count and moves < LONGEST and not self._is_quiet(s):
            top = s.top
            if top is None or top.seat == NATURE or self.adviser.is_secret(s, self.menu):
                kernel.answer(s, self.menu.pick(self.dice.below(self.menu.size())))
            elif self.goes_on(s, self.menu, top.seat):
                self.carry_out(s, self.plans(s, top.seat).plans[0].actions, top.seat)
            else:
                kernel.answer(s, self.greedy_answer(s, self.menu, top.seat))
            kernel.settle(s, self.menu)
            moves += 1

    def _is_quiet(self, s: State) -> bool:
        top = s.top
        return top is not None and top.seat != NATURE and self.adviser.is_quiet(s, self.menu)

    def several(self, s: State, seat: i64, width: i64, most: i64) -> list[Plan]:
        """The best plans from here, at least one: the best `width` drafts at a time are gone on with."""
        drafts = [PlanDraft(s.copy(), LOWEST, [])]
        finished: list[PlanDraft] = []
        seen: set[object] = set()
        depth: i64 = 0
        while drafts and depth < DEEPEST:
            open_ones: list[PlanDraft] = []
            for draft in drafts:
                self._continue(draft, seat, open_ones, finished, seen)
            drafts = best_of(open_ones, width)
            depth += 1
        found = [Plan(draft.actions, draft.value) for draft in best_of(finished + drafts, most)]
        # Where only idle answers are left, or all lead back to what was seen, the greedy way is one.
        return found if found else [self.greedy(s.copy(), seat)]

    def _continue(
        self,
        draft: PlanDraft,
        seat: i64,
        open_ones: list[PlanDraft],
        finished: list[PlanDraft],
        seen: set[object],
    ) -> None:
        """Every answer to the open question of a draft, but what was reached before in another order."""
        m = Menu()
        self.kernel.settle(draft.state, m)
        size = m.size()
        index: i64 = 0
        while index < size:
            action = m.pick(index)
            index += 1
            state = draft.state.copy()
            self.kernel.answer(state, action)
            self.kernel.settle(state, self.trial_menu)
            key = self.adviser.draft_key(state, seat)
            if key in seen:
                continue
            seen.add(key)
            made = PlanDraft(state, self.adviser.value(state, seat), [*draft.actions, action])
            if self.goes_on(state, self.trial_menu, seat):
                open_ones.append(made)
            else:
                finished.append(made)


def best_of(drafts: list[PlanDraft], most: i64) -> list[PlanDraft]:
    """The best drafts, the best first."""
    found: list[PlanDraft] = []
    for draft in drafts:
        place = len(found)
        while place > 0 and found[place - 1].value < draft.value:
            place -= 1
        if place < most:
            found.insert(place, draft)
            if len(found) > most:
                found.pop()
    return found
