# The table in the browser: its buttons, labels and sentences. What the games say comes from their own files.

# Everywhere.

web-close = Close
web-copy = Copy
web-copied = Copied
web-home = All tables
web-language = Language
web-link = Link
web-loading = One moment…
web-lost = There is nothing at this address.
web-no-connection = The server does not answer. Your moves are safe; trying again.
web-or = or
web-reconnecting = The connection is broken. Your moves are safe; trying again.
web-table-gone = This table is not there, or not open to you.
web-views = Views

# The home page.

web-motto = Three farm games at one table, in English and in French.
web-disclaimer = Bocage is a fan work, not affiliated with the authors or publishers of these games. Drawings and texts are our own.
web-new-table = New table
web-game = Game
web-mode = Mode
web-options = Options
web-option-forced = Play forced moves by themselves
web-option-confirm = Confirm each turn
web-option-hints = Allow hints
web-option-open = Let others find and watch this table
web-rare-options = Rulings and rare options
web-by-lot = By lot
web-players = Players
web-players-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-player = Player { $number }
web-seats = Seats
web-seat = Seat { $letter }
web-who = Who sits on { $seat }?
web-who-me = You
web-who-here = Someone here
web-who-link = Someone by link
web-who-bot = Computer
web-who-link-text = you get a link to send
web-level = Level of the computer on { $seat }
web-name-of = Name of { $seat }
web-your-name = Your name
web-name-example = Camille
web-open-table = Open the table
web-load = load a record or a position
web-file-choose = Choose a file
web-load-text = A record is shown as a replay; a position opens a table that begins there.
web-no-record = This file is neither a record nor a position.
web-tables = Tables
web-my-tables = Your tables
web-open-tables = Open tables
web-replays = Replays
web-no-tables = No table yet: open one.
web-no-open = Nobody is waiting just now.
web-no-replays = Finished games are kept here.
web-play = Play
web-watch = Watch
web-replay = Replay
web-with = With { $names }
web-alone = Alone
web-with-nobody = Waiting for company
web-waits = { $names } would like company
web-your-turn = Your turn.
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-about-creatures = Pastures, troughs and four kinds of animals.
web-about-creatures-size = 2 players, 30 minutes
web-about-agricola = A house, fields, a family and fourteen rounds.
web-about-agricola-size = 1 to 4 players, 30 minutes each
web-about-farmerama = Seven areas, one wheel, secret cards.
web-about-farmerama-size = 1 to 4 players, 45 minutes

# Settings.

web-settings = Settings
web-theme = Appearance
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Evening
web-follow = On a phone, go where the next decision is
web-words = The farms in words
web-keys = Keys
web-key-move = go from one thing to the next
web-key-next = go to the next thing that can be chosen, or to the one before
web-key-press = choose; with a plan, build it
web-key-escape = close; empty a plan

# The table.

web-question = What is asked
web-waiting = { $name } decides.
web-waiting-seats = The table waits for its players.
web-chance = Chance decides.
web-thinking = { $name } is thinking.
web-recap = Since your last turn
web-again-show = Show it again
web-log-then = Show the table after this: { $line }
web-log-past = The table as it was. Any click or key leads back.
web-undo = Undo
web-undo-turn = Undo the turn
web-redo = Redo
web-confirm = Confirm
web-confirm-ask = { $action }: is that your turn?
web-waive-phase = Not again this phase
web-waive-round = Not again this round
web-waived-phase = You pass such moments until the phase ends.
web-waived-round = You pass such moments until the round ends.
web-call = Ask me again
web-hint = Hint
web-hint-says = Hint: { $hint }.
web-also = Also possible
web-build = Build
web-plan-clear = Empty the plan
web-cell = Space { $cell }
web-planned = Planned: { $name }. Press again to take it back.
web-room-for = room for { $count }
web-keep = Keep { $animals }
web-let-go = Let go: { $animals }
web-not-now = Not now
web-rule = Rule { $rule }
web-rules = Rules
web-rules-search = Search the rules
web-rules-sources = Sources
web-rules-sources-text = Where each rule comes from, how sure a ruling is, and why
web-log = What happened
web-live-score = Live score
web-score-off = off
web-score-mine = mine
web-score-all = all
web-total = Total
web-pad-count = { $count } in all, points:
web-points = points
web-points-count = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
web-spaces = Action spaces
web-supply = Your supply
web-supply-of = Supply of { $name }
web-farm-of = The farm of { $name }
web-enlarge = Enlarge
web-enlarge-of = Enlarge the farm of { $name }
web-taken = taken by { $name }
web-built-by = built by { $name }
web-start-player = start player
web-workers-left = { $count ->
        [0] no worker left
        [one] { $count } worker left
       *[other] { $count } workers left
    }
