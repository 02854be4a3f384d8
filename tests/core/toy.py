"""A toy game for the tests of the core: seats with coins and hay, and cards made up for each test.

    yard = Yard(card("mill", whenever=(On(MARKET, Earn(1)),)), seats=3).own(0, "mill")
    yard.fire(MARKET, 0)
    assert yard.state.coins == [1, 0, 0]

Its classes are ordinary Python, also where the core is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.cards import Anytime, Card, Catalogue, On, Text
from bocage.core.effects import Condition, Effect
from bocage.core.explaining import explain
from bocage.core.kernel import Kernel
from bocage.core.menu import ANYTIME, FIRST_GAME_KIND, STOP, Menu, action_of, argument_of, kind_of
from bocage.core.state import ASK, NATURE, RUN, Frame, State
from bocage.core.why import Reason, Why, refuse

MARKET, STORM, QUIET = range(3)  # events
RULES = ("T-1", "T-2", "T-3")
DAY, NIGHT = 1, 2  # moments
PICK = FIRST_GAME_KIND  # answers of a question
TOSS = FIRST_GAME_KIND + 1  # chance
POOR = Reason("poor", "have", "need")


class YardState(State):
    """Coins and hay by seat, the cards in play, and a diary of what happened in which order."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.coins = [0] * seats
        self.hay = [0] * seats
        self.owned = [EMPTY] * seats
        self.moment = DAY
        self.occasion = -1
        self.time = (1, 1)
        self.diary: list[str] = []

    def copy(self) -> YardState:
        new = YardState(len(self.coins))
        new.top = self.top
        new.spent = self.spent
        new.coins = self.coins[:]
        new.hay = self.hay[:]
        new.owned = self.owned[:]
        new.moment = self.moment
        new.occasion = self.occasion
        new.time = self.time
        new.diary = self.diary[:]
        return new

    def key(self) -> tuple[object, ...]:
        frames = []
        frame = self.top
        while frame is not None:
            frames.append((frame.node, frame.seat, frame.step, frame.a, frame.b, frame.c))
            frame = frame.below
        return (
            tuple(frames),
            self.spent.key(),
            tuple(self.coins),
            tuple(self.hay),
            self.moment,
            tuple(self.diary),
        )

    def cards(self, seat: int) -> BitSet:
        return self.owned[seat]

    def moments(self, seat: int) -> int:
        return self.moment

    def occasions(self, f: Frame) -> int:
        return self.occasion

    def clock(self) -> tuple[int, int]:
        return self.time


class Earn(Effect[YardState]):
    """Get coins."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def run(self, s: YardState, f: Frame) -> None:
        s.coins[f.seat] += self.coins
        s.diary.append(f"{f.seat} earns {self.coins}")


class Note(Effect[YardState]):
    """Write a word into the diary, with the actor and the argument of the event."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def run(self, s: YardState, f: Frame) -> None:
        s.diary.append(f"{f.seat} {self.word} {f.actor} {f.a}")


