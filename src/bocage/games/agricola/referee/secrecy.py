"""What a seat must not see: the hands and packs of the others, and what nobody was dealt (A-1.6, AR-67)."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from bocage.core.errors import BocageError
from bocage.fuzzing.report import Broken
from bocage.games.agricola import Game
from bocage.games.agricola.referee.deck import MINORS

SECRET = ("hand", "pack", "seen")


def check_hidden(game: Game, seat: int) -> None:
    """Nothing hidden is in a view; what is the seat's own is there, and all cards seen coming."""
    view: dict[str, Any] = game.view(seat)
    position: dict[str, Any] = game.position()
    if "box" in view:
        raise Broken("view", f"seat {seat} sees the cards that nobody was dealt")
    for other, (seen, farm) in enumerate(zip(view["farms"], position["farms"], strict=True)):
        if seen["known"] != farm["known"]:
            raise Broken("view", f"seat {seat} is shown other traveling cards of seat {other}")
        if other == seat:
            if seen["hand"] != farm["hand"]:
                raise Broken("view", f"seat {seat} does not see the own hand")
        elif any(name in seen for name in SECRET):
            raise Broken("view", f"seat {seat} sees the hand or the pack of seat {other}")


def other_world(game: Game, seat: int, rng: Random) -> Game | None:
    """A game that differs only in what a seat cannot know; None where there is nothing of that kind.

    A card of another hand changes places with one that nobody was dealt. What the seat has seen in a pack
    stays where it is; so does a hand whose owner is just being asked, for the question may tell of it.
    """
    position: dict[str, Any] = deepcopy(game.position())
    seen = {card for look in position["farms"][seat].get("seen", []) for card in look}
    farms = [
        farm
        for other, farm in enumerate(position["farms"])
        if other not in (seat, game.to_act) and "pack" not in farm
    ]
    hidden = [
        (farm, card)
        for farm in farms
        for card in farm["hand"]
        if card not in farm["known"] and card not in seen
    ]
    if not hidden:
        return None
    farm, card = rng.choice(hidden)
    others = [
        other for other in position["box"] if (other in MINORS) == (card in MINORS) and other not in seen
    ]
    if not others:
        return None
    other = rng.choice(others)
    farm["hand"][farm["hand"].index(card)] = other
    position["box"][position["box"].index(other)] = card
    try:
        return Game.from_position(position)
    except BocageError as problem:
        raise Broken("position", f"a game with other hidden cards is refused: {problem}") from None


def check_alike(game: Game, other: Game, seat: int) -> None:
    """Two games that differ only in secrets look the same to a seat."""
    if json.dumps(game.view(seat)) != json.dumps(other.view(seat)):
        raise Broken("view", f"seat {seat} can tell games with other hidden cards apart")
    if game.to_act == seat and game.legal_actions() != other.legal_actions():
        raise Broken("view", f"seat {seat} has other legal actions where other cards are hidden")
