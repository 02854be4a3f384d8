"""The engine's pastures are those of the naive oracle, on any layout of any farm (C-3, C-4, C-6)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.core.options import read_switches
from bocage.farmland.grid import COLUMN_EDGES, ROWS, edges_of
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.rules.book import STALL
from bocage.games.creatures.rules.farm import Farm, starting_farm
from bocage.games.creatures.rules.notation import edge_of
from bocage.games.creatures.rules.scoring import full_expansions
from bocage.games.creatures.rules.switches import SWITCHES
from tests.games.creatures.rules.oracle_pastures import Farm as PlainFarm
from tests.games.creatures.rules.oracle_pastures import Side, Space, side
from tests.rule_marks import rule


def _cell(plain: PlainFarm, space: Space) -> int:
    return (space[1] - plain.first) * ROWS + space[0]


def _edge(plain: PlainFarm, edge: Side) -> int:
    (row, column), name = edge
    first = (column - plain.first) * COLUMN_EDGES
    return first + row if name == "w" else first + ROWS + row


def _engine_farm(plain: PlainFarm) -> Farm:
    """The same farm for the engine, its expansions added before anything else is built."""
    farm = starting_farm(base_book(), read_switches({}, SWITCHES))
    for _ in range(-plain.first):
        farm.expand(right=False)
    for _ in range(plain.last - 1):
        farm.expand(right=True)
    for space in plain.buildings - {(2, 0)}:
        farm.put(STALL, _cell(plain, space))
    farm.troughs = sum(1 << _cell(plain, space) for space in plain.troughs)
    farm.borders = sum(1 << _edge(plain, edge) for edge in plain.borders)
    farm.changed()
    return farm


def _mask(plain: PlainFarm, spaces: set[Space]) -> int:
    return sum(1 << _cell(plain, space) for space in spaces)


def _assert_same(farm: Farm, plain: PlainFarm) -> None:
    assert farm.closed_cells() == _mask(plain, set().union(*plain.pastures()))
    homes = farm.housing()
    assert farm.pasture_rooms is not None
    assert sorted(farm.pasture_rooms) == [min(room, 255) for room in plain.rooms()]
    assert farm.unused() == _mask(plain, plain.unused())
    assert full_expansions(farm) == plain.full_expansions()
    cottage = 0 if (2, 0) in plain.troughs else 1  # one animal without trough, a room for two with it
    assert homes.singles == len(plain.free_standing()) + cottage


@st.composite
def layouts(draw: st.DrawFn) -> PlainFarm:
    """A farm of 2 to 7 columns with any buildings, troughs and borders."""
    first = draw(st.integers(-5, 0))
    plain = PlainFarm(first, draw(st.integers(1, 6 + first)))
    spaces = sorted(plain.spaces())
    plain.buildings |= draw(st.sets(st.sampled_from(spaces), max_size=8))
    plain.troughs |= draw(st.sets(st.sampled_from(spaces), max_size=10))
    edges = sorted(plain.edges())
    # A dense start closes many groups; thinning it out opens some of them again.
    if draw(st.booleans()):
        plain.borders = set(edges) - draw(st.sets(st.sampled_from(edges), max_size=20))
    else:
        plain.borders = draw(st.sets(st.sampled_from(edges), max_size=26))
    return plain


@rule("C-3.5", "C-3.7", "C-4.1", "C-4.2", "C-4.4", "C-6.3", "C-6.4", "C-12.4", "C-12.5")
@settings(max_examples=300)
@given(layouts())
def test_the_engine_finds_the_pastures_of_the_oracle(plain: PlainFarm) -> None:
    _assert_same(_engine_farm(plain), plain)


@rule("C-3.3", "C-3.6", "C-4.1")
@settings(max_examples=300)
@given(layouts(), st.lists(st.booleans(), max_size=5))
def test_an_expansion_on_either_side_keeps_everything_in_its_place(
    plain: PlainFarm, sides: list[bool]
) -> None:
    farm = _engine_farm(plain)
    for right in sides[: 7 - int(farm.columns)]:
        farm.expand(right)
        plain.first, plain.last = (plain.first, plain.last + 1) if right else (plain.first - 1, plain.last)
        assert farm.built == _mask(plain, plain.buildings)
        assert farm.stalls == _mask(plain, plain.buildings - {(2, 0)})
        assert farm.troughs == _mask(plain, plain.troughs)
        assert farm.borders == sum(1 << _edge(plain, edge) for edge in plain.borders)
        assert (farm.columns, farm.left) == (plain.last - plain.first + 1, -plain.first)
        _assert_same(farm, plain)


@rule("C-3.5")
@settings(max_examples=30)
@given(layouts())
def test_neighbours_share_their_edges_and_no_two_edges_are_one(plain: PlainFarm) -> None:
    columns = plain.last - plain.first + 1
    numbers = [_edge(plain, edge) for edge in plain.edges()]
    assert len(set(numbers)) == len(numbers) == 7 * columns + 3
    assert sum(1 << number for number in numbers) == edges_of(columns)
    for space in plain.spaces():
        for name in "nesw":
            assert edge_of(_cell(plain, space), name) == _edge(plain, side(space, name))
