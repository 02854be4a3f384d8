# Pourquoi une chose n’est pas permise. La règle précède la phrase.

refusal-line = { $rule } : { $sentence }
refusal-now-asked = La question : { $question }

refusal-game-over = La partie est finie.
refusal-not-asked = Ce n’est pas la question du moment.
refusal-not-yours-now = « { $card } » ne s’utilise pas dans ce que fait l’autre joueur.
refusal-not-owned = Vous n’avez pas « { $card } ».
refusal-must-choose = On ne peut pas encore continuer : un effet doit d’abord être utilisé.
refusal-just-done = Vous venez d’utiliser « { $card } » ; faites d’abord autre chose.
refusal-wrong-moment = « { $card } » ne s’utilise pas à ce moment.
refusal-wrong-window = « { $card } » ne s’utilise pas à ce moment.
refusal-used-already = Vous avez déjà utilisé « { $card } » à ce moment.

refusal-occupied = La case { $space } est occupée.
refusal-no-such-space = Cette case action n’existe pas.
refusal-short-of = Il faut { $need } ; en stock : { $have }.
refusal-short-of-animals = Il faut { $need } ; à la ferme : { $have }.
refusal-no-borders = { $need ->
        [one] Il faut { $need } barrière inutilisée ; en stock : { $have }.
       *[other] Il faut { $need } barrières inutilisées ; en stock : { $have }.
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
refusal-at-least-one = Il en faut au moins une.
refusal-no-troughs-left = Il ne reste pas d’auge dans la réserve générale.
refusal-trough-there = Il y a déjà une auge en { $cell }.
refusal-no-trough-there = Il n’y a pas en { $cell } d’auge qui convienne.
refusal-no-cell-for-trough = Chaque case de votre ferme a déjà une auge.
refusal-enough-troughs = { $limit ->
        [one] Pas plus de { $limit } auge.
       *[other] Pas plus de { $limit } auges.
    }
refusal-no-tiles-left = Il ne reste pas de tuile Stalle/Étable dans la réserve générale.
refusal-no-free-cell = Aucune case de votre ferme ne peut recevoir ce bâtiment.
refusal-building-there = Il y a déjà un bâtiment en { $cell } : « { $building } » demande une case libre.
refusal-no-stall-there = Il n’y a pas de stalle en { $cell }.
refusal-no-stall = Vous n’avez pas de stalle.
refusal-not-displayed = « { $building } » n’est pas exposé.
refusal-not-special = « { $building } » n’est pas un bâtiment spécial : il ne se construit pas ici.
refusal-nothing-to-build = Vous ne pouvez construire aucun des bâtiments spéciaux exposés.
refusal-wrong-place = « { $building } » ne peut pas se placer en { $cell }.
refusal-no-place = Votre ferme n’a pas de place pour « { $building } ».
refusal-not-beside-last = « { $building } » doit être à côté du bâtiment qui vient d’être construit ; { $cell } ne l’est pas.
refusal-must-touch = Tout nouveau bâtiment doit en toucher un autre : pas « { $building } » en { $cell }.
refusal-no-expansions-left = Il ne reste pas d’extension dans la réserve générale.
refusal-may-not-expand = Un de vos bâtiments interdit d’autres extensions.
refusal-wrong-payment = On ne peut pas payer ainsi.
refusal-no-such-animal = Vous n’avez pas de { $animal }.
refusal-animals-fit = Tous vos animaux ont de la place.
refusal-promised = Vos { $animal } ont une place promise et doivent rester.
refusal-not-on-offer = On ne peut pas choisir { $goods } ici.
refusal-same-type-twice = Les trois animaux doivent être d’espèces différentes : les { $animal } sont déjà choisis.
refusal-too-few-types = { $need ->
        [one] Il faut { $need } sorte qui convienne ; vous en avez { $have }.
       *[other] Il faut { $need } sortes différentes ; vous en avez { $have }.
    }
refusal-too-few-unused = Il faut { $need } cases inutilisées ; vous en avez { $have }.
refusal-only-second-worker = Il ne se construit qu’avec votre deuxième ouvrier du tour 1 ; ici : tour { $round }, ouvrier { $worker }.
refusal-nothing-to-move = Il n’y a rien à déplacer.
refusal-cluster-breaks = Vos bâtiments ne se toucheraient plus tous.
refusal-space-empty = Il n’y a rien sur la case { $space }.
refusal-horse-has-no-room = Le cheval nouveau-né n’aurait pas de place.
refusal-no-lone-animal = Aucun arrangement ne laisse seul dans un pâturage un autre de vos { $animal }.
refusal-not-in-deck = « { $building } » ne peut pas être tiré.
refusal-not-a-seat = Ce joueur n’existe pas.
refusal-must-place-all = Tout ce qui a été soulevé doit être reposé.
refusal-must-expand = L’extension doit être ajoutée.
refusal-wrong-round = Sans effet au tour { $round }.
