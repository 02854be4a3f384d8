"""What axe has against a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
ONLY_VIOLATIONS = {"resultTypes": ["violations"]}  # what is well need not be told node by node


def violations(page: Page) -> list[str]:
    """What axe has against a page, serious things only."""
    found = Axe().run(page, options=ONLY_VIOLATIONS).response["violations"]
    return [
        f"{violation['id']}: {node['html'][:140]}"
        for violation in found
        if violation["impact"] in SERIOUS
        for node in violation["nodes"][:3]
    ]
