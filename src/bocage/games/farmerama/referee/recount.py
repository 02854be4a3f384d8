"""The final score and the winner, counted a second time from a position (F-52, F-53, F-73)."""

from __future__ import annotations

from typing import Any

from bocage.fuzzing.report import Broken
from bocage.games.farmerama import Game
from bocage.games.farmerama.referee.figures import CROPS, SheetFigures


def stars_of(farm: dict[str, Any], figures: SheetFigures) -> int:
    """The stars of a farm, as a position shows it."""
    crops = sum(farm["barn"][crop] for crop in CROPS) + 2 * len(farm["fields"])
    stars = crops * figures.per_crop + farm["barn"]["water"] * figures.per_water
    stars += figures.star_value * sum(bool(figures.tiles[tile].get("star")) for tile in farm["garden"])
    for animal, count in farm["products"].items():
        stars += product_stars(count, figures.animals[animal])
    for animal in farm["pastures"]:
        stars += figures.animals[animal]["pasture_stars"]
    return int(stars)


def product_stars(rank: int, animal: dict[str, Any]) -> int:
    """The stars of a product at a rank; beyond an uneven track its last step goes on (F-49)."""
    track = animal.get("track")
    if not track:
        return rank * int(animal["track_step"])
    ranks = [0, *track]
    last = len(track)
    return int(ranks[min(rank, last)] + max(0, rank - last) * (ranks[last] - ranks[last - 1]))


def winners_of(farms: list[dict[str, Any]], scores: list[int], figures: SheetFigures) -> tuple[int, ...]:
    """Most stars, then most water; alone, the target."""
    if len(farms) == 1:
        return (0,) if scores[0] >= figures.solo["target"] else ()
    ranks = [(score, farm["barn"]["water"]) for farm, score in zip(farms, scores, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def check_scores(game: Game, figures: SheetFigures) -> None:
    """The scores and the winners are those that the final position gives."""
    outcome = game.outcome()
    assert outcome is not None
    position: dict[str, Any] = game.position()
    farms = position["farms"]
    scores = [stars_of(farm, figures) for farm in farms]
    if scores != list(outcome.scores) or scores != list(game.scores()):
        raise Broken("scores", f"{outcome.scores} in the outcome, {game.scores()} on the way, not {scores}")
    if outcome.winners != winners_of(farms, scores, figures):
        raise Broken("winner", f"{outcome.winners} with {scores}")
