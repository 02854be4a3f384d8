"""What the engine lets come of an action or a night, against what the sheet says."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.fuzzing.report import Broken
from bocage.games.agricola import Game
from bocage.games.agricola.referee.oracle.desk import OraclePlayer, Position
from bocage.games.agricola.referee.oracle.figures import ROUNDS, covers
from bocage.games.agricola.referee.oracle.gains import GIVING, SpaceUse, frozen, world_of
from bocage.games.agricola.referee.oracle.nights import LEFT_OUT as LEFT_OUT_AT_NIGHT
from bocage.games.agricola.referee.oracle.nights import Night, own
from bocage.games.agricola.referee.oracle.offers import asked_by
from bocage.games.agricola.referee.oracle.plays import Play, is_told
from bocage.games.agricola.referee.oracle.walk import texts, walk, wanted
from bocage.games.agricola.referee.spaces import gathers

PLAYING = (("A-14.4", "occupation"), ("A-14.5", "minor"), ("A-14.6", "improve"))
LAND_SPACES = ("farmland", "grain_utilization", "cultivation")
LEFT_OUT = ("use cottager", "use lasso")  # houses and second turns are beyond `gains`
COURSE = ("agenda", "moment", "working", "starting", "spent")  # where in a round a position is
# Rulings under which the order of things in a turn is another (AR-01, AR-02).
OTHER_ORDER = {"slot2_payment_after_space": False, "slot2_actions_after_space": True}


def known_spaces(game: Game) -> list[str]:
    """The open spaces whose gains can be told; none at the end of a round, where more happens."""
    position: Position = game.position()
    options = position["options"]
    people = sum(farm["home"] for farm in position["farms"])
    if people < 2 or any(options.get(name, default) != default for name, default in OTHER_ORDER.items()):
        return []
    return [
        space
        for space in sorted(wanted(texts(game), "space"))
        if space in GIVING or space in LAND_SPACES or gathers(space, options["mode"])
    ]


def check_gains(game: Game, space: str | None) -> bool:
    """All that a space can bring to everybody is what the engine lets come of it. Raises `Broken`.

    Returns whether it was looked at: no space, or one with too many ways, is left alone.
    """
    seat = game.to_act
    if space is None or seat is None:
        return False
    position: Position = game.position()
    uses = [SpaceUse(position, seat, space, exchanging) for exchanging in (False, True)]
    return is_compared(game, f"space {space}", uses)


def known_cards(game: Game) -> list[tuple[str, str]]:
    """The cards that can be played now and whose effect can be told, with the kind of action."""
    position: Position = game.position()
    if game.prompt not in PLAYING or not sum(farm["home"] for farm in position["farms"]):
        return []
    if position["agenda"][0][0].split(".")[0] != "space":
        return []
    kinds = ("major", "minor", "occupation")
    return [(kind, card) for kind in kinds for card in sorted(wanted(texts(game), kind)) if is_told(card)]


def check_play(game: Game, play: tuple[str, str] | None) -> bool:
    """All that a card can bring when it is played. Raises `Broken`. Returns whether it was looked at."""
    seat = game.to_act
    if play is None or seat is None:
        return False
    position: Position = game.position()
    route = asked_by(OraclePlayer(position, seat))
    uses = [Play(position, seat, play[1], route, exchanging) for exchanging in (False, True)]
    if not covers(uses[0].desk.goods, {**uses[0].cost(), "food": 0}):
        return False  # a good that is missing comes by exchanges that are not walked
    return is_compared(game, " ".join(play), uses)


def check_night(position: Position, seat: int) -> bool:
    """All that passes for a player if nobody placed another person. Raises `Broken`."""
    if position["round"] == ROUNDS:  # no round comes after it
        return False
    evening = {name: value for name, value in position.items() if name not in COURSE}
    evening["farms"] = [{**farm, "home": 0} for farm in position["farms"]]
    told = walk(
        Game.from_position(evening, seed=1),
        None,
        lambda after: own(after, seat),
        LEFT_OUT_AT_NIGHT,
        seat=seat,
    )
    if told is None:
        return False
    expected = Night(position, seat).outcomes()
    if told != expected:
        wrong = f"never {sorted(expected - told, key=str)[:1]}, but {sorted(told - expected, key=str)[:1]}"
        raise Broken("night", f"seat {seat}: {wrong}, from {own(position, seat)}")
    return True


def is_compared(game: Game, action: str, uses: Sequence[SpaceUse]) -> bool:
    """Compare with all that an action leads to: what must come of it, and what may. Raises `Broken`."""
    seat, space, start = uses[0].seat, uses[0].space, purchases(uses[0].position)
    found = walk(
        game,
        action,
        lambda position: (frozen(world_of(position, seat, space)), purchases(position)),
        LEFT_OUT,
    )
    if found is None:
        return False
    # Where food is missing, what Grocer sells may be eaten for it: such purchases are not followed.
    told = {world for world, bought in found if bought == start}
    least, most = (use.outcomes() for use in uses)
    if not least <= told <= most:
        wrong = f"never {sorted(least - told, key=str)[:1]}, but {sorted(told - most, key=str)[:1]}"
        raise Broken("gains", f"{action}: {wrong}, from {frozen(uses[0].start)}")
    return True


def purchases(position: Position) -> int:
    """How much of Grocer's pile is gone."""
    return sum(int(farm["memory"].get("grocer", 0)) for farm in position["farms"])
