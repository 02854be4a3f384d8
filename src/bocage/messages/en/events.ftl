# What happened.

event-born = { $player } has young: { $goods }.
event-border = { $player } puts a border on { $edge }.
event-borders = { $player } takes { $goods }.
event-built = { $player } builds the { $building } on { $cell }.
event-drawn = The { $building } is laid out.
event-exchanged = { $player } exchanges { $given } for { $taken }.
event-expanded = { $side ->
        [left] { $player } adds an expansion on the left.
       *[right] { $player } adds an expansion on the right.
    }
event-gained = { $player } takes { $goods }.
event-gave_border = { $player } gives the other player one border.
event-moved = { $player } moves the { $building } to { $cell }.
event-released = { $player } lets { $good } go.
event-round = Round { $round }. { $player } begins.
event-space = { $player } uses { $space }.
event-stable = { $player } turns the stall on { $cell } into a stable.
event-stall = { $player } builds a stall on { $cell }.
event-starter = { $player } is the start player.
event-took = { $player } takes { $good }.
event-trough = { $player } puts a trough on { $cell }.
event-used = { $player } uses the { $building }.

event-several-borders = { $count ->
        [one] { $player } places { $count } border: { $places }.
       *[other] { $player } places { $count } borders: { $places }.
    }
event-several-troughs = { $count ->
        [one] { $player } places { $count } trough: { $places }.
       *[other] { $player } places { $count } troughs: { $places }.
    }
event-several-released = { $player } lets { $goods } go.
event-several-drawn = Laid out: { $buildings }.
