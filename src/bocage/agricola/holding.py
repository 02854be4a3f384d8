"""The cards of one player: in front, in hand, and in the pack of a draft."""

from __future__ import annotations

from bocage.agricola.book import CardSet
from bocage.core.cards import CARD_WORD
from bocage.core.lanes import bit
from bocage.core.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Holding:
    """Cards as pairs of masks: word 0 the cards 0 to 62, word 1 the others.

    Attributes:
        cards0, cards1: the cards in front of the player; hand0, hand1: those in hand.
        known0, known1: cards of the hand that everybody has seen coming (AR-67).
        pack0, pack1: cards in hand to choose from, before they are kept (A-19.6).
        seen0, seen1: cards that the player has seen in packs.
    """

    def __init__(self) -> None:
        self.cards0: i64 = 0
        self.cards1: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.known0: i64 = 0
        self.known1: i64 = 0
        self.pack0: i64 = 0
        self.pack1: i64 = 0
        self.seen0: i64 = 0
        self.seen1: i64 = 0

    def copy_cards(self, new: Holding) -> None:
        """Give another the same cards."""
        new.cards0 = self.cards0
        new.cards1 = self.cards1
        new.hand0 = self.hand0
        new.hand1 = self.hand1
        new.known0 = self.known0
        new.known1 = self.known1
        new.pack0 = self.pack0
        new.pack1 = self.pack1
        new.seen0 = self.seen0
        new.seen1 = self.seen1

    def card_key(self) -> tuple[int, ...]:
        """The cards as part of a key."""
        front = (self.cards0, self.cards1, self.hand0, self.hand1, self.known0, self.known1)
        return (*front, self.pack0, self.pack1, self.seen0, self.seen1)

    def has(self, cards: CardSet) -> bool:
        """Whether one of these cards lies in front of the player."""
        return self.cards0 & cards.word0 != 0 or self.cards1 & cards.word1 != 0

    def owns(self, card: i64) -> bool:
        """Whether a card lies in front of the player."""
        if card < CARD_WORD:
            return (self.cards0 >> card) & 1 == 1
        return (self.cards1 >> (card - CARD_WORD)) & 1 == 1

    def lay_down(self, card: i64) -> None:
        """A card comes from the hand, or from the supply board, to lie in front of the player."""
        if card < CARD_WORD:
            self.cards0 |= bit(card)
        else:
            self.cards1 |= bit(card - CARD_WORD)
        self.leave_hand(card)

    def leave_hand(self, card: i64) -> None:
        """A card is no longer in hand."""
        if card < CARD_WORD:
            self.hand0 &= ~bit(card)
            self.known0 &= ~bit(card)
        else:
            self.hand1 &= ~bit(card - CARD_WORD)
            self.known1 &= ~bit(card - CARD_WORD)

    def take_in_hand(self, card: i64, known: bool) -> None:
        """A card comes into the hand; everybody may have seen it coming (AR-67)."""
        if card < CARD_WORD:
            self.hand0 |= bit(card)
            self.known0 |= bit(card) if known else 0
        else:
            self.hand1 |= bit(card - CARD_WORD)
            self.known1 |= bit(card - CARD_WORD) if known else 0

    def take_in_pack(self, card: i64) -> None:
        """A card comes to the pack, where the player sees it."""
        if card < CARD_WORD:
            self.pack0 |= bit(card)
        else:
            self.pack1 |= bit(card - CARD_WORD)
        self.receive_pack(self.pack0, self.pack1)

    def receive_pack(self, pack0: i64, pack1: i64) -> None:
        """A pack comes to the player, who sees it."""
        self.pack0 = pack0
        self.pack1 = pack1
        self.seen0 |= pack0
        self.seen1 |= pack1

    def keep(self, card: i64) -> None:
        """A card goes from the pack to the hand."""
        if card < CARD_WORD:
            self.pack0 &= ~bit(card)
        else:
            self.pack1 &= ~bit(card - CARD_WORD)
        self.take_in_hand(card, False)
