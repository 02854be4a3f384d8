"""What each card did after it was played, by the slots of its declaration.

A slot counts as used, once for each time the card came into play, when

* `on_play`: its immediate effect brought something, or one of its questions was answered with a deed;
* `whenever`, `anytime`: the effect was used and something came of it, or one of its questions was answered
  with a deed; trades, piles and crafts are effects at any time;
* `bakes`, `cooks`: grain was baked in it, something was cooked at its rate;
* `prices` (discounts, swaps, other prices of rooms): something was paid for otherwise than its printed price,
  in a way that the card explains; `paid_with`: a card was given back for it;
* `answers`: the exception was needed: animals that would have no home without it, a child without a room, a
  shared wish, a crop on a card, a step straight to stone, fences of clay, fences for nothing;
* `scores`: its computed points were not 0 at the end.

A card that has none of these slots is there for its printed points: `points` counts when it lies in front
of its owner at the end. Traveling cards come into play each time they are played.

Spaces count each time they are used; a stage counts its round cards by the order in which they came up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bocage.core.game import Game
from bocage.core.menu import ANYTIME, STOP, YES, action_of, kind_of
from bocage.fuzzing.report import Report
from bocage.games.agricola.referee.deck import BOOK, DECK
from bocage.games.agricola.referee.exceptions import needed_for_animals, permits_used
from bocage.games.agricola.referee.land import Farm, FarmyardMap
from bocage.games.agricola.referee.oracle.points import BONUS, FOR_ALL, desks_of
from bocage.games.agricola.referee.prices_paid import Bought, purchases, shown_in
from bocage.games.agricola.referee.spaces import EVERY_SPACE, STAGES
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.state import Board

# Events that say that an effect brought something; a gain of nothing does not.
DEEDS = {
    *("gained", "plowed", "fenced", "stable", "room", "renovated", "scheduled", "noted", "baked", "bred"),
    *("harvested", "space", "moved_crop", "raised", "put_back", "paid"),
}
IDS = BOOK.names
EFFECT_SLOTS = ("on_play", "whenever", "anytime", "bakes", "cooks", "answers", "scores")
PRICE_SLOTS = ("discounts", "swaps", "rooms_for")
PLAYED = "played"
TAKEN = "taken"


class Heard(NamedTuple):
    """An event; `sharing` is how many players stand on the space it names."""

    key: str
    seat: int
    x: int
    y: int
    sharing: int = 0


def has_effect(card: str) -> bool:
    """Whether a card does anything but score its printed points."""
    declared = DECK[card]
    return any(getattr(declared, slot) for slot in (*EFFECT_SLOTS, *PRICE_SLOTS))


class Usage:
    """Notes what each card that was played did."""

    def __init__(self, board: Board, report: Report) -> None:
        self.board = board
        self.report = report
        self.heard: list[Heard] = []
        #: What each card that was played in this game has done: by (seat, id) its used slots.
        self.played: dict[tuple[int, str], set[str]] = {}
        self.order: list[str] = []
        self.address = ""
        self.seat = -1
        self.action = 0
        self.farms: list[Farm] = []
        for id in DECK:
            report.component(id).word = PLAYED
        for space in EVERY_SPACE:
            report.component(space).word = TAKEN
        for number in range(len(STAGES)):
            report.component(f"stage_{number + 1}").word = TAKEN

    def hear(self, key: str, seat: int, x: int, y: int) -> None:
        """Keep an event until the action is over."""
        sharing = int(self.board.players_on(x)) if key == "space" else 0
        self.heard.append(Heard(key, seat, x, y, sharing))

    def mark(self, seat: int, card: str, slot: str) -> None:
        """A slot of a card was used."""
        used = self.played.get((seat, card))
        if used is None or slot in used:
            return
        component = self.report.component(card)
        component.slots[slot] += 1
        component.used += not used
        used.add(slot)

    # Around an action.

    def before(self, game: Game, action: int, farms: list[Farm]) -> None:
        """Note how things stand, and what the question is."""
        self.heard.clear()
        top = game.state.top
        assert top is not None
        self.seat, self.action, self.farms = top.seat, action, farms
        self.address = BOOK.addresses[top.node]

    def after(self, farms: list[Farm]) -> None:
        """Note what the action did."""
        for place, event in enumerate(self.heard):
            if event.key == "played":
                self._note_played(event, self.heard[place + 1 :], farms)
            elif event.key == "used":
                self._note_used(event, self.heard[place + 1 :])
            elif event.key == "baked":
                self.mark(event.seat, IDS[event.x], "bakes")
            elif event.key == "cooked":
                for card in self.farms[event.seat]["cards"]:
                    if DECK[card].cooks is not None:
                        self.mark(event.seat, card, "cooks")
            elif event.key == "space":
                self._note_space(event)
            elif event.key == "revealed":
                self.order.append(SPACE_NAMES[event.x])
        self._note_answer()
        for bought in purchases(self.heard, self.farms):
            self._note_price(bought)
        for seat, card in permits_used(self.heard, self.farms, self._asker() is not None):
            self.mark(seat, card, "answers")

    def _note_played(self, event: Heard, following: list[Heard], farms: list[Farm]) -> None:
        card = IDS[event.x]
        self.report.component(card).built += 1
        self.played[event.seat, card] = set()
        remembers = farms[event.seat]["memory"] != self.farms[event.seat]["memory"]
        if DECK[card].on_play and (brought(event.seat, following) or remembers):
            self.mark(event.seat, card, "on_play")

    def _note_used(self, event: Heard, following: list[Heard]) -> None:
        if event.x and brought(event.seat, following):
            called = kind_of(self.action) == ANYTIME and event is next(_uses(self.heard))
            self.mark(event.seat, IDS[event.x], "anytime" if called else "whenever")

    def _note_space(self, event: Heard) -> None:
        component = self.report.component(SPACE_NAMES[event.x])
        component.built += 1
        component.used += 1

    def _note_answer(self) -> None:
        """A deed in answer to a question of a card."""
        asker = self._asker()
        deed = self.action not in (action_of(STOP, 0), action_of(YES, 0))
        if asker is not None and deed and kind_of(self.action) != ANYTIME:
            self.mark(self.seat, *asker)

    def _asker(self) -> tuple[str, str] | None:
        """The card and the slot whose question was open."""
        parts = self.address.split(".")
        return (parts[0], parts[1].rstrip("0123456789")) if parts[0] in DECK else None

    def _note_price(self, bought: Bought) -> None:
        for card in self.farms[bought.seat]["cards"]:
            if shown_in(DECK[card], bought):
                self.mark(bought.seat, card, "prices")
        if bought.given:
            self.mark(bought.seat, bought.what, "paid_with")

    # At rest, and at the end.

    def rest(self, seat: int, farm: Farm, land: FarmyardMap) -> None:
        """Everybody is housed: who would not be, without each card?"""
        for card in farm["cards"]:
            used = self.played.get((seat, card))
            if used is not None and "answers" not in used and needed_for_animals(card, farm, land):
                self.mark(seat, card, "answers")

    def end(self, position: dict[str, Any]) -> None:
        """The game is over: which cards have points?"""
        desks = desks_of(position)
        for seat, card in list(self.played):
            if card not in desks[seat].cards:
                continue
            counting = desks if card in FOR_ALL else [desks[seat]]
            if card in BONUS and any(BONUS[card](desk) for desk in counting):
                self.mark(seat, card, "scores")
            if not has_effect(card):
                self.mark(seat, card, "points")
        self._note_stages()

    def _note_stages(self) -> None:
        """The order of each stage that came up whole, by the places of its cards in the rules sheet."""
        for number, stage in enumerate(STAGES):
            shown = [str(stage.index(card) + 1) for card in self.order if card in stage]
            if len(shown) == len(stage):
                component = self.report.component(f"stage_{number + 1}")
                component.built += 1
                component.used += 1
                component.slots["-".join(shown)] += 1


def _uses(heard: list[Heard]) -> Iterator[Heard]:
    return (event for event in heard if event.key == "used")


def brought(seat: int, following: list[Heard]) -> bool:
    """Whether something came of an effect before the next effect or card."""
    for event in following:
        if event.key in ("used", "played"):
            return False
        if event.seat == seat and event.key in DEEDS and (event.key != "gained" or event.x or event.y):
            return True
    return False
