# Ce qu’on fait ensemble : pendules, tables ouvertes, invitations, discussion, et savoir que c’est son tour.
web-phrase-hello = Bonjour !
web-phrase-luck = Bonne partie !
web-phrase-nice = Joli coup !
web-phrase-oops = Oups !
web-phrase-thinking = Je réfléchis.
web-phrase-moment = Un instant, s’il vous plaît.
web-phrase-back = Me revoilà.
web-phrase-thanks = Merci !
web-phrase-played = Bien joué !
web-phrase-again = On en refait une ?
web-phrase-bye = Au revoir !
web-clock = Temps
web-clock-none = Libre
web-clock-live = En direct
web-clock-slow = Jours
web-clock-none-short = sans pendule
web-clock-live-short = en direct, { $minutes } min + { $increment } s par tour
web-clock-slow-short = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-clock-minutes = Temps de chacun
web-clock-increment = Ajouté à chaque tour
web-clock-days = Temps par coup
web-clock-out = Temps écoulé :
web-time-left = temps restant
web-time-still = Reste { $time }.
web-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-time-increment = + { $count } s par tour
web-time-per-move = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
web-time-days = { $count } j
web-time-hours = { $count } h
web-sought = Je cherche
web-sought-any = n’importe qui
web-sought-newcomer = des débutants
web-sought-casual = des joueurs tranquilles
web-sought-strong = des joueurs confirmés
web-lobby-all = Tous les jeux
web-lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-sit-down = S’asseoir
web-guest = Invité
web-invite-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
web-invite-home = Sur le même réseau : visez avec l’appareil photo, ou tapez
web-invite-here = Envoyez le lien
web-invite-local = Seul cet ordinateur ouvre ce lien
web-invite-lan = Pour les téléphones et ordinateurs de votre réseau domestique, lancez Bocage ainsi : ./bocage play --lan
web-invite-code = Ou, sur la page d’accueil, tapez le code
web-code-typed = Code d’une table
web-code-go = Y aller
web-invite-qr = Le lien en code QR
web-invited-by = { $name } vous invite
web-invited = On vous invite
web-invited-text = À une partie : { $game }. Écrivez votre nom et asseyez-vous ; la partie commence quand toutes les places sont prises.
web-invited-watch = Regarder d’abord
web-stands-for = { $bot } joue pour { $name } jusqu’à son retour.
web-stands-for-you = { $bot } joue pour vous.
web-seat-back = Reprendre ma place
web-chat = À la table
web-chat-open = Ouvrir la discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-you = Vous
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-mute = Ne rien me montrer de ce que disent les autres
web-chat-muted = Vous avez fait taire la discussion.
web-chat-off = L’hôte a coupé la discussion.
web-chat-phrases-only = À une table ouverte, seules les phrases toutes faites passent, sauf si l’hôte permet davantage.
web-chat-allowed = Les joueurs peuvent dire
web-chat-allow-auto = tout ; à une table ouverte, des phrases toutes faites
web-chat-allow-free = tout
web-chat-allow-phrases = des phrases toutes faites
web-chat-allow-off = rien
web-cues = Quand c’est à vous
web-cue-title = Le dire dans le titre de l’onglet
web-cue-knock = Frapper doucement sur du bois après une longue attente
web-cue-notice = Montrer un avis quand cette page est à l’arrière-plan
web-cue-refused = Votre navigateur ne permet pas les avis de cette page.
web-cue-turn = C’est à vous : { $game }.
web-cue-hurry = Votre temps est presque écoulé : { $game }.

# Entre personnes : reprendre un coup, et la revanche.
web-back = Reprendre
web-back-asks = { $name } demande à reprendre son dernier coup. Ce qui s’est fait depuis est défait aussi.
web-back-allow = Accepter
web-back-refuse = Refuser
web-back-waits = On demande aux autres si vous pouvez reprendre votre coup.
web-rematch-open = { $name } a ouvert une revanche.
web-rematch-sit = S’y asseoir
