"""What is seen at once agrees with what the whole search for a payment says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bocage.core.bitset import WORD
from bocage.core.effects import Effect
from bocage.core.lanes import times
from bocage.games import agricola
from bocage.games.agricola.rules.book import NOTHING, RULE_CARD
from bocage.games.agricola.rules.farm import CELLS, START_ROOMS, Farm
from bocage.games.agricola.rules.goods import FOOD, RESOURCES
from bocage.games.agricola.rules.pastures import Fencing, could_fence
from bocage.games.agricola.rules.prices import (
    Price,
    card_prices,
    fence_prices,
    is_plainly_payable,
    lacks_what_shops_sell,
    not_too_dear,
)
from bocage.games.agricola.rules.reach import Reach, can_reach_any
from bocage.games.agricola.rules.state import Board, context_of
from bocage.games.agricola.rules.verbs.fencing import BuildFences, most_fences, pieces_left, to_pay
from bocage.games.agricola.rules.verbs.play import Improve
from tests.games.agricola.deck import BOOK, CARDS
from tests.rule_marks import rule

FARMS = 400


def random_farm(rng: Random) -> Farm:
    """A poor farm with a few cards in play, of those that change prices or make goods more than others."""
    farm = Farm(BOOK)
    for _ in range(rng.choice((0, 0, 1, 3))):
        farm.lay_down(rng.randrange(RULE_CARD + 1, len(CARDS)))
    for special in (BOOK.clay_fences, BOOK.every_shop, BOOK.fence_givers):
        if rng.random() < 0.1:
            farm.lay_down(special.numbers()[0])
    for good in range(len(RESOURCES)):
        farm.goods += times(rng.choice((0, 0, 1, 2, 4)), good)
    farm.stock = times(rng.choice((0, 2, 5)), FOOD) + times(rng.choice((0, 1, 3)), 0)
    farm.fences = (1 << rng.choice((0, 3, 11))) - 1
    return farm


def is_plainly_too_dear(farm: Farm, card: int) -> bool:
    """Whether a card is left out of those that could be paid for."""
    return not_too_dear(farm, 1 << card % WORD, card // WORD) == 0


@rule("A-14.2", "A-15.6")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("is_plain", "payable"), [(is_plainly_too_dear, False), (is_plainly_payable, True)])
def test_what_is_plain_is_what_a_search_finds(
    is_plain: Callable[[Farm, int], bool], payable: bool, seed: int
) -> None:
    rng = Random(seed)
    seen = 0
    for _ in range(FARMS):
        farm = random_farm(rng)
        for card in BOOK.majors.joined(BOOK.minors).numbers():
            if is_plain(farm, card):
                seen += 1
                assert can_reach_any(farm, card_prices(farm, card), "A-14.5", None) == payable, card
    assert seen > FARMS  # both are common


@rule("A-15.6")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_makes_what_only_shops_sell(seed: int) -> None:
    rng = Random(seed)
    seen = 0
    for _ in range(FARMS):
        farm = random_farm(rng)
        for _ in range(20):
            price = Price(
                sum(times(rng.choice((0, 0, 1, 3)), good) for good in range(len(RESOURCES))), 0, NOTHING
            )
            if lacks_what_shops_sell(farm, price.goods):
                seen += 1
                assert not Reach(farm, price).succeeds()
    assert seen > FARMS


@rule("A-10.9")
@pytest.mark.parametrize("most", range(16))
def test_the_first_pasture_takes_four_fences_anywhere(most: int) -> None:
    rng = Random(most)
    for _ in range(FARMS // 20):
        farm = Farm(BOOK)
        farm.fields = sum(1 << cell for cell in range(CELLS) if rng.random() < 0.7) & ~START_ROOMS
        fencing = Fencing(farm, most)
        assert fencing.is_possible() == (fencing.reach(0) != 0)
        assert could_fence(farm, most) == fencing.is_possible()


@rule("A-10.3", "A-15.5", "AR-31")
@pytest.mark.parametrize("seed", range(4))
def test_as_many_fences_as_can_be_paid_one_after_another(seed: int) -> None:
    rng = Random(seed)
    for _ in range(FARMS):
        farm = random_farm(rng)
        built = rng.choice((0, 0, 1, 2, 5))
        count = 0
        while count < pieces_left(farm):
            paid = to_pay(farm, built, count + 1)
            if paid and not can_reach_any(farm, fence_prices(farm, paid), "A-10.3", None):
                break
            count += 1
        assert most_fences(farm, built) == count


@rule("A-13.1", "A-13.7")
@pytest.mark.parametrize("seed", range(4))
def test_who_has_nothing_to_exchange_is_offered_nothing(seed: int) -> None:
    rng = Random(seed)
    seen = 0
    for _ in range(FARMS):
        farm = random_farm(rng)
        board = Board(2, BOOK, farm)
        farm.lay_down(RULE_CARD)
        if not board.could_use_anytime(0):
            seen += 1
            offered = [entry for entry in BOOK.anytime if farm.owns(entry.card)]
            assert offered
            assert not any(entry.effect.can(board, context_of(0), None) for entry in offered)
    assert seen


@rule("A-13.7", "A-15.6")
@pytest.mark.parametrize("seed", range(6))
def test_a_question_can_be_answered_where_its_menu_offers_something(seed: int) -> None:
    """In games as they are played, and with nothing left to pay with."""
    rng = Random(seed)
    game = agricola.Game(seed=seed, seats=2)
    seen = {True: 0, False: 0}
    while game.to_act is not None:
        top = game.board.top
        assert top is not None
        effect = BOOK.nodes[top.node]
        if isinstance(effect, BuildFences | Improve):
            for poor in (False, True):
                trial = game.board.copy()
                if poor:
                    trial.farm(top.seat).goods = 0
                by_menu = Effect.is_answerable(effect, trial, top)
                assert effect.is_answerable(trial, top) == by_menu
                seen[by_menu] += 1
        game.play(rng.choice(game.legal_actions()))
    assert all(seen.values())
