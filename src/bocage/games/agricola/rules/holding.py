"""The cards of one player: in front, in hand, and in the pack of a draft."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.native import i64, mypyc_attr

NO_LOOKS: Final[list[BitSet]] = []


@mypyc_attr(acyclic=True)
class Holding:
    """Sets of cards; they are replaced, never changed, so that copies share them.

    Attributes:
        cards: the cards in front of the player; hand: those in hand.
        known: cards of the hand that everybody has seen coming (AR-67).
        pack: cards in hand to choose from, before they are kept (A-19.6).
        looks: the packs as the player has seen them, one after another.
    """

    def __init__(self) -> None:
        self.cards: BitSet = EMPTY
        self.hand: BitSet = EMPTY
        self.known: BitSet = EMPTY
        self.pack: BitSet = EMPTY
        self.looks: list[BitSet] = NO_LOOKS

    def copy_cards(self, new: Holding) -> None:
        """Give another the same cards."""
        new.cards = self.cards
        new.hand = self.hand
        new.known = self.known
        new.pack = self.pack
        new.looks = self.looks

    def card_key(self) -> tuple[int, ...]:
        """The cards as part of a key."""
        found = [*self.cards.key(), *self.hand.key(), *self.known.key(), *self.pack.key()]
        for word in range(self._widest_look()):
            found += [int(look.word(word)) for look in self.looks]
        return tuple(found)

    def _widest_look(self) -> i64:
        widest: i64 = 2
        for look in self.looks:
            widest = max(widest, look.words())
        return widest

    def has(self, cards: BitSet) -> bool:
        """Whether one of these cards lies in front of the player."""
        return self.cards.meets(cards)

    def owns(self, card: i64) -> bool:
        """Whether a card lies in front of the player."""
        return self.cards.has(card)

    def lay_down(self, card: i64) -> None:
        """A card comes from the hand, or from the supply board, to lie in front of the player."""
        self.cards = self.cards.plus(card)
        self.leave_hand(card)

    def leave_hand(self, card: i64) -> None:
        """A card is no longer in hand."""
        if self.hand.has(card):
            self.hand = self.hand.minus(card)
            self.known = self.known.minus(card)

    def take_in_hand(self, card: i64, known: bool) -> None:
        """A card comes into the hand; everybody may have seen it coming (AR-67)."""
        self.hand = self.hand.plus(card)
        if known:
            self.known = self.known.plus(card)

    def take_in_pack(self, card: i64) -> None:
        """A card is dealt to the pack; the player looks at it when all have come."""
        if not self.pack.is_empty():
            self.looks = self.looks[:-1]
        self.receive_pack(self.pack.plus(card))

    def receive_pack(self, pack: BitSet) -> None:
        """A pack comes to the player, who sees it."""
        self.pack = pack
        self.looks = [*self.looks, pack]

    def last_look(self, card: i64) -> i64:
        """When the player last saw a card in a pack, counted from 0; -1 if never."""
        place = len(self.looks) - 1
        while place >= 0 and not self.looks[place].has(card):
            place -= 1
        return place

    def keep(self, card: i64) -> None:
        """A card goes from the pack to the hand."""
        self.pack = self.pack.minus(card)
        self.take_in_hand(card, False)
