# Le lecteur : ce qu’est chaque chose de la table, en une phrase. Navigateur et terminal disent la même chose.

# De quelle sorte de chose il s’agit.

thing-kind-space = Case action
thing-kind-pile = Case d’accumulation
thing-kind-round = Carte de tour, période { $stage }
thing-kind-hidden = Carte de tour, face cachée
thing-kind-major = Aménagement majeur
thing-kind-minor = Aménagement mineur
thing-kind-occupation = Savoir-faire
thing-kind-basic = Bâtiment de base
thing-kind-special = Bâtiment spécial
thing-kind-piece = Bâtiment
thing-kind-resource = Matériau de construction
thing-kind-crop = Plante
thing-kind-food = Nourriture
thing-kind-animal = Animal
thing-kind-sign = Signe
thing-kind-sector = Carte et secteur de la roue d’action
thing-kind-action = Carte d’action
thing-kind-tile = Édifice
thing-kind-water = Eau
thing-kind-move = Coup
thing-with-points = { $kind }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Le prix et ce qu’on a, et à qui c’est.

thing-have = vous avez { $count }
thing-missing = il manque { $count }
thing-then = puis { $count }
thing-lies = s’y trouve
thing-each-round = ajouté à chaque tour
thing-free = ne coûte rien
thing-or = ou
thing-on-farm = chez vous
thing-taken = { $name } occupe cette case pendant ce tour.
thing-owned = { $name } l’a.
thing-owned-you = Vous l’avez.
thing-in-hand = Dans votre main.
thing-open = Personne ne l’a encore.
thing-unused = Personne n’occupe cette case.
thing-to-come = N’est pas encore sur le plateau.
thing-gone = N’est pas dans cette partie.
thing-would = Si vous le faites : { $sentence }
thing-next = Ensuite : { $question }
thing-spoken = { $name }, { $kind }. { $effect }

# Agricola : cases.

thing-agricola-heap-wood = Prenez tout le bois qui s’y trouve ; il s’en ajoute à chaque tour.
thing-agricola-heap-clay = Prenez toute l’argile qui s’y trouve ; il s’en ajoute à chaque tour.
thing-agricola-heap-reed = Prenez tout le roseau qui s’y trouve ; il s’en ajoute à chaque tour.
thing-agricola-heap-stone = Prenez toute la pierre qui s’y trouve ; il s’en ajoute à chaque tour.
thing-agricola-heap-food = Prenez tous les repas qui s’y trouvent ; il s’en ajoute à chaque tour.
thing-agricola-heap-sheep = Prenez tous les moutons qui s’y trouvent ; il en vient un à chaque tour. Il leur faut de la place dans votre ferme.
thing-agricola-heap-boar = Prenez tous les sangliers qui s’y trouvent ; il en vient un à chaque tour. Il leur faut de la place dans votre ferme.
thing-agricola-heap-cattle = Prenez tous les bœufs qui s’y trouvent ; il en vient un à chaque tour. Il leur faut de la place dans votre ferme.
thing-agricola-space-farm_expansion = Construisez des pièces (5 du matériau de votre maison et 2 roseaux chacune), des étables (2 bois chacune), ou les deux.
thing-agricola-space-meeting_place = Devenez premier joueur ; ensuite vous pouvez jouer un aménagement mineur.
thing-agricola-space-meeting_place-beginner = Devenez premier joueur et prenez tous les repas qui s’y trouvent ; il s’en ajoute un à chaque tour.
thing-agricola-space-grain_seeds = Prenez 1 céréale. Elle pourra être semée, ou mangée comme 1 repas.
thing-agricola-space-farmland = Labourez 1 champ. On sème des céréales ou des légumes sur les champs.
thing-agricola-space-lessons = Jouez 1 savoir-faire de votre main. Le premier est gratuit, chaque autre coûte 1 repas.
thing-agricola-space-day_laborer = Prenez 2 repas.
thing-agricola-space-resource_market = À quatre joueurs : prenez 1 roseau, 1 pierre et 1 repas. À trois : 1 repas, et 1 roseau ou 1 pierre.
thing-agricola-space-more_lessons = Jouez 1 savoir-faire. À quatre joueurs, vos deux premiers coûtent ici 1 repas chacun, les autres 2 ; à trois, chacun coûte 2.
thing-agricola-space-major_improvement = Construisez 1 aménagement majeur, ou jouez 1 aménagement mineur de votre main.
thing-agricola-space-major_improvement-beginner = Construisez 1 aménagement majeur.
thing-agricola-space-fencing = Construisez des clôtures pour 1 bois chacune. Un pâturage fermé abrite 2 animaux d’une espèce par case.
thing-agricola-space-grain_utilization = Semez des céréales et des légumes sur des champs vides, cuisez du pain, ou les deux.
thing-agricola-space-basic_wish_for_children = Une naissance, s’il y a une pièce libre ; ensuite vous pouvez jouer un aménagement mineur.
thing-agricola-space-basic_wish_for_children-beginner = Une naissance, s’il y a une pièce libre.
thing-agricola-space-house_redevelopment = Rénovez toute votre maison (1 argile ou pierre par pièce, et 1 roseau) ; ensuite vous pouvez construire ou jouer un aménagement.
thing-agricola-space-house_redevelopment-beginner = Rénovez toute votre maison (1 argile ou pierre par pièce, et 1 roseau) ; ensuite vous pouvez construire un aménagement majeur.
thing-agricola-space-vegetable_seeds = Prenez 1 légume. Il pourra être semé, cuit ou mangé.
thing-agricola-space-urgent_wish_for_children = Une naissance, même sans pièce libre.
thing-agricola-space-cultivation = Labourez 1 champ, semez, ou les deux.
thing-agricola-space-farm_redevelopment = Rénovez toute votre maison ; ensuite vous pouvez construire des clôtures pour 1 bois chacune.
thing-agricola-space-side_job = Construisez 1 étable pour 1 bois, cuisez du pain, ou les deux.
thing-agricola-space-tile_resource_market = Prenez 1 pierre et 1 repas.
thing-agricola-space-animal_market = Au choix : 1 mouton et 1 repas ; 1 sanglier ; ou 1 bœuf contre 1 repas.
thing-agricola-space-modest_wish_for_children = À partir du tour 5 : une naissance, s’il y a une pièce libre.

