"""Tests name the rules they check.

    @rule("C-5.9")
    def test_sawmill_takes_one_wood_off_a_trough() -> None: ...

`pytest --rule C-5.9` runs the tests that name this rule, `--rule C-5` those of a whole section; the option
may be given several times. A test that names a rule which does not exist is an error. `bocage rules
--coverage` lists the rules that no test names. A card is named by its printed number: `A-B039`.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bocage import rules

DATA = Path(__file__).parent / "printed"
NUMBERED_CARDS = ("minors", "occupations")  # of Agricola


def rule(*ids: str) -> pytest.MarkDecorator:
    """The mark of a test that checks these rules; the ids are written out, since coverage reads them."""
    return pytest.mark.rule(*ids)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rule`."""
    parser.addoption(
        "--rule", action="append", default=[], metavar="ID", help="run only the tests that name this rule"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark, and refuse a `--rule` that names nothing."""
    config.addinivalue_line("markers", "rule(*ids): the numbered rules that this test checks")
    for word in config.getoption("--rule"):
        if word.upper() in _card_numbers():
            continue
        try:
            rules.find(word)
        except rules.UnknownRule as problem:
            near = f"; the nearest are {', '.join(problem.nearest)}" if problem.nearest else ""
            raise pytest.UsageError(f"--rule: there is no rule {word!r}{near}") from None


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, Any, pytest.CollectReport]:
    """Refuse a file or class whose tests name rules that do not exist."""
    report: pytest.CollectReport = yield
    items = [item for item in report.result or () if isinstance(item, pytest.Item)]
    mistakes = sorted({mistake for item in items for mistake in _mistakes(item)})
    if mistakes:
        report.outcome = "failed"
        report.longrepr = "\n".join(mistakes)
        report.result = []
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that `--rule` asks for."""
    wanted = [word.upper() for word in config.getoption("--rule")]
    if not wanted:
        return
    kept = [item for item in items if any(_is_within(id, wanted) for id in _named(item))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def _mistakes(item: pytest.Item) -> list[str]:
    found = []
    for id in _named(item):
        if id not in _known():
            near = ", ".join(get_close_matches(str(id), _known(), n=3, cutoff=0.5))
            found.append(f"{item.nodeid} names the rule {id!r}, which does not exist (nearest: {near})")
    return found


@cache
def _known() -> dict[str, None]:
    # A dictionary keeps the order and answers at once.
    return dict.fromkeys([*(id for game in rules.games() for id in rules.ids(game)), *_card_numbers()])


@cache
def _card_numbers() -> tuple[str, ...]:
    """The printed numbers of the hand cards of Agricola, as tests name them."""
    found: list[str] = []
    for kind in NUMBERED_CARDS:
        cards = json.loads((DATA / f"agricola_{kind}.json").read_text(encoding="utf-8"))[kind]
        found.extend(f"A-{card['code']}" for card in cards)
    return tuple(found)


def _named(item: pytest.Item) -> list[str]:
    return [id for mark in item.iter_markers("rule") for id in mark.args]


def _is_within(id: str, wanted: list[str]) -> bool:
    return any(id == word or id.startswith(word + ".") for word in wanted)
