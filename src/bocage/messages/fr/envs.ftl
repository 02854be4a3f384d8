# Environnements d’apprentissage.

error-env-game = Il n’y a pas d’environnement pour « { $game } ». Vouliez-vous dire « { $suggestion } » ?
error-env-reward = Il n’y a pas de récompense « { $reward } » : choisissez { $known }.
error-env-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
error-env-opponent = Il n’y a pas de bot « { $opponent } ». Vouliez-vous dire « { $suggestion } » ?
error-env-count = Il faut au moins une partie à la fois, pas { $count }.
error-env-processes = Autant de processus, { $processes }, ne peuvent pas se partager autant de parties, { $count }.
error-env-shape = Les actions forment une seule ligne, une par partie ({ $count }) ; celles-ci ont la forme { $shape }.
error-env-actions = Il faut une action par partie : il y en a { $found } pour { $count }.
error-env-illegal = L’action { $action } n’est pas permise dans la partie { $game } (les deux comptent à partir de 0).
error-env-dtype = Les actions sont des nombres entiers ; celles-ci sont de type { $dtype }.
error-env-reset = Aucune partie n’est en cours : appelez d’abord reset.

# bocage bench

bench-aec = pas PettingZoo
bench-connect-four = connect_four de PettingZoo, pas
bench-batched = pas par lots, avec observations et masques
