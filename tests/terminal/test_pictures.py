"""No animal vanishes from a picture, however narrow the terminal and however full the farm."""

import re
from random import Random

import pytest

from bocage.bots import RandomBot
from bocage.core.errors import BadPosition
from bocage.core.game import Game as CoreGame
from bocage.core.lanes import lane, times
from bocage.games.agricola import Game as Agricola
from bocage.games.agricola.screen.farms import housed as housed_at_agricola
from bocage.games.agricola.screen.screen import AgricolaScreen, board_of
from bocage.games.creatures import Game as Creatures
from bocage.games.creatures.rules.goods import ANIMALS
from bocage.games.creatures.rules.lodging import lodgings
from bocage.games.creatures.rules.notation import CELL_NAMES
from bocage.games.creatures.screen.farms import shorten
from bocage.games.creatures.screen.screen import CreaturesScreen
from bocage.messages import LANGUAGES, say
from bocage.terminal.screen import Screen
from bocage.wording import good_count, join
from tests.games.agricola.scenario import agricola_table
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

NAMES = ("Ann", "Bob")
both_languages = pytest.mark.parametrize("lang", LANGUAGES)
widths = pytest.mark.parametrize("width", [80, 100, 160])
heights = pytest.mark.parametrize("height", [24, 45])
BUILDINGS = ("rearing_station", "stable", "stall", "shelter", "cattle_market", "barn", "dog_house", "stud")


def drawn(lines: list[str], animals: tuple[str, ...], lang: str) -> list[int]:
    """How many of each animal are drawn, by their two letters: `sh3`."""
    text = "\n".join(lines)
    signs = [say(f"good-{animal}-short", lang) for animal in animals]
    return [sum(int(count) for count in re.findall(rf"{sign}(\d+)", text)) for sign in signs]


def random_table(rng: Random) -> CreaturesTable:
    """Two farms of any width with buildings, troughs and a pasture where there is room for them."""
    wide = rng.choice([2, 4, 5, 6, 7])
    left = rng.randint(0, wide - 2)
    buildings = rng.sample(BUILDINGS, rng.randint(0, min(len(BUILDINGS), 3 * wide - 5)))
    cells = [f"{column}{row}" for column in "abcdefg"[:wide] for row in (1, 2, 3)]
    troughs = rng.sample(cells, rng.randint(0, 5))
    table = creatures_table(
        mode="free", tiles=[name for name in BUILDINGS if name not in ("stable", "stall")]
    )
    table.given(0, columns=wide, left=left, buildings=buildings, troughs=troughs)
    return table.given(1, placed_borders=pasture("a1", "b1"), troughs=["a1"])


def some_creatures(seed: int) -> Creatures:
    """A position with more or fewer animals than have room."""
    rng = Random(seed)
    while True:
        try:
            game = random_table(rng).game
        except BadPosition:  # such a building may not stand on such a farm
            continue
        for seat in range(2):
            counts = [rng.choice([0, 1, 2, 3, 5, 13]) for _ in ANIMALS]
            game.board.farm(seat).animals = sum(int(times(count, kind)) for kind, count in enumerate(counts))
        return game


def check(screen: Screen, game: CoreGame, lines: list[str], seats: list[int]) -> None:
    """Drawn are all, but for those who have no room; these are told."""
    herds = [sum(counts) for counts in zip(*(screen.herd(game, seat) for seat in seats), strict=True)]
    lost = [sum(counts) for counts in zip(*(screen.homeless(game, seat) for seat in seats), strict=True)]
    found = drawn(lines, tuple(screen.animals), screen.lang)
    assert [one + other for one, other in zip(found, lost, strict=True)] == herds, "\n".join(lines)
    told = any(say("terminal-no-room", screen.lang, animals="").strip() in line for line in lines)
    assert told == any(lost)


@rule("C-7.2", "C-7.4")
@widths
@heights
@both_languages
def test_every_animal_of_a_farm_is_drawn(lang: str, height: int, width: int) -> None:
    for seed in range(25):
        game = some_creatures(seed)
        screen = CreaturesScreen(lang, NAMES)
        screen.width = width
        lines = [str(line) for line in screen.lines(game, {}, height)]
        assert max(map(len, lines)) <= width
        check(screen, game, lines, [0, 1])


