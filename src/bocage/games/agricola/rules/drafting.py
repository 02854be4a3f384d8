"""Drafts: choosing the hand from packs of cards (A-19.6), or from the whole box when alone (A-19.2).

A pack is what a seat holds to choose from. All choices of a step are made one after another in secret, then
the packs are passed to the left.
"""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY
from bocage.core.effects import Effect
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.actions import KEEP_MINOR, KEEP_OCCUPATION
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.dealing import HAND, schedule_packs
from bocage.games.agricola.rules.mulligan import schedule_mulligans
from bocage.games.agricola.rules.reasons import MUST_KEEP, NOT_IN_PACK
from bocage.games.agricola.rules.state import Board

NO_DRAFT: Final = "none"
DRAFTS: Final = (
    NO_DRAFT,
    "sequential_7",
    "combined_7",
    "sequential_8",
    "quick",
    "choose_7_of_10",
    "mulligan",
)
SOLO_DRAFTS: Final = (NO_DRAFT, "choose_7_of_10", "mulligan")  # nobody to pass to
_DEALT: Final = {"sequential_8": 8, "choose_7_of_10": 10}
# How many of both types are kept before the packs go on.
_STEPS: Final[dict[str, list[int]]] = {"combined_7": [1] * HAND, "quick": [3, 2, 2], "choose_7_of_10": [HAND]}


def dealt_for(draft: str) -> int:
    """How many cards of each type a seat is dealt at first (AR-80)."""
    return _DEALT.get(draft, HAND)


class Keep(Effect[Board]):
    """A seat keeps cards of its pack: so many minors (a) and occupations (b)."""

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-19.6", "keep")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if f.a:
            m.offer_set(KEEP_MINOR, farm.pack.common(s.book.minors))
        if f.b:
            m.offer_set(KEEP_OCCUPATION, farm.pack.common(s.book.occupations))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        minor = kind == KEEP_MINOR
        s.farm(f.seat).keep(arg)
        minors = f.a - 1 if minor else f.a
        occupations = f.b if minor else f.b - 1
        if minors or occupations:
            s.push(self.node, f.seat, f.actor, ASK, minors, occupations)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        cards = s.book.minors if kind == KEEP_MINOR else s.book.occupations
        if kind in (KEEP_MINOR, KEEP_OCCUPATION) and cards.has(arg):
            why.note("A-19.6", NOT_IN_PACK, arg)
        elif kind == STOP:
            why.note("A-19.6", MUST_KEEP, f.a + f.b)


def to_keep(s: Board) -> tuple[int, int]:
    """How many minors and occupations whoever is asked has still to keep."""
    top = s.top
    if top is None or not isinstance(s.book.nodes[top.node], Keep):
        return (0, 0)
    return (top.a, top.b)


class PassPacks(Effect[Board]):
    """Every pack goes to the left neighbour, who sees it."""

    def run(self, s: Board, f: Frame) -> None:
        coming = s.farm(s.seats - 1).pack
        for seat in range(s.seats):
            farm = s.farm(seat)
            going = farm.pack
            farm.receive_pack(coming)
            coming = going


class PutAway(Effect[Board]):
    """What is left of the packs leaves the game."""

    def run(self, s: Board, f: Frame) -> None:
        for seat in range(s.seats):
            farm = s.farm(seat)
            s.minors = s.minors.joined(farm.pack.common(s.book.minors))
            s.occupations = s.occupations.joined(farm.pack.common(s.book.occupations))
            farm.pack = EMPTY


class DraftStep(Effect[Board]):
    """Keep so many cards, pass the rest, and so on: the counts to come (a, three bits each), of minors (b)
    and of occupations (c).

    Step by step, so that the agenda stays short. What is left after the last step leaves the game unseen by
    the neighbour (A-1.6).
    """

    def run(self, s: Board, f: Frame) -> None:
        count = f.a & 7
        if f.a >> 3:
            s.push(self.node, NATURE, NATURE, RUN, f.a >> 3, f.b, f.c)
            s.push(PASS_PACKS.node, NATURE, NATURE, RUN)
        else:
            s.push(PUT_AWAY.node, NATURE, NATURE, RUN)
        for seat in range(s.seats - 1, -1, -1):
            s.push(KEEP.node, seat, seat, ASK, count * f.b, count * f.c)


KEEP: Final = Keep()
DRAFT_STEP: Final = DraftStep()
PASS_PACKS: Final = PassPacks()
PUT_AWAY: Final = PutAway()


def enter_drafts(book: Book) -> None:
    """Give the steps of a draft their addresses."""
    book.add("keep", KEEP)
    book.add("draft_step", DRAFT_STEP)
    book.add("pass_packs", PASS_PACKS)
    book.add("put_away", PUT_AWAY)


def schedule_draft(s: Board, draft: str, from_box: bool) -> None:
    """Put a whole draft on the agenda; a player alone may choose from the whole box."""
    if from_box:
        _schedule_steps(s, [HAND], True, True)
        s.farm(0).receive_pack(s.minors.joined(s.occupations))
        s.minors = EMPTY
        s.occupations = EMPTY
    elif draft == "mulligan":
        schedule_mulligans(s)
    elif draft.startswith("sequential"):
        # One type, keep one and pass the rest, seven times; then the other.
        for minors in (True, False):
            _schedule_steps(s, [1] * HAND, minors, not minors)
            schedule_packs(s, dealt_for(draft), minors, not minors)
    else:
        _schedule_steps(s, _STEPS[draft], True, True)
        schedule_packs(s, dealt_for(draft), True, True)


def _schedule_steps(s: Board, steps: list[int], minors: bool, occupations: bool) -> None:
    packed = sum(count << 3 * place for place, count in enumerate(steps))
    s.push(DRAFT_STEP.node, NATURE, NATURE, RUN, packed, int(minors), int(occupations))
