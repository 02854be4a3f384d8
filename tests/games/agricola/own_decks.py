"""Decks that are written for a test, as folders."""

from __future__ import annotations

import sys
from pathlib import Path

from bocage.core import decks

START = """
from bocage.core.cards import Text
from bocage.core.decks import Deck

DECK = Deck("{id}", "agricola", name=Text("{id}", "{id}"), package=__name__, cards="cards:CARDS")
"""
# A plain card, some that ask, some at any time, an oven and a stove of other sorts than the base deck's,
# counters beyond the sixth, points of an own kind; then so many that sets of cards need a fourth word.
ORCHARD = """
from bocage.core.cards import Anytime, On, Text
from bocage.core.effects import Effect, May
from bocage.games.agricola.rules.answers import HoldsAnimals, RoomInPastures
from bocage.games.agricola.rules.card import Baking, Cooking, Major, Minor, Occupation, TRADING, Trade
from bocage.games.agricola.rules.events import USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.scoring import Score
from bocage.games.agricola.rules.spaces import DAY_LABORER, FISHING, FOREST
from bocage.games.agricola.rules.verbs.exchanges import Exchange
from bocage.games.agricola.rules.verbs.goods import Gain, Pay

NOTHING = Text("Nothing.", "Rien.")


class Count(Effect):
    def __init__(self, counter):
        super().__init__()
        self.counter = counter

    def run(self, s, f):
        self.counter.add_one(s.farm(f.seat))


class PointForEachCount(Score):
    def __init__(self, counter):
        super().__init__()
        self.counter = counter

    def points(self, s, seat):
        return self.counter.read(s.farm(seat))


class RoomForEachSpace(RoomInPastures):
    def count(self, farm, pasture):
        return pasture.bit_count()


def named(name):
    return Text(name, name)


BASKETS = [Counter(f"basket_{number}") for number in range(3)]
CARDS = [
    Minor("apple", "O1", named("Apple"), NOTHING, on_play=Gain(food=2)),
    Occupation("picker", "O2", named("Picker"), NOTHING, whenever=[On(USES + FOREST, May(Gain(food=1)))]),
    Occupation(
        "seller", "O3", named("Seller"), NOTHING,
        whenever=[On([USES + FISHING, USES + DAY_LABORER], May(Pay(Goods(food=1), Gain(wood=2))))],
    ),
    Minor("press", "O4", named("Press"), NOTHING, trades=[Trade(Goods(clay=3), Goods(stone=2))]),
    Minor("cart", "O0", named("Cart"), NOTHING, trades=[Trade(Goods(wood=2), Goods(reed=1, clay=1))]),
    Minor("stall", "O8", named("Stall"), NOTHING, trades=[Trade(Goods(cattle=1), Goods(sheep=1, grain=3))]),
    Minor("kennel", "O9", named("Kennel"), NOTHING, answers=[HoldsAnimals(2)]),
    Occupation("shepherd", "OA", named("Shepherd"), NOTHING, answers=[RoomForEachSpace()]),
    Minor(
        "ladder", "O5", named("Ladder"), NOTHING,
        anytime=[Anytime(Exchange(Goods(wood=1), Goods(clay=1)), TRADING, once=True)],
    ),
    Major(
        "cider_oven", "O6", named("Cider Oven"), NOTHING,
        cost=Goods(clay=1), points=2, bakes=Baking(4, at_most=3),
    ),
    Minor("pan", "O7", named("Pan"), NOTHING, cooks=Cooking(vegetable=4, sheep=3, boar=4, cattle=5)),
    *(
        Minor(
            f"basket_{number}", f"P{number}", named(f"Basket {number}"), NOTHING,
            remembers=[basket], scores=[PointForEachCount(basket)],
            whenever=[On(USES + DAY_LABORER, Count(basket))],
        )
        for number, basket in enumerate(BASKETS)
    ),
    *(Minor(f"tree_{number}", f"T{number}", named(f"Tree {number}"), NOTHING) for number in range(50)),
    *(Occupation(f"bee_{number}", f"B{number}", named(f"Bee {number}"), NOTHING) for number in range(50)),
]
"""
MEADOW = """
from bocage.core.cards import On, Text
from bocage.core.effects import May
from bocage.games.agricola.rules.card import Minor, Occupation
from bocage.games.agricola.rules.events import USES
from bocage.games.agricola.rules.spaces import FOREST
from bocage.games.agricola.rules.verbs.goods import Gain

CARDS = [
    Occupation(
        f"walker_{number}", f"W{number}", Text("Walker", "Promeneur"), Text("Food.", "Repas."),
        whenever=[On(USES + FOREST, May(Gain(food=1)))],
    )
    for number in range(14)
]
CARDS += [Minor(f"daisy_{number}", f"D{number}", Text("Daisy", "Marguerite"), Text("Sun.", "Soleil."))
          for number in range(14)]
"""
GROWN = """
from bocage.games.agricola.rules.card import Minor as _Minor
CARDS = [*CARDS, _Minor("late", "O9", named("Late"), NOTHING), _Minor("later", "O8", named("Later"), NOTHING)]
"""


def write_deck(folder: Path, id: str, cards: str) -> Path:
    made = folder / f"{folder.name}_{id}"
    made.mkdir(parents=True)
    (made / "__init__.py").write_text(START.format(id=id), encoding="utf-8")
    (made / "cards.py").write_text(cards, encoding="utf-8")
    return made


def forget_folders() -> None:
    decks._read_folder.cache_clear()
    for name in [name for name in sys.modules if name.startswith("bocage_deck_")]:
        del sys.modules[name]
