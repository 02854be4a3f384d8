"""What is asked for in vain, and why it is refused: one case at least for every reason of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bocage.games.agricola import Game
from bocage.games.agricola.rules.notation import CELL_NAMES
from tests.games.agricola.cards.playing import Given
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture

# The Grocer and a food keep a question open that would otherwise answer itself.
OPEN: dict[str, Any] = {"cards": ["grocer"], "food": 1}
FULL_ROOMS = [name for name in CELL_NAMES if name not in ("e1", "e2", "e3")]

Setting = Callable[[], Game]
Case = tuple[Setting, str, str, str, Mapping[str, object]]  # what, rule, reason, its numbers


def at(
    line: str = "", seats: int = 2, round: int = 1, options: dict[str, Any] | None = None, **farm: Given
) -> Setting:
    """Seat 0 has this farm and has acted so."""

    def setting() -> Game:
        table = agricola_table(seats, **(options or {})).course(round=round).given(0, **farm)
        return (table.act(0, line) if line else table).game

    return setting


def on(table: Callable[[], AgricolaTable]) -> Setting:
    return lambda: table().game


def fresh(line: str = "", **options: Given) -> Setting:
    """A game in which the caller plays chance."""

    def setting() -> Game:
        game = Game(**options)
        if line:
            game.play(line)
        return game

    return setting


def lasso() -> AgricolaTable:
    table = agricola_table().given(0, cards=["lasso", "grocer"], food=1).course(round=4)
    return table.act(0, "space day_laborer; use lasso")


def breeding() -> AgricolaTable:
    farm = {"fences": pasture("e1"), "sheep": 2, "boar": 1, "food": 9, "cards": ["fireplace_2"]}
    return agricola_table().given(0, **farm).after_work(4).until("release-young", 0)


def crafted() -> AgricolaTable:
    table = agricola_table().given(0, cards=["joinery"], wood=3, grain=1).after_work(4)
    return table.act(0, "call joinery")


def reaping() -> AgricolaTable:
    farm = {"cards": ["scythe_worker"], "fields": {"c1": {"grain": 3}, "c2": {"grain": 1}}, "food": 9}
    return agricola_table().given(0, **farm).after_work(4).until("reap", 0)


SPACES: list[Case] = [
    (
        on(lambda: agricola_table().act(0, "space forest")),
        *("space forest", "A-6.3", "occupied", {"space": "forest"}),
    ),
    (at(), "space grove", "A-2.6", "not-in-play", {"space": "grove"}),
    (at(), "space fencing", "A-5.1", "not-yet-revealed", {"space": "fencing"}),
    (
        on(lambda: agricola_table(additional_actions=True).act(0, "space tile_copse")),
        *("space animal_market", "A-19.4", "tile-closed", {"space": "animal_market"}),
    ),
    (
        at(options={"additional_actions": True}, round=4, rooms=["a1", "a2", "a3"]),
        *("space modest_wish_for_children", "A-7.35", "not-before-round", {"round": 4, "first": 5}),
    ),
    (on(lasso), "space forest", "AR-21", "must-be-market", {}),
    (
        at(round=13, people=5),
        *("space urgent_wish_for_children", "A-9.1", "all-people-born", {"people": 5}),
    ),
    (
        at(round=7),
        *("space basic_wish_for_children", "A-9.2", "no-room-for-child", {"rooms": 2, "people": 2}),
    ),
    (at(cards=["adoptive_parents"], food=1), "call adoptive_parents", "AR-22", "no-newborn", {}),
    (
        at("space farmland; use moldboard_plow", cards=["moldboard_plow"], stables=["d1", "e2"]),
        *("plow e1", "AR-03", "space-waits", {"space": "farmland"}),
    ),
    (fresh(seats=2), "starter 3", "A-2.5", "not-a-seat", {}),
    (
        fresh(seats=2, mode="beginner", first_player=0),
        *("reveal western_quarry", "A-5.1", "not-this-stage", {"space": "western_quarry"}),
    ),
]

GOODS_AND_PAYMENT: list[Case] = [
    (at(), "space farm_expansion", "A-8.1", "short-of", {"good": "wood", "have": 0, "need": 5}),
    (at("space resource_market", seats=3), "take wood", "A-16.2", "not-on-offer", {"goods": "wood"}),
    (at(sheep=1), "call basics.4", "A-11.6", "no-stove", {}),
    (at(), "call basics", "A-13.6", "nothing-of", {"good": "grain"}),
    (at(cards=["grocer"], food=1, memory={"grocer": 8}), "call grocer", "AR-66", "card-empty", {}),
    (
        on(crafted),
        *("call joinery", "A-13.5", "already-crafted", {"card": "joinery"}),
    ),
    (
        at("space farm_expansion; room a1", cards=["frame_builder"], house="clay", clay=5, wood=1, reed=2),
        *("pay 7", "A-8.1", "wrong-payment", {}),
    ),
    (
        at("space major_improvement; major cooking_hearth_4", cards=["fireplace_2"], clay=9),
        *("give_back fireplace_3", "A-14.12", "not-a-payment", {"card": "fireplace_3"}),
    ),
]


FARMYARD: list[Case] = [
    (at("space farmland", fields={"c1": {}}), "plow c1", "A-3.3", "tile-there", {"cell": "c1"}),
    (at("space farmland", stables=["c1"]), "plow c1", "A-3.3", "stable-there", {"cell": "c1"}),
    (at("space farmland", fences=pasture("c1")), "plow c1", "A-3.3", "pasture-there", {"cell": "c1"}),
    (
        at("space farm_expansion; option 1", wood=20, reed=9),
        *("room c1", "A-8.2", "not-beside-house", {"cell": "c1"}),
    ),
    (at("space farmland", fields={"c1": {}}), "plow e3", "A-12.1", "not-beside-field", {"cell": "e3"}),
    (
        at(wood=20, reed=9, stables=["a1", "b2", "b3", "e1"]),
        *("space farm_expansion", "A-8.2", "no-place-for-room", {}),
    ),
    (
        at(fields={"b1": {}}, stables=["a1", "b2", "c1"]),
        *("space farmland", "A-12.1", "no-place-for-field", {}),
    ),
    (
        at(options={"mode": "beginner"}, wood=9, rooms=[*FULL_ROOMS, "e1", "e2", "e3"]),
        *("space side_job", "A-10.1", "no-place-for-stable", {}),
    ),
    (
        at(options={"mode": "beginner"}, wood=9, stables=["b1", "b2", "b3", "c1"]),
        *("space side_job", "A-1.1", "no-stables-left", {}),
    ),
    (at(round=6, house="stone"), "space house_redevelopment", "A-8.5", "stone-already", {}),
    (
        at(round=6, house="clay", cards=["mantlepiece"], stone=9, reed=9),
        *("space house_redevelopment", "AR-36", "may-not-renovate", {}),
    ),
    (
        at("space house_redevelopment", round=6, clay=2, stone=2, reed=1, **OPEN),
        *("renovate stone", "A-8.4", "wrong-material", {}),
    ),
    (
        at(round=4, wood=3),
        *("space fencing", "A-10.3", "fences-cost-wood", {"fences": 4, "wood": 3, "paid": 4}),
    ),
    (
        at(round=4, wood=1, clay=2, cards=["rammed_clay"]),
        *("space fencing", "A-10.3", "fences-cost-wood-or-clay", {"fences": 4, "held": 3, "paid": 4}),
    ),
    (
        at(round=4, wood=9, rooms=[*FULL_ROOMS, "e1", "e2", "e3"]),
        *("space fencing", "A-10.5", "no-pasture-possible", {"fences": 15}),
    ),
    (at(), "plow c1", "A-6.1", "place-first", {"space": "farmland"}),
    (
        at("space fencing", round=4, wood=4, fences=pasture("e1")),
        *("enclose b3", "A-10.5", "not-in-pasture-reach", {"cell": "b3", "most": 4}),
    ),
    (
        at("space fencing; enclose d2", round=4, wood=5, fences=pasture("c1")),
        *("stop", "A-10.5", "pasture-unfinished", {}),
    ),
    (at("space farm_expansion; option 1", wood=20, reed=9), "stop", "A-6.7", "at-least-one", {}),
]

CROPS: list[Case] = [
    (at(round=3, grain=1), "space grain_utilization", "A-12.3", "no-empty-field", {}),
    (
        at("space grain_utilization; sow_grain c1", round=3, grain=2, fields={"c1": {}, "c2": {}, "c3": {}}),
        *("sow_grain c1", "A-12.3", "field-taken", {"field": "c1"}),
    ),
    (
        at("space grain_utilization", round=3, grain=2, fields={"c1": {}, "c2": {}}),
        *("sow_grain e1", "A-12.3", "no-field-there", {"field": "e1"}),
    ),
    (
        at(
            "call clearing_spade",
            cards=["clearing_spade", "beanfield"],
            fields={"c1": {"grain": 3}, "c2": {}, "c3": {}},
        ),
        *("lay card", "A-12.3", "only-vegetables", {"field": "card"}),
    ),
    (at(round=3, fields={"c1": {}}), "space grain_utilization", "A-12.3", "no-seed", {}),
    (
        at("space grain_utilization", round=3, grain=2, fields={"c1": {}}, **OPEN),
        *("option 2", "A-13.3", "no-oven", {}),
    ),
    (
        at("space grain_utilization; bake clay_oven", round=3, grain=3, cards=["clay_oven", "fireplace_2"]),
        *("bake clay_oven", "A-13.3", "oven-full", {"card": "clay_oven", "most": 1}),
    ),
    (
        at("space grain_utilization", round=3, grain=3, cards=["clay_oven", "fireplace_2"]),
        *("bake stone_oven", "A-13.3", "not-an-oven", {"card": "stone_oven"}),
    ),
    (
        at(
            "space grain_utilization",
            round=3,
            vegetable=1,
            fields={"c1": {}},
            cards=["hard_porcelain", "clay_oven"],
            clay=2,
        ),
        *("option 2", "A-13.3", "no-grain", {}),
    ),
    (on(reaping), "reap c2", "AR-49", "field-too-poor", {"field": "c2"}),
    (
        at(cards=["clearing_spade"], fields={"c1": {"grain": 1}, "c2": {}}),
        *("call clearing_spade", "AR-48", "no-crop-to-move", {}),
    ),
]

ANIMALS: list[Case] = [
    (on(breeding), "call basics.4", "A-17.10", "not-while-breeding", {}),
    (at(sheep=1), "release boar", "A-11.7", "no-such-animal", {"animal": "boar"}),
    (
        on(
            lambda: (
                agricola_table()
                .given(0, cards=["sheep_walker", "fireplace_2"], sheep=1)
                .course(round=10)
                .spaces(cattle_market={"cattle": 2})
                .act(0, "space cattle_market")
            )
        ),
        *("call sheep_walker", "AR-61", "animals-homeless", {}),
    ),
]

CARDS: list[Case] = [
    (
        at("space meeting_place", hand=["manger", "loom"], wood=4),
        *("minor canoe", "A-14.1", "not-in-hand", {"card": "canoe"}),
    ),
    (
        at("space major_improvement", cards=["fireplace_2"], clay=9),
        *("major fireplace_2", "A-1.3", "not-on-board", {"card": "fireplace_2"}),
    ),
    (at(seats=1), "space meeting_place", "A-14.5", "no-playable-minor", {}),
    (at(), "space major_improvement", "A-14.6", "no-playable-improvement", {}),
    (at(), "space lessons", "A-14.4", "no-occupation", {}),
    (
        at("space meeting_place", hand=["manger"], wood=2),
        *("major well", "A-14.6", "no-majors-here", {}),
    ),
    (
        at("space meeting_place", hand=["manger", "canoe"], wood=4),
        *("minor canoe", "A-14.3", "too-few-occupations", {"have": 0, "need": 1}),
    ),
    (
        at("space meeting_place", hand=["manger", "pond_hut"], wood=4, cards=["priest", "tutor", "grocer"]),
        *("minor pond_hut", "A-14.3", "too-many-occupations", {"have": 3, "most": 2}),
    ),
    (
        at("space meeting_place", hand=["manger", "strawberry_patch"], wood=4),
        *("minor strawberry_patch", "A-14.3", "too-few-fields", {"crop": "vegetable", "have": 0, "need": 2}),
    ),
    (
        at("space meeting_place", hand=["manger", "big_country"], wood=4),
        *("minor big_country", "A-14.3", "too-many-unused", {"have": 13, "most": 0}),
    ),
    (
        at("space meeting_place", hand=["manger", "mantlepiece"], wood=4, stone=1),
        *("minor mantlepiece", "A-14.3", "wrong-house", {}),
    ),
    (
        at("space meeting_place", hand=["manger", "brook"], wood=4),
        *("minor brook", "A-14.3", "no-person-on", {"space": "fishing"}),
    ),
    (
        fresh(seats=2, first_player=0),
        *("deal_occupation house_steward", "A-2.3", "not-in-deck", {"card": "house_steward"}),
    ),
    (
        fresh(seats=1, choose_hand=True, banned=["loom"]),
        *("keep_minor loom", "A-19.6", "not-in-pack", {"card": "loom"}),
    ),
    (fresh(seats=1, choose_hand=True), "stop", "A-19.6", "must-keep", {"left": 14}),
]


def no_cards_left() -> Game:
    """A hand whose minors have all been thrown back."""
    game = Game(seats=2, seed=2, draft="mulligan")
    for _ in range(7):
        game.play("option 2")
    return game


CASES = [
    *(*SPACES, *GOODS_AND_PAYMENT, *FARMYARD, *CROPS, *ANIMALS, *CARDS),
    (no_cards_left, "option 2", "A-19.6", "no-card-yet", {}),
]