# Agricola : biens, signes, tours cachés.

thing-agricola-good-wood = Sert aux pièces d’une maison en bois, aux étables, aux clôtures et à bien des aménagements.
thing-agricola-good-clay = Sert aux pièces en argile, à la rénovation en argile et à la plupart des aménagements majeurs.
thing-agricola-good-reed = Chaque pièce et chaque rénovation en demande.
thing-agricola-good-stone = Sert aux pièces en pierre, à la rénovation en pierre et aux plus beaux aménagements.
thing-agricola-good-grain = Semée, une céréale en donne 3 sur le champ ; cuite ou mangée, elle nourrit. À la fin, 1, 4, 6 et 8 comptent 1 à 4 points.
thing-agricola-good-vegetable = Semé, un légume en donne 2 sur le champ ; cuit ou mangé, il nourrit. À la fin, chacun compte 1 point, jusqu’à 4.
thing-agricola-good-food = À chaque récolte, un adulte mange 2 repas (3 si vous jouez seul), un nouveau-né 1. Chaque repas manquant est un marqueur de mendicité.
thing-agricola-good-sheep = Deux d’entre eux se reproduisent à la récolte. Avec un foyer, ils nourrissent. À la fin, 1, 4, 6 et 8 comptent 1 à 4 points.
thing-agricola-good-boar = Deux d’entre eux se reproduisent à la récolte. Avec un foyer, ils nourrissent. À la fin, 1, 3, 5 et 7 comptent 1 à 4 points.
thing-agricola-good-cattle = Deux d’entre eux se reproduisent à la récolte. Avec un foyer, ils nourrissent. À la fin, 1, 2, 4 et 6 comptent 1 à 4 points.
thing-agricola-sign-begging = marqueur de mendicité
thing-agricola-sign-begging-effect = Un pour chaque repas qui manquait à une récolte : 3 points de moins à la fin. On ne peut pas le rendre.
thing-agricola-sign-fence = clôtures restantes
thing-agricola-sign-fence-effect = Vous avez 15 clôtures. Chacune coûte 1 bois ; un pâturage doit être fermé de tous les côtés.
thing-agricola-sign-stable = étables restantes
thing-agricola-sign-stable-effect = Vous avez 4 étables. Seule, une étable abrite 1 animal ; dans un pâturage, elle en double la place.
thing-agricola-sign-people = fermiers à la maison
thing-agricola-sign-people-effect = Chaque fermier à la maison est un placement de plus dans ce tour. À la fin, chacun compte 3 points.
thing-agricola-sign-first = premier joueur
thing-agricola-sign-first-effect = Place en premier à chaque tour, jusqu’à ce qu’un autre aille au Lieu de rencontre.
thing-agricola-sign-harvest = récolte
thing-agricola-sign-harvest-effect = Après ce tour : prenez une plante sur chaque champ semé, nourrissez votre famille, les animaux se reproduisent.
thing-agricola-round = tour { $round }
thing-agricola-round-effect = Ce peut encore être : { $spaces }.
thing-agricola-round-harvest = Ce peut encore être : { $spaces }. Une récolte suit ce tour.

