"""The package of `examples/goose`, installed by pip: what Bocage does with a game, it does with this one."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import jsonschema_rs
import pytest

from tests.guests import EXAMPLES, Guest
from tests.table.contract import Witness, published
from tests.table.services import Bocage
from tests.table.serving import Person

ROOT = Path(__file__).parents[2]
SOURCES = [f"--include=*.{ending}" for ending in ("py", "ts", "svelte", "ftl")]


class Callers:
    """People at the server; all of them hang up in the end."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.description = published(url)
        self.people: list[Person] = []

    def person(self, lang: str = "en") -> Person:
        self.people.append(Person(self.url, lang, Witness(self.description)))
        return self.people[-1]


@pytest.fixture
def callers(server: str) -> Iterator[Callers]:
    found = Callers(server)
    yield found
    for person in found.people:
        person.http.close()


@pytest.fixture(scope="module")
def server(goose_guest: Guest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("goose-table")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", goose_guest.environment["PYTHONPATH"])
        with Bocage(f"sqlite:///{folder / 'tables.sqlite'}") as running:
            yield running.url


def test_nothing_in_bocage_names_the_guest() -> None:
    found = subprocess.run(
        ["grep", "-rniE", r"goose|\boies\b", "src/bocage", "web/src", *SOURCES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == ""


def test_it_is_listed(goose_guest: Guest) -> None:
    assert "Goose Green (goose): 2–3 players; green; rules 1" in goose_guest.bocage("info")


def test_its_rules_are_read_in_both_languages(goose_guest: Guest) -> None:
    assert goose_guest.bocage("rules", "goose", "G-2.4").startswith("G-2.4 Where a flock is lured")
    assert goose_guest.bocage("rules", "g-2.4", lang="fr").startswith("G-2.4 Quand un vol est attiré")


def test_a_game_is_played_in_the_terminal(goose_guest: Guest) -> None:
    typed = "why not pond 1\nscore\nlay dog\n" + "1\n" * 20
    words = ("play", "--terminal", "goose", "--bot", "random", "--seed", "3")
    shown = " ".join(goose_guest.bocage(*words, typed=typed).split())
    assert "Goose Green · Round 1, laying cards" in shown
    assert "hand: crumbs (1), grass (2), peas (3), barley (4), maize (5), the dog" in shown
    assert "That is not the question now. Asked now: Lay a card face down." in shown
    assert "would give away what is hidden" in shown
    assert "larder" in shown
    assert "wins with the higher score." in shown


def test_the_terminal_speaks_french(goose_guest: Guest) -> None:
    typed = "poser le chien\n" + "1\n" * 20
    words = ("play", "--terminal", "goose", "--bot", "random", "--seed", "3")
    shown = goose_guest.bocage(*words, typed=typed, lang="fr")
    assert "Le pré aux oies · Tour 1, pose des cartes" in shown
    assert "main\u00a0: miettes (1), herbe (2), pois (3), orge (4), maïs (5), le chien" in shown
    assert "garde-manger" in shown


def test_it_is_simulated(goose_guest: Guest) -> None:
    found = json.loads(goose_guest.bocage("simulate", "goose", "--games", "20", "--players", "3", "--json"))
    assert found["games"] == 20


def test_it_is_fuzzed(goose_guest: Guest) -> None:
    found = json.loads(goose_guest.bocage("fuzz", "goose", "--games", "20", "--json"))
    assert (found["games"], found["violations"]) == (20, [])
    assert {kind: found["components"][kind]["used"] > 0 for kind in ("lay", "pond", "land", "sky")} == {
        "lay": True,
        "pond": True,
        "land": True,
        "sky": True,
    }


def test_bots_meet_in_the_arena(goose_guest: Guest) -> None:
    words = ("arena", "goose", "greedy", "mcts:40", "--games", "2", "--report", "arena")
    assert "greedy" in goose_guest.bocage(*words)
    assert "on the green" in (goose_guest.folder / "arena" / "report.html").read_text(encoding="utf-8")


def test_a_record_is_replayed_and_analysed(goose_guest: Guest) -> None:
    goose_guest.python(
        "import random\nfrom pathlib import Path\nfrom goose.game import Game\n"
        "game, rng = Game.from_options({}, seed=4), random.Random(4)\n"
        "while game.to_act is not None: game.play(rng.choice(game.legal_actions()))\n"
        "game.record().write(Path('game.bocage'))"
    )
    assert "Game over" not in goose_guest.bocage("replay", "game.bocage", "--verify")
    goose_guest.bocage("analyse", "game.bocage", "--simulations", "20")


def test_it_is_an_environment(goose_guest: Guest) -> None:
    shown = goose_guest.python(
        "import warnings; warnings.simplefilter('ignore')\n"
        "import gymnasium\nfrom pettingzoo.test import api_test\nimport bocage.envs as envs\n"
        "env = envs.goose_v0.env(seats=3)\n"
        "api_test(env, num_cycles=100)\n"
        "seat = gymnasium.make('bocage/goose-v0', opponent='greedy', disable_env_checker=True)\n"
        "seen, info = seat.reset(seed=1)\nover = False\n"
        "while not over: seen, reward, over, _, info = seat.step(info['action_mask'].argmax())\n"
        "batch = envs.BatchedEnv('goose', 8, seed=1)\n"
        "for _ in range(60): batch.step(batch.random_actions())\n"
        "print(env.observer.actions.size, info['won'])"
    )
    assert shown.splitlines()[-1].startswith("27 ")


@pytest.mark.parametrize("seats", [("me", "random"), ("me", "greedy", "random")])
def test_a_whole_game_is_played_at_the_server(callers: Callers, seats: tuple[str, ...]) -> None:
    person = callers.person()
    table = person.open("goose", *seats, seats=len(seats))
    with person.join(table) as chair:
        assert chair.state["scores"] is None, "scores would give away a card face down"
        state = chair.play_on(Random(2))
    assert state["outcome"]["winners"]
    assert [line["name"] for line in state["outcome"]["sheets"][0]["categories"]] == [
        *("geese on the pond", "geese in the coop", "eggs", "larder")
    ]
    replay = person.call("GET", f"/api/replays/{table}")
    assert replay["finished"]
    for viewer in ("open", "0", "1"):
        for n in (0, len(replay["moves"]) // 2):
            moment = person.call("GET", f"/api/replays/{table}/at/{n}?viewer={viewer}")
            callers.description.check(moment["scene"], "PlainScene")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_table_says_about_the_guest_is_described(callers: Callers, lang: str) -> None:
    """It has declared no models: its scene is the plain one, its view any data."""
    models = callers.description.document["components"]["schemas"]
    for name, model in (("View", "Data"), ("Scene", "PlainScene"), ("Card", "PlainCard")):
        assert {"$ref": f"#/components/schemas/{model}"} in models[name]["anyOf"]
    person = callers.person(lang)
    assert person.call("GET", "/api/games/goose/components")["names"]
    assert person.call("GET", "/api/games/goose/rules")["sheets"]
    state = person.state(person.open("goose", "me", "here"))
    callers.description.check(state["scene"], "PlainScene")
    with pytest.raises(jsonschema_rs.ValidationError):
        callers.description.check({**state["scene"], "more": 1}, "PlainScene")


def test_nobody_is_sent_a_card_that_lies_face_down(callers: Callers) -> None:
    ada, bea = callers.person(), callers.person()
    table = ada.open("goose", "me", "link")
    bea.sit(table, 1, "Bea")
    ada.do(table, do="play", action="lay maize")
    seen = bea.state(table)
    assert seen["view"]["farms"][0]["laid"] == "face_down"
    mine = next(zone for zone in seen["scene"]["zones"] if zone["seat"] == 0)
    assert {"id": "laid", "things": [{"id": "face_down", "count": 1}]} in mine["groups"]
    assert "maize" not in json.dumps(seen["log"])
    assert ada.state(table)["can_undo"] == 1
    bea.do(table, do="play", action="lay peas")
    assert bea.state(table)["can_undo"] == 0, "the cards were turned over"


def test_the_catalogue_names_the_guest_in_both_languages(callers: Callers) -> None:
    for lang, name, mode in (("en", "Goose Green", "on the green"), ("fr", "Le pré aux oies", "sur le pré")):
        person = callers.person(lang)
        found = {game["id"]: game for game in person.call("GET", "/api/catalogue")["games"]}
        assert (found["goose"]["name"], found["goose"]["modes"][0]["name"]) == (name, mode)
        assert found["goose"]["modes"][0]["secrets"] is True
        assert {"random", "greedy", "mcts"} <= {bot["id"] for bot in found["goose"]["bots"]}


def test_both_languages_of_the_example_have_the_same_messages() -> None:
    folder = EXAMPLES / "goose" / "goose" / "messages"
    keys = [
        [
            line.split(" =")[0]
            for line in (folder / lang / "goose.ftl").read_text("utf-8").splitlines()
            if line[:1].isalpha()
        ]
        for lang in ("en", "fr")
    ]
    assert keys[0] == keys[1]
