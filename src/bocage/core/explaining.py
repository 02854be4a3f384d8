"""Why an action is not on offer: the open question says it, or what is known of the card."""

from __future__ import annotations

from bocage.core.cards import Anytime, On
from bocage.core.effects import Effect
from bocage.core.kernel import Kernel, owns, spent_number
from bocage.core.menu import ANYTIME, TRIGGER, argument_of, kind_of
from bocage.core.native import i64
from bocage.core.state import Frame, State
from bocage.core.why import (
    JUST_DONE,
    NOT_ASKED,
    NOT_OWNED,
    NOT_YOURS_NOW,
    USED_ALREADY,
    WRONG_MOMENT,
    WRONG_WINDOW,
    Why,
)


def explain(kernel: Kernel, s: State, action: i64, why: Why) -> None:
    """Note why an action is not on the menu of the question on top of the agenda."""
    f = s.top
    if f is None:
        return
    kind = kind_of(action)
    arg = argument_of(action)
    catalogue = kernel.catalogue
    effect = catalogue.nodes[f.node]
    if kind != ANYTIME:
        effect.explain(s, f, kind, arg, why)
        if kind == TRIGGER and arg < len(catalogue.asking) and f.seat >= 0 and why.refusal is None:
            _explain_trigger(kernel, s, f, catalogue.asking[arg], why)
    elif arg < len(catalogue.anytime):
        _explain_anytime(s, f, effect, catalogue.anytime[arg], why)


def _explain_trigger(kernel: Kernel, s: State, f: Frame, trigger: On[State], why: Why) -> None:
    """Why a triggered effect is not on offer, where the open question has not said it."""
    if not owns(s, f.seat, trigger.card):
        why.note("", NOT_OWNED, trigger.card)
    elif f.node != kernel.window.node or f.c not in trigger.events:
        event = trigger.events[0]
        if trigger.when is not None:
            trigger.when.holds(s, f.seat, why)
        why.add(kernel.catalogue.event_rules[event], WRONG_WINDOW, trigger.card, event)
    else:
        if trigger.when is not None:
            trigger.when.holds(s, f.seat, why)
        why.note("", USED_ALREADY, trigger.card)


def _explain_anytime(s: State, f: Frame, effect: Effect[State], entry: Anytime[State], why: Why) -> None:
    """Why an at-any-time effect is not on offer."""
    if not owns(s, f.seat, entry.card):
        why.note("", NOT_OWNED, entry.card)
    elif not s.hears_anytime(f.seat, f.actor):
        why.note("", NOT_YOURS_NOW, entry.card)
    elif entry.moments & s.moments(f.seat) == 0:
        effect.explain(s, f, ANYTIME, entry.number, why)  # the open question may know more
        why.note(entry.rule, WRONG_MOMENT, entry.card, entry.moments)
    elif not effect.hears_anytime:
        effect.explain(s, f, ANYTIME, entry.number, why)
        why.note("", NOT_ASKED)
    elif entry.once and s.spent.has(spent_number(f.seat, entry)):
        why.note("", JUST_DONE, entry.card)
    elif entry.effect.can(s, f, why):
        why.note("", NOT_ASKED)  # the open question could not be answered after it
