"""One step ahead: why something cannot be done that is only asked about after a person was placed."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.menu import Menu, action_of
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.actions import (
    BAKE,
    ENCLOSE,
    KINDS,
    MAJOR,
    MINOR,
    OCCUPATION,
    PLOW,
    RENOVATE,
    ROOM,
    SOW_GRAIN,
    SOW_VEGETABLE,
    STABLE,
    TAKE,
)
from bocage.games.agricola.rules.placing import EVERYWHERE, open_spaces, unoccupied
from bocage.games.agricola.rules.reasons import NOT_YET_REVEALED, OCCUPIED, PLACE_FIRST, TILE_CLOSED
from bocage.games.agricola.rules.spaces import ACTION_SPACES
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.baking import BakeBread
from bocage.games.agricola.rules.verbs.fencing import BuildFences
from bocage.games.agricola.rules.verbs.goods import GainOneOf
from bocage.games.agricola.rules.verbs.house import BuildRooms, Renovate
from bocage.games.agricola.rules.verbs.land import BuildStables, Plow, Sow
from bocage.games.agricola.rules.verbs.occupations import PlayOccupation
from bocage.games.agricola.rules.verbs.play import Improve


class Lead:
    """A space, and the effect on it that asks about an action of some kind."""

    def __init__(self, space: i64, effect: Effect[Board]) -> None:
        self.space: Final[i64] = space
        self.effect: Final = effect

    def frame(self, seat: i64) -> Frame:
        """The question that will be asked there."""
        return Frame(None, self.effect.node, seat, seat, ASK, 0, 0, 0)

    def offers(self, s: Board, seat: i64, action: i64) -> bool:
        """Whether the action will be an answer to it, as things are."""
        menu = Menu()
        self.effect.menu(s, self.frame(seat), menu)
        return menu.has(action)


def _kinds_of(effect: Effect[Board]) -> tuple[int, ...]:
    """The kinds of action that an effect asks for."""
    if isinstance(effect, Improve):
        return (MAJOR, MINOR) if effect.majors else (MINOR,)
    for sort, kinds in (
        (BuildRooms, (ROOM,)),
        (Plow, (PLOW,)),
        (BuildStables, (STABLE,)),
        (BuildFences, (ENCLOSE,)),
        (Sow, (SOW_GRAIN, SOW_VEGETABLE)),
        (BakeBread, (BAKE,)),
        (Renovate, (RENOVATE,)),
        (PlayOccupation, (OCCUPATION,)),
        (GainOneOf, (TAKE,)),
    ):
        if isinstance(effect, sort):
            return kinds
    return ()


def _find_leads() -> list[list[Lead]]:
    """The leads to each kind of action, in the order of the spaces; one a space."""
    found: list[list[Lead]] = [[] for _ in range(KINDS)]
    for number, space in enumerate(ACTION_SPACES):
        rest: list[Effect[Board]] = [space.effect]
        while rest:
            effect = rest.pop(0)
            for kind in _kinds_of(effect):
                if not found[kind] or found[kind][-1].space != number:
                    found[kind].append(Lead(number, effect))
            rest.extend(effect.parts())
    return found


LEADS: Final = _find_leads()


def explain_ahead(s: Board, seat: i64, kind: i64, arg: i64, why: Why) -> None:
    """Which space leads to an action; or why none does, and what else is in its way (A-6.1)."""
    action = action_of(kind, arg)
    if kind >= KINDS or not LEADS[kind]:
        return
    spaces = open_spaces(s, seat, EVERYWHERE)
    blocked: Lead | None = None
    for lead in LEADS[kind]:
        offered = lead.offers(s, seat, action)
        if offered and (spaces >> lead.space) & 1:
            why.note("A-6.1", PLACE_FIRST, lead.space)
            return
        if not offered and (blocked is None or (spaces >> lead.space) & 1):
            blocked = lead
    if blocked is not None:
        blocked.effect.explain(s, blocked.frame(seat), kind, arg, why)
        if (spaces >> blocked.space) & 1:
            return  # another space would not help
    _explain_leads(s, seat, kind, why)


def _explain_leads(s: Board, seat: i64, kind: i64, why: Why) -> None:
    """Which of the spaces that lead to a kind of action are closed."""
    free = unoccupied(s, seat)
    taken = s.occupied()
    for lead in LEADS[kind]:
        space = lead.space
        if (s.deck >> space) & 1:
            why.add("A-5.1", NOT_YET_REVEALED, space)
        elif ((s.spaces & taken) >> space) & 1 and (free >> space) & 1 == 0:
            why.add("A-6.3", OCCUPIED, space)
        elif (s.spaces >> space) & 1 and (free >> space) & 1 == 0:
            why.add("A-19.4", TILE_CLOSED, space)
