# Les jeux sans mots, écran ni plateau à eux : ce qui est dit et montré pour tous.

action-plain-stop = Continuer
action-plain-yes = Oui
action-plain-no = Non
outcome-plain = { $winners } l’emporte.
plain-table = La table
plain-round = Tour { $round }
plain-round-phase = Tour { $round }, { $phase }
plain-group = { $name } : { $things }
plain-yes = oui
plain-no = non
score-points = points
terminal-hint-plain = Tapez un numéro, l’un des mots à droite ou « aide ».
terminal-help-plain = On répond par un numéro ou par les mots à droite ; « ; » sépare plusieurs réponses. La table montre d’abord ce qui est commun à tous, puis ce qui appartient à chacun.
terminal-why-what-plain = Pourquoi quoi ? Par exemple « pourquoi pas » suivi de l’un des mots à droite.
terminal-no-score = Le score est compté à la fin de la partie : avant, il trahirait ce qui est caché.
help-rules-plain = règles NUMÉRO – une règle ; sans numéro, celle de cette question
help-farm-plain = ferme 2 – ce qui appartient à un joueur
help-tiles-plain = tuiles – ce qui est commun à tous
