"""One meaning for each word: a class has its name alone, but for the cases below, each with its reason."""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "bocage"


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


# Everyday words that once named several classes each: nothing excuses a second one.
ALONE = words("Plan Desk Sheet House Home Seat Land Row Room")

# Names that are shared, by the reason why. A name stands in as many places as its reason says, no more.
SHARED = {
    # The contract of a game, and what the rules of farm games call the same: no game imports another, and a
    # game is read by itself. What they have in common is in core and in farmland.
    "games": words(
        "Answer Board Book Breed Cheaper ChooseStarter Counter Deal Discount Farm FarmPicture "
        "FuzzPolicy Gain GainOneOf Game Goods Heard HouseAnimals Keep LastReleases Pay Pieces "
        "Referee ReturnHome Round RoundIs Score Setup Space Turn Usage Weights Work"
    ),
    # What the server says of a thing, under the name of the thing: the client has no other name for it.
    # The parts that every game declares are named alike, so that the client finds them.
    "wire": words(
        "Bot Card Coach Counter FarmScene FarmView Figures Forecast GameEntry Group HomeScene "
        "Outcome Question Reading Replay Review Rule Scene ScoreLine ScoreSheet Shuffle Space "
        "SpaceContent Thing Tile View Warned Why Work Zone"
    ),
    # The same calls without pydantic, which a page does not load.
    "forms": words(
        "BoardPlace DealMoves Handing HeldCode LessonAnswers LinkWish Message MoveAbout MoveAtTable Naming "
        "NewTable PuzzleAnswer RecordText SeatPlan SetUpWish SettingsWish Variations"
    ),
    # The second engine is written from the rules sheets alone, in their words.
    "second": words("Farm Homes Question Tile"),
}


def kind_of(path: Path) -> str:
    """What a module is for the names in it: a game, the wire, forms, the second engine, or general."""
    parts = path.relative_to(SOURCE).parts
    if "wire" in parts or parts[-1] == "wire.py":
        return "wire"
    if "second" in parts:
        return "second"
    if parts[0] == "offline" and parts[-1].endswith("forms.py"):
        return "forms"
    return "games" if parts[0] == "games" and len(parts) > 2 else "general"


@cache
def shared_names() -> dict[str, list[Path]]:
    """Public class that is not alone → the modules that define one of that name."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path)
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def place_of(path: Path) -> str:
    """Where a name may stand once: in one game, in its wire, in the wire of the table, or in all the rest."""
    parts = path.relative_to(SOURCE).parts
    kind = kind_of(path)
    return f"{kind} of {parts[1]}" if parts[0] == "games" and len(parts) > 2 else kind


def test_a_name_that_is_shared_has_its_reason() -> None:
    for name, paths in shared_names().items():
        has_its_reason(name, paths)


def has_its_reason(name: str, paths: list[Path]) -> None:
    places = [place_of(path) for path in paths]
    shown = ", ".join(path.relative_to(SOURCE).as_posix() for path in paths)
    assert name not in ALONE, f"{name} names several classes: {shown}"
    assert len(set(places)) == len(places), f"{name} stands twice in one place: {shown}"
    kinds = {kind_of(path) for path in paths} - {"general"}
    reasons = {kind for kind, names in SHARED.items() if name in names}
    assert reasons, f"{name} names several classes: {shown}"
    assert reasons <= kinds, f"{name}: {sorted(reasons - kinds)} is no reason any more"
    engines = [path for path in paths if kind_of(path) == "games"]
    if len(engines) > 1:
        assert "games" in reasons, f"{name} is in several games: {shown}"


def test_no_reason_outlives_its_case() -> None:
    assert set().union(*SHARED.values()) - set(shared_names()) == set()
