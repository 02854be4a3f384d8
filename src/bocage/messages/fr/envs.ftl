# Environnements d’apprentissage.

error-env-game = Il n’y a pas d’environnement pour « { $game } ». Vouliez-vous dire « { $suggestion } » ?
error-env-reward = Il n’y a pas de récompense « { $reward } » : choisissez { $known }.
error-env-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
error-env-opponent = Il n’y a pas de bot « { $opponent } ». Vouliez-vous dire « { $suggestion } » ?
error-env-count = Il faut au moins une partie à la fois, pas { $count }.
error-env-processes = Autant de processus, { $processes }, ne peuvent pas se partager autant de parties, { $count }.
error-env-first = « { $first } » n’est pas le numéro d’une partie : first est un nombre entier.
error-env-shape = Les actions forment une seule ligne, une par partie ({ $count }) ; celles-ci ont la forme { $shape }.
error-env-actions = Il faut une action par partie : il y en a { $found } pour { $count }.
error-env-illegal = L’action { $action } n’est pas permise dans la partie { $game } (les deux comptent à partir de 0).
error-env-dtype = Les actions sont des nombres entiers ; celles-ci sont de type { $dtype }.
error-env-option-twice = « { $option } » est dit deux fois, et pas pareil.
error-env-seed = « { $seed } » n’est pas une graine : les graines sont des nombres entiers.
error-env-cycles = max_cycles est un nombre entier à partir de 1, et non « { $cycles } ».
error-env-steps = max_episode_steps est un nombre entier à partir de 1, et non « { $steps } ».
error-env-render = La table ne peut pas être montrée en « { $mode } » : choisissez { $known }.
error-env-no-opponent = Un adversaire est le nom d’un bot, ou une fonction qui donne à une partie une action de celle-ci ; ceci n’est ni l’un ni l’autre : { $opponent }.
error-env-answer = La fonction qui joue les autres places ne nomme pas d’action : « { $answer } ». Elle donne le numéro ou la notation d’une action permise.
error-env-budget = « { $word } » n’est pas un bot : un budget s’écrit { $bot }:500 (simulations) ou { $bot }:0.5s (secondes), pour les bots qui cherchent.
error-env-each = { $what } demande une valeur par partie : il y en a { $found } pour { $count }.
error-env-reset-option = reset ne connaît pas d’option « { $option } », seulement reset_mask.
error-env-saved = Ceci n’a pas été écrit par save.
error-env-restore = Ceci a été enregistré par un autre environnement : { $what } y est { $saved }, ici { $here }.
error-env-died = Un processus de ce lot est mort : fermez-le, et faites-en un nouveau ou reprenez ce qui a été gardé.
error-env-closed = Les processus de ce lot ont été arrêtés : faites-en un nouveau.
error-env-shaped = L’avance peut être récompensée dans un SeatEnv et ce qui l’entoure, pas dans un { $kind }.
error-env-reset = Aucune partie n’est en cours : appelez d’abord reset.

# bocage bench

bench-aec = pas de PettingZoo
bench-connect-four = pas de connect_four, de PettingZoo même
bench-batched = pas des lots, avec observations et masques
