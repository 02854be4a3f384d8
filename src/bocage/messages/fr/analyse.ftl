# bocage analyse : ce que valent les coups.

analyse-help = Ce que vaut chaque coup d’une position, en points ; pour une partie enregistrée, les coups les plus coûteux.
analyse-word-file = FICHIER
analyse-argument-file = Une partie enregistrée, ou une position en JSON.
analyse-option-move = Regarder la position avant ce coup de la partie (numéroté comme par `bocage replay`).
analyse-option-time = Secondes de recherche pour chaque coup ; deux si rien n’est dit.
analyse-option-simulations = Simulations pour chaque coup ; 600 au plus pour ceux d’une partie si rien n’est dit.
analyse-option-worst = Combien des coups les plus coûteux sont nommés.
analyse-title = Analyse
analyse-no-move = Il n’y a pas de coup { $move } : la partie en compte { $moves }.
analyse-needless-worst = { $option } compte les coups les plus coûteux d’une partie ; ici, une seule position est regardée.
analyse-other-options = Avec { $options } comme sur cette ligne, la partie n’a pas pu se jouer ainsi. { $problem }
analyse-over = La partie est finie à cet endroit : personne n’a de coup à jouer.
analyse-chance = C’est le hasard qui décide à cet endroit, pas un joueur. Choisissez un autre coup.
analyse-cut-short = Arrêté. Voici ce qui a été trouvé.
analyse-partial = Arrêté. Coups examinés : { $looked } sur { $moves } ; les plus coûteux n’ont pas tous été revus, les chiffres sont donc approximatifs.
analyse-asked = { $name } : { $question }
analyse-table = { $simulations ->
        [one] Valeur de chaque coup après { $simulations } simulation
       *[other] Valeur de chaque coup après { $simulations } simulations
    }
analyse-move = Coup
analyse-points = Points
analyse-margin = Avance
analyse-visits = Visites
analyse-plan = Le mieux : { $plan }
analyse-worst = { $count ->
        [0] Aucun coup n’a coûté un demi-point ou plus.
        [one] Le coup le plus coûteux :
       *[other] Les { $count } coups les plus coûteux :
    }
analyse-judgement = { $count ->
        [one] Coup { $number }, { $name } : { $points } point perdu
       *[other] Coup { $number }, { $name } : { $points } points perdus
    }
analyse-played = Joué : { $move }
analyse-better = Mieux : { $move }
analyse-then = { $first } ; { $next }
analyse-reason = Pourquoi : cela coûte { $points } (± { $doubt }) : { $lines }.
analyse-line = { $points } en { $category }
analyse-line-others = { $points } pour ce que les autres gagnent
analyse-line-rest = { $points } dans toutes les autres lignes
analyse-loss = { $count ->
        [one] { $name } a perdu { $points } point en tout.
       *[other] { $name } a perdu { $points } points en tout.
    }
