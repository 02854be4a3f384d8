"""Agricola against the rules sheet told a second time, in positions with many cards in front of everybody.

`bocage fuzz agricola` does the same in every game; here are as many positions as a test may take. Each oracle
is also held against a few figures worked out by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bocage.games.agricola import Game
from bocage.games.agricola.referee.land import outline
from bocage.games.agricola.referee.oracle.comparisons import (
    check_gains,
    check_night,
    check_play,
    known_cards,
    known_spaces,
)
from bocage.games.agricola.referee.oracle.crowds import FEWEST, crowded_position, fencing_position
from bocage.games.agricola.referee.oracle.desk import OraclePlayer, Position
from bocage.games.agricola.referee.oracle.drills import PLAYING, check_fences, drill
from bocage.games.agricola.referee.oracle.exchanges import any_payable, exchanges_of, payable
from bocage.games.agricola.referee.oracle.fences import mini_pastures
from bocage.games.agricola.referee.oracle.figures import IMPROVEMENTS, MAJORS, MINORS, OCCUPATIONS
from bocage.games.agricola.referee.oracle.offers import check_offers
from bocage.games.agricola.referee.oracle.openings import can_improve
from bocage.games.agricola.referee.oracle.points import check_points, check_scores
from bocage.games.agricola.referee.oracle.prices import room_prices
from bocage.games.agricola.referee.oracle.walk import PLACING, texts, walk, wanted
from bocage.games.agricola.referee.setups import KINDS
from bocage.games.agricola.referee.spaces import ROUND_CARDS
from tests.games.agricola.deck import CARDS
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule


def crowds(name: str, count: int, kinds: tuple[tuple[str, int], ...] = KINDS) -> Iterator[Game]:
    """Turns of somebody, with many cards in front of everybody."""
    rng = Random(name)
    found = 0
    while found < count:
        game = Game.from_position(crowded_position(rng.choice(kinds), rng), seed=1)
        if game.prompt == PLACING:
            found += 1
            yield game


def desk_of(game: Game, seat: int = 0) -> OraclePlayer:
    position: Position = game.position()
    return OraclePlayer(position, seat)


# The tables and the positions.


def test_the_typed_figures_name_the_cards_of_the_game() -> None:
    named = [*MAJORS, *MINORS, *OCCUPATIONS]
    assert sorted(named) == sorted(card.id for card in CARDS[1:])
    assert len(named) == len(set(named)) == 106


def test_crowds_have_many_cards_of_every_kind() -> None:
    seen: Counter[str] = Counter()
    fewest = []
    for game in crowds("cards", 60):
        desks = [desk_of(game, seat) for seat in range(len(game.position()["farms"]))]  # type: ignore[arg-type]
        seen.update(card for desk in desks for card in desk.cards)
        fewest.append(desks[0].beginner or min(len(desk.cards) for desk in desks) >= FEWEST // 2)
    assert set(seen) == {card for card in (*IMPROVEMENTS, *OCCUPATIONS) if not travels(card)}
    assert sum(fewest) > len(fewest) * 0.8


def travels(card: str) -> bool:
    return card in IMPROVEMENTS and IMPROVEMENTS[card].travels


# What can be paid.


@rule("A-13.1", "A-13.2", "A-15.6", "AR-13", "AR-61", "AR-66")
@pytest.mark.parametrize(
    ("cards", "goods", "price", "answer"),
    [
        ([], {"grain": 2}, {"food": 2}, True),
        ([], {"sheep": 1}, {"food": 1}, False),
        (["fireplace_2"], {"sheep": 1}, {"food": 2}, True),
        (["cooking_hearth_4", "sheep_walker"], {"sheep": 1}, {"food": 3}, True),  # as a boar
        (["cooking_hearth_4", "sheep_walker"], {"sheep": 1}, {"food": 4}, False),
        (["grocer"], {"food": 2}, {"reed": 1}, True),  # the grain above it is eaten
        (["grocer"], {"food": 1}, {"reed": 1}, False),
        (["grocer"], {"grain": 2, "food": 1}, {"wood": 1, "reed": 1}, True),
        (["grocer"], {"food": 2}, {"wood": 1, "food": 2}, False),
        (["hard_porcelain"], {"clay": 4}, {"stone": 3}, True),
        (["hard_porcelain"], {"clay": 5}, {"stone": 4}, False),
        (["hard_porcelain", "sheep_walker"], {"clay": 3, "sheep": 1}, {"stone": 3}, True),
    ],
)
def test_every_row_of_exchanges_is_tried(
    cards: list[str], goods: dict[str, int], price: dict[str, int], answer: bool
) -> None:
    desk = desk_of(agricola_table(2).given(0, cards=cards).game)
    assert payable(goods, price, exchanges_of(desk)) == answer


@rule("A-6.4", "A-7.38", "A-13.6", "A-14.2", "A-14.3", "A-15.6", "AR-04", "AR-65", "AR-77")
def test_open_spaces_and_offers_are_those_of_the_sheet() -> None:
    rng = Random("offers")
    questions: Counter[tuple[str, str]] = Counter()
    for game in crowds("offers", 25):
        for _ in range(25):
            if game.to_act is None:
                break
            questions[game.prompt] += 1
            check_offers(game)
            actions = game.menu().main_actions() or game.legal_actions()
            game.play(rng.choice(actions))
    assert questions[PLACING] > 80
    assert len(questions) > 20


@rule("A-6.4", "A-15.6")
def test_exchanges_decide_in_many_of_these_positions() -> None:
    kinds: Counter[tuple[bool, bool]] = Counter()
    for game in crowds("exchanges", 60):
        assert game.to_act is not None
        desk = desk_of(game, game.to_act)
        price = room_prices(desk.house, desk.cards)
        plain = any(all(desk.goods.get(good, 0) >= count for good, count in each.items()) for each in price)
        kinds[plain, bool(any_payable(desk, price))] += 1
        for card in ("well", "joinery", "caravan"):
            kinds[False, bool(can_improve(desk, card))] += 1
    assert min(kinds[False, False], kinds[False, True], kinds[True, True]) > 5


# What comes of it.


@rule("A-7.36", "A-16.1", "A-16.4", "A-16.6", "A-21", "AR-01", "AR-08", "AR-09", "AR-20", "AR-25", "AR-26")
def test_all_that_a_space_brings_to_everybody_is_what_the_sheet_says() -> None:
    seen = Counter(
        space for game in crowds("gains", 35) for space in known_spaces(game) if check_gains(game, space)
    )
    assert len(seen) > 20
    assert sum(seen.values()) > 250


@rule("A-14.2", "A-14.8", "A-15.2", "AR-05", "AR-10", "AR-11", "AR-37", "AR-51", "AR-65", "AR-69")
def test_all_that_a_card_brings_when_played_is_what_the_sheet_says() -> None:
    seen: Counter[str] = Counter()
    for game in crowds("plays", 40, KINDS[:4]):
        for space in wanted(texts(game), "space") & set(PLAYING):
            question = game.copy()
            assert isinstance(question, Game)
            question.play(f"space {space}")
            seen.update(card for kind, card in known_cards(question) if check_play(question, (kind, card)))
    assert len(seen) > 70


@rule("A-5.2", "A-5.3", "A-17.2", "A-17.3", "A-17.4", "A-17.6", "A-17.9", "AR-18", "AR-19", "AR-57", "AR-62")
def test_all_that_passes_between_two_rounds_is_what_the_sheet_says() -> None:
    seen: Counter[int] = Counter()
    for game in crowds("nights", 50):
        position: Position = game.position()
        seen[position["round"]] += sum(check_night(position, seat) for seat in range(len(position["farms"])))
    assert len(seen) > 10
    assert sum(seen.values()) > 80


# Fences.


@rule("A-10.3", "A-10.5", "A-10.7", "A-15.5", "AR-31", "AR-39", "AR-41", "AR-42")
def test_fences_lead_to_every_legal_layout_and_to_no_other() -> None:
    rng = Random("fences")
    sizes = [check_fences(Game.from_position(fencing_position(rng, spaces=6))) for _ in range(25)]
    assert sum(1 for size in sizes if size > 10) >= 4


@rule("A-10.10", "AR-40", "AR-41")
def test_mini_pasture_fences_every_single_space_that_it_can() -> None:
    rng = Random("mini pasture")
    counts: Counter[int] = Counter()
    for _ in range(60):
        position = fencing_position(rng)
        position["farms"][0]["food"] = 2
        game = Game.from_position(position)
        desk = desk_of(game)
        game.play("space meeting_place")
        expected = {desk.land.fences | outline([cell]) for cell in mini_pastures(desk)}
        if not expected:
            assert "minor mini_pasture" not in texts(game)
        else:
            found = walk(game, "minor mini_pasture", lambda after: OraclePlayer(after, 0).land.fences)
            assert found == expected
        counts[len(expected)] += 1
    assert counts[0] > 3
    assert len(counts) > 5


def test_every_game_of_a_campaign_begins_with_a_drill() -> None:
    for seed in range(3):
        drill(Random(seed))


# Points.


@rule("A-18.2", "A-18.9", "A-18.10", "AR-70", "AR-71", "AR-72", "AR-73", "AR-74", "AR-75")
def test_the_score_with_many_cards_is_the_one_counted_by_hand() -> None:
    for game in crowds("points", 150):
        check_points(game)


@rule("A-18.1", "A-18.11", "A-18.12", "AR-76")
def test_every_line_of_the_score_is_the_one_counted_by_hand() -> None:
    rng = Random("lines")
    for _ in range(12):
        position = crowded_position(rng.choice(KINDS), rng)
        for farm in position["farms"]:
            farm["home"] = 0
        game = Game.from_position(position | {"round": 14, "revealed": everything(position)})
        while game.to_act is not None:
            game.play(rng.choice(game.legal_actions()))
        check_scores(game)


def everything(position: Position) -> list[str]:
    """All round cards; those of the position first."""
    return [*position["revealed"], *(card for card in ROUND_CARDS if card not in position["revealed"])]
