"""What the next thing of its kind costs, found by trying it out: cards change prices."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bocage.core.game import Game
from bocage.core.menu import kind_of
from bocage.messages import say
from bocage.wording.names import goods_list

Purse = Callable[[Game, int], Mapping[str, int]]


def next_cost(game: Game, kind: int, purse: Purse) -> dict[str, int] | None:
    """What the first legal action of a kind takes from the purse; None where how to pay is asked next."""
    seat, asked = game.to_act, game.prompt[1]
    action = next((one for one in game.legal_actions() if kind_of(one) == kind), None)
    if seat is None or action is None:
        return None
    after = game.copy()
    after.play(action)
    if after.to_act == seat and after.prompt[1] != asked and "pay" in after.prompt[1]:
        return None
    have, left = purse(game, seat), purse(after, seat)
    return {good: count - left[good] for good, count in have.items() if count > left[good]}


def cost_sentence(
    game: Game, kind: int, purse: Purse, lang: str, pieces: Mapping[str, int] | None = None
) -> str:
    """What the next one costs, and what there is to pay with; and how many pieces of it there are."""
    seat = game.to_act
    assert seat is not None
    have = goods_list({**purse(game, seat), **(pieces or {})}, lang) or say("nothing", lang)
    cost = next_cost(game, kind, purse)
    if cost is None:
        return say("counsel-have", lang, goods=have)
    if not cost:
        return say("counsel-free", lang, goods=have)
    return say("counsel-cost", lang, cost=goods_list(cost, lang), goods=have)
