# bocage arena : des bots jouent entre eux.

arena-help = Faire jouer des bots entre eux : chaque donne depuis toutes les places, des forces avec intervalles, un rapport.
arena-word-bots = BOT…
arena-word-address = [ADRESSE]
arena-argument-bots = Les bots ; un nom peut être répété. Un bot seul joue contre lui-même. « mcts » accepte un budget par coup : mcts:500 (simulations), mcts:0.5s.
arena-option-games = Combien de parties (100) ; un nombre plus grand continue dans le dossier.
arena-option-report = Un dossier pour chaque partie et pour le rapport ; une nouvelle exécution y continue.
arena-option-pool = Le dossier d’une arène précédente, dont les bots sont dans le même vivier ; peut être répété.
arena-option-show = Afficher l’enregistrement de cette partie du dossier, sans rien jouer.
arena-option-ray = Jouer sur Ray : sur la grappe à cette ADRESSE, ou sur une grappe lancée ici.
arena-no-bots = Nommez au moins un bot : { $known }.
arena-many-bots = { $most ->
        [one] Une arène accueille au plus { $most } bot.
       *[other] Une arène accueille au plus { $most } bots.
    }
arena-no-game-word = Nommez un jeu et ses bots, ou le dossier d’une arène commencée, avec --report.
arena-show-where = Nommez le dossier des parties avec --report.
arena-needless-show = Avec --show, qui affiche une partie d’un dossier, « { $option } » ne veut rien dire : ôtez-le.
arena-needless-check = Sans jeu, --leaderboard vérifie le fichier, et « { $option } » ne veut rien dire : ôtez-le, ou nommez un jeu et ses bots.
arena-needless-plan = Sans jeu, le dossier de --report dit ce qui se joue, et « { $option } » ne veut rien dire : ôtez-le, ou nommez un jeu et ses bots.
arena-pool-itself = Les parties de { $folder } comptent de toute façon : --pool nomme les dossiers d’autres arènes.
arena-uneven = La dernière donne n’est pas jouée depuis toutes les places : parties { $games }, places { $seats }.
arena-resumed = Parties déjà là : { $games } sur { $wanted }. L’arène continue.
arena-partial = Arrêté. Parties jouées : { $games } sur { $wanted }.
arena-report = Rapport : { $file }
arena-go-on = Chaque partie finie est gardée ; la même commande continue dans { $folder }.
arena-intervals = Forces à l’échelle d’Elo, la moyenne de tous est 0 ; écarts avec le meilleur autre joueur ; les fourchettes sont des intervalles à 95 %.
arena-pool-line = Vivier, { $place } : { $bot } { $value } ({ $range })
arena-progress-title = Arène
arena-progress-line = Arène, parties jouées : { $done } sur { $total } ; encore { $left }.
arena-progress-leader = En tête : { $leader }.

error-arena-other-plan = Le dossier { $folder } est celui d’une autre arène : { $what ->
        [game] le jeu
        [rules] la version des règles
        [options] le choix des options
        [seats] le nombre de joueurs
        [bots] la liste des bots
        [seed] la graine
       *[network] le réseau
    } y vaut { $found } et ici { $now }. Choisissez un autre dossier.
error-arena-other-pool = { $what ->
        [game] Le dossier { $folder } ne peut pas être dans le même vivier : on y a joué à un autre jeu.
        [rules] Le dossier { $folder } ne peut pas être dans le même vivier : on y a joué selon une autre version des règles.
        [seats] Le dossier { $folder } ne peut pas être dans le même vivier : on y a joué avec un autre nombre de joueurs.
       *[options] Le dossier { $folder } ne peut pas être dans le même vivier : on y a joué avec d’autres options.
    }
