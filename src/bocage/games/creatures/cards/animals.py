"""Buildings that bring animals when they are built."""

from bocage.core.cards import Text
from bocage.core.effects import Effect, Pause, Then
from bocage.core.lanes import bit, one
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why
from bocage.farmland.keeping import singles_possible
from bocage.games.creatures.rules.actions import TAKE
from bocage.games.creatures.rules.book import STALL
from bocage.games.creatures.rules.building import Building, Pen
from bocage.games.creatures.rules.conditions import HasAnimals
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, COW, FIRST_ANIMAL, GOODS, PIG, Goods
from bocage.games.creatures.rules.reasons import NO_LONE_ANIMAL
from bocage.games.creatures.rules.scoring import HALVES, PointsIfAnimals, Score
from bocage.games.creatures.rules.sites import BottomRow
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import ESTATE_COUNTS_COW_AND_PIG_STALL
from bocage.games.creatures.rules.verbs.expansion import Expand
from bocage.games.creatures.rules.verbs.goods import Gain, GainOneOf
from bocage.games.creatures.rules.verbs.housing import have_room

COUNTRY_HOUSE = Building(
    id="country_house",
    name=Text(en="Country House", fr="Maison de campagne"),
    text=Text(
        en="When built, take 1 cow and add 1 expansion, if any are left. Holds 3 animals of one type.",
        fr="À la construction, prenez 1 vache et ajoutez 1 extension, s’il en reste. "
        "Abrite 3 animaux d’une même espèce.",
    ),
    cost=Goods(wood=3, stone=3),
    points=1,
    holds=Pen(any_type=3),
    on_play=Then(Gain(cow=1), Expand()),  # the cow is housed when the expansion lies there
)

COW_STALL = Building(
    id="cow_stall",
    name=Text(en="Cow Stall", fr="Stalle à vaches"),
    text=Text(
        en="A stall for 3 cows. When built, take 1 cow. End of the game: 4 points with 11 cows or more.",
        fr="Une stalle pour 3 vaches. À la construction, prenez 1 vache. Fin de partie : 4 points avec 11 vaches ou plus.",
    ),
    cost=Goods(wood=4, reed=1),
    holds=Pen(cow=3),
    counts_as=STALL,
    on_play=Gain(cow=1),
    scores=(PointsIfAnimals(COW, at_least=11, points=4),),
)

PIG_STALL = Building(
    id="pig_stall",
    name=Text(en="Pig Stall", fr="Stalle à cochons"),
    text=Text(
        en="A stall for 3 pigs. When built, take 1 pig. End of the game: 4 points with 13 pigs or more.",
        fr="Une stalle pour 3 cochons. À la construction, prenez 1 cochon. Fin de partie : 4 points avec 13 cochons ou plus.",
    ),
    cost=Goods(wood=4, reed=1),
    holds=Pen(pig=3),
    counts_as=STALL,
    on_play=Gain(pig=1),
    scores=(PointsIfAnimals(PIG, at_least=13, points=4),),
)


class PointsForSpecials(Score):
    """Points with at least so many special buildings, the Cottage or its upgrade included (R-30)."""

    def __init__(self, at_least: int, points: int) -> None:
        self.at_least = at_least
        self.points = points

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        counted = farm.cards
        if farm.switches & ESTATE_COUNTS_COW_AND_PIG_STALL == 0:
            counted = counted.without(farm.book.stall_like)
        return self.points * HALVES if counted.size() >= self.at_least else 0


ESTATE = Building(
    id="estate",
    name=Text(en="Estate", fr="Domaine"),
    text=Text(
        en="When built, take 1 horse. Holds 2 horses. End of the game: "
        "3 points with 5 special buildings or more, this one and the Cottage or its upgrade included.",
        fr="À la construction, prenez 1 cheval. Abrite 2 chevaux. Fin de partie : "
        "3 points avec 5 bâtiments spéciaux ou plus, celui-ci et la Chaumière ou son remplaçant compris.",
    ),
    cost=Goods(stone=2, reed=1),
    holds=Pen(horse=2),
    on_play=Gain(horse=1),
    scores=(PointsForSpecials(at_least=5, points=3),),
)

FARM_SHOP = Building(
    id="farm_shop",
    name=Text(en="Farm Shop", fr="Boutique"),
    text=Text(
        en="Only by the road. When built, take 1 resource (wood, stone or reed) "
        "and 1 animal of any type. Holds 1 sheep.",
        fr="Seulement au bord de la route. À la construction, prenez 1 ressource "
        "(bois, pierre ou roseau) et 1 animal au choix. Abrite 1 mouton.",
    ),
    cost=Goods(wood=1),
    holds=Pen(sheep=1),
    place=BottomRow(),
    on_play=Then(GainOneOf("wood", "stone", "reed"), GainOneOf("sheep", "pig", "cow", "horse")),
)

