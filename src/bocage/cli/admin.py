"""`bocage admin`: the tables of a server, for whoever runs it.

What works on them is imported when it is used: every start of the command line reads this file.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bocage.cli.errors import REFUSED, one_of
from bocage.cli.groups import CommandGroup
from bocage.cli.output import note, print_answer, print_text
from bocage.cli.settled import FROM_ENVIRONMENT, Database, SettingsFile, secret
from bocage.messages import language, say

if TYPE_CHECKING:
    from bocage.table.sheets import StoredTable

STATUSES = ("waiting", "playing", "over", "closed")
ENDED = ("over", "closed")
Status = Annotated[
    list[str] | None, typer.Option("--status", help=say("admin-option-status"), show_default=False)
]
Game = Annotated[str, typer.Option("--game", help=say("admin-option-game"), show_default=False)]
Days = Annotated[float, typer.Option("--days", min=0, help=say("admin-option-days"), show_default=False)]
Json = Annotated[bool, typer.Option("--json", help=say("info-option-json"))]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    admin = typer.Typer(
        cls=CommandGroup, help=say("admin-help"), no_args_is_help=False, rich_markup_mode="rich"
    )
    for name, help, work in (
        ("list", say("admin-list-help"), list_tables),
        ("show", say("admin-show-help"), show),
        ("close", say("admin-close-help"), close),
        ("prune", say("admin-prune-help"), prune),
        ("export", say("admin-export-help"), export),
        ("check", say("admin-check-help"), check),
        ("backup", say("admin-backup-help"), backup),
        ("restore", say("admin-restore-help"), restore),
        ("rotate", say("admin-rotate-help"), rotate),
    ):
        admin.command(name, help=help, context_settings=dict(FROM_ENVIRONMENT))(work)
    app.add_typer(admin, name="admin")


def statuses(words: list[str] | None) -> tuple[str, ...]:
    """The statuses that are meant; none: all."""
    return tuple(one_of(word, STATUSES) for word in words or ())


def list_tables(
    settings_file: SettingsFile = None,
    database: Database = "",
    status: Status = None,
    game: Game = "",
    days: Days = 0.0,
    limit: Annotated[int, typer.Option("--limit", min=1, help=say("admin-option-limit"))] = 50,
    as_json: Json = False,
) -> None:
    """List tables, latest first."""
    from bocage.table import keeping

    wanted = keeping.TablesWanted(statuses(status), game, days)
    with keeping.opened(secret(database, "DATABASE")) as engine:
        found = [keeping.read(engine, id)[0] for id in keeping.ids_of(engine, wanted, limit)]
    if as_json:
        print_answer("admin", {"tables": [summary(sheet) for sheet in found]})
        return
    for sheet in found:
        print_text(_line(sheet))


def summary(sheet: StoredTable) -> dict[str, object]:
    """A table as plain data; nobody's token is in it, nor the seed of a game that goes on."""
    from bocage.table.bots import seat_names

    return {
        "id": sheet.id,
        "game": sheet.game,
        "rules": sheet.rules,
        "decks": sheet.decks,
        "options": sheet.options,
        "settings": sheet.settings,
        "status": sheet.status,
        "created": sheet.created,
        "touched": sheet.touched,
        "round": sheet.round,
        "to_act": sheet.to_act,
        "scores": sheet.scores,
        "seats": seat_names(sheet.seats, language()),
    }


def _line(sheet: StoredTable) -> str:
    from bocage.table.bots import seat_names

    touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(sheet.touched))
    names = ", ".join(seat_names(sheet.seats, language()))
    return "  ".join((sheet.id, sheet.game, sheet.status, touched, names))


Table = Annotated[str, typer.Argument(metavar="ID", help=say("admin-argument-table"))]


def show(id: Table, settings_file: SettingsFile = None, database: Database = "") -> None:
    """Show one table and what happened there last."""
    from bocage.table import keeping

    with keeping.opened(secret(database, "DATABASE")) as engine:
        sheet, past = keeping.read(engine, id)
        stranded = keeping.is_stranded(sheet, past)
    is_over = sheet.status in ENDED
    # Decisions of a running game may be secret: only how many there are.
    last = [[entry.kind, entry.seat, entry.text] for entry in past[-5:]] if is_over else None
    shown = {**summary(sheet), "entries": len(past), "last": last, "stranded": stranded}
    print_answer("admin", {"table": shown})


