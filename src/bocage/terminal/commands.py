"""Words that are no answers but wishes: why, undo, score, rules … understood in both languages."""

from __future__ import annotations

from collections.abc import Sequence

# Each command with its words; the first English and the first French one are shown in the help.
COMMANDS: dict[str, tuple[str, ...]] = {
    "why": ("why", "pourquoi", "why not", "pourquoi pas"),
    "what": ("what", "quoi", "what is", "c'est quoi", "c’est quoi", "explain", "expliquer", "explique"),
    "hint": ("hint", "conseil", "indice", "advice"),
    "pass-round": ("pass round", "passer tour", "passer le tour"),
    "pass-phase": ("pass phase", "passer phase", "passer la phase", "pass", "passer"),
    "undo-turn": ("undo turn", "annuler tour", "annule tour", "annuler le tour", "annuler tout"),
    "undo": ("undo", "annuler", "annule"),
    "score": ("score", "points", "scores"),
    "rules": ("rules", "règles", "rule", "règle", "regles", "regle"),
    "log": ("log", "journal"),
    "farm": ("farm", "ferme"),
    "hand": ("hand", "main", "cards", "cartes"),
    "tiles": ("tiles", "tuiles", "display", "improvements", "aménagements"),
    "figures": ("figures", "chiffres", "proposals", "propositions"),
    "show": ("show", "table", "montrer", "montre"),
    "save": ("save", "sauver", "sauvegarder", "enregistrer"),
    "help": ("help", "aide", "?", "h"),
    "quit": ("quit", "quitter", "exit", "q"),
}


def parse_command(text: str) -> tuple[str, str] | None:
    """The command that a line begins with and the rest of the line, or None."""
    words = text.split()
    for length in (3, 2, 1):
        head = " ".join(words[:length]).lower()
        for name, known in COMMANDS.items():
            if len(words) >= length and head in known:
                return name, " ".join(words[length:])
    return None


def command_words() -> Sequence[str]:
    """Every word that is understood as a command."""
    return [word for known in COMMANDS.values() for word in known]
