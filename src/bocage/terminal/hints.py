"""What the analysis would do in a person's place."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from bocage.analysis import advise
from bocage.bots import Budget
from bocage.core.game import Game
from bocage.messages import say
from bocage.wording import action_sentence

BUDGET = Budget(simulations=4000, seconds=1.5)  # as in the browser
SHOWN = 3  # answers, the best first


def hint_lines(game: Game, seat: int, lang: str, names: Sequence[str], budget: Budget = BUDGET) -> list[str]:
    """The best answers and what they are worth. What is hidden from the seat is not looked at."""
    found = advise(game, seat, budget, SystemRandom().getrandbits(30))
    tried = [one for one in found.candidates if one.points is not None and one.visits][:SHOWN]
    lines = []
    for place, one in enumerate(tried or found.candidates[:1]):
        sentence = action_sentence(game, one.action, lang, names)
        text = say("terminal-hint-first" if place == 0 else "terminal-hint-then", lang, action=sentence)
        worth = "" if one.points is None else " " + say("hint-reason", lang, points=round(one.points, 1))
        lines.append(text + worth)
    return lines
