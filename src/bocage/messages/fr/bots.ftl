# Les joueurs automatiques : leur nom et leur façon de jouer.

bot-random = Hasard
bot-random-text = Joue n’importe quel coup permis.
bot-greedy = Glouton
bot-greedy-text = Prend ce qui paraît le mieux sur le moment, sans voir plus loin.
bot-hazel = Noisetier
bot-hazel-text = Pour une première partie : regarde un peu devant lui et choisit souvent librement.
bot-hornbeam = Charme
bot-hornbeam-text = Un joueur accommodant, à qui des choses échappent de temps en temps.
bot-ash = Frêne
bot-ash-text = Un joueur soigneux qui a un peu d’expérience.
bot-oak = Chêne
bot-oak-text = Un joueur fort, qui prévoit plusieurs tours.
bot-yew = If
bot-yew-text = Le plus fort : il prend deux secondes à chaque coup.
bot-instinct = Instinct
bot-instinct-text = Joue aussitôt ce que le réseau juge le plus probable, sans voir plus loin.
bot-champion = Champion
bot-champion-text = Le réseau du jeu et une recherche arborescente, une seconde par coup : notre plus fort.
bot-classic = Classique
bot-classic-text = Une recherche arborescente avec le conseiller écrit à la main, une seconde par coup.
bot-mcts = Recherche arborescente
bot-mcts-text = Réfléchit une seconde par coup et joue le mieux qu’il trouve.

error-bot-broken = Le joueur automatique « { $bot } » ({ $source }) ne se charge pas : { $problem }
error-bot-no-class = Le joueur automatique « { $bot } » ({ $source }) n’est pas une classe dérivée de bocage.bots.Bot.
error-network-missing = Le fichier de réseau « { $file } » ne se lit pas.
error-network-foreign = Le fichier « { $file } » n’est pas un réseau de Bocage.
error-network-damaged = Le fichier de réseau « { $file } » est abîmé.
error-network-other-game = Le fichier de réseau « { $file } » est pour { $other }, non pour { $game }.
