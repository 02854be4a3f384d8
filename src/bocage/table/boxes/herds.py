"""Not all animals have room: the largest herds that can stay, and how to get there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.game import Game
from bocage.core.lanes import lane
from bocage.farmland.housing import Homes
from bocage.farmland.keeping import keepable
from bocage.table.wire.models import Herd

QUESTIONS = ("release", "release-young")  # what is asked while animals lack room
RELEASE = "release"
MOST = 12  # herds that are shown


def keeps(game: Game, homes: Homes, herd_of: Callable[[Game], int], kinds: Sequence[str]) -> list[Herd]:
    """Every largest herd that the player who is asked may keep, the most animals first; none when not asked.

    Args:
        homes: the room there is; herd_of: the packed animals of that player in a game like this.
        kinds: the names of the animals.
    """
    if game.prompt[1] not in QUESTIONS:
        return []
    found: list[tuple[int, Herd]] = []
    for herd in keepable(homes, herd_of(game)):
        line = _line(game, int(herd), herd_of, kinds)
        if line:
            animals = {name: int(lane(herd, kind)) for kind, name in enumerate(kinds)}
            found.append((sum(animals.values()), {"animals": animals, "line": line}))
    found.sort(key=lambda one: -one[0])
    return [one for _, one in found[:MOST]]


def _line(game: Game, herd: int, herd_of: Callable[[Game], int], kinds: Sequence[str]) -> str:
    """The line that leads to a herd; empty where the rules forbid it. The last may go by themselves."""
    trial, seat = game.copy(), game.to_act
    words: list[str] = []
    for kind, name in enumerate(kinds):
        while lane(herd_of(trial), kind) > lane(herd, kind) and _is_asked(trial, seat):
            action = trial.codec.parse(f"{RELEASE} {name}")
            if not trial.menu().has(action):
                return ""
            trial.play(action)
            words.append(f"{RELEASE} {name}")
    return "; ".join(words)


def _is_asked(game: Game, seat: int | None) -> bool:
    return game.to_act == seat and game.prompt[1] in QUESTIONS
