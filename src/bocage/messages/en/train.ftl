# bocage train

train-help = Teach a network: it plays against itself and learns from that (needs the extra “train”).
train-option-to = The folder that keeps everything: state, games, networks. A training that was stopped goes on from there.
train-option-minutes = How long.
train-option-workers = How many processes play.
train-option-from = A network to begin with.
train-option-option = An option of every game, such as mode=beginner; may be given several times. Usually all modes and numbers of players are played.
train-option-simulations = Simulations a move in the games that are learned from, once trees are searched.
train-option-appetite = What a point of one’s own counts beside being one ahead, in the games that are learned from and for whoever plays with the network: 3 builds large farms, 0 plays for the lead.
train-option-ray = Let the machines of a Ray cluster play: its ADDRESS, or “local” for one that is started here (extra “ray”).
error-train-nobody-plays = No game was handed in for several minutes: the processes that play have ended or stand still. What was learned is kept; start the same command again, perhaps with fewer --workers.
error-train-other-shape = These two networks have other inputs, lines, moves or layers: only one that was made from the other can be blended with it.
train-resumed = Going on after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
train-line = Version { $version }, { $minutes } min, { $stage ->
        [warm] games of the hand-written adviser
        [look] one turn ahead
       *[search] small trees
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $speed } a second, points a seat: { $points }; loss on other games { $loss }, error of the margin { $error }.
train-contest = { $against ->
        [classic] Against the hand-written adviser
       *[gate] Against the last version that passed
    }: { $won } % of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, margin { $margin }.
train-ended = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in all. The network that passed its gate: { $file }
train-curve = The curve: { $file }
train-curve-minutes = Minutes
train-curve-loss = Loss on games not learned from
train-curve-won = Games won against the hand-written adviser, %
