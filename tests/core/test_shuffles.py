"""Chance follows a seed whose hash was shown before, and a record can be held to it."""

import json
from collections import Counter

import pytest

from bocage.core.errors import BadRecord
from bocage.core.game import Game
from bocage.core.record import Record, parse_record, record_of
from bocage.core.shuffles import Shuffle, draw, fresh_seed, hash_of, verify_chance
from bocage.core.state import NATURE
from bocage.games import creatures

SEED = "00" * 31 + "07"


def fresh() -> Game:
    return creatures.Game(mode="advanced")


def played(seed: str = SEED, given: int = 0) -> Record:
    """A game in which chance follows the seed, and everybody else takes the first answer."""
    game = fresh()
    while game.to_act is not None:
        menu = game.menu()
        number = len(game.moves()) + 1
        index = draw(seed, number, menu.size()) if game.to_act == NATURE else 0
        if game.to_act == NATURE:  # as docs/records.md says it
            assert menu.pick(index) == game.legal_actions()[index]
        game.play(menu.pick(index))
    record = record_of(game, ["Ada", "Bea"])
    record.shuffle = Shuffle(hash_of(seed), seed, given)
    return record


def text_of(record: Record) -> str:
    return "\n".join(record.lines())


def test_a_draw_is_what_the_page_about_records_says() -> None:
    # SHA-256 of "SEED:1:0" modulo 10, worked out apart from this program.
    import hashlib

    assert draw(SEED, 1, 10) == int(hashlib.sha256(f"{SEED}:1:0".encode()).hexdigest(), 16) % 10
    assert hash_of(SEED) == hashlib.sha256(bytes(31) + b"\7").hexdigest()


def test_draws_are_spread_evenly() -> None:
    found = Counter(draw(SEED, number, 6) for number in range(6000))
    assert sorted(found) == list(range(6))
    assert all(850 < count < 1150 for count in found.values())


def test_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(50)}) == 50


def test_a_record_that_followed_its_seed_is_verified() -> None:
    record = parse_record(text_of(played()))
    chance = sum(seat == NATURE for seat, _ in record.moves)
    assert verify_chance(record, fresh()) == chance > 0


def test_another_seed_than_the_one_shown_is_refused() -> None:
    record = played()
    record.shuffle = Shuffle(hash_of(SEED), "11" * 32)
    with pytest.raises(BadRecord) as caught:
        verify_chance(record, fresh())
    assert caught.value.key == "record-seed"


def test_chance_that_decided_otherwise_is_found() -> None:
    record = played()
    record.shuffle = Shuffle(hash_of("22" * 32), "22" * 32)  # the hash is right, the cards are not
    with pytest.raises(BadRecord) as caught:
        verify_chance(record, fresh())
    assert caught.value.key == "record-chance"


def test_nothing_is_said_of_moves_that_were_there_before() -> None:
    record = played()
    record.shuffle = Shuffle(hash_of("22" * 32), "22" * 32, given=len(record.moves))
    assert verify_chance(record, fresh()) == 0


def test_before_the_end_a_record_holds_the_hash_alone() -> None:
    record = played()
    record.shuffle = Shuffle(hash_of(SEED))
    assert SEED not in text_of(record)
    again = parse_record(text_of(record))
    assert again.shuffle is not None
    assert (again.shuffle.hash, again.shuffle.seed) == (hash_of(SEED), "")
    assert verify_chance(again, fresh()) == 0


@pytest.mark.parametrize(
    "shuffle",
    [3, {}, {"hash": "x"}, {"hash": "0" * 64, "given": -1}, {"hash": "0" * 64, "given": True}, {"hash": 1}],
)
def test_a_shuffle_that_is_none_is_damage(shuffle: object) -> None:
    lines = text_of(played()).split("\n")
    head = json.dumps({**json.loads(lines[0]), "shuffle": shuffle})
    with pytest.raises(BadRecord) as caught:
        parse_record("\n".join([head, *lines[1:]]))
    assert (caught.value.key, caught.value.details) == ("record-damaged", {"line": 1})


@pytest.mark.parametrize("seed", [3, "x", "0" * 63, "G" * 64])
def test_a_seed_that_is_none_is_damage(seed: object) -> None:
    lines = text_of(played()).split("\n")
    tail = json.dumps({**json.loads(lines[-1]), "seed": seed})
    with pytest.raises(BadRecord) as caught:
        parse_record("\n".join([*lines[:-1], tail]))
    assert caught.value.key == "record-damaged"
