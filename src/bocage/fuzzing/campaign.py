"""A campaign: many games, in blocks, that come out the same however they are shared among processes."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

from bocage.fuzzing.plain import PlainProfile
from bocage.fuzzing.play import Profile, play_one
from bocage.fuzzing.report import Report
from bocage.games import installed, kit
from bocage.simulation.jobs import run_blocks

BLOCK = 20  # games; within a block the players learn what was rarely built and used
LONG_BLOCK = 100  # of a long campaign, where more can be learnt


@dataclass(frozen=True)
class Campaign:
    """Games to play.

    Attributes:
        games: how many, or without end.
        mode, players: keep to one mode, to one number of players.
        components: a data file with other figures, for a game that has one.
        options: what every game is made with; a game's own referee knows the base deck alone, so games with
            other decks are held to the contract.
    """

    game: str
    games: int | None
    seed: int = 0
    mode: str | None = None
    players: int | None = None
    components: Path | None = None
    options: tuple[tuple[str, object], ...] = ()

    def blocks(self) -> Iterator[tuple[Campaign, range]]:
        """The games in blocks, which grow with the campaign."""
        first = 0
        while self.games is None or first < self.games:
            length = min(max(BLOCK, first // 10), LONG_BLOCK)
            last = first + length if self.games is None else min(first + length, self.games)
            yield self, range(first, last)
            first = last


def campaign_games() -> list[str]:
    """The games that campaigns can be about: all that are installed."""
    return list(installed())


def profile_of(campaign: Campaign) -> Profile:
    """How the games of a campaign are played.

    Raises:
        BadOption: there are no such games.
    """
    found = kit(campaign.game)
    assert found is not None
    wanted = (campaign.mode, campaign.players, campaign.components)
    if found.referee is None or campaign.options:
        return PlainProfile(campaign.game, *wanted, dict(campaign.options))
    return found.referee(*wanted)


def fuzz(campaign: Campaign, jobs: int = 1) -> Generator[Report, None, None]:
    """Play the games; a report for each block as it is done."""
    for _, report in run_blocks(play_block, campaign.blocks(), jobs):
        yield report


def play_block(block: tuple[Campaign, range]) -> Report:
    """Play the games of one block."""
    campaign, indices = block
    profile = profile_of(campaign)
    report = Report()
    for index in indices:
        play_one(profile, seed_of(campaign.seed, index), index, report)
    return report


def seed_of(seed: int, index: int) -> int:
    """The seed of one game of a campaign."""
    return int.from_bytes(hashlib.blake2b(f"fuzz {seed} {index}".encode(), digest_size=8).digest(), "big")
