# Commandes pour qui étudie les jeux.

schema-help = Afficher le schéma JSON de ce qu’une commande imprime avec --json.
schema-word = COMMANDE
schema-argument = La commande, par exemple simulate.

analyse-option-option = Une option à la place de celle du fichier, nom=valeur ; peut être répétée.

error-env-observation = Il n’y a pas d’observations « { $observation } » : choisissez { $known }.

# bocage arena --leaderboard

board-option = Un fichier de résultats que ce tournoi complète. Sans jeu : vérifier ce fichier et rejouer les premières parties de chaque série.
board-line = { $place }. { $bot } { $value } ({ $range })
board-written = Classement, avec les parties de ce tournoi : { $file }
board-series = { $bots }, graine { $seed }, parties { $games } : { $verdict }
board-same = les premières parties, rejouées, sont les mêmes.
board-other-games = les premières parties, rejouées, ne sont PAS les mêmes.
board-timed = non rejouée : un bot joue à la montre.
board-missing = non rejouée : un bot n’est pas installé ici.
error-board-damaged = { $file } n’est pas un classement.
error-board-altered = Les cotes de { $file } ne découlent pas de ses parties : il a été modifié.
error-board-other = { $file } est le classement d’autre chose : { $what } n’est pas pareil.
error-board-other-here = Les parties du classement ne peuvent pas être jouées ici : { $what } n’est pas pareil.

# bocage mcp

mcp-help = Offrir une place à table à un modèle de langage, par le Model Context Protocol (sur l’entrée et la sortie standard).
mcp-option-seat = La place du modèle, à partir de 1.
mcp-option-bot = Qui joue les autres places : greedy, mcts:200, champion:0.5s…
mcp-option-record = Un fichier qui contient l’enregistrement de la partie, après chaque coup.
mcp-needs = « bocage mcp » demande la bibliothèque du protocole : pip install "bocage[mcp]".
mcp-you = Invité
mcp-allowed = C’est permis.
mcp-instructions = Un jeu de plateau contre des bots. Vous avez une place, on vous appelle « Invité » et l’on vous dit ce que cette place peut savoir. « table » montre la table, « moves » les coups permis et leur sens, « play » en joue un et raconte ce qu’ont fait les autres, « why_not » explique pourquoi un coup n’est pas permis, « rules » donne une règle par son numéro. Les coups s’écrivent en notation, exactement comme « moves » les donne. Jeux et modes : { $games }.
mcp-tool-new-game = Commencer une nouvelle partie. Sans argument : la partie habituelle. game et mode : { $games }. players : combien de joueurs. seat : votre place, à partir de 1. bot : qui joue les autres. seed : où commence le hasard. Répond par la table.
mcp-tool-table = La table telle que vous pouvez la voir, votre main, et ce que l’on vous demande.
mcp-tool-moves = Les coups permis, chacun en notation (« move ») et en une phrase (« meaning »). Une réponse en contient au plus 60 ; « choices » dit combien il y en a en tout, et first en laisse autant de côté.
mcp-tool-play = Jouer un coup, en notation. Les autres jouent jusqu’à ce que ce soit de nouveau à vous ; répond par ce qui s’est passé et ce que l’on vous demande ensuite, ou comment la partie s’est terminée.
mcp-tool-why-not = Pourquoi un coup, en notation, n’est pas permis maintenant : le numéro de la règle et ce qui manque.
mcp-tool-rules = Une règle ou une section des règles par son numéro, comme « why_not » le cite : C-4.2, A-5, F-12.
error-mcp-seat = Il n’y a pas de place { $seat } à une table de { $seats }.
error-mcp-rule = Il n’y a pas de règle « { $number } ». Les plus proches : { $nearest }
