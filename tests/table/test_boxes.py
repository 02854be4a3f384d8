"""What the boxes add to a view: where animals stand, what things cost, which herds can stay."""

from collections.abc import Mapping
from json import dumps
from random import Random

import pytest

from bocage import games
from bocage.core.events import Chronicle
from bocage.core.game import Game
from bocage.table.boxes import box_for
from bocage.table.endings import scores_json
from tests.table.serving import Json

ALL = [(entry.id, mode) for entry in games.catalogue() for mode in entry.modes if mode != "free"]


def new_game(id: str, mode: str) -> Game:
    kind = games.game_class(id)
    assert kind is not None
    game: Game = kind.from_options({"mode": mode}, 5)
    return game


def farms(value: Mapping[str, object]) -> list[Json]:
    found = value["farms"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("id", ["creatures", "agricola"])
def test_every_animal_stands_somewhere(id: str) -> None:
    seen = 0
    for seed in range(6):
        kind = games.game_class(id)
        assert kind is not None
        game = kind.from_options({}, seed)
        rng = Random(seed)
        while game.to_act is not None:
            game.play(rng.choice(game.legal_actions()))
            if game.prompt[1].startswith("release"):  # young ones too are still to find room
                continue
            scene = box_for(id).scene(game, None)
            for farm, drawn in zip(farms(game.position()), farms(scene), strict=True):
                standing: dict[str, int] = {}
                for home in drawn["homes"]:
                    assert sum(home["animals"].values()) <= home["room"]
                    for animal, count in home["animals"].items():
                        standing[animal] = standing.get(animal, 0) + count
                assert standing == {animal: count for animal, count in farm["animals"].items() if count}
                seen += sum(standing.values())
    assert seen > 100


@pytest.mark.parametrize("id", ["creatures", "agricola"])
def test_the_herds_that_can_stay_are_those_that_their_lines_lead_to(id: str) -> None:
    asked = 0
    for seed in range(30):
        kind = games.game_class(id)
        assert kind is not None
        game = kind.from_options({}, seed)
        rng = Random(seed)
        while game.to_act is not None:
            seat = game.to_act
            keep = box_for(id).scene(game, seat)["keep"]
            assert isinstance(keep, list)
            assert bool(keep) == game.prompt[1].startswith("release")
            for herd in keep:
                asked += 1
                before = farms(game.position())[seat]["animals"]
                gone = {animal: before[animal] - count for animal, count in herd["animals"].items()}
                assert released(game, seat, herd["line"], list(before), sum(gone.values())) == gone
            game.play(rng.choice(game.legal_actions()))
        if asked > 40:
            break
    assert asked > 10


def released(game: Game, seat: int, line: str, kinds: list[str], count: int) -> dict[str, int]:
    """Which animals go first, so many of them; others may have to go later, for another reason."""
    after, chronicle = game.copy(), Chronicle()
    after.listen(chronicle)
    after.play_line(line)
    gone = [event.numbers[0] for event in chronicle.events if (event.key, event.seat) == ("released", seat)]
    return {animal: gone[:count].count(kind) for kind, animal in enumerate(kinds)}


@pytest.mark.parametrize(("id", "mode"), ALL, ids=[f"{id}-{mode}" for id, mode in ALL])
def test_a_guest_sees_no_more_than_any_player(id: str, mode: str) -> None:
    game = new_game(id, mode)
    rng = Random(1)
    while game.to_act is not None:
        guest = box_for(id).view(game, None)
        for seat in range(int(game.state.seats)):
            assert is_part_of(guest, game.view(seat))
        game.play(rng.choice(game.legal_actions()))


@pytest.mark.parametrize(("id", "mode"), ALL, ids=[f"{id}-{mode}" for id, mode in ALL])
def test_what_a_seat_sees_is_the_same_by_way_of_what_everybody_sees(id: str, mode: str) -> None:
    game, box, rng = new_game(id, mode), box_for(id), Random(2)
    for step in range(400):
        if game.to_act is None:
            break
        if step % 5 == 0:
            guest = box.view(game, None), box.scene(game, None)
            before = dumps(guest)
            for seat in range(int(game.state.seats)):
                assert dumps(box.own_view(game, seat, guest[0])) == dumps(game.view(seat))
                assert dumps(box.own_scene(game, seat, guest[1])) == dumps(box.scene(game, seat))
            assert dumps(guest) == before
        game.play(rng.choice(game.legal_actions()))


def is_part_of(less: object, more: object) -> bool:
    """Whether one value tells nothing that the other does not; what is hidden may be counted instead."""
    if isinstance(less, dict) and isinstance(more, dict):
        return all(
            key == "hidden" or (key in more and is_part_of(value, more[key])) for key, value in less.items()
        )
    if isinstance(less, list) and isinstance(more, list) and len(less) == len(more):
        return all(is_part_of(one, other) for one, other in zip(less, more, strict=True))
    return less == more


@pytest.mark.parametrize(("id", "mode"), ALL)
def test_the_pad_counts_what_it_gives_points_for(id: str, mode: str) -> None:
    game, box = new_game(id, mode), box_for(id)
    rng, counted = Random(9), 0
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    for score in scores_json(game, box):
        assert score["counts"].keys() <= score["categories"].keys()
        assert sum(score["categories"].values()) == score["total"]
        assert min(score["counts"].values()) >= 0
        counted += sum(score["counts"].values())
    assert counted > 0


def test_a_row_of_the_pad_has_count_and_points() -> None:
    position = {"game": "creatures", "round": 8, "farms": [{"animals": {"sheep": 1}}, {}]}
    kind = games.game_class("creatures")
    assert kind is not None
    ada = scores_json(kind.from_position(position), box_for("creatures"))[0]
    assert (ada["counts"]["animals"], ada["categories"]["animals"]) == (1, 1)
    # Of no kind are there enough: three points are lost for each, and nothing is counted.
    assert ("bonus" in ada["counts"], ada["categories"]["bonus"]) == (False, -12)
