"""What a seat may know: views and samples, with drafts and traveling cards (A-1.6, AR-67)."""

from __future__ import annotations

import json
from random import Random

import pytest

from bocage.games.agricola import Game
from bocage.games.agricola.rules.drafting import DRAFTS
from tests.games.agricola.deck import MINOR_NAMES, OCCUPATION_NAMES
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

SETTINGS = [(seats, draft) for seats in (2, 3, 4) for draft in DRAFTS]


def farms(game: Game, seat: int = -1) -> list[dict[str, list[str]]]:
    found = (game.position() if seat < 0 else game.view(seat))["farms"]
    assert isinstance(found, list)
    return found


def sampled(game: Game, seat: int, rng: Random) -> Game:
    found = game.sample(seat, rng)
    assert isinstance(found, Game)
    return found


def box(game: Game) -> list[str]:
    found = game.position()["box"]
    assert isinstance(found, list)
    return found


def every_card(game: Game) -> list[str]:
    """All hand cards of the game, wherever they are."""
    held = [card for farm in farms(game) for name in ("hand", "pack", "cards") for card in farm.get(name, [])]
    names = {*MINOR_NAMES, *OCCUPATION_NAMES}
    return sorted(card for card in [*held, *box(game)] if card in names)


@rule("A-1.6", "A-19.6", "AR-67")
@pytest.mark.parametrize(("seats", "draft"), SETTINGS, ids=[f"{seats}-{draft}" for seats, draft in SETTINGS])
def test_games_that_differ_only_in_secrets_look_the_same_to_a_seat(seats: int, draft: str) -> None:
    game = Game(seats=seats, seed=seats, draft=draft)
    rng = Random(seats)
    for _ in range(60):
        if game.to_act is None:
            break
        seat = rng.randrange(seats)
        other = sampled(game, seat, rng)
        assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
        assert every_card(other) == every_card(game)
        mine, theirs = farms(game)[seat], farms(other)[seat]
        assert (mine["hand"], mine.get("pack")) == (theirs["hand"], theirs.get("pack"))
        game.play(rng.choice(game.legal_actions()))


@rule("A-1.6")
def test_a_sample_deals_the_hands_of_the_others_anew() -> None:
    game = Game(seats=2, seed=3, first_player=0)
    hands = {tuple(farms(sampled(game, 0, Random(seed)))[1]["hand"]) for seed in range(8)}
    assert len(hands) == 8
    assert tuple(farms(game)[1]["hand"]) not in hands


def packs_seen(game: Game, seat: int) -> list[set[str]]:
    found: list[list[str]] = farms(game)[seat].get("seen", [])  # type: ignore[assignment]
    return [set(look) for look in found]


def own(game: Game, seat: int, name: str) -> set[str]:
    return set(farms(game)[seat].get(name, []))


@rule("A-1.6", "A-19.6")
def test_a_pack_that_was_just_passed_on_is_known_to_the_last_card() -> None:
    game = Game(seats=2, seed=2, draft="combined_7")
    for _ in range(4):
        game.play(game.legal_actions()[0])
    assert game.to_act == 0  # both have kept one of each; seat 1 has not chosen from the pack of seat 0 yet
    passed = packs_seen(game, 0)[0] - own(game, 0, "hand")
    kept = set()
    for seed in range(20):
        other = sampled(game, 0, Random(seed))
        assert own(other, 1, "pack") == passed
        kept |= own(other, 1, "hand")
    assert len(kept) > 10  # what seat 1 has kept could be anything that seat 0 never saw
    assert not kept & set().union(*packs_seen(game, 0))


@rule("A-1.6", "A-19.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", ["combined_7", "quick", "sequential_7", "sequential_8"])
def test_cards_that_went_on_in_a_pack_were_kept_by_those_it_went_to(draft: str, seats: int) -> None:
    game = Game(seats=seats, seed=9, draft=draft)
    rng = Random(9)
    step = 0
    while game.prompt[1] == "keep":
        game.play(rng.choice(game.legal_actions()))
        step += 1
        if step % 7 == 0 or game.prompt[1] != "keep":
            assert shares(game, game) == shares(game, sampled(game, 0, rng))
    assert len(packs_seen(game, 0)) >= 3


