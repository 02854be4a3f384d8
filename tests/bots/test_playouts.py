"""The general adviser: positions are judged by random games from there."""

from __future__ import annotations

from random import Random

from bocage.bots import GreedyBot, MctsBot
from bocage.bots.advice import NO_ADVICE, adviser_for, adviser_of, is_advised
from bocage.bots.budget import Budget
from bocage.bots.playouts import PlayoutAdviser
from bocage.games import kits
from bocage.games.parts import Kit


def test_a_game_without_an_adviser_gets_the_general_one(goose: Kit) -> None:
    game = goose.game.from_options({}, seed=1)
    assert adviser_for("goose") is NO_ADVICE
    assert isinstance(adviser_of(game), PlayoutAdviser)
    assert is_advised("goose")
    assert not is_advised("chess")


def test_a_game_with_an_adviser_keeps_its_own() -> None:
    game = kits()["creatures"].game.from_options({}, seed=1)
    assert adviser_of(game) is adviser_for("creatures")


def test_a_game_that_is_over_is_worth_its_scores(goose: Kit) -> None:
    game = goose.game.from_options({}, seed=2)
    rng = Random(2)
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    adviser = adviser_of(game)
    assert tuple(adviser.value(game.state, seat) for seat in range(2)) == game.scores()


def test_judging_leaves_the_game_alone(goose: Kit) -> None:
    game = goose.game.from_options({}, seed=3)
    key = game.key()
    adviser = adviser_of(game, 3)
    first = adviser.value(game.state, 0)
    assert adviser.value(game.state, 0) == first, "one judgement serves until the state moves on"
    assert game.key() == key


def test_geese_on_the_pond_look_better_than_in_the_coop(goose: Kit) -> None:
    game = goose.game.from_options({})
    rounds = [("maize", "grass"), ("barley", "crumbs"), ("peas", "dog"), ("dog", "peas")]
    for mine, other in rounds:
        for move in ("land 2", f"lay {mine}", f"lay {other}"):
            game.play(move)
        while game.to_act != -1:
            game.play(game.legal_actions()[0])
        game.play("sky rain")
    for move in ("land 4", "lay grass", "lay barley"):
        game.play(move)
    # The last geese of the game: twice the points, and a storm takes no more than half of them.
    assert game.to_act == 1
    assert game.codec.text(GreedyBot(1).decide(game)) in ("pond 3", "pond 4")
    assert game.codec.text(MctsBot(1, Budget(simulations=200)).decide(game)) in ("pond 2", "pond 3", "pond 4")
