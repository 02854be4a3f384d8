"""The verbs of the cards and spaces, by what they are about."""
