"""What the moves of a game are worth: advice for a position, a review of a whole game.

    advise(game, seat, Budget(seconds=1))      # every legal move with its value in points
    review(fresh, game.moves(), Budget(400))   # the costliest moves, and what was better

Nothing is used that the seat in question could not know.
"""

from bocage.analysis.advice import Advice, Candidate, advise, advising
from bocage.analysis.review import Judgement, Review, review

__all__ = ["Advice", "Candidate", "Judgement", "Review", "advise", "advising", "review"]
