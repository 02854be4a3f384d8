"""What helps to answer a question of Farmerama: which of how many, and what turning the wheel costs."""

from __future__ import annotations

from bocage.core.game import Game
from bocage.core.lanes import lane
from bocage.core.menu import kind_of
from bocage.games.farmerama import Game as Farmerama
from bocage.games.farmerama.rules.actions import FEED, GOODS, TURN
from bocage.games.farmerama.rules.chores import limit_of
from bocage.games.farmerama.rules.work import card_begun, times_done
from bocage.messages import say
from bocage.wording.names import good_count

WATER = GOODS.index("water")


def counsel(game: Game, lang: str) -> str:
    """What helps to answer what is asked now, or an empty text."""
    seat, key = game.to_act, game.prompt[1]
    if seat is None or seat < 0:
        return ""
    assert isinstance(game, Farmerama)
    kinds = [kind_of(action) for action in game.legal_actions()]
    found: list[str] = []
    work = work_done(game) if key in ("sow", "harvest") else None
    if work is not None and work[1] < work[2]:
        found.append(say("counsel-farmerama-field", lang, number=work[1] + 1, count=work[2]))
    if key == "feed":
        found.append(say("counsel-farmerama-feed", lang, count=kinds.count(FEED)))
    if TURN in kinds:
        water = int(lane(game.board.farm(seat).barn, WATER))
        found.append(say("counsel-farmerama-turn", lang, water=good_count("water", water, lang)))
    return " ".join(found)


def work_done(game: Game) -> tuple[int, int, int] | None:
    """The card being carried out, how often that was done, and how often it may be; else None.

    Feed and Seeds have no such limit.
    """
    seat = game.to_act
    if seat is None or game.prompt[1] not in ("sow", "harvest", "fetch"):
        return None
    assert isinstance(game, Farmerama)
    card = int(card_begun(game.board))
    return card, int(times_done(game.board)), int(limit_of(game.board, seat, card))
