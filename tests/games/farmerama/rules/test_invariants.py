"""What is true at every decision of any game (F-75 to F-78)."""

from typing import Any

import pytest

from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import ANIMALS, CROPS, GOODS
from tests.games.farmerama.rules.random_games import decisions, every_kind, every_kind_for_several
from tests.games.farmerama.scenario import farmerama_table
from tests.rule_marks import rule

SEEDS = range(8)


def position(game: Game) -> dict[str, Any]:
    return game.position()


@rule("F-75", "F-2")
@every_kind
def test_no_tile_is_ever_lost_or_made(mode: str, seats: int) -> None:
    for seed in SEEDS:
        for game in decisions(mode, seats, seed, chance=True):
            now = position(game)
            for good in GOODS:
                there = now["supply"][good] + sum(farm["barn"][good] for farm in now["farms"])
                there += sum(2 * list(farm["fields"].values()).count(good) for farm in now["farms"])
                assert there == (6 if mode == "solo" and good == "water" else 32)
                assert now["supply"][good] >= 0


@rule("F-76", "F-4", "F-32")
@every_kind
def test_fields_pastures_and_animals_keep_their_bounds(mode: str, seats: int) -> None:
    for seed in SEEDS:
        for game in decisions(mode, seats, seed):
            for farm in position(game)["farms"]:
                assert all(crop in CROPS for crop in farm["fields"].values())
                places = list(farm["pastures"].values())
                assert all(places.count(place) <= 2 for place in places)
                assert set(farm["pastures"]) <= set(ANIMALS)
                pacifier = int(game.components.parts.pacifier)
                before_pacifier = "abcdefg"[(pacifier - farm["turned"]) % 7]
                assert before_pacifier not in places


@rule("F-77", "F-13")
@every_kind_for_several
def test_every_building_is_in_one_place(mode: str, seats: int) -> None:
    for seed in SEEDS:
        for game in decisions(mode, seats, seed, chance=True):
            now = position(game)
            gardens = [tile for farm in now["farms"] for tile in farm["garden"]]
            tiles = now["display"] + now["unseen"] + gardens
            assert len(tiles) == len(set(tiles)) == (25 if mode == "advanced" else 20)
            removed = {2: 10, 3: 7, 4: 4}[seats]
            assert now["stack"] == len(now["unseen"]) - (0 if now["last_rounds"] else removed)


@rule("F-48", "F-43")
@every_kind
def test_products_never_fall_and_come_from_turning_alone(mode: str, seats: int) -> None:
    for seed in SEEDS:
        before: list[dict[str, int]] = [dict.fromkeys(ANIMALS, 0) for _ in range(seats)]
        turned = [0] * seats
        for game in decisions(mode, seats, seed):
            for seat, farm in enumerate(position(game)["farms"]):
                now = farm["products"]
                assert all(now[animal] - before[seat][animal] in (0, 1) for animal in ANIMALS)
                if now != before[seat]:
                    assert farm["turned"] == (turned[seat] + 1) % 7
                assert farm["turned"] in (turned[seat], (turned[seat] + 1) % 7)
                before[seat], turned[seat] = now, farm["turned"]


@rule("F-78")
@every_kind
def test_random_games_come_to_an_end_and_no_farm_is_locked(mode: str, seats: int) -> None:
    for seed in SEEDS:
        number = 0
        for _ in decisions(mode, seats, seed):
            number += 1
            assert number < 5000
        assert number > 40


@rule("F-78", "F-34", "F-39")
@pytest.mark.parametrize("turned", range(7))
def test_a_farm_full_of_crops_without_water_can_be_freed(turned: int) -> None:
    fields = dict.fromkeys(("a1", "a2", "a3", "b1", "c1", "d1", "d2", "e1"), "corn")
    fields |= dict.fromkeys(("e2", "e3", "f1", "f2", "g1", "g2", "g3"), "hay")
    table = farmerama_table(4).given(0, fields=fields, turned=turned, barn={})
    free_area = "gfedcba"[turned]
    for _ in range(16):
        blocked = any(name[0] == free_area for name in table.farm(0).fields)
        card = "harvest" if blocked else "seeds"
        others = [name for name in ("water", "feed", "sow") if name != card]
        table.play(card, *others)
        while table.asked[1] != "pick":
            offers = table.offers()
            if table.game.to_act == 0 and "turn" in offers:
                table.act(0, "turn")
                assert table.farm(0).turned == (turned + 1) % 7
                return
            harvest = [text for text in offers if text.startswith(f"harvest {free_area}")]
            quiet = harvest[0] if harvest else "gather" if "gather" in offers else "stop"
            table.game.play(quiet if quiet in offers else offers[0])
    raise AssertionError("the wheel could not be turned")
