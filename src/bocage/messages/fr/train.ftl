# bocage train

train-help = Entraîner un réseau : il joue contre lui-même et en tire des leçons (demande l’extra « train »).
train-option-to = Le dossier qui garde tout : état, parties, réseaux. Un entraînement interrompu y reprend.
train-option-minutes = La durée.
train-option-workers = Le nombre de processus qui jouent.
train-option-from = Un réseau pour commencer.
train-option-option = Une option de chaque partie, par exemple mode=beginner ; peut être répétée. D’ordinaire, tous les modes et tous les nombres de joueurs sont joués.
train-option-simulations = Simulations par coup dans les parties d’apprentissage, une fois venu le temps des arbres.
train-option-appetite = Ce qu’un point à soi compte en plus de l’avance, dans les parties d’apprentissage et pour qui joue avec le réseau : 3 bâtit de grandes fermes, 0 joue pour l’avance.
train-option-ray = Faire jouer les machines d’une grappe Ray : son ADRESSE, ou « local » pour une grappe lancée ici (extra « ray »).
error-train-nobody-plays = Aucune partie n’a été rendue depuis plusieurs minutes : les processus qui jouent se sont arrêtés ou sont bloqués. Ce qui est appris est conservé ; relancez la même commande, peut-être avec moins de --workers.
error-train-other-shape = Ces deux réseaux n’ont pas les mêmes entrées, lignes, coups ou couches : on ne peut mêler un réseau qu’à celui dont il est issu.
train-resumed = Reprise après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
train-line = Version { $version }, { $minutes } min, { $stage ->
        [warm] parties du conseiller écrit à la main
        [look] un tour d’avance
       *[search] petits arbres
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $speed } par seconde, points par place : { $points } ; perte sur d’autres parties { $loss }, erreur sur l’écart { $error }.
train-contest = { $against ->
        [classic] Contre le conseiller écrit à la main
       *[gate] Contre la dernière version admise
    } : { $won } % de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, écart { $margin }.
train-ended = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en tout. Le réseau admis : { $file }
train-curve = La courbe : { $file }
train-curve-minutes = Minutes
train-curve-loss = Perte sur des parties non apprises
train-curve-won = Parties gagnées contre le conseiller écrit à la main, en %
