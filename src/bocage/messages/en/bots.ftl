# The bots: what they are called and how they play.

bot-random = Random
bot-random-text = Plays anything that is allowed.
bot-greedy = Greedy
bot-greedy-text = Takes what looks best at once and never looks further.
bot-hazel = Hazel
bot-hazel-text = For a first game: tries what can be done, wise or not.
bot-dogwood = Dogwood
bot-dogwood-text = Knows how to play, and follows its fancy more than a plan.
bot-hornbeam = Hornbeam
bot-hornbeam-text = An easy-going player who misses things now and then.
bot-maple = Maple
bot-maple-text = Mostly does what is usual, and is sometimes carried away.
bot-ash = Ash
bot-ash-text = A careful player with some experience, who plays at first sight.
bot-elm = Elm
bot-elm-text = Looks a little ahead before deciding.
bot-chestnut = Chestnut
bot-chestnut-text = A good player who compares several ways to go on.
bot-oak = Oak
bot-oak-text = A strong player who thinks several turns ahead.
bot-beech = Beech
bot-beech-text = Very strong: sees far and forgives little.
bot-yew = Yew
bot-yew-text = The strongest level: weighs thousands of courses before every move.
bot-text-points = { $text } Usually scores about { $points } { $points ->
    [one] point
   *[other] points
 }.
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
