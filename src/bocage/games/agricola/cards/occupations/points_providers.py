"""Occupations that are there for their points."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from bocage.core.cards import On, Text
from bocage.core.effects import Condition, Effect
from bocage.core.lanes import popcount, times, total
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Why
from bocage.farmland.housing import Homes, fits
from bocage.games.agricola.rules.card import Occupation
from bocage.games.agricola.rules.events import BEFORE_SCORING
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import ANIMAL_KINDS
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.scores import PointsBySteps
from bocage.games.agricola.rules.scoring import Score
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.animals import LastReleases
from bocage.games.agricola.rules.verbs.goods import GainCounted


class PointPerUnfencedStable(Score):
    """A point for each stable outside the pastures (AR-75)."""

    def points(self, s: Board, seat: i64) -> i64:
        farm = s.farm(seat)
        return popcount(farm.stables & ~farm.enclosed())


STABLE_ARCHITECT = Occupation(
    id="stable_architect",
    code="A098",
    name=Text(en="Stable Architect", fr="Architecte d’étables"),
    text=Text(
        en="End of the game: 1 point for each of your stables outside pastures.",
        fr="Fin de partie : 1 point par étable hors de vos pâturages.",
    ),
    scores=(PointPerUnfencedStable(),),
)


class PointsForImprovements(PointsBySteps):
    """Points for the majors and minors in front of the player (AR-71)."""

    def count(self, s: Board, seat: i64) -> i64:
        cards = s.farm(seat).cards
        return cards.common(s.book.majors).size() + cards.common(s.book.minors).size()


BRAGGART = Occupation(
    id="braggart",
    code="A133",
    name=Text(en="Braggart", fr="Vantard"),
    text=Text(
        en="End of the game: 2/3/4/5/7/9 points for 5/6/7/8/9/10 improvements in front of you.",
        fr="Fin de partie : 2/3/4/5/7/9 points pour 5/6/7/8/9/10 aménagements devant vous.",
    ),
    players=3,
    scores=(PointsForImprovements(((5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9))),),
)


SPARE: Final = 3  # how many more animals a pasture must have room for


def large_pastures(farm: Farm) -> list[i64]:
    """How much each pasture holds, of those that have the room to spare beside an animal."""
    farm.housing()
    return [room for room in farm.pasture_rooms if room > SPARE]


class ReleasesCouldHelp(Condition[Board]):
    """There are animals, and a pasture in which fewer of them could count."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        farm = s.farm(seat)
        return farm.herd() != 0 and large_pastures(farm) != []


class PointPerSparsePasture(Score):
    """A point for each pasture with an animal and room to spare, the animals standing at their best (AR-72)."""

    def points(self, s: Board, seat: i64) -> i64:
        farm = s.farm(seat)
        large = large_pastures(farm)
        spare = farm.housing().room - total(farm.herd())
        for count in range(min(len(large), spare // SPARE), 0, -1):
            for sparse in combinations(large, count):
                if any(
                    self._can_be(farm, sparse, kinds) for kinds in product(range(ANIMAL_KINDS), repeat=count)
                ):
                    return count
        return 0

    def _can_be(self, farm: Farm, sparse: tuple[i64, ...], kinds: tuple[int, ...]) -> bool:
        """Whether these pastures can hold these kinds, at least one animal each, and keep that room."""
        if any(kinds.count(kind) > farm.animal(kind) for kind in kinds):
            return False
        others = list(farm.pasture_rooms)
        held = 0
        for room, kind in zip(sparse, kinds, strict=True):
            others.remove(room)
            held += times(room - SPARE, kind)
        return fits(Homes(held, others, farm.housing().singles, []), farm.herd())


ORGANIC_FARMER = Occupation(
    id="organic_farmer",
    code="B098",
    name=Text(en="Organic Farmer", fr="Agriculteur bio"),
    text=Text(
        en="End of the game: 1 point for each pasture that holds at least 1 animal and has room for 3 more.",
        fr="Fin de partie : 1 point par pâturage qui contient au moins 1 animal et peut en accueillir 3 de plus.",
    ),
    whenever=(On(BEFORE_SCORING, LastReleases(), when=ReleasesCouldHelp(), at_once=True),),
    scores=(PointPerSparsePasture(),),
)

PLAYED_BY_THEN = Counter("tutor")


class NoteOccupations(Effect[Board]):
    """Remember how many occupations there are, this one included."""

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        PLAYED_BY_THEN.write(farm, farm.occupations)


class PointPerLaterOccupation(Score):
    """A point for each occupation played since (AR-73)."""

    def points(self, s: Board, seat: i64) -> i64:
        farm = s.farm(seat)
        return farm.occupations - PLAYED_BY_THEN.read(farm)


TUTOR = Occupation(
    id="tutor",
    code="B099",
    name=Text(en="Tutor", fr="Précepteur"),
    text=Text(
        en="End of the game: 1 point for each occupation you played after this one.",
        fr="Fin de partie : 1 point par Savoir-faire que vous avez joué après celui-ci.",
    ),
    remembers=(PLAYED_BY_THEN,),
    on_play=NoteOccupations(),
    scores=(PointPerLaterOccupation(),),
)

WOOD_BY_ROUNDS_LEFT: Final = ((9, 4), (6, 3), (3, 2), (1, 1))


class GainByRoundsLeft(GainCounted):
    """Take more of a good the more rounds are still to come: the first step reached counts (A-3.8, A-16.10)."""

    def count(self, s: Board, seat: i64) -> i64:
        for rounds, count in WOOD_BY_ROUNDS_LEFT:
            if s.rounds_left() >= rounds:
                return count
        return 0


class PointsForMostRooms(Score):
    """Points for everybody with the largest house, whoever owns the card (AR-70)."""

    def __init__(self, each: int) -> None:
        super().__init__()
        self.for_all = True
        self.each: Final = each

    def points(self, s: Board, seat: i64) -> i64:
        most = max(s.farm(other).room_count() for other in range(s.seats))
        return self.each if s.farm(seat).room_count() == most else 0


HOUSE_STEWARD = Occupation(
    id="house_steward",
    code="B136",
    name=Text(en="House Steward", fr="Intendant"),
    text=Text(
        en="When played, take 4/3/2/1 wood with at least 9/6/3/1 rounds still to come. End of the game: 3 points for every player with the most rooms.",
        fr="En le jouant, prenez 4/3/2/1 bois s’il reste au moins 9/6/3/1 tours à venir. Fin de partie : 3 points pour chaque joueur qui a le plus de pièces.",
    ),
    players=3,
    on_play=GainByRoundsLeft("wood"),
    scores=(PointsForMostRooms(each=3),),
)

POINTS_PROVIDERS = (STABLE_ARCHITECT, BRAGGART, ORGANIC_FARMER, TUTOR, HOUSE_STEWARD)
