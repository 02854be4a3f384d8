# Pourquoi quelque chose est interdit dans Agricola. La règle précède la phrase.

refusal-agricola-place-first = Placez d’abord un fermier sur une case qui y mène, comme { $space }.
refusal-agricola-wrong-moment = { $moment ->
        [feeding] { $card } : la carte ne sert qu’au Repas de famille d’une récolte.
        [turn] { $card } : la carte ne sert que pendant la Journée de travail.
        [fields] { $card } : la carte sert pendant la Préparation et la Journée de travail, et avant la Récolte des champs.
        [cooking] C’est possible pendant la Préparation et la Journée de travail, au Repas de famille, juste avant la Reproduction et avant le décompte.
       *[trading] C’est possible pendant la Préparation et la Journée de travail, au Repas de famille et avant le décompte.
    }
refusal-agricola-wrong-window = { $card } : la carte ne sert pas à ce moment. Elle dit : « { $text } »
refusal-agricola-used-already = { $card } : vous vous en êtes déjà servi pour cette utilisation de la case.
refusal-agricola-not-while-breeding = Pendant la Reproduction, rien ne peut être cuisiné ni échangé ; on peut seulement relâcher des animaux.
refusal-agricola-occupied = { $space } : la case est occupée.
refusal-agricola-not-in-play = { $space } : la case ne sert pas dans cette partie.
refusal-agricola-not-yet-revealed = { $space } : la case n’est pas encore révélée.
refusal-agricola-tile-closed = { $space } : la case est fermée, car la tuile a servi dans ce tour.
refusal-agricola-not-before-round = C’est le tour { $round } ; la case ne sert qu’à partir du tour { $first }.
refusal-agricola-must-be-market = L’un des deux fermiers doit utiliser un marché aux animaux.
refusal-agricola-all-people-born = { $people ->
        [one] Vous avez déjà { $people } fermier.
       *[other] Vous avez déjà { $people } fermiers.
    }
refusal-agricola-no-room-for-child = { $rooms ->
        [one] Vous avez de la place pour { $rooms } fermier et en avez déjà { $people }.
       *[other] Vous avez de la place pour { $rooms } fermiers et en avez déjà { $people }.
    }
refusal-agricola-no-newborn = Vous n’avez pas de nouveau-né.
refusal-agricola-space-waits = Après cela, l’action suivante serait impossible : { $space }.
refusal-agricola-not-a-seat = Ce joueur n’existe pas.
refusal-agricola-not-this-stage = { $space } n’appartient pas à la période de ce tour.
refusal-agricola-short-of = Il vous faut { $need } ; chez vous : { $have }.
refusal-agricola-short-of-several = Il vous faut { $need } ; chez vous : { $have }.
refusal-agricola-not-on-offer = Ici, on ne peut pas prendre : { $goods }.
refusal-agricola-no-stove = Vous n’avez aucun aménagement pour cuisiner.
refusal-agricola-nothing-of = Vous n’avez { $none }.
refusal-agricola-card-empty = Il ne reste rien sur la carte.
refusal-agricola-already-crafted = { $card } : vous vous en êtes déjà servi dans cette récolte.
refusal-agricola-wrong-payment = On ne peut pas payer ainsi.
refusal-agricola-not-a-payment = { $card } : on ne peut pas payer avec cette carte.
refusal-agricola-tile-there = Il y a une pièce ou un champ en { $cell }.
refusal-agricola-stable-there = Il y a une étable en { $cell }.
refusal-agricola-pasture-there = La case { $cell } est dans un pâturage.
refusal-agricola-not-beside-house = La case { $cell } n’est pas à côté d’une pièce.
refusal-agricola-not-beside-field = La case { $cell } n’est pas à côté d’un champ.
refusal-agricola-no-place-for-room = Aucune case n’est libre à côté de vos pièces.
refusal-agricola-no-place-for-field = Aucune case ne peut être labourée.
refusal-agricola-no-place-for-stable = Aucune case n’est libre pour une étable.
refusal-agricola-no-stables-left = Toutes vos étables sont construites.
refusal-agricola-stone-already = Votre maison est déjà en pierre.
refusal-agricola-may-not-renovate = Une de vos cartes interdit toute rénovation.
refusal-agricola-wrong-material = Une rénovation avance d’un pas : du bois à l’argile, de l’argile à la pierre.
refusal-agricola-no-pasture-possible = { $fences ->
        [0] Vous n’avez plus de clôtures.
        [one] Avec la seule clôture qui vous reste, aucun pâturage ne peut être fermé.
       *[other] Avec les { $fences } clôtures qui vous restent, aucun pâturage ne peut être fermé.
    }
refusal-agricola-fences-cost-wood = { $fences ->
        [one] Un pâturage demande ici au moins { $fences } clôture. Elle coûte { $paid } ; chez vous : { $wood }.
       *[other] Un pâturage demande ici au moins { $fences } clôtures. Elles coûtent { $paid } ; chez vous : { $wood }.
    }
