# Environments for learners.

error-env-game = There is no environment of “{ $game }”. Did you mean “{ $suggestion }”?
error-env-reward = There is no reward “{ $reward }”: choose { $known }.
error-env-seat = There is no seat { $seat }: seats count from 0 to { $last }.
error-env-opponent = There is no bot “{ $opponent }”. Did you mean “{ $suggestion }”?
error-env-count = At least one game must be stepped, not { $count }.
error-env-processes = So many processes, { $processes }, cannot share so many games, { $count }.
error-env-shape = Actions come in one row, one for each game ({ $count }); these have the shape { $shape }.
error-env-actions = Each game needs one action: there are { $found } for { $count }.
error-env-illegal = Action { $action } is not allowed in game { $game } (both count from 0).
error-env-dtype = Actions are whole numbers; these are of type { $dtype }.
error-env-reset = No game is on: call reset first.

# bocage bench

bench-aec = PettingZoo steps
bench-connect-four = PettingZoo’s own connect_four, steps
bench-batched = batched steps with observations and masks
