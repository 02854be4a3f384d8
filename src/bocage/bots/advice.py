"""What a position is worth to a seat, game by game."""

from __future__ import annotations

from importlib import import_module

from bocage.core.game import Game
from bocage.core.menu import Menu
from bocage.core.state import State

DEEPEST = 40  # decisions of one compound move that are followed


class Adviser:
    """Judges positions of one game. Subclasses say what a state is worth, in points."""

    def value(self, state: State, seat: int) -> float:
        """What a seat may expect to score from here, in points; only comparisons matter."""
        return 0.0

    def foresee(self, game: Game, seat: int, action: int) -> float:
        """What an action leads to, the rest of a compound move played greedily."""
        state = game.state.copy()
        kernel = game.kernel
        kernel.answer(state, action)
        return self.follow(game, state, seat)

    def follow(self, game: Game, state: State, seat: int) -> float:
        """Go on greedily while the same seat decides about the same move, then judge."""
        kernel = game.kernel
        menu = Menu()
        kernel.settle(state, menu)
        for _ in range(DEEPEST):
            top = state.top
            if menu.count == 0 or top is None or top.seat != seat or self.is_new_move(menu):
                break
            best: State | None = None
            best_value = float("-inf")
            for action in menu.main_actions():
                trial = state.copy()
                kernel.answer(trial, action)
                kernel.settle(trial, Menu())
                value = self.value(trial, seat)
                if value > best_value:
                    best, best_value = trial, value
            if best is None:
                break
            state = best
            kernel.settle(state, menu)
        return self.value(state, seat)

    def is_new_move(self, menu: Menu) -> bool:
        """Whether the open question begins another move of the seat."""
        return False


_ADVISERS: dict[str, Adviser] = {}


def adviser_for(game: Game) -> Adviser:
    """The adviser of a game, from the module of that name beside this one."""
    if game.id not in _ADVISERS:
        module = import_module(f"bocage.bots.advisers.{game.id}")
        adviser: Adviser = module.ADVISER
        _ADVISERS[game.id] = adviser
    return _ADVISERS[game.id]
