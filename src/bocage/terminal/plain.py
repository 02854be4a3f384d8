"""The plain screen: draws any game from what its view says, zone by zone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from bocage.core.codec import Codec
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.outcome import ScoreSheet
from bocage.games.plain import EVERY_EVENT, IN_HEAD, Zone, board, ever_has_secrets, has_secrets, score_sheets
from bocage.messages import say
from bocage.terminal.printer import wrap
from bocage.terminal.screen import Screen
from bocage.terminal.vocabulary import Vocabulary
from bocage.wording import phase_name, thing_name

DOT = " · "


class PlainScreen(Screen):
    """Draws a game that has no screen of its own."""

    hint = "terminal-hint-plain"
    help = "terminal-help-plain"
    why_what = "terminal-why-what-plain"
    commands = "plain"

    def __init__(self, kind: type[Game], lang: str, names: Sequence[str]) -> None:
        super().__init__(lang, names)
        self.kind = kind
        self._codec: Codec | None = None
        self.barriers = EVERY_EVENT if ever_has_secrets(kind) else frozenset()

    def lines(self, game: Game, numbers: Mapping[int, int], height: int) -> list[Text | str]:
        found: list[Text | str] = [self._head(game)]
        for zone in self._zones(game):
            found += self._zone(zone, game)
        return found

    def _head(self, game: Game) -> Text:
        round, phase = self.round(game), phase_name(game, self.lang)
        if not round:
            return Text(game.name[self.lang], style="bold reverse")
        course = (
            say("plain-round-phase", self.lang, round=round, phase=phase)
            if phase
            else say("plain-round", self.lang, round=round)
        )
        return Text(game.name[self.lang] + DOT + course, style="bold reverse")

    def _zones(self, game: Game) -> list[Zone]:
        """What whoever decides may see; what everybody may where nobody does."""
        seats = int(game.state.seats)
        acting = game.to_act
        viewer = seats if acting is None or acting < 0 else acting
        return board(game.view(viewer), seats)

    def _zone(self, zone: Zone, game: Game) -> list[Text | str]:
        if zone.seat is None:
            title = Text(say("plain-table", self.lang), style="bold")
        else:
            mark = "▶ " if game.to_act == zone.seat else "  "
            title = Text(mark + self.names[zone.seat], style="bold")
        shown = {id: value for id, value in zone.counters.items() if id not in IN_HEAD}
        counters = [self._counted(game, id, value) for id, value in shown.items()]
        found: list[Text | str] = list(wrap(DOT.join(counters), 4, self.width - 1)) if counters else []
        for group in zone.groups:
            things = [self._thing(game, one.id, one.count) for one in group.things]
            line = say(
                "plain-group", self.lang, name=self._name(game, group.id), things=", ".join(things) or "–"
            )
            found += wrap(line, 4, self.width - 1)
        return [title, *found] if found else []

    def _name(self, game: Game, id: str) -> str:
        return thing_name(id, self.lang, game.id)

    def _thing(self, game: Game, id: str, count: float) -> str:
        name = self._name(game, id)
        return name if count == 1 else f"{name} × {count:g}"

    def _counted(self, game: Game, id: str, value: float) -> str:
        if isinstance(value, bool):
            return f"{self._name(game, id)} {say('plain-yes' if value else 'plain-no', self.lang)}"
        return f"{self._name(game, id)} {value:g}"

    def vocabulary(self, codec: Codec) -> Vocabulary:
        self._codec = codec
        return super().vocabulary(codec)

    def noun(self, action: int, lang: str) -> str:
        word = "" if self._codec is None else self._codec.words_of(action)[1]
        return "" if word.isdecimal() else thing_name(word, lang, self.kind.id)

    def round(self, game: Game) -> int:
        return int(game.state.clock()[0])

    def is_news(self, event: Event, seat: int) -> bool:
        return event.seat != seat

    def is_secret(self, game: Game) -> bool:
        return has_secrets(self.kind, str(game.options.get("mode", "")))

    def tiles(self, game: Game) -> list[Text | str]:
        return self._zone(self._zones(game)[0], game)

    def farm(self, game: Game, seat: int) -> list[Text | str]:
        return self._zone(self._zones(game)[seat + 1], game)

    def sheets(self, game: Game) -> list[ScoreSheet]:
        return [] if game.to_act is not None and self.is_secret(game) else score_sheets(game)
