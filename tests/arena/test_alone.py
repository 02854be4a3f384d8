"""Games that somebody plays alone: nobody is beaten there, and without a goal every game is won."""

from xml.etree import ElementTree

import pytest

from bocage.arena import ArenaPlan
from bocage.arena.fortunes import ENOUGH
from bocage.arena.ledger import TakenLedger
from bocage.arena.pages import page, picture
from bocage.arena.report.page import report
from bocage.arena.standings import Standings
from tests.arena.invented import invented

PLAN = ArenaPlan("agricola", ("random",), 2 * ENOUGH, words={"seats": 1})
FACTS = {
    "game": "agricola",
    "mode": "full",
    "options": {},
    "seats": 1,
    "seed": 0,
    "bots": ["random"],
    "rules_version": 2,
    "package_version": "0",
    "title": {"en": "Agricola", "fr": "Agricola"},
}


def ledger_of(misses: int) -> TakenLedger:
    """Games with a well in every second one; the first of them miss a goal."""
    found = TakenLedger(PLAN.fresh())
    for number, fixture in enumerate(PLAN.fixtures()):
        taken = ["well"] if number % 2 else []
        winners = [] if number < misses else [0]
        found.note(invented(fixture, [30.0 + number % 3], winners, offered=["well"], taken=[taken]))
    return found


def columns(text: str, table: int) -> list[str]:
    """The headings of a table of a page."""
    lines = text.splitlines()
    places = [place for place, line in enumerate(lines) if line.startswith("| ---")]
    return lines[places[table] - 1].strip("| ").split(" | ")


def test_where_every_game_is_won_no_share_of_wins_is_told() -> None:
    text = page(ledger_of(0), FACTS, "en", "x.svg")
    things = ["Building or card", "Taken", "Round", "Points with it", "Points without", "Worth"]
    assert columns(text, 0) == things
    assert "| 60 | 31.0 (30.8 to 31.2) |" in text
    assert "Won" not in text
    assert "100.0 %" not in text
    assert "Gagné" not in page(ledger_of(0), FACTS, "fr", "x.svg")


def test_a_goal_that_somebody_missed_is_told() -> None:
    text = page(ledger_of(6), FACTS, "en", "x.svg")
    assert {"Won with it", "Won without"} <= set(columns(text, 0))
    assert "90.0 %" in text


@pytest.mark.parametrize(
    ("lang", "told", "untold"),
    [
        ("en", "Worth is the mean points of the games in which a thing was taken", "margin"),
        ("fr", "La valeur est la moyenne des points des parties où la chose a été prise", "avance"),
    ],
)
def test_alone_there_is_nobody_to_be_ahead_of(lang: str, told: str, untold: str) -> None:
    text = page(ledger_of(0), FACTS, lang, "x.svg")
    assert told in text
    assert untold not in text
    assert "## Who begins" not in text
    drawn = ElementTree.fromstring(picture(ledger_of(0), "agricola", lang))
    words = " ".join(node.text or "" for node in drawn.iter())
    assert "points" in words
    assert not {"margin", "écart"} & set(words.split())


def test_a_page_without_things_says_nothing_of_their_worth() -> None:
    plan = ArenaPlan("farmerama", ("random",), 1, words={"mode": "solo"})
    ledger = TakenLedger(plan.fresh())
    ledger.note(invented(plan.fixture(0), [120.0], []))
    text = page(ledger, FACTS | {"game": "farmerama", "mode": "solo"}, "en", "x.svg")
    assert "In this mode there is no building and no card to be taken." in text
    assert "Worth" not in text
    assert "| 1 | 120.0 | 0.0 % (0.0 to 79.3) |" in text


@pytest.mark.parametrize(("misses", "is_told"), [(0, False), (6, True)])
def test_the_report_of_an_arena_tells_wins_where_somebody_can_lose(misses: int, is_told: bool) -> None:
    standings = Standings(PLAN)
    for number, fixture in enumerate(PLAN.fixtures()):
        winners = [] if number < misses else [0]
        standings.note(invented(fixture, [30.0], winners, offered=["well"], taken=[["well"]]))
    text = report(standings, "en")
    assert (">Won<" in text, ">Wins<" in text) == (is_told, is_told)
    assert ">Seats played<" in text
