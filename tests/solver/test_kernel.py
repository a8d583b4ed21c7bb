"""The kernel: the same compiled, checked and interpreted, and typed where it is compiled."""

import ast
import importlib.util
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ningbo.core.board import Board
from ningbo.core.deal import deal, deal_layout
from ningbo.core.layout import Layout
from ningbo.solver import kernel, state
from ningbo.solver.shape import Shape, shape_of
from ningbo.solver.solver import dense_groups
from tests.solver.boards import random_board, small_sizes
from tools.site.paths import ROOT

CODES = [f"{seed}-{letter}.r" for letter in "abcdefgh" for seed in range(4)]


def boards() -> list[Board]:
    """Boards of many kinds: all layouts, all sizes of groups, more than 256 tiles."""
    rng = random.Random(3)
    slots = [(2 * x, 2 * y, z) for z in range(3) for y in range(8) for x in range(12)]
    return [
        *[deal(code).board() for code in CODES],
        *[random_board(rng, small_sizes(rng, count)) for count in range(12, 60, 2)],
        deal_layout(Layout(slots), 3, "random").board(),
    ]


def trace(module: ModuleType, board: Board) -> tuple[object, ...]:
    """All that a search shows: verdict, counts, line and log."""
    slots = range(board.layout.count)
    made = module.Kernel(shape_of(board.layout), dense_groups(board, slots), True)
    status = made.step(1500)
    line = made.solution() if status == kernel.SOLVED else []
    return status, made.closures, made.conflicts, line, made.learned()


@pytest.mark.skipif(not state.CURRENT, reason="no compiled kernel of this source")
def test_compiled_and_interpreted_are_equal() -> None:
    for board in boards():
        assert trace(state.compiled, board) == trace(kernel, board)


@pytest.mark.skipif(shutil.which("cc") is None, reason="this machine has no C compiler")
def test_bounds_checks_find_nothing(tmp_path: Path) -> None:
    pytest.importorskip("Cython")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src" / "ningbo" / "solver", tmp_path / "src" / "ningbo" / "solver")
    (tmp_path / "src" / "ningbo" / "__init__.py").write_text('__version__ = "0"\n')
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out"]
    settings = os.environ | {"NINGBO_KERNEL_CHECKED": "1", "CFLAGS": "-O0"}
    subprocess.run(command, cwd=tmp_path, env=settings, check=True, capture_output=True)
    (binary,) = (tmp_path / "out" / "ningbo" / "solver").glob("_kernel.*")
    spec = importlib.util.spec_from_file_location("ningbo.solver._kernel", binary)
    assert spec is not None
    assert spec.loader is not None
    checked = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(checked)
    # The checks are on: a tile that doesn't exist is an error, not a stray read.
    made = checked.Kernel(shape_of(boards()[0].layout), dense_groups(boards()[0], range(36)))
    with pytest.raises(IndexError):
        made.variable_of(5000, 1)
    for board in boards():
        assert trace(checked, board) == trace(kernel, board)


def test_every_method_and_every_local_of_the_kernel_is_typed() -> None:
    """A name without a type would make the compiled kernel many times slower, without a word."""
    types = Path(kernel.__file__).with_name("_kernel.pxd").read_text()
    declared = {
        match[2]: set(re.findall(r"(\w+)=", match[1] or "")) | set(re.findall(r"\w+", match[3]))
        for match in re.finditer(
            r"(?:@cython\.locals\(([^)]*)\)\s+)?cp?def [\w \[\]:]+?(\w+)\(([^)]*)\)", types
        )
    }
    attributes = set(re.findall(r"\w+", " ".join(re.findall(r"^    cdef .*$", types, re.M))))
    tree = ast.parse(Path(kernel.__file__).read_text())
    # These give Python values, once a question: no types would help.
    plain = {"__init__", "choice_variables", "learned", "pair_of", "solution", "ints", "grown"}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in plain:
            assert node.name in declared, node.name
            for name in ast.walk(node):
                if (
                    isinstance(name, ast.Name)
                    and isinstance(name.ctx, ast.Store)
                    and name.id != "_"
                ):
                    assert name.id in declared[node.name], f"{node.name}: {name.id}"
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            assert node.attr in attributes, node.attr


def test_forgetting_clauses_changes_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    board = deal("11-g.r").board()
    found = set()
    for code in ("3-d.r", "5-d.r", "11-c.r"):
        board = deal(code).board()
        groups = dense_groups(board, range(board.layout.count))
        monkeypatch.setattr(kernel, "KEPT", 6000)
        plain = kernel.Kernel(shape_of(board.layout), groups)
        monkeypatch.setattr(kernel, "KEPT", 10)
        forgetful = kernel.Kernel(shape_of(board.layout), groups)
        assert forgetful.step(5000) == plain.step(5000) != kernel.RUNNING
        found.add(forgetful.clause_count < forgetful.conflicts)
    assert True in found


def test_luby_is_the_sequence_of_the_paper() -> None:
    assert [kernel.luby(run) for run in range(15)] == [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]


def test_a_tower_seen_from_above_counts_only_what_lies_next() -> None:
    """A tile that covers one that covers another holds it already."""
    layout = Layout([(0, 0, z) for z in range(40)])
    shape = Shape(layout.above, layout.left, layout.right)
    assert list(shape.hold) == [kernel.COVERED] * 39 + [0]


def test_version_tells_what_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert state.kernel_state() in ("typed", "interpreted")
    monkeypatch.setattr(state, "CURRENT", False)
    monkeypatch.setattr(state, "compiled", None)
    assert state.kernel_state() == "interpreted"
    assert state.kernel_class() is kernel.Kernel


def test_a_binary_of_another_source_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    stale = ModuleType("stale")
    stale.__dict__.update(SOURCE_DIGEST="of another source", Kernel=kernel.Kernel)
    monkeypatch.setattr(state, "compiled", stale)
    assert not state.is_current()
    monkeypatch.setattr(state, "CURRENT", state.is_current())
    assert state.kernel_state().startswith("interpreted (the compiled one is of another source")
    assert state.kernel_class() is kernel.Kernel


def test_a_binary_without_types_is_called_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    untyped = ModuleType("untyped")
    untyped.__dict__.update(SOURCE_DIGEST=state.source_digest(), Kernel=kernel.Kernel)
    monkeypatch.setattr(state, "compiled", untyped)
    monkeypatch.setattr(state, "CURRENT", state.is_current())
    assert state.CURRENT
    assert state.kernel_state().startswith("untyped (a fault")
