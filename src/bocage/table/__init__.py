"""The table that people meet at: a server, its storage, and what each viewer is told.

A decision's way: a message of a player → `room` checks it against the game → `storage` commits it → every
viewer gets a state of their own, made from `game.view(seat)` and nothing else. docs/api.md is the
interface, docs/hosting.md how to run it.
"""
