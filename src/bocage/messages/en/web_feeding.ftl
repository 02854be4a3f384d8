# The feeding plan: loaded with it.

web-feeding-due = { $due } food due, { $have } there
web-feeding-less = One less: { $what }
web-feeding-more = One more: { $what }
web-feeding-missing = Missing: { $count } food, so { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }
web-feeding-price = Points at the end: { $points }
web-feeding-enough = Everybody will eat.
web-feeding-beg = Feed and beg for { $count }
web-feeding-feed = Feed the family
