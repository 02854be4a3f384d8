# Why something is not allowed in Agricola. The rule stands before the sentence.

refusal-agricola-place-first = First place a person on a space that leads there, such as { $space }.
refusal-agricola-wrong-moment = { $moment ->
        [feeding] The { $card } is used in the feeding phase of a harvest alone.
        [turn] The { $card } is used in the work phase alone.
        [fields] The { $card } is used in the preparation and the work phase, and before the crops are taken.
        [cooking] This is possible in the preparation and the work phase, while you feed your family, right before the breeding and before the count.
       *[trading] This is possible in the preparation and the work phase, while you feed your family and before the count.
    }
refusal-agricola-wrong-window = The { $card } cannot be used now. It says: “{ $text }”
refusal-agricola-used-already = You have used the { $card } for this use of the space already.
refusal-agricola-not-while-breeding = While animals breed, nothing may be cooked or exchanged; animals can only be let go.
refusal-agricola-occupied = { $space } is occupied.
refusal-agricola-not-in-play = { $space } is not used in this game.
refusal-agricola-not-yet-revealed = { $space } has not come up yet.
refusal-agricola-tile-closed = { $space } is closed: somebody has used the tile in this round.
refusal-agricola-not-before-round = This is round { $round }; it can be used from round { $first } on.
refusal-agricola-must-be-market = One of the two people must use an animal market.
refusal-agricola-all-people-born = You have { $people } people already.
refusal-agricola-no-room-for-child = You have room for { $rooms } people and { $people } already.
refusal-agricola-no-newborn = You have no newborn.
refusal-agricola-space-waits = After that the action of { $space } would be impossible.
refusal-agricola-not-a-seat = There is no such player.
refusal-agricola-not-this-stage = { $space } does not belong to the stage of this round.
refusal-agricola-short-of = You need { $need } and have { $have }.
refusal-agricola-short-of-several = You need { $need } and have { $have }.
refusal-agricola-not-on-offer = You cannot choose { $goods } here.
refusal-agricola-no-stove = You have no improvement to cook with.
refusal-agricola-nothing-of = You have { $none }.
refusal-agricola-card-empty = Nothing is left on the card.
refusal-agricola-already-crafted = You have used the { $card } in this harvest already.
refusal-agricola-wrong-payment = It cannot be paid like that.
refusal-agricola-not-a-payment = You cannot pay with the { $card }.
refusal-agricola-tile-there = There is a room or a field on { $cell }.
refusal-agricola-stable-there = There is a stable on { $cell }.
refusal-agricola-pasture-there = { $cell } lies in a pasture.
refusal-agricola-not-beside-house = { $cell } is not beside a room.
refusal-agricola-not-beside-field = { $cell } is not beside a field.
refusal-agricola-no-place-for-room = No space beside your rooms is free.
refusal-agricola-no-place-for-field = No space can be plowed.
refusal-agricola-no-place-for-stable = No space is free for a stable.
refusal-agricola-no-stables-left = All your stables are built.
refusal-agricola-stone-already = Your house is of stone already.
refusal-agricola-may-not-renovate = One of your cards forbids every renovation.
refusal-agricola-wrong-material = A renovation is one step: wood to clay, clay to stone.
refusal-agricola-no-pasture-possible = { $fences ->
        [0] You have no fences left.
        [one] No pasture can be closed with the only fence you have left.
       *[other] No pasture can be closed with the { $fences } fences you have left.
    }
refusal-agricola-fences-cost-wood = { $fences ->
        [one] A pasture takes at least { $fences } fence here. It costs { $paid }; you have { $wood }.
       *[other] A pasture takes at least { $fences } fences here. They cost { $paid }; you have { $wood }.
    }
refusal-agricola-fences-cost-wood-or-clay = { $fences ->
        [one] A pasture takes at least { $fences } fence here. It costs 1 wood or clay, and you have neither.
       *[other] A pasture takes at least { $fences } fences here. They cost { $paid } or as much clay; together you have only { $held }.
    }
