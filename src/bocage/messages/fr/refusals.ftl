# Pourquoi une chose n’est pas permise. La règle précède la phrase.

refusal-line = { $rule } : { $sentence }
refusal-now-asked = Question posée : { $question }

refusal-game-over = La partie est finie.
refusal-not-asked = Ce n’est pas la question du moment.
refusal-not-yours-now = « { $card } » ne s’utilise pas pendant que l’autre joueur agit.
refusal-not-owned = Vous n’avez pas « { $card } ».
refusal-must-choose = On ne peut pas encore continuer : un effet doit d’abord être utilisé.
refusal-just-done = Vous venez d’utiliser « { $card } » ; faites d’abord autre chose.
refusal-wrong-moment = « { $card } » ne s’utilise pas à ce moment.
refusal-wrong-window = « { $card } » ne s’utilise pas à ce moment.
refusal-creatures-wrong-moment = { $moment ->
        [2] « { $card } » ne s’utilise que pendant la Journée de travail.
       *[other] « { $card } » ne s’utilise pas à ce moment.
    }
refusal-creatures-wrong-window = « { $card } » s’utilise { $event }, et alors seulement.
refusal-used-already = Vous avez déjà utilisé « { $card } » à ce moment.

refusal-occupied = La case { $space } est occupée.
refusal-no-such-space = Cette case action n’existe pas.
refusal-space-first = Placez d’abord un ouvrier sur la case { $space }.
refusal-both-occupied = Les deux cases Bâtiment spécial sont occupées.
refusal-short-of = Il faut { $need } ; en stock : { $have }.
refusal-short-of-several = Il faut { $need } ; en stock : { $have }.
refusal-short-of-animals = Il faut { $need } ; à la ferme : { $have }.
refusal-short-of-animals-several = Il faut { $need } ; à la ferme : { $have }.
refusal-short-of-either = Il faut { $wood } ou { $stone }, sans mélange ; en stock : { $have_wood } et { $have_stone }.
refusal-no-borders = { $have ->
        [0] { $need ->
            [one] Il faut { $need } barrière inutilisée ; vous n’en avez aucune.
           *[other] Il faut { $need } barrières inutilisées ; vous n’en avez aucune.
        }
       *[other] { $need ->
            [one] Il faut { $need } barrière inutilisée ; vous en avez { $have }.
           *[other] Il faut { $need } barrières inutilisées ; vous en avez { $have }.
        }
    }
refusal-no-free-edge = Aucun côté de votre ferme ne peut recevoir de barrière.
refusal-border-there = Il y a déjà une barrière sur { $edge }.
refusal-wall-there = Un mur ferme déjà { $edge }.
refusal-not-on-farm = Cet endroit n’est pas dans votre ferme.
refusal-enough-borders = { $limit ->
        [0] Aucune barrière ne peut être posée maintenant.
        [one] { $limit } barrière posée : pas davantage.
       *[other] { $limit } barrières posées : pas davantage.
    }
refusal-one-border = Il faut poser au moins une barrière.
refusal-one-trough = Il faut placer au moins une auge.
refusal-one-upgrade = Il faut transformer au moins une stalle en étable.
refusal-no-troughs-left = Il ne reste pas d’auge dans la réserve générale.
refusal-trough-there = Il y a déjà une auge en { $cell }.
refusal-no-trough-there = Il n’y a pas en { $cell } d’auge qui convienne.
refusal-no-trough-in-the-open = Vous n’avez pas d’auge sur une case sans bâtiment.
refusal-no-cell-for-trough = Chaque case de votre ferme a déjà une auge.
refusal-enough-troughs = { $limit ->
        [0] Aucune auge ne peut être placée maintenant.
        [one] Pas plus de { $limit } auge.
       *[other] Pas plus de { $limit } auges.
    }
