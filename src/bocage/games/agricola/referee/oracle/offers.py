"""What a question must offer, told from the position alone (A-8, A-10, A-12, A-13, A-14)."""

from __future__ import annotations

from collections.abc import Callable

from bocage.fuzzing.report import Broken
from bocage.games.agricola import Game
from bocage.games.agricola.referee.land import CELLS, cell_name
from bocage.games.agricola.referee.oracle.desk import OraclePlayer
from bocage.games.agricola.referee.oracle.exchanges import any_payable, paper_of
from bocage.games.agricola.referee.oracle.figures import BAKING, IMPROVEMENTS, OCCUPATIONS
from bocage.games.agricola.referee.oracle.openings import (
    MOST_STABLES,
    can_improve,
    free_spaces,
    is_open,
    minors_of,
)
from bocage.games.agricola.referee.oracle.prices import (
    STABLE_PRICES,
    occupation_price,
    renovation_prices,
    renovation_targets,
    room_prices,
)
from bocage.games.agricola.referee.oracle.walk import PLACING, texts, wanted

Answers = dict[str, bool | None]  # by argument: offered, not offered, or beyond the oracle


def asked_by(desk: OraclePlayer) -> str:
    """The space or card whose question is open."""
    parts = str(desk.position["agenda"][0][0]).split(".")
    return parts[1] if parts[0] == "space" else parts[0]


def spaces(desk: OraclePlayer) -> Answers:
    """Where a person can be placed (A-6.4)."""
    return {space: is_open(desk.position, desk.seat, space) for space in free_spaces(desk)}


def rooms(desk: OraclePlayer) -> Answers:
    """A-8.1, A-8.2."""
    paid = any_payable(desk, room_prices(desk.house, desk.cards))
    return {cell_name(cell): paid for cell in desk.land.room_sites()}


def stables(desk: OraclePlayer) -> Answers:
    """A-10.1; Mining Hammer builds one for nothing (AR-35)."""
    land = desk.land
    paid = any_payable(desk, [{"wood": STABLE_PRICES.get(asked_by(desk), 0)}])
    free = [cell for cell in CELLS if cell not in land.rooms | land.fields | land.stables]
    return {cell_name(cell): paid and len(land.stables) < MOST_STABLES for cell in free}


def fields(desk: OraclePlayer) -> Answers:
    """A-12.1."""
    return {cell_name(cell): True for cell in desk.land.field_sites()}


def sowing(crop: str) -> Callable[[OraclePlayer], Answers]:
    """A crop of the supply for each empty field; no grain on a card (A-12.3)."""

    def offered(desk: OraclePlayer) -> Answers:
        empty = [name for name, lying in desk.farm["fields"].items() if not lying]
        have = desk.goods.get(crop, 0) > 0
        return {name: have for name in empty if crop == "vegetable" or name != "card"}

    return offered


def renovations(desk: OraclePlayer) -> Answers:
    """A-8.4."""
    return {
        target: any_payable(desk, renovation_prices(target, desk.rooms, desk.cards))
        for target in renovation_targets(desk.house, desk.cards)
    }


def occupations(desk: OraclePlayer) -> Answers:
    """A-14.4; whoever has used Paper Maker for this card has its food already (AR-77)."""
    price = {"food": occupation_price(asked_by(desk), desk.occupations(), desk.seats)}
    paid = any_payable(desk, [price])
    if not paid and any_payable(desk, [price], paper_of(desk)) is not False:
        paid = None
    return {card: paid for card in desk.hand if card in OCCUPATIONS}


def minors(desk: OraclePlayer) -> Answers:
    """A-14.5."""
    return {card: can_improve(desk, card) for card in minors_of(desk)}


def majors(desk: OraclePlayer) -> Answers:
    """A-14.6."""
    return {card: can_improve(desk, card) for card in desk.position["majors"] if card in IMPROVEMENTS}


def ovens(desk: OraclePlayer) -> Answers:
    """A-13.3: those with a limit may have reached it."""
    grain = desk.goods.get("grain", 0) > 0
    limited = ("clay_oven", "stone_oven")
    return {card: grain and (None if card in limited else True) for card in BAKING if card in desk.cards}


# By the rule and the word of a question: the kinds of actions that answer it.
QUESTIONS: dict[tuple[str, str], dict[str, Callable[[OraclePlayer], Answers]]] = {
    PLACING: {"space": spaces},
    ("A-8.1", "room"): {"room": rooms},
    ("A-8.4", "renovate"): {"renovate": renovations},
    ("A-10.1", "stable"): {"stable": stables},
    ("A-12.1", "plow"): {"plow": fields},
    ("A-12.2", "sow"): {"sow_grain": sowing("grain"), "sow_vegetable": sowing("vegetable")},
    ("A-13.3", "bake"): {"bake": ovens},
    ("A-14.4", "occupation"): {"occupation": occupations},
    ("A-14.5", "minor"): {"minor": minors},
    ("A-14.6", "improve"): {"major": majors, "minor": minors},
}


def check_offers(game: Game) -> None:
    """What the open question offers is what the sheet allows. Raises `Broken`."""
    kinds = QUESTIONS.get(game.prompt)
    if kinds is None or game.to_act is None:
        return
    desk = OraclePlayer(game.position(), game.to_act)
    offered = texts(game)
    for kind, answers in kinds.items():
        found = wanted(offered, kind)
        expected = answers(desk)
        extra = found - set(expected)
        wrong = [name for name, answer in expected.items() if answer not in (None, name in found)]
        if extra or wrong:
            raise Broken("offers", f"{game.prompt}: {kind} offers {sorted(found)}, not {expected}")
