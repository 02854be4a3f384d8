"""Random games of the standard mode, turn by turn, against a bookkeeper; and the two seats are alike."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bocage.core.events import Chronicle
from bocage.games.creatures import Game
from bocage.games.creatures.rules.goods import ANIMALS
from bocage.games.creatures.rules.notation import SPACE_NAMES
from tests.games.creatures.rules.auditor import Position, Turn, audit_night
from tests.rule_marks import rule

LAST_TURN = 5  # the sixth worker's
GAMES = 40


def _offers(game: Game) -> list[str]:
    return [game.codec.text(action) for action in game.legal_actions()]


def _answer(game: Game, rng: Random) -> str:
    """Any answer, but spaces that build somewhat more often than chance alone would choose them."""
    offers = _offers(game)
    building = [
        text for text in offers if text.startswith(("space st", "space special", "space f", "space w"))
    ]
    return rng.choice(building if building and rng.random() < 0.4 else offers)


def _is_at_turn(game: Game) -> bool:
    return game.to_act is not None and game.prompt[1] == "space"


def _take_turn(game: Game, rng: Random) -> str:
    """One answer to where the worker goes, and all that follows from it; the space, or nothing."""
    answer = _answer(game, rng)
    game.play(answer)
    while game.to_act is not None and not _is_at_turn(game):
        game.play(_answer(game, rng))
    return answer.removeprefix("space ") if answer.startswith("space ") else ""


def _audit_night_after(position: Position, rng: Random) -> None:
    """What comes after this round, if nobody placed the last worker."""
    evening: dict[str, Any] = {key: value for key, value in position.items() if key != "agenda"}
    evening["turn"] = LAST_TURN + 1
    game = Game.from_position(evening)
    chronicle = Chronicle()
    game.listen(chronicle)
    while game.to_act is not None and not _is_at_turn(game):
        game.play(rng.choice(_offers(game)))
    released: list[Counter[str]] = [Counter(), Counter()]
    for event in chronicle.events:
        if event.key == "released":
            released[event.seat][ANIMALS[event.numbers[0]]] += 1
    audit_night(evening, game.position(), released)


def _play_and_audit(seed: int) -> Counter[str]:
    """Play a random game and audit its turns and nights; returns how often each space was used."""
    rng, used = Random(seed), Counter[str]()
    game = Game(first_player=seed % 2)
    while game.to_act is not None:
        before: Position = game.position()
        seat = game.to_act
        if before["turn"] == LAST_TURN and before["round"] < 8:
            _audit_night_after(before, rng)
        space = _take_turn(game, rng)
        used[space] += 1
        if space and before["turn"] < LAST_TURN:
            Turn(before, game.position(), seat, space).audit()
    return used


@rule(
    "C-8.1", "C-8.3", "C-8.5", "C-9.1", "C-9.2", "C-10.1", "C-10.3", "C-10.5", "C-10.9", "C-10.10", "C-10.11"
)
@rule(
    "C-10.12",
    "C-10.13",
    "C-10.14",
    "C-10.15",
    "C-10.16",
    "C-11.1",
    "C-11.2",
    "C-11.4",
    "C-1.8",
    "C-5.4",
    "C-5.5",
)
def test_no_turn_and_no_night_changes_more_than_the_rules_say() -> None:
    used = sum((_play_and_audit(seed) for seed in range(GAMES)), Counter[str]())
    assert {space for space in SPACE_NAMES if used[space] < 5} == set()


def _mirror(seat: int | None) -> int | None:
    return 1 - seat if seat in (0, 1) else seat


@rule("C-1.1", "C-8.3", "C-11.1", "C-12.7")
@pytest.mark.parametrize("mode", ["standard", "expert"])
@pytest.mark.parametrize("seed", range(8))
def test_the_two_seats_are_alike(mode: str, seed: int) -> None:
    """The same actions with the seats exchanged lead to the same game with the seats exchanged."""
    rng = Random(seed)
    game, twin = Game(mode=mode, first_player=0), Game(mode=mode, first_player=1)
    while game.to_act is not None:
        assert twin.to_act == _mirror(game.to_act)
        assert twin.legal_actions() == game.legal_actions()
        action = rng.choice(game.legal_actions())
        game.play(action)
        twin.play(action)
    outcome, reflected = game.outcome(), twin.outcome()
    assert outcome is not None
    assert reflected is not None
    assert outcome.scores == reflected.scores[::-1]
    assert outcome.winners[0] == 1 - reflected.winners[0]
