"""What helps to answer a question of All Creatures: how many, what it costs, what there is to pay with."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.game import Game
from bocage.core.menu import kind_of
from bocage.games.creatures.rules.actions import BORDER, BUILD, TROUGH, UPGRADE
from bocage.games.creatures.rules.goods import BORDERS, RESOURCES
from bocage.games.creatures.rules.state import Board
from bocage.messages import say
from bocage.wording.costs import cost_sentence
from bocage.wording.names import goods_list

PAID = {"border": BORDER, "trough": TROUGH, "upgrade": UPGRADE}


def counsel(game: Game, lang: str) -> str:
    """What helps to answer what is asked now, or an empty text."""
    key, seat = game.prompt[1], game.to_act
    if seat is None or seat < 0:
        return ""
    if key in PAID:
        return cost_sentence(game, PAID[key], purse, lang, pieces(game, seat) if key == "border" else None)
    if key == "build":
        count = sum(kind_of(action) == BUILD for action in game.legal_actions())
        have = goods_list(purse(game, seat), lang) or say("nothing", lang)
        return say("counsel-creatures-build", lang, count=count, goods=have)
    return ""


def purse(game: Game, seat: int) -> Mapping[str, int]:
    """The resources of a player."""
    board = game.state
    assert isinstance(board, Board)
    farm = board.farm(seat)
    return {good: int(farm.good(place)) for place, good in enumerate(RESOURCES)}


def pieces(game: Game, seat: int) -> Mapping[str, int]:
    """The borders in the supply of a player."""
    board = game.state
    assert isinstance(board, Board)
    return {"borders": int(board.farm(seat).good(BORDERS))}
