# Ce que dit le pré aux oies. Les clés sont `<quoi>-goose-<nom>` ; ce qui manque ici est dit avec les mots simples.

about-goose = Des oies sur le pré communal, une carte face cachée, et le temps qu’il fait.
about-goose-size = 2 ou 3 joueurs, 10 minutes

mode-goose-green = sur le pré
action-goose-lay = Poser : { $name }
action-goose-pond = { $argument ->
        [0] Toutes au poulailler
        [one] { $argument } oie sur la mare
       *[other] { $argument } oies sur la mare
    }
action-goose-land = { $name } oies se posent
action-goose-sky = Le temps : { $name }
ask-goose-lay = Posez une carte face cachée.
ask-goose-house = Combien de vos nouvelles oies vont sur la mare ? Les autres vont au poulailler.
ask-goose-land = Combien d’oies se posent ?
ask-goose-sky = Quel temps fera-t-il ?
phase-goose-1 = pose des cartes
phase-goose-2 = accueil des oies
phase-goose-3 = météo

event-goose-round = Le tour { $x } commence.
event-goose-landed = { $x } oies se posent ; il y en a { $y } sur le pré.
event-goose-shows = { $player } montre { $x ->
        [0] les miettes
        [1] l’herbe
        [2] les pois
        [3] l’orge
        [4] le maïs
       *[5] le chien
    }.
event-goose-stayed = Personne n’attire les oies : { $x ->
        [one] { $x } reste
       *[other] { $x } restent
    } sur le pré.
event-goose-drove = Le chien de { $player } mène 1 oie au poulailler.
event-goose-lured = { $player } attire { $x ->
        [0] les oies, mais les chiens ont tout pris
        [one] { $x } oie
       *[other] { $x } oies
    }.
event-goose-housed = { $player } : { $x } sur la mare, { $y } au poulailler.
event-goose-sky = { $x ->
        [0] Le soleil brille.
        [1] Il pleut.
       *[2] Un orage éclate.
    }
event-goose-egg = { $player } trouve un œuf près de la mare.
event-goose-blown = L’orage chasse { $x ->
        [one] { $x } oie
       *[other] { $x } oies
    } de la mare de { $player } vers le pré.

refusal-goose-laid-before = Cette carte n’est plus dans votre main.
refusal-goose-too-few-geese = Il y a { $have } oies à loger, pas { $need }.
outcome-goose-geese = Égalité de points : { $winners } l’emporte avec plus d’oies.
outcome-goose-shared = Égalité de points et d’oies : { $winners } partagent la victoire.

score-goose-pond = oies sur la mare
score-goose-coop = oies au poulailler
score-goose-eggs = œufs
score-goose-larder = garde-manger

# Ce qui se trouve sur la table.
name-goose-round = tour
name-goose-rounds = tours en tout
name-goose-common = oies sur le pré
name-goose-lured = oies à loger
name-goose-farms = fermes
name-goose-hand = main
name-goose-laid = carte posée
name-goose-open = carte montrée
name-goose-pond = oies sur la mare
name-goose-coop = oies au poulailler
name-goose-eggs = œufs
name-goose-face_down = face cachée
name-goose-crumbs = miettes (1)
name-goose-grass = herbe (2)
name-goose-peas = pois (3)
name-goose-barley = orge (4)
name-goose-maize = maïs (5)
name-goose-dog = le chien
name-goose-sun = soleil
name-goose-rain = pluie
name-goose-storm = orage
