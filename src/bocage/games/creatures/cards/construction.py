"""Buildings that help to build: borders, troughs, stalls, other buildings."""

from bocage.core.cards import ANY, Anytime, On, Text
from bocage.core.effects import Condition, Effect, May, Then
from bocage.core.native import i64
from bocage.core.state import RUN, Frame
from bocage.core.why import Why
from bocage.games.creatures.cards.giving import GiveBorder
from bocage.games.creatures.rules.building import Building, Pen
from bocage.games.creatures.rules.conditions import RoundIs
from bocage.games.creatures.rules.events import (
    BEFORE_BREEDING,
    BORDERS_GAINED,
    OTHERS_ACT,
    SCORING_COMES,
    STALL_ACTION,
    STALL_BUILT,
    START_OF_ROUND,
)
from bocage.games.creatures.rules.goods import Goods
from bocage.games.creatures.rules.memory import Counter
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import ASSEMBLY_HALL_GIFT_WITHOUT_PLACING
from bocage.games.creatures.rules.verbs.borders import AMOUNT, PlaceBorders
from bocage.games.creatures.rules.verbs.construction import HERE, BuildSpecial
from bocage.games.creatures.rules.verbs.goods import Pay
from bocage.games.creatures.rules.verbs.relocation import Relocate
from bocage.games.creatures.rules.verbs.stalls import BuildStall, StallForTrough, UpgradeThatStall
from bocage.games.creatures.rules.verbs.troughs import PlaceFreeTrough, PlaceTroughs

ASSEMBLY_HALL = Building(
    id="assembly_hall",
    name=Text(en="Assembly Hall", fr="Salle commune"),
    text=Text(
        en="At any time: give the other player 1 of your unused borders, then place another 1 at no cost.",
        fr="À tout moment : donnez à l’autre joueur 1 de vos barrières inutilisées, "
        "puis placez-en 1 autre gratuitement.",
    ),
    cost=Goods(wood=3, reed=1),
    points=2,
    anytime=(
        Anytime(
            Then(
                GiveBorder(),
                # exactly one, unless the ruling lets the owner give without placing.
                PlaceBorders(
                    up_to=1, at_least=1, optional_with=ASSEMBLY_HALL_GIFT_WITHOUT_PLACING, rule="R-06"
                ),
            ),
            asked=OTHERS_ACT | SCORING_COMES,
        ),
    ),
)

SPENT = Counter("barn")


