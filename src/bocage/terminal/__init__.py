"""The table in a terminal: people, or a person and a bot, play with text and numbers.

`table` holds the loop, `commands` what can be typed, `choices` the numbered answers, `start` the first
menu; each game draws itself in a package of its own.
"""
