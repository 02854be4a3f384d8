"""The long proof of the page without a server: `python -m tests.offline [FOLDER]`.

Every recorded game is replayed inside. Then, with the network switched off and nobody serving the files, a
whole game of each title is played by clicks, the page reloaded again and again in mid-move; lessons, puzzles
and analyses follow. Takes minutes. FOLDER: a site that is there.
"""

# ruff: noqa: T201 - what it prints is its answer
from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from bocage.learning.lessons import every_lesson
from bocage.site import write_site
from tests.offline.site import DEEP, run_inside
from tests.offline.traveller import READY, Traveller, away
from tests.web.browser import launch

GAMES = {"creatures": "Standard", "farmerama": "Basic", "agricola": "With cards"}
BETWEEN = 12  # clicks between two reloads


def play(traveller: Traveller, game: str, mode: str) -> None:
    """A whole game by clicks, without a network."""
    traveller.page.goto("about:blank")
    traveller.page.goto(traveller.url)
    traveller.page.wait_for_function(READY)
    traveller.sit_down(game, mode, "random")
    begun = time.monotonic()
    clicks, reloads = traveller.play_away(Random(5), BETWEEN)
    seconds = time.monotonic() - begun
    print(f"{game}: {clicks} clicks, {reloads} reloads, to the end in {seconds:.0f} s", flush=True)


def learn(traveller: Traveller) -> None:
    """A guided game and a lesson, a puzzle of each game, an analysis of each."""
    for one in every_lesson():
        if one.first or one.game == "creatures":
            traveller.take_lesson(one.id)
            print(f"lesson {one.id}", flush=True)
    for place, game in enumerate(GAMES):
        traveller.solve_puzzle(game)
        print(f"puzzle of {game}; {traveller.analyse(place)[:60]}…", flush=True)


def prove(browser: Browser, folder: Path) -> None:
    """What is done by clicks."""
    with away(browser, folder) as traveller:
        for game, mode in GAMES.items():
            play(traveller, game, mode)
        learn(traveller)


def main(folder: Path) -> None:
    """Prove everything."""
    print(run_inside(folder, Path(__file__).with_name("scripts_replay.py"), Path("tests/recorded")).strip())
    with sync_playwright() as playwright:
        browser = launch(playwright)
        prove(browser, folder)
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        place = Path(made) / DEEP
        place.parent.mkdir(parents=True)
        if len(sys.argv) > 1:
            shutil.copytree(sys.argv[1], place)
        else:
            write_site(place)
        main(place)
