"""What games tell about cards, seats and first moves; and a changed card beside the printed one."""

import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it has no types

from bocage.arena import ArenaPlan, play_game
from bocage.arena.change import Change, parse_change
from bocage.arena.ledger import TakenLedger
from bocage.arena.means import Interval, Sums
from bocage.arena.paired import Comparison, changed, play_pair, sureness
from bocage.arena.report.bars import bars
from bocage.cli.balance import print_comparison
from bocage.cli.errors import MISUNDERSTOOD
from bocage.cli.schemas import schema_of
from bocage.core.errors import BadOption
from bocage.games import agricola, creatures
from bocage.messages import say
from tests.arena.conftest import Command
from tests.arena.invented import invented

PLANS = [
    ArenaPlan("creatures", ("greedy", "random"), 4, 1, {"mode": "expert"}),
    ArenaPlan("agricola", ("random",), 3, 2, {"seats": 3, "draft": "sequential_7"}),
    ArenaPlan("farmerama", ("greedy", "random"), 4, 3, {}),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_everything_that_was_taken_was_taken_in_some_round(plan: ArenaPlan) -> None:
    ledger = TakenLedger(plan.fresh())
    results = [play_game(plan, fixture) for fixture in plan.fixtures()]
    for result in results:
        ledger.note(result)
    seats = len(results[0].seats)
    assert ledger.games == plan.games
    assert sum(one.wins for one in ledger.seats) == pytest.approx(plan.games)
    assert sum(one.count for one in ledger.firsts.values()) == plan.games * seats
    for id, thing in ledger.things.items():
        taken = sum(id in seat.taken for result in results for seat in result.seats)
        offered = sum(id in seat.offered for result in results for seat in result.seats)
        assert (thing.with_it.count, thing.offered) == (taken, offered)
        assert sum(thing.rounds.values()) >= taken  # a card that travels is taken by several
        assert thing.round is None or 1 <= thing.round <= 60
    assert any(thing.kept for thing in ledger.things.values()) == ("draft" in plan.words)


def test_the_interval_of_a_worth_holds_the_truth_about_as_often_as_it_says() -> None:
    """Two players: what one is ahead the other is behind, which an interval must not count twice."""
    plan, rng, held = ArenaPlan("creatures", ("random",), 40), Random(1), 0
    fresh = plan.fresh()
    for _ in range(200):
        ledger = TakenLedger(fresh)
        for fixture in plan.fixtures():
            lead = rng.gauss(2.0, 10.0)  # of whoever has the barn; their worth is then 4
            owner = rng.randrange(2)
            scores = [lead, 0.0] if owner == 0 else [0.0, lead]
            taken = [["barn"], []] if owner == 0 else [[], ["barn"]]
            ledger.note(invented(fixture, scores, offered=["barn"], taken=taken))
        worth = ledger.things["barn"].worth
        assert worth is not None
        assert worth.low is not None
        assert worth.high is not None
        held += worth.low <= 4.0 <= worth.high
    assert 180 <= held <= 198


def test_changes_are_read() -> None:
    assert parse_change("cost:inn.stone=3") == Change("cost", "inn", "stone", 3)
    assert str(parse_change("points:inn=-1")) == "points:inn=-1"
    for text in (
        "inn",
        "cost:inn=3",
        "points:inn.stone=3",
        "cost:inn.stone=-1",
        "colour:inn.red=1",
        "cost:a.b=x",
        "cost:inn.stone=256",  # more than a price can be: the next good would be asked for
    ):
        with pytest.raises(BadOption):
            parse_change(text)


def test_a_changed_card_costs_and_scores_otherwise_until_the_block_ends() -> None:
    plan = ArenaPlan("creatures", ("greedy",), 1, 0, {"mode": "free", "tiles": ["barn", "shelter"]})
    book = creatures.Game(mode="free", tiles=["barn", "shelter"]).book
    barn = book.names.index("barn")
    printed = (list(book.costs[barn]), book.points[barn])
    with changed(plan, (Change("cost", "barn", "stone", 7), Change("points", "barn", "", 9))):
        game = plan.fresh(1)
        refusal = game.why_not(game.codec.parse("build barn"))
        assert refusal is not None
        assert book.points[barn] == 9
        assert all((cost >> 9) & 255 == 7 for cost in book.costs[barn])
    assert (list(book.costs[barn]), book.points[barn]) == printed


def test_cards_of_agricola_can_be_changed() -> None:
    plan = ArenaPlan("agricola", ("random",), 1)
    book = agricola.Game(seats=2).book
    oven = book.names.index("clay_oven")
    printed = (book.goods[oven], book.stock[oven], book.points[oven])
    with changed(plan, (Change("cost", "clay_oven", "clay", 0), Change("cost", "clay_oven", "food", 2))):
        assert (book.goods[oven] >> 9) & 255 == 0
        assert (book.stock[oven] >> 27) & 255 == 2
    assert (book.goods[oven], book.stock[oven], book.points[oven]) == printed


def test_of_two_prices_the_one_with_that_good_is_changed() -> None:
    plan = ArenaPlan("creatures", ("greedy",), 1, 0, {"mode": "expert"})
    book = plan.fresh().book  # type: ignore[attr-defined]
    stable = book.names.index("open_stable")
    wood, stone = book.costs[stable]
    with changed(plan, (Change("cost", "open_stable", "stone", 1),)):
        assert book.costs[stable] == [wood, 1 << 9]
    with changed(plan, (Change("cost", "open_stable", "reed", 2),)):  # neither asks for it: both do now
        assert book.costs[stable] == [wood | 2 << 18, stone | 2 << 18]
    assert book.costs[stable] == [wood, stone]


@pytest.mark.parametrize(
    ("game", "text", "key"),
    [
        ("creatures", "points:inn=4", "balance-as-printed"),
        ("creatures", "cost:open_stable.wood=3", "balance-as-printed"),
        ("creatures", "points:cottage=9", "balance-no-card"),  # every farm has it
        ("creatures", "cost:stall.stone=0", "balance-no-card"),
        ("agricola", "points:basics=9", "balance-unknown"),
        ("agricola", "points:xyzzy=9", "balance-unknown"),  # nothing is like it, so nothing is suggested
        ("agricola", "cost:childless.wood=3", "balance-no-price"),
        ("agricola", "cost:clay_oven.clay=256", "balance-most"),
        ("agricola", "points:clay_oven=2", "balance-as-printed"),
    ],
)
def test_a_change_that_cannot_show_is_refused_and_leaves_nothing(game: str, text: str, key: str) -> None:
    plan = ArenaPlan(game, ("random",), 1)
    book = plan.fresh().book  # type: ignore[attr-defined]
    before = list(book.points)
    with pytest.raises(BadOption) as caught, changed(plan, (parse_change(text),)):
        pass
    assert caught.value.key == key
    assert list(book.points) == before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_changes_that_the_help_names_can_be_made(lang: str) -> None:
    words = re.findall(r"(?:cost|points):\S+=\d+", say("balance-option-change", lang))
    assert len(words) == 2
    with changed(ArenaPlan("creatures", ("random",), 1), tuple(parse_change(word) for word in words)):
        pass


def test_a_price_for_each_person_stays_within_what_can_be_counted() -> None:
    plan = ArenaPlan("agricola", ("random",), 1)
    book = plan.fresh().book  # type: ignore[attr-defined]
    [card] = book.per_person.numbers()
    with pytest.raises(BadOption) as caught, changed(plan, (Change("cost", book.names[card], "food", 52),)):
        pass
    assert (caught.value.key, caught.value.details["most"]) == ("balance-most", 51)


@pytest.mark.parametrize(("lang", "sentence"), [("en", "could anybody take it"), ("fr", "n’a pu la prendre")])
def test_a_card_that_nobody_could_take_is_told_as_such(balance: Command, lang: str, sentence: str) -> None:
    code, out, _ = balance("creatures", "random", "--games", "2", "--change", "points:inn=9", "--lang", lang)
    assert code == 0
    assert sentence in out
    assert "%" not in out


@pytest.mark.parametrize("page", ["designers.md", "fr/designers.md"])
def test_the_change_of_the_page_is_of_a_card_on_the_table(page: str, balance: Command) -> None:
    text = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
    [line] = [line.split() for line in text.splitlines() if line.startswith("    ") and "--change" in line]
    line[line.index("--games") + 1] = "2"
    code, out, _ = balance(*line[2:], "--json")
    assert code == 0
    assert json.loads(out)["cards"][0]["printed"]["offered"] == 4


def test_both_games_of_a_pair_begin_alike() -> None:
    plan = ArenaPlan("creatures", ("greedy",), 2, 5, {"mode": "free", "tiles": ["barn", "shelter", "inn"]})
    comparison = Comparison("shelter")
    for fixture in plan.fixtures():
        printed, altered = play_pair((Change("cost", "shelter", "wood", 200),), plan, fixture)
        assert printed.record[:3] == altered.record[:3]
        assert not any("shelter" in seat.taken for seat in altered.seats)
        comparison.note(printed, altered)
    assert comparison.pairs == 2
    assert comparison.altered.with_it.count == 0


def test_how_sure_one_can_be() -> None:
    def of(*values: float) -> float:
        sums = Sums()
        for value in values:
            sums.note(value)
        return sureness(sums)

    assert of() == of(1.0) == of(1.0, -1.0) == 0.5
    assert of(1.0, 1.0) == 0.75  # two pairs, however alike, prove little
    assert of(*[1.0, 0.9, 1.1] * 10) > 0.999
    assert 0.5 < of(1.0, -0.5, 0.2, -0.4) < 0.9
    # Twice its own error: 97.7 % of a normal distribution, but no more than this of four pairs.
    assert of(*[1 - 0.75**0.5, 1 + 0.75**0.5] * 2) == pytest.approx(0.9303, abs=0.0001)


def test_nothing_is_told_to_be_wholly_sure(capsys: pytest.CaptureFixture[str]) -> None:
    one = Comparison("inn")
    one.printed.without.note(0.0)
    for value in [0.9, 1.1] * 20:
        one.rates.note(value)
    print_comparison(one, "creatures")
    assert sureness(one.rates) > 0.9999
    assert re.search(r"is 99\.9\s% sure", capsys.readouterr().out)


@pytest.fixture
def balance(bocage: Command) -> Command:
    return lambda *words: bocage("balance", *words)


def test_the_tables_as_json(balance: Command) -> None:
    code, out, _ = balance("creatures", "random", "--mode", "expert", "--games", "3", "--json")
    found = json.loads(out)
    assert code == 0
    Draft202012Validator(schema_of("balance")).validate(found)
    assert (found["game"], found["games"], len(found["by_seat"])) == ("creatures", 3, 2)


def test_a_comparison_as_json_and_in_words(balance: Command) -> None:
    words = ("creatures", "--games", "2", "--change", "cost:shelter.wood=200")
    code, out, _ = balance(*words, "--json")
    found = json.loads(out)
    assert code == 0
    Draft202012Validator(schema_of("balance")).validate(found)
    assert found["changes"] == ["cost:shelter.wood=200"]
    assert found["cards"][0]["changed"]["taken"] == 0
    assert "Shelter, pairs of games: 2" in balance(*words)[1]


def test_pages_pictures_and_a_data_set_are_written(balance: Command, tmp_path: Path) -> None:
    code, out, _ = balance("farmerama", "random", "--games", "3", "--to", str(tmp_path))
    assert code == 0
    names = {file.name for file in tmp_path.iterdir()}
    stem = "farmerama-basic-2"
    assert names == {f"{stem}.{end}" for end in ("en.md", "en.svg", "fr.md", "fr.svg", "parquet")}
    assert "| Seat |" in (tmp_path / f"{stem}.en.md").read_text(encoding="utf-8")
    assert all(name in out for name in names)
    assert "Valeur" in (tmp_path / f"{stem}.fr.md").read_text(encoding="utf-8")
    ElementTree.parse(tmp_path / f"{stem}.en.svg")
    table = pq.read_table(tmp_path / f"{stem}.parquet")
    assert table.schema.metadata[b"bocage.game"] == b"farmerama"
    assert {"id", "taken", "worth.value", "won_with.low"} <= set(table.column_names)


def test_where_nothing_can_be_taken_there_is_no_empty_table(balance: Command, tmp_path: Path) -> None:
    code, _, _ = balance("farmerama", "random", "--mode", "solo", "--games", "1", "--to", str(tmp_path))
    assert code == 0
    assert [file.name for file in tmp_path.glob("*.svg")] == []
    text = (tmp_path / "farmerama-solo-1.fr.md").read_text(encoding="utf-8")
    assert "il n’y a ni bâtiment ni carte à prendre" in text
    assert text.count("\n| --- |") == 2  # tables: seats and first moves


def test_a_picture_shows_every_bar_on_its_side() -> None:
    picture = bars("A & B", [("one", Interval(2.0, 1.0, 3.0)), ("two", Interval(-1.0))], "points")
    root = ElementTree.fromstring(picture)
    boxes = [node for node in root.iter() if node.tag.endswith("rect")]
    assert float(boxes[0].attrib["x"]) > float(boxes[1].attrib["x"])
    assert float(boxes[0].attrib["width"]) == pytest.approx(2 * float(boxes[1].attrib["width"]), abs=0.2)


@pytest.mark.parametrize(
    "words",
    [
        ("creatures", "--change", "cost:shelter"),
        ("creatures", "--change", "cost:sheltr.wood=1"),
        ("creatures", "--change", "cost:shelter.gold=1"),
        ("farmerama", "--change", "cost:windmill.water=1"),
        ("creatures", "--change", "points:shelter=1", "--to", "somewhere"),
    ],
)
def test_what_cannot_be_changed_is_misunderstood(balance: Command, words: tuple[str, ...]) -> None:
    code, out, err = balance(*words)
    assert (code, out, err.count("\n")) == (MISUNDERSTOOD, "", 1)
