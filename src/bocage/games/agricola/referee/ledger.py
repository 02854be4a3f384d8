"""Goods, crops, pieces and people, counted along with the events and compared with the farms (A-1, A-15).

Every gain and every payment is told by an event. Whoever adds them up must come to what the farms show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.fuzzing.report import Broken
from bocage.games.agricola.referee.deck import BOOK, DECK, Amounts, answers, plus, supply_of, unpacked
from bocage.games.agricola.referee.land import Farm
from bocage.games.agricola.referee.shelter import KINDS
from bocage.games.agricola.rules.answers import CountsAsField
from bocage.games.agricola.rules.goods import GOODS
from bocage.games.agricola.rules.notation import FIELD_NAMES, HOUSES

HARVESTS = (4, 7, 9, 11, 13, 14)
SOWN = {"grain": 3, "vegetable": 2}
COOKED = ("sheep", "boar", "cattle", "vegetable")  # the order of packed rates
RAISING = {"food": 1}


def cooking_rate(cards: list[str], good: str) -> int:
    """The best that a player's cooking improvements make of a good (A-13.2)."""
    stoves = [stove for card in cards if (stove := DECK[card].cooks) is not None]
    rates = [unpacked(0, int(stove.rates)) for stove in stoves]
    names = dict(zip(COOKED, (*KINDS, "food"), strict=True))  # a vegetable has the place of food
    return max((rate.get(names[good], 0) for rate in rates), default=0)


class Account:
    """What one farm must show."""

    def __init__(self, farm: Farm) -> None:
        self.supply: Amounts = supply_of(farm)
        self.fields: dict[str, Amounts] = {name: dict(crop) for name, crop in farm["fields"].items()}
        self.rooms = len(farm["rooms"])
        self.stables = len(farm["stables"])
        self.fences = len(farm["fences"])
        self.house = str(farm["house"])
        self.people = int(farm["people"])
        self.newborn = int(farm["newborn"])
        self.begging = int(farm["begging"])
        self.bonus = int(farm["bonus"])
        self.cards: list[str] = list(farm["cards"])

    def add(self, goods: Amounts, times: int = 1) -> None:
        """Goods come, or go."""
        self.supply = plus(self.supply, goods, times)
        if any(count < 0 for count in self.supply.values()):
            raise Broken("goods", f"less than nothing is left: {self.supply}")

    def compare(self, farm: Farm) -> None:
        """The farm is what the events have made of it. Raises `Broken`."""
        for name, counted, found in (
            ("goods", self.supply, supply_of(farm)),
            ("crops", _planted(self.fields), _planted(farm["fields"])),
            ("fields", sorted(self.fields), sorted(farm["fields"])),
            ("rooms", self.rooms, len(farm["rooms"])),
            ("stables", self.stables, len(farm["stables"])),
            ("fences", self.fences, len(farm["fences"])),
            ("house", self.house, farm["house"]),
            ("people", self.people, farm["people"]),
            ("begging", self.begging, farm["begging"]),
            ("bonus", self.bonus, farm["bonus"]),
            ("cards", sorted(self.cards), sorted(farm["cards"])),
        ):
            if counted != found:
                raise Broken(name, f"counted {counted}, the farm has {found}")


def _planted(fields: dict[str, Amounts]) -> dict[str, Amounts]:
    return {name: crop for name, crop in sorted(fields.items()) if crop}


