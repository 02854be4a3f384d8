# Why something is not allowed. The rule stands before the sentence.

refusal-line = { $rule }: { $sentence }
refusal-now-asked = Asked now: { $question }

refusal-game-over = The game is over.
refusal-not-asked = That is not the question now.
refusal-not-yours-now = You cannot use the { $card } while the other player acts.
refusal-not-owned = You do not have the { $card }.
refusal-must-choose = You cannot go on yet: an effect must be used first.
refusal-just-done = You have just used the { $card }; do something else first.
refusal-wrong-moment = The { $card } cannot be used at this moment.
refusal-wrong-window = The { $card } cannot be used at this moment.
refusal-creatures-wrong-moment = { $moment ->
        [2] The { $card } works only in the work phase.
       *[other] The { $card } cannot be used at this moment.
    }
refusal-creatures-wrong-window = The { $card } is used { $event }, and only then.
refusal-used-already = You have already used the { $card } at this moment.

refusal-occupied = { $space } is occupied.
refusal-no-such-space = There is no such action space.
refusal-space-first = First place a worker on { $space }.
refusal-both-occupied = Both Special Building spaces are occupied.
refusal-short-of = You need { $need } and have { $have }.
refusal-short-of-several = You need { $need }; you have { $have }.
refusal-short-of-animals = You need { $need } and have { $have }.
refusal-short-of-animals-several = You need { $need }; you have { $have }.
refusal-short-of-either = It takes { $wood } or { $stone }, never a mixture; you have { $have_wood } and { $have_stone }.
refusal-no-borders = { $have ->
        [0] { $need ->
            [one] You need { $need } unused border and have none.
           *[other] You need { $need } unused borders and have none.
        }
       *[other] { $need ->
            [one] You need { $need } unused border and have { $have }.
           *[other] You need { $need } unused borders and have { $have }.
        }
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
refusal-one-border = You must place at least one border.
refusal-one-trough = You must place at least one trough.
refusal-one-upgrade = You must turn at least one stall into a stable.
refusal-no-troughs-left = No troughs are left in the general supply.
refusal-trough-there = There is a trough on { $cell } already.
refusal-no-trough-there = There is no trough on { $cell } that could be used for this.
refusal-no-trough-in-the-open = You have no trough on a space without a building.
refusal-no-cell-for-trough = Every space of your farm has a trough.
refusal-enough-troughs = { $limit ->
        [0] No trough may be placed now.
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
refusal-on-stall = The { $building } is built on a stall.
refusal-on-stable = The { $building } is built on a stable.
refusal-on-cottage = The { $building } is built on the Cottage.
refusal-by-road = The { $building } must stand by the road, in the bottom row.
refusal-in-corner = The { $building } must stand in a corner of your farm.
refusal-beside-cottage = The { $building } must stand beside your Cottage.
refusal-no-place = The { $building } needs a free space, and your farm has none for it.
refusal-none-free-there = No space there is free.
refusal-no-stable = You have no stable.
refusal-no-cottage = Your Cottage has been built over.
refusal-no-place-beside = No space beside the building just built can take the { $building }.
refusal-not-beside-last = The { $building } must stand beside the building just built; { $cell } does not.
refusal-must-touch = New buildings must touch another one: the { $building } on { $cell } would not.
refusal-no-expansions-left = No expansions are left in the general supply.
refusal-may-not-expand = One of your buildings forbids further expansions.
refusal-not-mixed = Wood and stone are not mixed: pay all of it in one of them.
refusal-two-different = Pay two resources of different kinds, one of each.
refusal-no-such-animal = You have no { $animal }.
refusal-animals-fit = All your animals have room.
refusal-promised = These { $animal } were promised a place and must stay.
refusal-not-on-offer = There is no choosing { $goods } here.
refusal-same-type-twice = The three animals must be of different types: { $animal } were chosen already.
refusal-too-few-types = { $have ->
        [0] { $need ->
            [one] You need { $need } suitable type and have none.
           *[other] You need { $need } different types and have none.
        }
       *[other] { $need ->
            [one] You need { $need } suitable type and have { $have }.
           *[other] You need { $need } different types and have { $have }.
        }
    }
refusal-too-few-unused = { $have ->
        [0] { $need ->
            [one] You need { $need } unused space and have none.
           *[other] You need { $need } unused spaces and have none.
        }
       *[other] { $need ->
            [one] You need { $need } unused space and have { $have }.
           *[other] You need { $need } unused spaces and have { $have }.
        }
    }
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

# When a building is used; the word stands in a sentence.

when-space = when you use { $space }
when-expanded = when you add an expansion
when-borders-gained = when you gain borders
when-stall-action = with a Stall action
when-start-of-round = at the start of the round
when-end-of-work = at the end of the work phase
when-before-breeding = before breeding
when-horse-born = when a horse is born
when-end-of-round = at the end of the round
when-something = when something else happens