# All Creatures : cases, biens, signes.

thing-creatures-space-start_player = Prenez tout le bois qui s’y trouve et soyez premier dès le tour suivant ; 1 bois s’ajoute à chaque tour.
thing-creatures-space-three_wood = Prenez tout le bois qui s’y trouve ; 3 s’ajoutent à chaque tour.
thing-creatures-space-one_stone = Prenez toute la pierre qui s’y trouve ; 1 s’ajoute à chaque tour.
thing-creatures-space-two_stone = Prenez toute la pierre qui s’y trouve ; 2 s’ajoutent à chaque tour.
thing-creatures-space-building_resources = Prenez 1 bois, 1 pierre et 1 roseau.
thing-creatures-space-fences = Posez autant de barrières que vous voulez, pour 1 bois chacune.
thing-creatures-space-walls = Posez 2 barrières gratuites, et d’autres pour 2 pierres chacune.
thing-creatures-space-expand = Prenez toutes les barrières qui s’y trouvent (1 s’ajoute à chaque tour) et agrandissez votre ferme d’une extension.
thing-creatures-space-feeding_troughs = Placez 1 auge gratuite, et d’autres pour 3 bois chacune. Une auge double la place de son pâturage.
thing-creatures-space-stall = Construisez 1 stalle pour 3 pierres et 1 roseau. Elle abrite 3 animaux d’une espèce.
thing-creatures-space-stables = Améliorez des stalles en étables, pour 5 bois ou 5 pierres chacune.
thing-creatures-space-special_building_1 = Construisez 1 des bâtiments spéciaux exposés, à son coût.
thing-creatures-space-special_building_2 = Construisez 1 des bâtiments spéciaux exposés, à son coût.
thing-creatures-space-reed_and_sheep = Prenez le roseau et les moutons qui s’y trouvent : une case vide reçoit un roseau, sinon un mouton de plus à chaque tour.
thing-creatures-space-pig_and_sheep = Prenez tous les animaux qui s’y trouvent : une case vide reçoit un cochon, sinon un mouton de plus à chaque tour.
thing-creatures-space-cow_and_pigs = Prenez tous les animaux qui s’y trouvent : une case vide reçoit une vache, sinon un cochon de plus à chaque tour.
thing-creatures-space-horse_and_sheep = Prenez tous les animaux qui s’y trouvent : une case vide reçoit un cheval, sinon un mouton de plus à chaque tour.
thing-creatures-good-wood = Sert aux barrières (1 chacune sur Clôtures), aux auges, aux étables et aux bâtiments spéciaux.
thing-creatures-good-stone = Sert aux murets, aux stalles, aux étables et aux bâtiments spéciaux.
thing-creatures-good-reed = Sert aux stalles et à quelques bâtiments spéciaux.
thing-creatures-good-borders = Les barrières de votre stock. Vous ne pouvez pas en poser davantage.
thing-creatures-good-sheep = 1 point chacun. Deux d’entre eux se reproduisent à la fin du tour. Trop peu coûtent des points à la fin, un grand troupeau donne un bonus.
thing-creatures-good-pig = 1 point chacun. Deux d’entre eux se reproduisent à la fin du tour. Trop peu coûtent des points à la fin, un grand troupeau donne un bonus.
thing-creatures-good-cow = 1 point chacune. Deux d’entre elles se reproduisent à la fin du tour. Trop peu coûtent des points à la fin, un grand troupeau donne un bonus.
thing-creatures-good-horse = 1 point chacun. Deux d’entre eux se reproduisent à la fin du tour. Trop peu coûtent des points à la fin, un grand troupeau donne un bonus.
thing-creatures-sign-worker = ouvrier
thing-creatures-sign-worker-effect = Chacun de vos trois ouvriers occupe une case par tour.
thing-creatures-sign-trough = auge
thing-creatures-sign-trough-effect = Double la place du pâturage où elle se trouve ; sur un terrain ouvert, elle abrite 1 animal.
thing-creatures-sign-first = marqueur de premier joueur
thing-creatures-sign-first-effect = Qui le tient place en premier dans le tour.
thing-creatures-sign-expansion = extensions restantes
thing-creatures-sign-expansion-effect = Plus de terrain pour votre ferme. Une extension toute occupée rapporte 4 points.