class Spend(Effect[YardState]):
    """Lose coins, if there are enough."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def can(self, s: YardState, f: Frame, why: Why | None) -> bool:
        have = s.coins[f.seat]
        return have >= self.coins or refuse(why, "T-1", POOR, have, self.coins)

    def run(self, s: YardState, f: Frame) -> None:
        s.coins[f.seat] -= self.coins
        s.diary.append(f"{f.seat} spends {self.coins}")


class SellHay(Effect[YardState]):
    """One hay becomes coins; with 0 coins the hay is lost."""

    def __init__(self, coins: int = 1, asks: bool = False) -> None:
        super().__init__()
        self.coins = coins
        self.asking = asks

    def asks_itself(self) -> bool:
        return self.asking

    def can(self, s: YardState, f: Frame, why: Why | None) -> bool:
        return s.hay[f.seat] > 0 or refuse(why, "T-2", POOR, 0, 1)

    def run(self, s: YardState, f: Frame) -> None:
        s.hay[f.seat] -= 1
        s.coins[f.seat] += self.coins
        s.diary.append(f"{f.seat} sells")


class Question(Effect[YardState]):
    """Pick one of the answers on the mask; STOP where it is `open`; `binding` where it must be answered.

    `price` is what each answer costs: without the coins for it, nothing is on offer. `hay` is a price that
    must not be touched before: without that hay, nothing is on offer.
    """

    def __init__(
        self, mask: int = 3, open: bool = False, binding: bool = False, price: int = 0, hay: int = 0
    ) -> None:
        super().__init__()
        self.mask = mask
        self.open = open
        self.binding = binding
        self.price = price
        self.hay = hay

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("T-3", "question")

    def binds(self, s: YardState, f: Frame) -> bool:
        return self.binding

    def run(self, s: YardState, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK, f.a)

    def menu(self, s: YardState, f: Frame, m: Menu) -> None:
        if s.coins[f.seat] >= self.price and s.hay[f.seat] >= self.hay:
            m.offer(PICK, self.mask)
        if self.open:
            m.offer(STOP, 1)

    def answer(self, s: YardState, f: Frame, kind: int, arg: int) -> None:
        s.diary.append(f"{f.seat} {'stops' if kind == STOP else f'picks {arg}'}")

    def explain(self, s: YardState, f: Frame, kind: int, arg: int, why: Why) -> None:
        if kind == PICK and s.coins[f.seat] < self.price:
            why.note("T-3", POOR, s.coins[f.seat], self.price)


class Toss(Effect[YardState]):
    """Chance decides: the seat that is tossed earns a coin."""

    def __init__(self) -> None:
        super().__init__()
        self.shows_forced = True
        self.hears_anytime = False

    def run(self, s: YardState, f: Frame) -> None:
        s.push(self.node, NATURE, NATURE, ASK)

    def menu(self, s: YardState, f: Frame, m: Menu) -> None:
        m.offer(TOSS, (1 << len(s.coins)) - 1)

    def answer(self, s: YardState, f: Frame, kind: int, arg: int) -> None:
        s.coins[arg] += 1


class HasCoins(Condition[YardState]):
    """At least so many coins."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def holds(self, s: YardState, seat: int, why: Why | None) -> bool:
        return s.coins[seat] >= self.coins or refuse(why, "T-1", POOR, s.coins[seat], self.coins)


def card(
    id: str,
    on_play: Effect[YardState] | None = None,
    whenever: Sequence[On[YardState]] = (),
    anytime: Sequence[Anytime[YardState]] = (),
) -> Card[YardState]:
    """A card with proper texts."""
    return Card(id, Text("Card", "Carte"), Text("Text", "Texte"), on_play, whenever, anytime)


class Yard:
    """A catalogue made for one test, and a state to try it on."""

    def __init__(self, *cards: Card[YardState], seats: int = 2, **effects: Effect[YardState]) -> None:
        self.catalogue = Catalogue(RULES)
        self.kernel = Kernel(self.catalogue)
        for name, effect in effects.items():
            self.catalogue.add(name, effect)
        for declared in cards:
            self.catalogue.add_card(declared)
        self.state = YardState(seats)
        self.menu = Menu()

    def own(self, seat: int, *ids: str) -> Self:
        """Put cards into play."""
        for id in ids:
            self.state.owned[seat] = self.state.owned[seat].plus(self.catalogue.numbers[id])
        return self

    def do(self, name: str, seat: int = 0, actor: int | None = None) -> Self:
        """Carry an effect out, up to the next question."""
        by = seat if actor is None else actor
        self.state.push(self.catalogue.places[name], seat, by, RUN)
        return self.settle()

    def fire(self, event: int, actor: int, argument: int = 0) -> Self:
        """Let an event happen, up to the next question."""
        self.kernel.fire(self.state, event, actor, argument)
        return self.settle()

    def settle(self) -> Self:
        """Go on to the next question."""
        self.kernel.settle(self.state, self.menu)
        return self

    def answer(self, kind: int, argument: int = 0) -> Self:
        """Give an answer that is on offer."""
        action = action_of(kind, argument)
        assert self.menu.has(action), f"{(kind, argument)} is not among {self.offers}"
        self.kernel.answer(self.state, action)
        return self.settle()

    def use(self, entry: int) -> Self:
        """Use an at-any-time effect."""
        return self.answer(ANYTIME, entry)

    @property
    def offers(self) -> list[tuple[int, int]]:
        """What can be answered: kind and argument."""
        return [(kind_of(action), argument_of(action)) for action in self.menu.actions()]

    @property
    def seat(self) -> int | None:
        """Who must answer."""
        top = self.state.top
        return None if top is None else int(top.seat)

    def why(self, kind: int, argument: int = 0) -> tuple[str, str, dict[str, int]] | None:
        """The reason why something is not on offer."""
        why = Why()
        explain(self.kernel, self.state, action_of(kind, argument), why)
        found = why.refusal
        return None if found is None else (found.rule, found.key, found.numbers)
