# Why something is not allowed. The rule stands before the sentence.

refusal-line = { $rule }: { $sentence }
refusal-now-asked = Asked now: { $question }

refusal-game-over = The game is over.
refusal-not-asked = That is not the question now.
refusal-not-yours-now = You cannot use the { $card } in what the other player is doing.
refusal-not-owned = You do not have the { $card }.
refusal-must-choose = You cannot go on yet: an effect must be used first.
refusal-just-done = You have just used the { $card }; do something else first.
refusal-wrong-moment = The { $card } cannot be used at this moment.
refusal-wrong-window = The { $card } cannot be used at this moment.
refusal-used-already = You have already used the { $card } at this moment.

refusal-occupied = { $space } is occupied.
refusal-no-such-space = There is no such action space.
refusal-short-of = You need { $need } and have { $have }.
refusal-short-of-animals = You need { $need } and have { $have }.
refusal-no-borders = { $need ->
        [one] You need { $need } unused border and have { $have }.
       *[other] You need { $need } unused borders and have { $have }.
    }
refusal-no-free-edge = No edge of your farm can take another border.
refusal-border-there = There is a border on { $edge } already.
refusal-wall-there = A wall closes { $edge } already.
refusal-not-on-farm = That place is not on your farm.
refusal-enough-borders = { $limit ->
        [0] You may place no border now.
        [one] You have placed { $limit } border: no more are allowed.
       *[other] You have placed { $limit } borders: no more are allowed.
    }
refusal-at-least-one = You must place or upgrade at least one.
refusal-no-troughs-left = No troughs are left in the general supply.
refusal-trough-there = There is a trough on { $cell } already.
refusal-no-trough-there = There is no trough on { $cell } that could be used for this.
refusal-no-cell-for-trough = Every space of your farm has a trough.
refusal-enough-troughs = { $limit ->
        [one] Only { $limit } trough may be placed.
       *[other] Only { $limit } troughs may be placed.
    }
refusal-no-tiles-left = No Stall/Stable tiles are left in the general supply.
refusal-no-free-cell = No space of your farm can take this building.
refusal-building-there = There is a building on { $cell } already: the { $building } needs a free space.
refusal-no-stall-there = There is no stall on { $cell }.
refusal-no-stall = You have no stall.
refusal-not-displayed = The { $building } is not on display.
refusal-not-special = { $building } is no special building: it is not built here.
refusal-nothing-to-build = You can build none of the special buildings on display.
refusal-wrong-place = The { $building } may not stand on { $cell }.
refusal-no-place = Your farm has no place for the { $building }.
refusal-not-beside-last = The { $building } must stand beside the building just built; { $cell } does not.
refusal-must-touch = New buildings must touch another one: the { $building } on { $cell } would not.
refusal-no-expansions-left = No expansions are left in the general supply.
refusal-may-not-expand = One of your buildings forbids further expansions.
refusal-wrong-payment = It cannot be paid like that.
refusal-no-such-animal = You have no { $animal }.
refusal-animals-fit = All your animals have room.
refusal-promised = These { $animal } were promised a place and must stay.
refusal-not-on-offer = You cannot choose { $goods } here.
refusal-same-type-twice = The three animals must be of different types: { $animal } were chosen already.
refusal-too-few-types = { $need ->
        [one] You need { $need } suitable type and have { $have }.
       *[other] You need { $need } different types and have { $have }.
    }
refusal-too-few-unused = You need { $need } unused spaces and have { $have }.
refusal-only-second-worker = It can be built only with your second worker of round 1; this is round { $round }, worker { $worker }.
refusal-nothing-to-move = There is nothing to move.
refusal-cluster-breaks = Your buildings would no longer hang together.
refusal-space-empty = Nothing lies on { $space }.
refusal-horse-has-no-room = The newborn horse would have no room.
refusal-no-lone-animal = No arrangement leaves one more of your { $animal } alone in a pasture.
refusal-not-in-deck = The { $building } cannot be drawn.
refusal-not-a-seat = There is no such player.
refusal-must-place-all = Everything you lifted must be put down.
refusal-must-expand = The expansion must be added.
refusal-wrong-round = It does not work in round { $round }.
