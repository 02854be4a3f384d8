# Games that bring no words, screen or board of their own: what is said and shown for all of them.

action-plain-stop = Go on
action-plain-yes = Yes
action-plain-no = No
outcome-plain = { $winners } wins.
plain-table = The table
plain-round = Round { $round }
plain-round-phase = Round { $round }, { $phase }
plain-group = { $name }: { $things }
plain-yes = yes
plain-no = no
score-points = points
terminal-hint-plain = Type a number, one of the words on the right, or “help”.
terminal-help-plain = Answers are numbers or the words on the right, several with “;” between them. The table shows first what is common to all, then what belongs to each player.
terminal-why-what-plain = Why what? For example “why not” and one of the words on the right.
terminal-no-score = The score is counted when the game is over: until then it would give away what is hidden.
help-rules-plain = rules NUMBER – a rule; without number, the one behind this question
help-farm-plain = farm 2 – what belongs to a player
help-tiles-plain = tiles – what is common to all
