"""Whatever a position holds, it is refused or it can be played to its end."""

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.core.errors import BadPosition
from bocage.games.creatures import Game
from bocage.games.creatures.decks import base_book
from tests.contract.settings import SETTINGS, choose

Json = object
Path = tuple[str | int, ...]
LONGEST = 2000  # decisions

NUMBERS = st.integers(-2, 12) | st.sampled_from([62, 63, 100, 255, 256, 2**31, 2**62, 2**63, 2**70, 10**400])
WORDS = st.sampled_from(["", "a1", "b2e", "wood", "cottage", "stall", "carpenter", "turn", "house"])
SCALARS = st.none() | st.booleans() | NUMBERS | st.floats() | WORDS | st.text(max_size=6)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)
FRAMES = st.tuples(
    st.sampled_from(sorted(base_book().places)),
    st.integers(-1, 1),
    st.integers(-1, 1),
    st.integers(0, 3),
    st.integers(-1, 22),
    st.integers(0, 3) | st.integers(0, 61).map(lambda place: 2**place),
    st.integers(0, 30),
).map(list)


@cache
def real_positions() -> list[str]:
    """Positions from all over some games, as JSON."""
    found = [
        json.dumps(game.position())
        for setting in SETTINGS
        for seed in (1, 2)
        for game in setting.decisions(seed, every=3)
    ]
    return sorted(found, key=lambda text: Random(text).random())


def paths(value: Json, here: Path = ()) -> list[Path]:
    """Every place inside a value."""
    inside: list[tuple[str | int, Json]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [here, *(path for name, part in inside for path in paths(part, (*here, name)))]


def at(value: Json, path: Path) -> Json:
    for name in path:
        value = cast("dict[str | int, Json]", value)[name]
    return value


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Json]:
    """A real position with one or two things changed."""
    texts = real_positions()
    position: dict[str, Json] = json.loads(texts[draw(st.integers(0, len(texts) - 1))])
    if draw(st.integers(0, 3)) == 0:
        del position["agenda"]
    for _ in range(draw(st.integers(1, 2))):
        change(draw, position)
    return position


def change(draw: st.DrawFn, position: dict[str, Json]) -> None:
    places = [path for path in paths(position) if path]
    if draw(st.booleans()):
        places = [path for path in places if path[0] == "agenda" and len(path) > 1] or places
    path = places[draw(st.integers(0, len(places) - 1))]
    holder = cast("dict[str | int, Json]", at(position, path[:-1]))
    here = holder[path[-1]]
    how = draw(st.sampled_from(["nudge", "replace", "drop", "double", "frame"]))
    if how == "nudge" and isinstance(here, int):
        holder[path[-1]] = here + draw(st.sampled_from([-1, 1, 2, 16]))
    elif how == "drop":
        del holder[path[-1]]
    elif how == "double" and isinstance(holder, list):
        holder.insert(cast("int", path[-1]), deepcopy(here))
    elif how == "frame" and isinstance(position.get("agenda"), list):
        cast("list[Json]", position["agenda"]).insert(0, draw(FRAMES))
    else:
        holder[path[-1]] = draw(ANYTHING)


def play_to_the_end(game: Game, seed: int) -> None:
    rng = Random(seed)
    for _ in range(LONGEST):
        if game.to_act is None:
            break
        game.play(choose(game, rng))
    assert game.outcome() is not None


@settings(max_examples=150)
@given(ANYTHING)
def test_whatever_json_holds_it_is_a_position_or_refused(value: Json) -> None:
    with pytest.raises(BadPosition):
        Game.from_position(cast("dict[str, object]", value))


@settings(max_examples=300)
@given(
    st.dictionaries(
        st.sampled_from(
            ["options", "round", "turn", "spaces", "farms", "display", "supply", "spent", "agenda", "working"]
        ),
        ANYTHING,
        min_size=1,
    )
)
def test_whatever_a_field_holds_the_game_can_be_played_or_is_refused(fields: dict[str, Json]) -> None:
    try:
        game = Game.from_position({"game": "creatures", **fields})
    except BadPosition:
        return
    play_to_the_end(game, 1)


@settings(max_examples=700)
@given(mutated(), st.integers(0, 3))
def test_a_changed_position_can_be_played_to_its_end_or_is_refused(
    position: dict[str, Json], seed: int
) -> None:
    try:
        game = Game.from_position(position)
    except BadPosition as error:
        assert len(str(error)) < 400  # noqa: PT017 - refusing is one of the two right answers
        return
    play_to_the_end(game, seed)


# Agendas that no game has.