class NextStallToCome(Condition[Board]):
    """The stall that the tile waits for has not been built yet (R-25)."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return SPENT.read(s.farm(seat)) == 0


class NextStallOnly(Effect[Board]):
    """Something that the next event alone can bring: taken, declined or impossible, it is spent (R-25)."""

    def __init__(self, effect: May[Board]) -> None:
        super().__init__()
        self.effect = effect
        effect.hears_anytime = False  # no other stall may slip in before the answer

    def parts(self) -> list[Effect[Board]]:
        return [self.effect]

    def run(self, s: Board, f: Frame) -> None:
        SPENT.add_one(s.farm(f.seat))
        s.push(self.effect.node, f.seat, f.actor, RUN, f.a)


BARN = Building(
    id="barn",
    name=Text(en="Barn", fr="Grange"),
    text=Text(
        en="You may turn the next stall you build, and only that one, into a stable at once, at no cost. "
        "Holds 1 animal.",
        fr="Vous pouvez transformer aussitôt et gratuitement en étable la prochaine stalle que vous construisez, "
        "et elle seule. Abrite 1 animal.",
    ),
    cost=Goods(wood=3),
    holds=Pen(any_type=1),
    whenever=(On(STALL_BUILT, NextStallOnly(May(UpgradeThatStall())), when=NextStallToCome(), at_once=True),),
    remembers=SPENT,
)

BUILDING_FIRM = Building(
    id="building_firm",
    name=Text(en="Building Firm", fr="Compagnie de construction"),
    text=Text(
        en="At any time: pay 2 stone to replace a trough that is on no building with an ordinary stall.",
        fr="À tout moment : payez 2 pierres pour remplacer par une stalle ordinaire une auge "
        "qui n’est pas sur un bâtiment.",
    ),
    cost=Goods(wood=2, stone=1),
    points=2,
    anytime=(Anytime(Pay(Goods(stone=2), StallForTrough()), asked=OTHERS_ACT | SCORING_COMES),),
)

CARPENTER = Building(
    id="carpenter",
    name=Text(en="Carpenter", fr="Charpentier"),
    text=Text(
        en="At any time: move any number of your troughs and stalls, never your stables.",
        fr="À tout moment : déplacez vos auges et vos stalles, autant que vous voulez, mais jamais vos étables.",
    ),
    cost=Goods(wood=1, stone=1),
    points=1,
    anytime=(Anytime(Relocate(), once=True, asked=SCORING_COMES),),
)

CONSERVATORY = Building(
    id="conservatory",
    name=Text(en="Conservatory", fr="Serre"),
    text=Text(
        en="When built, you may at once pay for and build 1 more special building beside it. Holds 1 sheep.",
        fr="À la construction, vous pouvez aussitôt payer et construire 1 autre bâtiment spécial sur une case voisine. "
        "Abrite 1 mouton.",
    ),
    cost=Goods(stone=1),
    points=1,
    holds=Pen(sheep=1),
    on_play=BuildSpecial(near=HERE, optional=True),
)

FARM_WELL = Building(
    id="farm_well",
    name=Text(en="Farm Well", fr="Puits"),
    text=Text(
        en="At the start of rounds 6, 7 and 8 place 1 trough at no cost, if any are left.",
        fr="Au début des tours 6, 7 et 8, placez 1 auge gratuitement, s’il en reste.",
    ),
    cost=Goods(wood=1, stone=2),
    whenever=(On(START_OF_ROUND, PlaceFreeTrough(), when=RoundIs(6, 7, 8)),),
)

FENCE_BUILDER = Building(
    id="fence_builder",
    name=Text(en="Fence Builder", fr="Constructeur de clôtures"),
    text=Text(
        en="When built, you may place any number of borders for 1 wood each. Holds 1 animal.",
        fr="À la construction, vous pouvez placer autant de barrières que vous voulez pour 1 bois chacune. Abrite 1 animal.",
    ),
    cost=Goods(stone=1, reed=1),
    holds=Pen(any_type=1),
    on_play=PlaceBorders(free=0, each=Goods(wood=1)),
)

HOME_WORKSHOP = Building(
    id="home_workshop",
    name=Text(en="Home Workshop", fr="Atelier personnel"),
    text=Text(
        en="Once before each breeding phase you may take the Stall action: 1 stall for 3 stone and 1 reed.",
        fr="Une fois avant chaque reproduction, vous pouvez faire l’action Stalle : 1 stalle pour 3 pierres et 1 roseau.",
    ),
    cost=Goods(wood=2, reed=1),
    points=1,
    whenever=(On(BEFORE_BREEDING, May(BuildStall())),),
)

JOINERY = Building(
    id="joinery",
    name=Text(en="Joinery", fr="Menuiserie"),
    text=Text(
        en="Once before each breeding phase you may pay 2 wood to place 1 trough.",
        fr="Une fois avant chaque reproduction, vous pouvez payer 2 bois pour placer 1 auge.",
    ),
    cost=Goods(stone=1, reed=1),
    whenever=(On(BEFORE_BREEDING, May(PlaceTroughs(up_to=1, each=Goods(wood=2), at_least=1))),),
)

SERVANTS_HUT = Building(
    id="servants_hut",
    name=Text(en="Servant’s Hut", fr="Hutte de la servante"),
    text=Text(
        en="When built, you may place up to 2 borders at no cost, and 1 trough for 2 wood. Holds 1 animal.",
        fr="À la construction, vous pouvez placer jusqu’à 2 barrières gratuitement, et 1 auge pour 2 bois. Abrite 1 animal.",
    ),
    cost=Goods(wood=2),
    holds=Pen(any_type=1),
    on_play=Then(PlaceBorders(up_to=2), PlaceTroughs(up_to=1, each=Goods(wood=2))),
)

WOODSHOP = Building(
    id="woodshop",
    name=Text(en="Woodshop", fr="Cabane du bûcheron"),
    text=Text(
        en="Each time you gain borders, you may place as many at once, at no cost. Holds 2 animals of one type.",
        fr="Chaque fois que vous gagnez des barrières, vous pouvez aussitôt en placer autant gratuitement. "
        "Abrite 2 animaux d’une même espèce.",
    ),
    cost=Goods(wood=2, stone=2),
    points=1,
    holds=Pen(any_type=2),
    whenever=(On(BORDERS_GAINED, May(PlaceBorders(up_to=AMOUNT)), who=ANY),),  # also on the other's turn
)

WORKSHOP = Building(
    id="workshop",
    name=Text(en="Workshop", fr="Atelier"),
    text=Text(
        en="With each Stall action you may place up to 2 borders at no cost. Holds 1 animal.",
        fr="À chaque action Stalle, vous pouvez placer jusqu’à 2 barrières gratuitement. Abrite 1 animal.",
    ),
    cost=Goods(wood=2, stone=1),
    points=2,
    holds=Pen(any_type=1),
    whenever=(On(STALL_ACTION, May(PlaceBorders(up_to=2))),),
)

BUILDINGS = (
    ASSEMBLY_HALL,
    BARN,
    BUILDING_FIRM,
    CARPENTER,
    CONSERVATORY,
    FARM_WELL,
    FENCE_BUILDER,
    HOME_WORKSHOP,
    JOINERY,
    SERVANTS_HUT,
    WOODSHOP,
    WORKSHOP,
)
