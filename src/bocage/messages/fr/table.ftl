# La table dans le navigateur : ce que dit son serveur.

table-turn-of = C’est à { $name } de jouer.
table-is-legal = C’est permis en ce moment.
table-was-closed = Cette table a été fermée.
table-no-client = Le serveur tourne, mais la partie du navigateur n’a pas été construite : réinstallez Bocage avec un réseau (dans une copie du dépôt : supprimez .venv et lancez ./bocage), ou jouez dans le terminal avec ./bocage play --terminal.
hint-reason = { $points ->
        [one] Cela mène à { $points } point environ.
       *[other] Cela mène à { $points } points environ.
    }
replay-turning-point = { $points ->
        [one] { $name } gagne { $points } point sur les autres.
       *[other] { $name } gagne { $points } points sur les autres.
    }


# Ce qui est refusé.

error-stale = Il s’est passé quelque chose entre-temps ; regardez de nouveau.
error-turn-of = C’est au joueur { $number } de jouer.
error-not-kept = La table n’a pas pu être enregistrée, rien n’a donc changé. Réessayez dans un instant.
error-not-sure = Il n’est pas certain que ceci soit enregistré : le serveur a perdu l’accès à ses données à ce moment-là. La table le montrera dès son retour.
error-not-read = Le serveur n’atteint pas ses données en ce moment. Rien n’est perdu ; réessayez dans un instant.
error-thinkers-away = Les processus où les bots réfléchissent ne répondent pas.
error-game-over = La partie est finie.
error-table-closed = Cette table est fermée.
error-table-other-rules = Cette partie a été commencée avec les règles { $found }, et ce serveur joue avec les règles { $known } : elle ne peut pas continuer ici.
error-table-other-cards = Cette partie a été commencée avec des cartes que ce serveur n’a pas, ou pas sous cette forme ({ $decks }) : elle ne peut pas continuer ici.
error-not-closed = Cette table n’est pas fermée : l’enregistrement d’une partie en cours dirait ce qui est caché.
error-nothing-to-undo = Il n’y a rien à reprendre : ce qui précède est connu d’autres, ou réglé.
error-nothing-to-redo = Il n’y a rien à refaire.
error-nothing-to-confirm = Rien n’attend de confirmation.
error-not-to-try = Cela ne s’essaie pas : quelque chose serait révélé.
error-line-too-long = C’est trop d’actions à la fois : { $most } au plus.
error-no-action = Le message ne nomme aucune action.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-the-host = Seule la personne qui a ouvert la table peut faire cela.
error-not-to-watch = Cette table n’est pas ouverte aux visiteurs.
error-seat-taken = Quelqu’un est déjà assis là.
error-bot-has-secrets = La place de ce bot ne se libère pas en cours de partie : qui la prendrait verrait ce qu’il cache.
error-no-seat = La table n’a pas cette place.
error-no-link = Ce lien ne vaut plus : il a servi, il est trop vieux, ou la place a changé de mains.
error-no-table = Cette table n’existe pas.
error-no-move = La partie n’a pas ce coup, ou pas cette place.
error-not-over = La partie n’est pas finie : elle pourra être revue ensuite.
error-no-game = Il n’y a pas de jeu « { $game } » ici.
error-no-game-named = Quel jeu ? Nommez-le.
error-no-rule = Il n’y a pas de règle « { $rule } ».
error-no-bot = Il n’y a pas de bot « { $bot } » pour ce jeu : choisissez { $known }.
error-seats = Places du jeu : { $seats } ; prévues : { $found }.
error-record-too-long = { $most ->
        [one] La partie enregistrée a plus de { $most } coup.
       *[other] La partie enregistrée a plus de { $most } coups.
    }
error-hints-off = Pas de conseils à cette table.
error-no-hints = Il n’y a pas d’analyse de ce jeu à qui demander.
error-hint-too-slow = L’analyse n’a pas pu répondre ; réessayez.
error-message = Le message n’a pas été compris.
error-field = Le champ « { $field } » manque ou n’est pas juste.
error-no-call = Il n’y a rien à cette adresse.
error-bad-request = La demande n’a pas été comprise.
error-failed = Le serveur a échoué ; c’est noté. Réessayez, ou continuez autrement.
error-too-many = C’est trop à la fois ; réessayez dans { $seconds } s.
error-too-long = { $most ->
        [one] C’est trop long : { $most } octet au plus.
       *[other] C’est trop long : { $most } octets au plus.
    }
error-origin = Une page d’un autre site ne peut pas faire cela.
error-host = Ce serveur ne s’appelle pas { $host }.

