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
