"""Finding puzzles: champions play, and where one move seems clearly best it is looked at closely."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev

from bocage import games
from bocage.analysis.lines import line_differences, split
from bocage.analysis.prospect import Prospect, foresee
from bocage.analysis.review import after
from bocage.bots.advice import adviser_for
from bocage.bots.base import sensible_actions
from bocage.bots.budget import Budget
from bocage.bots.instinct import InstinctBot
from bocage.bots.levels import LEVELS, level_bot
from bocage.bots.thinking import Opinion, Thinking
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.games import kit
from bocage.learning.puzzles.puzzle import Puzzle, PuzzleMove, sort_of

SHARES = (
    0.85,
    1.0,
    1.15,
)  # of the search, one a seed: where there is no chance its length is all that differs
LONGER = 10  # times the search under which the lead must hold
CERTAIN = 4.30  # of Student's distribution with two degrees: 95 % lie within
PLAYED = 16  # games to the end from the best move and from the second: the points must be there, too
LIVELINESS = 0.5  # of whoever plays them
ANSWERS = 4  # that a puzzle has, where so many were tried
FEWEST = 3
MOST_OF_A_GAME = 4  # puzzles, each of another round, so that no game fills the book
PARTS = 3  # of a game: its beginning, its middle, its end
DRAWS = 400  # of a mixture, by which every sort of game in it is seen
OPENING = 8  # moves that are varied, so that games differ where there is no chance
CARELESSNESS = 0.8  # in points, in the opening
TRIES = (8, 8, 6, 6, 4, 2, 2, 1)  # of each level, the lowest first; the highest search as far as this does

Stop = Callable[[], bool]


@dataclass(frozen=True)
class PuzzleWish:
    """What is looked for.

    Attributes:
        game: its id; simulations: of a search while playing, and of the shorter ones afterwards.
        lead: points by which the best move must lead the second, always.
    """

    game: str
    simulations: int = 200
    lead: float = 1.5


@dataclass(frozen=True)
class PuzzleCandidate:
    """A position that may be a puzzle, with what the champion thought of it."""

    game: Game
    seat: int
    opinions: list[Opinion]
    lead: float


def find(wish: PuzzleWish, seed: int, stop: Stop) -> Iterator[Puzzle]:
    """The puzzles of one game of champions; `stop` is asked between searches and ends it."""
    rng = Random(seed)
    rounds: set[int] = set()
    for candidate in by_turns(list(_play(wish, seed, rng, stop)), seed):
        if stop() or len(rounds) >= MOST_OF_A_GAME:
            return
        now = _round(candidate)
        puzzle = None if now in rounds else verified(candidate, wish, rng, stop)
        if puzzle is not None:
            rounds.add(now)
            yield puzzle


def by_turns(candidates: list[PuzzleCandidate], first: int) -> list[PuzzleCandidate]:
    """Candidates of the beginning, the middle and the end of a game by turns, the clearer ones first.

    Late in a game leads are larger: without turns the end would fill the book. It begins with part `first`.
    """
    last = max((_round(one) for one in candidates), default=0) + 1
    parts: list[list[PuzzleCandidate]] = [[] for _ in range(PARTS)]
    for candidate in sorted(candidates, key=lambda one: -one.lead):
        parts[_round(candidate) * PARTS // last].append(candidate)
    turned = [parts[(first + part) % PARTS] for part in range(PARTS)]
    return [one for row in zip_longest(*turned) for one in row if one is not None]


def _round(candidate: PuzzleCandidate) -> int:
    return int(candidate.game.state.clock()[0])


def _play(wish: PuzzleWish, seed: int, rng: Random, stop: Stop) -> Iterator[PuzzleCandidate]:
    """Play one game; the positions in which one move leads all others."""
    game = _begin(wish.game, seed, rng)
    adviser = adviser_for(game.id)
    plan: list[int] = []
    moves = 0
    while game.to_act is not None and not stop():
        actions = sensible_actions(game)
        if plan and game.menu().has(plan[0]):
            game.play(plan.pop(0))
            continue
        if len(actions) == 1 or game.to_act == NATURE:
            game.play(rng.choice(actions))
            plan = []
            continue
        opinions = think(game, wish.simulations, rng)
        if not opinions:
            game.play(rng.choice(actions))
            continue
        if adviser.begins_move(game.state, game.menu()) and len(opinions) >= FEWEST:
            candidate = _candidate(game, opinions)
            if candidate is not None and candidate.lead >= wish.lead:
                yield candidate
        chosen = _vary(opinions, rng) if moves < OPENING else opinions[0]
        moves += 1
        plan = [chosen.action, *chosen.plan]


def _begin(id: str, seed: int, rng: Random) -> Game:
    """A fresh game; modes and numbers of players come by turns, so that a book has all of them."""
    found = kit(id)
    assert found is not None
    options: dict[str, object] = {}
    if found.mixture is not None:
        sorts = _sorts(id)
        wanted = sorts[seed % len(sorts)]
        options = found.mixture(rng)
        while sort_of(options) != wanted:
            options = found.mixture(rng)
    return found.game.from_options(options, rng.getrandbits(32))


@cache
def _sorts(id: str) -> list[tuple[str, int]]:
    """Modes and numbers of players that are played."""
    found = kit(id)
    assert found is not None
    assert found.mixture is not None
    rng = Random(0)
    return sorted({sort_of(found.mixture(rng)) for _ in range(DRAWS)})


def think(game: Game, simulations: int, rng: Random) -> list[Opinion]:
    """What a champion thinks of the moves of a position, the best first."""
    thinking = Thinking(game, rng)
    thinking.run(Budget(simulations), decisive=False)
    return thinking.opinions()


def _vary(opinions: list[Opinion], rng: Random) -> Opinion:
    best = max(opinion.margin for opinion in opinions)
    weights = [exp((opinion.margin - best) / CARELESSNESS) for opinion in opinions]
    return rng.choices(opinions, weights)[0]


def _candidate(game: Game, opinions: list[Opinion]) -> PuzzleCandidate | None:
    """The position, if the move that was tried most is the best one; all others count that were tried."""
    best, others = opinions[0], opinions[1:]
    seat = game.to_act
    assert seat is not None
    # A move hardly tried has a margin that says little: what it is worth is looked at when it is verified.
    known = [other for other in others if other.visits >= 3] or others
    lead = best.margin - max(other.margin for other in known)
    return PuzzleCandidate(game.copy(), seat, opinions, lead)


def verified(candidate: PuzzleCandidate, wish: PuzzleWish, rng: Random, stop: Stop) -> Puzzle | None:
    """The puzzle, if the lead holds under all seeds, and under ten times the search."""
    rivals = sorted(candidate.opinions[1:], key=lambda one: (-one.margin, -one.visits))
    chosen = [candidate.opinions[0], *rivals[: ANSWERS - 1]]
    # A position that is taken up again has no dice and no past, as a puzzle has none.
    kind = games.game_class(candidate.game.id)
    assert kind is not None
    game = kind.from_position(candidate.game.position())
    lines = [(opinion.action, *opinion.plan) for opinion in chosen]
    places = [after(game, candidate.seat, line) for line in lines]
    leads: list[float] = []
    looks: list[list[Prospect]] = [[] for _ in places]
    seeds = [rng.getrandbits(30) for _ in SHARES]
    for simulations in (wish.simulations, wish.simulations * LONGER):
        looks = [[] for _ in places]
        for seed, share in zip(seeds, SHARES, strict=True):
            for place, look in zip(places, looks, strict=True):
                if stop():
                    return None
                look.append(foresee(place, candidate.seat, Budget(round(simulations * share)), Random(seed)))
            leads.append(looks[0][-1].margin - max(look[-1].margin for look in looks[1:]))
            if leads[-1] < wish.lead:
                return None
    answers = answers_of(game, candidate.seat, lines, places, looks)
    second = max(range(1, len(looks)), key=lambda number: fmean(one.margin for one in looks[number]))
    if stop() or played_out(places[0], places[second], candidate.seat, rng) <= 0:
        return None
    return Puzzle(
        game=game.id,
        rules=game.rules_version,
        id=game.checksum(),
        seat=candidate.seat,
        position=game.position(),
        answers=answers,
        lead=min(leads),
        found=_found(game, candidate.seat, lines[0][0], rng),
        simulations=wish.simulations * LONGER,
    )


def played_out(better: Game, other: Game, seat: int, rng: Random) -> float:
    """Points by which one position ends better than another for a seat, in games played to the end.

    A judge that errs would err in every search; at the end the points are counted.
    """
    seeds = [rng.getrandbits(30) for _ in range(PLAYED)]
    return fmean(_final(better, seat, seed) - _final(other, seat, seed) for seed in seeds)


def _final(game: Game, seat: int, seed: int) -> float:
    rng = Random(seed)
    bot = InstinctBot(seed, LIVELINESS)
    end = game.sample(seat, rng) if game.to_act is not None else game.copy()
    while end.to_act is not None:
        end.play(rng.choice(end.legal_actions()) if end.to_act == NATURE else bot.decide(end))
    outcome = end.outcome()
    assert outcome is not None
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - max(others, default=0.0)


def answers_of(
    game: Game, seat: int, lines: list[tuple[int, ...]], places: list[Game], looks: list[list[Prospect]]
) -> list[PuzzleMove]:
    """What each move is worth, and where the points of the best one lie."""
    found = []
    for line, place, look in zip(lines, places, looks, strict=True):
        margins = [one.margin for one in look]
        found.append(
            PuzzleMove(
                line=notation(game, seat, line),
                worth=fmean(margins),
                points=fmean(one.points for one in look),
                doubt=CERTAIN * stdev(margins) / sqrt(len(margins)),
                lines=_reason(places[0], place, looks[0], look, seat) if look is not looks[0] else {},
            )
        )
    return [found[0], *sorted(found[1:], key=lambda answer: -answer.worth)]


def _reason(
    better: Game, played: Game, firsts: list[Prospect], seconds: list[Prospect], seat: int
) -> dict[str, float]:
    """What a move gives away, by lines of the score sheet; together its loss."""
    loss = fmean(one.margin for one in firsts) - fmean(one.margin for one in seconds)
    points = fmean(one.points for one in firsts) - fmean(one.points for one in seconds)
    lines = {
        heading: fmean(one.lines.get(heading, 0.0) for one in firsts)
        - fmean(one.lines.get(heading, 0.0) for one in seconds)
        for heading in firsts[0].lines
    }
    return split(loss, points, lines or line_differences(better, played, seat))


def notation(game: Game, seat: int, actions: tuple[int, ...]) -> tuple[str, ...]:
    """Answers in notation, as far as they can be given."""
    trial = game.copy()
    found: list[str] = []
    for action in actions:
        if trial.to_act != seat or not trial.menu().has(action):
            break
        found.append(trial.codec.text(action))
        trial.play(action)
    return tuple(found)


def _found(game: Game, seat: int, best: int, rng: Random) -> dict[str, float]:
    """How often each level finds the best move."""
    found: dict[str, float] = {}
    for level, tries in zip(LEVELS, TRIES, strict=False):
        kind = level_bot(level)
        hits = sum(kind(rng.getrandbits(30)).decide(game.sample(seat, rng)) == best for _ in range(tries))
        found[level.id] = hits / tries
    return found


def is_best(puzzle: Puzzle, rng: Random) -> bool:
    """Whether the best move of a puzzle leads its others when they are searched anew, as far as before."""
    game = puzzle.begin()
    places = [after(game, puzzle.seat, _numbers(game, answer.line)) for answer in puzzle.answers]
    seed = rng.getrandbits(30)
    budget = Budget(puzzle.simulations)
    margins = [foresee(place, puzzle.seat, budget, Random(seed)).margin for place in places]
    return margins[0] > max(margins[1:])


def _numbers(game: Game, line: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(game.codec.parse(text) for text in line)
