"""Minor improvements that provide animals."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import Effect
from bocage.core.lanes import popcount
from bocage.core.state import Frame
from bocage.games.agricola.rules.card import Minor
from bocage.games.agricola.rules.conditions import Occupations
from bocage.games.agricola.rules.events import FENCES_BUILT
from bocage.games.agricola.rules.goods import FIRST_STOCK, SHEEP, Goods
from bocage.games.agricola.rules.pastures import new_pastures
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import Gain, Schedule, give

YOUNG_ANIMAL_MARKET = Minor(
    id="young_animal_market",
    code="A009",
    name=Text(en="Young Animal Market", fr="Marché aux jeunes animaux"),
    text=Text(
        en="Gain 1 cattle. Then the card goes to your left neighbour’s hand.",
        fr="Gagnez 1 bœuf. Puis la carte passe dans la main de votre voisin de gauche.",
    ),
    cost=Goods(sheep=1),
    on_play=Gain(cattle=1),
    travels=True,
)

LARGE_PASTURE = 4
SHEEP_FOR_IT = 2


class SheepForLargePastures(Effect[Board]):
    """Sheep for each large pasture on land that was in no pasture before this action (AR-39).

    The frame holds the spaces that were in pastures before (a).
    """

    def run(self, s: Board, f: Frame) -> None:
        new = new_pastures(s.farm(f.seat), f.a)
        large = [pasture for pasture in new if popcount(pasture) >= LARGE_PASTURE]
        if large:
            give(s, f.seat, FIRST_STOCK + SHEEP, SHEEP_FOR_IT * len(large))


SHEPHERDS_CROOK = Minor(
    id="shepherds_crook",
    code="A083",
    name=Text(en="Shepherd’s Crook", fr="Houlette de berger"),
    text=Text(
        en="Each time you fence a new pasture of at least 4 spaces, gain 2 sheep for it.",
        fr="Chaque fois que vous clôturez un nouveau pâturage d’au moins 4 cases, gagnez 2 moutons qui y entrent.",
    ),
    cost=Goods(wood=1),
    whenever=(On(FENCES_BUILT, SheepForLargePastures()),),
)

ACORNS_BASKET = Minor(
    id="acorns_basket",
    code="B084",
    name=Text(en="Acorns Basket", fr="Panier de glands"),
    text=Text(
        en="Only with 3 occupations or more. Put 1 boar on each of the next 2 round spaces; take it at the start of those rounds.",
        fr="Seulement avec 3 Savoir-faire ou plus. Placez 1 sanglier sur chacune des 2 prochaines cases Tour ; prenez-le au début de ces tours.",
    ),
    cost=Goods(reed=1),
    requires=(Occupations(at_least=3),),
    on_play=Schedule(Goods(boar=1), ahead=(1, 2)),
)

LIVESTOCK_PROVIDERS = (YOUNG_ANIMAL_MARKET, SHEPHERDS_CROOK, ACORNS_BASKET)
