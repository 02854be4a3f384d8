"""Does it fit, what can be kept, one arrangement; compared with brute force."""

from __future__ import annotations

from random import Random

import pytest

from bocage.core.lanes import lane, minus
from bocage.farmland.capacities import CapacityBitset
from bocage.farmland.housing import Homes, HousingSearch, fits, ranked
from bocage.farmland.keeping import ParetoFront, arrange, keepable, singles_possible
from tests.farmland.housing_oracle import Farm, Herd, can_single_out, herds, is_within, largest, sum_of
from tests.rule_marks import rule

SHEEP, PIG, COW, HORSE = range(4)
STABLE, STABLE_WITH_TROUGH = (5, 3), (10, 6)


def pack(counts: Herd) -> int:
    return sum(count << (9 * kind) for kind, count in enumerate(counts))


def unpack(word: int) -> Herd:
    return lane(word, 0), lane(word, 1), lane(word, 2), lane(word, 3)


def homes_of(farm: Farm) -> Homes:
    halls = [full | half << 9 for full, half in farm.halls]
    return Homes(pack(farm.reserved), list(farm.rooms), farm.singles, halls)


def small_farm(rng: Random) -> Farm:
    a, b, c, d = (rng.choice((0, 0, 0, 1, 2)) for _ in range(4))
    halls = (STABLE, STABLE, (4, 2), (3, 2), (4, 1))
    return Farm(
        reserved=(a, b, c, d),
        rooms=tuple(rng.choice((2, 2, 3, 4, 4, 5, 6, 8)) for _ in range(rng.randint(0, 4))),
        singles=rng.randint(0, 3),
        halls=tuple(rng.choice(halls) for _ in range(rng.choice((0, 0, 1, 2)))),
    )


def some_herd(rng: Random, most: int = 6) -> Herd:
    a, b, c, d = (rng.randint(0, most) for _ in range(4))
    return a, b, c, d


@rule("C-6.2", "C-6.3", "C-6.4")
@pytest.mark.parametrize(
    ("homes", "capacity"),
    [
        pytest.param(Homes(0, [6], 0, []), 6, id="X-05a stall with trough"),
        pytest.param(Homes(0, [8], 0, []), 8, id="X-05b two-space pasture with one trough"),
        pytest.param(Homes(0, [2], 0, []), 2, id="X-05c cottage with trough"),
        pytest.param(Homes(0, [], 1, []), 1, id="X-06 free-standing trough"),
        pytest.param(Homes(0, [16], 0, []), 16, id="X-07 two-space pasture with two troughs"),
    ],
)
def test_a_home_holds_its_capacity_of_any_one_kind(homes: Homes, capacity: int) -> None:
    for kind in (SHEEP, PIG, COW, HORSE):
        assert fits(homes, capacity << 9 * kind)
        assert not fits(homes, (capacity + 1) << 9 * kind)
    assert not fits(homes, pack((capacity - 1, 1, 0, 1)))


@rule("C-7.3", "C-7.4")
def test_animals_make_room_by_moving() -> None:
    """X-08: the pig leaves the cottage, joins the other in the pasture, and the sheep moves in."""
    cottage_and_pasture = Homes(0, [2], 1, [])
    assert arrange(cottage_and_pasture, pack((1, 2, 0, 0))) == [pack((0, 2, 0, 0)), pack((1, 0, 0, 0)), 0]


def test_no_animals_need_no_homes() -> None:
    nothing = Homes(0, [], 0, [])
    assert fits(nothing, 0)
    assert arrange(nothing, 0) == [0]
    assert keepable(nothing, pack((1, 2, 0, 0))) == [0]


@rule("C-7.2")
def test_a_hall_holds_one_kind_or_two() -> None:
    hall = homes_of(Farm(halls=(STABLE,)))
    assert fits(hall, pack((5, 0, 0, 0)))
    assert fits(hall, pack((0, 3, 0, 3)))
    assert not fits(hall, pack((4, 1, 0, 0)))
    assert not fits(hall, pack((1, 1, 1, 0)))
    assert keepable(hall, pack((6, 4, 0, 0))) == [pack((5, 0, 0, 0)), pack((3, 3, 0, 0)), pack((0, 4, 0, 0))]


def test_rooms_are_sorted_and_the_given_list_is_left_alone() -> None:
    rooms = [2, 8, 3, 8]
    assert Homes(0, rooms, 0, []).rooms == [8, 8, 3, 2]
    assert rooms == [2, 8, 3, 8]


@pytest.mark.parametrize("seed", range(8))
def test_what_fits_and_what_can_be_kept_is_what_brute_force_finds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        farm = small_farm(rng)
        homes = homes_of(farm)
        animals = some_herd(rng)
        found = herds(farm, animals)
        assert keepable(homes, pack(animals)) == sorted(map(pack, largest(found))), (farm, animals)
        for _ in range(20):
            a, b, c, d = (rng.randint(0, count) for count in animals)
            assert fits(homes, pack((a, b, c, d))) == ((a, b, c, d) in found), (farm, a, b, c, d)


