# The table in the terminal.

terminal-head = Round { $round } of { $rounds }, { $phase }
terminal-general-supply = left: expansions { $expansions }, stalls { $tiles }, troughs { $troughs }
terminal-marker = (start player)
terminal-supply = wood { $wood }, stone { $stone }, reed { $reed }, borders { $borders }
terminal-herd = sheep { $sheep }, pigs { $pig }, cows { $cow }, horses { $horse }
terminal-display = On display: { $buildings }.
terminal-question = { $name }: { $question }
terminal-anytime = At any time:
terminal-idle = Never needed:
terminal-hint = Type a number, a notation such as “space fences” or “b2e”, or “help”.
terminal-or = { " or " }
terminal-free = nothing
terminal-tile-facts = { $points ->
        [one] { $cost }; { $points } point
       *[other] { $cost }; { $points } points
    }
terminal-building = { $name }: { $text }
terminal-home = { $cells }, { $what }: { $animals }; room for { $room }
terminal-pasture = pasture
terminal-land = open land
terminal-empty = nobody
terminal-no-room = no room: { $animals }
terminal-too-many = { $count } too many: which go? One line is enough, such as “{ $example }”.
terminal-more = -- { $lines } more lines: space, Enter or q --
terminal-no-pause = There is nothing to pass: this question needs an answer.
terminal-passed = { $count ->
        [one] Passed for you once, as you said.
       *[other] Passed for you { $count } times, as you said.
    }
terminal-hint-first = Hint: { $action }.
terminal-hint-then = Or: { $action }.
terminal-hint-stopped = The analysis was stopped.

terminal-allowed = { $action }: that is allowed now ({ $rule }).
terminal-why = { $action }: no. { $reason }
terminal-why-what = Why what? For example “why not build shelter”.
terminal-nothing-to-undo = There is nothing to take back: your turn has just begun.
terminal-no-log = Nothing has happened yet.
terminal-no-farm = Which farm? A number from 1 to { $last }.
terminal-saved = Saved: { $file }
terminal-kept = The game is saved: { $file } (bocage play --resume FILE goes on).
terminal-not-saved = The game cannot be saved in { $file } ({ $problem }); save it elsewhere with “save FILE”.
terminal-save-question = Save the game? yes, no, or a file:
terminal-bye = Goodbye.

terminal-help = Answers are numbers or notation, several with “;” between them. On farms heavy lines are borders and light ones walls; “u” is a trough; “sh3/8” are 3 sheep where 8 animals have room.
help-why = why not ACTION – whether an action is allowed, and which rule forbids it
help-what = what NAME – what a space, card, tile, good or sign is, by its name or how that begins
help-hint = hint – what the computer would do in your place
help-pass-round = pass round – do not ask about effects at any time until the round is over
help-pass-phase = pass phase – the same until the phase is over; a new effect, or undo, asks again
help-undo-turn = undo turn – take back the whole turn
help-undo = undo – take back your last decision
help-score = score – the score as it stands
help-rules = rules C-10.14 – a rule; without number, the one behind this question
help-log = log – what has happened; log 100: more of it
help-farm = farm 2 – look closer at a farm
help-tiles = tiles – the special buildings on display, with price and text
help-show = show – draw the table again
help-save = save FILE – save the game
help-help = help – this list
help-quit = quit – leave the table

error-number = There is no choice { $number }: they go from 1 to { $last }.
error-not-your-turn = “{ $text }” comes too late in the line: somebody else decides there. Nothing was done.

error-release-too-many = You do not have so many: { $have }. Nobody was let go.
error-release-enough = So many need not go. Nobody was let go.
error-release-others = Others would have to go as well. Nobody was let go.

# What a thing is. The names of words and signs, with commas between them; the first is shown.

