"""Prices under every set of the cards that change them, as they are paid in a game (A-15.3, AR-29)."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from bocage.games.agricola import Game
from bocage.games.agricola.referee.deck import unpacked
from bocage.games.agricola.referee.oracle.exchanges import counted
from bocage.games.agricola.referee.oracle.figures import BUILDING, MAJORS, MINORS, Amounts
from bocage.games.agricola.referee.oracle.prices import (
    fence_prices,
    fences_to_pay,
    given_back,
    improvement_price,
    occupation_price,
    renovation_prices,
    renovation_targets,
    room_prices,
)
from bocage.games.agricola.referee.oracle.till import Told, told_by
from bocage.games.agricola.referee.oracle.walk import texts, wanted
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

DISCOUNTS = ("stonecutter", "lumber_mill", "master_bricklayer")
SWAPS = ("frame_builder", "brushwood_collector")
ROOM_CARDS = (*DISCOUNTS, *SWAPS, "carpenter", "carpenters_parlor")
HOUSES = ("wood", "clay", "stone")
ROOMS = {2: ["a2", "a3"], 3: ["a1", "a2", "a3"], 5: ["a1", "a2", "a3", "b2", "b3"]}
PLENTY = dict.fromkeys(BUILDING, 20)


def every_set(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [some for count in range(len(cards) + 1) for some in combinations(cards, count)]


def turn(cards: tuple[str, ...], house: str = "wood", rooms: int = 2, **fields: object) -> Game:
    """A turn in round 14 of a game for four, where every card is used; the goods are plenty."""
    farm = {"cards": list(cards), "house": house, "rooms": ROOMS[rooms], "food": 20, **PLENTY, **fields}
    return agricola_table(4).given(0, **farm).course(round=14).game


def ways(game: Game, action: str) -> tuple[list[Amounts], set[str]]:
    """All that an action can cost: each payment, and each card that can be given back."""
    question = game.copy()
    assert isinstance(question, Game)
    events = told_by(game, action)
    question.play(action)
    answers = [text for text in texts(question) if text.startswith(("pay ", "give_back "))]
    if question.prompt[1] != "pay":
        return [paid_in(events)], set()
    paid = [paid_in(told_by(question, text)) for text in answers if text.startswith("pay")]
    return paid, wanted(answers, "give_back")


def paid_in(events: list[Told]) -> Amounts:
    """The first payment of an action, or nothing."""
    return next((unpacked(event.x, event.y) for event in events if event.key == "paid"), {})


def same(paid: list[Amounts], expected: list[Amounts]) -> bool:
    """Each price once, in any order."""
    return sorted(map(counted, paid)) == sorted(map(counted, expected))


@rule("A-15.3", "A-15.4", "A-8.1", "AR-29", "AR-30")
@pytest.mark.parametrize("house", HOUSES)
def test_a_room_has_exactly_the_prices_that_no_other_combination_beats(house: str) -> None:
    for cards in every_set(ROOM_CARDS):
        game = turn(cards, house)
        game.play("space farm_expansion")
        game.play("option 1")
        paid, _ = ways(game, "room b2")
        assert same(paid, room_prices(house, cards)), cards


@rule("A-15.3", "A-15.4", "A-8.4", "A-8.5", "AR-29", "AR-36")
@pytest.mark.parametrize(("house", "rooms"), list(product(HOUSES, ROOMS)))
def test_a_renovation_has_exactly_the_prices_that_no_other_combination_beats(house: str, rooms: int) -> None:
    for cards in every_set(("stonecutter", *SWAPS, "conservator", "carpenter", "mantlepiece")):
        game = turn(cards, house, rooms)
        targets = renovation_targets(house, cards)
        assert ("house_redevelopment" in wanted(texts(game), "space")) == bool(targets), cards
        if len(targets) == 1:  # it is not asked for
            paid, _ = ways(game, "space house_redevelopment")
            assert same(paid, renovation_prices(targets[0], rooms, cards)), cards
            continue
        if targets:
            game.play("space house_redevelopment")
        for target in targets:
            paid, _ = ways(game, f"renovate {target}")
            assert same(paid, renovation_prices(target, rooms, cards)), (cards, target)


@rule("A-15.3", "A-15.7", "A-14.12", "AR-30", "AR-34", "AR-37")
@pytest.mark.parametrize("rooms", [2, 5])
def test_an_improvement_costs_its_price_less_every_discount(rooms: int) -> None:
    for cards in every_set((*DISCOUNTS, "fireplace_3")):
        hand = [card for card in MINORS if card not in cards]
        game = turn(cards, rooms=rooms, hand=hand, sheep=1, grain=9, people=3)
        game.play("space major_improvement")
        offered = texts(game)
        for kind, card in [*product(["major"], MAJORS), *product(["minor"], hand)]:
            if f"{kind} {card}" in offered:
                paid, back = ways(game, f"{kind} {card}")
                assert same(paid, [improvement_price(card, cards, rooms, people=3)]), (cards, card)
                assert back == set(given_back(card, cards)), (cards, card)
        assert len(offered) > 25


@rule("A-10.1", "A-7.1", "A-7.31")
@pytest.mark.parametrize("cards", [(), DISCOUNTS, ("carpenter", *SWAPS, "rammed_clay")], ids="+".join)
def test_no_card_changes_the_price_of_a_stable(cards: tuple[str, ...]) -> None:
    game = turn(cards)
    game.play("space farm_expansion")
    game.play("option 2")
    assert ways(game, "stable c2") == ([{"wood": 2}], set())
    beginner = agricola_table(2, mode="beginner").given(0, wood=3, grain=1, cards=["fireplace_2"]).game
    beginner.play("space side_job")
    beginner.play("option 1")
    assert ways(beginner, "stable c2") == ([{"wood": 1}], set())


@rule("A-7.5", "A-7.15", "A-7.37", "A-14.4")
@pytest.mark.parametrize(("seats", "played"), list(product((2, 3, 4), range(4))))
def test_an_occupation_costs_what_its_space_asks_for(seats: int, played: int) -> None:
    cards = ["carpenter", "tutor", "priest"][:played]
    hand = ["wood_cutter", "scholar"]
    table = agricola_table(seats).given(0, cards=cards, hand=hand, food=9)
    for space in ("lessons", "more_lessons") if seats > 2 else ("lessons",):
        game = table.game.copy()
        assert isinstance(game, Game)
        game.play(f"space {space}")
        price = occupation_price(space, played, seats)
        assert ways(game, "occupation scholar") == ([{"food": price} if price else {}], set()), space


@rule("A-15.5", "AR-31")
@pytest.mark.parametrize("cards", every_set(("hedge_keeper", "rammed_clay", "lumber_mill")), ids="+".join)
def test_fences_are_paid_one_by_one_and_the_free_ones_first(cards: tuple[str, ...]) -> None:
    for spaces, fences in (("e1", 4), ("e1 e2", 6), ("d1 d2 e1 e2", 8)):
        game = turn(cards)
        game.play("space fencing")
        for cell in spaces.split():
            game.play(f"enclose {cell}")
        paid, _ = ways(game, "stop")
        assert same(paid, fence_prices(fences_to_pay(0, fences, cards), cards)), spaces
