"""`scripts/pictures`: what one sees, for README and documents, taken from the real client."""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from bocage.bots import GreedyBot
from bocage.core.game import Game
from bocage.games import game_class
from tests.table.serving import roomy, running
from tests.web.browser import PHONE, Somebody, launch, somebody

# How many decisions into the game: enough to see farms, not so many that they are full.
TABLES: dict[str, tuple[dict[str, object], int]] = {
    "creatures": ({"mode": "expert"}, 60),
    "agricola": ({"mode": "full", "seats": 2}, 90),
    "farmerama": ({"mode": "basic", "seats": 2}, 50),
}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
SEED = 11
# A turn in creatures: a worker on a space, then the others.
TURN = ("space three_wood", "space building_resources")
SHOWN = 900  # milliseconds for each picture of the animation


def midway(game: str, options: dict[str, object], decisions: int, seed: int = SEED) -> Game:
    """A game between greedy bots, so many decisions on and then for the first seat to decide."""
    kind = game_class(game)
    assert kind is not None
    now, bot = kind.fresh(seed, options), GreedyBot(seed)
    while now.to_act is not None and (decisions > 0 or now.to_act != 0):
        now.play(bot.decide(now))
        decisions -= 1
    assert now.to_act == 0, "the game is over before the picture"
    return now


def tables(browser: Browser, url: str) -> Iterator[tuple[str, bytes]]:
    """Every table with every look in every language: its name and its picture."""
    for game, (options, decisions) in TABLES.items():
        position = midway(game, options, decisions).position()
        del position["game"]
        for look, words in LOOKS.items():
            for lang, locale in LANGUAGES.items():
                with somebody(browser, url, locale=locale, **words) as person:
                    person.open(game, "me", "greedy", position=position)
                    person.wait_for_turn()
                    yield f"{game}-{look}.{lang}.webp", person.page.screenshot()


def turn(person: Somebody) -> list[bytes]:
    """A turn, picture by picture."""
    person.open("creatures", "me", "greedy", first_player=0, mode="standard")
    person.wait_for_turn()
    found = [person.page.screenshot()]
    for move in TURN:
        if person.target(move).count():
            person.press(move)
            found.append(person.page.screenshot())
            person.wait_for_turn()
            found.append(person.page.screenshot())
    return found


def animated(pictures: list[bytes], file: Path) -> None:
    """One animation of several pictures."""
    frames = [Image.open(io.BytesIO(picture)).convert("RGB") for picture in pictures]
    frames[0].save(file, save_all=True, append_images=frames[1:], duration=SHOWN, loop=0, quality=80)


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = launch(playwright)
        with running(roomy(f"sqlite:///{place}/tables.sqlite")) as house:
            for name, picture in tables(browser, house.url):
                Image.open(io.BytesIO(picture)).convert("RGB").save(folder / name, quality=85)
            for lang, locale in LANGUAGES.items():
                with somebody(browser, house.url, locale=locale) as person:
                    animated(turn(person), folder / f"turn.{lang}.webp")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