error-arena-no-plan = Le dossier { $folder } contient des parties mais pas de plan. Choisissez un autre dossier.
error-arena-plan-damaged = { $file } ne se lit pas comme le plan d’une arène.
error-arena-folder-busy = Une autre arène joue en ce moment dans le dossier { $folder }.
error-arena-no-folder = Il n’y a pas d’arène dans le dossier { $folder }.
error-arena-no-game = Le dossier { $folder } n’a pas de partie { $game } finie.
error-arena-damaged = { $file } est abîmé à la ligne { $line }. Supprimez cette ligne : sa partie sera rejouée.
error-arena-worker-died = La partie { $game } a mis fin { $times } fois à son processus ; l’arène s’arrête. Les parties finies sont gardées.
error-arena-bot-illegal = { $bot } a fait ce que les règles n’autorisent pas, à la partie { $game } : { $problem }
error-arena-bot-failed = { $bot } a échoué à la partie { $game } : { $problem }
error-arena-endless = La partie { $game } n’a pas de fin : { $bots } ne font rien qui l’amène.
error-arena-no-cluster = Ray ne répond pas à « { $address } » : { $problem }

# Le rapport

arena-title = Arène : { $game }
arena-about = Chaque donne a été jouée depuis toutes les places : ni la donne ni la place ne favorise un bot. Les fourchettes sont des intervalles à 95 %.
arena-percent = { $number } %
arena-range = { $low } à { $high }
arena-fact-bots = Bots
arena-fact-games = Parties
arena-fact-played = { $games } sur { $wanted }
arena-fact-players = Joueurs
arena-fact-mode = Mode
arena-fact-components = Chiffres, somme de contrôle
arena-fact-seed = Graine
arena-fact-version = Version de Bocage

arena-bot = Bot
arena-wins = Victoires
arena-draws = Partagées
arena-win-rate = Gagné
arena-rating = Force
arena-running = Force courante
arena-margin = Écart
arena-score = Points
arena-seats-played = Places jouées

arena-ratings = Forces
arena-ratings-about = D’après toutes les parties ensemble (Bradley–Terry ; une place partagée vaut une demi-victoire). 400 points font dix chances contre une ; la moyenne de tous les bots est 0. La force courante (openskill) change à chaque partie.
arena-ratings-title = Force des bots avec intervalles à 95 %
arena-ratings-caption = Forces, la plus grande d’abord
arena-pool-caption = Le vivier, avec les bots des arènes précédentes
arena-rating-unit = force
arena-margins = Écarts
arena-margins-about = Points d’avance sur le meilleur autre joueur ; en solo, sur le meilleur autre bot avec la même donne.
arena-margins-title = Fréquence de chaque écart, bot par bot
arena-margins-caption = Écart moyen et points moyens
arena-margin-unit = points d’avance
arena-lines = Lignes du score
arena-lines-about = D’où viennent les points, selon les catégories de la feuille de score.
arena-lines-title = Points moyens par catégorie, bot par bot
arena-lines-caption = Points moyens par catégorie
arena-line = Catégorie
arena-points-unit = points
arena-length = Durée
arena-length-about = Combien de décisions compte une partie, ce que valent les places, et combien de temps les bots réfléchissent.
arena-length-title = Fréquence de chaque nombre de décisions
arena-length-unit = décisions dans une partie
arena-games-axis = parties
arena-seats-caption = Victoires par place
arena-seat = Place
arena-thinking-caption = Réflexion
arena-decisions = Décisions par partie
arena-milliseconds = Millisecondes par décision
arena-balance = Équilibre
arena-balance-about = Pour chaque bâtiment ou carte : combien de fois il a été pris quand il pouvait l’être, les points et l’écart de ceux qui l’ont pris. Sa valeur est leur écart au-delà de celui du même bot sans lui.
arena-balance-caption = Bâtiments et cartes, les plus pris d’abord
arena-thing = Bâtiment ou carte
arena-taken-rate = Pris
arena-taken = Fois
arena-taken-points = Points quand pris
arena-taken-margin = Écart quand pris
arena-worth = Valeur
arena-worth-title = Valeur de chaque bâtiment ou carte avec son intervalle à 95 %
arena-worth-unit = points d’écart, avec contre sans
