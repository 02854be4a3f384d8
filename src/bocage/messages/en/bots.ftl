# The bots: what they are called and how they play.

bot-random = Random
bot-random-text = Plays anything that is allowed.
bot-greedy = Greedy
bot-greedy-text = Takes what looks best at once and never looks further.
bot-hazel = Hazel
bot-hazel-text = For a first game: looks a little ahead and often chooses freely.
bot-hornbeam = Hornbeam
bot-hornbeam-text = An easy-going player who misses things now and then.
bot-ash = Ash
bot-ash-text = A careful player with some experience.
bot-oak = Oak
bot-oak-text = A strong player who thinks several turns ahead.
bot-yew = Yew
bot-yew-text = The strongest: takes two seconds for every move.
bot-instinct = Instinct
bot-instinct-text = Plays at once what the network thinks likeliest, without looking ahead.
bot-champion = Champion
bot-champion-text = The network of the game and tree search, one second a move: the strongest we have.
bot-classic = Classic
bot-classic-text = Tree search with the hand-written adviser, one second a move.
bot-mcts = Tree search
bot-mcts-text = Thinks ahead for one second a move and plays the best it finds.

error-bot-broken = The bot “{ $bot }” ({ $source }) cannot be loaded: { $problem }
error-bot-no-class = The bot “{ $bot }” ({ $source }) is not a class derived from bocage.bots.Bot.
error-network-missing = The network file “{ $file }” cannot be read.
error-network-foreign = The file “{ $file }” is no network of Bocage.
error-network-damaged = The network file “{ $file }” is damaged.
error-network-other-game = The network file “{ $file }” is for { $other }, not for { $game }.
