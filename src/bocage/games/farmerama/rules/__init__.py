"""The rules of this game: state, phases, spaces, verbs, scoring."""
