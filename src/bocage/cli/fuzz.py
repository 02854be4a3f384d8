"""`bocage fuzz`: random games that try to break the rules."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from bocage import games
from bocage.cli.components import figures
from bocage.cli.decks import Decks, decks_named
from bocage.cli.errors import REFUSED, STOPPED, UsageMistake, one_of
from bocage.cli.options import AsJson, Components, Mode, Seed, versions
from bocage.cli.output import console, note, print_answer, print_text
from bocage.cli.progress import progress
from bocage.core.decks import decks_in
from bocage.fuzzing import Campaign, Report, campaign_games, fuzz, profile_of
from bocage.messages import say

GAMES = 1000
FOLDER = Path("fuzz-records")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("fuzz", help=say("fuzz-help"))(command)


def command(
    game: Annotated[str, typer.Argument(metavar=say("tools-word-game"), help=say("tools-argument-game"))],
    count: Annotated[
        int | None, typer.Option("--games", min=1, help=say("fuzz-option-games"), show_default=False)
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.1, help=say("fuzz-option-seconds"), show_default=False)
    ] = None,
    seed: Seed = 0,
    mode: Mode = "",
    players: Annotated[
        int, typer.Option("--players", help=say("fuzz-option-players"), show_default=False)
    ] = 0,
    components: Components = None,
    decks: Decks = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help=say("tools-option-jobs"))] = 1,
    out: Annotated[Path, typer.Option("--out", help=say("fuzz-option-out"), file_okay=False)] = FOLDER,
    as_json: AsJson = False,
) -> int:
    """Play, check and print."""
    id = one_of(game.lower(), campaign_games())
    if count is not None and seconds is not None:
        raise UsageMistake(say("fuzz-games-or-seconds"))
    wanted = count if count is not None or seconds is not None else GAMES
    chosen = decks_named(id, decks)
    campaign = campaign_of(id, wanted, seed, mode, players, components, chosen)
    if chosen and games.kits()[id].referee is not None:
        note(say("decks-referee"))
    run = FuzzRun(campaign, jobs, seconds, out)
    stopped = run.play()
    if as_json:
        print_answer("fuzz", told(campaign) | run.report.as_json(), partial=stopped)
    else:
        print_report(run.report, stopped, seed)
    if run.report.violations:
        return REFUSED
    return STOPPED if stopped else 0


def told(campaign: Campaign) -> dict[str, object]:
    """What an answer belongs to: of the options those that every game has, as a record has them."""
    kind = games.game_class(campaign.game)
    assert kind is not None
    asked = dict(campaign.options) | figures(campaign.game, campaign.components)
    options = kind.fresh(None, asked).options
    return {
        "game": campaign.game,
        "mode": campaign.mode,
        "options": {name: options[name] for name in asked},
        "decks": decks_in(options),
        "seats": campaign.players,
        "seed": campaign.seed,
        **versions(kind),
    }


def campaign_of(
    id: str,
    count: int | None,
    seed: int,
    mode: str,
    players: int,
    components: Path | None,
    options: dict[str, object],
) -> Campaign:
    """The campaign that the line describes.

    Raises:
        UsageMistake: there is none like that.
        BadOption: the game cannot be made like that, or the data file cannot be right.
    """
    entry = next(entry for entry in games.catalogue() if entry.id == id)
    chosen = one_of(mode.lower(), entry.modes) if mode else None
    known = [str(number) for number in entry.players]
    seats = int(one_of(str(players), known)) if players else None
    figured = figures(id, components).get("components")
    campaign = Campaign(id, count, seed, chosen, seats, figured, tuple(options.items()))
    profile_of(campaign)
    return campaign


@dataclass
class FuzzRun:
    """A campaign in progress."""

    campaign: Campaign
    jobs: int
    seconds: float | None
    out: Path
    report: Report = field(default_factory=Report)

    def play(self) -> bool:
        """Play until the games or the seconds are used up; True when Ctrl-C ended it."""
        end = None if self.seconds is None else time.monotonic() + self.seconds
        reports = fuzz(self.campaign, self.jobs)
        try:
            with progress(say("fuzz-title"), self.campaign.games) as show:
                for report in reports:
                    self._write(report)
                    self.report.add(report)
                    show(self.report.games)
                    if end is not None and time.monotonic() > end:
                        break
        except KeyboardInterrupt:
            return True
        finally:
            reports.close()
        return False

    def _write(self, report: Report) -> None:
        """Write the records of the violations, so that they can be replayed."""
        for violation in report.violations:
            self.out.mkdir(parents=True, exist_ok=True)
            name = f"{self.campaign.game}-{self.campaign.seed}-{violation.game}.jsonl"
            file = self.out / name
            file.write_text("\n".join(violation.record) + "\n", encoding="utf-8")
            violation.file = str(file)
            note(say("fuzz-found", game=violation.game, invariant=violation.invariant, file=str(file)))


def print_report(report: Report, stopped: bool, seed: int) -> None:
    """What was played and found, and every component."""
    from rich.table import Table

    if stopped:
        print_text(say("fuzz-partial"))
    table = Table(title=say("fuzz-components"))
    table.add_column(say("fuzz-component"))
    table.add_column(say("fuzz-built"), justify="right")
    table.add_column(say("fuzz-used"), justify="right")
    table.add_column(say("fuzz-slots"))
    for id, component in report.components.items():
        slots = ", ".join(f"{slot} {count}" for slot, count in sorted(component.slots.items()))
        table.add_row(id, str(component.built), str(component.used), slots)
    console().print(table)
    print_text(say("fuzz-played", games=report.games, decisions=report.decisions))
    for violation in report.violations:
        print_text(
            say(
                "fuzz-violation",
                game=violation.game,
                seed=str(seed),
                decision=violation.decision,
                invariant=violation.invariant,
                detail=violation.detail,
                file=violation.file or "",
            )
        )
    if not report.violations:
        print_text(say("fuzz-clean"))
