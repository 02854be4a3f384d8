"""Buildings that bring goods, exchange them or make things cheaper."""

from bocage.core.cards import ANY, Anytime, On, Text
from bocage.core.effects import Effect, May
from bocage.core.lanes import lane, one
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, refuse
from bocage.games.creatures.rules.actions import SPACE
from bocage.games.creatures.rules.book import BUILDINGS as SPECIAL_BUILDINGS
from bocage.games.creatures.rules.book import STABLES, TROUGHS
from bocage.games.creatures.rules.building import Building, Cheaper, Pen
from bocage.games.creatures.rules.events import (
    ANIMALS_COUNT,
    BEFORE_BREEDING,
    END_OF_WORK,
    EXPANDED,
    SCORING_COMES,
    TOP_FOUR_OCCUPIED,
    USES,
    WORK_ENDS,
    WORK_PHASE,
)
from bocage.games.creatures.rules.goods import WOOD, Goods
from bocage.games.creatures.rules.phases import explain_space
from bocage.games.creatures.rules.reasons import SPACE_EMPTY
from bocage.games.creatures.rules.spaces import (
    BUILDING_RESOURCES,
    THREE_WOOD,
    TOP_FOUR,
    open_spaces,
    use_space,
)
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import TIMBER_SHOP_RETROACTIVE
from bocage.games.creatures.rules.verbs.goods import (
    ExchangeAnimal,
    Gain,
    GainOneOf,
    Pay,
    PayTwoDifferent,
    TradeTwoForOne,
)

ANIMAL_TRADER = Building(
    id="animal_trader",
    name=Text(en="Animal Trader", fr="Négociant animalier"),
    text=Text(
        en="At any time in the work phase: exchange 2 animals of two types for 1 of a third type. Holds 2 animals of one type.",
        fr="À tout moment de la Journée de travail : échangez 2 animaux de deux espèces contre 1 d’une troisième. "
        "Abrite 2 animaux d’une même espèce.",
    ),
    cost=Goods(wood=2, reed=2),
    points=3,
    holds=Pen(any_type=2),
    anytime=(Anytime(TradeTwoForOne(), moments=WORK_PHASE, asked=WORK_ENDS, rule="C-8.10"),),
)

CATTLE_FARM = Building(
    id="cattle_farm",
    name=Text(en="Cattle Farm", fr="Ferme à bétail"),
    text=Text(
        en="Each time you add an expansion, you may exchange 1 sheep, pig or horse for 1 cow. Holds 3 cows.",
        fr="Chaque fois que vous ajoutez une extension, vous pouvez échanger 1 mouton, cochon ou cheval contre 1 vache. Abrite 3 vaches.",
    ),
    cost=Goods(wood=2, stone=2),
    points=1,
    holds=Pen(cow=3),
    whenever=(On(EXPANDED, May(ExchangeAnimal(give=("sheep", "pig", "horse"), take="cow"))),),
)

CATTLE_MARKET = Building(
    id="cattle_market",
    name=Text(en="Cattle Market", fr="Marché au bétail"),
    text=Text(
        en="At any time: pay 1 reed for 1 animal of any type. Holds 2 animals of one type.",
        fr="À tout moment : payez 1 roseau pour 1 animal au choix. Abrite 2 animaux d’une même espèce.",
    ),
    cost=Goods(wood=4, stone=1),
    points=2,
    holds=Pen(any_type=2),
    anytime=(
        Anytime(
            Pay(Goods(reed=1), GainOneOf("sheep", "pig", "cow", "horse")), asked=ANIMALS_COUNT | SCORING_COMES
        ),
    ),
)


