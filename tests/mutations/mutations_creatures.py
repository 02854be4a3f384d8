"""Places of All Creatures Big and Small to break, each with the rule that no longer holds."""

from tests.mutations.mutations import Mutation

MUTATIONS = [
    Mutation(
        "games/creatures/rules/scoring.py", "[4, 5, 7, 9]]", "[4, 5, 8, 9]]", "C-12.3: 7 horses score 2"
    ),
    Mutation(
        "games/creatures/rules/scoring.py", "SEATS - 1 - s.first", "s.first", "C-12.7: who began loses a tie"
    ),
    Mutation(
        "games/creatures/cards/room.py",
        "return 1 if troughs == 0 else 0",
        "return 1",
        "R-29: no bonus beside a trough",
    ),
    Mutation(
        "games/creatures/cards/room.py",
        "Sharing(each=3",
        "Sharing(each=4",
        "R-28: 3 and 3",
    ),
    Mutation(
        "games/creatures/rules/spaces.py",
        "(SHEEP, SHEEP, PIG, SHEEP)",
        "(SHEEP, SHEEP, SHEEP, SHEEP)",
        "C-9.1: pigs with the cow",
    ),
    Mutation(
        "games/creatures/rules/spaces.py",
        "free=2, each=Goods(stone=2)",
        "free=3, each=Goods(stone=2)",
        "C-10.11: 2 free",
    ),
    Mutation(
        "games/creatures/rules/phases.py",
        "s.marker if s.has_switch(MARKER_HOLDER_FIRST) else s.starter",
        "s.starter if s.has_switch(MARKER_HOLDER_FIRST) else s.marker",
        "R-17: who began the round comes first",
    ),
    Mutation(
        "games/creatures/rules/phases.py", "    _schedule(s, END_OF_ROUND)\n", "", "C-8.8: the end of a round"
    ),
    Mutation(
        "games/creatures/rules/phases.py", "        s.working = False\n", "", "R-05: the work phase ends"
    ),
    Mutation(
        "games/creatures/rules/breeding.py",
        "f.seat, ASK, 1)",
        "f.seat, ASK)",
        "C-8.7: the Rearing Station is emptied",
    ),
    Mutation(
        "games/creatures/rules/sites.py",
        "corners_of(farm.columns)",
        "corners_of(2)",
        "C-3.8: corners of the whole farm",
    ),
    Mutation(
        "games/creatures/rules/verbs/construction.py",
        "s.tiles += 1",
        "s.tiles += 0",
        "C-1.8: covered tiles come back",
    ),
    Mutation(
        "games/creatures/cards/breeding.py",
        "On(AFTER_LAST_BREEDING, BreedAgain())",
        "On(AFTER_LAST_BREEDING, May(BreedAgain()))",
        "R-13: the second breeding phase takes place",
    ),
    Mutation(
        "games/creatures/rules/verbs/stalls.py",
        "        s.tiles -= 1\n        s.display",
        "        s.display",
        "C-5.7: a tile",
    ),
    Mutation(
        "games/creatures/rules/verbs/stalls.py",
        "s.troughs += 1",
        "s.troughs += 0",
        "R-24: the trough returns",
    ),
    Mutation(
        "games/creatures/rules/verbs/troughs.py",
        "return price(farm, TROUGHS, self.each)",
        "return self.each",
        "R-36: the Sawmill",
    ),
    Mutation(
        "games/creatures/rules/sites.py",
        "if anchor != NOTHING:",
        "if anchor > 99:",
        "R-20: beside the Conservatory",
    ),
    Mutation(
        "games/creatures/cards/trade.py",
        "asked=WORK_ENDS",
        "asked=0",
        "R-01: the last moment of the Animal Trader",
    ),
    Mutation(
        "games/creatures/cards/construction.py",
        "Anytime(Relocate(), once=True, asked=SCORING_COMES)",
        "Anytime(Relocate(), once=True, asked=0)",
        "R-03: the Carpenter before scoring",
    ),
]
