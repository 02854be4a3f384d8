"""Who plays whom, where, with which deal."""

from collections import Counter
from itertools import combinations

import pytest

from bocage.arena import ArenaPlan
from bocage.arena.schedule import deals


def farmerama(bots: str, games: int, seats: int, seed: int = 0) -> ArenaPlan:
    return ArenaPlan("farmerama", tuple(bots), games, seed, {"seats": seats})


def test_two_players_swap_seats_with_the_same_deal() -> None:
    first, second, third = list(ArenaPlan("creatures", ("a", "b"), 3).fixtures())
    assert (first.seating, second.seating, third.seating) == (("a", "b"), ("b", "a"), ("a", "b"))
    assert (first.deal, second.deal, third.deal) == (0, 0, 1)
    assert first.seed == second.seed != third.seed


def test_four_players_rotate_through_all_seats() -> None:
    plan = farmerama("abcd", 4, 4)
    seatings = [fixture.seating for fixture in plan.fixtures()]
    assert len({fixture.seed for fixture in plan.fixtures()}) == 1
    for seat in range(4):
        assert {seating[seat] for seating in seatings} == set("abcd")


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = farmerama("abcd", 24, 4)
    left_of_a = Counter(
        seating[(seating.index("a") + 1) % 4] for seating in (fixture.seating for fixture in plan.fixtures())
    )
    assert left_of_a == {"b": 8, "c": 8, "d": 8}


def test_more_bots_than_seats_meet_each_other_equally_often() -> None:
    plan = farmerama("abcde", 60, 3)
    pairs = Counter(
        pair
        for fixture in plan.fixtures()
        for pair in combinations(sorted(fixture.seating), 2)
    )  # fmt: skip
    assert len(pairs) == 10
    assert len(set(pairs.values())) == 1


def test_fewer_bots_than_seats_fill_the_table_in_every_way() -> None:
    line_ups = {tuple(sorted(seating)) for deal in deals(("a", "b"), 4) for seating in deal}
    assert line_ups == {tuple("aaab"), tuple("aabb"), tuple("abbb")}


def test_a_name_given_several_times_is_a_line_up_of_its_own() -> None:
    plan = farmerama("abbb", 4, 4)
    assert [fixture.seating.index("a") for fixture in plan.fixtures()] == [0, 1, 2, 3]
    assert {fixture.deal for fixture in plan.fixtures()} == {0}


def test_a_bot_against_itself_plays_each_deal_once() -> None:
    plan = ArenaPlan("creatures", ("a",), 3)
    assert [(fixture.deal, fixture.seating) for fixture in plan.fixtures()] == [
        (0, ("a", "a")),
        (1, ("a", "a")),
        (2, ("a", "a")),
    ]


def test_alone_every_bot_plays_the_same_deal() -> None:
    plan = ArenaPlan("farmerama", ("a", "b", "c"), 6, 0, {"mode": "solo"})
    fixtures = list(plan.fixtures())
    assert [fixture.seating for fixture in fixtures[:3]] == [("a",), ("b",), ("c",)]
    assert [fixture.deal for fixture in fixtures] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abcde", 3), ("ab", 4), ("abbb", 4), ("abcd", 4)])
def test_every_bot_has_every_seat_equally_often_over_a_cycle(bots: str, seats: int) -> None:
    cycle = deals(tuple(bots), seats)
    taken = Counter((seat, bot) for deal in cycle for seating in deal for seat, bot in enumerate(seating))
    for bot in set(bots):
        assert len({taken[seat, bot] for seat in range(seats)}) == 1


def test_a_game_does_not_depend_on_how_many_there_are() -> None:
    few, many = farmerama("abc", 5, 3), farmerama("abc", 500, 3)
    assert list(few.fixtures()) == list(many.fixtures())[:5]


def test_another_seed_is_another_deal() -> None:
    one, other = farmerama("ab", 1, 2, seed=1), farmerama("ab", 1, 2, seed=2)
    assert one.fixture(0).seed != other.fixture(0).seed


def test_finished_games_are_left_out() -> None:
    plan = ArenaPlan("creatures", ("a", "b"), 5)
    assert [fixture.number for fixture in plan.fixtures({0, 3})] == [1, 2, 4]


def test_the_plan_knows_whether_its_last_deal_is_complete() -> None:
    assert farmerama("abc", 6, 3).is_even
    assert not farmerama("abc", 7, 3).is_even
    assert farmerama("abc", 7, 3).games_of_deal(1) == 3
    assert farmerama("abc", 7, 3).games_of_deal(2) == 1