class TakeWoodFromSpace(Effect[Board]):
    """One wood from an action space, if there is any; the space is not occupied by it (R-19)."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return lane(s.piles, self.space) > 0 or refuse(why, "R-19", SPACE_EMPTY, self.space)

    def run(self, s: Board, f: Frame) -> None:
        s.piles -= one(self.space)
        s.farm(f.seat).goods += one(WOOD)
        s.tell("gained", f.seat, one(WOOD))


HOME_DEPOT = Building(
    id="home_depot",
    name=Text(en="Home Depot", fr="Dépôt"),
    text=Text(
        en="Each time you use Building Resources, you may also take 1 wood from the 3 Wood space. Holds 1 horse.",
        fr="Chaque fois que vous utilisez Ressources de construction, vous pouvez aussi prendre 1 bois de la case 3 Bois. Abrite 1 cheval.",
    ),
    cost=Goods(stone=2),
    points=1,
    holds=Pen(horse=1),
    whenever=(On(USES + BUILDING_RESOURCES, May(TakeWoodFromSpace(THREE_WOOD))),),
)

SAWMILL = Building(
    id="sawmill",
    name=Text(en="Sawmill", fr="Moulin"),
    text=Text(
        en="Each new special building, stable or trough that costs wood costs you 1 wood less.",
        fr="Chaque nouveau bâtiment spécial, étable ou auge à payer en bois vous coûte 1 bois de moins.",
    ),
    cost=Goods(stone=5),
    points=4,
    discounts=(Cheaper(on=SPECIAL_BUILDINGS | STABLES | TROUGHS, wood=1),),
)


class UseFreeSpace(Effect[Board]):
    """Use one unoccupied action space without a worker; it stays unoccupied (R-16)."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("R-16", "space-free")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return open_spaces(s, f.seat) != 0

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(SPACE, open_spaces(s, f.seat))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        use_space(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == SPACE:
            explain_space(s, f.seat, arg, why)


STEWARDS_OFFICE = Building(
    id="stewards_office",
    name=Text(en="Steward’s Office", fr="Intendance"),
    text=Text(
        en="At the end of each work phase you may use 1 unoccupied action space without a worker. Holds 1 animal.",
        fr="À la fin de chaque Journée de travail, vous pouvez utiliser 1 case action inoccupée sans y placer d’ouvrier. Abrite 1 animal.",
    ),
    cost=Goods(wood=4, stone=3, reed=2),
    points=-3,
    holds=Pen(any_type=1),
    whenever=(On(END_OF_WORK, May(UseFreeSpace())),),
)


class WoodIfAlreadyOccupied(Effect[Board]):
    """Where the ruling is switched on: the wood also for the round in which the tile comes late (R-18)."""

    def __init__(self, wood: int) -> None:
        super().__init__()
        self.wood = wood

    def run(self, s: Board, f: Frame) -> None:
        if s.has_switch(TIMBER_SHOP_RETROACTIVE) and s.occupied & TOP_FOUR == TOP_FOUR:
            s.farm(f.seat).goods += self.wood * one(WOOD)
            s.tell("gained", f.seat, self.wood * one(WOOD))


TIMBER_SHOP = Building(
    id="timber_shop",
    name=Text(en="Timber Shop", fr="Livreur de bois"),
    text=Text(
        en="As soon as all of the 4 top action spaces are occupied, take 3 wood.",
        fr="Dès que les 4 cases action du haut sont toutes occupées, prenez 3 bois.",
    ),
    cost=Goods(stone=2),
    points=1,
    on_play=WoodIfAlreadyOccupied(wood=3),
    whenever=(On(TOP_FOUR_OCCUPIED, Gain(wood=3), who=ANY),),
)

TRADING_STATION = Building(
    id="trading_station",
    name=Text(en="Trading Station", fr="Poste de commerce"),
    text=Text(
        en="Once before each breeding phase you may pay 2 different resources for 1 animal of any type. Holds 1 cow.",
        fr="Une fois avant chaque reproduction, vous pouvez échanger 2 ressources différentes contre 1 animal au choix. Abrite 1 vache.",
    ),
    cost=Goods(wood=1, stone=2),
    points=1,
    holds=Pen(cow=1),
    whenever=(On(BEFORE_BREEDING, May(PayTwoDifferent(GainOneOf("sheep", "pig", "cow", "horse")))),),
)

BUILDINGS = (
    ANIMAL_TRADER,
    CATTLE_FARM,
    CATTLE_MARKET,
    HOME_DEPOT,
    SAWMILL,
    STEWARDS_OFFICE,
    TIMBER_SHOP,
    TRADING_STATION,
)
