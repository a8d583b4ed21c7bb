"""The same check under Atheris, which looks for bytes that reach new lines of the readers.

    pip install atheris
    python -m fuzz.guided -max_total_time=600 fuzz/found fuzz/corpus

Atheris is no requirement of the project: its wheels exist for few Pythons.
"""

import sys

import atheris

with atheris.instrument_imports(include=["ningbo.formats", "ningbo.core"]):
    from fuzz.property import check


def one(data: bytes) -> None:
    """Read one input; whatever `check` raises is a finding."""
    check(data)


if __name__ == "__main__":
    atheris.Setup(sys.argv, one)
    atheris.Fuzz()
