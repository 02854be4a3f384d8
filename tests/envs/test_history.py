"""What a seat has come to know: all of its own, and of the others what it may know."""

import json
from random import Random
from typing import Any

import pytest

from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.envs.history import History, differences
from bocage.envs.observing import new_game

KINDS = [("creatures", {}), ("farmerama", {"seats": 3}), ("agricola", {"seats": 2, "draft": "quick"})]
every_kind = pytest.mark.parametrize(("id", "options"), KINDS)


def played(id: str, options: dict[str, object], moves: int, seed: int = 1) -> tuple[Game, Game]:
    """A game before its first move, and after some at random, those of chance among them."""
    start = new_game(id, options, None)
    game, rng = start.copy(), Random(seed)
    for _ in range(moves):
        game.play(rng.choice(game.legal_actions()))
    return start, game


def after(game: Game, action: int) -> Game:
    found = game.copy()
    found.play(action)
    return found


@every_kind
def test_the_history_ends_with_what_the_seat_may_know_now(id: str, options: dict[str, object]) -> None:
    start, game = played(id, options, 60)
    for seat in range(int(game.state.seats)):
        first, *lines = History(start).known_to(seat, game).split("\n")
        view = json.loads(first)
        for line in lines:
            if not line.startswith("> "):
                view = retold(view, line)
        plain = json.loads(json.dumps(game.view(seat)))
        assert {name: value for name, value in view.items() if name not in ("to_act", "asked")} == plain
        assert view["to_act"] == game.to_act


def retold(view: dict[str, object], line: str) -> dict[str, object]:
    """The view after the changes of a line; read back without the code that wrote it."""
    decoder = json.JSONDecoder()
    while line:
        if line.startswith("-"):
            path, _, line = line[1:].partition(" ")
            *way, last = path.split(".")
            at(view, way).pop(last)
            continue
        path, _, rest = line.partition("=")
        value, end = decoder.raw_decode(rest)
        line = rest[end:].lstrip()
        *way, last = path.split(".")
        place = at(view, way)
        place[int(last) if isinstance(place, list) else last] = value
    return view


def at(data: Any, way: list[str]) -> Any:  # noqa: ANN401 - any plain data
    for step in way:
        data = data[int(step) if isinstance(data, list) else step]
    return data


@every_kind
def test_all_actions_of_its_own_are_there_in_order(id: str, options: dict[str, object]) -> None:
    start, game = played(id, options, 80)
    history = History(start)
    for seat in range(int(game.state.seats)):
        own = [game.codec.text(action) for mover, action in game.moves() if mover == seat]
        told = history.known_to(seat, game).split("\n")
        assert [line[2:] for line in told if line.startswith("> ")] == own
        assert own


@every_kind
def test_asked_now_and_then_or_once_the_history_is_the_same(id: str, options: dict[str, object]) -> None:
    start, game = played(id, options, 40)
    history, rng = History(start), Random(2)
    for _ in range(40):
        history.known_to(0, game)
        game.play(rng.choice(game.legal_actions()))
    copy = history.copy()
    assert history.known_to(1, game) == History(start).known_to(1, game)
    other = after(game, game.legal_actions()[0])
    assert copy.known_to(0, other) == History(start).known_to(0, other)
    assert history.known_to(0, game) == History(start).known_to(0, game)


def test_a_secret_choice_is_in_the_history_of_its_owner_alone() -> None:
    start, game = played("farmerama", {"seats": 2}, 0)
    while game.to_act == NATURE:
        game.play(game.legal_actions()[0])
    owner = int(game.to_act or 0)
    one, two = (after(game, action) for action in game.legal_actions()[:2])
    assert History(start).known_to(owner, one) != History(start).known_to(owner, two)
    assert History(start).known_to(1 - owner, one) == History(start).known_to(1 - owner, two)


def test_cards_that_are_dealt_are_in_the_history_of_their_owner_alone() -> None:
    start, game = played("agricola", {"seats": 2}, 0)
    while not game.codec.text(game.legal_actions()[0]).startswith("deal"):
        game.play(game.legal_actions()[0])
    one, two = (after(game, action) for action in game.legal_actions()[:2])
    same = [History(start).known_to(seat, one) == History(start).known_to(seat, two) for seat in (0, 1)]
    assert sorted(same) == [False, True]


def test_other_ways_to_the_same_position_are_other_histories() -> None:
    start = new_game("creatures", {"first_player": 0}, None)
    one, two = start.copy(), start.copy()
    one.play_line("space three_wood; space one_stone; space two_stone; space start_player")
    two.play_line("space two_stone; space one_stone; space three_wood; space start_player")
    assert one.view(0) == two.view(0)
    assert History(start).known_to(0, one) != History(start).known_to(0, two)


def test_differences_are_told_by_their_place() -> None:
    before = {"a": [1, 2], "b": {"c": 1}, "d": [1], "e": 0}
    now = {"a": [1, 3], "b": {}, "d": [1, 2], "e": 0, "f": "x y"}
    assert list(differences(before, now)) == ["a.1=3", "-b.c", "d=[1,2]", 'f="x y"']
    assert list(differences(now, now)) == []
