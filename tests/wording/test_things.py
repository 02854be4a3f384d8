"""What the reader says: every thing on a table, in both languages, and how it stands for a player."""

from __future__ import annotations

import re
from random import Random

import pytest

from bocage import games, rules
from bocage.core.game import Game
from bocage.games.agricola.rules.spaces import HEAPS
from bocage.games.agricola.rules.state import Board
from bocage.messages import LANGUAGES
from bocage.wording.lexicon import lexicon
from bocage.wording.things import spoken

OURS = ("agricola", "creatures", "farmerama")
NAMES = ["Ann", "Bob"]
every_game = pytest.mark.parametrize("id", OURS)
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def begun(id: str, moves: int = 40, **options: object) -> Game:
    """A game for two after some moves by chance, at a person's decision."""
    kind = games.game_class(id)
    assert kind is not None
    seats = {} if id == "creatures" else {"seats": 2}
    game: Game = kind.from_options({**seats, **options})
    rng = Random(id)
    while moves > 0 or game.to_act is None or game.to_act < 0:
        game.play(rng.choice(game.legal_actions()))
        moves -= 1
    return game


@both_languages
@every_game
def test_everything_has_a_name_a_kind_a_sentence_and_a_rule(id: str, lang: str) -> None:
    found = lexicon(id).things(lang)
    assert len({thing.target for thing in found}) == len(found)
    for thing in found:
        assert thing.name, thing.target
        assert thing.kind, thing.target
        assert thing.effect.endswith("."), thing.target
        assert rules.find(thing.rule, id, lang).id == thing.rule
        assert thing.effect in spoken(thing, lang)


@every_game
def test_both_languages_give_the_same_numbers(id: str) -> None:
    sentences = [lexicon(id).things(lang) for lang in LANGUAGES]
    for one, other in zip(*sentences, strict=True):
        assert sorted(re.findall(r"\d+", one.effect)) == sorted(re.findall(r"\d+", other.effect)), one.target


@both_languages
@every_game
def test_whatever_is_asked_about_is_told_to_players_and_to_guests(id: str, lang: str) -> None:
    game = begun(id)
    for thing in lexicon(id).things(lang):
        for seat in (0, 1, None):
            told = lexicon(id).reading(game, seat, thing.target, NAMES, lang)
            assert told is not None, thing.target
            assert told.thing.name == thing.name
    assert lexicon(id).reading(game, 0, "space nowhere", NAMES, lang) is None


def test_a_heap_says_what_lies_there_and_what_one_would_have() -> None:
    game = begun("agricola")
    board = game.state
    assert isinstance(board, Board)
    told = lexicon("agricola").reading(game, 0, "space forest", NAMES, "en")
    assert told is not None
    lies = int(board.pile(0))
    assert int(HEAPS[0].amounts[1]) == 3
    have = int(board.farm(0).good(0))
    notes = [(row.text, row.note) for row in told.rows]
    assert ("lying here now", f"{lies} wood") in notes or lies == 0
    assert ("added each round", "3 wood") in notes
    assert lies == 0 or (f"you have {have}", f"then {have + lies}") in notes


def test_a_price_says_what_is_missing() -> None:
    game = begun("agricola", 30)
    told = lexicon("agricola").reading(game, 0, "major well", NAMES, "en")
    assert told is not None
    assert [row.text for row in told.rows] == ["1 wood", "3 stone"]
    assert told.rows[1].is_missing
    assert told.rows[1].note == "3 missing"
    assert told.who == "Nobody has it yet."


def test_a_hidden_round_says_what_it_can_still_be() -> None:
    game = begun("agricola", 20)
    told = lexicon("agricola").reading(game, 0, "round 14", NAMES, "en")
    assert told is not None
    assert told.thing.effect == "It can still be: Farm Redevelopment. A harvest follows this round."


def test_the_hand_of_another_is_not_told() -> None:
    game = begun("agricola", 20, mode="full")
    board = game.state
    assert isinstance(board, Board)
    theirs = board.farm(1).hand.numbers()
    for card in theirs:
        told = lexicon("agricola").reading(game, 0, f"card {board.book.names[card]}", NAMES, "en")
        assert told is not None
        assert told.who == ""


def test_the_harvest_is_foretold_with_what_is_missing() -> None:
    game = begun("agricola", 25)
    told = lexicon("agricola").forecast(game, 0, "en")
    assert told is not None
    assert told.due == 4
    assert "4 food due" in told.sentence
    assert told.short == max(0, told.due - told.have - told.more)
    assert ("begging" in told.sentence) == (told.short > 0)


@both_languages
def test_the_wheel_tells_both_numbers_and_the_next_ones(lang: str) -> None:
    game = begun("farmerama", 0)
    told = lexicon("farmerama").reading(game, 0, "card sow", NAMES, lang)
    assert told is not None
    assert re.findall(r"\d+", told.thing.effect) == ["3", "2"]
    assert re.findall(r"\d+", told.rows[2].note) == ["4", "2"]


def test_fodder_is_set_against_the_barn() -> None:
    game = begun("farmerama", 0)
    told = lexicon("farmerama").reading(game, 0, "feed cow", NAMES, "en")
    assert told is not None
    assert [(row.text, row.note) for row in told.rows] == [("3 hay", "1 missing"), ("2 corn", "you have 2")]


def test_a_building_tells_its_price_for_this_farm() -> None:
    game = begun("creatures", 0)
    told = lexicon("creatures").reading(game, 0, "build shelter", NAMES, "fr")
    assert told is not None
    assert [row.text for row in told.rows] == ["2 bois", "1 pierre"]
    assert told.rows[0].is_missing
