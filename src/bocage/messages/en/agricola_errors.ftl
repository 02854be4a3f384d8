# Errors of Agricola: options and positions.

error-option-draft = There is no draft “{ $draft }”: choose { $known }.
error-option-draft-alone = Alone the draft “{ $draft }” is not possible: choose { $known }.
error-option-banned = The banned cards must be a list of names.
error-option-card = There is no hand card “{ $card }”. Did you mean “{ $suggestion }”?
error-option-card-none = There is no hand card “{ $card }” (there are: { $known }).
error-option-tile-alone = The additional actions are not for a game alone.
error-option-beginner-alone = The first game is for 2 to 4 players; the switch solo_beginner allows it alone.
error-option-only-alone = Choosing the hand or the order of the round cards is for a game alone.
error-option-no-hands = There are no hand cards in this mode: nothing to draft or choose.
error-option-choose-and-draft = Choose the hand or draft it, not both.
error-option-too-many-banned = With so many cards banned, too few of a type are left: { $left } of the { $need } that are needed.

error-position-revealed = “{ $space }” cannot lie there as a round card.
error-position-rounds = { $found ->
        [0] No round card lies open in round { $round }.
        [one] { $found } round card lies open in round { $round }.
       *[other] { $found } round cards lie open in round { $round }.
    }
error-position-stage = { $found ->
        [0] No round card of stage { $stage } lies open; there should be { $due }.
        [one] { $found } round card of stage { $stage } lies open; there should be { $due }.
       *[other] { $found } round cards of stage { $stage } lie open; there should be { $due }.
    }
error-position-space = “{ $space }” is not in play in this position.
error-position-seat = { $path }: “{ $value }” is no player.
error-position-card-twice = “{ $card }” is in two places; each card exists once.
error-position-card-unused = “{ $card }” is not used in this game.
error-position-known = Player { $seat } is known to hold a card that is not in the hand.
error-position-majors = The supply board shows a major improvement that a player has.
error-position-people = Player { $seat } has { $people } people; more than that are placed, at home or newborn.
error-position-field-card = { $path }: the field on a card needs the card, and holds vegetables only.
error-position-two-crops = { $path }: a field holds one kind of crop.
error-position-rooms = { $path }: the rooms must hang together with the first two.
error-position-fields-apart = { $path }: the fields must hang together.
error-position-cell-twice = { $path }: there are two things on { $cell }.
error-position-fences = { $path }: every fence must belong to a pasture, and the pastures must hang together.