TURN = ["turn", 0, 0, 1, 0, 0, 0]
ROUND = ["round", -1, -1, 0, 0, 0, 0]


def agenda_of_a_game() -> list[Json]:
    agenda = Game(seed=1, first_player=0).position()["agenda"]
    assert isinstance(agenda, list)
    return agenda


def test_the_agenda_of_a_game_is_read() -> None:
    game = Game.from_position({"game": "creatures", "agenda": agenda_of_a_game()})
    assert game.to_act == 0


@pytest.mark.parametrize(
    "frame",
    [
        "turn",
        [],
        ["turn"],
        ["turn", 0, 0, 1, 0, 0],
        ["turn", 0, 0, 1, 0, 0, 0, 0],
        ["nothing", 0, 0, 1, 0, 0, 0],
        [["turn"], 0, 0, 1, 0, 0, 0],
        [3, 0, 0, 1, 0, 0, 0],
        ["turn", True, 0, 1, 0, 0, 0],
        ["turn", 0.0, 0, 1, 0, 0, 0],
        ["turn", 2, 0, 1, 0, 0, 0],
        ["turn", -1, -1, 1, 0, 0, 0],
        ["turn", 0, -1, 1, 0, 0, 0],
        ["turn", 0, 0, 4, 0, 0, 0],
        ["turn", 0, 0, 1, 256, 0, 0],
        ["turn", 0, 0, 1, 0, -1, 0],
        ["turn", 0, 0, 1, 0, 2**63, 0],
        ["turn", 0, 0, 1, 0, 0, 10**30],
        ["round", 0, 0, 0, 0, 0, 0],
        ["work", 0, 0, 0, 0, 0, 0],
        ["deal", 0, 0, 1, 4, 0, 0],
        ["window", 0, 0, 1, 0, 0, 30],
        ["window", 0, 0, 1, 0, 2**61, 20],
        ["window", 0, 0, 1, -1, 0, 20],
        ["window", 0, 0, 0, 0, 0, 20],
        ["house", 0, 0, 1, 2, 0, 0],
        ["house", 0, 0, 0, 0, 0, 0],
        ["space.stables.0", 0, 0, 1, 3, 0, 0],
        ["space.stables.0", 0, 0, 1, -1, 0, 0],
        ["space.stall", 0, 0, 0, 0, 0, 0],
        ["space.special_building_1", 0, 0, 3, -1, 40, 0],
        ["space.special_building_1", 0, 0, 2, -1, 200, 0],
        ["space.special_building_1", 0, 0, 3, -1, "sawmill", 0],
        ["space.special_building_1", 0, 0, 2, -1, "nothing", 0],
        ["space.special_building_1", 0, 0, 2, -1, ["shelter"], 0],
        ["space.special_building_1", 0, 0, 1, 20, 0, 0],
        ["window", 0, 0, 1, 0, ["joinery"], 20],
        ["window", 0, 0, 1, 0, ["nothing"], 24],
        ["window", 0, 0, 1, 0, "joinery", 24],
        ["window", 0, 0, 1, 0, [24], 24],
        ["window", 0, 0, 1, 0, ["joinery"], "joinery"],
        ["turn", 0, 0, 1, 0, "cottage", 0],
        ["carpenter.anytime0", 0, 0, 2, 1, 0, 0],
        ["carpenter.anytime0", 0, 0, 2, 0, 1, 0],
        ["carpenter.anytime0", 0, 0, 2, 0, 0, 1],
        ["cattle_market.anytime0", 0, 0, 0, 0, 0, 0],
    ],
    ids=str,
)
def test_a_frame_that_makes_no_sense_is_refused(frame: Json) -> None:
    with pytest.raises(BadPosition) as caught:
        Game.from_position({"game": "creatures", "agenda": [frame, *agenda_of_a_game()[1:]]})
    assert caught.value.key == "position-agenda"


@pytest.mark.parametrize(
    "agenda",
    [[], [TURN], [TURN, ROUND, ROUND], [ROUND, TURN], [TURN] * 200],
    ids=["nothing", "no round", "two rounds", "round first", "endless"],
)
def test_an_agenda_ends_with_the_usual_phases(agenda: list[Json]) -> None:
    with pytest.raises(BadPosition) as caught:
        Game.from_position({"game": "creatures", "round": 3, "agenda": agenda})
    assert caught.value.key == "position-agenda"


def test_a_round_that_is_over_goes_on_with_the_next() -> None:
    game = Game.from_position({"game": "creatures", "round": 3, "agenda": [ROUND]})
    assert game.position()["round"] == 4
