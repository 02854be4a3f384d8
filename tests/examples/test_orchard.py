"""The package of `examples/orchard`, installed by pip: cards of a guest, wherever cards are played with."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.guests import EXAMPLES, Guest
from tests.table.services import Bocage
from tests.table.serving import Person

ROOT = Path(__file__).parents[2]
SOURCES = [f"--include=*.{ending}" for ending in ("py", "ts", "svelte", "ftl")]
MINE = ["base", "orchard"]


@pytest.fixture(scope="module")
def server(orchard_guest: Guest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("orchard-table")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", orchard_guest.environment["PYTHONPATH"])
        with Bocage(f"sqlite:///{folder / 'tables.sqlite'}") as running:
            yield running.url


@pytest.fixture
def ada(server: str) -> Iterator[Person]:
    person = Person(server)
    yield person
    person.http.close()


def test_nothing_in_bocage_names_the_guest() -> None:
    found = subprocess.run(
        ["grep", "-rniE", r"orchard|\bverger\b", "src/bocage", "web/src", *SOURCES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in found.stdout.splitlines() if "orchard_gate" not in line]
    assert lines == []


def test_it_is_listed_in_both_languages(orchard_guest: Guest) -> None:
    assert "The Orchard (orchard) for agricola" in orchard_guest.bocage("info")
    assert "Le Verger (orchard) pour creatures" in orchard_guest.bocage("info", lang="fr")


def test_agricola_is_played_in_the_terminal(orchard_guest: Guest) -> None:
    words = ("play", "--terminal", "agricola", "--decks", "base,orchard", "--bot", "random", "--seed", "11")
    shown = " ".join(orchard_guest.bocage(*words, typed="what barter cart\nhand\n" + "1\n" * 400).split())
    assert "At any time you may exchange 1 vegetable for 1 wood and 1 reed." in shown
    hand = shown.split("In your hand:")[1][:4000]
    assert [name for name in names_of("agricola", "en") if name in hand]


def test_creatures_is_played_in_the_terminal_in_french(orchard_guest: Guest) -> None:
    words = ("play", "--terminal", "creatures", "--decks", "orchard", "--bot", "greedy", "--seed", "3")
    tiles = ("--tiles", "beehives,grafting_bench,cider_press,harvest_home")
    shown = orchard_guest.bocage(*words, *tiles, typed="1\n" * 120 + "quitter\n", lang="fr")
    assert "Ruches" in shown
    assert "Établi de greffe" in shown


def test_the_menu_of_the_terminal_offers_the_deck(orchard_guest: Guest) -> None:
    """Creatures, expert, the Orchard, two people; then what lies there is read."""
    shown = orchard_guest.bocage("play", "--terminal", typed="1\n3\n2\n1\nAda\n1\nBea\nwhat beehives\nquit\n")
    assert "Which deck is played with beside the base deck?" in shown
    assert "End of the game: 1 point for each unused space beside it." in " ".join(shown.split())


def names_of(game: str, lang: str) -> list[str]:
    """The names of the cards, as they stand in the declarations."""
    texts = "".join(
        file.read_text(encoding="utf-8") for file in (EXAMPLES / "orchard" / "orchard" / game).glob("*.py")
    )
    return [line.split(f'{lang}="')[1].split('"')[0] for line in texts.splitlines() if "name=Text(" in line]


@pytest.mark.parametrize("game", ["agricola", "creatures"])
def test_it_is_simulated_in_several_processes(orchard_guest: Guest, game: str) -> None:
    words = ("simulate", game, "--games", "8", "--decks", "orchard", "--json", "-j", "2")
    found = json.loads(orchard_guest.bocage(*words))
    assert (found["games"], found["options"]["decks"]) == (8, MINE)


@pytest.mark.parametrize("game", ["agricola", "creatures"])
def test_it_is_fuzzed(orchard_guest: Guest, game: str) -> None:
    games = {"agricola": 8, "creatures": 40}[game]
    words = ("fuzz", game, "--games", str(games), "--decks", "base,orchard", "--json")
    found = json.loads(orchard_guest.bocage(*words))
    assert (found["games"], found["violations"]) == (games, [])
    mine = {"agricola": ("barter_cart", "apple_seller"), "creatures": ("beehives", "cider_press")}[game]
    assert all(found["components"][card]["built"] > 0 for card in mine)


def test_bots_meet_in_the_arena_and_the_report_names_the_cards(orchard_guest: Guest) -> None:
    words = ("arena", "creatures", "greedy", "mcts:20", "--games", "2", "--mode", "expert")
    shown = orchard_guest.bocage(*words, "--decks", "orchard", "--report", "arena")
    assert "greedy" in shown
    plan = json.loads((orchard_guest.folder / "arena" / "plan.json").read_text(encoding="utf-8"))
    assert plan["words"]["decks"] == MINE


def test_its_speed_is_measured(orchard_guest: Guest) -> None:
    words = ("bench", "--games", "creatures", "--decks", "orchard", "--one-round", "--seconds", "0.5")
    found = json.loads(orchard_guest.bocage(*words))
    assert {figure["what"] for figure in found} >= {"games", "decisions", "copy", "search"}


def test_a_record_is_replayed_analysed_and_resumed_with_the_deck_alone(
    orchard_guest: Guest, tmp_path: Path
) -> None:
    orchard_guest.python(
        "import random\nfrom pathlib import Path\nfrom bocage.games.creatures import Game\n"
        "game, rng = Game.from_options({'mode': 'expert', 'decks': ['orchard']}, seed=4), random.Random(4)\n"
        "while game.to_act is not None: game.play(rng.choice(game.legal_actions()))\n"
        "game.record().write(Path('game.bocage'))"
    )
    orchard_guest.bocage("replay", "game.bocage", "--verify")
    orchard_guest.bocage("analyse", "game.bocage", "--move", "20", "--simulations", "10")
    without = Guest(tmp_path, tmp_path)
    sentence = "The deck “orchard” is not installed. Those that are: base."
    code, said = without.refused("replay", str(orchard_guest.folder / "game.bocage"))
    assert (code, sentence in said) == (1, True)
    code, said = without.refused("play", "--terminal", "--resume", str(orchard_guest.folder / "game.bocage"))
    assert (code, sentence in said) == (1, True)


def test_it_is_an_environment(orchard_guest: Guest) -> None:
    shown = orchard_guest.python(
        "import warnings; warnings.simplefilter('ignore')\n"
        "import pickle\nimport gymnasium\nfrom pettingzoo.test import api_test\nimport bocage.envs as envs\n"
        "from bocage.games.agricola.decks import book_for\n"
        "if __name__ == '__main__':\n"
        "    env = envs.creatures_v0.env(mode='expert', decks=('base', 'orchard'))\n"
        "    api_test(env, num_cycles=60)\n"
        "    seat = gymnasium.make('bocage/agricola-v0', decks=['orchard'], disable_env_checker=True)\n"
        "    seen, info = seat.reset(seed=1)\n"
        "    for _ in range(20):\n"
        "        seen, reward, over, _, info = seat.step(info['action_mask'].argmax())\n"
        "    batch = envs.BatchedEnv('agricola', 4, seed=1, decks=['orchard'])\n"
        "    for _ in range(40): batch.step(batch.random_actions())\n"
        "    again = pickle.loads(pickle.dumps(batch))\n"
        "    assert (again.look().observations == batch.look().observations).all()\n"
        "    plain = envs.BatchedEnv('agricola', 4, seed=1)\n"
        "    more = set(batch.observer.features.names()) - set(plain.observer.features.names())\n"
        "    assert set(plain.observer.features.names()) < set(batch.observer.features.names())\n"
        "    assert any('barter_cart' in name for name in more)\n"
        "    assert batch.metadata['bocage']['options']['decks'] == ['base', 'orchard']\n"
        "    assert batch.metadata['bocage']['schema_hash'] != plain.metadata['bocage']['schema_hash']\n"
        "    print('played', len(more) > 0)"
    )
    assert shown.splitlines()[-1] == "played True"


@pytest.mark.parametrize("words", [("play", "--terminal"), ("simulate",), ("fuzz",), ("arena",)])
def test_an_unknown_deck_gets_one_sentence(orchard_guest: Guest, words: tuple[str, ...]) -> None:
    line = [*words, "agricola", *(["random"] if "arena" in words else [])]
    code, said = orchard_guest.refused(*line, "--decks", "base,orchid")
    assert code == 2
    assert "The deck “orchid” is not installed. Those that are: base, orchard." in said
    assert len(said.splitlines()) == 1


def test_a_game_without_decks_says_so(orchard_guest: Guest) -> None:
    assert orchard_guest.refused("simulate", "farmerama", "--decks", "orchard")[0] == 2
    orchard_guest.bocage("simulate", "farmerama", "--decks", "base", "--games", "2")


def test_a_folder_is_played_with_and_said_to_run(tmp_path: Path) -> None:
    """`--decks PATH`, without installing anything; processes that are started find it too."""
    guest = Guest(tmp_path / "empty", tmp_path)
    folder = str(EXAMPLES / "orchard" / "orchard")
    words = ("simulate", "creatures", "--mode", "expert", "--games", "4", "-j", "2", "--json")
    assert json.loads(guest.bocage(*words, "--decks", folder))["options"]["decks"] == MINE
    bare = tmp_path / "bare"
    bare.mkdir()
    (bare / "__init__.py").touch()
    code, said = guest.refused("simulate", "creatures", "--decks", str(bare))
    assert code == 2
    assert "is a Python package: what stands in it runs as part of Bocage." in said.splitlines()[0]
    assert "holds no decks" in said.splitlines()[1]
    code, said = guest.refused("simulate", "creatures", "--decks", str(tmp_path / "nothing"))
    assert code == 2
    assert "holds no decks" in said.splitlines()[0], "what is not there does not run"


@pytest.mark.parametrize(
    ("game", "options"),
    [("agricola", {"seats": 2}), ("creatures", {"mode": "expert"})],
)
def test_a_whole_game_is_played_at_the_server(ada: Person, game: str, options: dict[str, Any]) -> None:
    table = ada.open(game, "me", "random", decks=["orchard"], **options)
    with ada.join(table) as chair:
        state = chair.play_on(Random(2))
    assert state["outcome"]["winners"]
    assert ada.call("GET", f"/api/replays/{table}")["options"]["decks"] == MINE


def test_the_page_for_a_new_table_offers_the_deck_in_both_languages(server: str) -> None:
    for lang, name in (("en", "The Orchard"), ("fr", "Le Verger")):
        person = Person(server, lang)
        found = {game["id"]: game for game in person.call("GET", "/api/catalogue")["games"]}
        for game in ("agricola", "creatures"):
            (option,) = [one for one in found[game]["options"] if one["id"] == "decks"]
            assert (option["sort"], option["choices"]) == ("decks", [{"id": "orchard", "name": name}])
            cards = person.call("GET", f"/api/games/{game}/components")["cards"]
            mine = [card for card in cards if card.get("deck") == "orchard"]
            assert [card["name"] for card in mine if card["name"] in names_of(game, lang)]
            assert len(mine) == {"agricola": 20, "creatures": 8}[game]
        assert "decks" not in [one["id"] for one in found["farmerama"]["options"]]
        person.http.close()


def test_an_unknown_deck_is_refused_at_the_table(ada: Person) -> None:
    wish = {"game": "creatures", "options": {"decks": ["orchid"]}, "seats": [{"who": "me"}, {"who": "link"}]}
    answer = ada.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert "The deck “orchid” is not installed." in answer.text


def test_both_languages_of_the_example_have_the_same_messages() -> None:
    folder = EXAMPLES / "orchard" / "orchard" / "messages"
    keys = [
        [
            line.split(" =")[0]
            for line in (folder / lang / "orchard.ftl").read_text("utf-8").splitlines()
            if line[:1].isalpha()
        ]
        for lang in ("en", "fr")
    ]
    assert keys[0] == keys[1]
