"""What the server may spend, on one request and altogether."""

from dataclasses import dataclass, field

from ningbo.processors import cores


@dataclass(frozen=True)
class Settings:
    """Limits of the analysis; those of a request are in the OpenAPI document too."""

    workers: int = field(default_factory=cores)
    """Processes, each of which answers one request at a time; started when first needed."""
    waiting: int = 256
    """Requests that may wait for a worker; one more is refused with 503."""
    seconds: float = 20.0
    """A worker that takes longer over one request is ended, and the request refused with 503."""
    body_bytes: int = 1 << 17
    body_seconds: float = 10.0
    """A request whose body takes longer to come in is refused with 408."""
    game_characters: int = 1 << 16
    actions: int = 4000
    shuffles: int = 100
    budget: int = 100_000
    """Closures of a request that doesn't say how many."""
    most_budget: int = 1_000_000
