# Agricola at the table: what its screens say.

good-grain-short = g
good-vegetable-short = v
house-wood-short = wood
house-clay-short = clay
house-stone-short = stone
agricola-field = field
agricola-fields = fields { $fields }: { $grain } with grain, { $vegetables } with vegetables
agricola-harvest = next harvest: round { $round }
agricola-summary = people { $home }/{ $people }, { $rooms } { $house } rooms, food { $food }, fields { $fields }, pastures { $pastures }, hand { $hand }
agricola-supply = wood { $wood }, clay { $clay }, reed { $reed }, stone { $stone }, grain { $grain }, vegetables { $vegetable }, food { $food }
agricola-herd = sheep { $sheep }, boar { $boar }, cattle { $cattle }; fences left { $fences }, begging { $begging }
agricola-per-person = { $goods } for each person
agricola-later = Round { $round }: { $goods } will come.
terminal-hint-agricola = Type a number, a notation such as “space forest” or “plow c1”, or “help”; “tiles” shows your cards.
terminal-why-what-agricola = Why what? For example “why not space fencing”.
terminal-help-agricola = Answers are numbers or notation, several with “;” between them. On farms heavy lines are fences; “^” is a stable; “sh3/8” are 3 sheep where 8 animals have room; “g3” are 3 grain on a field. “tiles” shows your hand and the major improvements.
