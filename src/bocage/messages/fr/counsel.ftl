# Ce qui aide à répondre à une question : combien, à quel prix, et avec quoi payer.

counsel-have = Vous avez { $goods }.
counsel-cost = Prix de la prochaine pose : { $cost } ; vous avez { $goods }.
counsel-free = La prochaine pose ne coûte rien ; vous avez { $goods }.
counsel-agricola-majors = { $count ->
        [one] { $count } aménagement majeur peut être construit.
       *[other] { $count } aménagements majeurs peuvent être construits.
    }
counsel-agricola-cards = { $count ->
        [0] Aucune de vos cartes ne peut être jouée.
        [one] { $count } de vos cartes peut être jouée.
       *[other] { $count } de vos cartes peuvent être jouées.
    }
counsel-agricola-fences = { $count ->
        [one] Vous avez de quoi poser { $count } clôture.
       *[other] Vous avez de quoi poser { $count } clôtures.
    }
counsel-creatures-build = { $count ->
        [one] { $count } bâtiment peut être construit ; vous avez { $goods }.
       *[other] { $count } bâtiments peuvent être construits ; vous avez { $goods }.
    }
counsel-farmerama-field = Champ { $number } sur { $count }.
counsel-farmerama-feed = { $count ->
        [0] Aucun animal de l’étable ne peut être nourri dans cette position de la roue.
        [one] { $count } animal de l’étable peut être nourri dans cette position de la roue.
       *[other] { $count } animaux de l’étable peuvent être nourris dans cette position de la roue.
    }
counsel-farmerama-turn = Un pas de votre roue coûte 1 eau ; vous avez { $water }.