web-season-spring = spring
web-season-summer = summer
web-season-autumn = autumn
web-season-winter = winter
web-tab-board = Board
web-tab-farm = Farm
web-tab-others = Others
web-tab-tiles = Buildings
web-tab-wheel = Wheel
web-tab-log = Log
web-decide-here = your decision is here
web-kind-basic = basic building
web-kind-special = special building

# Seats and links.

web-title-turn = ● Your turn: { $game }
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
web-invite = Invite somebody
web-invite-text = Whoever opens this link can take a free seat.
web-free-seat = free seat
web-sit = Sit here
web-fill-bot = Let the computer play
web-seat-bot = computer
web-seat-here = here
web-seat-away = away
web-seat-move = Move to another device
web-seat-to-bot = Hand to the computer
web-seat-leave = Leave
web-seat-free = Free this seat
web-seat-link = Open this private link on the other device. It works once.
web-seat-take = Go on playing here?
web-seat-take-text = This link moves a seat to this device. The other device then only watches.
web-curtain = Pass the screen to { $name }.
web-curtain-why = What the others hold is hidden until then.
web-open-hands = We play with open hands
web-curtain-open = I am { $name }

# The end, and replays.

web-winner = winner
web-curve = The scores over the game
web-turning-points = Turning points
web-move = Move { $move }
web-move-of = Move { $move } of { $moves }
web-first = To the beginning
web-previous = One move back
web-next = One move on
web-last = To the end
web-run = Play by itself
web-pause = Pause
web-viewer = Seen by
web-viewer-open = everybody
web-download = Download
web-copy-link = Copy the link to this move
web-replay-begins = The beginning of the game
web-review = Review of the game
web-review-waits = The game is being looked through. This takes some seconds.
web-review-loss = points given away: { $points }
web-review-cost = Points given away: { $points }.
web-review-played = Played: { $moves }.
web-review-better = Better: { $moves }.
web-review-none = Nothing that cost much.

# All Creatures Big and Small.

web-creatures-space-start_player = +1 wood each round
web-creatures-space-three_wood = +3 wood each round
web-creatures-space-one_stone = +1 stone each round
web-creatures-space-two_stone = +2 stone each round
web-creatures-space-building_resources = one of each
web-creatures-space-fences = 1 wood each
web-creatures-space-walls = 2 free, then 2 stone each
web-creatures-space-expand = column and borders
web-creatures-space-feeding_troughs = 1 free, then 3 wood each
web-creatures-space-stall = 3 stone, 1 reed
web-creatures-space-stables = 5 wood or 5 stone each
web-creatures-space-special_building_1 = one tile
web-creatures-space-special_building_2 = one tile
web-creatures-space-reed_and_sheep = reed, then sheep
web-creatures-space-pig_and_sheep = pig, then sheep
web-creatures-space-cow_and_pigs = cow, then pigs
web-creatures-space-horse_and_sheep = horse, then sheep
web-creatures-tiles = Special buildings
web-creatures-herds = Your animals and their bonus
web-creatures-bonus = { $now } now, { $next } at { $at }
web-creatures-animals = { $count ->
        [0] no animals
        [one] { $count } animal
       *[other] { $count } animals
    }
web-creatures-plan = { $count ->
        [one] { $count } border planned.
       *[other] { $count } borders planned.
    }
web-creatures-plan-cost = It costs { $cost }.
web-creatures-plan-pasture = Pasture with room for { $room }.
web-creatures-size = { $columns ->
        [one] { $columns } column, lettered from the left; rows 1 to 3 from the forest to the road.
       *[other] { $columns } columns, lettered from the left; rows 1 to 3 from the forest to the road.
    }
web-creatures-home = { $place } ({ $cells }): { $animals }, room for { $room }.
web-creatures-home-pasture = Pasture
web-creatures-home-building = Building
web-creatures-home-trough = Trough
web-creatures-home-land = Open land
web-creatures-others = Other buildings: { $buildings }.
web-creatures-troughs = Troughs: { $cells }.
web-creatures-borders = Borders: { $edges }.
web-creatures-supply = In the supply: { $goods }.

