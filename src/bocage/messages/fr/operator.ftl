# Ce que choisit et fait quiconque tient un serveur.

serve-option-settings = Un fichier de réglages, en TOML : les mêmes noms qu’ici, sans les tirets devant.
serve-option-log-format = La forme du journal : text ou json.
serve-option-database-seconds = Combien de temps la base de données peut mettre à répondre.
serve-option-idle-seconds = Après combien de temps sans personne une table quitte la mémoire.
serve-option-limit = Une limite autre que d’habitude, sous la forme nom=valeur : calls=40/160, connections=100. Peut être donnée plusieurs fois.
settings-file = { $file } ne contient pas de réglages : ce n’est pas du TOML valable, ligne { $line }, colonne { $column }.
settings-unknown = { $file } : il n’y a pas de réglage « { $name } ».
error-limit = « { $word } » n’est pas une limite : nom=valeur, comme calls=20/80 ou connections=60. Il y a { $known }.

admin-help = Les tables d’un serveur, pour quiconque le tient : list, show, close, prune, export, check, backup, restore, rotate.
admin-list-help = Montrer les tables, les dernières d’abord.
admin-show-help = Montrer une table en JSON, sans ce qui est caché dans une partie en cours.
admin-close-help = Fermer des tables ; leurs joueurs l’apprennent.
admin-prune-help = Effacer les tables que personne n’a touchées depuis longtemps, finies ou fermées sauf indication contraire.
admin-export-help = Écrire dans un dossier l’enregistrement de toutes les parties finies ou fermées.
admin-check-help = Rejouer chaque partie gardée et la comparer à ce que dit sa table.
admin-backup-help = Tout écrire dans un seul fichier, pendant que les serveurs tournent.
admin-restore-help = Remettre une sauvegarde dans une base de données vide, de l’une ou l’autre sorte.
admin-rotate-help = Faire dans un dossier une sauvegarde nommée d’après l’instant, et y effacer toutes sauf les plus récentes.
admin-option-status = Seulement les tables dans cet état : waiting, playing, over ou closed. Peut être donné plusieurs fois.
admin-option-game = Seulement les tables de ce jeu.
admin-option-days = Seulement les tables que personne n’a touchées depuis tant de jours.
admin-option-limit = Combien au plus.
admin-option-stranded = Aussi toute table en cours qui ne peut pas continuer avec ces règles et ces cartes.
admin-option-yes = Le faire ; sans cela, seul le nombre est dit.
admin-option-keep = Combien de sauvegardes restent.
admin-argument-table = Des tables, par leurs identifiants.
admin-argument-folder = Le dossier ; il est créé s’il n’existe pas.
admin-argument-file = Le fichier de la sauvegarde.
admin-word-folder = DOSSIER
admin-word-file = FICHIER
admin-closed = Fermées : { $count }.
admin-pruned = Effacées : { $count }.
admin-would-prune = À effacer : { $count }. Dites --yes pour le faire.
admin-exported = Écrites dans { $folder } : { $count }.
admin-flaw = La table { $id } n’est pas comme elle devrait : { $kind ->
        [entries] des entrées manquent
        [moves] un coup n’est pas possible
       *[end] elle en est ailleurs que là où mènent ses coups
    }.
admin-checked = En ordre : { $right }. Avec d’autres règles ou cartes : { $other }. Pas en ordre : { $wrong }.
admin-backed-up = Tables dans { $file } : { $count }.
admin-restored = Tables reprises de { $file } : { $count }.
admin-rotated = { $file } est écrit ; effacées : { $count }.
error-backup-exists = { $file } existe déjà ; une sauvegarde ne remplace rien.
error-backup-missing = Il n’y a pas de sauvegarde { $file }.
error-backup-not-empty = Cette base de données contient des tables ; une sauvegarde se remet dans une base vide.

load-bot = Jusqu’à ce qu’un bot ait répondu
load-join = Jusqu’à ce qu’une table se montre
load-open = Jusqu’à ce qu’une table soit ouverte
load-page = Jusqu’à ce qu’une page soit là
load-times = { $what } : nombre { $count }, p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, au plus { $max } ms.
load-limited = C’est la machine qui a limité ({ $used } % occupés, la mesure elle-même en retard de { $lag } ms) : ces chiffres disent peu du serveur.
load-option-bots = La part des tables où joue aussi un bot.
load-option-spectators = La part des tables que quelqu’un regarde.
load-option-reconnects = La part des décisions après lesquelles une connexion se rompt et se refait.
load-option-processes = Processus du serveur à lancer, avec --database et --redis.
load-processes = Plusieurs processus demandent --database et --redis : ils partagent les deux.
load-memory = Les processus des bots : { $thinkers } Mo. La mémoire du serveur a crû de { $growth } Mo par heure dans la seconde moitié.
load-option-cores = Cœurs que peuvent utiliser les serveurs lancés ; la mesure prend les autres. 0 : tous pour tous.
load-option-clients = Processus qui mesurent ; un seul suit quelques centaines de tables.
