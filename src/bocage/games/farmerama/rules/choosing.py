"""Phase 1: secret choice of cards, then the reveal (F-20, F-55, F-59, F-71)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, popcount
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.farmerama.rules.actions import CARDS, PICK, SPEND
from bocage.games.farmerama.rules.chores import explain_spend, spend, spendable
from bocage.games.farmerama.rules.elsewhere import explain_elsewhere
from bocage.games.farmerama.rules.engine import CATALOGUE
from bocage.games.farmerama.rules.reasons import CARDS_MISSING, MUST_LAY, ONLY_CHIEF_LAYS_TWO, TOO_MANY_CARDS
from bocage.games.farmerama.rules.state import THREE_PLAYERS, TWO_PLAYERS, Board

HANDS: Final = 1 << len(CARDS)
ONE: Final = "pick"  # the keys of the questions: lay one card,
TWO: Final = "pick-two"  # lay two cards,
ONE_OR_TWO: Final = "pick-one-or-two"  # lay one card or two
PICKS: Final = (ONE, TWO, ONE_OR_TWO)


def _hands(count: int) -> i64:
    """The arguments of PICK for so many different cards."""
    found: i64 = 0
    for hand in range(HANDS):
        if popcount(hand) == count:
            found |= bit(hand)
    return found


ONE_CARD: Final[i64] = _hands(1)
TWO_CARDS: Final[i64] = _hands(2)


def cards_due(s: Board, seat: i64) -> i64:
    """How many cards a player must play: two with two players, else one (F-20, F-59)."""
    return 2 if s.seats == TWO_PLAYERS else 1


def hands_for(s: Board, seat: i64) -> i64:
    """The hands a player may play; whoever holds the chief sheep may play two cards (F-55)."""
    if may_lay_two(s, seat):
        return ONE_CARD | TWO_CARDS
    return TWO_CARDS if cards_due(s, seat) == 2 else ONE_CARD


def may_lay_two(s: Board, seat: i64) -> bool:
    """Whether a player may lay two cards instead of one (F-55)."""
    return s.seats == THREE_PLAYERS and seat == s.chief


def pick_prompt(s: Board, seat: i64) -> tuple[str, str]:
    """The rule and the key of the question how many cards are laid."""
    if may_lay_two(s, seat):
        return ("F-55", ONE_OR_TWO)
    return ("F-59", TWO) if cards_due(s, seat) == 2 else ("F-20", ONE)


class AllLayCards(Effect[Board]):
    """All players choose, in the order of the round, each without seeing the others; then all is open."""

    def run(self, s: Board, f: Frame) -> None:
        s.push(OPENING.node, NATURE, NATURE, RUN)
        turn = s.seats - 1
        while turn >= 0:
            seat = (s.first + turn) % s.seats
            s.push(CHOICE.node, seat, seat, ASK)
            turn -= 1


class LayCards(Effect[Board]):
    """A player lays cards face down. In a solo game the card is simply played (F-71).

    Which question that is, the board tells: `pick_prompt`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shows_forced = True
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-20", ONE)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(PICK, hands_for(s, f.seat))
        m.offer(SPEND, spendable(s, s.farm(f.seat)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == SPEND:
            s.push(self.node, f.seat, f.actor, ASK)
            spend(s, f.seat, arg)
        else:
            s.farm(f.seat).chosen = arg

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        due = cards_due(s, f.seat)
        if kind == PICK and popcount(arg) < due:
            why.note("F-59", CARDS_MISSING, arg, due, due - popcount(arg))
        elif kind == PICK and s.seats == THREE_PLAYERS:
            why.note("F-55", ONLY_CHIEF_LAYS_TWO)
        elif kind == PICK:
            why.note("F-71" if s.is_solo() else "F-20", TOO_MANY_CARDS, due)
        elif kind == STOP:
            why.note("F-59" if due == 2 else "F-20", MUST_LAY, due)
        elif kind == SPEND:
            explain_spend(s, s.farm(f.seat), arg, why)
        explain_elsewhere(s, kind, why)


class Opening(Effect[Board]):
    """All cards are turned up together."""

    def run(self, s: Board, f: Frame) -> None:
        s.open_cards = True
        if s.listener is not None:
            for seat in range(s.seats):
                s.tell("played", seat, s.farm(seat).chosen)


CHOICES: Final = AllLayCards()
CHOICE: Final = LayCards()
OPENING: Final = Opening()
CATALOGUE.add("choices", CHOICES)
CATALOGUE.add("choice", CHOICE)
CATALOGUE.add("opening", OPENING)