# Farmerama.

web-farmerama-wheel = Action wheel
web-farmerama-wheel-words = Action wheel, alone/shared: { $now }. Next round: { $next }.
web-farmerama-tags = tags: next round
web-farmerama-cards = Your cards
web-farmerama-must-two = lay two cards
web-farmerama-ready = Lay the two, or choose another card instead.
web-farmerama-one-more = one more card
web-farmerama-may-two = one card, or two
web-farmerama-missing =
    { $left ->
        [one] Choose one more card: with two players you lay two.
       *[other] With two players each lays two cards: tap two of your five.
    }
web-farmerama-lay = Lay { $cards }
web-farmerama-decors = Decorative buildings
web-farmerama-stack = { $count } in the stack
web-farmerama-last = last rounds
web-farmerama-award = Who shares a card may receive one:
web-farmerama-fewest_decor = fewest buildings
web-farmerama-most_visible_scarecrows = most scarecrows seen
web-farmerama-fewest_crops_in_barn = fewest crops in the barn
web-farmerama-animals = Animals and their products
web-farmerama-out = on pasture { $area }
web-farmerama-in = in the stable
web-farmerama-turn = Turn the wheel: not now
web-farmerama-eats = eats { $goods }
web-farmerama-stars = stars
web-farmerama-barn = Your barn
web-farmerama-garden = Your garden
web-farmerama-solo = Alone
web-farmerama-target = stars wanted: { $stars }
web-farmerama-favoured = Favoured
web-farmerama-pile = In the pile
web-farmerama-discard = Discarded
web-farmerama-replenishing = To come
web-farmerama-special = Special tiles
web-farmerama-empty = empty
web-farmerama-field = { $field } { $crop }
web-farmerama-area = Area { $area } faces { $face }: { $fields }.
web-farmerama-stable-words = In the stable: { $animals }.
web-farmerama-barn-words = In the barn: { $goods }.
web-farmerama-garden-words = In the garden: { $buildings }.

# Agricola.

web-tab-cards = Cards
web-kind-major = major improvement
web-kind-minor = minor improvement
web-kind-occupation = occupation
web-agricola-new = new
web-agricola-stage = stage { $stage }
web-agricola-harvest = harvest
web-agricola-hand = Your hand
web-agricola-secret = only you see it
web-agricola-front = In play
web-agricola-held = { $held } held, { $played } played
web-agricola-family = Family, fences, stables, animals
web-agricola-due = { $due } food are due, you have { $have }
web-agricola-fences = fences left
web-agricola-stables = stables left
web-agricola-people = people at home / in the family
web-agricola-begging = begging markers
web-agricola-later = To come, by round:
web-agricola-plan = { $count ->
        [0] Spaces of the pasture: { $spaces }.
        [one] Spaces of the pasture: { $spaces }; { $count } fence.
       *[other] Spaces of the pasture: { $spaces }; { $count } fences.
    }
web-agricola-house = { $house ->
        [wood] Wooden house
        [clay] Clay house
       *[stone] Stone house
    }, rooms on { $rooms }, { $people } people.
web-agricola-fields = Fields: { $fields }.
web-agricola-home = { $kind ->
        [pasture] Pasture
        [stable] Stable
       *[house] House
    } ({ $cells }): { $animals }, room for { $room }.
web-agricola-stables-at = Stables: { $cells }.
web-agricola-supply = In the supply: { $goods }.
web-agricola-played = In play: { $cards }.

# A game that brings no drawing.

web-tab-table = Table
web-plain-table = The table
web-plain-yes = yes
web-plain-no = no
web-plain-line = { $name }: { $things }

# The layout: what shares a tray or a tab, and the order of a hand.

web-tray = What lies in the tray
web-more = More
web-tab-score = Score
web-play-card = Play this card
web-agricola-in-hand = Hand
web-agricola-no-hand = You hold no card.
web-agricola-none-played = Nothing is in play yet.
web-agricola-order = Order
web-agricola-order-use = by use
web-agricola-order-kind = by kind
web-agricola-order-price = by price
web-agricola-order-name = by name
web-agricola-short-basketmakers_workshop = Basketry

# The reader and what explains itself.

web-reader = What this is
web-feeding = Feeding plan
web-back-ask = Ask to take back my last move
web-rematch = Rematch, seats turned
web-play-on = Play on from here
web-at-desk = Look into it at the desk
