"""Working studies off: chunks to an engine, finished ones to disk as they come."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from ningbo.lab.difficulty import study_chunk as difficulty_chunk
from ningbo.lab.results import Results
from ningbo.lab.study import Chunk, Study
from ningbo.lab.winnable import study_chunk as winnable_chunk

# What an engine is: it takes chunks and gives each back with its totals, in any order.
Finished = tuple[Chunk, dict[str, Any]]
Engine = Callable[[Iterable[Chunk]], Iterator[Finished]]


def study_chunk(chunk: Chunk) -> Finished:
    """Work one chunk off: what every engine calls, in whatever process."""
    if chunk.kind == "winnable":
        return chunk, winnable_chunk(chunk).as_json()
    return chunk, difficulty_chunk(chunk).as_json()


def here(chunks: Iterable[Chunk]) -> Iterator[Finished]:
    """The engine of one worker: this process."""
    return map(study_chunk, chunks)


def run(
    studies: Iterable[Study],
    folder: Path,
    engine: Engine = here,
    finished: Callable[[int], object] = lambda deals: None,
) -> list[Results]:
    """Work off what is still missing of some studies, and return their results.

    `finished` is told the number of deals of each chunk as it is written down, those of an earlier
    run first. Raises LabError, and OSError; whatever was finished is kept, and the next run goes on
    from there.
    """
    files = [Results.begin(folder, study) for study in studies]
    by_study = {_key(results.study): results for results in files}
    finished(sum(chunk.deals for results in files for chunk in results.finished))
    pending = chain.from_iterable(results.pending() for results in files)
    for chunk, totals in engine(pending):
        by_study[_key(chunk)].append(chunk, totals)
        finished(chunk.deals)
    return files


def _key(part: Study | Chunk) -> tuple[str, str, str]:
    return part.kind, part.layout, part.method
