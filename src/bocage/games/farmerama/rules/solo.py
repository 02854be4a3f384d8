"""The solo game: 42 rounds, a favoured action each, special-action tiles (F-66 to F-74)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Chance, Effect
from bocage.core.lanes import bit, lane, one, shifted, total
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.farmerama.rules.actions import (
    COPIES,
    PUT_BACK,
    REPLENISH,
    REVEAL,
    SPEND,
    WATER_CARD,
    WHEEL_CARDS,
)
from bocage.games.farmerama.rules.choosing import CHOICE
from bocage.games.farmerama.rules.chores import explain_spend, spend, spendable
from bocage.games.farmerama.rules.elsewhere import explain_elsewhere
from bocage.games.farmerama.rules.engine import CATALOGUE
from bocage.games.farmerama.rules.reasons import NO_SPECIAL_TILE, NOT_IN_PILE
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.rules.work import WORK

UNDER_BITS: Final = 2  # a card put back is its kind + 1


def cards_in(cards: i64) -> i64:
    """A mask of the cards in a packed pile, each copy by itself."""
    found: i64 = 0
    kind: i64 = 0
    while kind < WHEEL_CARDS:
        found |= shifted(bit(lane(cards, kind)) - 1, kind * COPIES)
        kind += 1
    return found


class SoloRound(Effect[Board]):
    """One round, or the end when a card would be due and none is left (F-69, F-73)."""

    def run(self, s: Board, f: Frame) -> None:
        if s.pile == 0 and s.under == 0 and s.more == 0:
            return
        s.round += 1
        s.first = 0
        s.tell("round", 0, s.round)
        s.push(self.node, NATURE, NATURE, RUN)
        s.push(DISCARD.node, NATURE, NATURE, RUN)
        s.push(WORK.node, 0, 0, RUN)
        s.push(CHOICE.node, 0, 0, ASK)
        s.push(KEEP.node, 0, 0, RUN)
        s.push(TURN_UP.node, NATURE, NATURE, RUN)
        if s.pile == 0 and s.under == 0:
            s.push(REPLENISHING.node, NATURE, NATURE, ASK)


class Replenishing(Chance[Board]):
    """Unseen: a replenishing card joins the discarded ones; a special-action tile comes (F-69)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-69", "replenish")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(REPLENISH, cards_in(s.more))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        card = arg // COPIES
        s.more -= one(card)
        s.pile = s.discard + one(card)
        s.discard = 0
        s.added = card + 1
        farm = s.farm(0)
        if farm.special < s.parts.special_most:
            farm.special += 1
        s.tell("replenished", 0, farm.special)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == REPLENISH and arg < WHEEL_CARDS * COPIES:
            why.note("F-68", NOT_IN_PILE, arg // COPIES)


class TurnUp(Chance[Board]):
    """The top card of the action pile: chance, or a card that was put back under it (F-69, F-70)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-69", "reveal")

    def run(self, s: Board, f: Frame) -> None:
        if s.pile:
            s.push(self.node, NATURE, NATURE, ASK)
        else:
            card = (s.under & 3) - 1
            s.under >>= UNDER_BITS
            turn_up(s, card)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(REVEAL, cards_in(s.pile))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        s.pile -= one(arg // COPIES)
        turn_up(s, arg // COPIES)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == REVEAL and arg < WHEEL_CARDS * COPIES:
            why.note("F-69", NOT_IN_PILE, arg // COPIES)


def turn_up(s: Board, card: i64) -> None:
    """A card lies open: the favoured action; Water turns the action wheel."""
    s.favoured = card + 1
    if card == WATER_CARD:
        s.wheel = (s.wheel + 1) % s.parts.positions
    s.tell("turned_up", 0, card)


class Keep(Effect[Board]):
    """The player may put the card under the pile for a special-action tile and turn up another (F-70)."""

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-70", "keep")

    def run(self, s: Board, f: Frame) -> None:
        if s.farm(f.seat).special:
            s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(STOP, 1)
        if s.farm(f.seat).special:
            m.offer(PUT_BACK, 1)
            m.offer(SPEND, spendable(s, s.farm(f.seat)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        if kind == SPEND:
            s.push(self.node, f.seat, f.actor, ASK)
            spend(s, f.seat, arg)
            return
        s.farm(f.seat).special -= 1
        depth: i64 = 0
        while (s.under >> depth) & 3:
            depth += UNDER_BITS
        s.under |= s.favoured << depth
        s.favoured = 0
        s.tell("put_back", f.seat)
        s.push(self.node, f.seat, f.actor, RUN)
        s.push(TURN_UP.node, NATURE, NATURE, RUN)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == PUT_BACK:
            why.note("F-70", NO_SPECIAL_TILE)
        elif kind == SPEND:
            explain_spend(s, s.farm(f.seat), arg, why)
        explain_elsewhere(s, kind, why)


class Discard(Effect[Board]):
    """The turned-up card joins the discarded ones; a used-up pile has been seen by then (F-71)."""

    def run(self, s: Board, f: Frame) -> None:
        s.discard += one(s.favoured - 1)
        s.favoured = 0
        s.farm(0).chosen = 0
        if total(s.pile) == 0 and s.under == 0:
            s.added = 0


SOLO_ROUND: Final = SoloRound()
REPLENISHING: Final = Replenishing()
TURN_UP: Final = TurnUp()
KEEP: Final = Keep()
DISCARD: Final = Discard()
CATALOGUE.add("solo_round", SOLO_ROUND)
CATALOGUE.add("replenishing", REPLENISHING)
CATALOGUE.add("turn_up", TURN_UP)
CATALOGUE.add("keep", KEEP)
CATALOGUE.add("discard", DISCARD)
