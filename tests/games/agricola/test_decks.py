"""Decks beside the base deck: cards from a folder, in games of any kind, side by side with other books."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bocage.core.bitset import WORD
from bocage.core.decks import FOLDERS, add_folder
from bocage.core.errors import BadOption, BadPosition
from bocage.core.record import parse_record
from bocage.envs.observing import Observer
from bocage.games.agricola.decks import book_for
from bocage.games.agricola.game import Game
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.prices import Price
from bocage.games.agricola.rules.reach import can_reach
from bocage.games.agricola.rules.scoring import score_sheet
from tests.games.agricola.deck import BOOK
from tests.games.agricola.own_decks import GROWN, MEADOW, ORCHARD, forget_folders, write_deck
from tests.games.agricola.scenario import pasture


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(FOLDERS, "")
    yield tmp_path
    forget_folders()


@pytest.fixture
def orchard(folder: Path) -> Path:
    add_folder(write_deck(folder / "first", "orchard", ORCHARD))
    return folder


def play_on(game: Game, rng: Random, most: int = 100_000) -> None:
    """Play at random, with a liking for cards of the deck."""
    for _ in range(most):
        if game.to_act is None:
            return
        actions = game.menu().main_actions() or game.legal_actions()
        texts = [game.codec.text(action) for action in actions]
        liked = [action for action, text in zip(actions, texts, strict=True) if not text.startswith("stop")]
        game.play(rng.choice(liked if liked and rng.random() < 0.8 else actions))


KINDS = [
    {"seats": 1},
    {"seats": 2, "draft": "mulligan"},
    {"seats": 3, "draft": "sequential_7"},
    {"seats": 4, "draft": "quick", "additional_actions": True},
]


@pytest.mark.parametrize("options", KINDS, ids=lambda kind: str(kind["seats"]))
def test_games_with_a_deck_come_to_an_end_and_can_be_stored_anywhere(
    orchard: Path, options: dict[str, object]
) -> None:
    rng = Random(str(options))
    game = Game.from_options({**options, "decks": ["base", "orchard"]}, 5)
    assert len(game.book.cards) > 3 * WORD
    observer = Observer(game)
    while game.to_act is not None:
        play_on(game, rng, rng.randint(1, 15))
        for seat in range(game.board.seats):
            assert observer.observe(game, seat).shape == (observer.features.size,)
            allowed = {observer.action(int(number)) for number in observer.mask(game, seat).nonzero()[0]}
            assert allowed == (set(game.legal_actions()) if game.to_act == seat else set())
        stored = json.loads(json.dumps(game.position()))
        again = Game.from_position(stored)
        assert json.loads(json.dumps(again.position())) == stored
        assert again.legal_actions() == game.legal_actions()
        assert again.state.key() == game.state.key()
        copied, before = game.copy(), game.state.key()
        copied.play(rng.choice(copied.legal_actions())) if copied.to_act is not None else None
        assert game.state.key() == before
    record = game.record()
    assert record.options["decks"] == ["base", "orchard"]
    read = Game.from_record(parse_record("\n".join(record.lines())))
    assert read.scores() == game.scores()
    assert read.checksum() == game.checksum()


def test_every_card_of_a_deck_can_be_played(orchard: Path) -> None:
    book = book_for(["orchard"])
    seen = set[str]()
    for seed in range(40):
        game = Game(seats=3, seed=seed, decks=["orchard"])
        play_on(game, Random(seed))
        for seat in range(3):
            seen.update(book.names[card] for card in game.board.farm(seat).cards.numbers())
    assert {"apple", "picker", "seller", "press", "ladder", "cider_oven", "pan", "basket_0"} <= seen
    assert {name for name in seen if name.startswith("tree_")}
    assert {name for name in seen if name.startswith("bee_")}


def of_orchard(cards: list[str], **farm: object) -> Game:
    """A game in round 1 in which the first player has these cards of the deck."""
    first = {"cards": cards, **farm}
    options = {"seats": 2, "decks": ["base", "orchard"]}
    return Game.from_position({"game": "agricola", "options": options, "farms": [first, {}]})


def test_cards_of_a_deck_do_what_they_say(orchard: Path) -> None:
    game = of_orchard(["picker", "ladder", "cider_oven", "pan", "basket_2"], wood=1, grain=1, food=1)
    texts = [game.codec.text(action) for action in game.legal_actions()]
    assert {"call ladder", "space forest"} <= set(texts)
    game.play("call ladder")
    assert "call ladder" not in [game.codec.text(action) for action in game.legal_actions()]
    game.play("space forest")
    game.play("use picker")
    farm = game.position()["farms"][0]  # type: ignore[index]
    assert (farm["wood"], farm["clay"], farm["food"]) == (3, 1, 2)
    game.play("space reed_bank")
    game.play("space day_laborer")
    farm = game.position()["farms"][0]  # type: ignore[index]
    assert farm["memory"] == {"basket_2": 1}
    assert game.board.farm(0).memory == 0
    lines = {line.key: line.points for line in score_sheet(game.board, 0).lines}
    assert (lines["cider_oven"], lines["basket_2"]) == (2.0, 1.0)


def test_answers_of_a_deck_are_asked_for(orchard: Path) -> None:
    fences = pasture("e1", "e2")
    game = of_orchard(["kennel", "shepherd"], fences=fences)
    farm = game.board.farm(0)
    assert int(farm.housing().singles) == 1 + 2
    assert [int(room) for room in farm.pasture_rooms] == [4 + 2]


@pytest.mark.parametrize(
    ("card", "goods", "reached"),
    [
        ("cart", {"wood": 4}, True),
        ("cart", {"wood": 3}, False),
        ("cart", {"wood": 2, "clay": 2}, False),
        ("cart", {"wood": 2, "reed": 1, "clay": 1}, True),
        ("picker", {"wood": 4}, False),
    ],
)
def test_an_exchange_of_a_deck_pays_for_what_it_can_bring(
    orchard: Path, card: str, goods: dict[str, int], reached: bool
) -> None:
    game = of_orchard([card], **goods)
    price = Price(Goods(clay=2, reed=2).goods, 0, NOTHING)
    assert can_reach(game.board.farm(0), price) == reached


def test_exchanges_of_all_kinds_are_tried_in_every_order(orchard: Path) -> None:
    """A cattle becomes grain, grain the food for the pile of another card, and that a vegetable."""
    game = of_orchard(["stall", "grocer"], animals={"cattle": 1})
    farm = game.board.farm(0)
    bought = Price(Goods(wood=1, reed=1, grain=1).goods, 0, NOTHING)
    assert can_reach(farm, bought)
    assert not can_reach(farm, Price(Goods(wood=1, reed=1, stone=1, grain=2).goods, 0, NOTHING))


def test_what_is_spent_and_what_waits_is_stored_by_name(orchard: Path) -> None:
    game = of_orchard(["picker", "ladder"], wood=2)
    game.play("call ladder")
    assert game.position()["spent"] == [["ladder", 0]]
    again = Game.from_position(game.position())
    assert again.state.key() == game.state.key()
    game.play("space forest")
    agenda = game.position()["agenda"]
    assert isinstance(agenda, list)
    assert agenda[0][0] == "use"
    assert agenda[0][5] == ["picker"]


def test_books_of_different_decks_live_side_by_side(orchard: Path) -> None:
    add_folder(write_deck(orchard / "second", "meadow", MEADOW))
    books = [book_for(), book_for(["orchard"]), book_for(["meadow", "orchard", "base"]), book_for(["meadow"])]
    assert [book.decks[1:] for book in books] == [(), ("orchard",), ("meadow", "orchard"), ("meadow",)]
    assert book_for(["orchard", "meadow"]) is books[2]
    assert books[0] is BOOK
    games = [Game(seats=2, seed=3, decks=book.decks) for book in books]
    alone = Game(seats=2, seed=3)
    while any(game.to_act is not None for game in games):
        for game in games:
            play_on(game, Random(int(game.board.round)), 7)
    while alone.to_act is not None:
        play_on(alone, Random(int(alone.board.round)), 7)
    assert alone.checksum() == games[0].checksum()
    for book in books[1:]:
        assert book.names[: len(BOOK.names)] == BOOK.names
        assert book.addresses[: len(BOOK.addresses)] == BOOK.addresses
        assert all(book.nodes[effect.node] is effect for effect in book.nodes)


def test_a_card_added_to_a_deck_changes_nothing_that_was_stored(folder: Path) -> None:
    meadow = write_deck(folder / "first", "meadow", MEADOW)
    add_folder(meadow)
    add_folder(write_deck(folder / "second", "orchard", ORCHARD))
    game = Game(seats=2, seed=8, decks=("orchard", "meadow"))
    positions: list[tuple[dict[str, object], list[str]]] = []
    while game.to_act is not None:
        play_on(game, Random(len(positions)), 10)
        positions.append((game.position(), [game.codec.text(action) for action in game.legal_actions()]))
    record = "\n".join(game.record().lines())
    number = game.book.numbers["apple"]
    forget_folders()
    grown = MEADOW + GROWN.replace('named("Late")', "CARDS[0].name").replace(
        'named("Later")', "CARDS[0].name"
    )
    (meadow / "cards.py").write_text(grown.replace("NOTHING", "CARDS[0].text"), encoding="utf-8")
    again = Game.from_record(parse_record(record))
    assert again.book.numbers["apple"] == number + 2
    assert again.scores() == game.scores()
    for position, texts in positions:
        found = Game.from_position(position)
        if all(not text.startswith("deal_") for text in texts):
            assert [found.codec.text(action) for action in found.legal_actions()] == texts


def test_a_deck_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        Game(decks=["orchid"])
    assert refused.value.key == "option-deck"
    with pytest.raises(BadOption, match="must be a list of names, not “base”"):
        Game(decks="base")
    with pytest.raises(BadPosition) as unread:
        Game.from_position({"game": "agricola", "options": {"decks": ["orchid"]}})
    assert unread.value.key == "option-deck"
    assert "decks" not in Game(decks=["base"]).options


@pytest.mark.parametrize(
    "cards",
    [
        'CARDS = [Minor("canoe", "X", Text("Canoe", "Canoë"), Text("No.", "Non."))]',
        'CARDS = [Minor("bin", "X", Text("B", "B"), Text("B", "B"), '
        "trades=[Trade(Goods(reed=1), Goods(reed=1, wood=1))])]",
        'CARDS = [FarmCard("thing", "X", Text("T", "T"), Text("T", "T"))]',
    ],
    ids=["twice", "trade", "sort"],
)
def test_a_card_that_cannot_be_is_refused_with_its_deck(folder: Path, cards: str) -> None:
    head = "from bocage.core.cards import Text\nfrom bocage.games.agricola.rules.goods import Goods\n"
    head += "from bocage.games.agricola.rules.card import FarmCard, Minor, Trade\n"
    add_folder(write_deck(folder / "broken", "broken", head + cards))
    with pytest.raises(BadOption) as refused:
        Game(decks=["broken"])
    assert refused.value.key == "option-deck-broken"
