"""The French of click and typer.

These libraries look their words up by the English sentence, so that is how this table is keyed. Our own
texts are in `bocage.messages`.
"""

from __future__ import annotations

from bocage.messages import language

FRENCH = {
    "Usage:": "Utilisation :",
    "Arguments": "Arguments",
    "Options": "Options",
    "Commands": "Commandes",
    "[default: {}]": "[par défaut : {}]",
    "[env var: {}]": "[variable : {}]",
    "[required]": "[obligatoire]",
    "required": "obligatoire",
    "default: {default}": "par défaut : {default}",
    "env var: {var}": "variable : {var}",
    "(dynamic)": "(calculé)",
    "Show this message and exit.": "Afficher cette aide et quitter.",
    "Missing command.": "Il manque une commande.",
    "Missing argument": "Il manque l’argument",
    "Missing option": "Il manque l’option",
    "Missing parameter": "Il manque le paramètre",
    "Choose from:\n\t{choices}": "Au choix :\n\t{choices}",
    "No such option {name!r}.": "Il n’y a pas d’option {name!r}.",
    "No such option: {name}": "Il n’y a pas d’option {name}.",
    "Did you mean {possibility}?": "Vouliez-vous dire {possibility} ?",
    "(Did you mean one of: {possibilities}?)": "(Vouliez-vous dire : {possibilities} ?)",
    "(Possible options: {possibilities})": "(Options possibles : {possibilities})",
    "Invalid value: {message}": "Valeur refusée : {message}",
    "Invalid value for {param_hint}: {message}": "Valeur refusée pour {param_hint} : {message}",
    "{value!r} is not {choice}.": "{value!r} n’est pas {choice}.",
    "{value!r} is not one of {choices}.": "{value!r} n’est pas parmi {choices}.",
    "{value!r} is not a valid {number_type}.": "{value!r} n’est pas un nombre qui convient.",
    "{value} is not in the range {range}.": "{value} n’est pas dans l’intervalle {range}.",
    "Option {name!r} does not take a value.": "L’option {name!r} ne prend pas de valeur.",
    "Option {name!r} requires an argument.": "L’option {name!r} demande une valeur.",
    "Option {name!r} requires {nargs} arguments.": "L’option {name!r} demande {nargs} valeurs.",
    "Argument {name!r} takes {nargs} values.": "L’argument {name!r} prend {nargs} valeurs.",
    "Got unexpected extra argument ({args})": "Il y a un mot de trop ({args})",
    "Got unexpected extra arguments ({args})": "Il y a des mots de trop ({args})",
    "Could not open file {filename!r}: {message}": "Le fichier {filename!r} ne s’ouvre pas : {message}",
    "{name} {filename!r} does not exist.": "{name} {filename!r} : n’existe pas.",
    "{name} {filename!r} is a file.": "{name} {filename!r} : c’est un fichier.",
    "{name} {filename!r} is a directory.": "{name} {filename!r} : c’est un dossier.",
    "{name} {filename!r} is not readable.": "{name} {filename!r} : lecture refusée.",
    "{name} {filename!r} is not writable.": "{name} {filename!r} : écriture refusée.",
    "file": "fichier",
    "directory": "dossier",
    "path": "chemin",
    "integer": "entier",
    "integer range": "entier",
    "float": "nombre",
    "float range": "nombre",
    "text": "texte",
    "COMMAND [ARGS]...": "COMMANDE [ARGUMENTS]…",
    "[COMMAND] [ARGS]...": "[COMMANDE] [ARGUMENTS]…",
}


def spoken(english: str) -> str:
    """A sentence or word of the libraries in the language in use."""
    return FRENCH.get(english, english) if language() == "fr" else english
