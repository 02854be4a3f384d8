"""Networks: the same numbers however they are computed, kept by name, and refused when they are damaged."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from bocage.bots.advice import adviser_for, champion_for, every_network, learned_adviser, network_file
from bocage.bots.counts import tally_of
from bocage.bots.errors import BotProblem
from bocage.bots.network import Network, judge_for, read_network, write_network
from bocage.bots.network.file import LARGEST
from bocage.bots.search.worth import Verdict
from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.core.outcome import ScoreSheet
from bocage.games import game_class, installed
from tests.bots.networks import network_of_points, random_network
from tests.needs import PLAIN

WAYS = ("native", "arrays", "plain")


def started(name: str, moves: int = 25, **options: object) -> Game:
    kind = game_class(name)
    assert kind is not None
    game = kind.fresh(2, options)
    rng = Random(7)
    for _ in range(moves):
        game.play(rng.choice(game.legal_actions()))
    return game


def available(way: str) -> None:
    if way == "native":
        pytest.importorskip("bocage.bots.network.native", reason=PLAIN, exc_type=ImportError)


@pytest.mark.parametrize("way", WAYS[:2])
@pytest.mark.parametrize("second", [8, 72])  # short of a block of registers, and beyond one
@pytest.mark.parametrize("trunks", [1, 2])
@pytest.mark.parametrize("name", installed())
def test_all_ways_to_compute_give_the_same_numbers(name: str, trunks: int, second: int, way: str) -> None:
    available(way)
    game = started(name)
    tally, network = tally_of(game), random_network(game, second=second, trunks=trunks)
    row = tally.counts(game.state, tally.side(game.state), 0)
    fast, plain = (judge_for(network, tally, game.codec, each) for each in (way, "plain"))
    actions = game.legal_actions()
    assert fast.outputs(row) == pytest.approx(plain.outputs(row), abs=1e-4)
    assert fast.values(row) == pytest.approx(plain.values(row), abs=1e-4)
    assert fast.prior(row, actions) == pytest.approx(plain.prior(row, actions), abs=1e-4)
    for place, seats in ((0, 1), (0, 2), (1, 2), (1, 3)):
        assert fast.worth(row, place, seats) == pytest.approx(plain.worth(row, place, seats), abs=1e-4)
    assert any(abs(value) > 0.01 for value in plain.values(row))


@pytest.mark.parametrize("trunks", [1, 2])
def test_what_is_remembered_of_a_row_is_what_it_is_worth(trunks: int) -> None:
    available("native")
    game = started("creatures")
    tally, network = tally_of(game), random_network(game, first=21, second=72, trunks=trunks)
    rng, actions = Random(4), game.legal_actions()
    rows = [bytes(rng.choice((0, 0, 1, 2)) for _ in tally.inputs()) for _ in range(1500)]
    judge, plain = (judge_for(network, tally, game.codec, way) for way in ("native", "plain"))
    first = [(judge.values(row), judge.prior(row, actions)) for row in rows]
    for place in rng.sample(range(len(rows)), len(rows)):
        row = rows[place]
        assert (judge.prior(row, actions), judge.values(row)) == (first[place][1], first[place][0])
    for place in range(0, len(rows), 300):
        assert first[place][0] == pytest.approx(plain.values(rows[place]), abs=1e-4)
        assert first[place][1] == pytest.approx(plain.prior(rows[place], actions), abs=1e-4)


@pytest.mark.parametrize("way", WAYS)
def test_values_and_moves_may_each_have_a_second_layer(way: str) -> None:
    available(way)
    game = started("creatures")
    tally, network = tally_of(game), random_network(game, trunks=2)
    row, actions = tally.counts(game.state, tally.side(game.state), 0), game.legal_actions()
    before = judge_for(network, tally, game.codec, way)
    bias = array("f", network.blocks["bias2"])
    bias[8:] = array("f", [bias[place] + 1.0 for place in range(8, 16)])
    network.blocks["bias2"] = bias.tobytes()
    after = judge_for(network, tally, game.codec, way)
    assert after.outputs(row) == before.outputs(row)
    assert after.prior(row, actions) != pytest.approx(before.prior(row, actions))


@pytest.mark.parametrize("way", WAYS)
def test_what_a_network_does_not_know_counts_nothing(way: str) -> None:
    available(way)
    game = started("creatures")
    tally, network = tally_of(game), random_network(game)
    row = tally.counts(game.state, tally.side(game.state), 0)
    before = judge_for(network, tally, game.codec, way).values(row)
    known = next(place for place, each in enumerate(tally.inputs()) if row[place])
    _name, cap = network.inputs[known]
    network.inputs[known] = ("a card of another box", cap)
    network.moves = ["a move of another box", *network.moves[1:]]
    judge = judge_for(network, tally, game.codec, way)
    without = bytearray(row)
    without[known] = 0
    assert judge.values(row) == pytest.approx(judge.values(bytes(without)))
    assert judge.values(row) != pytest.approx(before)
    assert sum(judge.prior(row, game.legal_actions())) == pytest.approx(1.0)


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    game = started("farmerama")
    network = random_network(game)
    network.made, network.strength = {"games": 12}, {"classic": {"won": 0.9}}
    write_network(network, tmp_path / "some.net")
    again = read_network(tmp_path / "some.net")
    assert (again.inputs, again.moves, again.lines) == (network.inputs, network.moves, network.lines)
    assert (again.made, again.strength, again.game) == (network.made, network.strength, "farmerama")
    tally = tally_of(game)
    row = tally.counts(game.state, 0, 0)
    first, second = (judge_for(each, tally, game.codec, "plain").values(row) for each in (network, again))
    assert second == pytest.approx(first, abs=0.02)  # weights are kept in 16 bits


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda data: b"PK" + data, "network-foreign"),
        (lambda data: data[:-1], "network-damaged"),
        (lambda data: data[:40], "network-damaged"),
        (lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:], "network-damaged"),
        (lambda data: data.replace(b'"seats":2', b'"seats":3'), "network-damaged"),
        (lambda data: b"", "network-foreign"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused(tmp_path: Path, spoil: object, key: str) -> None:
    write_network(random_network(started("creatures")), tmp_path / "some.net")
    assert callable(spoil)
    (tmp_path / "some.net").write_bytes(spoil((tmp_path / "some.net").read_bytes()))
    with pytest.raises(BotProblem) as problem:
        read_network(tmp_path / "some.net")
    assert problem.value.key == key


def test_a_missing_file_and_that_of_another_game_are_refused(tmp_path: Path) -> None:
    game = started("creatures")
    with pytest.raises(BotProblem) as problem:
        champion_for(game, tmp_path / "none.net")
    assert problem.value.key == "network-missing"
    write_network(random_network(started("farmerama")), tmp_path / "other.net")
    with pytest.raises(BotProblem) as problem:
        champion_for(game, tmp_path / "other.net")
    assert problem.value.key == "network-other-game"


def test_what_one_wins_the_other_loses() -> None:
    game = started("agricola", mode="beginner", seats=2)
    adviser = learned_adviser(game, network_of_points(game))
    verdict = Verdict()
    adviser.judge(game.state, 0, verdict)
    assert verdict.margins.of(0) == pytest.approx(-verdict.margins.of(1))
    for seat in (0, 1):
        assert adviser.value(game.state, seat) == pytest.approx(verdict.margins.of(seat), abs=1e-5)
    farms = [sheet.total for sheet in sheets(game)]
    assert verdict.margins.of(0) == pytest.approx(farms[0] - farms[1], abs=1e-4)


def sheets(game: Game) -> list[ScoreSheet]:
    from bocage.games.agricola.rules.scoring import score_sheet

    return [score_sheet(game.state, seat) for seat in (0, 1)]  # type: ignore[arg-type]


@pytest.mark.parametrize("name", installed())
def test_the_end_of_a_game_is_judged_by_the_rules(name: str) -> None:
    game = started(name, moves=0)
    adviser = learned_adviser(game, random_network(game))
    rng = Random(3)
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    classic, learned = Verdict(), Verdict()
    adviser_for(name).judge(game.state, 0, classic)
    adviser.judge(game.state, 0, learned)
    for seat in range(int(game.state.seats)):
        assert learned.margins.of(seat) == classic.margins.of(seat) == adviser.value(game.state, seat)


def test_a_network_without_moves_has_no_prior() -> None:
    game = started("creatures")
    network = random_network(game)
    assert len(learned_adviser(game, network).prior(game.state, game.legal_actions())) == len(
        game.legal_actions()
    )
    network.moves, network.blocks["move"], network.blocks["move_bias"] = [], b"", b""
    assert learned_adviser(game, network).prior(game.state, game.legal_actions()) == []


def test_without_a_network_for_so_many_players_the_classic_adviser_is_asked(tmp_path: Path) -> None:
    two = random_network(started("creatures"))
    three = started("farmerama", seats=3)
    network = random_network(three)
    network.seats = 2
    short = Network(
        "farmerama", 1, network.inputs, network.lines, network.moves, 2, two.first, two.second, {}, {}, {}
    )
    sizes = short.sizes()
    short.blocks = {name: bytes(4 * size if name != "rows" else size) for name, size in sizes.items()}
    write_network(short, tmp_path / "two.net")
    assert champion_for(three, tmp_path / "two.net") is adviser_for("farmerama")


def sort_of(file: Path) -> dict[str, object]:
    """The options that the name of a network speaks of: `agricola-beginner-2` is for two beginners."""
    parts = file.stem.split("-")[1:]
    return {"seats" if part.isdigit() else "mode": int(part) if part.isdigit() else part for part in parts}


def sorts_of(name: str) -> Iterator[dict[str, object]]:
    """Every mode of a game with every number of players that it can have."""
    kind = game_class(name)
    assert kind is not None
    for mode, seats in product(kind.modes, range(1, 5)):
        sort: dict[str, object] = {"mode": mode} if name == "creatures" else {"mode": mode, "seats": seats}
        try:
            kind.fresh(2, sort)
        except BadOption:
            continue
        yield sort


def test_the_networks_of_the_package_can_be_read_and_are_small() -> None:
    for file in every_network():
        network = read_network(file)
        assert file.stat().st_size <= LARGEST
        assert network.made["games"]
        assert network.strength


def test_each_network_of_the_package_plays_what_its_name_says_and_nothing_else() -> None:
    asked = set()
    for name in {read_network(file).game for file in every_network()}:
        for sort in sorts_of(name):
            file = network_file(started(name, 0, **sort))
            assert file is not None
            assert sort_of(file).items() <= sort.items()
            asked.add(file)
    assert asked == set(every_network())
