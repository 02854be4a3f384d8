"""Run inside: the network in typed arrays judges as the one in plain Python does."""

# ruff: noqa: T201 - what it prints is its answer
import json
import time
from random import Random

from bocage.bots.advice import network_file
from bocage.bots.counts import tally_of
from bocage.bots.network import judge_for, read_network
from bocage.games import kits

MODES = {"creatures": "expert", "agricola": "full", "farmerama": "advanced"}
found = {}
for id, kit in kits().items():
    rng = Random(5)
    seats = {"seats": 2} if len(kit.game.players) > 1 else {}
    game = kit.game.from_options({"mode": MODES[id], **seats})
    tally = tally_of(game)
    file = network_file(game)
    assert file is not None
    network = read_network(file)
    web, plain = (judge_for(network, tally, game.codec, way) for way in ("web", "plain"))
    assert type(judge_for(network, tally, game.codec)) is type(web), "it is the one that is taken"
    worst, calls, spent = 0.0, 0, 0.0
    while game.to_act is not None and calls < 40:
        if game.to_act >= 0 and rng.random() < 0.5:
            row = tally.counts(game.state, tally.side(game.state), game.to_act)
            actions = game.legal_actions()
            begun = time.perf_counter()
            mine = [*web.values(row), *web.outputs(row), *web.prior(row, actions), web.worth(row, 0, 2)]
            spent += time.perf_counter() - begun
            other = [
                *plain.values(row),
                *plain.outputs(row),
                *plain.prior(row, actions),
                plain.worth(row, 0, 2),
            ]
            worst = max(worst, *(abs(one - two) for one, two in zip(mine, other, strict=True)))
            calls += 1
        menu = game.menu()
        game.play(menu.pick(rng.randrange(menu.size())))
    found[id] = {"worst": worst, "calls": calls, "microseconds": 1e6 * spent / (4 * calls)}
print(json.dumps(found))
