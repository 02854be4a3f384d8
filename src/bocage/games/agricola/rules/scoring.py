"""Scores, line by line (A-18)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import WORD
from bocage.core.lanes import lowest, popcount, total
from bocage.core.native import i64, mypyc_attr
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.games.agricola.rules.farm import STONE_HOUSE, Farm
from bocage.games.agricola.rules.goods import BOAR, BUILDING, CATTLE, GRAIN, SHEEP, VEGETABLE
from bocage.games.agricola.rules.state import Board

# the first count that earns 1, 2, 3, 4 points; below the first it is -1.
FIELD_STEPS: Final[list[i64]] = [2, 3, 4, 5]
PASTURE_STEPS: Final[list[i64]] = [1, 2, 3, 4]
GRAIN_STEPS: Final[list[i64]] = [1, 4, 6, 8]
VEGETABLE_STEPS: Final[list[i64]] = [1, 2, 3, 4]
SHEEP_STEPS: Final[list[i64]] = [1, 4, 6, 8]
BOAR_STEPS: Final[list[i64]] = [1, 3, 5, 7]
CATTLE_STEPS: Final[list[i64]] = [1, 2, 4, 6]
NONE: Final = -1
PERSON_POINTS: Final = 3
BEGGING_POINTS: Final = -3


def step_points(count: i64, steps: list[i64]) -> i64:
    """The points of a row of the table."""
    points: i64 = NONE
    place: i64 = 0
    while place < 4 and count >= steps[place]:
        place += 1
        points = place
    return points


@mypyc_attr(allow_interpreted_subclasses=True)
class Score:
    """Bonus points of a card that are computed at the end.

    Attributes:
        for_all: whether every player may get them, whoever owns the card (AR-70).
    """

    def __init__(self) -> None:
        self.for_all: bool = False

    def points(self, s: Board, seat: i64) -> i64:
        """What a player gets."""
        return 0

    def resources(self, s: Board, seat: i64) -> i64:
        """How many building resources have served for the points, and break no tie any more (AR-76)."""
        return 0


def board_points(farm: Farm) -> i64:
    """The points of everything but cards and begging markers."""
    points = step_points(popcount(farm.fields), FIELD_STEPS)
    fenced = farm.enclosed() & farm.stables
    points += step_points(len(farm.pasture_cells), PASTURE_STEPS)
    points += step_points(farm.crop_total(GRAIN), GRAIN_STEPS)
    points += step_points(farm.crop_total(VEGETABLE), VEGETABLE_STEPS)
    points += step_points(farm.animal(SHEEP), SHEEP_STEPS)
    points += step_points(farm.animal(BOAR), BOAR_STEPS)
    points += step_points(farm.animal(CATTLE), CATTLE_STEPS)
    points += popcount(fenced) - popcount(farm.unused())
    return points + farm.house * farm.room_count() + PERSON_POINTS * farm.people


def card_points(farm: Farm) -> i64:
    """Printed points of the improvements in front of a player (A-14.9)."""
    points: i64 = 0
    cards = farm.cards
    for word in range(cards.words()):
        rest = cards.word(word)
        while rest:
            points += farm.book.points[word * WORD + lowest(rest)]
            rest &= rest - 1
    return points


def cards_with_bonus(s: Board, seat: i64) -> list[i64]:
    """The cards that may give a player bonus points at the end."""
    farm = s.farm(seat)
    found: list[i64] = []
    cards = farm.cards
    for word in range(cards.words()):
        rest = cards.word(word) & s.book.scoring.word(word)
        while rest:
            found.append(word * WORD + lowest(rest))
            rest &= rest - 1
    for card in s.book.for_all:
        for other in range(s.seats):
            if s.farm(other).owns(card):
                found.append(card)
    return found


def bonus_of(s: Board, seat: i64, card: i64) -> i64:
    """The bonus points of one card."""
    points: i64 = 0
    for score in s.book.scores[card]:
        points += score.points(s, seat)
    return points


def bonus_points(s: Board, seat: i64) -> i64:
    """Bonus points noted in the game and computed at the end."""
    points = s.farm(seat).bonus
    for card in cards_with_bonus(s, seat):
        points += bonus_of(s, seat, card)
    return points


def final_points(s: Board, seat: i64) -> i64:
    """The whole score of a player (A-18.11)."""
    farm = s.farm(seat)
    points = board_points(farm) + card_points(farm) + BEGGING_POINTS * farm.begging
    return points + bonus_points(s, seat)


def resources_left(s: Board, seat: i64) -> i64:
    """Building resources in the supply, which break a tie (A-18.11)."""
    farm = s.farm(seat)
    left = total(farm.goods & BUILDING)
    for card in cards_with_bonus(s, seat):
        for score in s.book.scores[card]:
            left -= score.resources(s, seat)
    return left


def winners(s: Board) -> tuple[tuple[int, ...], str]:
    """Who has won, and what decided: the score, or the resources left; a full tie is shared."""
    if s.is_solo():
        return (0,), "counted"
    scores = [int(final_points(s, seat)) for seat in range(s.seats)]
    best = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    if len(best) == 1:
        return (best[0],), "score"
    left = [int(resources_left(s, seat)) for seat in best]
    found = tuple(seat for seat, count in zip(best, left, strict=True) if count == max(left))
    return found, "resources" if len(found) == 1 else "all-equal"


def score_sheet(s: Board, seat: int) -> ScoreSheet:
    """The score line by line, in the order of the score sheet (A-18.12)."""
    names = s.book.names
    farm = s.farm(seat)
    stone = farm.house == STONE_HOUSE
    rooms = farm.room_count()
    enclosed = farm.enclosed()
    points: list[tuple[str, i64]] = [
        ("fields", step_points(popcount(farm.fields), FIELD_STEPS)),
        ("pastures", step_points(len(farm.pasture_cells), PASTURE_STEPS)),
        ("grain", step_points(farm.crop_total(GRAIN), GRAIN_STEPS)),
        ("vegetables", step_points(farm.crop_total(VEGETABLE), VEGETABLE_STEPS)),
        ("sheep", step_points(farm.animal(SHEEP), SHEEP_STEPS)),
        ("boar", step_points(farm.animal(BOAR), BOAR_STEPS)),
        ("cattle", step_points(farm.animal(CATTLE), CATTLE_STEPS)),
        ("unused", -popcount(farm.unused())),
        ("fenced_stables", popcount(enclosed & farm.stables)),
        ("clay_rooms", 0 if stone else farm.house * rooms),
        ("stone_rooms", 2 * rooms if stone else 0),
        ("people", PERSON_POINTS * farm.people),
    ]
    lines = [ScoreLine("farm", key, float(count)) for key, count in points]
    for card in farm.cards.numbers():
        if s.book.points[card]:
            lines.append(ScoreLine("cards", names[card], float(s.book.points[card])))
    for card in cards_with_bonus(s, seat):
        lines.append(ScoreLine("bonus", names[card], float(bonus_of(s, seat, card))))
    lines.append(ScoreLine("bonus", "noted", float(farm.bonus)))
    lines.append(ScoreLine("begging", "begging", float(BEGGING_POINTS * farm.begging)))
    return ScoreSheet(lines)
