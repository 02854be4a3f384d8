"""Every invariant of the campaigns of Agricola finds what it is there for."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bocage.fuzzing.report import Broken, Report
from bocage.games.agricola import Game
from bocage.games.agricola.referee.deck import amounts, plus, unpacked
from bocage.games.agricola.referee.land import check_land, fence_of, land_of
from bocage.games.agricola.referee.ledger import Account, Ledger
from bocage.games.agricola.referee.oracle.offers import check_offers
from bocage.games.agricola.referee.oracle.points import check_scores
from bocage.games.agricola.referee.pieces import CardPlaces, Piles, check_later, check_people, check_pieces
from bocage.games.agricola.referee.secrecy import check_alike, check_hidden, other_world
from bocage.games.agricola.referee.shelter import check_housed
from bocage.games.agricola.referee.watch import AgricolaWatch, compare
from bocage.games.agricola.rules.goods import GOODS, Goods
from bocage.games.agricola.rules.notation import FIELD_NAMES, SPACE_NAMES
from tests.games.agricola.deck import BOOK
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

Position = dict[str, Any]
SQUARE = ["d1n", "d1w", "d2w", "d2s", "e1n", "e1e", "e2e", "e2s"]


def position() -> Position:
    """A farm with something of everything."""
    table = agricola_table(2).given(
        0,
        wood=3,
        grain=2,
        vegetable=1,
        food=4,
        sheep=4,
        fields={"b1": {"grain": 3}, "b2": {}},
        stables=["d1"],
        fences=SQUARE,
        cards=["fireplace_2", "wood_cutter"],
        hand=["market_stall", "tutor"],
    )
    found: Position = table.game.position()
    return deepcopy(found)


# The farmyard.


def without(name: str) -> Callable[[dict[str, Any]], None]:
    return lambda farm: farm["fences"].remove(name)


def put(key: str, *names: str) -> Callable[[dict[str, Any]], None]:
    return lambda farm: farm[key].extend(names)


def plow(*names: str) -> Callable[[dict[str, Any]], None]:
    return lambda farm: farm["fields"].update({name: {} for name in names})


@rule("A-3.4", "A-10.4", "A-10.5", "A-10.8")
@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (without("d1n"), "fences"),
        (put("fences", "b3n"), "fences"),
        (put("fences", "d1s"), "fences"),
        (put("fences", "b3n", "b3e", "b3s", "b3w"), "fences"),
        (plow("c2", "d2"), "fences"),
        (plow("c3"), "farmyard"),
        (plow("d1"), "farmyard"),
        (put("rooms", "c3"), "farmyard"),
        (put("rooms", "b1"), "farmyard"),
    ],
)
def test_a_farmyard_that_cannot_stand_is_found(
    spoil: Callable[[dict[str, Any]], None], invariant: str
) -> None:
    farm = position()["farms"][0]
    check_land(land_of(farm))
    spoil(farm)
    with pytest.raises(Broken, match=f"^{invariant}"):
        check_land(land_of(farm))


@rule("A-11.2", "A-11.3")
def test_animals_without_a_home_are_found() -> None:
    farm = position()["farms"][0]
    farm["animals"] = {"sheep": 17, "boar": 0, "cattle": 0}  # 2 x 4 spaces, doubled by the stable, and a pet
    check_housed(farm, land_of(farm))
    farm["animals"]["boar"] = 1
    with pytest.raises(Broken, match="housing"):
        check_housed(farm, land_of(farm))


@rule("A-10.4", "A-8.6")
def test_pastures_of_the_engine_that_differ_from_the_drawing_are_found() -> None:
    game = agricola_table().given(0, fences=SQUARE).game
    land = land_of(game.position()["farms"][0])  # type: ignore[index]
    compare(game, 0, land)
    with pytest.raises(Broken, match="pastures"):
        compare(game, 0, land._replace(pastures=()))
    with pytest.raises(Broken, match="unused"):
        compare(game, 0, land._replace(stables=frozenset({(2, 2)})))


# The books.


def tell(key: str, x: int = 0, y: int = 0) -> tuple[str, int, int]:
    return key, x, y


def goods(**counts: int) -> tuple[int, int]:
    words = Goods(**counts)
    return int(words.goods), int(words.stock)


FIELD = {name: place for place, name in enumerate(FIELD_NAMES)}
GOOD = {name: place for place, name in enumerate(GOODS)}
CARD = BOOK.numbers


@rule("A-12.2", "A-13.2", "A-13.3", "A-17.2", "A-17.4", "A-17.6", "A-17.9", "A-9.7")
@pytest.mark.parametrize(
    ("event", "supply"),
    [
        (tell("gained", *goods(wood=2, sheep=1)), {"wood": 5, "sheep": 5}),
        (tell("paid", *goods(wood=3, food=1)), {"wood": 0, "food": 3}),
        (tell("cooked", GOOD["sheep"], 2), {"sheep": 3, "food": 6}),
        (tell("cooked", GOOD["vegetable"], 2), {"vegetable": 0, "food": 6}),
        (tell("baked", CARD["fireplace_2"], 2), {"grain": 1, "food": 6}),
        (tell("released", 0), {"sheep": 3}),
        (tell("bred", goods(sheep=1)[1]), {"sheep": 5}),
        (tell("sowed", FIELD["b2"], GOOD["grain"]), {"grain": 1}),
        (tell("harvested", FIELD["b1"], GOOD["grain"]), {"grain": 3}),
        (tell("fed", 4, 0), {"food": 0}),
        (tell("raised"), {"food": 3}),
        (tell("plowed", FIELD["c1"]), {}),
        (tell("noted", 3), {}),
        (tell("moved_crop", FIELD["b1"], FIELD["b2"]), {}),
    ],
)
def test_every_event_changes_the_account(event: tuple[str, int, int], supply: dict[str, int]) -> None:
    ledger = Ledger(position())
    ledger.round = 4
    before = dict(ledger.accounts[0].supply)
    key, x, y = event
    ledger.hear(key, 0, x, y)
    assert ledger.faults == []
    after = before | supply
    assert ledger.accounts[0].supply == {good: count for good, count in after.items() if count}


@rule("A-12.3", "A-13.2", "A-13.3", "A-17.4", "A-17.6", "A-17.9", "A-15.1")
@pytest.mark.parametrize(
    ("event", "invariant"),
    [
        (tell("paid", *goods(wood=4)), "goods"),
        (tell("cooked", GOOD["sheep"], 3), "cooking"),
        (tell("cooked", GOOD["boar"], 2), "goods"),
        (tell("baked", CARD["fireplace_2"], 3), "baking"),
        (tell("baked", CARD["clay_oven"], 5), "baking"),
        (tell("bred", goods(sheep=2)[1]), "breeding"),
        (tell("bred", goods(boar=1)[1]), "breeding"),
        (tell("sowed", FIELD["b1"], GOOD["grain"]), "crops"),
        (tell("harvested", FIELD["b2"], GOOD["grain"]), "crops"),
        (tell("fed", 3, 1), "feeding"),
        (tell("fed", 3, 0), "feeding"),
    ],
)
def test_an_event_that_cannot_be_is_found(event: tuple[str, int, int], invariant: str) -> None:
    ledger = Ledger(position())
    ledger.round = 4
    key, x, y = event
    ledger.hear(key, 0, x, y)
    with pytest.raises(Broken, match=f"^{invariant}"):
        ledger.check(position())


@pytest.mark.parametrize(
    ("key", "value", "invariant"),
    [
        ("wood", 4, "goods"),
        ("food", 3, "goods"),
        ("rooms", ["a1", "a2", "a3"], "rooms"),
        ("fields", {"b1": {"grain": 2}, "b2": {}}, "crops"),
        ("fields", {"b1": {"grain": 3}}, "fields"),
        ("stables", [], "stables"),
        ("fences", [], "fences"),
        ("house", "clay", "house"),
        ("people", 3, "people"),
        ("begging", 1, "begging"),
        ("bonus", 1, "bonus"),
        ("cards", ["fireplace_2"], "cards"),
    ],
)
def test_a_farm_that_differs_from_its_account_is_found(key: str, value: object, invariant: str) -> None:
    farm = position()["farms"][0]
    account = Account(farm)
    account.compare(farm)
    with pytest.raises(Broken, match=f"^{invariant}"):
        account.compare(farm | {key: value})


def test_amounts_add_up() -> None:
    assert unpacked(*goods(wood=2, vegetable=1, cattle=3, food=9)) == {
        "wood": 2,
        "vegetable": 1,
        "cattle": 3,
        "food": 9,
    }
    assert amounts(Goods(clay=4)) == {"clay": 4}
    assert plus({"clay": 4}, {"clay": 2, "food": 1}, -2) == {"food": -2}


# Pieces, people, cards, piles.


def spoil_farm(key: str, value: object) -> Callable[[Position], None]:
    return lambda found: found["farms"][0].update({key: value})


@rule("A-1.1", "A-6.1", "A-6.3", "A-9.8", "A-19.4", "A-5.2")
@pytest.mark.parametrize(
    ("check", "spoil", "invariant"),
    [
        (check_pieces, spoil_farm("fences", ["a1n"] * 16), "pieces"),
        (check_pieces, spoil_farm("stables", ["c1"] * 5), "pieces"),
        (check_pieces, spoil_farm("people", 6), "people"),
        (check_pieces, spoil_farm("newborn", 1), "people"),
        (check_people, spoil_farm("home", 1), "people"),
        (check_people, lambda found: found["spaces"].update(fishing={"people": [0, 1]}), "people"),
        (check_people, lambda found: found["spaces"].update(animal_market={"people": [0]}), "people"),
        (check_people, lambda found: found.update(tile_used=True), "people"),
        (check_later, spoil_farm("later", {"1": {"food": 1}}), "later"),
        (check_later, spoil_farm("later", {"15": {"food": 1}}), "later"),
    ],
)
def test_pieces_and_people_that_are_wrong_are_found(
    check: Callable[[Position], None], spoil: Callable[[Position], None], invariant: str
) -> None:
    found = position()
    check(found)
    spoil(found)
    with pytest.raises(Broken, match=f"^{invariant}"):
        check(found)


@rule("A-1.3", "A-14.7")
def test_a_card_that_is_lost_or_there_twice_is_found() -> None:
    found = position()
    cards = CardPlaces(found)
    cards.check(found)
    found["farms"][1]["hand"].append("tutor")
    with pytest.raises(Broken, match=r"\['tutor'\] are there twice"):
        CardPlaces(found)
    found = position()
    found["farms"][0]["hand"].remove("tutor")
    with pytest.raises(Broken, match=r"lost \{'tutor'\}"):
        cards.check(found)
    found = position()
    found["farms"][0]["known"] = ["canoe"]
    with pytest.raises(Broken, match="known"):
        CardPlaces(found)


@rule("A-5.5", "A-6.5")
def test_a_pile_that_is_wrong_is_found() -> None:
    game = agricola_table(2).game
    start: Position = game.position()
    piles = Piles(start)
    piles.check(start)
    taken = deepcopy(start)
    del taken["spaces"]["forest"]
    with pytest.raises(Broken, match="piles"):
        piles.check(taken)
    piles.hear("space", 0, SPACE_NAMES.index("forest"), 0)
    with pytest.raises(Broken, match="piles"):
        piles.check(taken)  # nobody has gained three wood
    piles.hear("gained", 0, *goods(wood=3))
    piles.check(taken)
    later = taken | {"round": 2, "revealed": [*taken["revealed"], "sheep_market"]}
    with pytest.raises(Broken, match="piles"):
        piles.check(later)  # nothing was replenished


# Scores, placements, secrets.


@rule("A-18.2", "A-18.9", "A-18.11")
def test_scores_that_are_wrong_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = agricola_table(2).given(0, cards=["loom"], sheep=1).course(round=14).to_the_end()
    check_scores(table.game)
    outcome = table.game.outcome()
    assert outcome is not None
    lines = outcome.sheets[0].lines
    lines[0].points += 1
    monkeypatch.setattr(Game, "outcome", lambda self: outcome)
    with pytest.raises(Broken, match="scores"):
        check_scores(table.game)


@rule("A-6.3", "A-6.4")
@pytest.mark.parametrize("space", ["forest", "lessons", "grain_utilization", "farm_expansion"])
def test_a_space_that_is_wrongly_open_or_closed_is_found(space: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = agricola_table(2).given(0, wood=5, reed=2).game
    check_offers(game)
    legal = game.legal_actions()
    action = game.codec.parse(f"space {space}")
    wrong = [*legal, action] if action not in legal else [other for other in legal if other != action]
    monkeypatch.setattr(Game, "legal_actions", lambda self: wrong)
    with pytest.raises(Broken, match=space):
        check_offers(game)


@rule("A-1.6", "AR-67")
def test_a_view_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(seats=3, seed=4, first_player=0)
    check_hidden(game, 0)
    other = other_world(game, 0, Random(1))
    assert other is not None
    assert other.key() != game.key()
    check_alike(game, other, 0)
    monkeypatch.setattr(Game, "view", lambda self, seat: self.position())
    with pytest.raises(Broken, match="view"):
        check_hidden(game, 0)
    with pytest.raises(Broken, match="apart"):
        check_alike(game, other, 0)


def test_a_watch_notices_what_no_event_has_told() -> None:
    game = agricola_table(2).game
    watch = AgricolaWatch(game, Report(), Random(0))
    action = game.codec.parse("space forest")
    watch.before(game, action)
    game.play(action)
    watch.after(game)
    game.board.farm0.goods += 1
    action = game.codec.parse("space clay_pit")
    watch.before(game, action)
    game.play(action)
    with pytest.raises(Broken, match=r"^goods"):
        watch.after(game)


def test_a_fence_has_two_names() -> None:
    assert fence_of("b2e") == fence_of("c2w")
    assert fence_of("a1n") != fence_of("a1w")
