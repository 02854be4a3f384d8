# Agricola à la table : ce que disent ses écrans.

good-grain-short = c
good-vegetable-short = l
house-wood-short = bois
house-clay-short = argile
house-stone-short = pierre
agricola-field = champ
agricola-fields = champs { $fields } : { $grain } de céréales, { $vegetables } de légumes
agricola-harvest = prochaine récolte : tour { $round }
agricola-summary = fermiers { $home }/{ $people }, { $rooms } pièces { $house }, repas { $food }, champs { $fields }, pâturages { $pastures }, main { $hand }
agricola-supply = bois { $wood }, argile { $clay }, roseau { $reed }, pierre { $stone }, céréales { $grain }, légumes { $vegetable }, repas { $food }
agricola-herd = moutons { $sheep }, sangliers { $boar }, bœufs { $cattle } ; clôtures { $fences }, mendicité { $begging }
agricola-per-person = { $goods } par fermier
agricola-later = Tour { $round } : arrivée de { $goods }.
terminal-hint-agricola = Tapez un numéro, une notation comme « space forest » ou « plow c1 », ou « help » ; « tiles » montre vos cartes.
terminal-why-what-agricola = Pourquoi quoi ? Par exemple « why not space fencing ».
terminal-help-agricola = On répond par des numéros ou en notation, plusieurs séparés par « ; ». Sur les fermes, les traits épais sont des clôtures ; « ^ » est une étable ; « sh3/8 », ce sont 3 moutons là où 8 animaux ont de la place ; « c3 », 3 céréales sur un champ. « tiles » montre votre main et les aménagements majeurs.
