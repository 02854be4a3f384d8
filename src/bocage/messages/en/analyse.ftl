# bocage analyse: what moves are worth.

analyse-help = What each move of a position is worth, in points; for a record, a review with the costliest moves.
analyse-word-file = FILE
analyse-argument-file = A record, or a position as JSON.
analyse-option-move = Look at the position before this move of the record (counted as `bocage replay` does).
analyse-option-time = Seconds of search for each move; two where nothing is said.
analyse-option-simulations = Simulations for each move; at most 600 for those of a record where nothing is said.
analyse-option-worst = How many of the costliest moves to name.
analyse-title = Analysing
analyse-no-move = There is no move { $move }: the record has { $moves }.
analyse-needless-worst = { $option } counts the costliest moves of a game; here one position is looked at.
analyse-other-options = With { $options } as on this line, the game cannot have been played so. { $problem }
analyse-over = The game is over there: nobody has a move.
analyse-chance = Chance decides there, not a player. Choose another move.
analyse-cut-short = Stopped. This is what was found so far.
analyse-partial = Stopped. Moves looked at: { $looked } of { $moves }; the costliest not all a second time, so these figures are rough.
analyse-asked = { $name }: { $question }
analyse-table = { $simulations ->
        [one] Value of each move after { $simulations } simulation
       *[other] Value of each move after { $simulations } simulations
    }
analyse-move = Move
analyse-points = Points
analyse-margin = Ahead
analyse-visits = Visits
analyse-plan = Best: { $plan }
analyse-worst = { $count ->
        [0] No move gave away half a point or more.
        [one] The costliest move:
       *[other] The { $count } costliest moves:
    }
analyse-judgement = { $count ->
        [one] Move { $number }, { $name }: { $points } point given away
       *[other] Move { $number }, { $name }: { $points } points given away
    }
analyse-played = Played: { $move }
analyse-better = Better: { $move }
analyse-then = { $first }; { $next }
analyse-reason = Why: it costs { $points } (± { $doubt }): { $lines }.
analyse-line = { $points } for { $category }
analyse-line-others = { $points } for what the others gain
analyse-line-rest = { $points } in all other lines
analyse-loss = { $count ->
        [one] { $name } gave away { $points } point in all.
       *[other] { $name } gave away { $points } points in all.
    }
