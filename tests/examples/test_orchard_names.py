"""A deck that is added changes nothing that was stored: names count, not numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from bocage import games, messages
from bocage.bots.advice import champion_for, network_file
from bocage.bots.counts import tally_of
from bocage.bots.network.file import read_network
from bocage.bots.network.judge import UNKNOWN, Bound, judge_for
from bocage.core.decks import FOLDERS
from bocage.core.errors import BadOption, BadPosition, BadRecord
from bocage.core.game import Game
from bocage.core.record import parse_record
from bocage.envs.identity import schema_hash
from bocage.envs.observing import Observer
from tests.games.agricola.own_decks import forget_folders
from tests.guests import EXAMPLES

GAMES: dict[str, dict[str, object]] = {"agricola": {"seats": 2}, "creatures": {"mode": "expert"}}
CARDS = {"agricola": "barter_cart", "creatures": "beehives"}


class Stored(NamedTuple):
    """What was kept of a game of the base deck."""

    record: str
    positions: list[str]
    actions: list[list[str]]
    observations: list[bytes]
    masks: list[bytes]
    schema: str
    judged: list[tuple[float, ...]]
    checksum: str


def stored(kind: type[Game], options: dict[str, object]) -> Stored:
    """Play a game at random and keep all that is kept of games."""
    game, rng = kind.from_options(options, 5), Random(5)
    observer = Observer(game)
    found = Stored("", [], [], [], [], schema_hash(observer), [], "")
    while game.to_act is not None:
        if rng.random() < 0.15:
            found.positions.append(json.dumps(game.position()))
            found.actions.append([game.codec.text(action) for action in game.legal_actions()])
            found.observations.append(observer.observe(game, 0).tobytes())
            found.masks.append(observer.mask(game, 0).tobytes())
            found.judged.append(values(game))
        game.play(rng.choice(game.legal_actions()))
    return found._replace(record="\n".join(game.record().lines()), checksum=game.checksum())


def values(game: Game) -> tuple[float, ...]:
    """What the network that comes with the game says about a position."""
    file = network_file(game)
    assert file is not None
    tally = tally_of(game)
    row = tally.counts(game.state, tally.side(game.state), tally.side(game.state))
    return judge_for(read_network(file), tally, game.codec, "plain").values(row)


@pytest.fixture(params=list(GAMES))
def kind(request: pytest.FixtureRequest) -> type[Game]:
    found = games.game_class(request.param)
    assert found is not None
    return found


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The deck comes; afterwards it is gone."""
    monkeypatch.setenv(FOLDERS, "")
    monkeypatch.setattr(messages, "_guests", list(messages._guests))
    yield
    forget_folders()
    messages._bundle.cache_clear()


def add() -> None:
    games.add_decks(EXAMPLES / "orchard" / "orchard")


def test_what_was_stored_before_a_deck_came_reads_the_same(kind: type[Game], added: None) -> None:
    before = stored(kind, GAMES[kind.id])
    with pytest.raises(BadOption):
        kind.from_options({"decks": ["orchard"]})
    add()
    kind.from_options({"decks": ["orchard"]})  # both books are there now
    assert stored(kind, GAMES[kind.id]) == before
    game = kind.from_record(parse_record(before.record))
    assert game.checksum() == before.checksum
    for place, position in enumerate(before.positions):
        found = kind.from_position(json.loads(position))
        observer = Observer(found)
        assert [found.codec.text(action) for action in found.legal_actions()] == before.actions[place]
        assert observer.observe(found, 0).tobytes() == before.observations[place]
        assert observer.mask(found, 0).tobytes() == before.masks[place]
        assert values(found) == before.judged[place]


def test_a_position_of_the_base_deck_means_the_same_in_a_game_with_more(
    kind: type[Game], added: None
) -> None:
    """With the names of its decks exchanged, it offers at least what it offered."""
    before = stored(kind, GAMES[kind.id])
    add()
    for position, actions in zip(before.positions, before.actions, strict=True):
        written = json.loads(position)
        written["options"]["decks"] = ["base", "orchard"]
        found = kind.from_position(written)
        offered = {found.codec.text(action) for action in found.legal_actions()}
        assert set(actions) <= offered
        assert all(text.startswith(("deal_", "draw ")) for text in offered - set(actions))


def test_a_card_that_a_network_has_not_met_counts_as_unknown(kind: type[Game], added: None) -> None:
    add()
    game = kind.from_options({**GAMES[kind.id], "decks": ["orchard"]}, 3)
    file = network_file(game)
    assert file is not None
    tally = tally_of(game)
    network = read_network(file)
    bound = Bound(network, tally, game.codec)
    names = [each.name for each in tally.inputs()]
    mine = [place for place, name in enumerate(names) if name.split(".")[-1] == CARDS[kind.id]]
    assert mine
    assert {bound.offset[place] for place in mine} == {UNKNOWN}
    known = {name for name, _ in network.inputs}
    assert {name for name, place in zip(names, bound.offset, strict=True) if place != UNKNOWN} <= known
    side = tally.side(game.state)
    row = tally.counts(game.state, side, side)
    judge = judge_for(network, tally, game.codec, "plain")
    for place in mine:
        assert judge.values(row[:place] + bytes([1 - row[place]]) + row[place + 1 :]) == judge.values(row)
    assert champion_for(game) is not None


def test_what_was_played_with_a_deck_that_is_gone_is_refused(kind: type[Game], added: None) -> None:
    add()
    game, rng = kind.from_options({**GAMES[kind.id], "decks": ["orchard"]}, 3), Random(3)
    for _ in range(30):
        game.play(rng.choice(game.legal_actions()))
    record, position = "\n".join(game.record().lines()), game.position()
    assert "orchard" in record.splitlines()[0]
    again = kind.from_record(parse_record(record))
    assert again.checksum() == game.checksum()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDERS, "")
        with pytest.raises(BadRecord) as refused:
            kind.from_record(parse_record(record))
        assert "The deck “orchard” is not installed" in str(refused.value)
        with pytest.raises(BadPosition) as unread:
            kind.from_position(position)
        assert unread.value.key == "option-deck"
