"""What the tests of the arena share."""

from functools import partial

import pytest

from tests.commands import Command, bocage, orchard, speak_english

__all__ = ["Command", "bocage", "orchard", "speak_english"]


@pytest.fixture
def arena(bocage: Command) -> Command:
    """Run `bocage arena`: its exit code, what it printed, and what it said beside."""
    return partial(bocage, "arena")
