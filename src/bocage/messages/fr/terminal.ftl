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
terminal-hint = Tapez un numéro, une notation comme « space fences » ou « b2e », ou « aide ».
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

terminal-allowed = { $action } : c’est permis maintenant ({ $rule }).
terminal-why = { $action } : non. { $reason }
terminal-why-what = Pourquoi quoi ? Par exemple « pourquoi pas build shelter ».
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
start-bot = Le robot « { $bot } »
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
play-option-terminal = Jouer dans le terminal : personnes, robots, ou les deux. Sans jeu, un menu.
play-option-mode = Le mode du jeu.
play-option-seed = Le même nombre donne le même hasard.
play-option-players = Les noms des joueurs, séparés par une virgule.
play-option-bot = Jouer contre ce robot.
play-option-resume = Reprendre une partie enregistrée.
play-option-position = Commencer par la position de ce fichier.
play-option-option = Une option du jeu, nom=valeur ; peut se répéter.
play-option-tiles = Les bâtiments spéciaux exposés, séparés par des virgules.
play-bad-option = « { $text } » n’est pas une option : écrivez nom=valeur.
play-players = Le jeu a { $seats } places ; { $found } noms ont été donnés.
play-resume-alone = « --resume » reprend une partie telle quelle : { $option } ne va pas avec.
play-position-alone = « --position » contient ses options : { $option } ne va pas avec.
