"""Every payment against the price of what was bought, and every question how to pay against all prices."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.events import Listener
from bocage.fuzzing.report import Broken
from bocage.games.agricola import Game
from bocage.games.agricola.referee.deck import BOOK, unpacked
from bocage.games.agricola.referee.oracle.desk import OraclePlayer, Position
from bocage.games.agricola.referee.oracle.exchanges import counted
from bocage.games.agricola.referee.oracle.figures import IMPROVEMENTS, Amounts, covers
from bocage.games.agricola.referee.oracle.offers import asked_by
from bocage.games.agricola.referee.oracle.prices import (
    STABLE_PRICES,
    fence_prices,
    fences_to_pay,
    given_back,
    improvement_price,
    occupation_price,
    renovation_prices,
    room_prices,
)
from bocage.games.agricola.referee.oracle.walk import texts
from bocage.games.agricola.referee.prices_paid import SeatEvent
from bocage.games.agricola.rules.notation import HOUSES

BOUGHT = ("room", "renovated", "stable", "played", "fenced")
BY_CARD = ("groom", "scholar")  # that sell stables and occupations
BUILD_FENCES = ("fencing", "farm_redevelopment")


class HeardEvents(Listener):
    """Keeps what an action tells."""

    def __init__(self) -> None:
        self.events: list[Told] = []

    def hear(self, key: str, seat: int, x: int, y: int, z: int) -> None:
        self.events.append(Told(key, seat, x, y))


class Told:
    """One event."""

    def __init__(self, key: str, seat: int, x: int, y: int) -> None:
        self.key = key
        self.seat = seat
        self.x = x
        self.y = y


class Till:
    """Follows one game.

    Attributes:
        fences: how many stood on each farm when the turn began; the free ones of an action come first.
    """

    def __init__(self, position: Position) -> None:
        self.fences: list[int] = []
        self.begin(position)

    def begin(self, position: Position) -> None:
        """A turn begins."""
        self.fences = [len(farm["fences"]) for farm in position["farms"]]

    def prices(self, desk: OraclePlayer, event: SeatEvent, route: str) -> list[Amounts]:
        """The prices of what an event says was bought, by way of a space or card."""
        if event.key == "room":
            return room_prices(desk.house, desk.cards)
        if event.key == "renovated":
            return renovation_prices(HOUSES[event.x], desk.rooms, desk.cards)
        if event.key == "stable":
            wood = STABLE_PRICES.get(route, 0)
            return [{"wood": wood} if wood else {}]
        if event.key == "fenced":
            built = len(desk.farm["fences"]) - self.fences[desk.seat]
            paid = fences_to_pay(built, event.y, desk.cards) if route in BUILD_FENCES else 0
            return fence_prices(paid, desk.cards)
        card = BOOK.names[event.x]
        if card in IMPROVEMENTS:
            return [improvement_price(card, desk.cards, desk.rooms, desk.people)]
        food = occupation_price(route, desk.occupations(), desk.seats)
        return [{"food": food} if food else {}]

    def check(self, heard: Sequence[SeatEvent], position: Position, action: str) -> None:
        """What an action has paid; the position is the one before it. Raises `Broken`."""
        paid: Amounts = {}
        given: list[str] = []
        for event in heard:
            if event.key == "paid":
                paid = unpacked(event.x, event.y)
            elif event.key == "gained":  # that was the price of an exchange
                paid = {}
            elif event.key == "gave_back":
                given.append(BOOK.names[event.x])
            elif event.key in BOUGHT:
                desk = OraclePlayer(position, event.seat)
                if given:
                    right = not paid and set(given) <= set(given_back(BOOK.names[event.x], desk.cards))
                else:
                    right = paid in self.prices(desk, event, route_of(desk, action))
                if not right:
                    raise Broken("prices", f"{event.key} {event.x} for {paid} and {given}: {desk.cards}")
                return

    def check_ways(self, game: Game) -> None:
        """All prices that the supply covers are offered, and no other. Raises `Broken`."""
        if game.to_act is None or game.prompt[1] != "pay":
            return
        desk = OraclePlayer(game.position(), game.to_act)
        offered, expected, back = [], [], set[str]()
        ways = [text for text in texts(game) if text.startswith(("pay ", "give_back "))]
        for text in ways:
            heard = told_by(game, text)
            event = next((event for event in heard if event.key in BOUGHT), None)
            if event is None:  # the price of an effect has no other form
                return
            offered += [unpacked(one.x, one.y) for one in heard[: heard.index(event)] if one.key == "paid"]
            expected = [
                price for price in self.prices(desk, event, asked_by(desk)) if covers(desk.goods, price)
            ]
            if event.key == "played":
                back = set(given_back(BOOK.names[event.x], desk.cards))
        if sorted(map(counted, offered)) != sorted(map(counted, expected)):
            raise Broken("prices", f"{offered} can be paid, not {expected}: {desk.cards}, {desk.goods}")
        if {text.removeprefix("give_back ") for text in ways if text.startswith("give")} != back:
            raise Broken("prices", f"{ways} can be given, not {back}")


def route_of(desk: OraclePlayer, action: str) -> str:
    """The space or card by which an action was taken: just chosen, or asking already."""
    kind, _, name = action.partition(" ")
    chosen = kind == "space" or (kind == "use" and name in BY_CARD)
    return name if chosen else asked_by(desk)


def told_by(game: Game, text: str) -> list[Told]:
    """The events of an action, tried on a copy."""
    copy = game.copy()
    heard = HeardEvents()
    copy.listen(heard)
    copy.play(text)
    return heard.events