# Farmerama : cartes, roue, animaux, denrées.

thing-farmerama-card-sow = Champs à semer : { $alone } si vous êtes seul à choisir cette carte, { $shared } si un autre la choisit aussi.
thing-farmerama-card-harvest = Champs à récolter : { $alone } si vous êtes seul à choisir cette carte, { $shared } si un autre la choisit aussi.
thing-farmerama-card-water = Eau à prendre : { $alone } si vous êtes seul à choisir cette carte, { $shared } si un autre la choisit aussi.
thing-farmerama-card-sow-plain = Semez autant de champs que l’indique la roue d’action : le grand nombre si vous êtes seul à choisir la carte, sinon le petit.
thing-farmerama-card-harvest-plain = Récoltez autant de champs que l’indique la roue d’action : le grand nombre si vous êtes seul à choisir la carte, sinon le petit.
thing-farmerama-card-water-plain = Prenez autant d’eau que l’indique la roue d’action : le grand nombre si vous êtes seul à choisir la carte, sinon le petit.
thing-farmerama-card-feed = Nourrissez de votre grange autant d’animaux de l’étable que vous voulez ; chacun va sur le pâturage en face de sa tête.
thing-farmerama-card-feed-plain = Nourrissez de votre grange autant d’animaux de l’étable que vous voulez ; chacun va sur le pâturage en face de sa tête.
thing-farmerama-card-seeds = Prenez 1 de chaque plante qui manque à votre grange, et 1 eau si vous n’en avez pas ; ensuite vous pouvez semer une fois.
thing-farmerama-card-seeds-plain = Prenez 1 de chaque plante qui manque à votre grange, et 1 eau si vous n’en avez pas ; ensuite vous pouvez semer une fois.
thing-farmerama-next = tour suivant
thing-farmerama-alone = seul
thing-farmerama-shared = à plusieurs
thing-farmerama-pair = { $alone } ou { $shared }
thing-farmerama-tile = Qui le reçoit prend aussitôt sa récompense : { $reward }.
thing-farmerama-animal = Nourri, il va sur le pâturage en face de sa tête. Quand celui-ci passe devant la tétine, il rentre : un rang de { $product }, { $step ->
        [one] { $step } étoile
       *[other] { $step } étoiles
    }.
thing-farmerama-good-crop = Semée, une plante en donne 2 sur le champ ; les animaux en mangent. Dans la grange, chaque tuile compte 1 étoile à la fin.
thing-farmerama-good-water = Paie un pas de votre roue.
thing-farmerama-sign-turn = tourner votre roue
thing-farmerama-sign-turn-effect = Payez 1 eau et tournez votre roue d’un pas : d’autres parcelles sont en face des secteurs où l’on sème et récolte.

# Prévisions : ce que la famille mangera.

thing-agricola-forecast = { $rounds ->
        [0] Récolte après ce tour
        [one] Récolte dans { $rounds } tour
       *[other] Récolte dans { $rounds } tours
    } : { $due } repas à fournir, vous en avez { $have }.
thing-agricola-forecast-can = Votre ferme peut en donner encore { $count }.
thing-agricola-forecast-short = Il manque { $count } repas : { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } de mendicité. Points perdus : { $points }.

# Refus.

error-no-thing = Rien ici ne s’appelle « { $text } ».
error-nothing-asked = Personne ne vous demande de reprendre un coup.

# La fin.

outcome-margin = { $winners } gagne de { $margin }, { $best } à { $next }.
points-count = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
stars-count = { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
outcome-difference = Ce qui a fait la différence : { $category }, { $mine } contre { $theirs }.
replay-turning-move = Joué : { $move }.
