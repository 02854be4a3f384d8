# Une page sans serveur parle d’elle-même.
web-site-starting = On met la table…
web-site-failed = La table n’a pas pu être mise dans ce navigateur. Il lui faut WebAssembly et les workers, et tous les fichiers de ce dossier.
web-site-reload = Réessayer
web-site-forgetful = Ce navigateur ne garde rien pour cette page : ce que vous jouez ici est perdu quand vous la fermez.
web-site-newer = Vos parties ont été gardées par une version plus récente de cette page : rechargez-la. Ce que vous jouez avant sera perdu.
web-site-update = Une version plus récente est prête.
web-site-update-now = L’utiliser
web-site-update-hindered = Une partie est ouverte dans une autre fenêtre : fermez-la d’abord.
web-site-kept-here = Vos parties sont gardées dans ce navigateur et nulle part ailleurs.
web-site-save-all = Enregistrer toutes les parties dans un fichier
web-site-take-all = Apporter des parties d’un fichier
web-site-saved = Le fichier est dans vos téléchargements.
web-site-taken =
    { $count ->
        [0] Ces parties sont déjà ici.
        [one] Une partie a été apportée ici.
       *[other] { $count } parties ont été apportées ici.
    }
web-site-save-game = Enregistrer cette partie dans un fichier
web-site-hurry = Répondre maintenant
web-site-ways = Ce qu’il y a d’autre
web-site-host = Héberger une table
web-site-docs = Manuel
