# Le plan de nourriture : chargé avec lui.

web-feeding-due = { $due } repas à fournir, { $have } en réserve
web-feeding-less = Un de moins : { $what }
web-feeding-more = Un de plus : { $what }
web-feeding-missing = Il manque { $count } repas : { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } de mendicité
web-feeding-price = Points à la fin : { $points }
web-feeding-enough = Tout le monde mangera.
web-feeding-beg = Nourrir et mendier { $count }
web-feeding-feed = Nourrir la famille
