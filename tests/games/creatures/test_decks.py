"""Further decks: numbers, notation, records, positions, observations, and books side by side."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bocage.core.bitset import WORD
from bocage.core.decks import add_folder
from bocage.core.errors import BadOption, BadPosition
from bocage.core.record import parse_record, verify
from bocage.envs.observing import Observer
from bocage.fuzzing.report import Report
from bocage.games.creatures import Game
from bocage.games.creatures.adviser import ADVISER
from bocage.games.creatures.decks import base_book, book_for, building_of
from bocage.games.creatures.referee.watch import CreaturesWatch
from bocage.games.creatures.rules.goods import Goods
from bocage.games.creatures.rules.scoring import counted_animals
from bocage.games.creatures.scene import BOX
from bocage.games.creatures.taken import READER
from bocage.messages import LANGUAGES
from bocage.wording import action_sentence, question
from tests.games.creatures.decks import (
    ODD_TILES,
    PLAIN,
    forget_decks,
    village,
    write_deck,
)
from tests.games.creatures.scenario import creatures_table
from tests.rule_marks import rule

__all__ = ["village"]
GAMES = 6


def rich_game(seed: int) -> Game:
    """A game with all tiles of two decks on display and plenty of goods, so that many of them are built."""
    options = {"mode": "free", "tiles": [f"hut_{number}" for number in range(60, 80)], "decks": ["village"]}
    farm = {"wood": 20, "reed": 8, "stone": 4}
    tiles = [*ODD_TILES, *options["tiles"], "shelter", "carpenter", "cow_stall"]
    position = {"game": "creatures", "options": options, "display": tiles, "farms": [farm, farm]}
    return Game.from_position(position, seed)


def answer(game: Game, rng: Random) -> int:
    """Any action, but those that build and use tiles rather than others."""
    offers = game.legal_actions()
    wanted = ("space special", "build", "use", "call", "yes")
    liked = [action for action in offers if game.codec.text(action).startswith(wanted)]
    return rng.choice(liked if liked and rng.random() < 0.7 else offers)


@pytest.mark.usefixtures("village")
def test_the_base_deck_has_the_same_numbers_in_every_book() -> None:
    base, book = base_book(), book_for(["village", "abbey"])
    assert book.names[: len(base.names)] == base.names
    assert book.names[len(base.names)] == "cell_0"
    assert book.names[-1] == "cart"
    assert len(book.names) > 2 * WORD
    assert book.addresses[: len(base.addresses)] == base.addresses
    assert base.codec.actions == [action for action in book.codec.actions if base.codec.is_known(action)]
    assert book_for(("base", "abbey", "village")) is book
    assert base.numbers.get("hut_0") is None


@pytest.mark.usefixtures("village")
@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_another_deck_are_played_to_their_end(seed: int) -> None:
    game, rng = rich_game(seed), Random(seed)
    watch = CreaturesWatch(game, Report())
    observer = Observer(game)
    used: set[str] = set()
    while game.to_act is not None:
        check_sight(game, observer)
        action = answer(game, rng)
        text = game.codec.text(action)
        used.add(text)
        assert game.codec.parse(text) == action
        if rng.random() < 0.2:
            check_copies(game)
        watch.before(game, action)
        game.play(action)
        watch.after(game)
    watch.end(game)
    record = parse_record("\n".join(game.record().lines()))
    verify(record, Game.from_record(record))
    assert used & {"use guest_house", "call fair", *(f"build {tile}" for tile in ODD_TILES)}


def check_sight(game: Game, observer: Observer) -> None:
    """Masks and observations tell what the position tells."""
    seat = game.to_act
    assert seat is not None
    mask = observer.mask(game, seat)
    assert [observer.action(int(number)) for number in np.flatnonzero(mask)] == game.legal_actions()
    seen = dict(zip(observer.features.names(), observer.observe(game, seat).tolist(), strict=True))
    told: dict[str, Any] = game.position()
    displayed = {name.removeprefix("display.") for name in seen if name.startswith("display.") and seen[name]}
    assert displayed == set(told["display"])
    farm = told["farms"][seat]
    owned = {name.removeprefix("own.buildings.") for name in seen if name.startswith("own.buildings.")}
    assert {name for name in owned if seen[f"own.buildings.{name}"]} >= set(
        farm["buildings"].values()
    ) & owned
    assert seen["own.memory.guest_house"] == farm.get("memory", {}).get("guest_house", 0)


def check_copies(game: Game) -> None:
    """A copy and a position say the same as the game."""
    copy = game.copy()
    assert isinstance(copy, Game)
    assert copy.book is game.book
    told = json.loads(json.dumps(game.position()))
    again = Game.from_position(told)
    assert again.position() == game.position()
    assert again.key() == game.key() == copy.key()
    assert again.legal_actions() == game.legal_actions()
    before = game.key()
    copy.play(copy.legal_actions()[-1])
    assert game.key() == before


@pytest.mark.usefixtures("village")
def test_chance_draws_from_all_decks() -> None:
    drawn = set()
    for seed in range(12):
        game = Game(seed=seed, mode="expert", decks=["abbey", "village"])
        assert game.options["decks"] == ["base", "abbey", "village"]
        assert game.to_act in (0, 1)
        drawn |= {game.book.names[tile] for tile in game.board.display.numbers()}
    assert any(name.startswith("hut_") for name in drawn)
    assert drawn & set(base_book().names[7:])


def test_the_option_is_left_out_where_the_base_deck_is_alone() -> None:
    assert "decks" not in Game(decks=["base"]).options
    assert Game.from_options({"decks": []}).book is base_book()


@pytest.mark.parametrize("decks", [["orchard"], "orchard", [3], 3, {"base": 1}])
def test_an_unknown_deck_is_refused(decks: object) -> None:
    key = "option-deck" if decks == ["orchard"] else "option-decks"
    with pytest.raises(BadOption) as caught:
        Game.from_options({"decks": decks})
    assert caught.value.key == key
    with pytest.raises(BadPosition) as refused:
        Game.from_position({"game": "creatures", "options": {"decks": decks}})
    assert refused.value.key == key
    with pytest.raises(BadOption) as told:
        Game(decks=decks)  # type: ignore[arg-type]  # that is the point
    assert told.value.key == key


def test_a_deck_that_cannot_be_used_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAGE_DECKS", "")
    twice = 'CARDS = [Building("shelter", words("Shelter"), words("Twice."))]'
    for id, text in (("double", twice), ("empty", "TILES = []"), ("other", "CARDS = [3]")):
        add_folder(write_deck(tmp_path, id, text))
        with pytest.raises(BadOption) as caught:
            Game(decks=[id])
        assert caught.value.key == "option-deck-broken"
    forget_decks()


@pytest.mark.usefixtures("village")
def test_books_live_side_by_side() -> None:
    games = [Game(seed=4, mode="expert"), Game(seed=4, mode="expert", decks=["abbey"]), rich_game(4)]
    alone = Game(seed=4, mode="expert")
    rngs = [Random(seed) for seed in range(3)]
    lone = Random(0)
    while games[0].to_act is not None:
        for game, rng in zip(games, rngs, strict=True):
            if game.to_act is not None:
                game.play(rng.choice(game.legal_actions()))
        alone.play(lone.choice(alone.legal_actions()))
    assert alone.key() == games[0].key()
    assert len({game.book for game in games}) == 3


def test_a_tile_that_is_added_renumbers_nothing_that_was_stored(
    village: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = rich_game(1), Random(1)
    for _ in range(60):
        game.play(answer(game, rng))
    record, position = game.record(), game.position()
    forget_decks()
    text = (village / "tiles.py").read_text(encoding="utf-8")
    new = 'CARDS.append(Building("well", words("Well"), words("Water."), Goods(wood=1)))\n'
    (village / "tiles.py").write_text(text + new, encoding="utf-8")
    again = Game.from_record(parse_record("\n".join(record.lines())))
    assert again.book is not game.book
    assert again.book.names == [*game.book.names, "well"]
    assert again.checksum() == record.checksum
    assert Game.from_position(position).legal_actions() == game.legal_actions()


@pytest.mark.usefixtures("village")
def test_words_scene_statistics_and_judgement_know_the_tiles() -> None:
    game, rng = rich_game(2), Random(2)
    while game.to_act is not None and not any(game.board.farm(seat).cards.size() > 2 for seat in (0, 1)):
        for lang in LANGUAGES:
            assert question(game, lang)
            assert all(action_sentence(game, action, lang) for action in game.legal_actions())
        assert BOX.scene(game, game.to_act)["farms"]
        game.play(answer(game, rng))
    taken = READER.taken(game, 0) + READER.taken(game, 1)
    assert taken
    assert all(READER.name(id, "en") == building_of(id).name["en"] for id in taken)
    assert ADVISER.value(game.board, 0) > -100
    cards = BOX.components("en")["cards"]
    assert isinstance(cards, list)
    assert {"deck": "village"}.items() <= next(card for card in cards if card["id"] == "fair").items()


def test_more_tiles_than_a_cell_can_tell_apart_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOCAGE_DECKS", "")
    add_folder(write_deck(tmp_path, "city", PLAIN.replace("80", "200")))
    with pytest.raises(BadOption) as caught:
        Game(decks=["city"])
    assert "254" in str(caught.value.details["problem"])
    forget_decks()


def test_a_farm_remembers_more_than_a_word_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAGE_DECKS", "")
    tiles = """
