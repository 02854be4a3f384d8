"""Positions of Goose Green as plain data: written, read again, and as one seat may know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bocage.core.errors import BadPosition
from bocage.core.fields import Fields, one_of, read_frame
from bocage.core.lanes import bit
from bocage.core.state import NATURE, Frame
from goose.rules import HOUSE, KERNEL, MOST_GEESE
from goose.state import CARDS, FULL_HAND, NO_CARD, ROUNDS, WEATHER, Green

SEATS: Final = (2, 3)
FACE_DOWN: Final = "face_down"


def farm(s: Green, seat: int, is_known: bool) -> dict[str, object]:
    """One farm. Where the card face down is not known, it may be any card that could be in the hand."""
    laid = s.laid[seat]
    hidden = not is_known and laid != NO_CARD
    hand = s.hands[seat] | (bit(laid) if hidden else 0)
    return {
        "hand": [card for number, card in enumerate(CARDS) if hand & bit(number)],
        "laid": FACE_DOWN if hidden else card_name(laid),
        "open": card_name(s.open[seat]),
        "pond": s.pond[seat],
        "coop": s.coop[seat],
        "eggs": s.eggs[seat],
    }


def card_name(card: int) -> str | None:
    """A card by its name; None for no card."""
    return None if card == NO_CARD else CARDS[card]


def view(s: Green, viewer: int | None) -> dict[str, object]:
    """What a seat may know: all but the cards of others that lie face down; None only looks on."""
    farms = [farm(s, seat, seat == viewer) for seat in range(int(s.seats))]
    top = s.top
    lured = int(top.a) if top is not None and top.node == HOUSE.node else 0
    return {"round": s.round, "rounds": ROUNDS, "common": s.common, "lured": lured, "farms": farms}


def position(s: Green) -> dict[str, object]:
    """Everything, the agenda included."""
    farms = [farm(s, seat, True) for seat in range(int(s.seats))]
    agenda: list[object] = []
    frame = s.top
    while frame is not None:
        address = KERNEL.catalogue.addresses[frame.node]
        numbers = (frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c)
        agenda.append([address, *map(int, numbers)])
        frame = frame.below
    where = {"game": "goose", "round": s.round, "phase": s.phase, "common": s.common}
    return {**where, "farms": farms, "agenda": agenda}


def read(value: Mapping[str, object]) -> Green:
    """The state that a position describes.

    Raises:
        BadPosition: it cannot stand; says where and why.
    """
    fields = Fields(value, "")
    if fields.get("game") != "goose":
        raise BadPosition("position-game", found=str(value.get("game")), game="goose")
    farms = fields.items("farms")
    if len(farms) not in SEATS:
        raise BadPosition("position-farms", found=len(farms), known=max(SEATS))
    state = Green(len(farms))
    state.round = fields.number("round", 1, 0, ROUNDS)
    state.phase = fields.number("phase", 0, 0, WEATHER)
    state.common = fields.number("common", 0, 0, MOST_GEESE)
    for seat, one in enumerate(farms):
        _read_farm(state, seat, Fields(one, f"farms[{seat}]"))
    frames = [read_frame(frame, KERNEL.catalogue.places) for frame in fields.items("agenda")]
    fields.done()
    for frame in reversed(frames):
        _check_frame(frame, len(farms))
        state.push(frame.node, frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c)
    return state


def _check_frame(frame: Frame, seats: int) -> None:
    if not NATURE <= frame.seat < seats or not 0 <= frame.a <= MOST_GEESE:
        raise BadPosition("position-agenda")


def _read_farm(state: Green, seat: int, fields: Fields) -> None:
    hand = fields.items("hand") if fields.has("hand") else list(CARDS)
    cards = [one_of(card, list(CARDS), fields.where("hand")) for card in hand]
    state.hands[seat] = FULL_HAND & sum(bit(card) for card in set(cards))
    for name, where in (("laid", state.laid), ("open", state.open)):
        card = fields.get(name)
        where[seat] = NO_CARD if card is None else one_of(card, list(CARDS), fields.where(name))
    for name, counts in (("pond", state.pond), ("coop", state.coop), ("eggs", state.eggs)):
        counts[seat] = fields.number(name, 0, 0, MOST_GEESE)
    fields.done()
