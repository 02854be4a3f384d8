"""Learning to play, and to play better: links to positions, lessons, puzzles, the analysis desk.

Everything here is a plain function of plain data, with the standard library alone, so that a server, a
terminal and a page without a server call the same code.
"""
