"""The general referee: it finds nothing in a game that keeps the contract, and what is wrong in others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bocage.core.errors import BadOption
from bocage.fuzzing import Campaign, Report, campaign_games, profile_of
from bocage.fuzzing.campaign import play_block
from bocage.games.parts import Kit


def played(games: int = 12) -> Report:
    return play_block((Campaign("goose", games), range(games)))


def test_a_game_that_keeps_the_contract_passes(goose: Kit) -> None:
    report = played()
    assert report.violations == []
    assert report.games == 12
    assert report.components["lay"].used > 0
    assert report.components["lay"].as_json()["offered"] == report.components["lay"].built


def test_modes_and_numbers_of_players_are_tried_and_can_be_chosen(goose: Kit) -> None:
    assert "goose" in campaign_games()
    profile = profile_of(Campaign("goose", 1))
    assert {int(profile.new_game(Random(seed)).state.seats) for seed in range(20)} == {2, 3}
    alone = profile_of(Campaign("goose", 1, players=3))
    assert {int(alone.new_game(Random(seed)).state.seats) for seed in range(20)} == {3}
    with pytest.raises(BadOption):
        profile_of(Campaign("goose", 1, mode="pond"))


def shared_hands(self: Any) -> Any:  # noqa: ANN401 - stands for a method of the guest's state
    new = type(self)(int(self.seats))
    new.__dict__.update(self.__dict__)
    new.top, new.spent = self.top, self.spent
    return new


def full_view(self: Any, seat: int) -> dict[str, object]:  # noqa: ANN401
    position: dict[str, object] = self.position()
    return position


def no_scores(self: Any) -> tuple[float, ...]:  # noqa: ANN401
    return (0.0,)


def wrong_scores(self: Any) -> tuple[float, ...]:  # noqa: ANN401
    return (0.5,) * int(self.state.seats)


@pytest.mark.parametrize(
    ("where", "method", "broken", "invariant"),
    [
        ("state", "copy", shared_hands, "copy"),
        ("game", "view", full_view, "sample"),
        ("game", "scores", no_scores, "scores"),
        ("game", "scores", wrong_scores, "scores"),
    ],
)
def test_what_is_broken_is_found(
    goose: Kit,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
    method: str,
    broken: Callable[..., object],
    invariant: str,
) -> None:
    kind = goose.game if where == "game" else type(goose.game.from_options({}).state)
    monkeypatch.setattr(kind, method, broken)
    assert invariant in {violation.invariant for violation in played().violations}
