"""The worked examples of Agricola (tests/printed/agricola_examples.json): `@example("AX-28")`."""

from __future__ import annotations

from tests.worked_examples import Example, Examples

__all__ = ["EXAMPLES", "Example", "example"]

EXAMPLES = Examples("agricola_examples.json")
example = EXAMPLES.example
