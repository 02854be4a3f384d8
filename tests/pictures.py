"""`scripts/pictures`: what one sees, for README and documents, taken from the real client."""

from __future__ import annotations

import io
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
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
WIDTH, BOARD_WIDTH = 1200, 1000  # pixels of a table in a document, and of a position in the text
BOARDS = "boards"  # the folder of those
# The animation: a round of creatures, on the first of these spaces that is free, worker by worker.
ROUND, WORKERS = 4, 3
AWAY = (700, 300)  # where the mouse opens nothing
WISHES = ("three_wood", "two_stone", "building_resources", "one_stone", "troughs")
TURN_WIDTH, QUALITY = 960, 76
SHOWN, LAST = 1100, 2500  # milliseconds for each picture of the animation, and for the last one
# Everything drawn and nothing on its way.
STILL = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  await Promise.all(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null)));
}"""


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


def beginning(round: int) -> Game:
    """A game of creatures between greedy bots at the beginning of a round that the first seat begins."""
    for seed in range(SEED, SEED + 100):
        now, bot = midway("creatures", {"mode": "expert", "first_player": 0}, 0, seed), GreedyBot(seed)
        while int(now.state.clock()[0]) < round:
            now.play(bot.decide(now))
        if now.to_act == 0:
            return now
    raise AssertionError("no such game")


def settled(person: Somebody) -> bytes:
    """What the person sees once nothing moves any more."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(STILL)
    person.page.wait_for_timeout(400)
    return person.page.screenshot()


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
                    yield f"{game}-{look}.{lang}.webp", settled(person)


def turn(person: Somebody, round: int = ROUND) -> list[bytes]:
    """The turns of a round, picture by picture: what one does, and what the other player answers."""
    position = beginning(round).position()
    del position["game"]
    person.open("creatures", "me", "greedy", position=position)
    person.wait_for_turn()
    found = [settled(person)]
    for _ in range(WORKERS):
        free = [
            wish for wish in WISHES if person.page.locator(f'.is-legal[data-target="space {wish}"]').count()
        ]
        person.press(f"space {free[0]}")
        person.page.mouse.move(*AWAY)
        found.append(person.page.screenshot())
        person.wait_for_turn()
        found.append(settled(person))
    return found


def animated(pictures: list[bytes], file: Path) -> None:
    """One animation of several pictures; those that are alike are one."""
    frames: list[Image.Image] = []
    for picture in pictures:
        frame = smaller(picture, TURN_WIDTH)
        if not frames or ImageChops.difference(frames[-1], frame).getbbox() is not None:
            frames.append(frame)
    lengths = [SHOWN] * (len(frames) - 1) + [LAST]
    words: dict[str, Any] = {
        "duration": lengths,
        "loop": 0,
        "quality": 70,
        "method": 6,
        "minimize_size": True,
    }
    frames[0].save(file, save_all=True, append_images=frames[1:], **words)


def smaller(picture: bytes, width: int) -> Image.Image:
    """A picture, at most so wide."""
    found = Image.open(io.BytesIO(picture)).convert("RGB")
    if found.width <= width:
        return found
    return found.resize((width, round(found.height * width / found.width)), Image.Resampling.LANCZOS)


# A position in the text of a page: a mark with its name, and the JSON of it.
BOARD = re.compile(
    r"^<!-- board (?P<name>[a-z-]+) -->\n```json\n(?P<position>.*?)^```$", re.MULTILINE | re.DOTALL
)


def positions(docs: Path) -> dict[str, dict[str, Any]]:
    """Every position that a page marks, by its name."""
    return {
        found["name"]: json.loads(found["position"])
        for page in sorted(docs.glob("**/*.md"))
        for found in BOARD.finditer(page.read_text(encoding="utf-8"))
    }


def boards(browser: Browser, url: str, docs: Path) -> Iterator[tuple[str, bytes]]:
    """The table with each position of the pages, in every language."""
    for name, position in positions(docs).items():
        game = position.pop("game")
        for lang, locale in LANGUAGES.items():
            with somebody(browser, url, locale=locale) as person:
                person.open(game, "me", "greedy", position=position)
                person.wait_for_turn()
                yield f"{name}.{lang}.webp", settled(person)


def main(folder: Path, is_all: bool = True) -> None:
    """Take all pictures, or those of the positions in the pages alone."""
    (folder / BOARDS).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = launch(playwright)
        with running(roomy(f"sqlite:///{place}/tables.sqlite")) as house:
            for name, picture in boards(browser, house.url, folder.parent):
                smaller(picture, BOARD_WIDTH).save(folder / BOARDS / name, quality=QUALITY, method=6)
            for name, picture in tables(browser, house.url) if is_all else ():
                smaller(picture, WIDTH).save(folder / name, quality=QUALITY, method=6)
            for lang, locale in LANGUAGES.items() if is_all else ():
                with somebody(browser, house.url, locale=locale) as person:
                    animated(turn(person), folder / f"turn.{lang}.webp")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--boards" not in sys.argv[2:])
