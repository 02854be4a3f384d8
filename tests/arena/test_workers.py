"""Many processes: the same games, whoever plays them, and nobody's death loses one."""

from functools import cache
from pathlib import Path

import pytest

from bocage.arena import ArenaPlan, ArenaProblem, Result, play_all
from bocage.arena import match as arena_match
from tests.arena.invented import MARK, Cheat, die_always, die_once

PLAN = ArenaPlan("creatures", ("random",), 6)


def records(results: list[Result]) -> dict[int, list[object]]:
    return {result.number: result.record for result in results}


@cache
def alone() -> dict[int, list[object]]:
    """The games as one process plays them."""
    return records(list(play_all(PLAN, PLAN.fixtures())))


def test_several_processes_play_the_same_games_as_one() -> None:
    assert records(list(play_all(PLAN, PLAN.fixtures(), jobs=2))) == alone()


def test_the_game_of_a_killed_process_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    results = list(play_all(PLAN, PLAN.fixtures(), jobs=2, work=die_once))
    assert (tmp_path / "mark").exists()
    assert len(results) == 6
    assert records(results) == alone()


def test_a_game_that_kills_every_process_is_given_up() -> None:
    finished: list[int] = []
    playing = play_all(PLAN, PLAN.fixtures(), jobs=2, work=die_always)
    with pytest.raises(ArenaProblem) as caught:
        finished.extend(result.number for result in playing)
    assert caught.value.key == "arena-worker-died"
    assert caught.value.details["game"] == 2
    assert {0, 1} <= set(finished)  # what another process had begun is finished


def test_closing_ends_the_processes() -> None:
    import multiprocessing

    playing = play_all(ArenaPlan("creatures", ("random",), 100_000), PLAN.fixtures(), jobs=2)
    next(playing)
    assert multiprocessing.active_children()
    playing.close()
    assert multiprocessing.active_children() == []


def cheat(plan: ArenaPlan, fixture: object) -> Result:
    raise ArenaProblem("arena-bot-failed", bot="cheat", game=0, problem="oh")


def test_the_problem_of_a_bot_comes_back_from_its_process() -> None:
    with pytest.raises(ArenaProblem) as caught:
        list(play_all(PLAN, PLAN.fixtures(), jobs=2, work=cheat))
    assert (caught.value.key, caught.value.details["bot"]) == ("arena-bot-failed", "cheat")


def test_in_one_process_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_match, "bot_named", lambda name, seed: Cheat(seed))
    with pytest.raises(ArenaProblem) as caught:
        list(play_all(PLAN, PLAN.fixtures()))
    assert caught.value.key == "arena-bot-illegal"
