"""What counts as a card having been used, slot by slot."""

from random import Random

import pytest

from bocage.fuzzing import Report
from bocage.games.agricola.referee.deck import DECK
from bocage.games.agricola.referee.usage import has_effect
from bocage.games.agricola.referee.watch import AgricolaWatch
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule


class Watched:
    """A table whose games are watched; what was in front at the start counts as just played."""

    def __init__(self, table: AgricolaTable, *played: str) -> None:
        self.game = table.game
        self.report = Report()
        self.watch = AgricolaWatch(self.game, self.report, Random(0))
        for card in played:
            self.watch.usage.played[0, card] = set()
            self.report.component(card).built += 1

    def act(self, line: str) -> "Watched":
        for text in line.split(";"):
            action = self.game.codec.parse(text)
            self.watch.before(self.game, action)
            self.game.play(action)
            self.watch.after(self.game)
        return self

    def to_the_end(self) -> "Watched":
        while self.game.to_act is not None:
            self.act(self.game.codec.text(self.game.legal_actions()[0]))
        self.watch.end(self.game)
        return self

    def slots(self, card: str) -> dict[str, int]:
        """The slots used; the card is used when there is one."""
        component = self.report.component(card)
        assert component.used == (1 if component.slots else 0)
        return dict(component.slots)


def watched(*played: str, **fields: object) -> Watched:
    table = agricola_table(2).course(round=5, revealed=REVEALED).given(0, cards=list(played), **fields)
    return Watched(table, *played)


REVEALED = ["major_improvement", "fencing", "grain_utilization", "sheep_market", "house_redevelopment"]


def played_from_hand(card: str, space: str, action: str, **fields: object) -> Watched:
    table = agricola_table(2).course(round=5, revealed=REVEALED).given(0, hand=[card], **fields)
    return Watched(table).act(f"space {space}").act(action)


@rule("A-14.2")
def test_a_gift_at_once_counts_and_a_gift_of_nothing_does_not() -> None:
    gift = played_from_hand("bread_paddle", "meeting_place", "minor bread_paddle", wood=1)
    assert gift.slots("bread_paddle") == {"on_play": 1}
    assert gift.report.component("bread_paddle").built == 1
    nothing = played_from_hand("clay_embankment", "meeting_place", "minor clay_embankment", food=1)
    assert nothing.slots("clay_embankment") == {}
    something = played_from_hand("clay_embankment", "meeting_place", "minor clay_embankment", food=1, clay=2)
    assert something.slots("clay_embankment") == {"on_play": 1}


def test_something_that_a_card_remembers_counts() -> None:
    plow = played_from_hand("handplow", "meeting_place", "minor handplow", wood=1)
    assert plow.slots("handplow") == {"on_play": 1}


@rule("A-16.4")
def test_a_reaction_counts_for_the_card_that_reacts() -> None:
    table = watched("wood_cutter", "geologist", "canoe").act("space forest")
    assert table.slots("wood_cutter") == {"whenever": 1}
    assert table.slots("geologist") == {"whenever": 1}
    assert table.slots("canoe") == {}


@rule("A-13.2", "A-13.3", "A-13.6")
def test_kitchens_and_trades_count_when_they_make_something() -> None:
    table = watched("fireplace_2", "hard_porcelain", grain=2, clay=2, sheep=1)
    table.act("call basics.4")
    assert table.slots("fireplace_2") == {"cooks": 1}
    table.act("call hard_porcelain")
    assert table.slots("hard_porcelain") == {"anytime": 1}
    table.act("space grain_utilization").act("bake fireplace_2")
    assert table.slots("fireplace_2") == {"bakes": 1, "cooks": 1}


@rule("A-15.3")
def test_a_price_counts_for_the_cards_that_it_shows() -> None:
    table = watched("carpenter", "lumber_mill", "frame_builder", wood=3, reed=2)
    table.act("space farm_expansion;option 1;room a1")
    assert table.slots("carpenter") == {"prices": 1}
    assert table.slots("lumber_mill") == table.slots("frame_builder") == {}


@rule("A-14.12")
def test_a_card_that_was_given_back_counts_for_the_one_it_paid() -> None:
    table = watched("fireplace_2").act("space major_improvement;major cooking_hearth_4")
    assert table.slots("cooking_hearth_4") == {"paid_with": 1}


@rule("A-15.5", "A-11.2", "A-11.3", "A-12.3")
@pytest.mark.parametrize(
    ("card", "fields", "line"),
    [
        ("rammed_clay", {"clay": 4}, "space fencing;enclose e1;stop;pay 4"),
        ("hedge_keeper", {"wood": 1}, "space fencing;enclose e1;stop"),
        ("animal_tamer", {"sheep": 1, "boar": 1}, "space day_laborer"),
        ("beanfield", {"vegetable": 1}, "space grain_utilization;sow_vegetable card"),
        ("conservator", {"stone": 2, "reed": 1}, "space house_redevelopment"),
    ],
)
def test_an_exception_counts_when_it_was_needed(card: str, fields: dict[str, object], line: str) -> None:
    table = watched(card, **fields)
    assert table.slots(card) == {}
    for text in line.split(";"):
        if text in [table.game.codec.text(action) for action in table.game.legal_actions()]:
            table.act(text)
    assert table.slots(card) == {"answers": 1}


@rule("A-15.5")
def test_an_exception_that_was_not_needed_does_not_count() -> None:
    table = watched("rammed_clay", "animal_tamer", wood=4, clay=4, sheep=1)
    table.act("space fencing;enclose e1;stop;pay 0")
    assert table.slots("rammed_clay") == table.slots("animal_tamer") == {}


@rule("A-18.9")
def test_points_count_at_the_end() -> None:
    table = agricola_table(2).course(round=14).given(0, cards=["bottles", "manger", "stable_architect"])
    found = Watched(table.given(0, stables=["e1"]), "bottles", "manger", "stable_architect").to_the_end()
    assert found.slots("stable_architect") == {"scores": 1}
    assert found.slots("bottles") == {"points": 1}
    assert found.slots("manger") == {}


def test_only_cards_without_any_effect_are_there_for_their_points_alone() -> None:
    assert [card for card in DECK if not has_effect(card)] == ["bottles"]


@rule("A-2.1", "A-6.2")
def test_spaces_and_the_order_of_the_round_cards_are_counted() -> None:
    table = Watched(agricola_table(2).course(round=12).given(0)).to_the_end()
    spaces = sum(component.built for component in table.report.components.values())
    assert spaces > 10
    assert table.report.component("stage_6").slots == {"1": 1}
    assert table.report.component("stage_1").slots == {}
