"""`bocage replay`: play a record, move by move, and check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, cast

import typer

from bocage import games
from bocage.cli.components import figures
from bocage.cli.decks import Decks, add_folders
from bocage.cli.options import AsJson, Components, facts
from bocage.cli.output import print_answer, print_text
from bocage.cli.simulate import decimal
from bocage.core.decks import need_decks
from bocage.core.errors import BadRecord, unknown
from bocage.core.game import Game
from bocage.core.outcome import Outcome
from bocage.core.record import Record, read_record, replay, verify
from bocage.core.shuffles import verify_chance
from bocage.core.state import NATURE
from bocage.messages import language, say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", help=say("replay-help"))(command)


def command(
    file: Annotated[Path, typer.Argument(metavar=say("replay-word-file"), help=say("replay-argument-file"))],
    check: Annotated[bool, typer.Option("--verify", help=say("replay-option-verify"))] = False,
    components: Components = None,
    decks: Decks = "",
    as_json: AsJson = False,
) -> None:
    """Replay, print, verify."""
    add_folders(decks)
    record = read_record(file)
    fresh = game_of(record, components)
    # All moves are played before the first is printed: a damaged record gets its one sentence and no more.
    played = replay(record, fresh.copy())
    drawn = 0
    if check:
        verify(record, played)
        drawn = verify_chance(record, fresh.copy())
    if as_json:
        print_answer("replay", facts(played) | as_data(record, played, check, drawn))
        return
    print_moves(record, fresh)
    print_end(record, played)
    if check:
        print_text(say("replay-verified" if record.checksum else "replay-verified-open"))
        print_shuffle(record, drawn)


def game_of(record: Record, components: Path | None = None) -> Game:
    """The game as it stood before the first move.

    Raises:
        BadRecord: we do not have the game, or the decks it was played with.
        BadOption: it was played with other components.
        UsageMistake: components were given, but the game has none.
    """
    kind: Any = games.game_class(record.game)
    if kind is None:
        raise unknown(BadRecord, "record-no-game", record.game, games.installed(), found=record.game)
    need_decks(record.game, record.options)
    words = figures(record.game, components)
    if record.start:
        return cast(Game, kind.from_position(record.start, **words))
    return cast(Game, kind.from_options(record.options, **words))


def print_moves(record: Record, game: Game) -> None:
    """Every move as a sentence."""
    from bocage.wording import action_sentence

    for number, (seat, text) in enumerate(record.moves, start=1):
        action = game.codec.parse(text)
        who = say("replay-word-chance") if seat == NATURE else record.seats[seat]
        sentence = action_sentence(game, action, language())
        print_text(say("replay-move", number=str(number).rjust(4), who=who, move=sentence))
        game.play(action)


def print_end(record: Record, game: Game) -> None:
    """The final scores, or that the game goes on."""
    outcome = game.outcome()
    print_text()
    if outcome is None:
        print_text(say("replay-unfinished", moves=len(record.moves)))
        return
    for seat, score in enumerate(outcome.scores):
        print_text(say("replay-score", who=record.seats[seat], score=decimal(f"{score:g}")))
    winners = ", ".join(record.seats[seat] for seat in outcome.winners)
    if not winners:
        print_text(say("replay-nobody"))
        return
    print_text(say("replay-winner", who=winners, count=len(outcome.winners)))


def print_shuffle(record: Record, drawn: int) -> None:
    """Whether chance followed a seed that was settled before the first deal."""
    shuffle = record.shuffle
    if shuffle is None:
        return
    if shuffle.seed:
        print_text(say("replay-shuffled", count=drawn, hash=shuffle.hash))
    else:
        print_text(say("replay-shuffled-secret", hash=shuffle.hash))


def as_data(record: Record, game: Game, verified: bool, drawn: int) -> dict[str, object]:
    """The same as plain data."""
    outcome: Outcome | None = game.outcome()
    return {
        "players": record.seats,
        "moves": [{"seat": seat, "move": text} for seat, text in record.moves],
        "over": outcome is not None,
        "scores": None if outcome is None else list(outcome.scores),
        "winners": None if outcome is None else list(outcome.winners),
        "checksum": game.checksum(),
        "verified": verified,
        "hash": None if record.shuffle is None else record.shuffle.hash,
        "drawn": drawn,
    }
