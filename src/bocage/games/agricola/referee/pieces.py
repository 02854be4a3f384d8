"""Pieces, people, cards and goods on the spaces: none too many, none lost, none twice (A-1, A-5.5, A-6)."""

from __future__ import annotations

from typing import Any

from bocage.fuzzing.report import Broken
from bocage.games.agricola.referee.deck import BOOK, DECK, Amounts, answers, unpacked
from bocage.games.agricola.referee.spaces import ACCUMULATION, TILE_SPACES, gathers, in_play
from bocage.games.agricola.rules.answers import EntersSpaces
from bocage.games.agricola.rules.events import OPEN
from bocage.games.agricola.rules.mulligan import ReturnThrown
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.verbs.play import PassOn

Position = dict[str, Any]
MOST = {"fences": 15, "stables": 4}
MOST_PEOPLE = 5
WISH = "wish_for_children"
# Frames that hold cards: thrown ones until the new hand is dealt, traveling ones until their effect is done.
ON_THEIR_WAY = {
    address for address, node in BOOK.places.items() if isinstance(BOOK.nodes[node], PassOn | ReturnThrown)
}
PASSING = "pass_without_legal_space"


def check_pieces(position: Position) -> None:
    """No more pieces than in the box."""
    for seat, farm in enumerate(position["farms"]):
        for piece, most in MOST.items():
            if len(farm[piece]) > most:
                raise Broken("pieces", f"seat {seat} has {len(farm[piece])} {piece}")
        if not 2 <= farm["people"] <= MOST_PEOPLE or not 0 <= farm["newborn"] <= farm["people"] - 2:
            raise Broken("people", f"seat {seat}: {farm['people']} people, {farm['newborn']} newborn")


def check_people(position: Position) -> None:
    """Who is neither newborn nor on a space is at home; a space holds one person (A-6.1, A-6.3, A-9.8)."""
    placed = [0] * len(position["farms"])
    for space, content in position["spaces"].items():
        seats = content.get("people", [])
        for seat in seats:
            placed[seat] += 1
        shared = [seat for seat in seats if _shares(position["farms"][seat]["cards"])]
        if len(seats) > 1 and (len(seats) > 2 or WISH not in space or not shared):
            raise Broken("people", f"{seats} on {space}")
    for seat, farm in enumerate(position["farms"]):
        home = farm["people"] - farm["newborn"] - placed[seat]
        gone_home = not position["options"].get(PASSING, True) and farm["home"] == 0  # AR-27
        if farm["home"] != home and not gone_home:
            raise Broken("people", f"seat {seat}: {farm['home']} at home, counted {home}")
    on_tile = [space for space in TILE_SPACES if position["spaces"].get(space, {}).get("people")]
    opened = position["options"].get("sleeping_corner_opens_closed_tile", False)
    if len(on_tile) > 1 and not opened:
        raise Broken("people", f"people on {on_tile} (A-19.4)")
    if bool(on_tile) != position["tile_used"]:
        raise Broken("people", f"the tile is used: {position['tile_used']}, people on {on_tile}")


def _shares(cards: list[str]) -> bool:
    return any(answers(card, EntersSpaces) for card in cards)


class CardPlaces:
    """Every card is in one place, and stays in the game (A-1.3)."""

    def __init__(self, position: Position) -> None:
        self.cards = _cards_of(position)
        self._check(position)

    def _check(self, position: Position) -> None:
        if len(set(self.cards)) != len(self.cards):
            twice = sorted({card for card in self.cards if self.cards.count(card) > 1})
            raise Broken("cards", f"{twice} are there twice")
        for farm in position["farms"]:
            if not set(farm["known"]) <= set(farm["hand"]):
                raise Broken("cards", f"known {farm['known']}, in hand {farm['hand']}")

    def check(self, position: Position) -> None:
        """Traveling cards leave a solo game (A-14.7), thrown hands are away for a moment (A-19.6)."""
        before, self.cards = self.cards, _cards_of(position)
        self._check(position)
        if any(str(frame[0]) in ON_THEIR_WAY for frame in position["agenda"]):
            self.cards = before  # they will be back
            return
        lost = set(before) - set(self.cards)
        alone = len(position["farms"]) == 1
        if set(self.cards) - set(before) or [card for card in lost if not (alone and DECK[card].travels)]:
            raise Broken("cards", f"lost {lost}, new {set(self.cards) - set(before)}")


def _cards_of(position: Position) -> list[str]:
    found = list(position["box"]) + list(position["majors"])
    for farm in position["farms"]:
        found += farm["cards"] + farm["hand"] + farm.get("pack", [])
    return found


class Piles:
    """What must lie on the accumulation spaces."""

    def __init__(self, position: Position) -> None:
        self.mode = str(position["options"]["mode"])
        self.seats = len(position["farms"])
        tile = bool(position["options"].get("additional_actions"))
        self.spaces = [space for space in in_play(self.mode, self.seats, tile) if gathers(space, self.mode)]
        self.piles = {space: _pile(position, space) for space in ACCUMULATION}
        self.filled = int(position["round"]) - _is_early(position)
        self.taking: tuple[int, str] | None = None
        self.taken: list[Amounts] = []

    def hear(self, key: str, seat: int, x: int, y: int) -> None:
        """Somebody takes a pile, or puts wood back."""
        if key == "space":
            self.taking = (seat, SPACE_NAMES[x]) if gathers(SPACE_NAMES[x], self.mode) else None
            self.taken = []
        elif key == "gained" and self.taking and self.taking[0] == seat:
            self.taken.append(unpacked(x, y))
        elif key == "put_back":
            self.piles[SPACE_NAMES[x]] += y

    def check(self, position: Position) -> None:
        """Replenished once a round (A-5.5), emptied by whoever takes them (A-6.5)."""
        if not position["working"]:
            return
        if self.filled != position["round"]:
            self._replenish(position)
        for space, count in self.piles.items():
            found = _pile(position, space)
            if found == 0 and count and self.taking and self.taking[1] == space:
                self._empty(space)
            elif found != count:
                raise Broken("piles", f"{found} on {space}, counted {count}")

    def _replenish(self, position: Position) -> None:
        """A new round has begun: whoever placed the last person has taken the pile since the last look."""
        self.filled = position["round"]
        if self.taking:
            self._empty(self.taking[1])
        for space in (*self.spaces, *position["revealed"]):
            if gathers(space, self.mode):
                self.piles[space] += ACCUMULATION[space][1][self.seats - 1]

    def _empty(self, space: str) -> None:
        if self.piles[space] and {ACCUMULATION[space][0]: self.piles[space]} not in self.taken:
            raise Broken("piles", f"{self.piles[space]} lay on {space}, {self.taken} were taken")
        self.piles[space] = 0
        self.taking = None


def _is_early(position: Position) -> bool:
    """Whether the spaces are still to be replenished in this round (W-02, W-03)."""
    starting = not position["working"] and position["moment"] == OPEN
    goods_first = not position["options"].get("replenish_before_goods", False)
    return len(position["revealed"]) < position["round"] or (starting and goods_first)


def _pile(position: Position, space: str) -> int:
    return int(position["spaces"].get(space, {}).get(ACCUMULATION[space][0], 0))


def check_later(position: Position) -> None:
    """Nothing is left on the spaces of rounds that have begun, nor beyond the last (A-5.2, A-3.8)."""
    for seat, farm in enumerate(position["farms"]):
        late = [number for number in farm["later"] if not position["round"] < int(number) <= 14]
        if late:
            raise Broken("later", f"seat {seat} has goods on the spaces of rounds {late}")
