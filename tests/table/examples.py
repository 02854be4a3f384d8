"""The examples of docs/api.md: made by asking a real server, cut short, and written into the page.

    python -m tests.table.examples    # or scripts/examples

In the page each stands behind a comment with its name, `<!-- example: state -->`. What differs from run to
run (ids, times, what the analysis thinks) is replaced by something of the same form.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from bocage import games
from bocage.core.game import Game
from bocage.table.boxes import box_for
from tests.table.contract import check
from tests.table.serving import Json, Person, roomy, running

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
BLOCK = re.compile(r"(<!-- example: ([\w-]+) -->\n```json\n)(.*?)(```)", re.DOTALL)
WIDTH = 116
ID, CREATED, TOUCHED = "k3v9x2m8qa", 1789000000, 1789000420
HASH = "8f0e4a6b1c2d3e5f7a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f"
NEW_TABLE: Json = {
    "game": "creatures",
    "options": {"mode": "standard", "first_player": 0},
    "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "greedy"}],
    "settings": {"score": "mine"},
}
LATE: Json = {"game": "creatures", "round": 8, "farms": [{"wood": 3, "animals": {"sheep": 1}}, {"stone": 2}]}


def written(text: str) -> dict[str, str]:
    """The examples that a page holds, by name."""
    return {name: body for _, name, body, _ in BLOCK.findall(text)}


def made() -> dict[str, str]:
    """The same, made anew."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(roomy(f"sqlite:///{folder}/tables.sqlite")) as house,
    ):
        ada, bea = house.person(), house.person()
        found = {
            "problem": ada.call("GET", "/api/tables/nowhere", status=404),
            "catalogue": catalogue(ada),
            "components": components(ada),
            "new-table": NEW_TABLE,
            **table(ada),
            **playing(ada, bea),
            **ending(ada),
        }
    found |= {f"scene-{game}": scene(game) for game in SCENES}
    return {name: pretty(value) + "\n" for name, value in found.items()}


def catalogue(ada: Person) -> Json:
    found = ada.call("GET", "/api/catalogue")
    game = next(one for one in found["games"] if one["id"] == "creatures")
    options = {option["id"]: option for option in game["options"]}
    game["options"] = [options[name] for name in ("tiles", "first_player", "border_on_wall_edge")]
    game["modes"], game["bots"] = game["modes"][:1], game["bots"][:1]
    return {**found, "compiled": True, "games": [game]}


def components(ada: Person) -> Json:
    found = ada.call("GET", "/api/games/creatures/components")
    for name, id in (
        ("goods", "wood"),
        ("spaces", "three_wood"),
        ("cards", "shelter"),
        ("categories", "animals"),
    ):
        found[name] = [one for one in found[name] if one["id"] == id]
    found["actions"] = [one for one in found["actions"] if one["kind"] == "space"]
    found["actions"][0]["words"] = found["actions"][0]["words"][:2]
    found["figures"]["bonus"] = {"sheep": found["figures"]["bonus"]["sheep"]}
    check(found, "Components")
    return found


def table(ada: Person) -> Json:
    """A new table, and a private link to a seat of it."""
    card = ada.call("POST", "/api/tables", NEW_TABLE, 201)
    return {"card": settled(card, card["id"])}


def playing(ada: Person, bea: Person) -> Json:
    """Two people at a table: a state in the first round, and answers to messages."""
    wishes = {**NEW_TABLE, "seats": [{"who": "me", "name": "Ada"}, {"who": "link"}]}
    id = ada.call("POST", "/api/tables", wishes, 201)["id"]
    bea.sit(id, 1, "Bea")
    with ada.join(id) as chair, bea.join(id) as other:
        chair.play("space three_wood")
        before = chair.state["seq"]
        other.receive_until(before)
        other.play("space one_stone")
        chair.receive_until(other.state["seq"])
        state = ada.state(id, since=before)
        chair.send(do="why", action="build shelter", id=7)
        chair.send(do="play", action="build shelter", id=9)
        why, error = chair.receive_type("why"), chair.receive_type("error")
        hint = ada.do(id, do="hint", id=8)
        chat = ada.do(id, do="say", phrase="hello", id=10)
        ada.call("DELETE", f"/api/tables/{id}", status=204)
        closed = chair.receive_type("closed")
    action = next(one for one in state["actions"] if one["notation"] == "space two_stone")
    worth: Json = {"points": 31.2, "margin": 2.5, "reason": "It leads to about 31.2 points."}
    assert worth["reason"].replace("31.2", f"{round(hint['points'], 1):g}") == hint["reason"]
    state["actions"] = [action]
    view, scores = state["view"], state["scores"]
    state["view"] = {
        "game": view["game"],
        "round": view["round"],
        "spaces": dict(list(view["spaces"].items())[:2]),
    }
    state["scene"] = {}
    state["scores"] = scores[:1]
    chat["lines"][0]["at"] = TOUCHED
    told = {"chat": chat, "why": why, "hint": {**hint, **action, **worth}, "error": error, "closed": closed}
    return {"state": settled(state, id), **{name: settled(one, id) for name, one in told.items()}}


