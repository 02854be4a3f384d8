"""The oracles at work: they follow a game and compare."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bocage.agricola import Game
from bocage.fuzzing.agricola.oracle.desk import Desk, Position
from bocage.fuzzing.agricola.oracle.figures import covers
from bocage.fuzzing.agricola.oracle.gains import GIVING, Use, frozen, world_of
from bocage.fuzzing.agricola.oracle.offers import asked_by, check_offers
from bocage.fuzzing.agricola.oracle.plays import Play, is_told
from bocage.fuzzing.agricola.oracle.points import check_points
from bocage.fuzzing.agricola.oracle.till import Till
from bocage.fuzzing.agricola.oracle.walk import PLACING, texts, walk, wanted
from bocage.fuzzing.agricola.prices_paid import Event
from bocage.fuzzing.agricola.spaces import gathers
from bocage.fuzzing.report import Broken

OFFERS_EVERY = 2  # turns, on average, between looks at the open spaces
GAINS_EVERY = 8  # turns, on average, between looks at all that a space can bring
PLAYS_EVERY = 2  # questions, on average, between looks at all that a card can bring
PLAYING = (("A-14.4", "occupation"), ("A-14.5", "minor"), ("A-14.6", "improve"))
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
            if self.rng.random() * PLAYS_EVERY < 1:
                check_play(game, self.rng.choice([*known_cards(game), None]))
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
    position: Position = game.position()
    uses = [Use(position, seat, space, exchanging) for exchanging in (False, True)]
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
    route = asked_by(Desk(position, seat))
    uses = [Play(position, seat, play[1], route, exchanging) for exchanging in (False, True)]
    if not covers(uses[0].desk.goods, {**uses[0].cost(), "food": 0}):
        return False  # a good that is missing comes by exchanges that are not walked
    return is_compared(game, " ".join(play), uses)


def is_compared(game: Game, action: str, uses: Sequence[Use]) -> bool:
    """Compare with all that an action leads to: what must come of it, and what may. Raises `Broken`."""
    seat, space = uses[0].seat, uses[0].space
    told = walk(game, action, lambda position: frozen(world_of(position, seat, space)), LEFT_OUT)
    if told is None:
        return False
    least, most = (use.outcomes() for use in uses)
    if not least <= told <= most:
        wrong = f"never {sorted(least - told, key=str)[:1]}, but {sorted(told - most, key=str)[:1]}"
        raise Broken("gains", f"{action}: {wrong}, from {frozen(uses[0].start)}")
    return True
