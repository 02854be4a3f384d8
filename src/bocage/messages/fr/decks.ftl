# Paquets de cartes en plus du paquet de base.

decks-option = Les paquets de cartes avec lesquels on joue, séparés par des virgules : base,hedge. Un chemin est un dossier contenant un paquet, un paquetage Python : son code s’exécute.
decks-folder = { $folder } est un paquetage Python : ce qu’il contient s’exécute au sein de Bocage.
decks-none = { $folder } n’a pas de paquet pour « { $game } ».
decks-referee = L’arbitre de ce jeu ne connaît que le paquet de base : les parties avec d’autres paquets sont jugées sur le contrat de tous les jeux.
decks-info = Paquets :
decks-line = { $name } ({ $id }) pour { $game }
option-decks = Les paquets avec lesquels on joue en plus du paquet de base.
start-decks = Quel paquet joue-t-on en plus du paquet de base ?
start-decks-none = aucun
start-decks-all = tous
