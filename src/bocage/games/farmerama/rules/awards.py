"""Phase 2: decorative buildings for cards that several have played (F-21 to F-28, F-56, F-60)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Chance, Effect
from bocage.core.lanes import bit, lane, lowest, one, popcount, times
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.farmerama.rules.actions import ALLOT, CARDS, CHOOSE_TILE, CROPS, GOODS, TAKE
from bocage.games.farmerama.rules.chores import receive
from bocage.games.farmerama.rules.elsewhere import explain_elsewhere
from bocage.games.farmerama.rules.engine import CATALOGUE
from bocage.games.farmerama.rules.parts import FEWEST_BUILDINGS, MOST_SCARECROWS, NOBODY
from bocage.games.farmerama.rules.reasons import (
    MUST_TAKE_BUILDING,
    MUST_TAKE_CROP,
    NONE_IN_SUPPLY,
    NOT_A_CROP,
    NOT_DISPLAYED,
)
from bocage.games.farmerama.rules.state import THREE_PLAYERS, TWO_PLAYERS, Board


def shared_cards(s: Board) -> i64:
    """A mask of the cards that two or more players have played."""
    found: i64 = 0
    for card in range(len(CARDS)):
        if s.players_of(card) > 1:
            found |= bit(card)
    return found


def _standing(s: Board, seat: i64, criterion: i64) -> i64:
    """How well a player stands by one criterion; more is better."""
    farm = s.farm(seat)
    if criterion == FEWEST_BUILDINGS:
        return -farm.buildings()
    if criterion == MOST_SCARECROWS:
        return farm.scarecrows(s.parts)
    return -farm.crops_in_barn()


def receiver(s: Board, card: i64) -> i64:
    """Who receives a building for a shared card, or NOBODY: each criterion narrows the group (F-22)."""
    group: i64 = 0
    for seat in range(s.seats):
        if (s.farm(seat).chosen >> card) & 1:
            group |= bit(seat)
    criteria = s.parts.advanced_criteria if s.advanced else s.parts.criteria
    for criterion in criteria:
        group = _best(s, group, criterion)
    return lowest(group) if group & (group - 1) == 0 else NOBODY


def _best(s: Board, group: i64, criterion: i64) -> i64:
    best: i64 = 0
    kept: i64 = 0
    for seat in range(s.seats):
        if (group >> seat) & 1 == 0:
            continue
        standing = _standing(s, seat, criterion)
        if kept == 0 or standing > best:
            best = standing
            kept = bit(seat)
        elif standing == best:
            kept |= bit(seat)
    return kept


def give_tile(s: Board, seat: i64, tile: i64) -> None:
    """A building goes into a garden; its reward comes at once, as far as the supply goes (F-23, F-28)."""
    farm = s.farm(seat)
    s.display &= ~bit(tile)
    farm.garden |= bit(tile)
    reward = s.parts.reward[tile]
    given: i64 = 0
    for good in range(len(GOODS)):
        given += times(min(lane(reward, good), lane(s.supply, good)), good)
    receive(s, farm, given)
    s.tell("awarded", seat, tile, given)
    if s.parts.any_crop[tile]:
        s.push(CROP_OF_CHOICE.node, seat, seat, ASK, s.parts.any_crop[tile])


class Awards(Effect[Board]):
    """Find out who receives what, by the number of players and of shared cards."""

    def run(self, s: Board, f: Frame) -> None:
        cards = shared_cards(s)
        if cards == 0:
            return
        one_card = lowest(cards)
        other = cards & (cards - 1)
        if other == 0:
            self._single(s, one_card)
        elif s.seats == TWO_PLAYERS:
            # F-60: compared anew for the second; a complete tie for the first is one for both.
            s.push(REMAINING.node, NATURE, NATURE, RUN, one_card)
            self._single(s, one_card)
        elif s.seats == THREE_PLAYERS:
            self._in_turn(s, one_card, lowest(other))
        else:
            self._side_by_side(s, one_card, lowest(other))

    def _single(self, s: Board, card: i64) -> None:
        seat = receiver(s, card)
        if seat != NOBODY:
            s.push(CHOICE_OF_TILE.node, seat, seat, ASK)

    def _side_by_side(self, s: Board, one_card: i64, other: i64) -> None:
        """Two pairs of four players share nobody: chance allots the two buildings (F-24, F-25)."""
        first, second = receiver(s, one_card), receiver(s, other)
        if first != NOBODY and second != NOBODY:
            s.push(ALLOTMENT.node, NATURE, NATURE, ASK, first, second)
        elif first != NOBODY or second != NOBODY:
            only = first if first != NOBODY else second
            if s.parts.sole_receiver_chooses:
                s.push(CHOICE_OF_TILE.node, only, only, ASK)
            else:
                s.push(ALLOTMENT.node, NATURE, NATURE, ASK, only, NOBODY)

    def _in_turn(self, s: Board, one_card: i64, other: i64) -> None:
        """Both pairs hold the chief: chance says which comes first and with which building (F-56)."""
        if receiver(s, one_card) != NOBODY or receiver(s, other) != NOBODY:
            s.push(ORDER.node, NATURE, NATURE, ASK, one_card, other)


class ChoiceOfTile(Effect[Board]):
    """The receiver takes one of the displayed buildings (F-23)."""

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-23", "tile")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(CHOOSE_TILE, s.display)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        give_tile(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == CHOOSE_TILE:
            why.note("F-23", NOT_DISPLAYED, arg)
        elif kind == STOP:
            why.note("F-23", MUST_TAKE_BUILDING)
        explain_elsewhere(s, kind, why)


class Remaining(Effect[Board]):
    """Two players shared both cards: the second building, compared anew (F-60), for card (a)."""

    def run(self, s: Board, f: Frame) -> None:
        seat = receiver(s, f.a)
        if seat != NOBODY and popcount(s.display) < s.parts.display_size:
            give_tile(s, seat, lowest(s.display))


class Allotment(Chance[Board]):
    """Chance: which of the two buildings goes to one receiver (a), which to the other (b)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-24", "allot")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(ALLOT, 3)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        tile, other = split_display(s, arg)
        if f.b == NOBODY:
            give_tile(s, f.a, tile)
        elif (f.a - s.first + s.seats) % s.seats < (f.b - s.first + s.seats) % s.seats:
            s.push(GIFT.node, f.b, f.b, RUN, other)
            give_tile(s, f.a, tile)
        else:  # F-41: where tiles run short, the order of the round decides
            s.push(GIFT.node, f.a, f.a, RUN, tile)
            give_tile(s, f.b, other)


