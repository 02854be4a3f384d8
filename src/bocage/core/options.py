"""Reading the options of a game: what all games take and refuse alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bocage.core.errors import BadOption, nearest, some_of
from bocage.core.fields import shown
from bocage.core.switches import Switch

# What other programs call an option that all games have.
OTHERWISE: Final = {"players": "seats", "num_players": "seats"}


def refuse_unknown(options: Mapping[str, object], words: Sequence[str]) -> None:
    """Options are named by these words alone.

    Raises:
        BadOption: one is not; with the word that is nearest, or with the first of them.
    """
    for name in options:
        if name not in words:
            close = OTHERWISE.get(name) or nearest(shown(name), list(words))
            if not close:
                raise BadOption("option-none", option=shown(name), known=some_of(words))
            raise BadOption("option-unknown", option=shown(name), suggestion=close)


def read_mode(mode: object, modes: Sequence[str]) -> str:
    """One of these modes.

    Raises:
        BadOption: it is none of them.
    """
    if not isinstance(mode, str) or mode not in modes:
        raise BadOption("option-mode", mode=shown(mode), known=", ".join(modes))
    return mode


def read_flag(options: Mapping[str, object], name: str, default: bool) -> bool:
    """Whether something is on.

    Raises:
        BadOption: it is neither true nor false.
    """
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise BadOption("option-switch", option=name, value=shown(value))
    return value


def read_switches(options: Mapping[str, object], switches: Sequence[Switch]) -> int:
    """The bits of all switches that are on, by the options or by default.

    Raises:
        BadOption: one is neither true nor false.
    """
    return sum(switch.bit for switch in switches if read_flag(options, switch.name, switch.default))


def unusual(bits: int, switches: Sequence[Switch]) -> dict[str, bool]:
    """The switches that are not as they usually are, as options."""
    found = {switch.name: bits & switch.bit != 0 for switch in switches}
    return {switch.name: found[switch.name] for switch in switches if found[switch.name] != switch.default}
