# Les problèmes.

puzzles-help = Des positions où un coup est nettement le meilleur.
puzzles-make-help = Laisser jouer les champions quelques minutes et garder les positions qui font un problème.
puzzles-check-help = Vérifier les problèmes de fichiers, ou tous ceux livrés avec les jeux.
puzzles-merge-help = Ajouter les problèmes de fichiers à ceux des jeux, sans les doubles ni les faux.
puzzles-word-some-files = FICHIERS
puzzles-argument-new-files = Fichiers de problèmes, d’un ou de plusieurs jeux.
puzzles-option-merge-most = Au plus tant par jeu, répartis sur les modes, les joueurs, les tours et les difficultés ; 0 : tous.
puzzles-merged = { $name } – problèmes : { $puzzles } (nouveaux : { $new }), { $size } ko ; laissés de côté : en double : { $doubles }, faux : { $wrong }.
puzzles-word-files = [FICHIERS]
puzzles-argument-files = Des fichiers de problèmes ; sans fichier, ceux livrés avec les jeux.
puzzles-option-minutes = Combien de temps.
puzzles-option-to = Le fichier qui les reçoit, d’ordinaire JEU.jsonl ; s’il existe, on continue.
puzzles-option-workers = Combien de processus jouent.
puzzles-option-simulations = La portée des recherches courtes ; les longues vont dix fois plus loin.
puzzles-option-lead = De combien de points le meilleur coup doit devancer le deuxième à chaque recherche.
puzzles-option-first = Le numéro de la première partie.
puzzles-option-most = S’arrêter à tant de problèmes ; 0 : seulement à la fin du temps.
puzzles-option-search = Chercher à nouveau tant de problèmes par jeu.
puzzles-title = Problèmes
puzzles-check-title = Recherches
puzzles-made = { $new ->
    [one] { $new } nouveau problème
   *[other] { $new } nouveaux problèmes
} sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; { $file } en contient maintenant { $puzzles }.
puzzles-checked = { $name } : { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} ({ $grades }), { $wrong ->
    [0] aucun n’est faux
    [one] un est faux
   *[other] { $wrong } sont faux
}.
puzzles-not-best = { $id } : son meilleur coup n’est plus trouvé le meilleur.
puzzles-searched = Recherchés à nouveau : { $held } sur { $of } gardent leur meilleur coup.

puzzle-grade-easy = facile
puzzle-grade-medium = moyen
puzzle-grade-hard = difficile
puzzle-grade-very-hard = très difficile

error-puzzle-form = Ce problème a la forme { $found } ; cette version lit la forme { $known }.
error-puzzle-damaged = Ce problème est abîmé.
error-puzzle-line = La ligne { $line } du fichier n’est pas un problème.
error-puzzle-game = Le problème concerne « { $game } » ; ici, il y a : { $known }.
error-puzzle-other-game = Le fichier contient des problèmes de « { $found } », pas de « { $game } ».
error-puzzle-rules = Le problème { $id } vient de la version { $found } des règles ; ici on joue la version { $known }.
error-puzzle-position = Problème { $id } : sa position n’est pas celle dont il a été tiré.
error-puzzle-answer = Problème { $id } : « { $move } » n’y est pas possible.
error-puzzle-not-best = Problème { $id } : sa première réponse n’est pas la meilleure.
error-puzzle-unknown = Il n’y a pas de problème « { $id } ».
error-puzzle-day = « { $day } » n’est pas un jour.
error-puzzle-no-book = Il n’y a pas ici de recueil de problèmes de « { $game } ».
