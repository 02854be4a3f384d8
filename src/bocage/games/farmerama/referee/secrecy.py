"""What a seat must not see: cards that others laid face down, the unseen card of a solo pile (F-20, F-69)."""

from __future__ import annotations

import json
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from bocage.core.errors import BocageError
from bocage.fuzzing.report import Broken
from bocage.games.farmerama import Game
from bocage.games.farmerama.referee.figures import CARDS

PILES = ("pile", "replenishing", "added")


def check_hidden(game: Game, seat: int) -> None:
    """Nothing hidden is in a view, and what is the seat's own is there."""
    view: dict[str, Any] = game.view(seat)
    shown = [other for other, farm in enumerate(view["farms"]) if "cards" in farm]
    may_see = list(range(len(view["farms"]))) if view["cards_open"] else [seat]
    if shown != may_see:
        raise Broken("view", f"seat {seat} sees the cards of {shown}, not of {may_see}")
    if "agenda" in view or any(pile in view.get("solo", {}) for pile in PILES):
        raise Broken("view", f"seat {seat} sees the agenda or the piles")


def other_world(game: Game, seat: int, rng: Random, components: Path | None) -> Game | None:
    """A game that differs only in what a seat cannot know; None where there is nothing of that kind."""
    position = deepcopy(game.position())
    changed = _change_pile(position, rng) if "solo" in position else _change_hand(position, seat, rng)
    if not changed:
        return None
    try:
        return Game.from_position(position, components=components)
    except BocageError as problem:
        raise Broken("position", f"a game with other hidden cards is refused: {problem}") from None


def _change_hand(position: dict[str, Any], seat: int, rng: Random) -> bool:
    farms = position["farms"]
    hidden = [other for other, farm in enumerate(farms) if other != seat and farm["cards"]]
    if position["cards_open"] or not hidden:
        return False
    farm = farms[rng.choice(hidden)]
    farm["cards"] = list(rng.choice(list(combinations(CARDS, len(farm["cards"])))))
    return True


def _change_pile(position: dict[str, Any], rng: Random) -> bool:
    """Another card of the replenishing pile has joined the action pile, where it still lies."""
    solo = position["solo"]
    added = solo["added"]
    kinds = [kind for kind, count in solo["replenishing"].items() if count and kind != added]
    if added is None or not kinds or not solo["pile"][added]:
        return False
    kind = rng.choice(kinds)
    for pile, lost, gained in (("pile", added, kind), ("replenishing", kind, added)):
        solo[pile][lost] -= 1
        solo[pile][gained] += 1
    solo["added"] = kind
    return True


def check_alike(game: Game, other: Game, seat: int) -> None:
    """Two games that differ only in secrets look the same to a seat."""
    if json.dumps(game.view(seat)) != json.dumps(other.view(seat)):
        raise Broken("view", f"seat {seat} can tell games with other hidden cards apart")
    if game.to_act == seat and game.legal_actions() != other.legal_actions():
        raise Broken("view", f"seat {seat} has other legal actions where other cards are hidden")
