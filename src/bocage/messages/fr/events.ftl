# Ce qui s’est passé.

event-born = Naissances chez { $player } : { $goods }.
event-border = { $player } pose une barrière sur { $edge }.
event-borders = { $player } prend { $goods }.
event-built = { $player } construit « { $building } » en { $cell }.
event-drawn = Le bâtiment « { $building } » est exposé.
event-exchanged = { $player } échange { $given } contre { $taken }.
event-expanded = { $side ->
        [left] { $player } ajoute une extension à gauche.
       *[right] { $player } ajoute une extension à droite.
    }
event-gained = { $player } prend { $goods }.
event-gave_border = { $player } donne une barrière à l’autre joueur.
event-moved = { $player } déplace en { $cell } : { $building }.
event-released = { $player } relâche { $good }.
event-round = Tour { $round }. { $player } commence.
event-space = { $player } utilise la case { $space }.
event-stable = { $player } transforme la stalle de { $cell } en étable.
event-stall = { $player } construit une stalle en { $cell }.
event-starter = { $player } est premier joueur.
event-took = { $player } prend { $good }.
event-trough = { $player } place une auge en { $cell }.
event-used = { $player } utilise « { $building } ».

event-several-borders = { $count ->
        [one] { $player } pose { $count } barrière : { $places }.
       *[other] { $player } pose { $count } barrières : { $places }.
    }
event-several-troughs = { $count ->
        [one] { $player } place { $count } auge : { $places }.
       *[other] { $player } place { $count } auges : { $places }.
    }
event-several-released = { $player } relâche { $goods }.
event-several-drawn = Bâtiments exposés : { $buildings }.
