# Why something is not allowed in Agricola. The rule stands before the sentence.

refusal-agricola-occupied = { $space } is occupied.
refusal-agricola-not-in-play = { $space } is not used in this game.
refusal-agricola-not-yet-revealed = { $space } has not come up yet.
refusal-agricola-tile-closed = { $space } is closed: somebody has used the tile in this round.
refusal-agricola-not-before-round = This is round { $round }; it can be used from round { $first } on.
refusal-agricola-must-be-market = One of the two people must use an animal market.
refusal-agricola-no-person-home = Nobody of yours is at home.
refusal-agricola-all-people-born = You have { $people } people already.
refusal-agricola-no-room-for-child = You have room for { $rooms } people and { $people } already.
refusal-agricola-no-newborn = You have no newborn.
refusal-agricola-space-waits = After that the action of { $space } would be impossible.
refusal-agricola-not-a-seat = There is no such player.
refusal-agricola-not-this-stage = { $space } does not belong to the stage of this round.
refusal-agricola-short-of = You need { $need } and have { $have }.
refusal-agricola-not-on-offer = You cannot choose { $goods } here.
refusal-agricola-no-stove = You have no improvement to cook with.
refusal-agricola-nothing-of = You have no { $good }.
refusal-agricola-shop-empty = Nothing is left on the card.
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
refusal-agricola-no-pasture-possible = With { $most } fences (of { $fences } in your supply) no pasture can be closed.
refusal-agricola-not-in-pasture-reach = { $cell } cannot be added: it must be free land beside the spaces chosen so far, and { $most } more fences must be enough.
refusal-agricola-pasture-unfinished = The pasture cannot be closed like that.
refusal-agricola-at-least-one = At least one must be done.
refusal-agricola-no-empty-field = You have no empty field.
refusal-agricola-field-taken = Something grows on { $field } already.
refusal-agricola-no-field-there = There is no field on { $field }.
refusal-agricola-only-vegetables = Only vegetables grow on { $field }.
refusal-agricola-no-seed = You have nothing to sow there.
refusal-agricola-no-oven = You have no improvement to bake with.
refusal-agricola-oven-full = { $most ->
        [one] The { $card } bakes { $most } grain in one action.
       *[other] The { $card } bakes { $most } grain in one action.
    }
refusal-agricola-not-an-oven = You cannot bake in the { $card }.
refusal-agricola-no-grain = You have no grain.
refusal-agricola-field-too-poor = There is too little on the field.
refusal-agricola-no-crop-to-move = No crop can be moved.
refusal-agricola-no-such-animal = You have no { $animal }.
refusal-agricola-animals-homeless = All your animals must have a home first.
refusal-agricola-not-in-hand = The { $card } is not in your hand.
refusal-agricola-not-on-board = The { $card } is not on the supply board.
refusal-agricola-no-playable-minor = You can play no minor improvement.
refusal-agricola-no-playable-improvement = You can build no major and play no minor improvement.
refusal-agricola-no-occupation = You have no occupation in hand.
refusal-agricola-no-majors-here = No major improvement can be built here.
refusal-agricola-too-few-occupations = { $need ->
        [one] It takes { $need } occupation; you have played { $have }.
       *[other] It takes { $need } occupations; you have played { $have }.
    }
refusal-agricola-too-many-occupations = At most { $most } occupations are allowed; you have played { $have }.
refusal-agricola-too-few-fields = It takes { $need } fields with { $crop }; you have { $have }.
refusal-agricola-too-many-unused = { $have } spaces of your farmyard are unused; { $most } are allowed.
refusal-agricola-wrong-house = Your house is not of the right material.
refusal-agricola-no-person-on = Nobody fitting stands on { $space }.
refusal-agricola-not-in-deck = The { $card } cannot be dealt.
refusal-agricola-not-in-pack = The { $card } is not among the cards you choose from.
refusal-agricola-must-keep = You must keep { $left } more.
refusal-agricola-no-card-yet = There are no cards to throw back, or too few for a new set.
