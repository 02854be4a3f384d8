"""The oracles at work: they follow a game and compare."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bocage.agricola import Game
from bocage.fuzzing.agricola.oracle.desk import Position
from bocage.fuzzing.agricola.oracle.gains import GIVING, Use, frozen, world_of
from bocage.fuzzing.agricola.oracle.offers import check_offers
from bocage.fuzzing.agricola.oracle.points import check_points
from bocage.fuzzing.agricola.oracle.till import Till
from bocage.fuzzing.agricola.oracle.walk import PLACING, texts, walk, wanted
from bocage.fuzzing.agricola.prices_paid import Event
from bocage.fuzzing.agricola.spaces import gathers
from bocage.fuzzing.report import Broken

OFFERS_EVERY = 2  # turns, on average, between looks at the open spaces
GAINS_EVERY = 8  # turns, on average, between looks at all that a space can bring
LAND_SPACES = ("farmland", "grain_utilization", "cultivation")
LEFT_OUT = ("use cottager", "use lasso")  # houses and second turns are beyond `gains`
# Rulings under which the order of things in a turn is another (AR-01, AR-02).
OTHER_ORDER = {"slot2_payment_after_space": False, "slot2_actions_after_space": True}


class Referee:
    """Follows one game; each check raises `Broken`."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.rng = rng
        self.till = Till(position)
        self.before: Position = position

    def after(self, game: Game, position: Position, heard: Sequence[Event], action: str) -> None:
        """An action was played: what was paid, what can be done now, what it is worth."""
        self.till.check(heard, self.before, action)
        self.before = position
        if game.to_act is None or game.to_act < 0:
            return
        self.till.check_ways(game)
        if game.prompt != PLACING:
            check_offers(game)
            return
        self.till.begin(position)
        if self.rng.random() * OFFERS_EVERY < 1:
            check_offers(game)
            check_points(game)
        if self.rng.random() * GAINS_EVERY < 1:
            check_gains(game, self.rng.choice([*known_spaces(game), None]))


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
    told = walk(game, f"space {space}", lambda position: frozen(world_of(position, seat, space)), LEFT_OUT)
    if told is None:
        return False
    position: Position = game.position()
    least = Use(position, seat, space).outcomes()
    most = Use(position, seat, space, exchanging=True).outcomes()
    if not least <= told <= most:
        wrong = f"never {sorted(least - told, key=str)[:1]}, but {sorted(told - most, key=str)[:1]}"
        raise Broken("gains", f"{space}: {wrong}, from {frozen(world_of(position, seat, space))}")
    return True
