"""The Cottage, the stall and the stable, and the four buildings of the standard game (C-1.6, C-5)."""

from bocage.core.cards import Text
from bocage.core.native import i64
from bocage.games.creatures.rules.book import COTTAGE, STABLE, STALL
from bocage.games.creatures.rules.building import Building, Pen
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import REED, STONE, WOOD, Goods
from bocage.games.creatures.rules.scoring import Score
from bocage.games.creatures.rules.verbs.goods import GainOneOf

COTTAGE_TILE = Building(
    id="cottage",
    name=Text(en="Cottage", fr="Chaumière"),
    text=Text(
        en="Stands on every farm from the start. Holds 1 animal.",
        fr="Présente sur chaque ferme dès le début. Abrite 1 animal.",
    ),
    holds=Pen(any_type=1),
)

STALL_TILE = Building(
    id="stall",
    name=Text(en="Stall", fr="Stalle"),
    text=Text(en="Holds 3 animals of one type.", fr="Abrite 3 animaux d’une même espèce."),
    cost=Goods(stone=3, reed=1),
    points=1,
    holds=Pen(any_type=3),
)

STABLE_TILE = Building(
    id="stable",
    name=Text(en="Stable", fr="Étable"),
    text=Text(
        en="Only by upgrading one of your stalls. Holds 5 animals of one type.",
        fr="Seulement en améliorant une de vos stalles. Abrite 5 animaux d’une même espèce.",
    ),
    cost=(Goods(wood=5), Goods(stone=5)),
    points=4,
    holds=Pen(any_type=5),
    over=STALL,
)

HALF_TIMBERED_HOUSE = Building(
    id="half_timbered_house",
    name=Text(en="Half-Timbered House", fr="Maison à colombages"),
    text=Text(
        en="Built over your Cottage. Holds 2 animals of one type.",
        fr="Remplace votre Chaumière. Abrite 2 animaux d’une même espèce.",
    ),
    cost=Goods(wood=3, stone=2, reed=1),
    points=5,
    holds=Pen(any_type=2),
    over=COTTAGE,
    basic=True,
)


class HalfAPointPerResource(Score):
    """Half a point for each wood, stone and reed left in the personal supply."""

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        return farm.good(WOOD) + farm.good(STONE) + farm.good(REED)


STORAGE = Building(
    id="storage",
    name=Text(en="Storage", fr="Entrepôt"),
    text=Text(
        en="End of the game: half a point for each wood, stone and reed in your supply.",
        fr="Fin de partie : un demi-point par bois, pierre et roseau de votre réserve.",
    ),
    cost=Goods(wood=2, reed=1),
    scores=(HalfAPointPerResource(),),
    basic=True,
)

SHELTER = Building(
    id="shelter",
    name=Text(en="Shelter", fr="Abri"),
    text=Text(
        en="When built, take 1 animal of any type. Holds 1 animal.",
        fr="À la construction, prenez 1 animal au choix. Abrite 1 animal.",
    ),
    cost=Goods(wood=2, stone=1),
    holds=Pen(any_type=1),
    on_play=GainOneOf("sheep", "pig", "cow", "horse"),
    basic=True,
)

OPEN_STABLE = Building(
    id="open_stable",
    name=Text(en="Open Stable", fr="Étable ouverte"),
    text=Text(
        en="Built over one of your stalls. When built, take 1 cow or 1 horse. Holds 5 animals of one type.",
        fr="Remplace une de vos stalles. À la construction, prenez 1 vache ou 1 cheval. Abrite 5 animaux d’une même espèce.",
    ),
    cost=(Goods(wood=3), Goods(stone=3)),
    points=2,
    holds=Pen(any_type=5),
    over=STALL,
    counts_as=STABLE,
    on_play=GainOneOf("cow", "horse"),
    basic=True,
)
