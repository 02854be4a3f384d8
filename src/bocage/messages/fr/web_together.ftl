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
