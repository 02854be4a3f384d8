# Ce que le serveur refuse là où l’on joue ensemble.
error-time-left = Il reste du temps.
error-clock-fixed = La pendule ne change plus une fois la partie commencée.
error-chat-off = On ne discute pas à cette table.
error-chat-no-seat = Seuls les joueurs discutent à cette table.
error-chat-phrases-only = À une table que des inconnus peuvent trouver, seules les phrases toutes faites passent, sauf si l’hôte permet davantage.
error-no-network = Cette machine n’est dans aucun réseau : « --lan » n’a personne à servir.
# La table pour toute la maison : bocage play --lan.
play-option-lan = Ouvrir aussi la table aux téléphones et ordinateurs de votre réseau domestique.
play-lan = Les téléphones et ordinateurs de votre réseau domestique ouvrent { $url }, ou visent ceci avec l’appareil photo. Quiconque est dans ce réseau peut venir.
play-lan-alone = « --lan » va avec la table dans le navigateur.
