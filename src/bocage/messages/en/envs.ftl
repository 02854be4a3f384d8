# Environments for learners.

error-env-game = There is no environment of “{ $game }”. Did you mean “{ $suggestion }”?
error-env-reward = There is no reward “{ $reward }”: choose { $known }.
error-env-seat = There is no seat { $seat }: seats count from 0 to { $last }.
error-env-opponent = There is no bot “{ $opponent }”. Did you mean “{ $suggestion }”?
error-env-count = At least one game must be stepped, not { $count }.
error-env-processes = So many processes, { $processes }, cannot share so many games, { $count }.
error-env-first = “{ $first }” is no number of a game: first is a whole number.
error-env-shape = Actions come in one row, one for each game ({ $count }); these have the shape { $shape }.
error-env-actions = Each game needs one action: there are { $found } for { $count }.
error-env-illegal = Action { $action } is not allowed in game { $game } (both count from 0).
error-env-dtype = Actions are whole numbers; these are of type { $dtype }.
error-env-option-twice = “{ $option }” is said twice, and not the same.
error-env-seed = “{ $seed }” is no seed: seeds are whole numbers.
error-env-cycles = max_cycles is a whole number from 1 on, and not “{ $cycles }”.
error-env-steps = max_episode_steps is a whole number from 1 on, and not “{ $steps }”.
error-env-render = The table cannot be shown as “{ $mode }”: choose { $known }.
error-env-no-opponent = An opponent is the name of a bot, or a function from a game to an action of it; this is neither: { $opponent }.
error-env-answer = The function that plays the other seats names no action: “{ $answer }”. It gives the number or the notation of a legal one.
error-env-budget = “{ $word }” is no bot: a budget is written { $bot }:500 (simulations) or { $bot }:0.5s (seconds), for bots that search.
error-env-each = { $what } needs one value for each game: there are { $found } for { $count }.
error-env-reset-option = reset knows no option “{ $option }”, only reset_mask.
error-env-saved = This was not written by save.
error-env-restore = This was saved by another environment: { $what } is { $saved } there and { $here } here.
error-env-died = A process of this batch has died: close it, and make a new one or take up what was saved.
error-env-closed = The processes of this batch have been ended: make a new one.
error-env-shaped = Leads can be rewarded in a SeatEnv and what is put around one, not in a { $kind }.
error-env-reset = No game is on: call reset first.

# bocage bench

bench-aec = PettingZoo steps
bench-connect-four = PettingZoo’s own connect_four, steps
bench-batched = batched steps with observations and masks
