"""Figures that pages quote: each is measured by this command, kept with when and how, and put into the pages.

    scripts/figures                  # the cheap ones, which are the same everywhere
    scripts/figures --all            # all of them: many minutes, on a machine that does nothing else
    scripts/figures speed.batched    # those whose names begin so
    scripts/figures --from FILE learning.   # the same, as another machine has measured them

A page marks a figure, `<!-- figure NAME -->488<!-- /figure -->`; `docs/figures.json` has what was measured. A
test measures the cheap ones again and checks that no mark says anything else than that file. Each entry has a
seal: one that was changed or added by hand does not match it, and that test fails.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import bocage
from bocage.benchmark import environments, figures, learning, service, sites, strength
from bocage.benchmark.figure_words import written
from bocage.games import game_class, is_compiled

MARK = re.compile(r"(<!-- figure (?P<name>[a-z0-9_.]+) -->)(?P<text>[^<]*)(<!-- /figure -->)")
GAMES = ("creatures", "agricola", "farmerama")
SECONDS = 6.0  # for a figure of speed
ROUNDS = 5


@dataclass(frozen=True)
class Claim:
    """Something that a page says and a machine can measure.

    Attributes:
        how: what was done, in a sentence; cheap: whether it is quick and the same on every machine.
    """

    name: str
    how: str
    measure: Callable[[], str]
    cheap: bool = False


def claims(docs: Path) -> list[Claim]:
    """Every figure that pages quote."""
    found = []
    for game in GAMES:
        for what in ("observation", "actions"):
            how = "The size in the environment of the game with its usual options."
            found.append(Claim(f"size.{what}.{game}", how, partial(size, game, what), cheap=True))
        steps = "`bocage bench`: PettingZoo steps beside its own connect_four, in the same run, by CPU time."
        found.append(Claim(f"speed.aec.{game}", steps, partial(turns, game)))
        found.append(
            Claim(
                f"speed.batched.{game}",
                f"Batches of 128, CPU seconds of one core, the best of {ROUNDS} rounds.",
                partial(batched, game),
            )
        )
        found.append(
            Claim(f"speed.engine.{game}", "Random play, CPU seconds of one core.", partial(engine, game))
        )
        alone = (
            "Decisions of all seats through `SeatEnv` against `random`, for a step of `TurnEnv`, by CPU time."
        )
        found.append(Claim(f"speed.seat.{game}", alone, partial(seat, game)))
        for form in ("v1", "v1:compact"):
            how = "The size in the environment of the game, for any number of players."
            named = f"size.{form.replace(':', '.')}.{game}"
            found.append(Claim(named, how, partial(size, game, form), cheap=True))
        how = "Random play, CPU seconds of one core, compiled and interpreted one after the other."
        found.append(Claim(f"speed.compiled.{game}", how, partial(compiled, game)))
    counted = "Those that can be taken in a game with its usual deck."
    found.append(Claim("count.buildings.creatures", counted, partial(things, "creatures"), cheap=True))
    found.append(Claim("count.cards.agricola", counted, partial(things, "agricola"), cheap=True))
    dear = (*learning.told(docs), *sites.told())
    found += [Claim(name, how, measure) for name, how, measure in dear]
    kept = (*strength.told(docs), *service.told(docs))
    return found + [Claim(name, how, measure, cheap=True) for name, how, measure in kept]


def size(game: str, what: str) -> str:
    """How many numbers there are."""
    from bocage.envs.observing import FORMS, V0, Observer, new_game

    observer = Observer(new_game(game, {}, None), what if what in FORMS else V0)
    return str(observer.actions.size if what == "actions" else len(observer.names))


def things(game: str) -> str:
    """How many buildings or cards a farm can have: each is a number of an observation."""
    from bocage.envs.observing import Observer, new_game

    places = Observer(new_game(game, {}, None)).features.places
    place = places["own.buildings"] if "own.buildings" in places else places["own.cards"]
    return str(place.stop - place.start)


def compiled(game: str) -> str:
    """How many times as many decisions the compiled engine carries out."""
    other = subprocess.run(
        [sys.executable, "-P", "-c", f"from bocage.benchmark.claims import *; print(decisions({game!r}))"],
        env={**os.environ, "BOCAGE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return f"{decisions(game) / float(other.stdout):.0f} times"


def turns(game: str) -> str:
    """How many times as many steps as connect_four."""
    found = {figure.what: figure.value for figure in environments.measure((game,), SECONDS)}
    return f"{found['aec'] / found['connect_four']:.0f} times"


def batched(game: str) -> str:
    """Steps of a batch a second, to ten thousand."""
    # Whatever else runs takes room in the caches: it slows a round down and never speeds one up.
    best = max(environments.batched_per_second(game, SECONDS / ROUNDS) for _ in range(ROUNDS))
    return f"{round(best, -4):,.0f}"


def seat(game: str) -> str:
    """How many decisions the single-seat environment carries out while the other carries out one."""
    # Not the best of several: of a ratio that would be luck.
    return f"{environments.seats_for_turns(game, SECONDS):.1f}"


def decisions(game: str) -> float:
    """Decisions of random play a second of a core."""
    kind = game_class(game)
    assert kind is not None
    fresh = kind.from_options({})
    start = time.process_time()
    _, made, _ = figures.play_for(fresh, SECONDS)
    return made / (time.process_time() - start)


def engine(game: str) -> str:
    """The same, to ten thousand."""
    return f"{round(decisions(game), -4):,.0f}"


def told_by(claim: Claim) -> dict[str, object]:
    """A figure as it is kept: what was found, how, when, on what."""
    return {
        "text": claim.measure(),
        "how": claim.how,
        "when": datetime.now(UTC).date().isoformat(),
        "package_version": bocage.__version__,
        "compiled": is_compiled(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def seal(name: str, told: dict[str, object]) -> str:
    """What shows that this command wrote an entry: a checksum of its name and all else that it says."""
    said = {key: value for key, value in told.items() if key != "seal"}
    text = json.dumps([name, said], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def marks(docs: Path) -> list[tuple[Path, str, str]]:
    """Every mark in the pages: the page, the name, and what it says."""
    pages = [docs.parent / "README.md", *sorted(docs.glob("**/*.md"))]
    return [
        (page, found["name"], found["text"])
        for page in pages
        for found in MARK.finditer(page.read_text(encoding="utf-8"))
    ]


def write(docs: Path, wanted: list[str], elsewhere: Path | None = None) -> None:
    """Measure, or take what was measured elsewhere, keep what was found, and put it into the pages."""
    file = docs / "figures.json"
    theirs = None if elsewhere is None else json.loads(elsewhere.read_text(encoding="utf-8"))
    kept: dict[str, dict[str, object]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for claim in claims(docs):
        is_named = any(claim.name.startswith(name) for name in wanted)
        if is_named or "--all" in wanted or (claim.cheap and not wanted):
            told = told_by(claim) if theirs is None else taken_over(claim, theirs)
            kept[claim.name] = {**told, "seal": seal(claim.name, told)}
    file.write_text(json.dumps(kept, indent=2, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
    for page in {page for page, _, _ in marks(docs)}:
        text = page.read_text(encoding="utf-8")
        page.write_text(MARK.sub(partial(_filled, kept, page), text), encoding="utf-8")


def taken_over(claim: Claim, theirs: dict[str, dict[str, object]]) -> dict[str, object]:
    """A figure that another machine has measured, in the same way."""
    found = theirs[claim.name]
    if found["how"] != claim.how:
        raise ValueError(f"{claim.name} was measured in another way: {found['how']}")
    return found


def _filled(kept: dict[str, dict[str, object]], page: Path, found: re.Match[str]) -> str:
    if found["name"] not in kept:  # not measured yet; a test finds it
        return found[0]
    return f"{found[1]}{written(str(kept[found['name']]['text']), page)}{found[4]}"


if __name__ == "__main__":
    place, words = Path(sys.argv[1]), sys.argv[2:]
    other = Path(words[1]) if words[:1] == ["--from"] else None
    write(place, words if other is None else words[2:], other)
