# Apprendre : les liens.

link-help = Une position ou une partie sous forme de lien, et ce qu’un lien contient.
link-make-help = Afficher un lien vers la position ou la partie d’un fichier.
link-open-help = Afficher ce qu’un lien contient : une position, ou l’enregistrement d’une partie.
link-check-help = Faire passer des positions au hasard par des liens, aller et retour.
link-word-file = FICHIER
link-word-link = LIEN
link-argument-file = Une position ou un enregistrement.
link-argument-link = Un lien, ou ce qui suit son « # » ; « - » le lit à l’entrée.
link-option-address = Ce qui précède le « # » du lien.
link-option-move = La position après tant de coups d’un enregistrement, au lieu de la partie entière.
link-option-qr = Écrire aussi le lien en code QR : FICHIER.svg ou FICHIER.png ; « - » l’affiche ici.
link-option-svg = Dessiner aussi la position, en image de la table : FICHIER.svg. L’analyse l’enregistre en PNG.
link-option-to = L’écrire dans ce fichier.
link-option-positions = Combien de positions.
link-check-title = Liens
link-checked = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} aller et retour, chacune avec sa partie : { $wrong ->
    [0] toutes identiques
    [one] une est revenue différente
   *[other] { $wrong } sont revenues différentes
}. Caractères du lien le plus long : { $longest }.

error-link-foreign = Ce n’est pas un lien vers une position ou une partie de Bocage.
error-link-version = Ce lien a la forme { $found } ; cette version de Bocage lit la forme { $known }.
error-link-damaged = Ce lien est abîmé : une partie manque ou a été changée.
error-link-too-long = Ce lien est trop long pour être un des nôtres.
error-link-rules = Ce lien vient de la version { $found } des règles ; ici on joue la version { $known }.
error-link-other-game = Ce lien concerne « { $found } » ; ici, il y a : { $known }.

error-lesson-missing = Il n’y a pas de fichier { $file }.
error-lesson-unreadable = Le fichier { $file } ne peut pas être lu.
error-lesson-toml = La leçon n’est pas du TOML : { $problem }.
error-lesson-format = Ce n’est pas une leçon de la forme { $known }.
error-lesson-field = La leçon ne peut pas être lue à « { $place } ».
error-lesson-condition = La leçon ne peut pas être lue à « { $place } » : « { $text } » n’est pas une condition.
error-lesson-words = La leçon demande le texte « { $name } », qui n’existe pas ou manque d’une valeur.
error-lesson-game = La leçon concerne « { $game } » ; ici, il y a : { $known }.
error-lesson-answers = La réponse « { $answer } » ne convient pas à cette leçon.
error-lesson-script = La leçon demande le coup « { $move } », qui n’existe pas.
error-lesson-stuck = La leçon ne revient pas à son élève.
error-lesson-unknown = Il n’y a pas de leçon « { $id } » (il y a : { $known }).
error-lesson-unknown-suggest = Il n’y a pas de leçon « { $id } ». Vouliez-vous dire « { $name } » ?

learn-help = Suivre une leçon : une vraie position, une phrase à la fois.
learn-word-name = [NOM|FICHIER]
learn-argument-name = Une de nos leçons, ou un fichier à soi ; sans cela, la liste des leçons.
learn-option-check = Voir seulement si la leçon peut être lue et commencée.
learn-line = { $id } : { $title }. { $about } { $minutes } min
learn-checked = { $name } peut être suivie : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
learn-you = Joueur
learn-prompt = { "> " }
learn-step = [{ $step }/{ $steps }]
learn-press-return = Entrée pour continuer ; « annuler » revient d’un pas, « quitter » sort.

learn-line-of = { $name } { $points }
learn-best-brings = Il rapporte plus que le suivant : { $lines }.
learn-chosen-lacks = Ce qu’il fait perdre : { $lines }.
learn-warning = Points perdus : environ { $points }. Mieux : { $better }.

error-link-seat = Il n’y a pas de place { $seat } ; on joue à { $seats }.
error-link-qr-file = Un code QR s’écrit en FICHIER.svg ou FICHIER.png, et non « { $file } ».
error-link-table-file = La table se dessine ici en FICHIER.svg, et non « { $file } ». Pour un PNG, ouvrez le lien : « Partager », à la table d’analyse, en enregistre un.
error-link-over = La partie y est finie.
error-daily-day = « { $day } » n’est pas un jour.
error-daily-chance = Le hasard a fait autre chose que dans la donne de ce jour.
error-daily-unfinished = La donne n’est pas encore jouée jusqu’au bout.
error-daily-past = Les résultats du { $day } sont clos.
