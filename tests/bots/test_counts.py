"""The counts that networks read: complete, by name, and of what is hidden only what one may know."""

from __future__ import annotations

from random import Random

import pytest

from bocage.bots.counts import is_counted, tally_of
from bocage.bots.counts.tally import PositionCounter
from bocage.core.game import Game
from bocage.games import game_class, installed
from bocage.games.agricola.counts import AgricolaTally
from bocage.games.creatures.counts import CreaturesTally
from bocage.games.farmerama.counts import FarmeramaTally

Options = dict[str, object]


def settings() -> list[tuple[str, Options]]:
    """Every mode with every number of players."""
    found: list[tuple[str, Options]] = [
        ("creatures", {"mode": "free", "tiles": ["shelter", "sawmill"]}),
        ("agricola", {"mode": "full", "seats": 1}),
        ("agricola", {"mode": "full", "seats": 2, "draft": "sequential_7"}),
        ("farmerama", {"mode": "solo", "seats": 1}),
    ]
    for mode in ("standard", "advanced", "expert"):
        found.append(("creatures", {"mode": mode}))
    for seats in (2, 3, 4):
        for game, mode in (
            ("agricola", "beginner"),
            ("agricola", "full"),
            ("farmerama", "basic"),
            ("farmerama", "advanced"),
        ):
            found.append((game, {"mode": mode, "seats": seats}))
    return found


SETTINGS = settings()


def made(name: str, options: dict[str, object], seed: int = 1) -> Game:
    kind = game_class(name)
    assert kind is not None
    return kind.fresh(seed, options)


def walk(game: Game, seed: int, every: int) -> list[Game]:
    """Some positions of a random game."""
    rng = Random(seed)
    found: list[Game] = []
    step = 0
    while game.to_act is not None:
        if step % every == 0:
            found.append(game.copy())
        step += 1
        game.play(rng.choice(game.legal_actions()))
    return found


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_there_is_one_count_for_each_name(name: str, options: dict[str, object]) -> None:
    tally = tally_of(made(name, options))
    inputs = tally.inputs()
    assert len({each.name for each in inputs}) == len(inputs)
    assert all(1 <= each.cap <= 255 for each in inputs)
    for game in walk(made(name, options), 3, 17):
        for viewer in range(int(game.state.seats)):
            assert len(tally.counts(game.state, tally.side(game.state), viewer)) == len(inputs)


def forgetful(tally: PositionCounter) -> PositionCounter:
    """One that counts the same and has counted nothing yet."""
    if isinstance(tally, CreaturesTally):
        return CreaturesTally(tally.book)
    if isinstance(tally, AgricolaTally):
        return AgricolaTally(tally.book)
    assert isinstance(tally, FarmeramaTally)
    return FarmeramaTally(tally.tiles)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("creatures", {"mode": "standard"}),
        ("creatures", {"mode": "expert"}),
        ("agricola", {"mode": "full", "seats": 2}),
        ("agricola", {"mode": "beginner", "seats": 3}),
        ("farmerama", {"mode": "advanced", "seats": 2}),
        ("farmerama", {"mode": "solo", "seats": 1}),
    ],
)
def test_counts_do_not_depend_on_what_was_counted_before(name: str, options: Options) -> None:
    one, other = (walk(made(name, options, seed), seed, 2) for seed in (1, 2))
    kept = tally_of(one[0])
    for game in [game for pair in zip(one, other, strict=False) for game in pair]:
        for side in range(int(game.state.seats)):
            assert kept.counts(game.state, side, 0) == forgetful(kept).counts(game.state, side, 0)


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_counts_tell_nothing_that_the_seat_may_not_know(name: str, options: dict[str, object]) -> None:
    tally = tally_of(made(name, options))
    rng = Random(5)
    for game in walk(made(name, options), 4, 23):
        side = tally.side(game.state)
        for viewer in range(int(game.state.seats)):
            guessed = game.sample(viewer, rng)
            assert tally.counts(guessed.state, side, viewer) == tally.counts(game.state, side, viewer)


def test_a_hand_is_counted_for_its_owner_alone() -> None:
    game = made("agricola", {"mode": "full", "seats": 2})
    assert game.to_act is not None  # the cards are dealt
    tally = tally_of(game)
    names = [each.name for each in tally.inputs()]
    side = int(tally.side(game.state))
    own, other = (tally.counts(game.state, side, viewer) for viewer in (side, 1 - side))
    assert {
        name.split(".")[0] for name, count in zip(names, own, strict=True) if count and ".hand." in name
    } == {"own"}
    assert {
        name.split(".")[0] for name, count in zip(names, other, strict=True) if count and ".hand." in name
    } == {"next1"}


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_the_lines_add_up_to_the_score(name: str, options: dict[str, object]) -> None:
    game = made(name, options, seed=8)
    tally = tally_of(game)
    walk(game, 8, 1000)
    outcome = game.outcome()
    assert outcome is not None
    for sheet in outcome.sheets:
        assert sum(tally.sums(sheet)) == pytest.approx(sheet.total)


def test_every_game_is_counted() -> None:
    assert all(is_counted(name) for name in installed())
    assert not is_counted("chess")


def test_both_sides_count_the_same_farm_alike() -> None:
    game = made("creatures", {"mode": "expert"})
    for position in walk(game, 2, 29):
        tally = tally_of(position)
        names = [each.name for each in tally.inputs()]
        first, second = (
            dict(zip(names, tally.counts(position.state, seat, seat), strict=True)) for seat in (0, 1)
        )
        for name in names:
            if name.startswith("own."):
                assert first[name] == second["next1." + name.removeprefix("own.")]
