"""The numbers of a view as features, for games that bring none."""

from __future__ import annotations

from random import Random

import pytest

from bocage.core.game import Game
from bocage.envs.features import features_of
from bocage.envs.observing import Observer, new_game
from bocage.games.parts import Kit


def seen(observer: Observer, game: Game, seat: int) -> dict[str, int]:
    """An observation by names."""
    return dict(zip(observer.features.names(), map(int, observer.observe(game, seat)), strict=True))


def test_what_a_seat_sees_is_what_its_view_says(goose: Kit) -> None:
    game = goose.game.from_options({})
    observer = Observer(game)
    for move in ("land 4", "lay maize"):
        game.play(move)
    mine = seen(observer, game, 0)
    assert (mine["table.common"], mine["own.laid.maize"], mine["own.hand.maize"]) == (4, 1, 0)
    assert (mine["you.act"], mine["you.question"]) == (0, 0)
    others = seen(observer, game, 1)
    assert (others["next1.laid.face_down"], others["next1.laid.maize"], others["next1.hand.maize"]) == (
        1,
        0,
        1,
    )
    assert others["you.act"] == 1


def test_chance_has_no_number_and_nothing_is_left_out(goose: Kit) -> None:
    game = new_game("goose", {"seats": 3}, 1)
    observer = Observer(game)
    kinds = {observer.notation(number).split()[0] for number in range(observer.actions.size)}
    assert kinds == {"lay", "pond"}
    rng = Random(3)
    while game.to_act is not None:
        assert all(seen(observer, game, seat)["you.beyond"] == 0 for seat in range(3))
        game.play(rng.choice(game.legal_actions()))


def test_what_has_no_place_is_counted(goose: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    game = goose.game.from_options({}, seed=1)
    observer = Observer(game)
    view = type(game).view
    monkeypatch.setattr(type(game), "view", lambda self, seat: {**view(self, seat), "moles": 2, "debt": -3})
    assert seen(observer, game, 0)["you.beyond"] == 2


def test_numbers_are_cut_off_at_what_a_byte_holds(goose: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    game = goose.game.from_options({}, seed=1)
    observer = Observer(game)
    view = type(game).view
    monkeypatch.setattr(type(game), "view", lambda self, seat: {**view(self, seat), "common": 999})
    assert seen(observer, game, 0)["table.common"] == 255


def test_the_general_features_know_secrets_scores_and_winners(goose: Kit) -> None:
    features = features_of("goose")
    assert features.HAS_SECRETS
    assert features.VARIANTS == {"2 players": {"seats": 2}, "3 players": {"seats": 3}}
    game = goose.game.from_options({}, seed=5)
    rng = Random(5)
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    encoder = features.encoder(game)
    outcome = game.outcome()
    assert outcome is not None
    assert tuple(encoder.scores(game.state)) == outcome.scores
    assert tuple(encoder.winners(game.state)) == outcome.winners