refusal-no-tiles-left = Il ne reste pas de tuile Stalle/Étable dans la réserve générale.
refusal-no-free-cell = Aucune case de votre ferme ne peut recevoir ce bâtiment.
refusal-building-there = Il y a déjà un bâtiment en { $cell } : « { $building } » demande une case libre.
refusal-no-stall-there = Il n’y a pas de stalle en { $cell }.
refusal-no-stall = Vous n’avez pas de stalle.
refusal-not-displayed = Le bâtiment « { $building } » n’est pas exposé.
refusal-not-special = « { $building } » n’est pas un bâtiment spécial : il ne se construit pas ici.
refusal-nothing-to-build = Vous ne pouvez construire aucun des bâtiments spéciaux exposés.
refusal-on-stall = « { $building } » se construit sur une stalle.
refusal-on-stable = « { $building } » se construit sur une étable.
refusal-on-cottage = « { $building } » se construit sur la Chaumière.
refusal-by-road = « { $building } » doit être au bord de la route, dans la rangée inférieure.
refusal-in-corner = « { $building } » doit être dans un coin de votre ferme.
refusal-beside-cottage = « { $building } » doit être à côté de votre Chaumière.
refusal-no-place = Il faut une case libre pour « { $building } », et votre ferme n’en a pas qui convienne.
refusal-none-free-there = Aucune case n’y est libre.
refusal-no-stable = Vous n’avez pas d’étable.
refusal-no-cottage = Votre Chaumière a été recouverte.
refusal-no-place-beside = Aucune case à côté du bâtiment qui vient d’être construit ne peut recevoir « { $building } ».
refusal-not-beside-last = « { $building } » doit être à côté du bâtiment qui vient d’être construit ; { $cell } ne l’est pas.
refusal-must-touch = Tout nouveau bâtiment doit en toucher un autre : en { $cell }, « { $building } » n’en toucherait aucun.
refusal-no-expansions-left = Il ne reste pas d’extension dans la réserve générale.
refusal-may-not-expand = Un de vos bâtiments interdit d’autres extensions.
refusal-not-mixed = Bois et pierre ne se mélangent pas : payez tout avec l’un des deux.
refusal-two-different = Payez deux ressources de sortes différentes, une de chaque.
refusal-no-such-animal = Vous n’avez pas de { $animal }.
refusal-animals-fit = Tous vos animaux ont de la place.
refusal-promised = Vos { $animal } ont une place promise et doivent rester.
refusal-not-on-offer = Pas de { $goods } au choix ici.
refusal-same-type-twice = Les trois animaux doivent être d’espèces différentes : pas deux fois des { $animal }.
refusal-too-few-types = { $have ->
        [0] { $need ->
            [one] Il faut { $need } sorte qui convienne ; vous n’en avez aucune.
           *[other] Il faut { $need } sortes différentes ; vous n’en avez aucune.
        }
       *[other] { $need ->
            [one] Il faut { $need } sorte qui convienne ; vous en avez { $have }.
           *[other] Il faut { $need } sortes différentes ; vous en avez { $have }.
        }
    }
refusal-too-few-unused = { $have ->
        [0] { $need ->
            [one] Il faut { $need } case inutilisée ; vous n’en avez aucune.
           *[other] Il faut { $need } cases inutilisées ; vous n’en avez aucune.
        }
       *[other] { $need ->
            [one] Il faut { $need } case inutilisée ; vous en avez { $have }.
           *[other] Il faut { $need } cases inutilisées ; vous en avez { $have }.
        }
    }
refusal-only-second-worker = Ce bâtiment ne se construit qu’avec votre deuxième ouvrier du tour 1 ; ici : tour { $round }, ouvrier { $worker }.
refusal-nothing-to-move = Il n’y a rien à déplacer.
refusal-cluster-breaks = Vos bâtiments ne se toucheraient plus tous.
refusal-space-empty = Il n’y a rien sur la case { $space }.
refusal-horse-has-no-room = Le cheval nouveau-né n’aurait pas de place.
refusal-no-lone-animal = Aucun arrangement ne donne un pâturage de plus à un seul animal parmi vos { $animal }.
refusal-not-in-deck = Le bâtiment « { $building } » ne peut pas être tiré.
refusal-not-a-seat = Ce joueur n’existe pas.
refusal-must-place-all = Tout ce qui a été soulevé doit être reposé.
refusal-must-expand = L’extension doit être ajoutée.
refusal-wrong-round = Ce bâtiment n’a pas d’effet au tour { $round }.

# Quand un bâtiment s’utilise ; ces mots sont dans une phrase.

when-space = quand vous utilisez la case { $space }
when-expanded = quand vous ajoutez une extension
when-borders-gained = quand vous gagnez des barrières
when-stall-action = avec une action Stalle
when-start-of-round = au début du tour
when-end-of-work = à la fin de la Journée de travail
when-before-breeding = avant la reproduction
when-horse-born = à la naissance d’un cheval
when-end-of-round = à la fin du tour
when-something = quand autre chose arrive
