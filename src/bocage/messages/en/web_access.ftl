# For those who hear the table, and for keys.

web-cell = Space { $cell }
web-key-next = go to the next thing that can be chosen, or to the one before
web-farmerama-turn = Turn the wheel: not now
web-farmerama-eats = eats { $goods }