CARDS = [
    Building(id, words(id), words("Counts."), remembers=Counter(id))
    for id in (f"shop_{number}" for number in range(9))
]
"""
    add_folder(write_deck(tmp_path, "market", tiles))
    memory = {f"shop_{number}": number + 1 for number in range(9)}
    position = {"game": "creatures", "options": {"decks": ["market"]}, "farms": [{"memory": memory}]}
    game = Game.from_position(position)
    told: dict[str, Any] = game.position()
    assert told["farms"][0]["memory"] == memory
    assert game.copy().key() == game.key() != Game(decks=["market"], first_player=0).key()
    seen = dict(zip(Observer(game).features.names(), Observer(game).observe(game, 0).tolist(), strict=True))
    assert [seen[f"own.memory.shop_{number}"] for number in range(9)] == list(range(1, 10))
    forget_decks()


@rule("R-27")
def test_several_tiles_may_hold_animals_that_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOCAGE_DECKS", "")
    tiles = """
CARDS = [
    Building("fold", words("Fold"), words("Holds 2."), holds=Pen(any_type=2, unscored=True)),
    Building("coop", words("Coop"), words("Holds 1."), holds=Pen(any_type=1, unscored=True)),
]
"""
    add_folder(write_deck(tmp_path, "sheds", tiles))
    table = creatures_table(decks=["sheds"])
    table.given(0, buildings={"a1": "pen", "b1": "fold", "b2": "coop"}, sheep=1, pig=4, cow=2, horse=1)
    # The Cottage holds one that counts; the pigs fill the Pen, the cows the fold, one goes into the coop.
    assert counted_animals(table.farm(0).raw) in (Goods(sheep=1).animals, Goods(horse=1).animals)
    free = creatures_table(decks=["sheds"]).given(0, buildings={"a1": "pen", "b1": "fold"}, cow=3)
    assert counted_animals(free.farm(0).raw) == Goods(cow=1).animals
    forget_decks()


def test_room_that_does_not_count_is_for_any_type(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAGE_DECKS", "")
    tile = 'CARDS = [Building("fold", words("Fold"), words("Holds 2."), holds=Pen(cow=2, unscored=True))]'
    add_folder(write_deck(tmp_path, "sheds", tile))
    with pytest.raises(BadOption, match="cannot be read"):
        Game(decks=["sheds"])
    forget_decks()
