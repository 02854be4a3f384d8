"""A position or a game fits in a link and comes back as it was; anything else gets one sentence."""

import base64
import json
import zlib

import pytest

from bocage import games
from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.learning.errors import BadLink
from bocage.learning.links import VERSION, game_code, link, position_code, read_link
from bocage.learning.trials import options_of, random_positions, returns
from bocage.wording import error_sentence

GAMES = games.installed()
SOME = 24  # positions; `bocage link check` sends a thousand


def some_game(id: str = "creatures") -> Game:
    kind = games.game_class(id)
    assert kind is not None
    return next(random_positions(kind, 1, 5))


@pytest.mark.parametrize("id", GAMES)
def test_random_positions_come_back(id: str) -> None:
    kind = games.game_class(id)
    assert kind is not None
    found = [returns(game) for game in random_positions(kind, SOME, 11)]
    assert all(same for same, _ in found)
    assert max(length for _, length in found) < 2900  # what a QR code holds


@pytest.mark.parametrize("id", GAMES)
def test_positions_are_tried_in_every_mode_that_can_begin_by_itself(id: str) -> None:
    kind = games.game_class(id)
    assert kind is not None
    tried = {options.get("mode", "") for options in options_of(kind)}
    assert tried == set(kind.modes or ("",)) - {"free"}  # that one is told its buildings
    assert {int(kind.from_options(options).state.seats) for options in options_of(kind)} == set(kind.players)


def test_a_link_is_read_with_and_without_what_stands_before_it() -> None:
    game = some_game()
    code = position_code(game)
    for text in (code, f"#p={code}", link(code, "https://example.org/bocage/"), f"  {code}\n"):
        assert read_link(text).game.checksum() == game.checksum()


def test_a_game_keeps_its_players_and_moves() -> None:
    game = some_game("agricola")
    names = [f"Zoé {seat}" for seat in range(int(game.state.seats))]
    held = read_link(game_code(game, names))
    assert held.record is not None
    assert held.record.seats == names
    assert held.game.moves() == game.moves()


def test_any_change_of_a_letter_is_noticed() -> None:
    code = position_code(some_game())
    for place in range(2, len(code), 7):
        other = "A" if code[place] != "A" else "B"
        with pytest.raises(BadLink):
            read_link(code[:place] + other + code[place + 1 :])


def test_any_cut_is_noticed() -> None:
    code = game_code(some_game())
    for length in range(len(code) - 1, 0, -13):
        with pytest.raises(BadLink):
            read_link(code[:length])


def packed(kind: str, value: object) -> str:
    """A code that is whole, whatever it holds."""
    from bocage.learning.links import _check

    text = json.dumps(value).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = _check(kind, text) + packer.compress(text) + packer.flush()
    return VERSION + kind + base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "link-foreign"),
        ("https://example.org/", "link-foreign"),
        ("https://example.org/#p=hello", "link-foreign"),
        ("é", "link-foreign"),
        ("7p" + position_code(some_game())[2:], "link-version"),
        ("1p!!!!", "link-damaged"),
        ("1pAAAA", "link-damaged"),
        ("1p" + "A" * 30_000, "link-too-long"),
        (packed("p", [1, 2]), "link-damaged"),
        (packed("p", {"rules": 1}), "link-damaged"),
        (packed("p", {"rules": 1, "position": {"game": "chess"}}), "link-other-game"),
        (packed("p", {"rules": 0, "position": {"game": "creatures", "round": 99}}), "link-rules"),
        (
            packed("g", {"game": "creatures", "rules": 0, "options": {}, "seats": [], "moves": ""}),
            "link-rules",
        ),
        (packed("g", {"game": "creatures", "rules": "x"}), "link-damaged"),
    ],
)
def test_damaged_and_foreign_links_get_one_sentence(text: str, key: str) -> None:
    with pytest.raises(BadLink) as refused:
        read_link(text)
    assert refused.value.key == key
    for lang in ("en", "fr"):
        sentence = error_sentence(refused.value, lang)
        assert sentence.endswith(".")
        assert "\n" not in sentence


def test_a_link_to_an_impossible_position_says_why() -> None:
    kind = games.game_class("creatures")
    assert kind is not None
    value = {"rules": kind.rules_version, "position": {"game": "creatures", "round": 99}}
    with pytest.raises(BocageError, match="round"):
        read_link(packed("p", value))


def test_a_link_cannot_fill_the_memory() -> None:
    kind = "p"
    text = b"[" + b" " * 5_000_000 + b"]"
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = bytes(4) + packer.compress(text) + packer.flush()
    with pytest.raises(BadLink):
        read_link(VERSION + kind + base64.urlsafe_b64encode(data).decode().rstrip("="))
