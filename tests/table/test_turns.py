"""Nobody waits for a bot because somebody else wants advice."""

import asyncio
import time
from concurrent.futures import Future, ThreadPoolExecutor

import httpx
import pytest

from bocage.table.thinkers import Thinkers
from bocage.table.turns import Turns
from tests.table.serving import House, Person


async def _order() -> list[str]:
    turns, found = Turns(1), list[str]()

    async def take(name: str, urgency: int) -> None:
        async with turns.turn(urgency):
            found.append(name)
            await asyncio.sleep(0.01)

    names = [("hint 1", 1), ("hint 2", 1), ("hint 3", 1), ("bot 1", 0), ("bot 2", 0)]
    tasks = [asyncio.create_task(take(*one)) for one in names]
    await asyncio.sleep(0)
    tasks[1].cancel()  # somebody who goes keeps nobody waiting
    await asyncio.gather(*tasks, return_exceptions=True)
    assert turns.free == {0}
    return found


def test_the_urgent_come_first_and_of_them_whoever_came_first() -> None:
    assert asyncio.run(_order()) == ["hint 1", "bot 1", "bot 2", "hint 3"]


async def _gone_at_the_wrong_moment() -> bool:
    """Whether it is nobody's turn after somebody went who had just been called."""
    turns = Turns(1)

    async def take() -> None:
        async with turns.turn(0):
            pass

    async with turns.turn(0):
        waiting = asyncio.create_task(take())
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    return turns.free == {0}


async def _served(persons: list[str], count: int) -> list[str]:
    """Who comes in which order when all ask at once for places of `count`."""
    turns, found = Turns(count), list[str]()

    async def take(person: str) -> None:
        async with turns.turn(0, person):
            found.append(person)
            await asyncio.sleep(0.01)

    await asyncio.gather(*(take(person) for person in persons))
    return found


def test_one_person_who_asks_for_much_keeps_nobody_else_waiting() -> None:
    # Both places are ada's when bea comes, and the next is bea's.
    assert asyncio.run(_served(["ada"] * 6 + ["bea"], 2))[:3] == ["ada", "ada", "bea"]


async def _most_at_once(urgency: int, count: int) -> int:
    turns, now, most = Turns(count), 0, 0

    async def take() -> None:
        nonlocal now, most
        async with turns.turn(urgency):
            now += 1
            most = max(most, now)
            await asyncio.sleep(0.01)
            now -= 1

    await asyncio.gather(*(take() for _ in range(9)))
    return most


def test_hints_leave_a_place_for_bots() -> None:
    assert asyncio.run(_most_at_once(1, 3)) == 2
    assert asyncio.run(_most_at_once(1, 1)) == 1
    assert asyncio.run(_most_at_once(0, 3)) == 3


def test_a_turn_is_not_lost_with_whoever_has_it() -> None:
    assert asyncio.run(_gone_at_the_wrong_moment())


def test_one_person_gets_one_hint_at_a_time(
    house: House, ada: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [ada.open("creatures", "me", "greedy", first_player=0) for _ in range(8)]
    game = bea.open("creatures", "me", "random", first_player=0, settings={"forced": False})
    ada.do(tables[0], do="hint")  # the thinker has started
    asked: list[Future[httpx.Response]] = []
    ask = Thinkers.ask

    async def until_all_others_have_asked(
        self: Thinkers, question: dict[str, object], person: str = ""
    ) -> object:
        found = await ask(self, question, person)
        while question["task"] == "hint" and sum(not one.done() for one in asked) > 1:
            await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(Thinkers, "ask", until_all_others_have_asked)
    with ThreadPoolExecutor(8) as pool:
        asked += [pool.submit(ada.http.post, f"/api/tables/{one}/do", json={"do": "hint"}) for one in tables]
        with bea.join(game) as chair:
            begun = time.monotonic()
            chair.play("space three_wood")
            chair.wait_for_turn()
            waited = time.monotonic() - begun
        found = sorted(one.result().status_code for one in asked)
    assert found == [200] + [429] * 7
    # At most the hint that was being found out stood before the bot, not eight of them.
    assert waited < 8
