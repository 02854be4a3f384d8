"""The whole table of Farmerama as lines: round, action wheel, buildings or piles, farms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from bocage.core.codec import Codec
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.lanes import bit, lane, total
from bocage.core.outcome import ScoreSheet
from bocage.games.farmerama import Game as Farmerama
from bocage.games.farmerama.rules.actions import CHOOSE_TILE, GOODS, WHEEL_CARDS
from bocage.games.farmerama.rules.choosing import PICKS
from bocage.games.farmerama.rules.components import load_components
from bocage.games.farmerama.rules.options import rounds_in_solo
from bocage.games.farmerama.rules.scoring import score_sheet
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.screen import closely
from bocage.games.farmerama.screen.choices import called, note, noun
from bocage.games.farmerama.screen.farms import DOT, FIELDS, FULL, LINE, SECTORS, FarmPicture
from bocage.games.farmerama.screen.words import entries
from bocage.games.farmerama.words.counsel import work_done
from bocage.games.farmerama.words.names import card_name, good_short
from bocage.messages import say
from bocage.terminal.lookup import LookupEntry
from bocage.terminal.printer import wrap
from bocage.terminal.screen import Screen
from bocage.terminal.vocabulary import Vocabulary
from bocage.wording import phase_name

AROUND = 13  # lines that everything but the farms takes
# What a seat does itself needs no telling.
OWN_DOINGS = {"begins", "sowed", "harvested", "fetched", "fed", "gathered", "turned", "spent", "took"}


class FarmeramaScreen(Screen):
    """Draws a game of Farmerama for its players."""

    hint = "terminal-hint-farmerama"
    help = "terminal-help-farmerama"
    why_what = "terminal-why-what-farmerama"
    barriers = frozenset({"played", "round"})

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        super().__init__(lang, names)
        self._tiles: list[str] = []

    def lines(self, game: Game, numbers: Mapping[int, int], height: int) -> list[Text | str]:
        """The table. The farm of whoever decides is drawn in full, the others as there is room."""
        board = game_of(game).board
        return [
            self._head(game, board),
            self._wheel(board),
            *(self._piles(board) if board.is_solo() else self._display(game)),
            *self._farms(game, board, height),
        ]

    def _head(self, game: Game, board: Board) -> Text:
        phase = phase_name(game, self.lang)
        if board.is_solo():
            rounds = rounds_in_solo(board.parts)
            text = say(
                "farmerama-head-solo", self.lang, round=int(board.round), rounds=int(rounds), phase=phase
            )
        else:
            text = say("farmerama-head", self.lang, round=int(board.round), phase=phase)
        head = Text(text, style="bold reverse")
        if board.is_limited():
            goods = " ".join(
                f"{good_short(good, self.lang)} {int(lane(board.supply, good))}" for good in range(len(GOODS))
            )
            head.append(
                " " + say("farmerama-supply", self.lang, goods=goods).rjust(self.width - 2 - len(head))
            )
        return head

    def _wheel(self, board: Board) -> str:
        now, following = int(board.wheel), int((board.wheel + 1) % board.parts.positions)
        named = [f"{card_name(card, self.lang)} {_pair(board, now, card)}" for card in range(WHEEL_CARDS)]
        plain = [_pair(board, following, card) for card in range(WHEEL_CARDS)]
        return say("farmerama-wheel", self.lang, now=", ".join(named), next=", ".join(plain))

    def _display(self, game: Game) -> list[Text | str]:
        board = game_of(game).board
        tiles = [tile for tile in range(board.parts.tiles) if board.display & bit(tile)]
        shown = ", ".join(closely.tile_text(game_of(game), tile, self.lang) for tile in tiles) or "-"
        if board.last:
            text = say("farmerama-last-rounds", self.lang, buildings=shown)
        else:
            text = say("farmerama-display", self.lang, buildings=shown, stack=int(board.stack))
        return list(wrap(text, 0, self.width))

    def _piles(self, board: Board) -> list[Text | str]:
        cards = [
            f"{card_name(card, self.lang)} {int(lane(board.discard, card))}" for card in range(WHEEL_CARDS)
        ]
        seen = [text for card, text in enumerate(cards) if lane(board.discard, card)]
        none = say("farmerama-none", self.lang)
        text = say(
            "farmerama-solo",
            self.lang,
            target=int(board.parts.solo_target),
            card=card_name(int(board.favoured) - 1, self.lang) if board.favoured else none,
            pile=int(total(board.pile)),
            discard=", ".join(seen) or none,
            more=int(total(board.more)),
            special=int(board.farm(0).special),
        )
        under = _under(board)
        if under:
            names = ", ".join(card_name(card, self.lang) for card in under)
            text += DOT + say("farmerama-put-back", self.lang, cards=names)
        return list(wrap(text, 0, self.width))

    def _farms(self, game: Game, board: Board, height: int) -> list[Text | str]:
        deciding = game.to_act
        own = deciding if deciding is not None and deciding >= 0 else 0
        others = closeness(int(board.seats) - 1, height - AROUND - FULL)
        found: list[Text | str] = []
        for seat in range(board.seats):
            mark = "▶" if deciding == seat else " "
            picture = FarmPicture(board, seat, self.names[seat], self.lang, mark, self.width)
            found += picture.lines(FULL if seat == own else others)
        return found

    # Choices.

    def noun(self, action: int, lang: str) -> str:
        return noun(action, lang, self._tiles)

    def called(self, action: int) -> list[str]:
        return called(action)

    def vocabulary(self, codec: Codec) -> Vocabulary:
        # A data file may have buildings of its own.
        choose = codec.kinds[CHOOSE_TILE]
        self._tiles = [word or "" for word in choose.words]
        return super().vocabulary(codec)

    def entries(self, game: Game) -> list[LookupEntry]:
        return entries(game_of(game), self.lang, self.width)

    def note(self, game: Game, action: int) -> list[str]:
        return note(game_of(game), action, self.lang)

    def aside(self, game: Game) -> str:
        work = work_done(game)
        if work is None:
            return ""
        card, done, limit = work
        return say("farmerama-progress", self.lang, card=card_name(card, self.lang), done=done, limit=limit)

    def is_news(self, event: Event, seat: int) -> bool:
        if event.key in ("drawn", "round"):
            return False
        return event.seat != seat or event.key not in OWN_DOINGS

    def is_secret(self, game: Game) -> bool:
        return game.prompt[1] in PICKS and not game_of(game).board.is_solo()

    # Figures.

    def notice(self, game: Game) -> str:
        return say("farmerama-notice", self.lang) if game_of(game).components.proposals else ""

    def figures(self, game: Game) -> list[str]:
        components = game_of(game).components
        found: list[str] = []
        if components.checksum != load_components().checksum:
            found.append(say("note-farmerama-own-figures", self.lang, checksum=components.checksum))
        if not components.proposals:
            return [*found, say("farmerama-no-proposals", self.lang)]
        if components.checksum == load_components().checksum:
            found.append(say("note-farmerama-proposals", self.lang))
        return [*found, say("farmerama-places", self.lang), ", ".join(components.proposals)]

    # Closer looks.

    def tiles(self, game: Game) -> list[Text | str]:
        return closely.display_lines(game_of(game), self.names, self.lang, self.width)

    def farm(self, game: Game, seat: int) -> list[Text | str]:
        return closely.farm_lines(game_of(game), seat, self.names[seat], self.lang, self.width)

    def sheets(self, game: Game) -> list[ScoreSheet]:
        board = game_of(game).board
        return [score_sheet(board.parts, board.farm(seat)) for seat in range(board.seats)]


def game_of(game: Game) -> Farmerama:
    """A game of Farmerama, gone on to where somebody must decide."""
    assert isinstance(game, Farmerama)
    game.menu()
    return game


def closeness(farms: int, room: int) -> int:
    """How closely so many farms can be drawn in so many lines."""
    for lines in (FULL, SECTORS, FIELDS):
        if farms * (lines + (lines == SECTORS)) <= room:
            return lines
    return LINE


def _pair(board: Board, position: int, card: int) -> str:
    place = position * WHEEL_CARDS + card
    return f"{int(board.parts.alone[place])}/{int(board.parts.shared[place])}"


def _under(board: Board) -> list[int]:
    """The cards put back under the pile, the next one first."""
    found: list[int] = []
    rest = int(board.under)
    while rest:
        found.append((rest & 3) - 1)
        rest >>= 2
    return found
