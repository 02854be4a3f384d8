"""What axe has against a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SCRIPT = Axe().axe_script
# Only what is wanted leaves the browser: to carry over all that axe has to say takes as long as its checks.
RUN = """async (within) => {
  const place = within && document.querySelector(within) ? { include: [within] } : document;
  const { violations } = await axe.run(place, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 140)}`));
}"""


def violations(page: Page, within: str = "") -> list[str]:
    """What axe has against a page, or against a part of it if there is such a part; serious things only."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SCRIPT)
    return [str(line) for line in page.evaluate(RUN, within)]
