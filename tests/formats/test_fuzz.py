"""Whatever the bytes: an answer or a clear error, within bounds of memory and time."""

import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from fuzz.corpus import CORPUS
from fuzz.formats import example, seeds
from fuzz.property import check
from tools.site.paths import ROOT

# `make study` and `python -m fuzz.formats --seconds N` go on from there.
EXAMPLES = 1_500

WORST = """
import faulthandler, resource
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
faulthandler.dump_traceback_later(300, exit=True)
from fuzz.property import check
from fuzz.worst import worst
for name, data in worst():
    print(name, check(data))
"""


def test_the_corpus() -> None:
    ends = {check(path.read_bytes()) for path in CORPUS.iterdir()}
    assert {"kmahjongg", "gnome", "xmahjongg", "kyodai", "pysolfc", "mah", "ace", "ningbo"} <= ends


def test_changed_files() -> None:
    folders = seeds()
    for number in range(EXAMPLES):
        check(example(number, folders))


@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    check(data)


@given(st.text(st.sampled_from('0123456789-,. \n\t<>/"=[]{}:mapyxzrowtilekyodaKZ#')))
def test_any_signs_of_the_grammars(text: str) -> None:
    check(text.encode())


def test_the_largest_and_worst_files() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WORST], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) == 33
