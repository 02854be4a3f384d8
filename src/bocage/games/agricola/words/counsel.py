"""What helps to answer a question of Agricola: how many, what it costs, what there is to pay with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bocage.core.game import Game
from bocage.core.menu import kind_of
from bocage.games.agricola.rules.actions import ENCLOSE, MAJOR, MINOR, OCCUPATION, RENOVATE, ROOM, STABLE
from bocage.games.agricola.rules.goods import RESOURCES
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.fencing import most_fences
from bocage.messages import say
from bocage.wording.costs import cost_sentence
from bocage.wording.names import goods_list

# What is built where it is pressed, and what it is paid with.
PAID = {
    "room": (ROOM, ("wood", "clay", "reed", "stone")),
    "stable": (STABLE, ("wood",)),
    "renovate": (RENOVATE, ("clay", "reed", "stone")),
}
# What is only used up.
USED = {"sow": ("grain", "vegetable"), "bake": ("grain",)}
PLAYED = {"minor": MINOR, "occupation": OCCUPATION}


def counsel(game: Game, lang: str) -> str:
    """What helps to answer what is asked now, or an empty text."""
    key, seat = game.prompt[1], game.to_act
    if seat is None or seat < 0:
        return ""
    if key in PAID:
        kind, goods = PAID[key]
        return cost_sentence(game, kind, lambda one, of: purse(one, of, goods), lang)
    if key in USED:
        have = goods_list(purse(game, seat, USED[key]), lang)
        return say("counsel-have", lang, goods=have) if have else ""
    kinds = Counter(kind_of(action) for action in game.legal_actions())
    if key == "improve":
        return _improving(kinds[MAJOR], kinds[MINOR], lang)
    if key in PLAYED:
        return say("counsel-agricola-cards", lang, count=kinds[PLAYED[key]])
    return _fencing(game, seat, lang) if key == "enclose" and ENCLOSE in kinds else ""


def purse(game: Game, seat: int, goods: tuple[str, ...]) -> Mapping[str, int]:
    """What a player has of some goods."""
    board = game.state
    assert isinstance(board, Board)
    farm = board.farm(seat)
    return {good: int(farm.good(RESOURCES.index(good))) for good in goods}


def _improving(majors: int, minors: int, lang: str) -> str:
    counts = (("counsel-agricola-majors", majors), ("counsel-agricola-cards", minors))
    return " ".join(say(key, lang, count=count) for key, count in counts if count)


def _fencing(game: Game, seat: int, lang: str) -> str:
    """How many fences there are pieces and goods for."""
    board = game.state
    assert isinstance(board, Board)
    assert board.top is not None
    count = int(most_fences(board.farm(seat), board.top.b))
    return say("counsel-agricola-fences", lang, count=count)
