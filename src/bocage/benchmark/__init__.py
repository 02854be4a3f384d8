"""How fast the engine is: the figures that `bocage bench` prints."""

from bocage.benchmark.figures import Figure, measure_round
from bocage.benchmark.summary import FigurePair, Summary, summary_of

__all__ = ["Figure", "FigurePair", "Summary", "measure_round", "summary_of"]
