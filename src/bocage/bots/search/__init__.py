"""Tree search, compiled with the engine. It knows no game: an adviser tells it what is good."""
