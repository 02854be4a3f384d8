"""Every call about learning, once."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from bocage import games
from bocage.learning.daily import deal, settle
from bocage.learning.links import position_code
from bocage.learning.puzzles.shelf import puzzles_of
from tests.table.serving import Person

DAY = datetime.now(UTC).date().isoformat()
LATE = {"game": "creatures", "round": 8}
SEATS = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "hazel"}]


def ask_about_learning(person: Person) -> None:
    """Ask for everything there is."""
    kind = games.game_class("creatures")
    assert kind is not None
    code = position_code(kind.from_position({"game": "creatures", "round": 8}))
    one = puzzles_of("creatures")[0]
    place = {"code": code, "moves": []}
    person.call("GET", "/api/learn/lessons")
    person.call("POST", "/api/learn/lessons/creatures-first", {"answers": ["next"]})
    person.call("GET", f"/api/learn/puzzles/creatures?day={DAY}")
    person.call("GET", f"/api/learn/puzzles/creatures/{one.id}")
    person.call("POST", f"/api/learn/puzzles/creatures/{one.id}", {"move": one.best.move})
    person.call(
        "POST", "/api/learn/links", {"position": {"game": "creatures"}, "address": "https://example.org/"}
    )
    person.call("GET", "/api/learn/typical/creatures")
    person.call("POST", "/api/learn/setup", {"position": LATE})
    person.call("POST", "/api/learn/desk/moves", {"code": code})
    person.call("POST", "/api/learn/desk", place)
    person.call("POST", "/api/learn/desk/weigh", place)
    person.call("POST", "/api/learn/desk/line", place)
    person.call("POST", "/api/learn/desk/record", place)
    person.call("POST", "/api/learn/warning", {**place, "action": "space one_stone"})
    table = person.call("POST", "/api/tables", {"position": LATE, "seats": SEATS}, 201)["id"]
    person.call("POST", f"/api/learn/tables/{table}/warning", {"action": "space one_stone"})
    person.call("GET", f"/api/learn/deals?day={DAY}")
    person.call("POST", f"/api/learn/deals/farmerama/alone?day={DAY}", {})
    person.call("GET", f"/api/learn/deals/farmerama/alone/champion?day={DAY}")
    results = f"/api/learn/deals/farmerama/alone/results?day={DAY}"
    person.call("POST", results, {"moves": played(DAY, "farmerama", "alone"), "name": "Ada"})
    person.call("GET", results)


def played(day: str, game: str, sort: str, seed: int = 0) -> list[str]:
    """The moves of a deal that was played to its end, anyhow."""
    one = deal(day, game, sort)
    assert one is not None
    rng = Random(seed)
    end = one.begin()
    while end.to_act is not None:
        end.play(rng.choice(end.legal_actions()))
        settle(end, one.seed)
    return [end.codec.text(action) for _, action in end.moves()]
