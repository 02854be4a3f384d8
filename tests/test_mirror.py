"""The tests have the shape of the sources: what tests a package stands in the folder of its name."""

from pathlib import Path

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "bocage"

# Folders of tests that no package answers to, each with what it holds.
BESIDE = {
    "contract": "what every game keeps, tried on all of them",
    "counts": "how many positions can be reached, counted once and compared",
    "docs": "the pages of docs/",
    "examples": "the packages of guests in examples/",
    "mutations": "the rules broken on purpose, to see whether anybody notices",
    "playthroughs": "whole games, step by step, as text",
    "printed": "what stands on boards, tiles and cards, as data",
    "recorded": "whole games as records",
    "web": "the browser table in web/",
}
# Packages whose tests stand elsewhere, and where.
ELSEWHERE = {"site": "offline"}


def folders(place: Path) -> set[str]:
    """The packages, or the folders of tests, right below a place."""
    return {path.name for path in place.iterdir() if path.is_dir() and any(path.glob("*.py"))}


def test_every_package_has_its_folder_of_tests() -> None:
    assert folders(SOURCE) - folders(TESTS) == set(ELSEWHERE)
    assert set(ELSEWHERE.values()) <= folders(TESTS)


def test_every_folder_of_tests_is_a_package_or_has_its_reason() -> None:
    held = {path.name for path in TESTS.iterdir() if path.is_dir() and path.name.isalpha()}
    held = {name for name in held if any((TESTS / name).glob("*.*"))}  # git keeps no empty folder
    assert held - folders(SOURCE) == set(BESIDE)


def test_the_tests_of_a_game_are_in_its_folder_part_by_part() -> None:
    games = folders(SOURCE / "games")
    assert folders(TESTS / "games") == games
    for game in games:
        assert folders(TESTS / "games" / game) <= folders(SOURCE / "games" / game)
    named = [path for path in TESTS.rglob("test_*.py") for game in games if game in path.stem]
    # A page of the browser is tested with the others, in one browser.
    outside = [path for path in named if TESTS / "games" not in path.parents and path.parent.name != "web"]
    assert [path.relative_to(TESTS).as_posix() for path in outside] == []
