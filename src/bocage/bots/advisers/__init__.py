"""One adviser for each game: a readable evaluation of its positions."""
