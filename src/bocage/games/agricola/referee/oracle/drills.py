"""Positions made for the oracles, one of each sort for every game of a campaign."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from bocage.fuzzing.report import Broken
from bocage.games.agricola import Game
from bocage.games.agricola.referee.oracle.comparisons import (
    check_gains,
    check_night,
    check_play,
    known_cards,
    known_spaces,
)
from bocage.games.agricola.referee.oracle.crowds import crowded_position, fencing_position
from bocage.games.agricola.referee.oracle.desk import OraclePlayer, Position
from bocage.games.agricola.referee.oracle.fences import Fenced, can_fence, outcomes, sheep_for
from bocage.games.agricola.referee.oracle.figures import BUILDING, HOUSES
from bocage.games.agricola.referee.oracle.offers import check_offers
from bocage.games.agricola.referee.oracle.points import check_points
from bocage.games.agricola.referee.oracle.till import Till
from bocage.games.agricola.referee.oracle.walk import PLACING, texts, walk, wanted
from bocage.games.agricola.referee.setups import KINDS

PLAYING = ("lessons", "more_lessons", "meeting_place", "major_improvement")
PRICE_CARDS = (
    *("stonecutter", "lumber_mill", "master_bricklayer", "frame_builder", "brushwood_collector"),
    *("carpenter", "carpenters_parlor", "conservator"),
)
BUYING = ("call grocer", "call basics", "call basics.2")  # and eating grain and raw vegetables
SPACES = 5  # free for fences
PLENTY = 9
ROOMS = (["a2", "a3"], ["a1", "a2", "a3"], ["a1", "a2", "a3", "b2", "b3"])


def drill(rng: Random) -> None:
    """Look at one position of each sort. Raises `Broken`, with the position."""
    for sort in (drill_crowd, drill_prices, drill_fences):
        sort(rng)


def shown(problem: Broken, position: Position) -> Broken:
    """The same, with the position it was found in: the game of the campaign is another one."""
    return Broken(problem.invariant, f"{problem.detail} in {json.dumps(position)}")


def drill_crowd(rng: Random) -> None:
    """What can be done, what it brings and what it is worth, with many cards in front of everybody."""
    position = crowded_position(rng.choice(KINDS), rng)
    game = Game.from_position(position, seed=1)
    if game.prompt != PLACING:
        return
    try:
        check_offers(game)
        check_points(game)
        for space in known_spaces(game):
            check_gains(game, space)
        for seat in range(len(position["farms"])):
            check_night(game.position(), seat)
        for space in sorted(wanted(texts(game), "space") & set(PLAYING)):
            question = after(game, f"space {space}")
            check_offers(question)
            for play in known_cards(question):
                check_play(question, play)
    except Broken as problem:
        raise shown(problem, position) from None


def after(game: Game, *actions: str) -> Game:
    """A copy of a game on which some actions were played."""
    copy = game.copy()
    assert isinstance(copy, Game)
    for action in actions:
        copy.play(action)
    return copy


def drill_prices(rng: Random) -> None:
    """A room and a renovation with some of the cards that change prices."""
    farm: dict[str, Any] = {
        "cards": [card for card in PRICE_CARDS if rng.random() < 0.5],
        "house": rng.choice(HOUSES),
        "rooms": rng.choice(ROOMS),
        **dict.fromkeys(BUILDING, PLENTY),
    }
    position: Position = {"game": "agricola", "options": {"seats": 3}, "round": 14, "farms": [farm, {}, {}]}
    game = Game.from_position(position)
    till = Till(game.position())
    try:
        site = "c3" if "b3" in farm["rooms"] else "b3"
        till.check_ways(after(game, "space farm_expansion", "option 1", f"room {site}"))
        if "house_redevelopment" in wanted(texts(game), "space"):
            question = after(game, "space house_redevelopment")
            targets = wanted(texts(question), "renovate")
            for asked in [after(question, f"renovate {target}") for target in sorted(targets)] or [question]:
                till.check_ways(asked)
    except Broken as problem:
        raise shown(problem, position) from None


def drill_fences(rng: Random) -> None:
    """Every end of a Build Fences action."""
    position = fencing_position(rng, SPACES)
    try:
        check_fences(Game.from_position(position))
    except Broken as problem:
        raise shown(problem, position) from None


def check_fences(game: Game) -> int:
    """Fencing leads to every legal layout and to no other (AR-42). Raises `Broken`.

    Returns how many there are; none where they are too many to try.
    """
    seat = game.to_act
    assert seat is not None
    desk = OraclePlayer(game.position(), seat)
    possible = "fencing" in wanted(texts(game), "space")
    if possible != can_fence(desk):
        raise Broken("fences", f"fencing is offered: {possible}")
    if not possible:
        return 0
    found = walk(game, "space fencing", lambda position: fenced(position, seat), calls=BUYING)
    if found is None:
        return 0
    expected = outcomes(desk)
    told = {layout for layout, _ in found}
    # Purchases that nothing asks for can be made before the turn instead: there may be no question left.
    plain = {layout for layout in expected if layout.bought == desk.bought()}
    reached = {layout.fences for layout in told} == {layout.fences for layout in expected}
    if not plain <= told <= expected or not reached:
        raise Broken("fences", f"never {list(expected - told)[:1]}, but {list(told - expected)[:1]}")
    crook = desk.has("shepherds_crook")
    for layout, sheep in found:
        if sheep != desk.goods.get("sheep", 0) + crook * sheep_for(desk.land, layout.fences):
            raise Broken("fences", f"{sheep} sheep with {layout}")
    return len(found)


def fenced(position: Position, seat: int) -> tuple[Fenced, int]:
    """How a farm stands: its fences, what they were paid from, and its sheep."""
    desk = OraclePlayer(position, seat)
    goods = desk.goods
    layout = Fenced(desk.land.fences, goods.get("wood", 0), goods.get("clay", 0), desk.bought())
    return layout, goods.get("sheep", 0)
