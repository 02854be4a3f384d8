# Agricola à la table : ce que disent ses écrans.

# Mots courts pour les places étroites.

good-grain-short = c
good-vegetable-short = l
good-boar-short = sa
good-cattle-short = bo
house-wood-short = bois
house-clay-short = argile
house-stone-short = pierre
agricola-raw = légume cru
agricola-field = champ

# La table.

agricola-before = Avant le premier tour
agricola-harvest = récolte au tour { $round }
agricola-starter = premier joueur : { $name }
agricola-to-come = À venir dans la période { $stage } : { $cards }.
agricola-people = fermiers { $home }/{ $people }
agricola-rooms = { $rooms ->
        [one] { $rooms } pièce { $house }
       *[other] { $rooms } pièces { $house }
    }
agricola-food = repas { $food }
agricola-hand = main { $cards }
agricola-field-count = champs { $fields }
agricola-pastures = pâturages { $pastures }
agricola-supply = bois { $wood }, argile { $clay }, roseau { $reed }, pierre { $stone }, céréales { $grain }, légumes { $vegetable }, repas { $food }
agricola-herd = moutons { $sheep }, sangliers { $boar }, bœufs { $cattle } ; reste : clôtures { $fences }, étables { $stables } ; mendicité { $begging }
agricola-in-front = En jeu : { $cards }.
agricola-in-hand = En main : { $cards }.
agricola-fields = champs { $fields } : { $grain } de céréales, { $vegetables } de légumes
agricola-per-person = { $goods } par fermier
agricola-later = Tour { $round } : { $goods } à venir.
agricola-pack-title = À choisir :
agricola-hand-title = Dans votre main :
agricola-read-all-cards = « main » et « tuiles » montrent les cartes
agricola-read-cards = « main » montre les cartes
agricola-read-majors = « tuiles » montre les aménagements

# Des cartes qu’une seule personne peut voir.

terminal-hide = Appuyez sur Entrée pour couvrir les cartes.
terminal-no-hand = Vous n’avez pas de cartes en main.

# Indications et aide.

terminal-hint-agricola = Tapez un numéro, un nom comme « forêt », « main », « tuiles » ou « aide ».
terminal-hint-agricola-beginner = Tapez un numéro, un nom comme « forêt », « tuiles » ou « aide ».
terminal-why-what-agricola = Pourquoi quoi ? Par exemple « pourquoi pas clôtures ».
terminal-help-agricola = On répond par un numéro, un nom ou une notation, ou plusieurs séparés par « ; ». Dans les fermes, les traits épais sont des clôtures ; « ^ » est une étable, « + » une case qu’on est en train de clôturer ; « mo3/8 » : 3 moutons là où 8 animaux ont de la place ; « c3 » : 3 céréales sur un champ. On clôture pâturage par pâturage : nommez ses cases l’une après l’autre, « stop » le ferme, un second « stop » termine. La famille mange d’elle-même : on ne vous demande rien, sauf si des repas manquent ou si vous avez de quoi en faire.
help-rules-agricola = règles A-10.3 – une règle ; sans numéro, celle de cette question
help-farm-agricola = ferme 2 – une ferme en grand, avec ce qu’elle a en jeu et les biens à venir
help-hand-agricola = main – les cartes de votre main ; les autres détournent le regard
help-tiles-agricola = tuiles – les aménagements majeurs à construire, avec coût et texte
