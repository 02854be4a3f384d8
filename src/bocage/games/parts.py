"""What a game offers to the rest of Bocage: one kit for each, found by the entry point `bocage.games`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:  # each part is imported when it is asked for, so that nobody pays for what is not used
    from collections.abc import Sequence
    from random import Random

    from bocage.arena.taken import TakenReader
    from bocage.benchmark.figures import Figure
    from bocage.bots.counts.tally import PositionCounter
    from bocage.bots.search.adviser import Adviser
    from bocage.core.game import Game
    from bocage.envs.features import Features
    from bocage.fuzzing.play import Profile
    from bocage.table.boxes.box import Box
    from bocage.terminal.screen import Screen
    from bocage.wording.lexicon import Lexicon

    MakeScreen = Callable[[str, Sequence[str]], Screen]
    MakeProfile = Callable[[str | None, int | None, Path | None], Profile]
    Measure = Callable[[], Iterator[Figure]]
    MakeTally = Callable[[Game], PositionCounter]
    DrawOptions = Callable[[Random], dict[str, object]]

GUEST_RANK = 100


class Kit(Protocol):
    """The parts of a game. All but the first may be missing; then something general serves instead.

    Attributes:
        id: the game's id; rank: where it stands in lists, the lowest first.
        rules: the letters before the numbers of its rules: `C-4.2`, `R-12`.
        has_components: whether its figures stand in a data file that can be replaced.
        game: the class of its games, with the whole contract.
        words: what its numbers mean in sentences; without it, its messages, or else the notation.
        adviser: judges positions for greedy play, search and analysis; without it, games played on at random.
        counts: its positions as a network reads them; mixture: which games are played to learn from;
            networks: a folder with networks that were learned. Without them, the adviser serves alone.
        features: its positions as numbers for learning; without it, the numbers of its views.
        scene: what the table must know to show it; without it, the plain board.
        screen: draws it in a terminal; without it, the plain screen.
        referee: how random games of it are played and checked; without it, nothing but the contract is.
        taken: what players took in a game, for statistics; bench: figures beside those of every game.
        messages: a folder with `en/*.ftl` and `fr/*.ftl`, of a game whose sentences are not Bocage's own.
        sheets: a folder with its rules, `rules.en.md` and `rules.fr.md`; likewise.
        lessons, puzzles: folders with `*.toml` and `*.jsonl`, to learn it and to get better at it.
    """

    id: str
    rank: int
    rules: tuple[str, ...]
    has_components: bool

    @property
    def game(self) -> type[Game]: ...

    @property
    def words(self) -> Lexicon | None: ...

    @property
    def adviser(self) -> Adviser | None: ...

    @property
    def counts(self) -> MakeTally | None: ...

    @property
    def mixture(self) -> DrawOptions | None: ...

    @property
    def networks(self) -> Path | None: ...

    @property
    def features(self) -> Features | None: ...

    @property
    def scene(self) -> Box | None: ...

    @property
    def screen(self) -> MakeScreen | None: ...

    @property
    def referee(self) -> MakeProfile | None: ...

    @property
    def taken(self) -> TakenReader | None: ...

    @property
    def bench(self) -> Measure | None: ...

    @property
    def messages(self) -> Path | None: ...

    @property
    def sheets(self) -> Path | None: ...

    @property
    def lessons(self) -> Path | None: ...

    @property
    def puzzles(self) -> Path | None: ...


class Folder:
    """The kit of a game that is a package: its parts are modules with these names in it.

    | part | module | name in it |
    | --- | --- | --- |
    | game | `game` | `Game` |
    | words | `words` | `LEXICON` |
    | adviser | `adviser` | `ADVISER` |
    | counts | `counts` | `tally` |
    | mixture | `mixture` | `draw` |
    | networks | the folder `networks` | |
    | features | `features` | the module itself |
    | scene | `scene` | `BOX` |
    | screen | `screen` | `SCREEN` |
    | referee | `referee` | `profile` |
    | taken | `taken` | `READER` |
    | bench | `bench` | `measure` |

    Its folders `messages`, `sheets`, `lessons` and `puzzles` are used where they are there.
    """

    def __init__(
        self,
        id: str,
        package: str,
        rules: tuple[str, ...] = (),
        rank: int = GUEST_RANK,
        has_components: bool = False,
    ) -> None:
        self.id = id
        self.package = package
        self.rules = rules
        self.rank = rank
        self.has_components = has_components

    def _part(self, module: str, name: str) -> object | None:
        path = f"{self.package}.{module}"
        if find_spec(path) is None:
            return None
        found: object = getattr(import_module(path), name)
        return found

    @cached_property
    def game(self) -> type[Game]:
        return cast("type[Game]", self._part("game", "Game"))

    @cached_property
    def words(self) -> Lexicon | None:
        return cast("Lexicon | None", self._part("words", "LEXICON"))

    @cached_property
    def adviser(self) -> Adviser | None:
        return cast("Adviser | None", self._part("adviser", "ADVISER"))

    @cached_property
    def counts(self) -> MakeTally | None:
        return cast("MakeTally | None", self._part("counts", "tally"))

    @cached_property
    def mixture(self) -> DrawOptions | None:
        return cast("DrawOptions | None", self._part("mixture", "draw"))

    @cached_property
    def networks(self) -> Path | None:
        spec = find_spec(self.package)
        folders = [] if spec is None else list(spec.submodule_search_locations or ())
        found = [Path(folder) / "networks" for folder in folders]
        return next((folder for folder in found if folder.is_dir()), None)

    @cached_property
    def features(self) -> Features | None:
        path = f"{self.package}.features"
        return None if find_spec(path) is None else cast("Features", import_module(path))

    @cached_property
    def scene(self) -> Box | None:
        return cast("Box | None", self._part("scene", "BOX"))

    @cached_property
    def screen(self) -> MakeScreen | None:
        return cast("MakeScreen | None", self._part("screen", "SCREEN"))

    @cached_property
    def referee(self) -> MakeProfile | None:
        return cast("MakeProfile | None", self._part("referee", "profile"))

    @cached_property
    def taken(self) -> TakenReader | None:
        return cast("TakenReader | None", self._part("taken", "READER"))

    @cached_property
    def bench(self) -> Measure | None:
        return cast("Measure | None", self._part("bench", "measure"))

    @cached_property
    def messages(self) -> Path | None:
        return self._folder("messages")

    @cached_property
    def sheets(self) -> Path | None:
        return self._folder("sheets")

    @cached_property
    def lessons(self) -> Path | None:
        return self._folder("lessons")

    @cached_property
    def puzzles(self) -> Path | None:
        return self._folder("puzzles")

    def _folder(self, name: str) -> Path | None:
        spec = find_spec(self.package)
        places = [] if spec is None else list(spec.submodule_search_locations or ())
        return next((Path(place) / name for place in places if (Path(place) / name).is_dir()), None)
