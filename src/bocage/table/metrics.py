"""Figures about a running server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

import bocage

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
# What is true just now, and what it means.
GAUGES = {
    "bocage_tables_in_memory": "Tables that are at hand.",
    "bocage_tables_with_guests": "Tables that somebody is connected to.",
    "bocage_connections": "Sockets of people at tables.",
    "bocage_bots_thinking": "Tables where a bot must decide.",
    "bocage_thinkers_waiting": "Questions that wait for a process to think about them.",
    "bocage_writes_waiting": "Writes that wait for the database.",
    "bocage_others_reached": "Whether other processes can be told: 1 or 0.",
}


class _Now(Collector):
    """Reads the gauges when somebody asks."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterable[Metric]:
        """The gauges."""
        for name, value in self._metrics.now().items():
            yield GaugeMetricFamily(name, GAUGES[name], value=value)
        yield GaugeMetricFamily("bocage_up", f"Bocage {bocage.__version__}.", value=1)


class Metrics:
    """What is counted and timed. Each server of a process has figures of its own.

    Attributes:
        now: tells what is true just now; names of `GAUGES`.
    """

    def __init__(self) -> None:
        self.now: Callable[[], Mapping[str, float]] = dict
        self._registry = CollectorRegistry()
        self.requests = self._counter("requests", "Calls, by what became of them.", "method", "status")
        self.request_seconds = self._timer("request_seconds", "From a call to its answer.", "kind")
        self.decisions = self._counter("decisions", "Decisions of people that were carried out or refused.")
        self.decision_seconds = self._timer("decision_seconds", "From a decision to its being kept.")
        self.bot_seconds = self._timer("bot_seconds", "From a bot's turn to its decision.")
        self.bots_too_slow = self._counter("bots_too_slow", "Decisions that a quick bot made for a slow one.")
        self.hints = self._counter("hints", "Hints that were given.")
        self.tables_opened = self._counter("tables_opened", "Tables that were opened.")
        self.games_finished = self._counter("games_finished", "Games that came to their end.", "game")
        self.states_sent = self._counter("states_sent", "States that were sent through sockets.")
        self.bytes_sent = self._counter("bytes_sent", "Bytes of states that were sent through sockets.")
        self.database_seconds = self._timer("database_seconds", "What the database took.", "kind")
        self.database_failures = self._counter("database_failures", "What the database did not do.", "kind")
        self._registry.register(_Now(self))
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"bocage_{name}", meaning, labels, registry=self._registry)

    def _timer(self, name: str, meaning: str, *labels: str) -> Histogram:
        return Histogram(f"bocage_{name}", meaning, labels, registry=self._registry, buckets=BOUNDS)

    def text(self) -> bytes:
        """Everything."""
        return generate_latest(self._registry)
