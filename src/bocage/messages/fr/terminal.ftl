# La table dans le terminal.

terminal-head = Tour { $round } sur { $rounds }, { $phase }
terminal-general-supply = reste : extensions { $expansions }, stalles { $tiles }, auges { $troughs }
terminal-marker = (premier joueur)
terminal-supply = bois { $wood }, pierre { $stone }, ros. { $reed }, barr. { $borders }
terminal-herd = mout. { $sheep }, coch. { $pig }, vach. { $cow }, chev. { $horse }
terminal-display = Exposés : { $buildings }.
terminal-question = { $name } : { $question }
terminal-anytime = À tout moment :
terminal-idle = Jamais nécessaire :
terminal-hint = Tapez un numéro, un nom comme « clôtures », un bord comme « b2e », ou « aide ».
terminal-or = { " ou " }
terminal-free = rien
terminal-tile-facts = { $points ->
        [one] { $cost } ; { $points } point
       *[other] { $cost } ; { $points } points
    }
terminal-building = { $name } : { $text }
terminal-home = { $cells }, { $what } : { $animals } ; place pour { $room }
terminal-pasture = pâturage
terminal-land = terrain ouvert
terminal-empty = personne
terminal-no-room = sans place : { $animals }
terminal-too-many = { $count } de trop : lesquels partent ? Une ligne suffit, par exemple « { $example } ».
terminal-more = -- encore { $lines } lignes : espace, Entrée ou q --
terminal-no-pause = Il n’y a rien à passer : cette question attend une réponse.
terminal-passed = { $count ->
        [one] Passé une fois pour vous, comme vous l’avez dit.
       *[other] Passé { $count } fois pour vous, comme vous l’avez dit.
    }
terminal-hint-first = Conseil : { $action }.
terminal-hint-then = Ou bien : { $action }.
terminal-hint-stopped = L’analyse a été arrêtée.

terminal-allowed = { $action } : c’est permis maintenant ({ $rule }).
terminal-why = { $action } : non. { $reason }
terminal-why-what = Pourquoi quoi ? Par exemple « pourquoi pas abri ».
terminal-nothing-to-undo = Il n’y a rien à annuler : votre tour vient de commencer.
terminal-no-log = Il ne s’est encore rien passé.
terminal-no-farm = Quelle ferme ? Un numéro de 1 à { $last }.
terminal-saved = Enregistré : { $file }
terminal-kept = La partie est enregistrée : { $file } (bocage play --resume FICHIER la reprend).
terminal-not-saved = La partie ne peut pas être enregistrée dans { $file } ({ $problem }) ; enregistrez-la ailleurs avec « sauver FICHIER ».
terminal-save-question = Enregistrer la partie ? oui, non, ou un fichier :
terminal-bye = Au revoir.

terminal-help = On répond par un numéro ou une notation, ou plusieurs séparés par « ; ». Dans les fermes, les traits épais sont des barrières, les fins des murs ; « u » est une auge ; « mo3/8 » : 3 moutons là où 8 animaux ont de la place.
help-why = pourquoi pas ACTION – si une action est permise, et quelle règle l’interdit
help-what = quoi NOM – ce qu’est une case, une carte, une tuile, une marchandise ou un signe, par son nom ou son début
help-hint = conseil – ce que l’ordinateur ferait à votre place
help-pass-round = passer tour – ne plus demander pour les effets à tout moment jusqu’à la fin du tour
help-pass-phase = passer phase – de même jusqu’à la fin de la phase ; un nouvel effet, ou annuler, demande à nouveau
help-undo-turn = annuler tour – reprendre tout le tour
help-undo = annuler – reprendre votre dernière décision
help-score = score – le score tel qu’il est
help-rules = règles C-10.14 – une règle ; sans numéro, celle de cette question
help-log = journal – ce qui s’est passé ; journal 100 : davantage
help-farm = ferme 2 – regarder une ferme de près
help-tiles = tuiles – les bâtiments spéciaux exposés, avec coût et texte
help-show = table – dessiner la table à nouveau
help-save = sauver FICHIER – enregistrer la partie
help-help = aide – cette liste
help-quit = quitter – quitter la table

error-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $last }.
error-not-your-turn = « { $text } » vient trop tard dans la ligne : un autre y décide. Rien n’a été fait.

error-release-too-many = Vous n’en avez pas autant : { $have }. Aucun n’a été relâché.
error-release-enough = Il n’est pas nécessaire d’en relâcher autant. Aucun n’a été relâché.
error-release-others = D’autres devraient partir aussi. Aucun n’a été relâché.

# Ce qu’est une chose. Les noms des mots et des signes, séparés par des virgules ; le premier est affiché.