# bocage serve, bocage play

serve-help = Servir la table à d’autres : adresse, base de données, processus.
serve-option-address = L’adresse d’écoute ; 0.0.0.0 pour toutes.
serve-option-port = Le port ; 0 pour n’importe lequel qui soit libre.
serve-option-database = Où les tables sont gardées, par URL : sqlite:///FICHIER ou postgresql://… ; d’habitude un fichier de votre dossier de données.
serve-option-redis = Le serveur Redis que partagent plusieurs processus d’un même serveur : redis://…
serve-option-host-name = Un nom sous lequel le serveur peut être appelé ; peut être répété. Sans cela, tous.
serve-option-origin = Un autre site dont les pages peuvent utiliser ce serveur ; peut être répété.
serve-option-proxy = Adresses des mandataires que l’on croit sur l’adresse de l’appelant, séparées par des virgules.
serve-option-secure = Les cookies ne voyagent qu’en https : pour un serveur derrière un mandataire https.
serve-option-log-level = Ce qui est noté au journal : debug, info, warning ou error.
serve-option-metrics = Laisser Prometheus lire /metrics.
serve-option-thinkers = Processus où les bots réfléchissent, au plus ; 0 : un par cœur.
serve-option-bot-seconds = Le temps qu’un bot peut prendre au plus pour une décision.
serve-option-no-limits = Sans limites sur ce qu’une adresse peut demander : pour mesurer, pas pour servir des inconnus.
serve-ready = Bocage est sur { $url } (Ctrl-C pour arrêter).

play-option-no-browser = Ne pas ouvrir de navigateur ; montrer l’adresse.
play-browser-open = Bocage est sur { $url }. Ctrl-C l’arrête ; les parties restent comme elles sont.
play-browser-none = Ouvrez { $url } dans un navigateur. Ctrl-C arrête Bocage ; les parties restent comme elles sont.

error-address = { $address }, port { $port } : { $problem }.
error-database-url = « { $url } » n’est pas une base que Bocage puisse utiliser : sqlite:///FICHIER ou postgresql://… (avec l’extra « postgres »).
error-database-unreachable = La base { $url } est inutilisable : { $problem }.
error-database-newer = La base { $url } vient d’une version plus récente de Bocage.
error-redis-library = « --redis » demande l’extra « redis » : pip install "bocage[redis]".
error-redis-url = « { $url } » n’est pas l’adresse d’un serveur Redis : redis://HÔTE:PORT
error-redis-unreachable = Le serveur Redis est injoignable : { $problem }.

# bocage load

load-help = Mesurer combien de tables porte un serveur, et combien de temps on attend : les décisions viennent à leur heure, à des tables de deux à quatre.
load-option-tables = Nombre de tables à la fois.
load-option-seconds = Combien de temps.
load-option-pace = Secondes entre deux décisions dues à une table, en moyenne.
load-option-url = Un serveur qui tourne, lancé avec --no-limits ; on peut nommer plusieurs processus. Sans cela, un serveur est lancé.
load-option-database = La base du serveur qu’on lance ; d’habitude un fichier SQLite, jeté ensuite.
load-bad-url = « { $url } » n’est pas l’adresse d’un serveur : http://…
load-url-alone = « --database », « --redis », « --cores » et « --processes » valent pour les serveurs lancés ici, pas pour ceux qui tournent.
load-title = Décisions
load-decisions = Tables : { $tables }, pendant { $seconds } s. Décisions : { $decisions }, { $per_second } par seconde, dont { $late } en retard. Parties finies : { $finished }.
load-own = Jusqu’à ce qu’on voie sa décision
load-other = Jusqu’à ce que tous les autres la voient
load-server = Le serveur : { $memory } Mo de mémoire, { $cpu } s de calcul, { $cost } ms par décision.
load-problem = { $count } × { $problem }
error-load-server = Le serveur n’a pas démarré : { $problem }

# Comment se composent les mains d’Agricola.

choice-agricola-none = distribuées : sept savoir-faire et sept aménagements mineurs chacun
choice-agricola-sequential_7 = draft de sept, les savoir-faire d’abord, puis les aménagements mineurs
choice-agricola-combined_7 = draft de sept, savoir-faire et aménagements mineurs ensemble
choice-agricola-sequential_8 = draft de huit, une carte de chaque sorte en reste
choice-agricola-quick = draft rapide
choice-agricola-choose_7_of_10 = sept à choisir parmi dix
choice-agricola-mulligan = distribuées, avec le droit de rejeter un jeu
