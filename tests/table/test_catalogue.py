"""What there is to play, and what lies in the boxes, in both languages."""

import pytest

from bocage import games
from bocage.games.agricola.rules.harvest import has_harvest
from bocage.games.creatures.rules.goods import ANIMALS
from bocage.games.creatures.rules.scoring import bonus
from bocage.table.boxes import box_for
from bocage.table.wire.models import Data, Models, PlainCard
from tests.table.serving import Json, Person

INSTALLED = [entry.id for entry in games.catalogue()]


def strings(value: object) -> list[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for inner in value.values() for text in strings(inner)]
    return [text for inner in value for text in strings(inner)] if isinstance(value, list) else []


def game_of(person: Person, game: str) -> Json:
    found = person.call("GET", "/api/catalogue")["games"]
    return dict(next(entry for entry in found if entry["id"] == game))


def test_the_catalogue_lists_every_game(ada: Person, bea: Person) -> None:
    assert [entry["id"] for entry in ada.call("GET", "/api/catalogue")["games"]] == INSTALLED
    assert game_of(bea, "creatures")["name"] == "Les Fermiers de la Lande"


def test_modes_tell_how_many_can_play(ada: Person) -> None:
    players = {mode["id"]: mode["players"] for mode in game_of(ada, "farmerama")["modes"]}
    assert players == {"basic": [2, 3, 4], "advanced": [2, 3, 4], "solo": [1]}
    assert {mode["id"] for mode in game_of(ada, "farmerama")["modes"] if mode["secrets"]} == {
        "basic",
        "advanced",
    }


@pytest.mark.parametrize("game", ["creatures", "farmerama"])
def test_every_option_is_one_of_the_game_and_explained(ada: Person, bea: Person, game: str) -> None:
    kind = games.game_class(game)
    assert kind is not None
    english, french = game_of(ada, game)["options"], game_of(bea, game)["options"]
    for option, option_fr in zip(english, french, strict=True):
        assert option["text"]
        assert option["text"] != option_fr["text"]
        if option["sort"] == "switch":
            changed = kind.from_options({option["id"]: not option["default"]})
            assert changed.options[option["id"]] == (not option["default"])


@pytest.mark.parametrize("game", INSTALLED)
def test_every_component_has_a_name_in_both_languages(ada: Person, bea: Person, game: str) -> None:
    english = ada.call("GET", f"/api/games/{game}/components")
    french = bea.call("GET", f"/api/games/{game}/components")
    for group in ("goods", "spaces", "cards", "categories"):
        ids = [thing["id"] for thing in english[group]]
        assert ids == [thing["id"] for thing in french[group]]
        assert len(set(ids)) == len(ids)
        assert all(thing["name"] for thing in english[group] + french[group])
    assert strings(english) != strings(french)


def test_the_buildings_of_creatures_tell_all_that_is_printed_on_them(ada: Person) -> None:
    cards = {card["id"]: card for card in ada.call("GET", "/api/games/creatures/components")["cards"]}
    assert cards["shelter"]["cost"] == [{"wood": 2, "stone": 1}]
    assert cards["shelter"]["holds"] == {"any": 1}
    assert cards["open_stable"]["cost"] == [{"wood": 3}, {"stone": 3}]
    assert cards["cottage"]["kind"] == "piece"
    assert sum(card["kind"] == "basic" for card in cards.values()) == 4


def test_the_words_of_actions_are_those_of_the_notation(ada: Person) -> None:
    kinds = {kind["kind"]: kind for kind in ada.call("GET", "/api/games/creatures/components")["actions"]}
    assert kinds["space"]["words"][1] == "three_wood"
    assert kinds["space"]["number"] * 64 + 1 == 321


