"""What a building is worth."""

from pathlib import Path

import pytest

from bocage.arena import ArenaPlan
from bocage.arena.balance import Balance, BalanceLine
from bocage.arena.pages import mode_name, others
from bocage.cli.errors import MISUNDERSTOOD
from bocage.games import game_class
from tests.arena.invented import invented
from tests.commands import Command

PLAN = ArenaPlan("creatures", ("strong", "weak"), 100)


def row(balance: Balance, id: str) -> BalanceLine:
    return next(row for row in balance.rows() if row.id == id)


def test_how_often_a_thing_is_taken_is_told_of_those_who_could() -> None:
    balance = Balance()
    for number in range(10):
        taken = [["barn"], []] if number < 4 else [[], []]
        balance.note(invented(PLAN.fixture(number), [5, 3], offered=["barn", "inn"], taken=taken))
    barn, inn = row(balance, "barn"), row(balance, "inn")
    assert (barn.offered, barn.taken) == (20, 4)
    assert barn.rate is not None
    assert barn.rate.value == 0.2
    assert (inn.taken, inn.points, inn.margin, inn.wins) == (0, None, None, None)


def test_points_margin_and_wins_are_those_of_the_taker() -> None:
    balance = Balance()
    for number in range(4):
        balance.note(
            invented(PLAN.fixture(number), [30, 20 + number], offered=["barn"], taken=[[], ["barn"]])
        )
    barn = row(balance, "barn")
    assert barn.points is not None
    assert barn.points.value == 21.5
    assert barn.margin is not None
    assert barn.margin.value == -8.5
    assert barn.wins is not None
    assert barn.wins.value == 0


def test_a_strong_bot_does_not_make_a_building_strong() -> None:
    # The strong bot wins by 10 and nearly always builds; the building itself brings 2 points.
    balance = Balance()
    for number in range(80):
        fixture = PLAN.fixture(number)
        scores, taken = [], []
        for bot in fixture.seating:
            builds = number % 8 != 0 if bot == "strong" else number % 8 == 0
            scores.append((10 if bot == "strong" else 0) + (2 if builds else 0))
            taken.append(["barn"] if builds else [])
        balance.note(invented(fixture, scores, offered=["barn"], taken=taken))
    barn = row(balance, "barn")
    assert barn.margin is not None
    assert barn.margin.value > 8
    assert barn.worth is not None
    assert barn.worth.value == 4  # 2 points more, and the other bot 2 less: they never build both


def test_no_worth_without_a_comparison() -> None:
    balance = Balance()
    for number in range(6):
        balance.note(invented(PLAN.fixture(number), [3, 4], offered=["barn"], taken=[["barn"], ["barn"]]))
    assert row(balance, "barn").worth is None


def test_alone_points_stand_for_the_margin() -> None:
    plan = ArenaPlan("farmerama", ("a",), 10, 0, {"mode": "solo"})
    balance = Balance()
    for number in range(10):
        taken = [["well"]] if number % 2 else [[]]
        balance.note(invented(plan.fixture(number), [50 + 5 * (number % 2)], offered=["well"], taken=taken))
    well = row(balance, "well")
    assert well.worth is not None
    assert well.worth.value == 5


def test_what_is_taken_most_comes_first() -> None:
    balance = Balance()
    for number in range(4):
        taken = [["inn"], ["barn"]] if number else [["inn"], []]
        balance.note(invented(PLAN.fixture(number), [3, 4], offered=["barn", "inn", "pen"], taken=taken))
    assert [found.id for found in balance.rows()] == ["inn", "barn", "pen"]


def test_a_table_that_is_cut_says_so(bocage: Command) -> None:
    code, out, _ = bocage("balance", "agricola", "random", "--games", "2")
    assert code == 0
    assert "Rows shown: 30 of" in " ".join(out.split())


def test_a_game_that_does_not_say_what_is_taken_is_no_empty_table(
    bocage: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocage.arena.taken.kit", lambda game: None)
    code, out, _ = bocage("balance", "creatures", "random", "--games", "2")
    assert code == 0
    assert "does not say what its players take" in " ".join(out.split())
    code, _, err = bocage("balance", "creatures", "random", "--games", "2", "--change", "points:inn=2")
    assert code == MISUNDERSTOOD
    assert "how a figure of it is changed" in err  # and no data file of its own is named


def test_pages_of_other_tiles_are_other_pages_and_say_so(bocage: Command, tmp_path: Path) -> None:
    for tiles in ("inn,barn", "inn,shelter"):
        words = ("--tiles", tiles, "--games", "2", "--to", str(tmp_path))
        assert bocage("balance", "creatures", "random", *words)[0] == 0
    pages = sorted(tmp_path.glob("*.fr.md"))
    assert [page.name.startswith("creatures-free-2-tiles-") for page in pages] == [True, True]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    assert {'"barn"' in text.splitlines()[4] for text in texts} == {True, False}
    assert len(list(tmp_path.glob("*.parquet"))) == 2


def test_the_usual_options_are_not_told() -> None:
    for game, words in (("agricola", {"seats": 3}), ("farmerama", {"mode": "advanced"}), ("creatures", {})):
        made = game_class(game)
        assert made is not None
        options = made.fresh(None, words).options
        assert others({"game": game, "options": options}) == {}
        assert others({"game": game, "options": dict(options) | {"decks": ["base", "x"]}})


def test_a_mode_without_words_is_called_as_it_is() -> None:
    assert mode_name({"mode": "green", "options": {}}, "fr") == "green"
