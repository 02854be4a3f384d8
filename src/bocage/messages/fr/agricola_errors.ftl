# Erreurs d’Agricola : options et positions.

error-option-draft = Il n’y a pas de draft « { $draft } » : choisissez { $known }.
error-option-draft-alone = En solo, le draft « { $draft } » n’est pas possible : choisissez { $known }.
error-option-banned = Les cartes bannies doivent être une liste de noms.
error-option-card = Il n’y a pas de carte « { $card } ». Vouliez-vous dire « { $suggestion } » ?
error-option-card-none = Il n’y a pas de carte « { $card } » (il y a : { $known }).
error-option-tile-alone = Les actions supplémentaires ne sont pas pour le solo.
error-option-beginner-alone = La première partie se joue de 2 à 4 ; le réglage solo_beginner la permet en solo.
error-option-only-alone = Choisir la main ou l’ordre des cartes Tour est réservé au solo.
error-option-no-hands = Il n’y a pas de cartes en main dans ce mode : rien à drafter ni à choisir.
error-option-choose-and-draft = Choisissez la main ou faites un draft, pas les deux.
error-option-too-many-banned = Avec tant de cartes bannies, il en reste { $left } d’un type ; il en faut { $need }.

error-position-revealed = « { $space } » ne peut pas être là comme carte Tour.
error-position-rounds = { $found ->
        [0] Aucune carte Tour n’est révélée au tour { $round }.
        [one] { $found } carte Tour est révélée au tour { $round }.
       *[other] { $found } cartes Tour sont révélées au tour { $round }.
    }
error-position-stage = { $found ->
        [0] De la période { $stage }, aucune carte Tour n’est révélée ; il en faut { $due }.
        [one] De la période { $stage }, { $found } carte Tour est révélée ; il en faut { $due }.
       *[other] De la période { $stage }, { $found } cartes Tour sont révélées ; il en faut { $due }.
    }
error-position-space = « { $space } » n’est pas en jeu dans cette position.
error-position-seat = { $path } : « { $value } » n’est pas un joueur.
error-position-card-twice = « { $card } » est à deux endroits ; chaque carte existe une fois.
error-position-card-unused = « { $card } » ne sert pas dans cette partie.
error-position-known = Le joueur { $seat } aurait une carte connue qui n’est pas dans sa main.
error-position-majors = Le plateau Aménagements majeurs montre un aménagement majeur qu’un joueur possède.
error-position-people = { $people ->
        [one] Le joueur { $seat } a { $people } fermier ; il y en a davantage de placés, à la maison ou nouveau-nés.
       *[other] Le joueur { $seat } a { $people } fermiers ; il y en a davantage de placés, à la maison ou nouveau-nés.
    }
error-position-field-card = { $path } : le champ d’une carte demande la carte, et ne porte que des légumes.
error-position-two-crops = { $path } : un champ ne porte qu’une sorte de produit.
error-position-rooms = { $path } : les pièces doivent tenir aux deux premières.
error-position-fields-apart = { $path } : les champs doivent se toucher.
error-position-cell-twice = { $path } : il y a deux choses en { $cell }.
error-position-fences = { $path } : chaque clôture doit appartenir à un pâturage, et les pâturages doivent se toucher.