what-what = Qu’est-ce que quoi ? Par exemple « quoi murets » ou « quoi mouton ».
what-which = « { $text } » peut être : { $names }.
what-nearest = Rien ici ne s’appelle « { $text } ». Vouliez-vous dire : { $names } ?
what-unknown = Rien ici ne s’appelle « { $text } ».
what-rules = Règles : { $rules }
what-creatures-trough = auge, auges, u
what-creatures-border = barrière, barrières, traits épais, ━, ┃
what-creatures-pasture = pâturage, pâturages
what-creatures-land = terrain ouvert
what-creatures-expansion = extension, extensions
what-creatures-worker = ouvrier, ouvriers, ●, ●1, ●2
what-creatures-start-player = marqueur premier joueur, premier joueur
what-creatures-resources = matériaux, ressources, bois, pierre, roseau, marchandises
what-creatures-bonus = bonus
what-creatures-breeding = reproduction, nouveau-nés
what-agricola-stable = étable, étables, ^
what-agricola-fence = clôture, clôtures, traits épais, ━, ┃
what-agricola-pasture = pâturage, pâturages, +
what-agricola-field = champ, champs, semer, labourer
what-agricola-room = pièce, pièces, maison
what-agricola-renovation = rénovation
what-agricola-person = fermier, fermiers, personne, naissance, ●, ●1, ●2, ●3, ●4
what-agricola-begging = marqueur de mendicité, mendicité
what-agricola-harvest = récolte
what-agricola-starter = premier joueur
what-agricola-major = aménagement majeur, majeurs, aménagement
what-agricola-minor = aménagement mineur, mineurs, main
what-agricola-occupation = savoir-faire
what-agricola-baking = cuisson du pain, cuire du pain, pain
what-agricola-room-of-animals = place des animaux, mo3/4
what-farmerama-field = champ, champs, ·
what-farmerama-scarecrow = épouvantail, épouvantails, †
what-farmerama-pasture = pâturage, pâturages
what-farmerama-bar = barre, ┃
what-farmerama-head = tête, têtes
what-farmerama-pacifier = tétine
what-farmerama-sector = secteur, secteurs, zone, zones
what-farmerama-wheel = roue d’action, 3/2
what-farmerama-own-wheel = roue du joueur, roue, tourner
what-farmerama-chief = chef mouton
what-farmerama-garden = jardin, édifice
what-farmerama-barn = grange
what-farmerama-special = tuile Action spéciale, action spéciale
what-farmerama-star = étoile, étoiles, score

# Les premiers mots des réponses ; en anglais, ceux de la notation.

action-verb-stop = stop
action-verb-yes = oui
action-verb-no = non
action-verb-use = utiliser
action-verb-call = employer
action-verb-option = option
action-verb-space = case
action-verb-build = bâtir
action-verb-at = en
action-verb-border = barrière
action-verb-trough = auge
action-verb-upgrade = transformer
action-verb-pay = payer
action-verb-take = prendre
action-verb-give = donner
action-verb-release = relâcher
action-verb-expand = agrandir
action-verb-lift = soulever
action-verb-lift_trough = soulever auge
action-verb-major = majeur
action-verb-minor = mineur
action-verb-occupation = savoir-faire
action-verb-give_back = rendre
action-verb-room = pièce
action-verb-plow = labourer
action-verb-stable = étable
action-verb-enclose = enclore
action-verb-sow_grain = semer céréale
action-verb-sow_vegetable = semer légume
action-verb-bake = cuire
action-verb-renovate = rénover
action-verb-reap = moissonner
action-verb-lay = poser
action-verb-keep_minor = garder mineur
action-verb-keep_occupation = garder savoir-faire
action-verb-reveal = révéler
action-verb-play = jouer
action-verb-do = faire
action-verb-sow = semer
action-verb-harvest = récolter
action-verb-turn = tourner
action-verb-fetch = puiser
action-verb-feed = nourrir
action-verb-gather = compléter
action-verb-choose = choisir
action-verb-put_back = remettre
action-verb-spend = échanger

# Le menu de départ.

start-title = Bocage
start-choose = Choisissez un numéro :
start-resume = Reprendre une partie enregistrée
start-language = English
start-quit = Quitter
start-mode = Quel mode ?
start-tiles = Quelles tuiles ? Les noms, séparés par des virgules :
start-seat = Qui joue à la place { $number } ?
start-person = Une personne ici
start-bot = Le bot « { $bot } »
start-bot-text = { $bot } – { $text }
start-name = Nom du joueur { $number } :
start-no-saves = Il n’y a pas de partie enregistrée dans { $folder }.
start-which-save = Quelle partie ?
start-wrong = Tapez un numéro de 1 à { $last }.
start-bye = Au revoir.

# bocage play

play-help = Jouer dans le navigateur ; avec --terminal, ou l’une des options qui le suivent, dans le terminal.
play-word-game = [JEU]
play-argument-game = Le jeu ; sans lui, on vous le demande.
play-option-terminal = Jouer dans le terminal : personnes, bots, ou les deux. Sans jeu, un menu.
play-option-mode = Le mode du jeu.
play-option-seed = Le même nombre donne le même hasard.
play-option-players = Les noms des joueurs, séparés par une virgule.
play-option-bot = Jouer contre ce bot.
play-option-resume = Reprendre une partie enregistrée.
play-option-position = Commencer par la position de ce fichier.
play-option-option = Une option du jeu, nom=valeur ; peut se répéter.
play-option-tiles = Les bâtiments spéciaux exposés, séparés par des virgules.
play-bad-option = « { $text } » n’est pas une option : écrivez nom=valeur.
play-players = Places du jeu : { $seats } ; noms donnés : { $found }.
play-resume-alone = « --resume » reprend une partie telle quelle : { $option } ne va pas avec.
play-position-alone = « --position » contient ses options : { $option } ne va pas avec.