class Ledger:
    """The accounts of all farms, kept from the events."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.seats = len(position["farms"])
        self.accounts = [Account(farm) for farm in position["farms"]]
        self.round = int(position["round"])
        #: What was wrong with an event; raised when the action is over.
        self.faults: list[Broken] = []

    def hear(self, key: str, seat: int, x: int, y: int) -> None:
        """Enter an event."""
        entry = ENTRIES.get(key)
        try:
            if entry is not None:
                entry(self, self.accounts[seat], x, y)
        except Broken as fault:
            self.faults.append(fault)

    def check(self, position: dict[str, Any]) -> None:
        """Raises `Broken`."""
        if self.faults:
            raise self.faults[0]
        for account, farm in zip(self.accounts, position["farms"], strict=True):
            account.compare(farm)

    # One method for each event; x and y are its numbers.

    def _round(self, account: Account, x: int, y: int) -> None:
        self.round = x
        for other in self.accounts:
            other.newborn = 0

    def _starter(self, account: Account, x: int, y: int) -> None:
        """The token; before the first round food comes with it (A-2.5)."""
        for other in self.accounts if self.round == 0 else ():
            other.add({"food": 2 if other is account else 3})

    def _gained(self, account: Account, x: int, y: int) -> None:
        account.add(unpacked(x, y))

    def _paid(self, account: Account, x: int, y: int) -> None:
        account.add(unpacked(x, y), -1)

    def _cooked(self, account: Account, x: int, y: int) -> None:
        rate = cooking_rate(account.cards, GOODS[x])
        if y != rate:
            raise Broken("cooking", f"{GOODS[x]} for {y} food, the rate is {rate}")
        account.add({GOODS[x]: 1}, -1)
        account.add({"food": y})

    def _baked(self, account: Account, x: int, y: int) -> None:
        oven = DECK[BOOK.names[x]]
        if oven.id not in account.cards or oven.bakes is None or oven.bakes.food != y:
            raise Broken("baking", f"{oven.id} gives {y} food for a grain")
        account.add({"grain": 1}, -1)
        account.add({"food": y})

    def _released(self, account: Account, x: int, y: int) -> None:
        account.add({KINDS[x]: 1}, -1)

    def _bred(self, account: Account, x: int, y: int) -> None:
        young = unpacked(0, x)
        due = {kind: 1 for kind in KINDS if account.supply.get(kind, 0) >= 2}
        late = self.round not in HARVESTS  # a single kind, by a card
        if not (young.items() <= due.items() if late else young == due):
            raise Broken("breeding", f"{account.supply} have {young}")
        account.add(young)

    def _sowed(self, account: Account, x: int, y: int) -> None:
        name, crop = FIELD_NAMES[x], GOODS[y]
        if account.fields.get(name) != {} and name in account.fields:
            raise Broken("crops", f"{name} was not empty")
        account.add({crop: 1}, -1)
        account.fields[name] = {crop: SOWN[crop]}

    def _harvested(self, account: Account, x: int, y: int) -> None:
        name, crop = FIELD_NAMES[x], GOODS[y]
        account.fields[name] = plus(account.fields[name], {crop: 1}, -1)
        if account.fields[name].get(crop, 0) < 0:
            raise Broken("crops", f"{name} had no {crop}")
        account.add({crop: 1})

    def _moved_crop(self, account: Account, x: int, y: int) -> None:
        source, target = FIELD_NAMES[x], FIELD_NAMES[y]
        ((crop, count),) = account.fields[source].items()
        if count < 2 or account.fields.get(target):
            raise Broken("crops", f"{crop} moved from {source} with {count} to {account.fields.get(target)}")
        account.fields[source] = {crop: count - 1}
        account.fields[target] = {crop: 1}

    def _fed(self, account: Account, x: int, y: int) -> None:
        """Adults eat 2, alone 3, newborns 1; who begs has nothing left (A-17.4, A-17.6)."""
        adult = 3 if self.seats == 1 else 2
        need = adult * (account.people - account.newborn) + account.newborn
        if x + y != need or (y and x != account.supply.get("food", 0)):
            raise Broken("feeding", f"{x} eaten and {y} begged of {account.supply}, the need is {need}")
        account.add({"food": x}, -1)
        account.begging += y

    def _born(self, account: Account, x: int, y: int) -> None:
        account.people += 1
        account.newborn += 1

    def _raised(self, account: Account, x: int, y: int) -> None:
        account.newborn -= 1
        account.add(RAISING, -1)

    def _room(self, account: Account, x: int, y: int) -> None:
        account.rooms += 1

    def _plowed(self, account: Account, x: int, y: int) -> None:
        account.fields[FIELD_NAMES[x]] = {}

    def _stable(self, account: Account, x: int, y: int) -> None:
        account.stables += 1

    def _fenced(self, account: Account, x: int, y: int) -> None:
        account.fences += y

    def _renovated(self, account: Account, x: int, y: int) -> None:
        account.house = HOUSES[x]

    def _noted(self, account: Account, x: int, y: int) -> None:
        account.bonus += x

    def _played(self, account: Account, x: int, y: int) -> None:
        card = DECK[BOOK.names[x]]
        if not card.travels:
            account.cards.append(card.id)
        if answers(card.id, CountsAsField):
            account.fields["card"] = {}

    def _gave_back(self, account: Account, x: int, y: int) -> None:
        account.cards.remove(BOOK.names[x])


Entry = Callable[[Ledger, Account, int, int], None]
ENTRIES: dict[str, Entry] = {
    name[1:]: entry
    for name, entry in vars(Ledger).items()
    if name.startswith("_") and not name.startswith("__")
}