@pytest.mark.parametrize("seed", range(4))
def test_search_trial_and_ledger_agree(seed: int) -> None:
    """Each way to the answer is exact, also where another one is quicker and is used."""
    rng = Random(seed)
    for _ in range(30):
        farm = small_farm(rng)
        homes = homes_of(farm)
        need = minus(pack(some_herd(rng, 8)), homes.base)
        survey = ParetoFront(homes, need)
        survey.survey()
        trial = ParetoFront(homes, need)
        trial.trials = 1_000_000
        assert trial.explore()
        assert sorted(trial.front) == sorted(survey.front)
        assert fits(Homes(0, homes.rooms, homes.singles, homes.halls), need) == (survey.front == [need])


def test_the_ledger_decides_what_the_search_gives_up() -> None:
    # Four kinds of 13 need four rooms of 4 each, or three and a single.
    rooms = [4] * 14
    need = pack((13, 13, 13, 13))
    assert HousingSearch(Homes(0, rooms, 1, []), need).answer(1) == 2
    for singles, enough in ((1, False), (2, True)):
        ledger = CapacityBitset(ranked(need), 3)
        ledger.add_rooms(rooms)
        ledger.add_rooms([1] * singles)
        assert ledger.fits([ranked(need)]) == enough
        assert fits(Homes(0, rooms, singles, []), need) == enough


@pytest.mark.parametrize("seed", range(6))
def test_large_farms_filled_to_the_last_place_are_solved(seed: int) -> None:
    rng = Random(seed)
    rooms = [rng.randint(2, 30) for _ in range(rng.randint(8, 21))]
    halls = [rng.choice((STABLE, STABLE_WITH_TROUGH)) for _ in range(rng.randint(0, 3))]
    counts = [0, 0, 0, 0]
    for room in rooms:
        counts[rng.randrange(4)] += room
    for _, half in halls:
        for kind in rng.sample(range(4), 2):
            counts[kind] += half
    a, b, c, d = counts
    farm = Farm(rooms=tuple(rooms), halls=tuple(halls))
    check_arrangement(farm, (a, b, c, d))
    assert not fits(homes_of(farm), pack((a + 1, b, c, d)))


def test_many_equal_rooms_are_counted_not_tried() -> None:
    # 25 animals take seven rooms of 4, whatever the others do: 28 rooms, or singles for the odd ones.
    for rooms in range(20, 30):
        for singles in range(5):
            enough = rooms >= 28 - singles and rooms >= 24
            assert fits(Homes(0, [4] * rooms, singles, []), pack((25, 25, 25, 25))) == enough


@pytest.mark.parametrize("seed", range(4))
def test_one_animal_less_still_fits(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        rooms = [rng.randint(2, 20) for _ in range(rng.randint(1, 12))]
        homes = homes_of(
            Farm(some_herd(rng, 2), tuple(rooms), rng.randint(0, 2), (STABLE,) * rng.randint(0, 2))
        )
        animals = some_herd(rng, 2 + sum(rooms) // 3)
        kept = keepable(homes, pack(animals)) if sum(animals) < 40 else [pack(animals)]
        for herd in kept:
            for kind in range(4):
                if fits(homes, herd) and lane(herd, kind):
                    assert fits(homes, herd - (1 << 9 * kind))


def check_arrangement(farm: Farm, animals: Herd) -> None:
    """An arrangement exists, every home holds what it may, and nobody is missing."""
    homes = homes_of(farm)
    arrangement = arrange(homes, pack(animals))
    assert arrangement is not None
    stand = [unpack(content) for content in arrangement]
    assert sum_of(stand) == animals
    assert is_within(stand.pop(), farm.reserved)
    for room in homes.rooms:
        assert is_alone(stand.pop(0), room)
    for full, half in farm.halls:
        content = stand.pop(0)
        assert is_alone(content, full) or (max(content) <= half and content.count(0) >= 2)
    assert len(stand) == farm.singles
    assert all(sum(content) <= 1 for content in stand)


def is_alone(content: Herd, capacity: int) -> bool:
    return content.count(0) >= 3 and sum(content) <= capacity


@rule("C-7.2")
@pytest.mark.parametrize("seed", range(4))
def test_an_arrangement_is_legal_and_complete(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        farm = small_farm(rng)
        homes = homes_of(farm)
        animals = some_herd(rng)
        if not fits(homes, pack(animals)):
            assert arrange(homes, pack(animals)) is None
        for herd in keepable(homes, pack(animals))[:5]:
            check_arrangement(farm, unpack(herd))


def test_a_kind_stays_together_where_it_can() -> None:
    homes = Homes(0, [8, 4, 4], 2, [])
    assert arrange(homes, pack((2, 7, 4, 0))) == [
        pack((0, 7, 0, 0)),
        pack((0, 0, 4, 0)),
        pack((2, 0, 0, 0)),
        *(0, 0, 0),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_single_animals_in_pastures_as_brute_force_finds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(40):
        farm = small_farm(rng)
        pastures = tuple(rng.sample(farm.rooms, rng.randint(0, len(farm.rooms))))
        animals = some_herd(rng, 4)
        wanted = some_herd(rng, 1)
        possible = singles_possible(homes_of(farm), list(pastures), pack(animals), pack(wanted))
        assert possible == can_single_out(farm, pastures, animals, wanted), (farm, pastures, animals, wanted)
