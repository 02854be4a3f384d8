# Les pages du navigateur qui enseignent : leçons, problèmes, table d’analyse, donne du jour, profil.

web-learn = Apprendre
web-learn-ways = Apprendre
web-learn-title = Apprendre en jouant
web-learn-lead = Chaque leçon est une vraie position. Une phrase à la fois, puis vous essayez. Arrêtez, passez ou répétez quand vous voulez.
web-learn-count = { $done } sur { $all }
web-learn-minutes = { $minutes } min
web-learn-begin = Commencer
web-learn-go-on = Continuer
web-learn-done = faite
web-learn-again = Encore
web-learn-back = Un pas en arrière
web-learn-coach = Guide
web-learn-step = Étape { $step } sur { $steps }
web-learn-list = Toutes les leçons
web-learn-play-on = Continuer contre Noisetier
web-learn-next = Leçon suivante
web-learn-skip = Passer la leçon
web-learn-rule = Règle { $rule }
web-learn-continue = Continuer
web-learn-try = À moi d’essayer
web-learn-offer = Première visite ?
web-learn-offer-text = Jouez une première partie guidée : une phrase à la fois, puis à vous.
web-learn-decline = Pas maintenant

web-puzzles = Problèmes
web-tab-puzzle = Problème
web-tab-study = Analyse
web-puzzles-title = Un coup est nettement le meilleur
web-puzzles-lead = Des positions de parties de champions. Trouvez le coup qui vaut le plus à la fin de la partie.
web-puzzle-rating = cote
web-puzzle-streak = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
web-puzzle-count = résolus
web-puzzle-today = Aujourd’hui
web-puzzle-all = Tous les problèmes
web-puzzle-round = Tour { $round }
web-puzzle-grade = Difficulté
web-puzzle-more = { $count } de plus
web-puzzle-grade-easy = facile
web-puzzle-grade-medium = moyen
web-puzzle-grade-hard = difficile
web-puzzle-grade-very-hard = très difficile
web-puzzle-try = Essayer
web-puzzle-again = Encore
web-puzzle-title = Problème, { $grade }
web-puzzle-question = Quel coup vaut le plus ?
web-puzzle-fold = Plier ou déplier
web-puzzle-solved = { $tries ->
    [one] Résolu au premier essai.
    [2] Résolu au deuxième essai.
   *[other] Résolu à l’essai { $tries }.
}
web-puzzle-shown = Voici le meilleur coup.
web-puzzle-wrong = Un autre coup vaut plus.
web-puzzle-next = Problème suivant
web-puzzle-continue = Reprendre la partie ici
web-puzzle-look = Analyser
web-puzzle-play-out = Jouer la suite contre le champion
web-puzzle-reveal = Montrer la réponse

web-desk = Analyse
web-desk-title = Table d’analyse
web-desk-lead = Toute position : d’un lien, d’un fichier, d’une partie neuve, ou composée à la main. Un coup sur le plateau ouvre une variante.
web-desk-link = Lien, ou position sous forme de texte
web-desk-link-made = Lien
web-desk-open = Ouvrir
web-desk-file = Un enregistrement ou une position
web-desk-no-file = Ce fichier n’est ni un enregistrement ni une position.
web-desk-fresh = Une partie neuve
web-desk-set-up = Composer à la main
web-desk-change = Modifier la position
web-desk-best = Meilleurs coups
web-desk-weigh = Évaluer
web-desk-thinks = Réflexion…
web-desk-line = Ligne
web-desk-let = Au champion
web-desk-start = Début
web-desk-or = ou : { $move }
web-desk-remark = Remarque
web-desk-eyes = Par les yeux de
web-desk-open-all = Tout ouvert
web-desk-back = Un coup en arrière
web-desk-forth = Un coup en avant
web-desk-play = Reprendre la partie ici
web-desk-share = Partager
web-desk-save = Enregistrer la partie
web-desk-copy = Copier le lien
web-desk-copied = Copié
web-desk-copy-by-hand = Le navigateur ne permet pas de copier : sélectionnez le lien et copiez-le vous-même.
web-desk-code = Le lien en code QR
web-desk-picture = Image de la position
web-desk-seat = Votre place
web-desk-against = Contre

web-deal = Donne du jour
web-deal-title = Donne du jour
web-deal-lead = Aujourd’hui, tout le monde joue la même donne, contre le champion ou en solo.
web-deal-alone = en solo
web-deal-two = contre le champion
web-deal-result = Votre résultat : { $points }.
web-deal-all = Les résultats de tous
web-deal-nobody = Personne n’a encore inscrit de résultat.
web-deal-name = Votre nom
web-deal-send = Inscrire mon résultat
web-deal-mean-alone = { $count ->
    [one] Un résultat
   *[other] { $count } résultats
}, en moyenne { $points }.
web-deal-mean-two = { $count ->
    [one] Un résultat
   *[other] { $count } résultats
} ; contre le champion en moyenne { $points }.
web-deal-elsewhere = jouée ailleurs
web-deal-elsewhere-why = Jouée ailleurs : personne ici n’a vu le champion jouer ses coups ; ces résultats figurent à la fin et ne comptent pas dans la moyenne.

web-me = Profil
web-me-title = Votre jeu
web-me-lead = Tiré de vos propres parties sur cet appareil. Rien n’en sort.
web-me-coach = Le guide pendant la partie
web-me-warns = M’avertir avant un coup coûteux, dans les parties contre des bots
web-me-limit = À partir de tant de points : { $points }
web-me-games = Vos parties
web-me-look = Regarder mes dernières parties
web-me-looking = Lecture…
web-me-mean = { $count ->
    [one] Une partie
   *[other] { $count } parties
} : vous marquez { $points } en moyenne, le meilleur de la table { $best }.
web-me-level = { $level } marque en moyenne { $points }, le champion { $champion }.
web-me-habits = Les habitudes les plus coûteuses
web-me-habit = { $move } : { $times } fois ; points : { $points }
web-me-line = Ligne
web-me-scored = Vous marquez
web-me-lost = Perdu
web-me-next = À apprendre ensuite :
web-me-none = Rien de regardé pour l’instant.
web-me-data = Vos données
web-me-export = Exporter
web-me-import = Importer
web-me-delete = Tout effacer
web-me-no-file = Ce fichier ne contient pas de profil.

web-puzzle-best = meilleur
web-deal-of = Donne du jour : { $game }
web-deal-champion = Les champions marquent { $points }.
web-deal-compare = Comparer au champion
web-warn-title = Vraiment ?
web-warn-back = Réfléchir encore
web-warn-anyway = Jouer quand même
