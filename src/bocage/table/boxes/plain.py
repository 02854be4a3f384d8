"""The plain box: what the table must know of a game that has not said it, from its contract alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from bocage.core.codec import Codec
from bocage.core.game import Game
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.games.plain import (
    EVERY_EVENT,
    Zone,
    board,
    ever_has_secrets,
    has_secrets,
    random_games,
    score_sheets,
)
from bocage.messages import guest_keys, say
from bocage.table.boxes.box import Box, actions_table, things_table
from bocage.table.wire import plain
from bocage.table.wire.box import Components
from bocage.wording import score_name


class PlainBox(Box):
    """Serves any game. All hear all events; where players hide something, nothing told is taken back."""

    models = plain.MODELS

    def __init__(self, kind: type[Game]) -> None:
        self.kind = kind
        self.barriers = EVERY_EVENT if ever_has_secrets(kind) else frozenset()

    def codec(self) -> Codec:
        return self.kind.from_options({}).codec

    def has_secrets(self, mode: str) -> bool:
        return has_secrets(self.kind, mode)

    def is_secret(self, game: Game) -> bool:
        return self.has_secrets(str(game.options.get("mode", "")))

    def round(self, game: Game) -> int:
        return int(game.state.clock()[0])

    def scene(self, game: Game, viewer: int | None) -> plain.PlainScene:
        return self._drawn(game.view(viewer), game)

    def open_scene(self, game: Game) -> plain.PlainScene:
        return self._drawn(game.position(), game)

    def _drawn(self, view: Mapping[str, object], game: Game) -> plain.PlainScene:
        rounds = game.view(None).get("rounds")  # a position need not tell them
        zones = [_zone(zone) for zone in board(view, int(game.state.seats))]
        return {"rounds": rounds if isinstance(rounds, int) else None, "zones": zones}

    def sheets(self, game: Game) -> list[ScoreSheet]:
        return score_sheets(game)

    def tells_scores(self, game: Game) -> bool:
        return not self.is_secret(game)

    def line_name(self, line: ScoreLine, lang: str) -> str:
        return score_name(line.key, lang, self.kind.id)

    def components(self, lang: str) -> Components:
        id = self.kind.id
        prefix = f"name-{id}-"
        return {
            "game": id,
            "goods": [],
            "spaces": [],
            "cards": [],
            "actions": actions_table(self.codec()),
            "categories": [
                {"id": category, "name": score_name(category, lang, id)} for category in self._categories
            ],
            "figures": {},
            "names": {key.removeprefix(prefix): say(key, lang) for key in guest_keys(prefix, lang)},
            "things": things_table(id, lang),
        }

    @cached_property
    def _categories(self) -> list[str]:
        found: dict[str, None] = {"points": None}
        for game in random_games(self.kind, {}):
            outcome = game.outcome()
            if outcome is not None:
                found.update(dict.fromkeys(line.category for sheet in outcome.sheets for line in sheet.lines))
        return list(found)


def _zone(zone: Zone) -> plain.Zone:
    return {
        "id": zone.id,
        "seat": zone.seat,
        "counters": [{"id": id, "value": value} for id, value in zone.counters.items()],
        "groups": [
            {"id": group.id, "things": [{"id": thing.id, "count": thing.count} for thing in group.things]}
            for group in zone.groups
        ],
    }
