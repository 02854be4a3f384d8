# Ce que le hasard a suivi, la partie d’une table fermée, l’avancée d’une analyse, les tournants d’une partie.

web-shuffle = Le hasard suit une graine scellée : { $hash }…
web-shuffle-seed = La graine que le hasard a suivie
web-shuffle-hash = Son empreinte, connue dès le début (SHA-256)
web-shuffle-why = Chaque mélange de cette partie suit une seule graine. Son empreinte est montrée avant la première donne et la graine à la fin : chacun peut vérifier que rien n’a été choisi entre-temps.
web-closed-record = Garder la partie
web-review-progress = Coups : { $done } sur { $of }
web-turning-see = Voir ce moment
