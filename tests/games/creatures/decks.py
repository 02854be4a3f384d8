"""Decks made up for tests, as the folders that people would write."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage.core import decks
from bocage.core.decks import FOLDERS, add_folder

START = """
from bocage.core.cards import Text
from bocage.core.decks import Deck

DECK = Deck("{id}", "creatures", name=Text("{id}", "{id}"), package=__name__, cards="tiles:CARDS")
"""
IMPORTS = """
from bocage.core.cards import Anytime, On, Text
from bocage.core.effects import Effect, May
from bocage.games.creatures.rules.building import Building, Cheaper, Pen
from bocage.games.creatures.rules.book import BUILDINGS
from bocage.games.creatures.rules.events import END_OF_ROUND, OTHERS_ACT, SCORING_COMES
from bocage.games.creatures.rules.goods import Goods
from bocage.games.creatures.rules.memory import Counter
from bocage.games.creatures.rules.scoring import HALVES, Score
from bocage.games.creatures.rules.verbs.goods import Gain, GainOneOf, Pay


def words(text):
    return Text(text, text)


"""
# Many plain tiles, so that their numbers need a third word.
PLAIN = """
CARDS = [
    Building(f"hut_{number}", words(f"Hut {number}"), words("Holds 1."), Goods(wood=1), holds=Pen(any_type=1))
    for number in range(80)
]
"""
# One that asks, remembers and counts its own points; one for any time; one that gives; a discount.
ODD = """
VISITS = Counter("guest_house")


class Visit(Effect):
    def run(self, s, f):
        VISITS.add_one(s.farm(f.seat))


class PointPerVisit(Score):
    def halves(self, farm, tile, animals):
        return VISITS.read(farm) * HALVES


CARDS += [
    Building(
        "guest_house", words("Guest House"), words("Guests."), Goods(wood=1), points=1,
        whenever=[On(END_OF_ROUND, May(Visit()))], scores=[PointPerVisit()], remembers=VISITS,
    ),
    Building(
        "fair", words("Fair"), words("A cow for a reed."), Goods(wood=1),
        anytime=[Anytime(Pay(Goods(reed=1), GainOneOf("cow", "pig")), asked=OTHERS_ACT | SCORING_COMES)],
    ),
    Building("quarry", words("Quarry"), words("Stone."), Goods(wood=1), on_play=Gain(stone=2)),
    Building("cart", words("Cart"), words("Cheaper."), Goods(wood=1), discounts=[Cheaper(BUILDINGS, wood=1)]),
]
"""
ODD_TILES = ("guest_house", "fair", "quarry", "cart")


def write_deck(folder: Path, id: str, text: str) -> Path:
    """Write a deck into a folder of its own."""
    made = folder / f"deck_{id}"
    made.mkdir()
    (made / "__init__.py").write_text(START.format(id=id), encoding="utf-8")
    (made / "tiles.py").write_text(IMPORTS + text, encoding="utf-8")
    return made


def forget_decks() -> None:
    """As in a process that has read no folder."""
    decks._read_folder.cache_clear()
    for name in [name for name in sys.modules if name.startswith("bocage_deck_")]:
        del sys.modules[name]


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The deck `village`, which needs three words, and `abbey`, which comes before it, with one tile."""
    monkeypatch.setenv(FOLDERS, "")
    add_folder(write_deck(tmp_path, "village", PLAIN + ODD))
    add_folder(write_deck(tmp_path, "abbey", PLAIN.replace("hut", "cell").replace("80", "1")))
    yield tmp_path / "deck_village"
    forget_decks()