def test_rules_can_be_read_whole_and_one_by_one(ada: Person, bea: Person) -> None:
    sheets = ada.call("GET", "/api/games/creatures/rules")["sheets"]
    ids = [rule["id"] for sheet in sheets for section in sheet["sections"] for rule in section["rules"]]
    assert "C-5.4" in ids
    rule = bea.call("GET", "/api/games/creatures/rules/c-5.4")
    assert (rule["id"], rule["section"]) == ("C-5.4", "C-5")
    assert rule["text"].startswith("Stalle")
    assert ada.call("GET", "/api/games/creatures/rules/C-5")["title"]
    assert ada.call("GET", "/api/games/creatures/rules/C-99", status=404)["error"] == "no-rule"
    assert ada.call("GET", "/api/games/chess/rules", status=404)["error"] == "no-game"
    assert ada.call("GET", "/api/games/chess/components", status=404)["error"] == "no-game"
    # No file can have such a name.
    assert ada.call("GET", f"/api/games/{'x' * 300}/rules/A-1", status=404)["error"] == "no-game"


def test_a_game_without_a_box_gets_the_plain_one() -> None:
    box = box_for("chess")
    assert box.components("en") is None
    assert box.models == Models(Data, Data, PlainCard, Data)
    assert not box.has_secrets("any")


def test_why_not_names_the_rule_and_where_to_read_it(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "here", first_player=0)
    answer = ada.call("GET", f"/api/tables/{table}/why?action=space stall&seat=0")
    assert (answer["legal"], answer["rule"]) == (False, "C-5.4")
    assert "3 stone" in answer["sentence"]
    assert ada.http.get(answer["link"]).json()["id"] == "C-5.4"
    assert ada.call("GET", f"/api/tables/{table}/why?action=space three_wood&seat=0")["legal"]
    assert (
        ada.call("GET", f"/api/tables/{table}/why?action=spce stall", status=422)["error"]
        == "notation-suggest"
    )
    with ada.join(table) as chair:
        refused = chair.play("space stall")
        assert (refused["error"], refused["rule"]) == ("illegal-action", "C-5.4")
        assert chair.ask(do="why", action="space stall")["rule"] == "C-5.4"


def figures_of(person: Person, game: str) -> Json:
    return dict(person.call("GET", f"/api/games/{game}/components")["figures"])


def test_the_figures_of_creatures_are_those_of_the_game(ada: Person) -> None:
    figures = figures_of(ada, "creatures")
    assert (figures["rounds"], figures["workers"]) == (8, 3)
    for kind, animal in enumerate(ANIMALS):
        steps, none = figures["bonus"][animal]["steps"], figures["bonus"][animal]["none"]
        for count in range(steps[-1] + 1):
            reached = sum(count >= step for step in steps)
            assert bonus(kind, count) == (reached - 1 if reached else none)


def test_the_figures_of_agricola_are_those_of_the_game(ada: Person) -> None:
    figures = figures_of(ada, "agricola")
    rounds = range(1, figures["rounds"] + 1)
    assert figures["rounds"] == 14
    assert figures["harvests"] == [round for round in rounds if has_harvest(round)]
    assert (figures["fences"], figures["stables"]) == (15, 4)


def test_a_hint_that_cannot_be_given_is_said_so(ada: Person) -> None:
    table = ada.open("creatures", "me", "here", settings={"hints": False}, first_player=0)
    assert ada.do(table, 403, do="hint", seat=0)["error"] == "hints-off"


def test_the_server_tells_its_figures(ada: Person) -> None:
    table = ada.open("creatures", "me", "here", first_player=0)
    ada.do(table, do="play", action="space three_wood", seat=0)
    text = ada.http.get("/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["bocage_decisions_total"]) >= 1
    assert float(figures["bocage_tables_in_memory"]) >= 1
    assert figures["bocage_decision_seconds_count"] == figures['bocage_decision_seconds_bucket{le="+Inf"}']


def test_without_the_client_a_page_says_what_to_do(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    from bocage.table import client

    monkeypatch.setattr(client, "STATIC", client.STATIC / "nowhere")
    page = ada.http.get("/t/abc")
    assert "./bocage play --terminal" in page.text
    assert page.headers["content-type"].startswith("text/html")


def test_what_is_not_there_is_said_in_the_language_of_the_caller(bea: Person) -> None:
    assert bea.call("GET", "/api/nothing", status=404)["sentence"] == "Il n’y a rien à cette adresse."
    assert bea.call("GET", "/api/tables/none", status=404)["sentence"] == "Cette table n’existe pas."
    assert bea.call("PUT", "/api/token", status=405)["error"] == "bad-request"