def ending(ada: Person) -> Json:
    """A game played to its end, and its replay."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}]
    id = ada.call("POST", "/api/tables", {"position": LATE, "seats": seats}, 201)["id"]
    state = ada.state(id)
    while state["outcome"] is None:
        answers = [one for one in state["actions"] if not one["idle"]] or state["actions"]
        state = ada.do(id, do="play", action=answers[0]["action"], seat=state["to_act"])
    story = ada.call("GET", f"/api/replays/{id}")
    outcome = story["outcome"]
    for sheet in outcome["sheets"]:
        sheet["categories"], sheet["lines"] = sheet["categories"][:1], sheet["lines"][:1]
    outcome["sheets"] = outcome["sheets"][:1]
    for name in ("moves", "rounds", "curve", "turning_points"):
        story[name] = story[name][:1]
    check(story, "Replay")
    return {"outcome": settled(outcome, id), "replay": settled(story, id)}


def creatures_scene() -> Json:
    farm = {"placed_borders": ["a1n", "a1w", "a1s", "a1e"], "animals": {"sheep": 2}}
    game = kind_of("creatures").from_position({"game": "creatures", "farms": [farm, {}]})
    found = drawn(game)
    found["farms"] = found["farms"][:1]
    found["prices"] = {"shelter": found["prices"]["shelter"]}
    return found


def agricola_scene() -> Json:
    farm = {"fences": ["e1n", "e1w", "e1s", "e1e"], "animals": {"sheep": 2}}
    game = kind_of("agricola").from_position(
        {"game": "agricola", "options": {"seats": 2}, "farms": [farm, {}]}
    )
    found = drawn(game)
    found["spaces"], found["farms"] = found["spaces"][:2], found["farms"][:1]
    found["prices"] = {"fireplace_2": found["prices"]["fireplace_2"]}
    return found


def farmerama_scene() -> Json:
    game, rng = kind_of("farmerama").from_options({"seats": 2}, 7), Random(1)
    while not (found := drawn(game))["work"]:
        game.play(rng.choice(game.legal_actions()))
    found["farms"] = found["farms"][:1]
    for name in ("now", "next"):
        found["wheel"][name] = {"sow": list(found["wheel"][name]["sow"])}
    return found


def drawn(game: Game) -> Json:
    return dict(box_for(game.id).scene(game, 0))


def kind_of(game: str) -> type[Game]:
    kind = games.game_class(game)
    assert kind is not None
    return kind


SCENES: dict[str, Callable[[], Json]] = {
    "creatures": creatures_scene,
    "agricola": agricola_scene,
    "farmerama": farmerama_scene,
}


def scene(game: str) -> Json:
    return SCENES[game]()


def settled(value: Json, id: str) -> Json:
    """An answer without what differs from run to run."""
    found: Json = json.loads(json.dumps(value).replace(id, ID))
    if found.get("shuffle"):
        found["shuffle"]["hash"] = HASH
    for name, time in (("created", CREATED), ("touched", TOUCHED)):
        if name in found:
            found[name] = time
    return found


def pretty(value: object, before: str = "") -> str:
    """JSON in few lines: what fits into one stands in one."""
    line = json.dumps(value, ensure_ascii=False)
    if len(before) + len(line) <= WIDTH or not isinstance(value, dict | list) or not value:
        return line
    inner = before + " "
    if isinstance(value, list):
        return f"[{f',{chr(10)}{inner}'.join(pretty(one, inner) for one in value)}]"
    rows: list[str] = []
    row = ""
    for key, one in value.items():
        piece = f"{json.dumps(key)}: {pretty(one, inner)}"
        if row and ("\n" in piece or len(inner) + len(row) + len(piece) > WIDTH):
            rows, row = [*rows, row], piece
        else:
            row = f"{row}, {piece}" if row else piece
        if "\n" in piece:
            rows, row = [*rows, row], ""
    return "{" + f",\n{inner}".join([*rows, *([row] if row else [])]) + "}"


def main() -> None:
    """Write them into the page."""
    examples = made()
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(BLOCK.sub(lambda block: block[1] + examples[block[2]] + block[4], text), encoding="utf-8")


if __name__ == "__main__":
    main()
