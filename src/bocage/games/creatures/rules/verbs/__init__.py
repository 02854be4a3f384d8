"""The verbs that buildings and action spaces are made of."""
