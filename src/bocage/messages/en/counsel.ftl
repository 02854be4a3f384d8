# What helps to answer a question: how many, what it costs, what there is to pay with.

counsel-have = You have { $goods }.
counsel-cost = The next one costs { $cost }; you have { $goods }.
counsel-free = The next one costs nothing; you have { $goods }.
counsel-agricola-majors = { $count ->
        [one] { $count } major improvement can be built.
       *[other] { $count } major improvements can be built.
    }
counsel-agricola-cards = { $count ->
        [0] None of your cards can be played.
        [one] { $count } of your cards can be played.
       *[other] { $count } of your cards can be played.
    }
counsel-agricola-fences = { $count ->
        [one] You have pieces and goods for { $count } fence.
       *[other] You have pieces and goods for { $count } fences.
    }
counsel-creatures-build = { $count ->
        [one] { $count } building can be built; you have { $goods }.
       *[other] { $count } buildings can be built; you have { $goods }.
    }
counsel-farmerama-field = Field { $number } of { $count }.
counsel-farmerama-feed = { $count ->
        [0] No animal of your stable can be fed as your wheel stands.
        [one] { $count } animal of your stable can be fed as your wheel stands.
       *[other] { $count } animals of your stable can be fed as your wheel stands.
    }
counsel-farmerama-turn = One step of your wheel costs 1 water; you have { $water }.