def shares(game: Game, world: Game) -> list[int]:
    """How many of the cards that seat 0 saw together for the last time each other seat holds."""
    found = []
    held = [set(farm.get(name, [])) for farm in farms(world)[1:] for name in ("hand", "pack")]
    gone: set[str] = set()
    for look in reversed(packs_seen(game, 0)):
        found += [len((look - gone) & cards) for cards in held]
        gone |= look
    return found


@rule("A-1.6", "A-19.6")
def test_while_others_choose_nobody_sees_what_they_keep_or_hold() -> None:
    game = Game(seats=3, seed=4, draft="combined_7")
    rng = Random(4)
    for _ in range(30):
        for seat in range(3):
            for other, farm in enumerate(farms(game, seat)):
                if other != seat:
                    assert not {"hand", "pack", "seen"} & farm.keys()
        game.play(rng.choice(game.legal_actions()))


@rule("A-1.6", "A-19.6")
def test_nobody_sees_which_cards_were_thrown_back() -> None:
    game = Game(seats=2, draft="mulligan", first_player=0)
    while game.prompt[1] != "mulligan":
        game.play(game.legal_actions()[0])
    thrown = [card for card in farms(game)[0]["hand"] if card in MINOR_NAMES]
    game.play("option 2")
    assert game.prompt[1] == "deal"  # the cards thrown back wait beside the table
    for seat in range(2):
        shown = json.dumps(game.view(seat))
        assert not [card for card in thrown if f'"{card}"' in shown]
        assert '"put_back", -1, -1, 0, 0' in shown


@rule("AR-67", "A-14.7", "A-1.6")
def test_everybody_knows_who_holds_a_traveling_card_until_it_is_played() -> None:
    hand = ["clay_embankment", "tutor"]
    table = agricola_table(3).given(0, hand=hand, food=1, clay=2).given(1, hand=["loom", "priest"], food=1)
    table.act(0, "space meeting_place; minor clay_embankment")
    for seat in range(3):
        assert farms(table.game, seat)[1]["known"] == ["clay_embankment"]
    for seed in range(5):
        other = sampled(table.game, 2, Random(seed))
        assert "clay_embankment" in farms(other)[1]["hand"]
        assert "clay_embankment" not in farms(other)[0]["hand"]
    table.until_round(2).act(0, "space forest").act(1, "space major_improvement")
    assert [farm["known"] for farm in farms(table.game, 2)] == [[], [], ["clay_embankment"]]
    assert farms(table.game, 0)[2]["known"] == ["clay_embankment"]


@rule("A-1.6")
def test_the_order_to_come_is_nowhere_and_a_sample_cannot_foresee_it() -> None:
    game = Game(seats=2, seed=3, mode="beginner")
    later = set()
    for seed in range(12):
        other = sampled(game, 0, Random(seed))
        rng = Random(1)
        while other.board.round < 2:
            other.play(rng.choice(other.legal_actions()))
        revealed = other.position()["revealed"]
        assert isinstance(revealed, list)
        later.add(tuple(revealed))
    assert len(later) > 1


@rule("A-1.6")
def test_a_sample_tells_nothing_of_what_was_dealt() -> None:
    game = Game(seats=2, seed=3)
    other = sampled(game, 0, Random(3))
    assert game.moves()
    assert other.moves() == []


@rule("A-1.6", "A-7.2")
def test_a_question_open_to_another_stays_open_in_every_sample() -> None:
    table = agricola_table().given(1, hand=["manger", "loom"], wood=2).course(turn=1)
    table.act(1, "space meeting_place")
    assert table.asked == (1, "minor")
    for seed in range(5):
        other = sampled(table.game, 0, Random(seed))
        assert (other.to_act, other.prompt) == (1, table.game.prompt)
        assert other.view(0) == table.game.view(0)
