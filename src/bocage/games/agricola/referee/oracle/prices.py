"""What things cost: every base price, discount and swap, in every combination (A-15.3 to A-15.5, AR-29)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bocage.games.agricola.referee.oracle.figures import (
    FIREPLACES,
    HEARTHS,
    HOUSES,
    IMPROVEMENTS,
    MAJORS,
    Amounts,
    plus,
)

STARTING_ROOMS = 2
FREE_FENCES = 3  # of Hedge Keeper
STABLE_PRICES = {"farm_expansion": 2, "side_job": 1, "groom": 1}  # wood


def less(price: Amounts, good: str, count: int) -> Amounts:
    """A discount, never below nothing."""
    return {name: left for name, have in price.items() if (left := have - count * (name == good)) > 0}


def swapped(price: Amounts, card: str) -> list[Amounts]:
    """What one use of a swap can make of a price."""
    if card == "brushwood_collector" and price.get("reed"):
        return [plus({**price, "reed": 0}, {"wood": 1})]
    if card == "frame_builder":
        return [plus(price, {"wood": 1, good: -2}) for good in ("clay", "stone") if price.get(good, 0) >= 2]
    return []


def changed(bases: Iterable[Amounts], cards: Collection[str]) -> list[Amounts]:
    """Prices of a room or renovation with each discount and swap, or without, that no other beats."""
    found = list(bases)
    if "stonecutter" in cards:
        found += [less(price, "stone", 1) for price in found]
    for card in ("frame_builder", "brushwood_collector"):
        if card in cards:
            found += [after for price in found for after in swapped(price, card)]
    return undominated(found)


def undominated(prices: list[Amounts]) -> list[Amounts]:
    """Each price once, without those that cost more of something and less of nothing."""
    kept: list[Amounts] = []
    for price in prices:
        beaten = any(
            other != price and all(other.get(good, 0) <= price.get(good, 0) for good in {*other, *price})
            for other in prices
        )
        if not beaten and price not in kept:
            kept.append(price)
    return kept


def room_prices(house: str, cards: Collection[str]) -> list[Amounts]:
    """A-8.1; Carpenter and Carpenter's Parlor replace the price."""
    bases = [{house: 5, "reed": 2}]
    if "carpenter" in cards:
        bases.append({house: 3, "reed": 2})
    if "carpenters_parlor" in cards and house == "wood":
        bases.append({"wood": 2, "reed": 2})
    return changed(bases, cards)


def renovation_targets(house: str, cards: Collection[str]) -> list[str]:
    """What a house can become (A-8.4, A-8.5); Mantlepiece bans it, Conservator skips clay."""
    step = HOUSES.index(house)
    if step == len(HOUSES) - 1 or "mantlepiece" in cards:
        return []
    return list(HOUSES[step + 1 :] if "conservator" in cards else HOUSES[step + 1 : step + 2])


def renovation_prices(target: str, rooms: int, cards: Collection[str]) -> list[Amounts]:
    """A-8.4."""
    return changed([{target: rooms, "reed": 1}], cards)


def improvement_price(card: str, cards: Collection[str], rooms: int, people: int) -> Amounts:
    """The price of a card less every discount (A-15.7, AR-30, AR-34)."""
    price = IMPROVEMENTS[card].price
    if card == "bottles":
        price = {good: count * people for good, count in price.items()}
    if "lumber_mill" in cards:
        price = less(price, "wood", 1)
    if "stonecutter" in cards:
        price = less(price, "stone", 1)
    if "master_bricklayer" in cards and card in MAJORS:
        price = less(price, "stone", rooms - STARTING_ROOMS)
    return price


def given_back(card: str, cards: Collection[str]) -> list[str]:
    """The cards that can be given for another instead of its price (A-14.12)."""
    return [own for own in FIREPLACES if own in cards and card in HEARTHS]


def fence_prices(count: int, cards: Collection[str]) -> list[Amounts]:
    """So many fences that are not free: each of wood, or of clay with Rammed Clay (A-15.5)."""
    most = count if "rammed_clay" in cards else 0
    return [plus({"wood": count - clay}, {"clay": clay}) for clay in range(most + 1)]


def fences_to_pay(built: int, count: int, cards: Collection[str]) -> int:
    """How many of `count` more fences of a Build Fences action are paid, after `built` of it (AR-31)."""
    free = FREE_FENCES if "hedge_keeper" in cards else 0
    return max(0, built + count - free) - max(0, built - free)


def occupation_price(route: str, played: int, seats: int) -> int:
    """The food for an occupation by its route: a Lessons space, or Scholar (A-7.5, A-7.15, A-14.4)."""
    if route == "lessons":
        return 1 if played else 0
    if route == "more_lessons":
        return 1 if seats == 4 and played < 2 else 2
    return 1
