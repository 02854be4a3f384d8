# Les joueurs automatiques : leur nom et leur façon de jouer.

bot-random = Hasard
bot-random-text = Joue n’importe quel coup permis.
bot-greedy = Glouton
bot-greedy-text = Prend ce qui paraît le mieux sur le moment, sans voir plus loin.
bot-hazel = Noisetier
bot-hazel-text = Pour une première partie : essaie ce qui se peut, sage ou non.
bot-dogwood = Cornouiller
bot-dogwood-text = Sait jouer, et suit sa fantaisie plus qu’un plan.
bot-hornbeam = Charme
bot-hornbeam-text = Un joueur accommodant, à qui des choses échappent de temps en temps.
bot-maple = Érable
bot-maple-text = Fait le plus souvent ce qui se fait, et se laisse parfois emporter.
bot-ash = Frêne
bot-ash-text = Un joueur soigneux qui a un peu d’expérience et joue au premier coup d’œil.
bot-elm = Orme
bot-elm-text = Regarde un peu devant lui avant de se décider.
bot-chestnut = Châtaignier
bot-chestnut-text = Un bon joueur, qui compare plusieurs suites.
bot-oak = Chêne
bot-oak-text = Un joueur fort, qui prévoit plusieurs tours.
bot-beech = Hêtre
bot-beech-text = Très fort : il voit loin et pardonne peu.
bot-yew = If
bot-yew-text = Le niveau le plus fort : il pèse des milliers de suites avant chaque coup.
bot-text-points = { $text } Marque d’ordinaire environ { $points } { $points ->
    [one] point
   *[other] points
 }.
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
