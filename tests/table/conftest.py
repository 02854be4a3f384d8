"""Servers that the tests of the table share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

# Each test fails that leaves something open.
from tests.table.leaks import (  # noqa: F401
    _nothing_is_left_open,
    _nothing_is_left_open_by_a_module,
)
from tests.table.serving import House, Person, roomy, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a SQLite file, for tests that leave it as it is."""
    folder: Path = tmp_path_factory.mktemp("house")
    with running(roomy(f"sqlite:///{folder / 'tables.sqlite'}", metrics=True)) as found:
        yield found


@pytest.fixture
def ada(house: House) -> Person:
    return house.person()


@pytest.fixture
def bea(house: House) -> Person:
    return house.person("fr")
