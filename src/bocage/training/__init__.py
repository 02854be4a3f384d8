"""Teaching a network: games against itself, learning beside them (`bocage train`, extra `train`)."""