refusal-agricola-not-in-pasture-reach = { $most ->
        [0] { $cell } cannot be added: you can build no more fences.
        [one] { $cell } cannot be added: it must be free land beside the spaces chosen so far, and { $most } more fence must be enough.
       *[other] { $cell } cannot be added: it must be free land beside the spaces chosen so far, and { $most } more fences must be enough.
    }
refusal-agricola-pasture-unfinished = The pasture cannot be closed like that.
refusal-agricola-at-least-one = At least one must be done.
refusal-agricola-no-empty-field = You have no empty field.
refusal-agricola-field-taken = { $sort ->
        [card] Something grows on the field of the card already.
       *[cell] Something grows on { $field } already.
    }
refusal-agricola-no-field-there = { $sort ->
        [card] You have no card that is a field.
       *[cell] There is no field on { $field }.
    }
refusal-agricola-only-vegetables = { $sort ->
        [card] Only vegetables grow on the field of the card.
       *[cell] Only vegetables grow on { $field }.
    }
refusal-agricola-no-seed = You have nothing to sow.
refusal-agricola-no-oven = You have no improvement to bake with.
refusal-agricola-oven-full = The { $card } bakes no more than { $most } grain in one action.
refusal-agricola-not-an-oven = You cannot bake in the { $card }.
refusal-agricola-no-grain = You have no grain.
refusal-agricola-field-too-poor = There are too few crops on the field.
refusal-agricola-no-crop-to-move = No crop can be moved.
refusal-agricola-no-such-animal = You have { $none }.
refusal-agricola-animals-homeless = All your animals must have a home first.
refusal-agricola-not-in-hand = The { $card } is not in your hand.
refusal-agricola-not-on-board = The { $card } is not on the supply board.
refusal-agricola-no-playable-minor = You can play no minor improvement.
refusal-agricola-no-playable-improvement = { $mode ->
        [beginner] You can build no major improvement.
       *[full] You can build no major and play no minor improvement.
    }
refusal-agricola-no-occupation = You have no occupation in hand.
refusal-agricola-no-majors-here = No major improvement can be built here.
refusal-agricola-too-few-occupations = { $need ->
        [one] It takes { $need } occupation; you have played { $have ->
            [0] none
           *[other] { $have }
        }.
       *[other] It takes { $need } occupations; you have played { $have ->
            [0] none
           *[other] { $have }
        }.
    }
refusal-agricola-too-many-occupations = { $most ->
        [0] No occupation is allowed; you have played { $have }.
        [one] At most { $most } occupation is allowed; you have played { $have }.
       *[other] At most { $most } occupations are allowed; you have played { $have }.
    }
refusal-agricola-too-few-fields = { $need ->
        [one] It takes { $need } field with { $crop }; you have { $have ->
            [0] none
           *[other] { $have }
        }.
       *[other] It takes { $need } fields with { $crop }; you have { $have ->
            [0] none
           *[other] { $have }
        }.
    }
refusal-agricola-too-many-unused = { $have ->
        [one] { $have } space of your farmyard is unused; { $most ->
            [0] none may be
           *[other] at most { $most } may be
        }.
       *[other] { $have } spaces of your farmyard are unused; { $most ->
            [0] none may be
           *[other] at most { $most } may be
        }.
    }
refusal-agricola-wrong-house = Your house is not of the right material.
refusal-agricola-no-person-on = None of your people is on { $space }.
refusal-agricola-not-in-deck = The { $card } cannot be dealt.
refusal-agricola-not-in-pack = The { $card } is not among the cards you choose from.
refusal-agricola-must-keep = { $left ->
        [one] You must keep { $left } more card.
       *[other] You must keep { $left } more cards.
    }
refusal-agricola-no-card-yet = There are no cards to throw back, or too few for a new set.