refusal-agricola-fences-cost-wood-or-clay = { $fences ->
        [one] Un pâturage demande ici au moins { $fences } clôture. Elle coûte 1 bois ou 1 argile, et vous n’avez ni l’un ni l’autre.
       *[other] Un pâturage demande ici au moins { $fences } clôtures. Elles coûtent { $paid } ou autant d’argile ; chez vous, en tout : { $held }.
    }
refusal-agricola-not-in-pasture-reach = { $most ->
        [0] La case { $cell } ne peut pas être ajoutée : vous ne pouvez plus poser de clôture.
        [one] La case { $cell } ne peut pas être ajoutée : il faut une case libre à côté de celles déjà choisies, et { $most } clôture de plus doit suffire.
       *[other] La case { $cell } ne peut pas être ajoutée : il faut une case libre à côté de celles déjà choisies, et { $most } clôtures de plus doivent suffire.
    }
refusal-agricola-pasture-unfinished = Le pâturage ne peut pas être fermé ainsi.
refusal-agricola-at-least-one = Il faut le faire au moins une fois.
refusal-agricola-no-empty-field = Vous n’avez pas de champ vide.
refusal-agricola-field-taken = { $sort ->
        [card] Quelque chose pousse déjà sur le champ de la carte.
       *[cell] Quelque chose pousse déjà sur le champ en { $field }.
    }
refusal-agricola-no-field-there = { $sort ->
        [card] Vous n’avez aucune carte qui soit un champ.
       *[cell] Il n’y a pas de champ en { $field }.
    }
refusal-agricola-only-vegetables = { $sort ->
        [card] Sur le champ de la carte, seuls des légumes poussent.
       *[cell] Sur le champ en { $field }, seuls des légumes poussent.
    }
refusal-agricola-no-seed = Vous n’avez rien à semer.
refusal-agricola-no-oven = Vous n’avez aucun aménagement pour cuire du pain.
refusal-agricola-oven-full = { $most ->
        [one] { $card } : pas plus de { $most } céréale par action.
       *[other] { $card } : pas plus de { $most } céréales par action.
    }
refusal-agricola-not-an-oven = { $card } : on ne peut pas y cuire de pain.
refusal-agricola-no-grain = Vous n’avez pas de céréales.
refusal-agricola-field-too-poor = Il y a trop peu de produits sur le champ.
refusal-agricola-no-crop-to-move = Aucun produit ne peut être déplacé.
refusal-agricola-no-such-animal = Vous n’avez { $none }.
refusal-agricola-animals-homeless = Tous vos animaux doivent d’abord être logés.
refusal-agricola-not-in-hand = { $card } : la carte n’est pas dans votre main.
refusal-agricola-not-on-board = { $card } : la carte n’est pas sur le plateau Aménagements majeurs.
refusal-agricola-no-playable-minor = Vous ne pouvez jouer aucun aménagement mineur.
refusal-agricola-no-playable-improvement = { $mode ->
        [beginner] Vous ne pouvez construire aucun aménagement majeur.
       *[full] Vous ne pouvez ni construire d’aménagement majeur ni jouer d’aménagement mineur.
    }
refusal-agricola-no-occupation = Vous n’avez pas de savoir-faire en main.
refusal-agricola-no-majors-here = Aucun aménagement majeur ne peut être construit ici.
refusal-agricola-too-few-occupations = Il faut { $need } savoir-faire ; { $have ->
        [0] vous n’en avez joué aucun.
       *[other] vous en avez joué { $have }.
    }
refusal-agricola-too-many-occupations = { $most ->
        [0] Il ne faut aucun savoir-faire ; vous en avez joué { $have }.
       *[other] Il faut au plus { $most } savoir-faire ; vous en avez joué { $have }.
    }
refusal-agricola-too-few-fields = { $need ->
        [one] Il faut { $need } champ de { $crop } ; { $have ->
            [0] vous n’en avez aucun.
           *[other] vous en avez { $have }.
        }
       *[other] Il faut { $need } champs de { $crop } ; { $have ->
            [0] vous n’en avez aucun.
           *[other] vous en avez { $have }.
        }
    }
refusal-agricola-too-many-unused = { $have ->
        [one] { $have } case de votre plateau Ferme est vide ; { $most ->
            [0] aucune ne doit l’être.
           *[other] il en faut au plus { $most }.
        }
       *[other] { $have } cases de votre plateau Ferme sont vides ; { $most ->
            [0] aucune ne doit l’être.
           *[other] il en faut au plus { $most }.
        }
    }
refusal-agricola-wrong-house = Votre maison n’est pas dans le bon matériau.
refusal-agricola-no-person-on = Aucun de vos fermiers n’est sur la case { $space }.
refusal-agricola-not-in-deck = { $card } : la carte ne peut pas être distribuée.
refusal-agricola-not-in-pack = { $card } : la carte n’est pas parmi celles au choix.
refusal-agricola-must-keep = { $left ->
        [one] Il faut encore garder { $left } carte.
       *[other] Il faut encore garder { $left } cartes.
    }
refusal-agricola-no-card-yet = Il n’y a pas de cartes à rendre, ou trop peu pour une nouvelle main.