@rule("A-11.2", "A-11.3")
@widths
@both_languages
def test_every_animal_of_a_farmyard_is_drawn(lang: str, width: int) -> None:
    seen = 0
    for seed in range(4):
        game, bot, rng = Agricola(seats=2, seed=seed), RandomBot(seed), Random(seed)
        while game.to_act is not None:
            if game.to_act >= 0 and game.board.round and rng.random() < 0.2:
                trial = game.copy()
                farm = board_of(trial).farm(game.to_act)
                farm.stock += sum(int(times(rng.choice([0, 1, 4]), kind)) for kind in range(3))
                screen = AgricolaScreen(lang, NAMES)
                screen.width = width
                lines = [str(line) for line in screen.farm(trial, game.to_act)]
                check(screen, trial, lines[: _end_of_picture(lines)], [game.to_act])
                seen += housed_at_agricola(farm) > 0
            game.play(bot.decide(game))
    assert seen > 10


def _end_of_picture(lines: list[str]) -> int:
    """Where the picture ends and the supply begins."""
    return next(place for place, line in enumerate(lines) if " 0, " in line or re.match(r"\w+ \d+, ", line))


@pytest.mark.parametrize("width", range(3, 9))
@both_languages
def test_a_stall_is_no_stable(lang: str, width: int) -> None:
    names = {"en": ("Stall", "Stable"), "fr": ("Stalle", "Étable")}[lang]
    assert shorten(names[0], width) != shorten(names[1], width)


@rule("C-6.2")
def test_a_pig_on_a_building_with_a_trough_is_drawn() -> None:
    table = creatures_table(mode="free", tiles=["small_extension"])
    table.given(0, columns=5, left=1, pig=1, buildings={"a1": "small_extension"}, troughs=["a1"])
    screen = CreaturesScreen("en", NAMES)
    lines = [str(line) for line in screen.lines(table.game, {}, 24)]
    assert drawn(lines, tuple(screen.animals), "en")[1] == 1


@rule("C-7.4")
@both_languages
def test_whoever_has_no_room_is_told_while_the_question_is_open(lang: str) -> None:
    table = creatures_table().space("horse_and_sheep", horse=1, sheep=3)
    game = table.act(0, "space horse_and_sheep").game
    assert game.prompt[1] == "release"
    screen = CreaturesScreen(lang, NAMES)
    text = " ".join(" ".join(str(line) for line in screen.lines(game, {}, 45)).split())
    lost = screen.homeless(game, 0)
    assert sum(lost) == 3
    told = [good_count(name, count, lang) for name, count in zip(ANIMALS, lost, strict=True) if count]
    assert " ".join(say("terminal-no-room", lang, animals=join(told, lang)).split()) in text


@rule("C-8.7")
def test_before_breeding_nobody_stands_in_a_home_that_is_emptied() -> None:
    table = creatures_table(mode="free", tiles=["rearing_station"])
    table.given(0, buildings=["rearing_station"], sheep=2)
    farm = table.game.board.farm(0)
    standing = {home.is_closed: 0 for home in lodgings(farm, emptied=True)}
    for home in lodgings(farm, emptied=True):
        standing[home.is_closed] += home.animals
    assert standing == {True: 0, False: 1}
    assert sum(home.animals for home in lodgings(farm)) == 2


@rule("R-28", "C-7.2")
def test_with_a_hayrick_stables_hold_two_types_and_no_other_building_does() -> None:
    table = creatures_table(mode="free", tiles=["hayrick", "cattle_market"])
    table.given(0, columns=4, sheep=3, pig=3, cow=3, horse=2)
    table.given(
        0, buildings={"a1": "hayrick", "b1": "stable", "b2": "stall", "c1": "cattle_market", "a3": "cottage"}
    )
    homes = {CELL_NAMES[home.cell]: home for home in lodgings(table.game.board.farm(0))}
    kinds = {name: [int(lane(home.animals, kind)) for kind in range(4)] for name, home in homes.items()}
    assert sorted(kinds["b1"]) == [0, 0, 3, 3]
    assert sorted(kinds["b2"]) == [0, 0, 0, 3]
    assert kinds["c1"] == [0, 0, 0, 2]
    assert {name: home.room for name, home in homes.items()} == {"b1": 6, "b2": 3, "c1": 2, "a3": 1}


def test_the_wooden_room_of_a_farmyard_shows_its_pet() -> None:
    table = agricola_table().given(0, animals={"cattle": 1})
    screen = AgricolaScreen("en", NAMES)
    assert any("wood ca1" in str(line) for line in screen.farm(table.game, 0))