FLOORING_EXPERT = Building(
    id="flooring_expert",
    name=Text(en="Flooring Expert", fr="Expert des sols"),
    text=Text(en="When built, take 1 pig or 1 cow.", fr="À la construction, prenez 1 cochon ou 1 vache."),
    cost=Goods(stone=1, reed=1),
    on_play=GainOneOf("pig", "cow"),
)

FODDER_BEET_FIELD = Building(
    id="fodder_beet_field",
    name=Text(en="Fodder Beet Field", fr="Champ de fourrage"),
    text=Text(
        en="Only with at least 2 animals of each type, which you keep. When built, take 1 of each type.",
        fr="Seulement avec au moins 2 animaux de chaque espèce, que vous gardez. "
        "À la construction, prenez-en 1 de chaque.",
    ),
    cost=Goods(),
    requires=(HasAnimals(sheep=2, pig=2, cow=2, horse=2),),
    on_play=Gain(sheep=1, pig=1, cow=1, horse=1),
)

HAY_RACK = Building(
    id="hay_rack",
    name=Text(en="Hay Rack", fr="Râtelier à foin"),
    text=Text(
        en="When built, take 1 sheep, 1 cow and 1 horse.",
        fr="À la construction, prenez 1 mouton, 1 vache et 1 cheval.",
    ),
    cost=Goods(wood=3, reed=1),
    on_play=Gain(sheep=1, cow=1, horse=1),
)

INN = Building(
    id="inn",
    name=Text(en="Inn", fr="Auberge"),
    text=Text(
        en="The price includes 1 pig and 1 cow. When built, take 1 horse. Holds 2 pigs.",
        fr="Le prix comprend 1 cochon et 1 vache. À la construction, prenez 1 cheval. Abrite 2 cochons.",
    ),
    cost=Goods(stone=2, pig=1, cow=1),
    points=4,
    holds=Pen(pig=2),
    on_play=Gain(horse=1),
)


class DoubleLoneAnimals(Effect[Board]):
    """Each pasture that holds exactly 1 animal receives 1 more of its type (R-26).

    The owner arranges the animals first: the answers name, one by one, the types of the lone animals,
    as long as one arrangement of all animals shows them together. The frame holds them packed (b).
    """

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False  # nothing moves during the effect

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("R-26", "lone-animal")

    def run(self, s: Board, f: Frame) -> None:
        if have_room(s.farm(f.seat), emptied=False):
            s.push(self.node, f.seat, f.actor, ASK)
        else:  # the tile has split a pasture: first everybody must have a home
            s.push(self.node, f.seat, f.actor, RUN)
            s.push(s.book.house_node, f.seat, f.seat, ASK)

    def _lone(self, farm: Farm, chosen: i64) -> i64:
        homes = farm.housing()
        pastures = farm.pasture_rooms or []
        found = 0
        for kind in range(ANIMAL_KINDS):
            if singles_possible(homes, pastures, farm.animals, chosen + one(kind)):
                found |= bit(kind + FIRST_ANIMAL)
        return found

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(TAKE, self._lone(s.farm(f.seat), f.b))
        m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == TAKE:
            s.push(self.node, f.seat, f.actor, ASK, 0, f.b + one(arg - FIRST_ANIMAL))
            return
        s.farm(f.seat).animals += f.b
        s.tell("gained", f.seat, 0, f.b)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == TAKE and FIRST_ANIMAL <= arg < len(GOODS):
            why.note("R-26", NO_LONE_ANIMAL, arg - FIRST_ANIMAL)


ORGANIC_FARM = Building(
    id="organic_farm",
    name=Text(en="Organic Farm", fr="Ferme biologique"),
    text=Text(
        en="When built, each of your pastures that holds exactly 1 animal receives 1 more of the same type.",
        fr="À la construction, chacun de vos pâturages qui abrite exactement 1 animal en reçoit 1 de la même espèce.",
    ),
    cost=Goods(wood=2, stone=3, reed=1),
    points=4,
    on_play=Then(Pause("R-26"), DoubleLoneAnimals()),  # the last moment for other tiles
)

BUILDINGS = (
    COUNTRY_HOUSE,
    COW_STALL,
    PIG_STALL,
    ESTATE,
    FARM_SHOP,
    FLOORING_EXPERT,
    FODDER_BEET_FIELD,
    HAY_RACK,
    INN,
    ORGANIC_FARM,
)
