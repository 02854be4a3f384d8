"""The games and modes that keep the contract. A new game is entered here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bocage import games
from bocage.core.game import Game


class Setting:
    """One way to play one game."""

    def __init__(self, name: str, game: str, **options: object) -> None:
        self.name = name
        self.game = game
        self.options = options

    @property
    def kind(self) -> type[Game]:
        """The class of the game."""
        found = games.game_class(self.game)
        assert found is not None
        return found

    def start(self, seed: int | None) -> Game:
        """A fresh game."""
        return self.kind.from_options(self.options, seed)

    def decisions(self, seed: int, every: int = 1, idle: float = 0.05) -> Iterator[Game]:
        """The game at some of its decisions, played on at random; the last time when it is over."""
        rng = Random(seed)
        game = self.start(seed)
        number = 0
        while game.to_act is not None:
            if number % every == 0:
                yield game
            game.play(choose(game, rng, idle))
            number += 1
        yield game


def choose(game: Game, rng: Random, idle: float = 0.05) -> int:
    """A random action, only now and then an idle one."""
    actions = game.legal_actions()
    needed = sorted(set(actions) - set(game.idle_actions()))
    return rng.choice(needed if needed and rng.random() >= idle else actions)


# The tiles with the most involved effects.
NASTY = [
    "assembly_hall",
    "barn",
    "breeding_station",
    "building_firm",
    "carpenter",
    "conservatory",
    "cottage_extension",
    "cow_stall",
    "hayrick",
    "organic_farm",
    "pen",
    "ranch",
    "rearing_station",
    "stewards_office",
    "woodshop",
    "workshop",
]

SETTINGS = [
    Setting("creatures-standard", "creatures", mode="standard"),
    Setting("creatures-advanced", "creatures", mode="advanced"),
    Setting("creatures-expert", "creatures", mode="expert"),
    Setting("creatures-free", "creatures", mode="free", tiles=NASTY),
    Setting(
        "creatures-switched",
        "creatures",
        mode="free",
        tiles=NASTY,
        first_player=1,
        at_any_time_on_opponents_turn=True,
        assembly_hall_gift_without_placing=True,
        expansion_mandatory_when_available=False,
        border_on_wall_edge=False,
        ranch_requires_net_horse=False,
        window_order_by_marker=True,
        forced_free_trough=False,
    ),
    Setting("agricola-solo", "agricola", seats=1, choose_round_order=True),
    Setting("agricola-beginner-2", "agricola", mode="beginner", seats=2),
    Setting("agricola-beginner-4", "agricola", mode="beginner", seats=4, additional_actions=True),
    Setting("agricola-2", "agricola", seats=2),
    Setting("agricola-3", "agricola", seats=3, draft="quick"),
    Setting("agricola-4", "agricola", seats=4),
    Setting(
        "agricola-switched",
        "agricola",
        seats=2,
        additional_actions=True,
        draft="mulligan",
        first_player=1,
        slot2_payment_after_space=True,
        slot2_actions_after_space=False,
        at_any_time_on_other_turns=True,
        scholar_gain_cards_same_round=False,
        sleeping_corner_opens_closed_tile=True,
        pass_without_legal_space=False,
        farm_expansion_switch_back=True,
        mini_pasture_may_split=True,
        impossible_effect_blocks_play=False,
        craft_bonus_counts_for_tiebreak=False,
        replenish_before_goods=True,
        pond_hut_at_most_two=True,
    ),
    Setting("farmerama-solo", "farmerama", seats=1),
    Setting("farmerama-basic-2", "farmerama", mode="basic", seats=2),
    Setting("farmerama-basic-3", "farmerama", mode="basic", seats=3),
    Setting("farmerama-basic-4", "farmerama", mode="basic", seats=4),
    Setting("farmerama-advanced-2", "farmerama", mode="advanced", seats=2),
    Setting("farmerama-advanced-3", "farmerama", mode="advanced", seats=3, first_chief=1),
    Setting("farmerama-advanced-4", "farmerama", mode="advanced", seats=4),
]
