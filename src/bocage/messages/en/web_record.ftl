# What chance followed, the record of a closed table, how far a review has come, where a game turned.

web-shuffle = Chance follows a sealed seed: { $hash }…
web-shuffle-seed = The seed that chance followed
web-shuffle-hash = Its hash, known from the start (SHA-256)
web-shuffle-why = Every shuffle of this game follows one seed. Its hash is shown before the first card is dealt and the seed at the end, so that anybody can check that nothing was chosen meanwhile.
web-closed-record = Save the record
web-review-progress = Moves: { $done } of { $of }
web-turning-see = See it