def close(
    tables: Annotated[
        list[str] | None, typer.Argument(metavar="ID…", help=say("admin-argument-table"))
    ] = None,
    stranded: Annotated[bool, typer.Option("--stranded", help=say("admin-option-stranded"))] = False,
    settings_file: SettingsFile = None,
    database: Database = "",
) -> None:
    """Close tables; their players are told."""
    from bocage.table import keeping

    with keeping.opened(secret(database, "DATABASE")) as engine:
        wanted = list(tables or ())
        if stranded:
            running = keeping.TablesWanted(keeping.RUNNING)
            wanted += [
                one.id for one, past in keeping.each(engine, running) if keeping.is_stranded(one, past)
            ]
        done = sum(keeping.close(engine, id) for id in wanted)
    print_text(say("admin-closed", count=done))


def prune(
    days: Annotated[float, typer.Option("--days", min=0, help=say("admin-option-days"), show_default=False)],
    status: Status = None,
    game: Game = "",
    yes: Annotated[bool, typer.Option("--yes", help=say("admin-option-yes"))] = False,
    settings_file: SettingsFile = None,
    database: Database = "",
) -> None:
    """Delete tables that nobody has touched for long; without --yes only say how many."""
    from bocage.table import keeping

    wanted = keeping.TablesWanted(statuses(status) or ENDED, game, days)
    with keeping.opened(secret(database, "DATABASE")) as engine:
        if yes:
            print_text(say("admin-pruned", count=keeping.prune(engine, wanted)))
        else:
            print_text(say("admin-would-prune", count=len(keeping.ids_of(engine, wanted))))


def export(
    folder: Annotated[
        Path, typer.Argument(metavar=say("admin-word-folder"), help=say("admin-argument-folder"))
    ],
    game: Game = "",
    settings_file: SettingsFile = None,
    database: Database = "",
) -> None:
    """Write the records of all games that are over or closed."""
    from bocage.table import keeping

    with keeping.opened(secret(database, "DATABASE")) as engine:
        found = list(keeping.export(engine, keeping.TablesWanted(ENDED, game), folder, language()))
    print_text(say("admin-exported", count=len(found), folder=str(folder)))


def check(game: Game = "", settings_file: SettingsFile = None, database: Database = "") -> int:
    """Replay every stored game and compare it with what its table says."""
    from bocage.table import keeping

    right = other = wrong = 0
    with keeping.opened(secret(database, "DATABASE")) as engine:
        for flaw in keeping.check(engine, keeping.TablesWanted(game=game)):
            if flaw is None:
                right += 1
            elif flaw.is_harmless:
                other += 1
            else:
                wrong += 1
                note(say("admin-flaw", id=flaw.table, kind=flaw.kind))
    print_text(say("admin-checked", right=right, other=other, wrong=wrong))
    return REFUSED if wrong else 0


File = Annotated[Path, typer.Argument(metavar=say("admin-word-file"), help=say("admin-argument-file"))]


def backup(file: File, settings_file: SettingsFile = None, database: Database = "") -> None:
    """Write everything into one file, while servers go on."""
    from bocage.table import keeping
    from bocage.table.backup import back_up

    with keeping.opened(secret(database, "DATABASE")) as engine:
        print_text(say("admin-backed-up", count=back_up(engine, file), file=str(file)))


def restore(file: File, settings_file: SettingsFile = None, database: Database = "") -> None:
    """Bring a backup into an empty database."""
    from bocage.table import backup as backups
    from bocage.table import keeping

    with keeping.opened(secret(database, "DATABASE")) as engine:
        print_text(say("admin-restored", count=backups.restore(engine, file), file=str(file)))


def rotate(
    folder: Annotated[
        Path, typer.Argument(metavar=say("admin-word-folder"), help=say("admin-argument-folder"))
    ],
    keep: Annotated[int, typer.Option("--keep", min=1, help=say("admin-option-keep"))] = 7,
    settings_file: SettingsFile = None,
    database: Database = "",
) -> None:
    """A new backup in a folder; all but the newest go."""
    from bocage.table import backup as backups
    from bocage.table import keeping

    with keeping.opened(secret(database, "DATABASE")) as engine:
        file, gone = backups.rotate(engine, folder, keep)
    print_text(say("admin-rotated", file=str(file), count=len(gone)))
