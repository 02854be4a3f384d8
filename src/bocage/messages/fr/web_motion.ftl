# Comment les coups sont montrés, et quand le vôtre attend : chargé avec les réglages.

web-speed = Montrer les coups
web-speed-off = d’un coup
web-speed-quick = vite
web-speed-normal = calmement
web-speed-slow = lentement
web-motion-reduced = Que rien ne bouge
web-confirm-mine = Confirmer mes coups
web-confirm-mine-off = jamais
web-confirm-mine-phone = au téléphone
web-confirm-mine-always = toujours
web-open-hands-set = Sur un même écran, jouer cartes ouvertes