class Gift(Effect[Board]):
    """A building (a) that chance has allotted to a player."""

    def run(self, s: Board, f: Frame) -> None:
        give_tile(s, f.seat, f.a)


def split_display(s: Board, arg: i64) -> tuple[int, int]:
    """The two displayed buildings, in this or the other order."""
    low = lowest(s.display)
    high = lowest(s.display & (s.display - 1))
    return (low, high) if arg & 1 == 0 else (high, low)


class Order(Chance[Board]):
    """Chance, with three players: which pair (a or b) comes first, and with which building."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-56", "allot")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(ALLOT, 15)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        first_card, second_card = (f.a, f.b) if arg & 2 == 0 else (f.b, f.a)
        tile, other = split_display(s, arg)
        seat = receiver(s, first_card)
        s.push(SECOND_PAIR.node, NATURE, NATURE, RUN, second_card, other)
        if seat != NOBODY:
            give_tile(s, seat, tile)


class SecondPair(Effect[Board]):
    """The pair (a) that comes second: the other building (b), or a free choice if it alone receives."""

    def run(self, s: Board, f: Frame) -> None:
        seat = receiver(s, f.a)
        if seat == NOBODY:
            return
        if popcount(s.display) == s.parts.display_size and s.parts.sole_receiver_chooses:
            s.push(CHOICE_OF_TILE.node, seat, seat, ASK)
        else:
            give_tile(s, seat, f.b)


class CropOfChoice(Effect[Board]):
    """Crops of the owner's choice, so many (a), as far as the supply goes."""

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-23", "crop")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        found: i64 = 0
        for crop in range(len(CROPS)):
            if lane(s.supply, crop):
                found |= bit(crop)
        m.offer(TAKE, found)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        receive(s, s.farm(f.seat), one(arg))
        s.tell("took", f.seat, arg)
        if f.a > 1:
            s.push(self.node, f.seat, f.actor, ASK, f.a - 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == TAKE and arg < len(CROPS):
            why.note("F-28", NONE_IN_SUPPLY, arg)
        elif kind == TAKE and arg < len(GOODS):
            why.note("F-1", NOT_A_CROP, arg)
        elif kind == STOP:
            why.note("F-23", MUST_TAKE_CROP, f.a)
        explain_elsewhere(s, kind, why)


def crops_to_choose(s: Board) -> int:
    """How many crops of their choice whoever is asked may still take."""
    top = s.top
    return top.a if top is not None and top.node == CROP_OF_CHOICE.node else 0


AWARDS: Final = Awards()
CHOICE_OF_TILE: Final = ChoiceOfTile()
REMAINING: Final = Remaining()
ALLOTMENT: Final = Allotment()
GIFT: Final = Gift()
ORDER: Final = Order()
SECOND_PAIR: Final = SecondPair()
CROP_OF_CHOICE: Final = CropOfChoice()
CATALOGUE.add("awards", AWARDS)
CATALOGUE.add("choice_of_tile", CHOICE_OF_TILE)
CATALOGUE.add("remaining", REMAINING)
CATALOGUE.add("allotment", ALLOTMENT)
CATALOGUE.add("gift", GIFT)
CATALOGUE.add("order", ORDER)
CATALOGUE.add("second_pair", SECOND_PAIR)
CATALOGUE.add("crop_of_choice", CROP_OF_CHOICE)
