"""What counts as having used a building, slot by slot."""

from collections.abc import Callable

from bocage.fuzzing import Component, Report
from bocage.games.creatures import Game
from bocage.games.creatures.referee.watch import CreaturesWatch
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


class Watched:
    """A game that is played under watch."""

    def __init__(self, table: CreaturesTable) -> None:
        self.game: Game = table.game
        self.report = Report()
        self.watch = CreaturesWatch(self.game, self.report)

    def play(self, line: str) -> "Watched":
        for text in line.split(";"):
            self._play(self.game.codec.parse(text))
        return self

    def _play(self, action: int) -> None:
        self.watch.before(self.game, action)
        self.game.play(action)
        self.watch.after(self.game)

    def until(self, is_there: Callable[[Game], bool]) -> "Watched":
        """Play the first legal action until something is true."""
        while self.game.to_act is not None and not is_there(self.game):
            self._play(self.game.legal_actions()[0])
        return self

    def end(self) -> "Watched":
        self.until(lambda game: False)
        self.watch.end(self.game)
        return self

    def component(self, id: str) -> Component:
        return self.report.component(id)

    def slots(self, id: str) -> dict[str, int]:
        return dict(self.component(id).slots)


def table(*display: str, **fields: object) -> CreaturesTable:
    """A farm with plenty of resources and these buildings to build, among others."""
    return (
        creatures_table(mode="expert")
        .given(0, wood=9, stone=9, reed=5, **fields)
        .display("dog_house", *display)
    )


def built(line: str, start: CreaturesTable) -> Watched:
    """Build with the first worker."""
    return Watched(start).play(f"space special_building_1; {line}")


def test_a_building_that_brings_something_is_used_when_it_is_built() -> None:
    watched = built("build flooring_expert; at a1; take pig", table("flooring_expert"))
    assert watched.slots("flooring_expert") == {"on_play": 1}
    assert (watched.component("flooring_expert").built, watched.component("flooring_expert").used) == (1, 1)


def test_declining_is_not_using() -> None:
    watched = built("build fence_builder; at a1; stop", table("fence_builder"))
    assert (watched.component("fence_builder").built, watched.component("fence_builder").used) == (1, 0)


def test_an_answer_with_a_deed_is_using() -> None:
    watched = built("build fence_builder; at a1; border a1w; stop", table("fence_builder"))
    assert watched.slots("fence_builder") == {"on_play": 1}


@rule("C-5.6")
def test_replacing_a_building_is_shown_but_is_no_use() -> None:
    watched = built("build half_timbered_house", table("half_timbered_house"))
    assert watched.slots("half_timbered_house") == {"over": 1}
    assert watched.component("half_timbered_house").used == 0


def test_room_is_used_once_somebody_needs_it() -> None:
    start = table("half_timbered_house", sheep=1)
    watched = built("build half_timbered_house", start)
    assert watched.slots("half_timbered_house") == {"over": 1, "holds": 1}
    assert watched.component("half_timbered_house").used == 1


@rule("R-36")
def test_a_discount_is_used_by_a_price_that_it_lowers() -> None:
    watched = built("build sawmill; at a1", table("sawmill", "fertility_center", "barn"))
    assert watched.slots("sawmill") == {}
    watched.play("space one_stone; space special_building_2; build fertility_center; at a2")
    assert watched.slots("sawmill") == {}  # its price has no wood
    watched.play("space two_stone; space feeding_troughs; trough a1; stop")
    assert watched.slots("sawmill") == {}  # the first trough is free
    watched.until(lambda game: game.board.round == 2 and game.to_act == 0)
    watched.play("space feeding_troughs; trough a2; trough a3; stop")
    assert watched.slots("sawmill") == {"discounts": 1}


@rule("C-11.2")
def test_a_permit_is_used_by_the_young_of_a_lone_parent() -> None:
    start = table("fertility_center", sheep=1, placed_borders=pasture("b1"))
    watched = built("build fertility_center; at a1", start)
    watched.until(lambda game: game.board.round == 2)
    assert watched.slots("fertility_center") == {"answers": 1}


@rule("R-22")
def test_a_limit_is_used_when_it_takes_something_away() -> None:
    watched = built("build corner_house; at a1", table("corner_house"))
    watched.play("space one_stone; space expand")
    assert watched.slots("corner_house") == {"answers": 1}


def test_an_effect_at_any_time_is_used_when_it_is_called() -> None:
    watched = built("build cattle_market; at a1", table("cattle_market"))
    assert "anytime" not in watched.slots("cattle_market")
    watched.until(lambda game: "call cattle_market" in map(game.codec.text, game.legal_actions()))
    watched.play("call cattle_market; take cow")
    assert watched.slots("cattle_market")["anytime"] == 1


def test_a_triggered_effect_is_used_in_its_window() -> None:
    watched = built("build stone_carver; at a1", table("stone_carver"))
    watched.until(lambda game: "use stone_carver" in map(game.codec.text, game.legal_actions()))
    watched.play("use stone_carver")
    assert watched.slots("stone_carver") == {"whenever": 1}


@rule("C-5.7")
def test_counting_as_a_stall_is_used_by_an_upgrade() -> None:
    watched = built("build cow_stall; at a1", table("cow_stall"))
    watched.play("space one_stone; space stables; pay stone")
    assert watched.slots("cow_stall")["counts_as"] == 1


def test_computed_points_are_used_at_the_end() -> None:
    start = table("storage").round(8)
    watched = built("build storage; at a1", start).end()
    assert watched.slots("storage") == {"scores": 1}


def test_what_stood_there_from_the_start_is_not_counted() -> None:
    start = table(buildings={"a1": "storage"}).round(8)
    watched = Watched(start).end()
    assert watched.component("storage") == Component()


def test_stalls_and_stables_are_counted_too() -> None:
    watched = Watched(table()).play("space stall; at a1; space one_stone; space stables; pay wood")
    assert (watched.component("stall").built, watched.component("stable").built) == (1, 1)
