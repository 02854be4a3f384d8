"""Drafts: every way to come to a hand (A-19.6)."""

from __future__ import annotations

from random import Random

import pytest

from bocage.games.agricola import Game
from bocage.games.agricola.rules.drafting import DRAFTS
from tests.games.agricola.deck import MINOR_NAMES
from tests.rule_marks import rule

DRAFTED = [draft for draft in DRAFTS if draft not in ("none", "mulligan")]


def farms(game: Game, seat: int = -1) -> list[dict[str, list[str]]]:
    found = (game.position() if seat < 0 else game.view(seat))["farms"]
    assert isinstance(found, list)
    return found


def packs(game: Game) -> list[set[str]]:
    return [set(farm.get("pack", [])) for farm in farms(game)]


def hands(game: Game) -> list[set[str]]:
    return [set(farm["hand"]) for farm in farms(game)]


def keep(game: Game, seat: int, *cards: str) -> None:
    for card in cards:
        assert game.to_act == seat
        game.play(f"keep_{'minor' if card in MINOR_NAMES else 'occupation'} {card}")


def keep_some(game: Game, seat: int, minors: int, occupations: int) -> list[str]:
    """A seat keeps the first cards of its pack, as many as it is asked for."""
    pack = sorted(packs(game)[seat])
    cards = [card for card in pack if card in MINOR_NAMES][:minors]
    cards += [card for card in pack if card not in MINOR_NAMES][:occupations]
    for card in cards:
        if card in packs(game)[seat]:  # the last ones were kept without a question
            keep(game, seat, card)
    return cards


def finished(game: Game, rng: Random) -> Game:
    while game.to_act is not None and game.prompt[1] in ("keep", "mulligan", "deal", "starter"):
        game.play(rng.choice(game.legal_actions()))
    return game


@rule("A-19.6", "A-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", DRAFTED)
def test_every_draft_ends_with_seven_minors_and_seven_occupations(draft: str, seats: int) -> None:
    game = finished(Game(seats=seats, seed=8, draft=draft), Random(8))
    found = hands(game)
    assert [len(hand & set(MINOR_NAMES)) for hand in found] == [7] * seats
    assert [len(hand) for hand in found] == [14] * seats
    assert len(set().union(*found)) == 14 * seats
    assert packs(game) == [set()] * seats


@rule("A-19.6")
def test_combined_7_keeps_one_of_each_and_passes_the_rest_to_the_left() -> None:
    game = Game(seats=3, seed=2, draft="combined_7")
    first = packs(game)
    assert [len(pack) for pack in first] == [14] * 3
    kept = [keep_some(game, seat, 1, 1) for seat in range(3)]
    assert hands(game) == [set(cards) for cards in kept]
    assert packs(game) == [first[(seat - 1) % 3] - set(kept[(seat - 1) % 3]) for seat in range(3)]


@rule("A-19.6")
@pytest.mark.parametrize(("draft", "dealt"), [("sequential_7", 7), ("sequential_8", 8)])
def test_sequential_drafts_deal_occupations_first_then_minors(draft: str, dealt: int) -> None:
    game = Game(seats=2, seed=2, draft=draft)
    first = packs(game)
    assert [len(pack) for pack in first] == [dealt] * 2
    assert not set().union(*first) & set(MINOR_NAMES)
    kept = [keep_some(game, seat, 0, 1) for seat in range(2)]
    assert packs(game) == [first[1] - set(kept[1]), first[0] - set(kept[0])]
    while not set().union(*packs(game)) & set(MINOR_NAMES):
        game.play(game.legal_actions()[0])
    assert [len(hand) for hand in hands(game)] == [7, 7]
    assert [len(pack) for pack in packs(game)] == [dealt] * 2
    left = set().union(*first) - set().union(*hands(game))
    assert len(left) == 2 * (dealt - 7)  # the eighth cards have left the game


@rule("A-19.6")
def test_the_quick_draft_keeps_three_then_two_then_the_rest() -> None:
    game = Game(seats=2, seed=2, draft="quick")
    kept: list[set[str]] = [set(), set()]
    for minors, occupations in ((3, 3), (2, 2), (2, 2)):
        before = packs(game)
        for seat in range(2):
            kept[seat] |= set(keep_some(game, seat, minors, occupations))
        assert hands(game) == kept
        after = [before[1 - seat] - kept[1 - seat] for seat in range(2)]
        assert packs(game) == after
    assert game.prompt[1] == "space"


@rule("A-19.6")
@pytest.mark.parametrize("seats", [1, 3])
def test_seven_of_ten_are_kept_and_nothing_is_passed(seats: int) -> None:
    game = Game(seats=seats, seed=2, draft="choose_7_of_10")
    first = packs(game)
    assert [len(pack) for pack in first] == [20] * seats
    for seat in range(seats):
        kept = keep_some(game, seat, 7, 7)
        assert set(kept) <= first[seat]
        assert hands(game)[seat] == set(kept)
    assert game.prompt[1] == "space"


@rule("A-19.6")
def test_one_keeps_cards_of_the_own_pack_and_as_many_as_asked() -> None:
    game = Game(seats=2, seed=2, draft="combined_7")
    pack = packs(game)[0]
    foreign = next(card for card in sorted(packs(game)[1]) if card in MINOR_NAMES)
    refusal = game.why_not(game.codec.parse(f"keep_minor {foreign}"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("A-19.6", "not-in-pack")
    stop = game.why_not(game.codec.parse("stop"))
    assert stop is not None
    assert (stop.rule, stop.key, stop.numbers) == ("A-19.6", "must-keep", {"left": 2})
    keep(game, 0, next(card for card in sorted(pack) if card in MINOR_NAMES))
    assert not [action for action in game.legal_actions() if game.codec.text(action).startswith("keep_minor")]


@rule("A-19.6")
def test_a_mulligan_throws_back_one_type_for_one_card_less_again_and_again() -> None:
    game = Game(seats=2, seed=2, draft="mulligan")
    before = hands(game)[0]
    minors = before & set(MINOR_NAMES)
    assert (game.to_act, game.prompt) == (0, ("A-19.6", "mulligan"))
    game.play("option 2")
    after = hands(game)[0]
    assert after - set(MINOR_NAMES) == before - minors  # the occupations stay
    assert len(after & set(MINOR_NAMES)) == 6
    assert not after & minors  # new cards
    for _ in range(6):
        assert game.to_act == 0
        game.play("option 2")
    assert not hands(game)[0] & set(MINOR_NAMES)
    refusal = game.why_not(game.codec.parse("option 2"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("A-19.6", "no-card-yet")
    game.play("option 1")
    assert len(hands(game)[0]) == 6
    game.play("stop")
    assert game.to_act == 1
    game.play("stop")
    assert game.prompt[1] == "space"


@rule("A-19.6")
def test_cards_thrown_back_may_come_to_others_later() -> None:
    found = set()
    for seed in range(12):
        game = Game(seats=2, seed=seed, draft="mulligan")
        thrown = hands(game)[0] & set(MINOR_NAMES)
        for line in ("option 2", "stop", "option 2"):
            game.play(line)
        found |= thrown & hands(game)[1]
    assert found


@rule("A-19.6")
def test_without_a_draft_all_dealt_cards_are_kept() -> None:
    game = Game(seats=2, seed=2)
    assert [len(hand) for hand in hands(game)] == [14, 14]
    assert game.prompt[1] == "space"
