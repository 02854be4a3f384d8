# The pages of the browser that teach: lessons, puzzles, the desk, the deal of the day, one's own profile.

web-learn = Learn
web-learn-ways = Learn
web-learn-title = Learn by playing
web-learn-lead = Each lesson is a real position. One sentence at a time, then you try. You can stop, skip or repeat whenever you like.
web-learn-count = { $done } of { $all }
web-learn-minutes = { $minutes } min
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-done = done
web-learn-again = Again
web-learn-back = Step back
web-learn-coach = Coach
web-learn-step = Step { $step } of { $steps }
web-learn-list = All lessons
web-learn-play-on = Play on against Hazel
web-learn-next = Next lesson
web-learn-skip = Skip the lesson
web-learn-rule = Rule { $rule }
web-learn-continue = Go on
web-learn-try = Let me try
web-learn-offer = New here?
web-learn-offer-text = Play a guided first game: one sentence at a time, then you.
web-learn-decline = Not now

web-puzzles = Puzzles
web-tab-puzzle = Puzzle
web-tab-study = Study
web-puzzles-title = One move is clearly best
web-puzzles-lead = Positions from games of champions. Find the move that is worth most at the end of the game.
web-puzzle-rating = rating
web-puzzle-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
web-puzzle-count = solved
web-puzzle-today = Today
web-puzzle-all = All puzzles
web-puzzle-round = Round { $round }
web-puzzle-grade = Difficulty
web-puzzle-more = { $count } more
web-puzzle-grade-easy = easy
web-puzzle-grade-medium = medium
web-puzzle-grade-hard = hard
web-puzzle-grade-very-hard = very hard
web-puzzle-try = Try
web-puzzle-again = Again
web-puzzle-title = Puzzle, { $grade }
web-puzzle-question = Which move is worth most?
web-puzzle-fold = Fold or unfold
web-puzzle-solved = { $tries ->
    [one] Solved at the first try.
    [2] Solved at the second try.
   *[other] Solved at try { $tries }.
}
web-puzzle-shown = This is the best move.
web-puzzle-wrong = Another move is worth more.
web-puzzle-next = Next puzzle
web-puzzle-continue = Play on from here
web-puzzle-look = Look into it
web-puzzle-play-out = Play it out against the champion
web-puzzle-reveal = Show the answer

web-desk = Analysis
web-desk-title = Analysis desk
web-desk-lead = Any position: from a link, a file, a fresh game, or set up by hand. Moves on the board open variations.
web-desk-link = Link, or a position as text
web-desk-link-made = Link
web-desk-open = Open
web-desk-file = A record or a position
web-desk-no-file = This file is neither a record nor a position.
web-desk-fresh = A fresh game
web-desk-set-up = Set up by hand
web-desk-change = Change the position
web-desk-best = Best moves
web-desk-weigh = Weigh
web-desk-thinks = Thinking …
web-desk-line = Line
web-desk-let = Let the champion
web-desk-start = Beginning
web-desk-or = or: { $move }
web-desk-remark = Remark
web-desk-eyes = Whose eyes
web-desk-open-all = Everything open
web-desk-back = One move back
web-desk-forth = One move on
web-desk-play = Play on from here
web-desk-share = Share
web-desk-save = Save the record
web-desk-copy = Copy the link
web-desk-copied = Copied
web-desk-copy-by-hand = The browser does not let us copy: mark the link and copy it yourself.
web-desk-code = The link as a QR code
web-desk-picture = Picture of the position
web-desk-seat = Your seat
web-desk-against = Against

web-deal = Deal of the day
web-deal-title = Deal of the day
web-deal-lead = Everybody plays the same deal today, against the champion or alone.
web-deal-alone = alone
web-deal-two = against the champion
web-deal-result = Your result: { $points }.
web-deal-all = Everybody’s results
web-deal-nobody = Nobody has put a result here yet.
web-deal-name = Your name
web-deal-send = Put my result here
web-deal-mean-alone = { $count ->
    [one] One result
   *[other] { $count } results
}, on average { $points }.
web-deal-mean-two = { $count ->
    [one] One result
   *[other] { $count } results
}; against the champion on average { $points }.
web-deal-elsewhere = played elsewhere
web-deal-elsewhere-why = Played elsewhere: nobody here saw the champion’s moves being made, so these results stand at the end and do not count towards the average.

web-me = Insight
web-me-title = How you play
web-me-lead = From your own games on this device. Nothing of it leaves the browser.
web-me-coach = The coach during play
web-me-warns = Warn me before a costly move, in games against bots
web-me-limit = From so many points on: { $points }
web-me-games = Your games
web-me-look = Look at my last games
web-me-looking = Looking …
web-me-mean = { $count ->
    [one] One game
   *[other] { $count } games
}: you score { $points } on average, the best at the table { $best }.
web-me-level = On average, { $level }: { $points }, champion: { $champion }.
web-me-habits = Costliest habits
web-me-habit = { $move }: { $times ->
    [one] once
   *[other] { $times } times
}; points: { $points }
web-me-line = Line
web-me-scored = You score
web-me-lost = Given away
web-me-next = Learn next:
web-me-none = Nothing looked at yet.
web-me-data = Your data
web-me-export = Export
web-me-import = Import
web-me-delete = Delete everything
web-me-no-file = This file holds no profile.

web-puzzle-best = best
web-deal-of = Deal of the day: { $game }
web-deal-champion = Champions score { $points }.
web-deal-compare = Compare with the champion
web-warn-title = Really?
web-warn-back = Think again
web-warn-anyway = Play it anyway
