"""A study's results on disk: lines of JSON, appended as chunks are finished.

Each line is `["CHECKSUM",BODY]`: the CRC-32 of BODY's bytes in eight hexadecimal digits, and an
object. `{"study"}` describes the study, whenever a run begins it or changes its number of deals;
`{"chunk", "totals"}` is a finished chunk. A line that was half written, because the machine stopped
or its disk was full, doesn't agree with its checksum: it is passed over, and its chunk is worked
off again. Of a chunk that two runs have finished, the first counts.
"""

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

from ningbo.lab.errors import LabError
from ningbo.lab.study import Chunk, Study

SUFFIX = ".jsonl"


class Results:
    """The file of one study, `path`.

    `study` is what it was last begun with, `finished` the study's chunks that are in it, `damaged`
    how many of its lines are no good.
    """

    def __init__(self, path: Path) -> None:
        """Read a file. Raises OSError, and LabError for one that holds no study."""
        self.path = path
        self.damaged = 0
        found = set()
        study = None
        for body in _lines(path):
            if "study" in body:
                study = Study(**body["study"])
            elif "chunk" in body:
                found.add(Chunk(**body["chunk"]))
            else:
                self.damaged += 1
        if study is None:
            raise LabError("error.lab.no-study", path=str(path))
        self.study = study
        self.finished = found & set(study.chunks())

    @classmethod
    def begin(cls, folder: Path, study: Study) -> "Results":
        """Open the file of a study in a folder, or make it.

        A study may go on with another number of deals. Raises OSError, and LabError where the file
        of this name holds another study.
        """
        path = folder / (study.stem + SUFFIX)
        folder.mkdir(parents=True, exist_ok=True)
        begun = [Study(**body["study"]) for body in _lines(path) if "study" in body]
        if any(other._replace(deals=study.deals) != study for other in begun):
            raise LabError("error.lab.other", path=str(path))
        if begun[-1:] != [study]:
            _append(path, {"study": study._asdict()})
        return cls(path)

    def pending(self) -> Iterator[Chunk]:
        """Yield the chunks still to be worked off."""
        return (chunk for chunk in self.study.chunks() if chunk not in self.finished)

    def append(self, chunk: Chunk, totals: dict[str, Any]) -> None:
        """Write a finished chunk down. Raises OSError; what was written before stays good."""
        _append(self.path, {"chunk": chunk._asdict(), "totals": totals})
        self.finished.add(chunk)

    def totals(self) -> Iterator[dict[str, Any]]:
        """Yield the totals of each finished chunk, one at a time."""
        waited_for = set(self.finished)
        for body in _lines(self.path):
            if "chunk" in body:
                chunk = Chunk(**body["chunk"])
                if chunk in waited_for:
                    waited_for.remove(chunk)
                    yield body["totals"]


def _append(path: Path, body: dict[str, Any]) -> None:
    """Append a line in one write, so that runs side by side don't mix theirs."""
    text = json.dumps(body, separators=(",", ":"))
    line = f'["{crc32(text.encode()):08x}",{text}]\n'.encode()
    with path.open("ab+", buffering=0) as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - 1))
        if file.read(1) not in (b"\n", b""):
            line = b"\n" + line  # after one that was half written
        try:
            written = file.write(line)
            os.fsync(file.fileno())
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from error
        if written != len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the body of each line, {} for a damaged one; nothing where there is no file."""
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            yield _body(line)


def _body(line: bytes) -> dict[str, Any]:
    text = line[len('["01234567",') : -len("]\n")]
    if line != b'["%08x",%s]\n' % (crc32(text), text):
        return {}
    body: dict[str, Any] = json.loads(text)
    return body