what-what = What is what? For example “what walls” or “what sheep”.
what-which = “{ $text }” may be: { $names }.
what-nearest = Nothing here is called “{ $text }”. Did you mean: { $names }?
what-unknown = Nothing here is called “{ $text }”.
what-rules = Rules: { $rules }
what-creatures-trough = trough, troughs, feeding trough, u
what-creatures-border = border, borders, heavy lines, ━, ┃
what-creatures-pasture = pasture, pastures
what-creatures-land = open land
what-creatures-expansion = expansion, expansions, farm expansion
what-creatures-worker = worker, workers, ●, ●1, ●2
what-creatures-start-player = start player marker, start player, marker
what-creatures-resources = building resources, resources, wood, stone, reed, goods
what-creatures-bonus = bonus
what-creatures-breeding = breeding, newborns
what-agricola-stable = stable, stables, ^
what-agricola-fence = fence, fences, heavy lines, ━, ┃
what-agricola-pasture = pasture, pastures, +
what-agricola-field = field, fields, sowing, plowing
what-agricola-room = room, rooms, house
what-agricola-renovation = renovation
what-agricola-person = person, people, family growth, ●, ●1, ●2, ●3, ●4
what-agricola-begging = begging marker, begging
what-agricola-harvest = harvest
what-agricola-starter = starting player, starting player token
what-agricola-major = major improvement, majors, improvement
what-agricola-minor = minor improvement, minors, hand
what-agricola-occupation = occupation, occupations
what-agricola-baking = baking, bake bread
what-agricola-room-of-animals = room for animals, sh3/4
what-farmerama-field = field, fields, ·
what-farmerama-scarecrow = scarecrow, scarecrows, †
what-farmerama-pasture = pasture, pastures
what-farmerama-bar = bar, ┃
what-farmerama-head = head, heads
what-farmerama-pacifier = pacifier
what-farmerama-sector = sector, sectors, area, areas
what-farmerama-wheel = action wheel, 3/2
what-farmerama-own-wheel = player wheel, wheel, turn
what-farmerama-chief = chief sheep, chief
what-farmerama-garden = garden, decorative building
what-farmerama-barn = barn
what-farmerama-special = special-action tile, special action
what-farmerama-star = star, stars, score

# The first words of answers; in English those of the notation.

action-verb-stop = stop
action-verb-yes = yes
action-verb-no = no
action-verb-use = use
action-verb-call = call
action-verb-option = option
action-verb-space = space
action-verb-build = build
action-verb-at = at
action-verb-border = border
action-verb-trough = trough
action-verb-upgrade = upgrade
action-verb-pay = pay
action-verb-take = take
action-verb-give = give
action-verb-release = release
action-verb-expand = expand
action-verb-lift = lift
action-verb-lift_trough = lift_trough
action-verb-major = major
action-verb-minor = minor
action-verb-occupation = occupation
action-verb-give_back = give_back
action-verb-room = room
action-verb-plow = plow
action-verb-stable = stable
action-verb-enclose = enclose
action-verb-sow_grain = sow_grain
action-verb-sow_vegetable = sow_vegetable
action-verb-bake = bake
action-verb-renovate = renovate
action-verb-reap = reap
action-verb-lay = lay
action-verb-keep_minor = keep_minor
action-verb-keep_occupation = keep_occupation
action-verb-reveal = reveal
action-verb-play = play
action-verb-do = do
action-verb-sow = sow
action-verb-harvest = harvest
action-verb-turn = turn
action-verb-fetch = fetch
action-verb-feed = feed
action-verb-gather = gather
action-verb-choose = choose
action-verb-put_back = put_back
action-verb-spend = spend

# The start menu.

start-title = Bocage
start-choose = Choose a number:
start-resume = Resume a saved game
start-language = Français
start-quit = Quit
start-mode = Which mode?
start-tiles = Which tiles? Names with commas between them:
start-seat = Who sits in seat { $number }?
start-person = A person here
start-bot = The bot “{ $bot }”
start-bot-text = { $bot } – { $text }
start-name = Name of player { $number }:
start-no-saves = There is no saved game in { $folder }.
start-which-save = Which game?
start-wrong = Please type a number from 1 to { $last }.
start-bye = Goodbye.

# bocage play

play-help = Play in the browser; with --terminal, or one of the options after it, in the terminal.
play-word-game = [GAME]
play-argument-game = The game; without one you are asked.
play-option-terminal = Play in the terminal: people, bots, or both. Without a game, a menu.
play-option-mode = The mode of the game.
play-option-seed = Chance decides the same way for the same number.
play-option-players = The names of the players, with a comma between them.
play-option-bot = Play against this bot.
play-option-resume = Go on with a saved game.
play-option-position = Begin with the position in this file.
play-option-option = An option of the game, name=value; may be given several times.
play-option-tiles = The special buildings on display, with commas between them.
play-bad-option = “{ $text }” is no option: write name=value.
play-players = Seats of the game: { $seats }; names given: { $found }.
play-resume-alone = “--resume” goes on with a game as it is: { $option } does not go with it.
play-position-alone = “--position” holds its options: { $option } does not go with it.
