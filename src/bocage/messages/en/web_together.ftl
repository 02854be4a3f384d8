# What people do together: clocks, open tables, invitations, chat, and being told that it is one’s turn.
web-phrase-hello = Hello!
web-phrase-luck = Have fun!
web-phrase-nice = Nice move!
web-phrase-oops = Oops!
web-phrase-thinking = Let me think.
web-phrase-moment = One moment, please.
web-phrase-back = I am back.
web-phrase-thanks = Thank you!
web-phrase-played = Well played!
web-phrase-again = Shall we play again?
web-phrase-bye = Goodbye!
web-clock = Time
web-clock-none = Untimed
web-clock-live = Live
web-clock-slow = Days
web-clock-none-short = no clock
web-clock-live-short = live, { $minutes } min + { $increment } s a turn
web-clock-slow-short = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
web-clock-minutes = Time for each
web-clock-increment = Added with each turn
web-clock-days = Time for each move
web-clock-out = Out of time:
web-time-left = time left
web-time-still = { $time } left.
web-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-time-increment = + { $count } s a turn
web-time-per-move = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
web-time-days = { $count } d
web-time-hours = { $count } h
web-sought = I am looking for
web-sought-any = anybody
web-sought-newcomer = newcomers
web-sought-casual = casual players
web-sought-strong = strong players
web-lobby-all = All games
web-lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-sit-down = Sit down
web-guest = Guest
web-invite-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-invite-home = On the same network: point a camera, or type
web-invite-here = Send the link
web-invite-local = Only this computer opens this link
web-invite-lan = For phones and computers of your home network, start Bocage with: ./bocage play --lan
web-invite-code = Or, on the start page, type the code
web-code-typed = Code of a table
web-code-go = Go there
web-invite-qr = The link as a QR code
web-invited-by = { $name } invites you
web-invited = You are invited
web-invited-text = To a game of { $game }. Write your name and sit down: the game begins when all seats are taken.
web-invited-watch = Watch first
web-stands-for = { $bot } plays for { $name } until they are back.
web-stands-for-you = { $bot } plays for you.
web-seat-back = Take my seat back
web-chat = At the table
web-chat-open = Open the chat
web-chat-none = Nobody has said anything yet.
web-chat-you = You
web-chat-say = Say something
web-chat-send = Send
web-chat-mute = Show me nothing that others say
web-chat-muted = You have silenced the chat.
web-chat-off = The host has switched the chat off.
web-chat-phrases-only = At an open table only ready phrases are said, unless the host allows more.
web-chat-allowed = Players may say
web-chat-allow-auto = anything, at an open table ready phrases
web-chat-allow-free = anything
web-chat-allow-phrases = ready phrases
web-chat-allow-off = nothing
web-cues = When it is your turn
web-cue-title = Say so in the title of the tab
web-cue-knock = Knock softly on wood after a longer wait
web-cue-notice = Show a notice when this page is in the background
web-cue-refused = Your browser does not allow notices of this page.
web-cue-turn = It is your turn: { $game }.
web-cue-hurry = Your time is nearly out: { $game }.

# Between people: taking back, and a rematch.
web-back = Take back
web-back-asks = { $name } asks to take back the last move. What was done since is undone too.
web-back-allow = Allow
web-back-refuse = Refuse
web-back-waits = The others are asked whether you may take your move back.
web-rematch-open = { $name } has opened a rematch.
web-rematch-sit = Sit down
