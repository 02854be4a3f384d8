"""The long proof of the page without a server: `python -m tests.offline [FOLDER]`.

Every recorded game is replayed inside, and a whole game of each title is played by clicks with the network
switched off, the page reloaded again and again in mid-move. Takes minutes. FOLDER: a site that is there.
"""

# ruff: noqa: T201 - what it prints is its answer
from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from bocage.site import write_site
from tests.offline.site import DEEP, run_inside, serving
from tests.web.browser import launch, somebody
from tests.web.test_offline import Traveller

GAMES = {"creatures": "Advanced", "farmerama": "Basic", "agricola": "With cards"}
BETWEEN = 12  # clicks between two reloads


def play(browser: Browser, address: str, game: str, mode: str) -> None:
    """A whole game by clicks, without a network."""
    with somebody(browser, address) as person:
        traveller = Traveller(person.context, address)
        person.page.close()
        traveller.arrive()
        traveller.context.set_offline(True)
        traveller.sit_down(game, mode, "random")
        begun = time.monotonic()
        clicks, reloads = traveller.play_away(Random(5), BETWEEN)
        assert traveller.troubles == []
        seconds = time.monotonic() - begun
        print(f"{game}: {clicks} clicks, {reloads} reloads, to the end in {seconds:.0f} s")


def main(folder: Path) -> None:
    """Prove everything."""
    print(run_inside(folder, Path(__file__).with_name("scripts_replay.py"), Path("tests/recorded")).strip())
    with serving(folder) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for game, mode in GAMES.items():
            play(browser, address, game, mode)
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        place = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(made) / DEEP
        if len(sys.argv) < 2:
            place.parent.mkdir(parents=True)
            write_site(place)
        main(place)
