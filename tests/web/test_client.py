"""The sources of the client and what the build makes of them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bocage import messages
from bocage.games.creatures.decks import base_book
from bocage.games.farmerama.rules.components import load_components
from tests.games.agricola.deck import CARDS

WEB = Path(__file__).parents[2] / "web"
SOURCES = [*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")]
TEXT = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="no sources of the client: git clone all of it")


def own_keys() -> list[str]:
    files = sorted((Path(messages.__file__).parent / "en").glob("web*.ftl"))
    body = [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


def said() -> set[str]:
    """Every key that the client names whole."""
    return set(re.findall(r'["\'`](web-[a-z_\-0-9]+)["\'`]', TEXT))


def prefixes() -> tuple[str, ...]:
    """The beginnings of keys that are put together while running."""
    return tuple(set(re.findall(r"`(web-[a-z\-]+-)\$\{", TEXT)))


def test_every_text_the_client_names_exists() -> None:
    assert said() - set(own_keys()) == set()


def test_every_text_of_the_client_is_used() -> None:
    unused = [key for key in own_keys() if key not in said() and not key.startswith(prefixes())]
    assert unused == []


def test_no_sentence_is_hard_wired() -> None:
    """Letters between tags, outside expressions, are texts that no translator sees."""
    for file in WEB.glob("src/**/*.svelte"):
        source = file.read_text(encoding="utf-8")
        markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
        flat = markup
        while re.search(r"\{[^{}]*\}", flat):
            flat = re.sub(r"\{[^{}]*\}", "", flat)
        words = [text.strip() for text in re.findall(r">([^<]+)<", flat) if re.search(r"[A-Za-z]{3}", text)]
        assert [word for word in words if word != "Bocage"] == [], file.name


def pictures(file: str) -> dict[str, str]:
    """The entries of a table of pictures: id → what it shows."""
    lines = (WEB / "src/games" / file).read_text(encoding="utf-8")
    return dict(re.findall(r"^  (\w+): (.+),$", lines, flags=re.M))


def test_every_special_building_has_a_picture_of_its_own() -> None:
    drawn = pictures("creatures/tiles.ts")
    assert {building.id for building in base_book().buildings} == set(drawn)
    assert len(set(drawn.values())) == len(drawn)


def test_every_decorative_building_has_a_picture_of_its_own() -> None:
    drawn = pictures("farmerama/tiles.ts")
    assert set(load_components().tiles) == set(drawn)
    assert len(set(drawn.values())) == len(drawn)


def test_every_card_has_a_picture_of_its_own() -> None:
    drawn = pictures("agricola/cards.ts")
    assert {card.id for card in CARDS[1:]} == set(drawn)
    assert len(set(drawn.values())) == len(drawn)


def test_every_picture_is_in_the_sprite() -> None:
    sprite = "".join(file.read_text(encoding="utf-8") for file in (WEB / "src/drawings").glob("*.svg"))
    known = set(re.findall(r'<symbol id="([\w-]+)"', sprite))
    tables = "".join(
        (WEB / f"src/games/{game}/tiles.ts").read_text("utf-8") for game in ("creatures", "farmerama")
    )
    for entry in re.findall(r'(?:house|emblem|plain\(|emblems): ?"([\w-]+)"', tables):
        assert entry in known
    for emblems in re.findall(r"emblems: \[([^\]]*)\]", tables):
        assert set(re.findall(r'"([\w-]+)"', emblems)) <= known
    for pair in pictures("agricola/cards.ts").values():
        assert set(re.findall(r'"([\w-]+)"', pair)) <= known
    assert set(re.findall(r'href="#([a-z][\w-]*)"', TEXT)) - known == set()
    assert set(re.findall(r'<Icon id="([a-z][\w-]*)"', TEXT)) - known == set()
