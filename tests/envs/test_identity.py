"""Every environment says which game, rules, options and numbers it belongs to."""

import json
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore]  # it has no types

import bocage
import bocage.envs.open_spiel  # tells OpenSpiel of our games
from bocage.envs import BatchedEnv, ParallelBatch, SeatEnv, SeatVector, TurnEnv
from bocage.games import creatures


def told(env: Any) -> dict[str, Any]:  # noqa: ANN401 - environments of every kind
    return dict(env.metadata["bocage"])


def test_all_environments_of_a_game_say_the_same() -> None:
    words: dict[str, Any] = {"mode": "free", "tiles": ["barn", "pen"]}
    expected = told(TurnEnv("creatures", **words))
    assert json.loads(json.dumps(expected)) == expected
    assert expected["options"] == words
    assert expected["rules_version"] == creatures.Game.rules_version
    assert expected["package_version"] == bocage.__version__
    for kind in (SeatEnv, SeatVector, BatchedEnv):
        count = () if kind is SeatEnv else (2,)
        assert told(kind("creatures", *count, **words)) == expected
    with ParallelBatch("creatures", 2, 1, **words) as env:
        assert told(env) == expected


def test_openspiel_says_it_too() -> None:
    assert told(pyspiel.load_game("bocage_agricola(players=3)")) == told(TurnEnv("agricola", seats=3))


def test_the_hash_changes_with_what_the_numbers_mean_and_with_nothing_else() -> None:
    def hashed(game: str, **words: Any) -> str:  # noqa: ANN401 - passed on
        return str(told(TurnEnv(game, **words))["schema_hash"])

    assert hashed("creatures") == hashed("creatures", mode="expert", first_player=1)
    found = [hashed("creatures"), hashed("farmerama"), *(hashed("agricola", seats=n) for n in (1, 2, 3, 4))]
    assert len(set(found)) == len(found)
